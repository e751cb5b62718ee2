"""One file format to save in: a button to choose it, and what would be lost."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtWidgets import QGridLayout, QLabel, QRadioButton, QSizePolicy, QWidget

from engine.formats.saving import Loss
from gui.look import icons, theme
from gui.sentences.remarks import translated_reason

MOST_SENTENCES: Final = 6


class FormatChoice(QWidget):
    """Cannot be chosen if the format cannot hold the tokenizer; then the reason is said."""

    chosen = Signal()

    def __init__(self, format: str, losses: Sequence[Loss], parent: QWidget | None = None) -> None:
        """Offer a format by its name in `engine.formats.saving.FORMATS`."""
        super().__init__(parent)
        self.format = format
        self._losses = tuple(losses)
        self.button = QRadioButton(self)
        self._sign = QLabel(self)
        self._sentences = QLabel(self, wordWrap=True, textFormat=Qt.TextFormat.PlainText)
        self._sentences.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
        self.button.setEnabled(self.is_possible)
        self.button.clicked.connect(self.chosen)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.addWidget(self.button, 0, 0, 1, 2)
        grid.addWidget(self._sign, 1, 0, Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignRight)
        grid.addWidget(self._sentences, 1, 1)
        grid.setColumnStretch(1, 1)
        self._grid = grid
        self._dress()
        self.retranslate()

    @property
    def is_possible(self) -> bool:
        """Whether the format can hold the tokenizer."""
        return not any(loss.forbids for loss in self._losses)

    @property
    def loss_count(self) -> int:
        """How many things the format would lose."""
        return len(self._losses)

    def text(self) -> str:
        """What is said about the format."""
        return self._sentences.text()

    def retranslate(self) -> None:
        """Set all texts in the present language."""
        names = {
            "documented": self.tr("JSON of this program"),
            "tokenizer.json": self.tr("tokenizer.json, for the Hugging Face library"),
            "vocab+merges": self.tr("vocab.json and merges.txt, in a folder"),
            "tiktoken": self.tr(".tiktoken, ranks of byte strings"),
        }
        self.button.setText(names[self.format])
        self._sentences.setText(self._in_words())
        self.button.setAccessibleDescription(self._sentences.text())

    def _in_words(self) -> str:
        if not self._losses:
            return self.tr("Nothing is lost.")
        forbidding = [loss for loss in self._losses if loss.forbids]
        shown = (forbidding or self._losses)[:MOST_SENTENCES]
        said = "; ".join(str(translated_reason(loss.remark)) for loss in shown)
        if forbidding:
            return self.tr("Not possible: {reason}").format(reason=said)
        rest = len(self._losses) - len(shown)
        more = "; " + self.tr("and %n more", "", rest) if rest else ""
        return self.tr("What changes: {losses}").format(losses=said + more)

    def _dress(self) -> None:
        side = round(1.1 * self.fontMetrics().height())
        name = "info" if self.is_possible else "close"
        picture = icons.icon(name).pixmap(QSize(side, side), self.devicePixelRatio())
        self._sign.setPixmap(picture)
        self._grid.setColumnMinimumWidth(0, 2 * side)
        self._grid.setHorizontalSpacing(round(theme.active().spacing))
        self._grid.setVerticalSpacing(2)

    def minimumSizeHint(self) -> QSize:
        """A line: how high it is depends on its width, and Qt would take that of the narrowest."""
        return QSize(super().minimumSizeHint().width(), self.fontMetrics().height())

    def changeEvent(self, event: QEvent) -> None:
        """Follow language and theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() in (QEvent.Type.PaletteChange, QEvent.Type.StyleChange):
            self._dress()
