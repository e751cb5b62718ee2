"""Textures over boxes: slanted lines over tied pairs and slices of characters, dashed outlines.

They tell boxes apart where colours alone must not. On a screen a texture costs next to nothing,
however many boxes there are; on a page and in an SVG the same marks are real lines, because a
texture would be coarse or missing there.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import ceil

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QImage,
    QPaintEngine,
    QPainter,
    QPen,
    QPixmap,
    QTransform,
)

_LINE = 0.22  # thickness of a hatching line, in steps
_PATTERN = 256  # pixels: the side of a finished pattern, about
_DASH = 0.6  # the same for the lines whose ends make dashes


def hatch(painter: QPainter, rects: Sequence[QRectF], colour: QColor, step: int) -> None:
    """Draw slashes over the boxes, `step` pixels apart."""
    if not rects:
        return
    if _is_screen(painter):
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(_texture(colour.rgba(), step, _LINE, _ratio(painter)))
        painter.drawRects(rects)
    else:
        painter.setPen(_pen(colour, step * _LINE))
        painter.drawLines([line for rect in rects for line in _slashes(rect, step)])


def hatch_alone(painter: QPainter, rect: QRectF, colour: QColor, em: float) -> None:
    """Draw slashes over one box, as far apart as the type size `em` asks; they move with it."""
    if rect.width() >= 1.0:
        painter.save()
        painter.translate(rect.topLeft())
        hatch(painter, [QRectF(QPointF(), rect.size())], colour, _step(em))
        painter.restore()


def fill_hatched(
    painter: QPainter, rect: QRectF, ground: QColor, colour: QColor, em: float
) -> None:
    """Fill one box with `ground` and draw slashes over it, as `hatch_alone` does.

    On a screen in one go, where nothing is magnified by copying a finished pattern: a texture costs
    ten times as much, and three times that if something shines through.
    """
    if not _is_screen(painter) or ground.alpha() < 255:
        painter.fillRect(rect, ground)
        hatch_alone(painter, rect, colour, em)
    elif not painter.deviceTransform().isScaling():
        pattern = _pattern(colour.rgba(), _step(em), ground.rgb())
        painter.drawTiledPixmap(rect.toRect(), pattern)
    else:
        texture = _texture(colour.rgba(), _step(em), _LINE, _ratio(painter), ground.rgb())
        painter.setBrushOrigin(rect.topLeft())
        painter.fillRect(rect, texture)
        painter.setBrushOrigin(QPointF())


def dash_around(
    painter: QPainter, rects: Sequence[QRectF], colour: QColor, ground: QColor, width: int
) -> None:
    """Fill the boxes with `ground` inside a dashed outline, `width` pixels thick."""
    if not rects:
        return
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ground)
    painter.drawRects(rects)
    if _is_screen(painter):
        painter.setBrush(_texture(colour.rgba(), width * 5, _DASH, _ratio(painter)))
        painter.drawRects(rects)
        painter.setBrush(ground)
        painter.drawRects([rect.adjusted(width, width, -width, -width) for rect in rects])
    else:
        pen = QPen(colour, width, Qt.PenStyle.DashLine)
        painter.setPen(pen)
        half = width / 2
        painter.drawRects([rect.adjusted(half, half, -half, -half) for rect in rects])


def _is_screen(painter: QPainter) -> bool:
    engine = painter.paintEngine()
    return engine is not None and engine.type() == QPaintEngine.Type.Raster


def _step(em: float) -> int:
    return max(6, round(em * 0.45))


def _ratio(painter: QPainter) -> float:
    return abs(painter.deviceTransform().m11())


def _pen(colour: QColor, width: float) -> QPen:
    pen = QPen(colour, width)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    return pen


@lru_cache(maxsize=32)
def _texture(
    colour: int, step: int, share: float, ratio: float, ground: int | None = None
) -> QBrush:
    side = max(1, round(step * ratio))
    clear = QImage.Format.Format_ARGB32_Premultiplied
    tile = QImage(side, side, clear if ground is None else QImage.Format.Format_RGB32)
    tile.fill(Qt.GlobalColor.transparent if ground is None else QColor.fromRgb(ground))
    with QPainter(tile) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(_pen(QColor.fromRgba(colour), side * share))
        for shift in (-side, 0, side):
            painter.drawLine(QLineF(shift - side, 2 * side, shift + 2 * side, -side))
    brush = QBrush(tile)
    brush.setTransform(QTransform.fromScale(step / side, step / side))
    return brush


@lru_cache(maxsize=16)
def _pattern(colour: int, step: int, ground: int) -> QPixmap:
    """Slashes on a ground, as a picture that can be laid side by side."""
    side = step * max(1, _PATTERN // step)
    picture = QPixmap(side, side)
    with QPainter(picture) as painter:
        painter.fillRect(picture.rect(), _texture(colour, step, _LINE, 1.0, ground))
    return picture


def _slashes(rect: QRectF, step: int) -> list[QLineF]:
    """Slashes that lie on the same lines in every box, each cut off at the edges of this one.

    A slash is where x + y is a multiple of `step`.
    """
    left, right, top, bottom = rect.left(), rect.right(), rect.top(), rect.bottom()
    first, last = ceil((left + top) / step), ceil((right + bottom) / step)
    lines = []
    for reach in (number * step for number in range(first, last)):
        start, end = max(left, reach - bottom), min(right, reach - top)
        if start < end:
            lines.append(QLineF(QPointF(start, reach - start), QPointF(end, reach - end)))
    return lines
