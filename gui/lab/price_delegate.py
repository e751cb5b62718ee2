"""Draws the prices of a language in a cell: a bar for each tokenizer, and a mark for its bytes."""

from __future__ import annotations

from PySide6.QtCore import QLineF, QModelIndex, QPersistentModelIndex, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from gui.lab.price_rows import PriceBars
from gui.lab.rows_model import BAR
from gui.look import theme
from gui.widgets.hatching import fill_hatched

_EDGE = 8


class PriceDelegate(QStyledItemDelegate):
    """Adds to the bars of other tables a second bar, and a line at the price of English."""

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Draw the ground, the bars and the marks."""
        bars = index.data(BAR)
        painter.save()
        painter.setClipRect(option.rect)
        if option.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(option.rect, theme.active().selection)
        if isinstance(bars, PriceBars):
            self._draw(painter, QRectF(option.rect), bars)
        painter.restore()

    def _draw(self, painter: QPainter, cell: QRectF, bars: PriceBars) -> None:
        look = theme.active()
        left, scale = cell.left() + _EDGE, max(1.0, cell.width() - 2 * _EDGE)
        height = cell.height() * (0.62 if bars.second is None else 0.4)
        top = cell.top() + (cell.height() - height) / 2 if bars.second is None else cell.top() + 1
        painter.fillRect(QRectF(left, top, max(1.0, scale * bars.share), height), look.bar)
        if bars.second is not None:
            lower = QRectF(left, cell.bottom() - height - 1, max(1.0, scale * bars.second), height)
            fill_hatched(painter, lower, look.bar_tied, look.hatch, 0.8 * cell.height())
        x = left + scale * bars.one
        painter.setPen(QPen(look.text, 1, Qt.PenStyle.DashLine))
        painter.drawLine(QLineF(x, cell.top(), x, cell.bottom() + 1))
        self._mark(painter, QPointF(left + scale * bars.size, cell.center().y()), cell.height())

    def _mark(self, painter: QPainter, at: QPointF, height: float) -> None:
        """Draw a diamond where the bytes are."""
        look, size = theme.active(), height * 0.2
        corners = ((0, -size), (size, 0), (0, size), (-size, 0))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(look.panel, 1))
        painter.setBrush(look.text)
        painter.drawPolygon(QPolygonF([at + QPointF(*corner) for corner in corners]))
