"""Draws one lane: the boxes of its tokens, the text over them, and every mark on them.

`paint_lane` puts a lane onto a picture or a page of any size, the pane itself uses `draw_scene`
below it. Both are pure functions of their arguments; measures are those of the screen, so scale
the painter to make everything larger.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontInfo, QFontMetricsF, QPainter, QPen

from gui.compare.boxes import COLOURS, Boxes
from gui.compare.frames import BoolArray, Flash, Gap, PaneTokens, TextSpan
from gui.compare.lane_scene import MARGIN, Scene, make_scene
from gui.compare.layout import Paragraphs
from gui.compare.opened_paint import draw_opened
from gui.look.palette import luminance
from gui.look.theme import Theme
from gui.widgets.hatching import dash_around, hatch

CONTINUES = "↩"
_DARKER, _LIGHTER, _DARKEST = 0.33, 0.19, 0.5  # strength of hatching
_LIGHT_ENOUGH = 0.12  # luminance of a box in a dark theme that can only become darker
_FLASH_ALPHA = 0.8
_SELECTED_ALPHA = 0.82
_OF_SLIVER = 0.6  # width of a letter in the box of a token that stands for no character


@dataclass(frozen=True, slots=True, eq=False)
class LaneMarks:
    """What is marked in a lane beside its tokens.

    Attributes:
        hovered: the token under the mouse.
        hovered_gap: the gap under the mouse.
        caret: the token or the gap that the keys have reached.
        focused: keys go to this lane.
        highlight: the piece of the text that another lane points at.
        selection: first byte of the selected text and the byte after its last.
        flash: tokens that the last key has changed.
    """

    hovered: int | None = None
    hovered_gap: Gap | None = None
    caret: int | Gap | None = None
    focused: bool = False
    highlight: TextSpan | None = None
    selection: tuple[int, int] | None = None
    flash: Flash | None = None


NO_MARKS = LaneMarks()


def paint_lane(
    painter: QPainter,
    rect: QRectF,
    paragraphs: Paragraphs,
    tokens: PaneTokens | None,
    theme: Theme,
    top: int = 0,
    marks: LaneMarks = NO_MARKS,
) -> None:
    """Draw a lane into `rect` of any painter.

    Args:
        painter: the painter.
        rect: where to draw; what does not fit is left out.
        paragraphs: the text; its lines are as long as `paragraphs.width` says.
        tokens: the tokens; None draws the text alone.
        theme: colours.
        top: how many pixels of the text are above `rect`.
        marks: what is marked.
    """
    scene = make_scene(paragraphs, tokens, top, round(rect.height()))
    painter.save()
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    painter.translate(rect.topLeft())
    painter.fillRect(QRectF(QPointF(), rect.size()), theme.panel)
    draw_scene(painter, scene, theme, top, QRectF(QPointF(), rect.size()), marks)
    painter.restore()


def hatching_on(ground: QColor, theme: Theme) -> QColor:
    """The lines of a hatching over a token's colour, on which the text can still be read."""
    if not theme.dark:
        colour, strength = QColor(theme.token_text), _DARKER
    elif luminance(ground.name()) < _LIGHT_ENOUGH:
        colour, strength = QColor(theme.token_text), _LIGHTER
    else:
        colour, strength = QColor(Qt.GlobalColor.black), _DARKEST
    colour.setAlphaF(strength)
    return colour


def draw_scene(
    painter: QPainter, scene: Scene, theme: Theme, top: int, dirty: QRectF, marks: LaneMarks
) -> None:
    """Draw what of a scene meets `dirty`; the ground is painted already."""
    if len(scene.numbers):
        _Drawing(painter, scene, theme, top, dirty).draw(marks)


