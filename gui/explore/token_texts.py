"""Widgets in the type of tokens; they take it themselves whenever the theme changes.

subtle: a style sheet gives a widget its former font back after its parent heard of the new theme,
so a parent cannot set it.
"""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QEvent, QMimeData
from PySide6.QtGui import QTextOption
from PySide6.QtWidgets import QPlainTextEdit, QSizePolicy, QWidget

from gui.look import theme
from gui.widgets.elided_label import ElidedLabel

_LOOK_CHANGES = frozenset({QEvent.Type.PaletteChange, QEvent.Type.StyleChange})


class TokenLabel(ElidedLabel):
    """A line of text in which every character counts."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFont(theme.active().token_font())

    def changeEvent(self, event: QEvent) -> None:
        """Follow the theme."""
        super().changeEvent(event)
        if event.type() in _LOOK_CHANGES:
            self.setFont(theme.active().token_font())


class TokenField(QPlainTextEdit):
    """A field as high as its text, up to `lines` lines; every character counts."""

    def __init__(self, lines: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lines = lines
        self.setTabChangesFocus(True)
        self.setWordWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._dress()
        self.document().documentLayout().documentSizeChanged.connect(self._fit)

    def _dress(self) -> None:
        self.setFont(theme.active().token_font())
        self._fit()

    def _fit(self) -> None:
        """Be as high as the text; of a long one as many lines as there may be."""
        edges = round(2 * self.document().documentMargin()) + 2 * self.frameWidth() + 2
        lines = min(max(1, round(self.document().size().height())), self._lines)
        height = lines * self.fontMetrics().lineSpacing()
        if lines == round(self.document().size().height()):
            height = max(height, ceil(self._text_height()))
        self.setFixedHeight(height + edges)

    def _text_height(self) -> float:
        """The height of the text: lines with letters of another font may be higher."""
        blocks = map(self.document().findBlockByNumber, range(self.document().blockCount()))
        return sum(self.blockBoundingRect(block).height() for block in blocks)

    def canInsertFromMimeData(self, source: QMimeData) -> bool:
        """Leave files to the view around: their names are no text."""
        return not source.hasUrls() and super().canInsertFromMimeData(source)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the theme."""
        super().changeEvent(event)
        if event.type() in _LOOK_CHANGES:
            self._dress()
