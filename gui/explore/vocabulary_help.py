"""What can stand in the filter of the vocabulary: examples to choose, each with its meaning."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QEvent, QRect, Qt, Signal
from PySide6.QtWidgets import QGridLayout, QLabel, QPushButton, QWidget

from engine.text.alphabet import visible
from gui.explore.popup import Popup
from gui.look import theme

EXAMPLES: Final = (
    "low",
    " low",
    '"low "',
    "/^l.*w$/",
    "hex: e4 b8",
    "id: 100-200",
    "rank: -500",
    "bytes: 10-",
    "characters: 1",
    "children: 100-",
    "kind: merge,added",
    "script: Cyrillic",
    "is: leading-space",
)
_LETTERS: Final = 78


def _seen(example: str) -> str:
    """Write an example so that a space at its start is seen."""
    return visible(" ") + example[1:] if example.startswith(" ") else example


class FilterHelp(Popup):
    """Offers examples; `example_chosen` has the one that a person wants in the filter."""

    example_chosen = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        """Offer them for the filter in `parent`."""
        self._buttons = {example: QPushButton(_seen(example), flat=True) for example in EXAMPLES}
        self._words = {
            example: QLabel(wordWrap=True, textFormat=Qt.TextFormat.PlainText)
            for example in EXAMPLES
        }
        super().__init__(self._grid(), parent)
        for example, button in self._buttons.items():
            button.clicked.connect(lambda _=False, example=example: self._choose(example))
        self._dress()
        self.retranslate()

    def open_for(self, button: QWidget) -> None:
        """Show all below a button; the keys are at the first."""
        place = button.mapToGlobal(button.rect().topLeft())
        self.open_below(QRect(place, button.size()), _LETTERS)
        self._buttons[EXAMPLES[0]].setFocus()

    def button(self, example: str) -> QPushButton:
        """What is hit to choose an example."""
        return self._buttons[example]

    def retranslate(self) -> None:
        """Set all texts in the present language."""
        self.setAccessibleName(self.tr("What can stand in the filter"))
        for example, meaning in self._meanings().items():
            self._words[example].setText(meaning)
            self._buttons[example].setAccessibleName(f"{_seen(example)}: {meaning}")

    def _meanings(self) -> Mapping[str, str]:
        meanings = (
            self.tr("the label or the text holds it"),
            self.tr("the same with the space in front of it"),
            self.tr("in quotes, with spaces"),
            self.tr("a regular expression"),
            self.tr("the bytes hold these"),
            self.tr("a number or a range of ids"),
            self.tr("ranks up to 500"),
            self.tr("10 bytes and more"),
            self.tr("a single character"),
            self.tr("part of at least 100 tokens"),
            self.tr("kinds: symbol, merge, added, special, byte, unused, piece"),
            self.tr("the script of the letters"),
            self.tr("also: digits, punctuation, letters, uppercase, spaces, partial, no-bytes"),
        )
        return dict(zip(EXAMPLES, meanings, strict=True))

    def _choose(self, example: str) -> None:
        self.hide()
        self.example_chosen.emit(example)

    def _grid(self) -> QWidget:
        content = QWidget()
        grid = QGridLayout(content)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setColumnStretch(1, 1)
        grid.setVerticalSpacing(0)
        for row, example in enumerate(EXAMPLES):
            grid.addWidget(self._buttons[example], row, 0)
            grid.addWidget(self._words[example], row, 1)
        return content

    def _dress(self) -> None:
        for button in self._buttons.values():
            button.setFont(theme.active().token_font())
            button.setStyleSheet("text-align: left; padding: 2px 6px;")

    def changeEvent(self, event: QEvent) -> None:
        """Follow language and theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() in (QEvent.Type.PaletteChange, QEvent.Type.StyleChange):
            self._dress()
