"""The special tokens: names separated by spaces, in which a name given twice is marked."""

from __future__ import annotations

from collections import Counter
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget

from engine import TrainingOptions
from gui.training.setup_field import SetupField
from gui.widgets.marked_edit import MarkedEdit


class SpecialTokensField(SetupField):
    """Names that the vocabulary gets after all others."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.editor = MarkedEdit()
        self._fault = QLabel(wordWrap=True, textFormat=Qt.TextFormat.PlainText)
        self._fault.setProperty("role", "error")
        for widget in (self.editor, self._fault, self.hint):
            self.add(widget)
        self.title.setBuddy(self.editor)
        self._tokens: tuple[str, ...] = ()
        self.editor.textChanged.connect(self._follow_text)
        self.editor.entered.connect(self.entered)
        self.retranslate()

    def part(self) -> dict[str, Any]:
        """This field's part of the options."""
        return {"special_tokens": self._tokens}

    def show_part(self, options: TrainingOptions) -> None:
        """Show this field's part of the options; tells nobody."""
        if options.special_tokens != self._tokens:
            self._tokens = options.special_tokens
            self.editor.set_text(" ".join(options.special_tokens))
        self._show()

    def is_valid(self) -> bool:
        """Whether no name is given twice."""
        return len(set(self._tokens)) == len(self._tokens)

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.title.setText(self.tr("Special tokens"))
        self.editor.setAccessibleName(self.tr("Special tokens"))
        self.editor.setPlaceholderText("<pad> <unk>")
        self.say(self.tr("Separated by spaces. They get the last ids."))
        self._show()

    def _follow_text(self) -> None:
        tokens = tuple(self.editor.text().split())
        if tokens != self._tokens:
            self._tokens = tokens
            self._show()
            self.edited.emit()

    def _show(self) -> None:
        twice = [name for name, count in Counter(self._tokens).items() if count > 1]
        self.editor.mark(_repeats(self.editor.text(), set(twice)))
        fault = self.tr("Given twice: {names}").format(names=", ".join(twice)) if twice else ""
        self._fault.setText(fault)
        self._fault.setVisible(bool(fault))
        self.editor.setAccessibleDescription(fault or self.hint.text())


def _repeats(text: str, names: set[str]) -> list[tuple[int, int]]:
    """Where in a text the names stand a second time or later."""
    ranges, seen, position = [], set(), 0
    for name in text.split():
        position = text.index(name, position)
        if name in names and name in seen:
            ranges.append((position, position + len(name)))
        seen.add(name)
        position += len(name)
    return ranges
