"""Watch how a lane splits a word: which lane, which word, and the player.

It adds to `SplitPlayer` the choice of a lane, and makes the steps of the chosen one.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from engine.analysis.watching import LONGEST_WATCHED, WordTooLongError
from engine.models.modes import Mode
from gui.compare.compared_tokenizer import ComparedTokenizer
from gui.compare.modes import mode_names
from gui.compare.split_player import SplitPlayer
from gui.compare.tokenizer_choice import TokenizerChoice
from gui.look import theme
from gui.look.translation import format_number


@dataclass(frozen=True, slots=True, eq=False)
class WatchedWord:
    """A word as one lane splits it.

    Attributes:
        lane: the lane as the window names it.
        tokenizer: its tokenizer.
        mode: its way to split.
        word: the word; None if there is none at the place.
    """

    lane: str
    tokenizer: ComparedTokenizer
    mode: Mode
    word: str | None


class WatchPanel(QWidget):
    """Shows words being split."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Begin without a word."""
        super().__init__(parent)
        self._words: tuple[WatchedWord, ...] = ()
        self.lane = TokenizerChoice(self)
        self.split = SplitPlayer(self)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addWidget(self.lane)
        self._column.addWidget(self.split, 1)
        self.lane.value_chosen.connect(self._show)
        self.lane.hide()
        self.setFocusProxy(self.split)
        self._dress()
        self.retranslate()

    def show_words(self, words: Sequence[WatchedWord], lane: int | None = None) -> None:
        """Offer a word of each lane, and show that of `lane`, or of the lane that was shown."""
        if not words and not self._words:
            return
        before = self._index()
        self._words = tuple(words)
        self._offer()
        if self._words:
            index = before if lane is None else lane
            self.lane.set_value(str(min(index, len(self._words) - 1)))
        self._show()

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.lane.setAccessibleName(self.tr("Lane whose way is watched"))
        self._offer()

    def _index(self) -> int:
        return max(0, self.lane.currentIndex())

    def _offer(self) -> None:
        names = mode_names()
        title = self.tr("{lane}: {mode}")
        self.lane.set_entries(
            [
                (str(index), title.format(lane=word.lane, mode=names[self._mode(word)]))
                for index, word in enumerate(self._words)
            ]
        )
        self.lane.setVisible(len(self._words) > 1)

    def _mode(self, word: WatchedWord) -> Mode:
        return word.tokenizer.actual(word.mode)

    def _show(self) -> None:
        watched = self._words[self._index()] if self._words else None
        if watched is None or watched.word is None:
            self.split.show_word((), (), "rank-ordered")
            return
        tokenizer, mode = watched.tokenizer, self._mode(watched)
        try:
            steps = tokenizer.steps(watched.word, mode)
        except WordTooLongError:
            most = format_number(LONGEST_WATCHED)
            text = self.tr(
                "The word is too long to be watched: there would be more than {most} boxes."
            )
            self.split.show_problem(text.format(most=most))
            return
        symbols = tokenizer.symbols(watched.word)
        self.split.show_word(symbols, steps, mode, tokenizer.vocab, tokenizer.alphabet)

    def _dress(self) -> None:
        self._column.setSpacing(round(theme.active().spacing) // 2)

    def changeEvent(self, event: QEvent) -> None:
        """Follow language and theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.StyleChange:
            self._dress()
