"""One token as a small coloured box: its width, which of the five colours it gets, its drawing.

Everything is measured in whole pixels of the logical coordinate system, so that a painter that is
scaled to a screen, an SVG or a page draws the same picture. The views decide where the boxes stand.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from math import ceil
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontInfo,
    QFontMetricsF,
    QPaintEngine,
    QPainter,
    QPixmap,
)

from gui.look.theme import Theme
from gui.widgets.kept_pictures import KeptPictures

COLOURS = 5
_REMEMBERED = 2_000  # labels whose widths are kept; no screen has as many boxes
_SHORTENED = 500  # labels too long for their place that are kept as they were cut
_FRESH = 3  # times that a box is drawn before a picture of it is made

StampKey = tuple[str, float, int, float]
"""A label, the width of its box, the number of its look, device pixels per pixel."""


def pixel_font(font: QFont, scale: float = 1.0, *, bold: bool = False) -> QFont:
    """The font sized in pixels, so that it grows with the painter and not with the device.

    Its letters have no coloured edges: those of a kept picture cannot have any, and both must look
    the same.
    """
    made = QFont(font)
    made.setStyleStrategy(made.styleStrategy() | QFont.StyleStrategy.NoSubpixelAntialias)
    made.setPixelSize(max(6, round(QFontInfo(font).pixelSize() * scale)))
    if bold:
        made.setBold(True)
    return made


def cycle_colours(keys: Sequence[int]) -> list[int]:
    """Indices into the five token colours, one per token, neighbours never equal.

    A token has the same colour wherever it stands, unless its left neighbour has it already; then
    it takes its own second colour, so a merge recolours as little as possible.

    >>> cycle_colours([7, 7, 3])
    [2, 3, 4]
    """
    indices: list[int] = []
    previous = -1
    for key in keys:
        index = key % COLOURS
        if index == previous:
            index = (index + 1 + key // COLOURS % (COLOURS - 1)) % COLOURS
        indices.append(index)
        previous = index
    return indices


class BoxLook:
    """Fill and ink of a box; `number` tells one look from another within a theme."""

    __slots__ = ("fill", "ink", "number")

    def __init__(self, fill: QColor, ink: QColor, number: int) -> None:
        """Remember the colours."""
        self.fill, self.ink, self.number = fill, ink, number


def token_looks(theme: Theme) -> tuple[BoxLook, ...]:
    """The looks of the five-colour cycle, in the order of `cycle_colours`."""
    return tuple(BoxLook(fill, theme.token_text, n) for n, fill in enumerate(theme.tokens))


def plain_look(theme: Theme) -> BoxLook:
    """The look of a box whose colour means nothing."""
    return BoxLook(theme.raised, theme.text, COLOURS)


class PlacedBox(NamedTuple):
    """A box and where its upper left corner is."""

    x: float
    y: float
    width: float
    label: str
    look: BoxLook


class TokenFace:
    """The measures of token boxes in one font, and how to draw one.

    Attributes:
        font: the font, sized in pixels.
        metrics: its metrics.
        pad: space between the edge of a box and its label.
        gap: space between two boxes.
        height: height of a box.
        rise: from the middle of a box down to where its text stands.
        width: gives the width of the box around a label, in whole pixels.
    """

    def __init__(self, font: QFont, scale: float = 1.0, padding: float = 0.12) -> None:
        """Measure `font` at `scale`; `padding` is the space over and under a label, in heights."""
        self.font = pixel_font(font, scale)
        self.metrics = QFontMetricsF(self.font)
        em = self.metrics.height()
        self.pad = max(2, round(em * 0.26))
        self.gap = max(2, round(em * 0.14))
        self.height = ceil(em) + 2 * max(0, round(em * padding))
        self.radius = max(2.0, em * 0.17)
        self.rise = (self.metrics.ascent() - self.metrics.descent()) / 2
        self._rise = (self.height + self.metrics.ascent() - self.metrics.descent()) / 2
        self.width = _widths(self.metrics, self.pad)
        self._shortened = _shortened(self.metrics)
        self._stamps: KeptPictures[StampKey] = KeptPictures()
        self._empty: KeptPictures[tuple[float, int, float]] = KeptPictures()
        self._drawn: dict[StampKey, int] = {}

    def text_width(self, label: str) -> float:
        """Width of the label alone, in whole pixels."""
        return self.width(label) - 2 * self.pad

    def elided(self, label: str, width: float) -> str:
        """The label, or its beginning and end with an ellipsis, to fit a box of `width`."""
        room = int(max(0, width - 2 * self.pad))
        return label if self.text_width(label) <= room else self._shortened(label, room)

    def baseline(self, top: float) -> float:
        """Where the text stands in a box whose upper edge is at `top`."""
        return top + self._rise

    def draw(
        self,
        painter: QPainter,
        place: tuple[float, float],
        width: float,
        label: str,
        look: BoxLook,
        ratio: float,
    ) -> None:
        """Draw a whole box, from a finished picture where `ratio` (see `stamp_ratio`) allows."""
        self.draw_all(painter, (PlacedBox(*place, width, label, look),), ratio)

    def draw_all(self, painter: QPainter, boxes: Iterable[PlacedBox], ratio: float) -> None:
        """Draw boxes that do not lie on each other, from finished pictures where `ratio` allows.

        A picture is made of what has been drawn some times: most of what a jump to another place
        shows is never drawn again, and making a picture takes as long as writing four labels. Until
        then a label is written on the picture of an empty box, which looks the same to the pixel,
        unless the box stands between two pixels or something shines through it.
        """
        if ratio <= 0.0:
            self._draw_shapes(painter, boxes)
            return
        copied = painter.opacity() < 1.0 or ratio % 1.0 > 0.0
        fresh: list[PlacedBox] = []
        for box in boxes:
            x, y, width, label, look = box
            between = x % 1.0 > 0.0 or y % 1.0 > 0.0
            stamp = self._stamps.get((label, width, look.number, ratio))
            if stamp is None:
                stamp = self._new_stamp(painter, box, ratio, at_once=copied or between)
            if stamp is None:
                stamp = self._empty_box(painter, width, look, ratio)
                fresh.append(box)
            if between:
                painter.drawPixmap(QPointF(x, y), stamp)
            else:
                painter.drawPixmap(int(x), int(y), stamp)  # takes half as long as with a point
        if fresh:
            self._write_labels(painter, fresh)

    def _new_stamp(
        self, on: QPainter, box: PlacedBox, ratio: float, *, at_once: bool
    ) -> QPixmap | None:
        """Make the picture of a box, if it has been drawn often enough or is needed at once."""
        key = box.label, box.width, box.look.number, ratio
        if not at_once and not self._is_often_drawn(key):
            return None
        stamp = QPixmap(self._empty_box(on, box.width, box.look, ratio))
        with QPainter(stamp) as painter:
            self._write_labels(painter, [box._replace(x=0.0, y=0.0)])
        return self._stamps.keep(key, stamp, on)

    def _empty_box(self, on: QPainter, width: float, look: BoxLook, ratio: float) -> QPixmap:
        """The picture of a box without its label."""
        key = width, look.number, ratio
        picture = self._empty.get(key)
        if picture is None:
            picture = self._empty.keep(key, blank(width, self.height, ratio), on)
            with QPainter(picture) as painter:
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                painter.setPen(Qt.PenStyle.NoPen)
                self.draw_box(painter, QRectF(0.0, 0.0, width, self.height), look.fill)
        return picture

    def _is_often_drawn(self, key: StampKey) -> bool:
        """Count one more drawing of a box."""
        if len(self._drawn) > _REMEMBERED:
            self._drawn.clear()
        times = self._drawn[key] = self._drawn.get(key, 0) + 1
        return times > _FRESH

    def draw_box(self, painter: QPainter, rect: QRectF, fill: QColor) -> None:
        """Draw the box without its label; the painter has no pen."""
        painter.setBrush(fill)
        painter.drawRoundedRect(rect, self.radius, self.radius)

    def draw_label(self, painter: QPainter, x: float, top: float, label: str) -> None:
        """Write a label whose box begins at `x`; the painter has this font and a pen of the ink."""
        painter.drawText(QPointF(x + self.pad, top + self._rise), label)

    def _draw_shapes(self, painter: QPainter, boxes: Iterable[PlacedBox]) -> None:
        """Draw boxes and labels as shapes, which any painter can magnify."""
        for box in boxes:
            painter.setPen(Qt.PenStyle.NoPen)
            self.draw_box(painter, QRectF(box.x, box.y, box.width, self.height), box.look.fill)
            self._write_labels(painter, (box,))

    def _write_labels(self, painter: QPainter, boxes: Iterable[PlacedBox]) -> None:
        painter.setFont(self.font)
        ink = None
        for box in boxes:
            if box.look.ink is not ink:
                ink = box.look.ink
                painter.setPen(ink)
            self.draw_label(painter, box.x, box.y, box.label)


def _widths(metrics: QFontMetricsF, pad: float) -> Callable[[str], float]:
    @lru_cache(_REMEMBERED)
    def width(label: str) -> float:
        return float(ceil(metrics.horizontalAdvance(label))) + 2 * pad

    return width


def _shortened(metrics: QFontMetricsF) -> Callable[[str, int], str]:
    @lru_cache(_SHORTENED)
    def shortened(label: str, room: int) -> str:
        return metrics.elidedText(label, Qt.TextElideMode.ElideMiddle, room)

    return shortened


def blank(width: float, height: float, ratio: float, ground: QColor | None = None) -> QPixmap:
    """A picture of this size at `ratio` device pixels per pixel; clear where it has no `ground`."""
    picture = QPixmap(ceil(width * ratio), ceil(height * ratio))
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent if ground is None else ground)
    return picture


def stamp_ratio(painter: QPainter) -> float:
    """Device pixels per pixel where copies of finished pictures look the same as drawing; else 0.

    That is on a screen or in an image, as long as the painter does not magnify.
    """
    engine = painter.paintEngine()
    if engine is None or engine.type() != QPaintEngine.Type.Raster:
        return 0.0
    if painter.worldTransform().isScaling():
        return 0.0
    # subtle: while a picture of a widget is taken the painter's device is still the widget.
    return abs(painter.deviceTransform().m11())
