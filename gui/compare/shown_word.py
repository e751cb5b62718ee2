"""A word of the table in the place of the text that was typed. There is a way back."""

from __future__ import annotations

from PySide6.QtCore import QObject

from gui.state.compare_state import CompareState
from gui.widgets.notice_bar import NoticeBar


class ShownWord(QObject):
    """Puts words into the lanes and offers to bring the old text back."""

    def __init__(self, notice: NoticeBar, state: CompareState) -> None:
        """Nothing was replaced yet."""
        super().__init__(notice)
        self._notice, self._state = notice, state
        self._before: str | None = None
        self._shown: str | None = None
        notice.action_requested.connect(self._go_back)
        state.text_changed.connect(self._look)

    @property
    def word(self) -> str | None:
        """The word of the table that the lanes show, or None."""
        return self._shown if self._state.text == self._shown else None

    def show(self, word: str) -> None:
        """Show a word instead of the text."""
        if self._state.text == word:
            return
        if self._before is None:
            self._before = self._state.text
        self._shown = word
        self._state.set_text(word)
        if self._before:
            sentence = self.tr("The lanes show a word of the table.")
            self._notice.show_notice(sentence, action=self.tr("Back to my text"))

    def _go_back(self) -> None:
        text, self._before = self._before, None
        self._notice.show_notice("")
        if text is not None:
            self._state.set_text(text)

    def _look(self) -> None:
        """A person goes on typing: there is nothing to go back to any more."""
        if self._before is not None and self._state.text != self._shown:
            self._before = None
            self._notice.show_notice("")