class _Drawing:
    """One drawing of a scene, layer by layer."""

    def __init__(
        self, painter: QPainter, scene: Scene, theme: Theme, top: int, dirty: QRectF
    ) -> None:
        self.painter, self.scene, self.theme = painter, scene, theme
        self.top, self.dirty = top, dirty
        self.measures = scene.paragraphs.measures
        self.step = max(4, round(self.measures.em * 0.28))
        pitch = self.measures.pitch
        self.first_line = (dirty.top() + top) // pitch - 1
        self.last_line = (dirty.bottom() + top) // pitch + 1
        self.boxes = self.near(scene.shown.boxes)
        self.small: tuple[QFont, QFontMetricsF] | None = None  # of letters in narrow boxes

    def draw(self, marks: LaneMarks) -> None:
        self.tokens()
        self.slices()
        draw_opened(self.painter, self.scene, self.theme, self.top)
        if marks.flash is not None:
            self.flash(marks.flash)
        if marks.selection is not None:
            self.selection(*marks.selection)
        self.text()
        self.lost()
        self.empty_tokens()
        self.differences()
        self.outlines(marks)

    # -- layers --------------------------------------------------------------------------------

    def tokens(self) -> None:
        """The boxes: five colours; those of unknown tokens are bare and dashed around."""
        colours = self.scene.colours[self.boxes.owners - self.scene.first]
        colours[self.marked(self.scene.tokens.unknown)] = COLOURS
        order = np.argsort(colours, kind="stable")
        more = max(1, round(self.measures.em / 9) - 1)
        rects = self.at(_apart(self.boxes.take(order), more))
        ends = np.searchsorted(colours[order], np.arange(COLOURS), side="right").tolist()
        for colour, start, end in zip(self.theme.tokens, [0, *ends], ends, strict=False):
            self.fill(rects[start:end], colour)
        width = max(1, round(self.measures.em / 20))
        dash_around(self.painter, rects[ends[-1] :], self.theme.error, self.theme.panel, width)

    def slices(self) -> None:
        """Hatching where a token has only a part of a character."""
        slices = self.near(self.scene.shown.slices)
        if not len(slices):
            return  # as nearly always: characters of several tokens are rare
        colours = self.scene.colours[slices.owners - self.scene.first]
        for number, ground in enumerate(self.theme.tokens):
            rects = self.at(slices.take(colours == number))
            hatch(self.painter, rects, hatching_on(ground, self.theme), self.step)

    def flash(self, flash: Flash) -> None:
        """Tokens that have changed: pale for a moment, or with a mark in the corner."""
        rects = self.at(self.near(self.scene.boxes_of(flash.tokens)))
        accent = QColor(self.theme.accent)
        if flash.still:
            self.painter.setBrush(accent)
            self.painter.setPen(Qt.PenStyle.NoPen)
            for rect in rects:
                self.corner(rect)
            return
        strength = max(0.0, min(1.0, flash.strength))
        ground = QColor(self.theme.panel)
        ground.setAlphaF(_FLASH_ALPHA * strength)
        accent.setAlphaF(strength)
        self.fill(rects, ground)
        self.outline(rects, accent, 2)

    def selection(self, start: int, end: int) -> None:
        """Selected text: the boxes stay, their colours give way."""
        chosen = self.rects_of_bytes(start, end)
        colour = QColor(self.theme.selection)
        colour.setAlphaF(_SELECTED_ALPHA)
        self.fill([rect.adjusted(0, 0, 1, 0) for rect in chosen], colour)
        self.outline(chosen, self.theme.accent, 1)

    def text(self) -> None:
        """The text itself, and the sign that a long line goes on."""
        self.painter.setPen(self.theme.token_text)
        paragraphs, pitch = self.scene.paragraphs, self.measures.pitch
        numbers = [number for number in self.scene.numbers if self.meets(number)]
        for number in numbers:
            place = QPointF(MARGIN, paragraphs.top(number) * pitch - self.top)
            paragraphs.piece(number).layout.draw(self.painter, place, [], self.dirty)
        self.painter.setPen(self.theme.muted)
        self.painter.setFont(self.measures.font)
        for number in numbers:
            if paragraphs.pieces.continues[number]:
                self.continuation(number)

    def meets(self, number: int) -> bool:
        """Whether a piece has lines to be drawn."""
        paragraphs = self.scene.paragraphs
        first = paragraphs.top(number)
        last = first + paragraphs.piece(number).line_count
        return first <= self.last_line and last >= self.first_line

    def continuation(self, number: int) -> None:
        """The sign at the right edge of the last line of a piece."""
        paragraphs = self.scene.paragraphs
        line = paragraphs.top(number) + paragraphs.piece(number).line_count - 1
        x = MARGIN + paragraphs.width + self.measures.column * 0.4
        y = line * self.measures.pitch - self.top + self.measures.baseline
        self.painter.drawText(QPointF(x, y), CONTINUES)

    def empty_tokens(self) -> None:
        """Tokens that stand for no character: boxes with a mark of one letter, or an arrow-head."""
        empty, painter = self.scene.shown.empty, self.painter
        for rect, index in zip(self.scene.slivers(self.top), empty.owners.tolist(), strict=True):
            painter.setPen(QPen(self.theme.token_text, 1.0))
            painter.setBrush(self.theme.tokens[self.scene.colour_of(index)])
            painter.drawRect(rect.adjusted(0.5, 1.5, -0.5, -1.5))
            label = self.scene.tokens.labels.get(int(self.scene.tokens.colour_keys[index]), "")
            if len(label) == 1:
                self.letter(rect, label)
            else:
                self.arrow_head(rect)

    def letter(self, rect: QRectF, letter: str) -> None:
        """A letter in a narrow box: an end-of-word mark looks as in the training."""
        if self.small is None:
            font = QFont(self.measures.font)
            share = min(1.0, _OF_SLIVER * rect.width() / self.measures.column)
            font.setPixelSize(max(1, round(share * QFontInfo(font).pixelSize())))
            font.setBold(True)
            self.small = font, QFontMetricsF(font)
        font, metrics = self.small
        self.painter.setFont(font)
        x = rect.center().x() - metrics.horizontalAdvance(letter) / 2
        # An underscore would lie on the edge of the box: it is lifted until it stands free.
        below = metrics.tightBoundingRect(letter).bottom()
        y = min(rect.top() + self.measures.baseline, rect.bottom() - rect.height() / 4 - below)
        self.painter.drawText(QPointF(x, y), letter)

    def arrow_head(self, rect: QRectF) -> None:
        """A sign for a token whose name has no room."""
        painter = self.painter
        painter.setPen(QPen(self.theme.token_text, max(1.4, self.measures.em / 14)))
        inside, middle = rect.adjusted(2.5, 0, -2.5, 0), rect.center().y()
        tall = min(rect.height() / 3, 1.2 * inside.width())
        tip = QPointF(inside.right(), middle)
        for y in (middle - tall, middle + tall):
            painter.drawLine(QPointF(inside.left(), y), tip)

    def lost(self) -> None:
        """A line through characters that belong to no token, once there are tokens."""
        if not len(self.scene.tokens) or not len(self.scene.shown.uncovered):
            return
        self.painter.setPen(QPen(self.theme.error, 2.0))
        for rect in self.at(self.near(self.scene.shown.uncovered)):
            y = rect.center().y()
            self.painter.drawLine(QPointF(rect.left(), y), QPointF(rect.right(), y))

    def differences(self) -> None:
        """A line under the boxes that the other lane does not have."""
        differs = self.marked(self.scene.tokens.differs)
        if differs.any():
            thick = max(2, round(self.measures.em / 8))
            chosen = self.boxes.take(differs)
            place = self.top - self.measures.box - 1
            self.fill(self.scene.rects(chosen, place, thick), self.theme.error)

    def outlines(self, marks: LaneMarks) -> None:
        """What is pointed at: here, in another lane, and by the keys."""
        if marks.highlight is not None:
            span = marks.highlight
            self.outline(self.rects_of_bytes(span.byte_start, span.byte_end), self.theme.outline, 2)
        if marks.hovered is not None:
            self.outline(self.rects_of_token(marks.hovered), self.theme.outline, 2)
        if marks.hovered_gap is not None:
            self.gap(marks.hovered_gap, self.theme.outline)
        if isinstance(marks.caret, Gap):
            self.gap(marks.caret, self.theme.accent if marks.focused else self.theme.muted)
        elif marks.caret is not None:
            colour = self.theme.accent if marks.focused else self.theme.muted
            grown = [r.adjusted(-1, -1, 1, 1) for r in self.rects_of_token(marks.caret)]
            self.outline(grown, colour, 3 if marks.focused else 2)

    # -- strokes -------------------------------------------------------------------------------

    def fill(self, rects: Sequence[QRectF], colour: QColor) -> None:
        """Plain boxes."""
        if rects:
            self.painter.setPen(Qt.PenStyle.NoPen)
            self.painter.setBrush(colour)
            self.painter.drawRects(rects)

    def outline(self, rects: Sequence[QRectF], colour: QColor, width: int) -> None:
        """Outlines that lie inside the boxes."""
        if rects:
            pen = QPen(colour, width)
            pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
            self.painter.setPen(pen)
            self.painter.setBrush(Qt.BrushStyle.NoBrush)
            half = width / 2
            self.painter.drawRects([r.adjusted(half, half, -half, -half) for r in rects])

    def corner(self, rect: QRectF) -> None:
        """A small triangle in the upper left corner."""
        size = min(rect.width(), self.measures.em * 0.42)
        at = rect.topLeft()
        self.painter.drawPolygon([at, at + QPointF(size, 0), at + QPointF(0, size)])

    def gap(self, gap: Gap, colour: QColor) -> None:
        """A bar between two tokens, with serifs like a text cursor."""
        for x, line in gap_places(self.scene, gap.byte_offset):
            y = line * self.measures.pitch - self.top
            bar = QRectF(x - 2, y - 2, 3, self.measures.box + 4)
            serifs = [QRectF(x - 4, bar.top() - 1, 7, 2), QRectF(x - 4, bar.bottom() - 1, 7, 2)]
            self.fill([bar, *serifs], colour)

    # -- places --------------------------------------------------------------------------------

    def at(self, boxes: Boxes) -> list[QRectF]:
        return self.scene.rects(boxes, self.top)

    def near(self, boxes: Boxes) -> Boxes:
        """The boxes that are on the lines to be drawn."""
        return boxes.take((boxes.lines >= self.first_line) & (boxes.lines <= self.last_line))

    def marked(self, marks: BoolArray | None) -> BoolArray:
        """Which of the boxes belong to marked tokens."""
        if marks is None:
            return np.zeros(len(self.boxes), dtype=np.bool_)
        chosen: BoolArray = marks[self.boxes.owners]
        return chosen

    def rects_of_bytes(self, start: int, end: int) -> list[QRectF]:
        return self.at(self.near(self.scene.byte_boxes(start, end)))

    def rects_of_token(self, index: int) -> list[QRectF]:
        slivers = zip(
            self.scene.slivers(self.top), self.scene.shown.empty.owners.tolist(), strict=True
        )
        empty = [rect for rect, owner in slivers if owner == index]
        return empty or self.at(self.near(self.scene.boxes_of(np.array([index]))))


def gap_places(scene: Scene, byte: int) -> list[tuple[float, int]]:
    """Where byte `byte` begins and the one before it ends: x and display line, at most two."""
    boxes = [scene.byte_boxes(byte - 1, byte), scene.byte_boxes(byte, byte + 1)]
    places: dict[tuple[float, int], None] = {}
    for each in reversed(boxes):
        for at in range(len(each)):
            at_left = int(each.left_bytes[at]) == byte
            x = each.left[at] if at_left else each.right[at]
            places[round(float(x)) + MARGIN, int(each.lines[at])] = None
    return list(places)


def _apart(boxes: Boxes, gap: int) -> Boxes:
    """Boxes that end `gap` pixels earlier: two of similar colours do not read as one token.

    None loses more than a third of its width.
    """
    least = boxes.left + (boxes.right - boxes.left) * 2 / 3
    return replace(boxes, right=np.maximum(boxes.right - gap, least))
