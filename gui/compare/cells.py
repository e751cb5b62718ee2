"""Where each character of a piece of text stands on the screen, as arrays.

A cell is what a person sees as one character and what therefore is never torn apart: a letter with
its marks, an emoji of several code points, an escape like ⟨U+0000⟩. `boxes` makes the rectangles of
tokens out of cells. Qt is asked only where a character's width does not follow from the font.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import cast
from unicodedata import category

import numpy as np
from numpy.typing import NDArray
from PySide6.QtGui import QTextLayout, QTextLine

from gui.compare.display_text import DisplayText, code_points, utf8_lengths
from gui.compare.frames import BoolArray, IntArray

FloatArray = NDArray[np.float64]

_LEADING, _TRAILING = QTextLine.Edge.Leading, QTextLine.Edge.Trailing
_SLACK = 0.5  # pixels that a line may differ from the sum of its columns
_WITHOUT_WIDTH = frozenset({"Mn", "Me", "Cf"})  # categories that do not move what follows
_NOTHING = 0.01  # pixels that are no width


@dataclass(frozen=True, slots=True, eq=False)
class Cells:
    """The c cells of a run of text in reading order.

    Attributes:
        characters: c + 1 offsets: the first character of each cell, and the end.
        bytes: c + 1 offsets: its first byte in UTF-8, and the end.
        lines: c numbers: the display line it stands on; they never fall.
        left: c positions of its left edge, in pixels from the beginning of the line.
        right: c positions of its right edge.
        reversed: c marks: its first byte is at its right edge.
    """

    characters: IntArray
    bytes: IntArray
    lines: IntArray
    left: FloatArray
    right: FloatArray
    reversed: BoolArray

    def __len__(self) -> int:
        return len(self.lines)

    def around(self, start: int, end: int) -> Cells:
        """Only the cells that hold a range of bytes."""
        first = max(0, int(np.searchsorted(self.bytes, start, side="right")) - 1)
        last = max(first, int(np.searchsorted(self.bytes, end, side="left")))
        return Cells(
            self.characters[first : last + 1],
            self.bytes[first : last + 1],
            self.lines[first:last],
            self.left[first:last],
            self.right[first:last],
            self.reversed[first:last],
        )


def join_cells(parts: Sequence[tuple[Cells, int, int, int]]) -> Cells:
    """Put runs after each other; each comes with its first character, byte and display line."""
    if not parts:
        empty = np.zeros(0)
        zero, none = np.zeros(1, dtype=np.int64), np.zeros(0, dtype=np.int64)
        return Cells(zero, zero, none, empty, empty, np.zeros(0, dtype=np.bool_))
    last, character, byte, _ = parts[-1]
    characters = [cells.characters[:-1] + first for cells, first, _, _ in parts]
    bytes_ = [cells.bytes[:-1] + first for cells, _, first, _ in parts]
    return Cells(
        np.concatenate([*characters, last.characters[-1:] + character]),
        np.concatenate([*bytes_, last.bytes[-1:] + byte]),
        np.concatenate([cells.lines + line for cells, _, _, line in parts]),
        np.concatenate([cells.left for cells, *_ in parts]),
        np.concatenate([cells.right for cells, *_ in parts]),
        np.concatenate([cells.reversed for cells, *_ in parts]),
    )


def find_cells(
    piece: str, shown: DisplayText, layout: QTextLayout, column: float, mirrored: bool
) -> Cells:
    """Find the cells of a piece that is laid out.

    Args:
        piece: the text.
        shown: how it is written.
        layout: laid out with all its lines.
        column: width of one character of the fixed-width font.
        mirrored: the line as a whole runs from right to left.
    """
    first = _first_characters(shown, layout)
    lines = [layout.lineAt(number) for number in range(layout.lineCount())]
    line_starts = np.array([line.textStart() for line in lines], dtype=np.int32)
    on_line = np.searchsorted(line_starts, shown.units[first[:-1]], side="right") - 1
    if mirrored or shown.right_to_left:
        starts = shown.units[first[:-1]].tolist()
        ends = [int(shown.ends[at]) for at in _last_spacing(piece, first)]
        left, right, reverse = _both_ways(starts, ends, lines, on_line)
    else:
        left, right = _left_to_right(shown, first, lines, on_line, column)
        reverse = np.zeros(len(left), dtype=np.bool_)
    return Cells(first, _byte_starts(piece)[first], on_line, left, right, reverse)


def _byte_starts(piece: str) -> IntArray:
    """The first byte of each character, and the number of bytes."""
    starts = np.arange(len(piece) + 1)
    if not piece.isascii():
        np.cumsum(utf8_lengths(code_points(piece)), out=starts[1:])
    return starts


def _first_characters(shown: DisplayText, layout: QTextLayout) -> IntArray:
    """The first character of each cell, and the number of characters."""
    plain = shown.plain
    if plain.all():
        return np.arange(len(plain) + 1)
    begins = np.ones(len(plain) + 1, dtype=np.bool_)
    begins[1:-1] = plain[:-1] & plain[1:]
    for at in np.flatnonzero(~begins).tolist():
        begins[at] = layout.isValidCursorPosition(int(shown.units[at]))
    return np.flatnonzero(begins)


def _left_to_right(
    shown: DisplayText,
    first: IntArray,
    lines: list[QTextLine],
    on_line: IntArray,
    column: float,
) -> tuple[FloatArray, FloatArray]:
    """Edges where every character stands to the right of the one before."""
    if len(first) == len(shown.units):  # a cell for each character
        alone, columns = shown.plain, shown.columns
    else:
        begin = first[:-1]
        alone = shown.plain[begin] & (first[1:] - begin == 1)
        columns = shown.columns[begin]
    widths = columns.astype(np.float64) * column
    if not alone.all():
        _measure(widths, np.flatnonzero(~alone), shown, first, lines, on_line)
    wrong = _misjudged_lines(widths, lines, on_line)
    if len(wrong):
        _measure(widths, np.flatnonzero(np.isin(on_line, wrong)), shown, first, lines, on_line)
    right = np.cumsum(widths)
    if len(lines) > 1:
        begins = np.searchsorted(on_line, np.arange(len(lines)))
        before = np.where(begins > 0, right[begins - 1], 0.0)
        right -= before[on_line]
    return right - widths, right


def _measure(
    widths: FloatArray,
    cells: IntArray,
    shown: DisplayText,
    first: IntArray,
    lines: list[QTextLine],
    on_line: IntArray,
) -> None:
    """Ask Qt for the widths of some cells."""
    for cell in cells.tolist():
        line = lines[on_line[cell]]
        start, end = int(shown.units[first[cell]]), int(shown.ends[first[cell + 1] - 1])
        widths[cell] = _x(line, end) - _x(line, start)


def _misjudged_lines(widths: FloatArray, lines: list[QTextLine], on_line: IntArray) -> IntArray:
    """The lines that are not as long as their cells together."""
    sums = np.bincount(on_line, weights=widths, minlength=len(lines))
    real = np.array([line.naturalTextWidth() for line in lines])
    return np.flatnonzero(np.abs(sums - real) > _SLACK)


def _last_spacing(piece: str, first: IntArray) -> IntArray:
    """The last character of each cell that is no mark and not invisible."""
    last = first[1:] - 1
    for cell in np.flatnonzero(last > first[:-1]).tolist():
        while last[cell] > first[cell] and category(piece[last[cell]]) in _WITHOUT_WIDTH:
            last[cell] -= 1
    return last


def _both_ways(
    starts: list[int], ends: list[int], lines: list[QTextLine], on_line: IntArray
) -> tuple[FloatArray, FloatArray, BoolArray]:
    """Edges where some characters stand to the left of the one before.

    Args:
        starts: where each cell begins in what is written.
        ends: where its last character that has a width ends.
        lines: the display lines.
        on_line: the line of each cell.
    """
    count = len(on_line)
    leading, trailing = np.zeros(count), np.zeros(count)
    for cell in range(count):
        line = lines[on_line[cell]]
        leading[cell] = _x(line, starts[cell])
        trailing[cell] = _x(line, ends[cell] - 1, _TRAILING)
    left, right = np.minimum(leading, trailing), np.maximum(leading, trailing)
    reverse = leading > trailing
    for cell in np.flatnonzero(right - left < _NOTHING).tolist():
        line, end = lines[on_line[cell]], ends[cell]
        left[cell], right[cell], reverse[cell] = _drawn(line, starts[cell], end)
        if cell + 1 < count and on_line[cell + 1] == on_line[cell]:
            _part_ligature(left, right, cell, bool(reverse[cell]))
    return left, right, reverse


def _drawn(line: QTextLine, start: int, end: int) -> tuple[float, float, bool]:
    """Edges of what is drawn for a few units, and whether it runs from right to left.

    subtle: where a run of the other direction begins, Qt's cursor stands at the end of the run
    before, so that the first character there seems to have no width. Its glyphs tell the truth.
    """
    edges: list[float] = []
    reverse = False
    for run in line.glyphRuns(start, end - start):
        reverse = run.isRightToLeft()
        advances = run.rawFont().advancesForGlyphIndexes(run.glyphIndexes())
        for place, advance in zip(run.positions(), advances, strict=True):
            edges += [place.x(), place.x() + advance.x()]
    if not edges:
        edges.append(_x(line, start))
    return min(edges), max(edges), reverse


def _x(line: QTextLine, unit: int, edge: QTextLine.Edge = _LEADING) -> float:
    """Where a unit stands on its line."""
    x, _ = cast("tuple[float, int]", line.cursorToX(unit, edge))
    return x


def _part_ligature(left: FloatArray, right: FloatArray, cell: int, reverse: bool) -> None:
    """Leave to the next cell its part of a glyph that both are drawn with."""
    after = cell + 1
    if reverse and left[cell] < right[after] < right[cell]:
        left[cell] = right[after]
    elif not reverse and left[cell] < left[after] < right[cell]:
        right[cell] = left[after]
