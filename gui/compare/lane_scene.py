"""What of a lane is in sight, worked out for painting and for the hit test alike.

The painter draws these boxes and the mouse looks into the same ones: what is clicked is what was
drawn. A scene is made anew when another part of the text comes into sight.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from PySide6.QtCore import QRectF

from gui.compare.boxes import Boxes, TokenBoxes, colours_between, range_boxes, token_boxes
from gui.compare.cells import Cells
from gui.compare.frames import IntArray, PaneTokens, TextSpan
from gui.compare.layout import Paragraphs
from gui.compare.piece_layout import Measures

MARGIN = 8  # pixels beside the text on the left
_SLIVER = 0.42  # width of the box of a token that stands for no character, in heights of the font
_OVERLAP = 2  # pixels by which it reaches into the character before it
_NO_TOKENS = PaneTokens()


def right_margin(measures: Measures) -> int:
    """Room beside the text on the right, for the sign that a long line goes on."""
    return MARGIN + round(measures.column * 1.6)


@dataclass(frozen=True, slots=True, eq=False)
class Scene:
    """Some pieces of one lane.

    Attributes:
        paragraphs: the text.
        tokens: its tokens; none while they are those of another text.
        numbers: the pieces.
        cells: their cells.
        shown: the boxes of the tokens.
        first: the index of the first token that is in sight.
        colours: the colour index of each token in sight.
    """

    paragraphs: Paragraphs
    tokens: PaneTokens
    numbers: range
    cells: Cells
    shown: TokenBoxes
    first: int
    colours: IntArray

    def rects(self, boxes: Boxes, top: int, height: float = 0.0) -> list[QRectF]:
        """Boxes on a canvas whose upper edge is `top` pixels below the beginning of the text.

        Edges lie on whole pixels, and two neighbours share one, less a gap of a pixel. Without a
        `height` they are as high as the boxes of tokens.
        """
        measures = self.paragraphs.measures
        left = np.round(boxes.left) + MARGIN
        width = np.maximum(np.round(boxes.right) + MARGIN - 1 - left, 2.0)
        y = boxes.lines * measures.pitch - top
        box = height or float(measures.box)
        places = zip(left.tolist(), y.tolist(), width.tolist(), strict=True)
        return [QRectF(x, y, w, box) for x, y, w in places]

    def slivers(self, top: int) -> list[QRectF]:
        """The boxes of tokens that stand for no character: narrow, beside what they follow."""
        measures, empty = self.paragraphs.measures, self.shown.empty
        wide = max(7, round(measures.em * _SLIVER))
        rects: list[QRectF] = []
        level, before = 0, (-1, -1.0)
        places = zip(empty.lines.tolist(), empty.left.tolist(), empty.right.tolist(), strict=True)
        for line, x, onward in places:
            level = level + 1 if (line, x) == before else 0
            before = line, x
            shift = level * (wide + 1) - _OVERLAP
            left = round(x) + MARGIN + (shift if onward > x else -shift - wide)
            rects.append(QRectF(left, line * measures.pitch - top, wide, measures.box))
        return rects

    def colour_of(self, index: int) -> int:
        """The colour index of a token in sight."""
        return int(self.colours[index - self.first])

    def span_boxes(self, span: TextSpan) -> Boxes:
        """The boxes of a piece of the text."""
        return self.byte_boxes(span.byte_start, span.byte_end)

    def byte_boxes(self, start: int, end: int) -> Boxes:
        """The boxes of a range of bytes, whatever tokens it holds."""
        near = self.cells.around(start, end)
        return range_boxes(near, np.array([start]), np.array([max(start, end)]))

    def area_of(self, start: int, end: int) -> list[QRectF]:
        """On each line the part in which a range of bytes stands, in pixels of the text.

        That is all that is asked where something is only to be drawn anew: finding its boxes takes
        several times as long, and a mouse that moves asks up to four times.
        """
        near, measures = self.cells.around(start, end), self.paragraphs.measures
        lines: dict[int, tuple[float, float]] = {}
        for line, left, right in zip(
            near.lines.tolist(), near.left.tolist(), near.right.tolist(), strict=True
        ):
            before = lines.get(line, (left, right))
            lines[line] = min(before[0], left), max(before[1], right)
        return [
            QRectF(left + MARGIN, line * measures.pitch, right - left, measures.box)
            for line, (left, right) in lines.items()
        ]

    def boxes_of(self, indices: IntArray) -> Boxes:
        """The boxes of some tokens, those in sight."""
        count = len(self.colours)
        chosen = np.zeros(count, dtype=np.bool_)
        among = indices - self.first
        chosen[among[(among >= 0) & (among < count)]] = True
        boxes = self.shown.boxes
        return boxes.take(chosen[boxes.owners - self.first])


def make_scene(paragraphs: Paragraphs, tokens: PaneTokens | None, top: int, height: int) -> Scene:
    """Lay out what lies between `top` and `top + height` pixels of the text."""
    numbers = paragraphs.pieces_between(top, top + height)
    cells = paragraphs.cells(numbers)
    owned = _NO_TOKENS if tokens is None else tokens
    shown = token_boxes(cells, owned)
    seen = np.concatenate((shown.boxes.owners, shown.empty.owners))
    first, last = (int(seen.min()), int(seen.max()) + 1) if len(seen) else (0, 0)
    colours = colours_between(owned.colour_keys, first, last)
    return Scene(paragraphs, owned, numbers, cells, shown, first, colours)
