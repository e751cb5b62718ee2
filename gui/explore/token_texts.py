"""Widgets in the type of tokens; they take it themselves whenever the theme changes.

subtle: a style sheet gives a widget its former font back after its parent heard of the new theme,
so a parent cannot set it.
"""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QEvent, QMimeData, QPointF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QTextLayout, QTextOption
from PySide6.QtWidgets import QLabel, QPlainTextEdit, QSizePolicy, QWidget

from gui.look import theme
from gui.widgets.viewport import write_in

_LOOK_CHANGES = frozenset({QEvent.Type.PaletteChange, QEvent.Type.StyleChange})


class TokenLabel(QLabel):
    """A text in which every character counts: all of it is shown, in as many lines as it needs.

    Unlike a QLabel it breaks long tokens too, which have no spaces.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setFont(theme.active().token_font())

    def show_text(self, text: str) -> None:
        """Show this text."""
        self.setText(text)
        self.updateGeometry()

    def _lines(self, width: float) -> QTextLayout:
        """The text in lines of this width."""
        option = QTextOption()
        option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        layout = QTextLayout(self.text().replace("\n", "\u2028"), self.font())
        layout.setTextOption(option)
        layout.beginLayout()
        height = 0.0
        while (line := layout.createLine()).isValid():
            line.setLineWidth(max(1.0, width))
            line.setPosition(QPointF(0, height))
            height += line.height()
        layout.endLayout()
        return layout

    def hasHeightForWidth(self) -> bool:
        """More lines where it is narrow."""
        return True

    def heightForWidth(self, width: int) -> int:
        """The height of its lines."""
        return ceil(self._lines(width).boundingRect().height())

    def sizeHint(self) -> QSize:
        """As high as it is at the present width."""
        return QSize(0, self.heightForWidth(self.width()))

    def minimumSizeHint(self) -> QSize:
        """No width at all."""
        return QSize(0, self.fontMetrics().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the lines."""
        with QPainter(self) as painter:
            painter.setPen(self.palette().color(self.foregroundRole()))
            self._lines(self.width()).draw(painter, QPointF())

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
        write_in(self, theme.active().token_font())
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
