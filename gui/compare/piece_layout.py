"""One piece of the text laid out in lines of a given length, and the measures of these lines.

`Paragraphs` decides which pieces are laid out, and keeps them.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import ceil

import numpy as np
import numpy.ma  # the first `np.unique` would do it, in a turn of the window
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QTextLayout, QTextOption

from gui.compare.cells import Cells, find_cells
from gui.compare.display_text import display_text
from gui.compare.room import Span, room_shifts
from gui.widgets.token_box import pixel_font

PieceKey = tuple[str, bool, tuple[Span, ...]]
"""What a piece looks like: its text, whether its line begins at the right, where room is left."""


@dataclass(frozen=True, slots=True, eq=False)
class LaidOutPiece:
    """A piece with its layout; drawn at (0, 0) its first line begins at the top left."""

    text: str
    layout: QTextLayout
    cells: Cells
    line_count: int

    def line_texts(self) -> dict[int, str] | None:
        """Line -> what stands on it; None where that does not tell what the line looks like."""
        mirrored = self.layout.textOption().textDirection() == Qt.LayoutDirection.RightToLeft
        if mirrored or self.cells.reversed.any():
            return None
        lines, characters = self.cells.lines, self.cells.characters
        firsts = [0, *(np.flatnonzero(lines[1:] != lines[:-1]) + 1).tolist(), len(lines)]
        begins = characters[firsts].tolist()
        ranges = zip(lines[firsts[:-1]].tolist(), begins, begins[1:], strict=False)
        return {number: self.text[begin:end] for number, begin, end in ranges}


@dataclass(frozen=True, slots=True)
class Measures:
    """The measures of a line of tokens, in pixels, from the font.

    Attributes:
        font: the font, sized in pixels.
        column: width of one character.
        em: height of the font.
        box: height of the box around a token.
        pitch: from one line to the next; what is more than the box stands under it.
        baseline: where letters stand, from the top of the box.
    """

    font: QFont
    column: float
    em: float
    box: int
    pitch: int
    baseline: float

    @classmethod
    def of(cls, font: QFont, scale: float = 1.0) -> Measures:
        """Measure a font, written `scale` times as large as it says."""
        sized = pixel_font(font, scale)
        metrics = QFontMetricsF(sized)
        em = metrics.height()
        box = ceil(em) + 2 * max(1, round(em * 0.08))
        baseline = (box - em) / 2 + metrics.ascent()
        pitch = box + max(4, round(em * 0.32))
        return cls(sized, metrics.horizontalAdvance("x"), em, box, pitch, baseline)


def lay_out(
    text: str, mirrored: bool, room: tuple[Span, ...], measures: Measures, width: float
) -> LaidOutPiece:
    """Lay out a piece.

    Args:
        text: the piece.
        mirrored: its line begins at the right.
        room: where lines are left empty, see `Paragraphs.make_room`.
        measures: the measures of a line.
        width: how long a line may be, in pixels.
    """
    shown = display_text(text)
    layout = QTextLayout(shown.text, measures.font)
    layout.setTextOption(_option(mirrored))
    layout.setCacheEnabled(True)
    layout.beginLayout()
    while (line := layout.createLine()).isValid():
        line.setLineWidth(width)
    layout.endLayout()
    cells = find_cells(text, shown, layout, measures.column, mirrored)
    shifts = room_shifts(cells, room, layout.lineCount())
    for number in range(layout.lineCount()):
        line = layout.lineAt(number)
        top = (number + int(shifts[number])) * measures.pitch
        line.setPosition(QPointF(0.0, top + measures.baseline - line.ascent()))
    lines = cells.lines + shifts[cells.lines]
    count = len(shifts) - 1 + int(shifts[-1])
    return LaidOutPiece(text, layout, replace(cells, lines=lines), count)


def _option(mirrored: bool) -> QTextOption:
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    direction = Qt.LayoutDirection.RightToLeft if mirrored else Qt.LayoutDirection.LeftToRight
    option.setTextDirection(direction)
    side = Qt.AlignmentFlag.AlignRight if mirrored else Qt.AlignmentFlag.AlignLeft
    option.setAlignment(side | Qt.AlignmentFlag.AlignAbsolute)
    return option
