"""Tokens that are opened: boxes of their parts inside their own, one level under the other.

The box of an opened token reaches down into lines that are left empty for it, in every lane. On
each of them stands one level, every part under the piece of the text that it holds.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from gui.compare.boxes import COLOURS
from gui.compare.frames import PaneTokens, TokenPart
from gui.compare.lane_scene import Scene
from gui.compare.room import Span
from gui.look.theme import Theme
from gui.widgets.token_box import pixel_font

_SIDE, _FOOT = 1.0, 2.0  # pixels that a box keeps free beside and under its parts
_UNDER = 4.0  # pixels by which an opened box reaches below its last line
_EDGE_ALPHA = 0.55
_SMALL = 0.72  # size of a label that does not fit otherwise


def depth(parts: tuple[TokenPart, ...]) -> int:
    """How many levels are open."""
    return 1 + max(depth(part.parts) for part in parts) if parts else 0


def needed_room(tokens: PaneTokens) -> list[Span]:
    """Where opened tokens need empty lines, and how many."""
    return [(*tokens.byte_range(index), depth(parts)) for index, parts in tokens.opened.items()]


def opened_rects(scene: Scene, index: int, top: int) -> list[QRectF]:
    """The boxes of an opened token with the lines that its parts take."""
    parts = scene.tokens.opened[index]
    more = depth(parts) * scene.paragraphs.measures.pitch + (_UNDER if parts else 0.0)
    boxes = scene.boxes_of(np.array([index]))
    return [rect.adjusted(0, 0, 0, more) for rect in scene.rects(boxes, top)]


def opened_in_sight(scene: Scene) -> list[int]:
    """The opened tokens of a scene."""
    last = scene.first + len(scene.colours)
    return [index for index in scene.tokens.opened if scene.first <= index < last]


def draw_opened(painter: QPainter, scene: Scene, theme: Theme, top: int) -> None:
    """Draw all opened tokens in sight, over their boxes and without the text of the lane."""
    for index in opened_in_sight(scene):
        colour = scene.colour_of(index)
        start = int(scene.tokens.byte_starts[index])
        opened = _Opened(painter, scene, theme, top, start)
        rects = opened_rects(scene, index, top)
        opened.box(rects, colour, 1.5, 1.0)
        opened.draw(scene.tokens.opened[index], rects, colour, 1)


@dataclass(frozen=True, slots=True)
class _Opened:
    """One opened token while it is drawn; `start` is its first byte."""

    painter: QPainter
    scene: Scene
    theme: Theme
    top: int
    start: int

    def draw(
        self, parts: tuple[TokenPart, ...], around: list[QRectF], colour: int, level: int
    ) -> None:
        """Draw parts into the boxes `around` them, which have the colour `colour`."""
        before = -1
        for part in parts:
            own = _own_colour(part.colour_key, colour, before)
            places = self.places(part)
            rects = self.inside(places, around)
            self.box(rects, own, 1.0, _EDGE_ALPHA)
            if rects:
                widest = max(places, key=QRectF.width)
                self.label(part.label, QRectF(widest).translated(0, level * self.pitch))
            self.draw(part.parts, rects, own, level + 1)
            before = own

    @property
    def pitch(self) -> int:
        """From one level to the next, in pixels."""
        return self.scene.paragraphs.measures.pitch

    def places(self, part: TokenPart) -> list[QRectF]:
        """Where the text of a part stands in the lane."""
        start, end = self.start + part.byte_start, self.start + part.byte_end
        return self.scene.rects(self.scene.byte_boxes(start, end), self.top)

    def inside(self, places: list[QRectF], around: list[QRectF]) -> list[QRectF]:
        """The boxes of a part, a line below the top of the box that each lies in."""
        inner = [rect.adjusted(_SIDE, self.pitch, -_SIDE, -_FOOT) for rect in around]
        met = [_under(place, rect) for rect in inner for place in places]
        return [rect for rect in met if rect.width() > 0]

    def box(self, rects: list[QRectF], colour: int, width: float, alpha: float) -> None:
        """Boxes with an edge."""
        edge = QColor(self.theme.token_text)
        edge.setAlphaF(alpha)
        self.painter.setPen(QPen(edge, width))
        self.painter.setBrush(self.theme.tokens[colour])
        half = width / 2
        self.painter.drawRects([rect.adjusted(half, half, -half, -half) for rect in rects])

    def label(self, label: str, row: QRectF) -> None:
        """The part's label under its text, smaller or left out where a slice is narrow."""
        font = _fitting(self.scene.paragraphs.measures.font, label, row.width() + 2)
        if font is not None:
            self.painter.setFont(font)
            self.painter.setPen(self.theme.token_text)
            flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextDontClip
            self.painter.drawText(row, flags, label)


def _under(box: QRectF, outer: QRectF) -> QRectF:
    """The part of `outer` that lies under `box`."""
    left, right = max(box.left(), outer.left()), min(box.right(), outer.right())
    return QRectF(left, outer.top(), right - left, outer.height())


def _fitting(font: QFont, label: str, width: float) -> QFont | None:
    for size in (font, pixel_font(font, _SMALL)):
        if QFontMetricsF(size).horizontalAdvance(label) <= width:
            return size
    return None


def _own_colour(key: int, around: int, before: int) -> int:
    """A colour of the cycle that is neither that of the box around nor that of the part before."""
    colour = key % COLOURS
    while colour in (around, before):
        colour = (colour + 1) % COLOURS
    return colour
