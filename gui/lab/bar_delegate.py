"""Draws a bar in a cell with its number behind it."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, Qt
from PySide6.QtGui import QFontMetrics, QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from gui.lab.rows_model import BAR, Bar
from gui.look import theme

_EDGE = 6
_MOST_TEXT = 0.7
"""The share of a cell that the text may take."""


class BarDelegate(QStyledItemDelegate):
    """Draws what the role `BAR` of a cell gives."""

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
            self._draw(painter, QRectF(option.rect), bar)
        painter.restore()

    def _draw(self, painter: QPainter, cell: QRectF, bar: Bar) -> None:
        look, font = theme.active(), theme.active().ui_font()
        metrics = QFontMetrics(font)
        fits = metrics.horizontalAdvance(bar.text) <= _MOST_TEXT * cell.width()
        text = bar.text if fits or not bar.short else bar.short
        room = metrics.horizontalAdvance(text) + _EDGE
        length = max(1.0, (cell.width() - 2 * _EDGE - room) * bar.share)
        height = round(cell.height() * 0.62)
        top = cell.top() + (cell.height() - height) / 2
        painter.fillRect(QRectF(cell.left() + _EDGE, top, length, height), look.bar)
        painter.setFont(font)
        painter.setPen(look.text)
        behind = cell.adjusted(_EDGE + length + _EDGE, 0, 0, 0)
        flags = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(behind, flags, text)
