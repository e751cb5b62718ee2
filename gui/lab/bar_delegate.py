"""Draws a bar in a cell with its number behind it, all bars of a column in one scale."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from gui.lab.rows_model import BAR, Bar, RowsModel
from gui.look import theme

_EDGE = 6
_MOST_TEXT = 0.7
"""The share of a cell that the longest text of its column may take."""


class BarDelegate(QStyledItemDelegate):
    """Draws what the role `BAR` of a cell gives.

    All texts of a column have the same room, that of the longest one: else a long text would make
    its own bar shorter than that of a smaller number.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        """Have measured nothing."""
        super().__init__(parent)
        self._measured: tuple[tuple[Bar, ...], QFont] | None = None
        self._widths = 0, 0

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Draw the ground, the bar and its text."""
        look, bar = theme.active(), index.data(BAR)
        painter.save()
        painter.setClipRect(option.rect)
        if option.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(option.rect, look.selection)
        if isinstance(bar, Bar):
            model = index.model()
            bars = model.bars(index.column()) if isinstance(model, RowsModel) else (bar,)
            self._draw(painter, QRectF(option.rect), bar, bars)
        painter.restore()

    def bar_length(self, width: float, bar: Bar, bars: tuple[Bar, ...]) -> float:
        """How long a bar is in a cell so wide, in pixels, where these are all of its column."""
        room = self._text_width(width, bars) + _EDGE
        return max(1.0, (width - 2 * _EDGE - room) * bar.share)

    def _text_width(self, width: float, bars: tuple[Bar, ...]) -> int:
        longest, shortened = self._measure(bars)
        return longest if longest <= _MOST_TEXT * width else shortened

    def _measure(self, bars: tuple[Bar, ...]) -> tuple[int, int]:
        """Find the widest text of a column, and the widest where short ones are taken."""
        font = theme.active().ui_font()
        known = self._measured
        if known is None or known[0] is not bars or known[1] != font:
            wide = QFontMetrics(font).horizontalAdvance
            texts, shorts = {bar.text for bar in bars}, {bar.short or bar.text for bar in bars}
            self._widths = max(map(wide, texts), default=0), max(map(wide, shorts), default=0)
            self._measured = bars, font
        return self._widths

    def _draw(self, painter: QPainter, cell: QRectF, bar: Bar, bars: tuple[Bar, ...]) -> None:
        look, font = theme.active(), theme.active().ui_font()
        fits = self._measure(bars)[0] <= _MOST_TEXT * cell.width()
        text = bar.text if fits or not bar.short else bar.short
        length = self.bar_length(cell.width(), bar, bars)
        height = round(cell.height() * 0.62)
        top = cell.top() + (cell.height() - height) / 2
        painter.fillRect(QRectF(cell.left() + _EDGE, top, length, height), look.bar)
        painter.setFont(font)
        painter.setPen(look.text)
        behind = cell.adjusted(_EDGE + length + _EDGE, 0, 0, 0)
        flags = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(behind, flags, text)
