"""Slanted lines over a bar: what marks tied pairs for people who do not tell the colours apart.

A texture on a screen, where it costs next to nothing; real lines in an SVG or on a page, where a
texture would be coarse or missing.
"""

from __future__ import annotations

from functools import lru_cache
from math import ceil

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPaintEngine, QPainter, QPen, QTransform


def draw_hatching(painter: QPainter, rect: QRectF, colour: QColor, em: float) -> None:
    """Hatch `rect` with lines that slant like a slash, as far apart as the type size `em` asks."""
    if rect.width() < 1.0:
        return
    step = max(6, round(em * 0.45))
    engine = painter.paintEngine()
    if engine is not None and engine.type() == QPaintEngine.Type.Raster:
        ratio = abs(painter.deviceTransform().m11())
        painter.setBrushOrigin(rect.topLeft())
        painter.fillRect(rect, _texture(colour.rgba(), step, ratio))
        painter.setBrushOrigin(QPointF())
    else:
        painter.setPen(_pen(colour, step))
        painter.drawLines(_lines(rect, step))


def _pen(colour: QColor, step: int) -> QPen:
    pen = QPen(colour, step * 0.22)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    return pen


@lru_cache(maxsize=16)
def _texture(colour: int, step: int, ratio: float) -> QBrush:
    side = max(1, round(step * ratio))
    tile = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    tile.fill(Qt.GlobalColor.transparent)
    with QPainter(tile) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(_pen(QColor.fromRgba(colour), side))
        for shift in (-side, 0, side):
            painter.drawLine(QLineF(shift - side, 2 * side, shift + 2 * side, -side))
    brush = QBrush(tile)
    brush.setTransform(QTransform.fromScale(step / side, step / side))
    return brush


def _lines(rect: QRectF, step: int) -> list[QLineF]:
    """The slashes, each cut off at the edges of the rectangle."""
    lines = []
    for number in range(1, ceil((rect.width() + rect.height()) / step)):
        reach = number * step  # the slash runs through (reach, 0) and (0, reach)
        right = min(reach, rect.width())
        left = max(0.0, reach - rect.height())
        if right > left:
            lines.append(
                QLineF(
                    rect.left() + left,
                    rect.top() + reach - left,
                    rect.left() + right,
                    rect.top() + reach - right,
                )
            )
    return lines
