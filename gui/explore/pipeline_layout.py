"""Where the pieces of a stage stand: in lines of one column, long ones broken. No Qt here."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from gui.explore.pipeline_changes import Cell, ShownPiece

Measure = Callable[[str], float]

_SPACES = frozenset("·▁Ġ")
"""Signs for a space: words begin with it."""

_APOSTROPHES = frozenset("'’")


@dataclass(frozen=True, slots=True)
class Sizes:
    """Lengths in pixels.

    Attributes:
        width: of the column.
        line: from one line to the next.
        pad: between the edge of a box and its text.
        gap: between two boxes.
    """

    width: float
    line: float
    pad: float
    gap: float


@dataclass(frozen=True, slots=True)
class PlacedCell:
    """A cell; `x` is measured from the left edge of the column."""

    cell: Cell
    x: float
    width: float


@dataclass(frozen=True, slots=True)
class Fragment:
    """A piece, or the part of it that stands in one line.

    Attributes:
        piece: number of the piece.
        x: left edge, from that of the column.
        y: upper edge, from that of the first line.
        width: of the box.
        cells: what stands in it.
        first: whether the piece begins here.
    """

    piece: int
    x: float
    y: float
    width: float
    cells: tuple[PlacedCell, ...]
    first: bool


def place_pieces(
    pieces: Sequence[ShownPiece], measure: Measure, sizes: Sizes, below: Sequence[float]
) -> tuple[tuple[Fragment, ...], float]:
    """Fill lines with pieces; give them and the height of all lines.

    Args:
        pieces: the pieces.
        measure: width of a text.
        sizes: of the column.
        below: how wide what stands below each piece is; 0 for nothing.
    """
    fragments: list[Fragment] = []
    x, y = 0.0, 0.0
    for number, (piece, least) in enumerate(zip(pieces, below, strict=True)):
        widths = [measure(cell.text) for cell in piece.cells]
        whole = max(sum(widths), least) + 2 * sizes.pad
        if x > 0 and x + whole > sizes.width:
            x, y = 0.0, y + sizes.line
        for first, last in _parts(piece.cells, widths, sizes.width - 2 * sizes.pad):
            if first:
                x, y = 0.0, y + sizes.line
            text = sum(widths[first:last])
            width = min(max(text, 0.0 if first else least) + 2 * sizes.pad, sizes.width)
            start = x + max(sizes.pad, (width - text) // 2)
            cells = _placed(piece.cells[first:last], widths[first:last], start)
            fragments.append(Fragment(number, x, y, width, cells, first == 0))
            x += width + sizes.gap
    return tuple(fragments), y + sizes.line if fragments else 0.0


def _parts(cells: Sequence[Cell], widths: Sequence[float], room: float) -> list[tuple[int, int]]:
    """Cut cells into as many as fit in a line each, rather between words; one always does."""
    parts, first, used = [], 0, 0.0
    for place, width in enumerate(widths):
        if place > first and used + width > room:
            cut = _before_word(cells, first, place)
            parts.append((first, cut))
            first, used = cut, sum(widths[cut:place])
        used += width
    return [*parts, (first, len(widths))]


def _before_word(cells: Sequence[Cell], first: int, last: int) -> int:
    """Where to cut at most at `last`: before a space, or after a sign if the line is half full."""
    half = first + (last - first) // 2
    spaces = (place for place in range(last, first, -1) if cells[place].text in _SPACES)
    signs = (place for place in range(last, half, -1) if _begins_word(cells, place))
    return next(spaces, None) or next(signs, last)


def _begins_word(cells: Sequence[Cell], place: int) -> bool:
    """Whether a letter comes after a sign; an apostrophe is inside a word, as in "don't"."""
    before = cells[place - 1].text
    return cells[place].text.isalnum() and not before.isalnum() and before not in _APOSTROPHES


def _placed(cells: Sequence[Cell], widths: Sequence[float], x: float) -> tuple[PlacedCell, ...]:
    placed = []
    for cell, width in zip(cells, widths, strict=True):
        placed.append(PlacedCell(cell, x, width))
        x += width
    return tuple(placed)
