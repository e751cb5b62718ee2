"""The rectangles of tokens: ranges of bytes laid over the cells of a text, all with arrays.

A token gets one box for each unbroken stretch of a line that it covers: several where a line ends
inside it or where it runs through text of both directions. A cell that a token boundary cuts is
shared out by bytes, one slice per token.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from gui.compare.cells import Cells, FloatArray
from gui.compare.frames import BoolArray, IntArray, PaneTokens, find_place

_TOUCHING = 0.5  # pixels between stretches that count as one
COLOURS = 5
_LOOKED_BACK = 4096  # tokens at a time, for the beginning of a run of one colour


@dataclass(frozen=True, slots=True, eq=False)
class Boxes:
    """Stretches of lines that ranges cover, in reading order.

    Attributes:
        owners: the number of the range of each.
        lines: the display line.
        left: left edge, in pixels from the beginning of the line.
        right: right edge.
        left_bytes: the byte at whose beginning or end the left edge is.
        right_bytes: the same for the right edge.
    """

    owners: IntArray
    lines: IntArray
    left: FloatArray
    right: FloatArray
    left_bytes: IntArray
    right_bytes: IntArray

    @property
    def low(self) -> IntArray:
        """The first byte of each."""
        return np.minimum(self.left_bytes, self.right_bytes)

    @property
    def high(self) -> IntArray:
        """The byte after the last one of each."""
        return np.maximum(self.left_bytes, self.right_bytes)

    def __len__(self) -> int:
        return len(self.owners)

    def take(self, chosen: IntArray | BoolArray) -> Boxes:
        """Some of them."""
        return Boxes(
            self.owners[chosen],
            self.lines[chosen],
            self.left[chosen],
            self.right[chosen],
            self.left_bytes[chosen],
            self.right_bytes[chosen],
        )


@dataclass(frozen=True, slots=True, eq=False)
class TokenBoxes:
    """The tokens of a run of cells.

    Attributes:
        boxes: their boxes; owners are indices of tokens.
        slices: those stretches in which a token has only a part of a cell.
        uncovered: stretches that belong to no token.
        empty: boxes without width, of tokens that stand for no character of the text.
    """

    boxes: Boxes
    slices: Boxes
    uncovered: Boxes
    empty: Boxes


def range_boxes(cells: Cells, starts: IntArray, ends: IntArray) -> Boxes:
    """The boxes of ranges of bytes that ascend and do not overlap."""
    parts, _ = _stretches(cells, starts, ends)
    return _joined_of(parts, parts.owners >= 0)


def token_boxes(cells: Cells, tokens: PaneTokens) -> TokenBoxes:
    """The boxes of all tokens that touch the cells."""
    first, last = _tokens_within(cells, tokens)
    starts = np.asarray(tokens.byte_starts[first:last], dtype=np.int64)
    following = np.asarray(tokens.byte_starts[first + 1 : last + 1], dtype=np.int64)
    ends = following
    if tokens.byte_ends is not None:  # of tokens that overlap, each ends where the next begins
        ends = np.minimum(tokens.byte_ends[first:last], following)
    parts, sliced = _stretches(cells, starts, ends)
    owned = parts.owners >= 0
    parts.owners[owned] += first
    empty = np.flatnonzero(ends <= starts) + first
    return TokenBoxes(
        _joined_of(parts, owned),
        _joined_of(parts, owned & sliced),
        _joined_of(parts, ~owned),
        _empty_boxes(cells, empty, tokens),
    )


def cycle(keys: IntArray) -> IntArray:
    """Indices into the five token colours, neighbours never equal.

    A token has the same colour wherever it stands. In a run of neighbours that would be equal,
    every second one gives way: what it takes instead depends on nothing but the two beside it, so
    that an edit changes no colours elsewhere. Unknown tokens (negative keys) have no colour, so
    that nobody gives way to them: theirs is -1, or any where several stand side by side.

    >>> cycle(np.array([3, 7, 7, 7, 3])).tolist(), cycle(np.array([-1, 4])).tolist()
    ([3, 2, 4, 2, 3], [-1, 4])
    """
    colours = _own_colours(keys)
    numbers = np.arange(len(colours))
    before = np.concatenate(([-1], colours[:-1]))
    after = np.concatenate((colours[1:], [-1]))
    begins = np.maximum.accumulate(np.where(colours != before, numbers, 0))
    clash = (numbers - begins) % 2 == 1
    second = (colours + 1 + np.asarray(keys, dtype=np.int64) // COLOURS % (COLOURS - 1)) % COLOURS
    for _ in range(2):
        taken = (second == before) | (second == after)
        second = np.where(taken, (second + 1) % COLOURS, second)
    return np.where(clash, second, colours)


def colours_between(keys: IntArray, first: int, last: int) -> IntArray:
    """The colours that tokens `first` to `last` have among all tokens of their lane."""
    begin, end = _run_begin(keys, first), min(len(keys), last + 1)
    return cycle(keys[begin:end])[first - begin :][: last - first]


def _own_colours(keys: IntArray) -> IntArray:
    wide = np.asarray(keys, dtype=np.int64)
    return np.where(wide < 0, -1, wide % COLOURS)


def _run_begin(keys: IntArray, first: int) -> int:
    """Where the run of equal colours begins to which token `first` belongs."""
    if first >= len(keys):
        return first
    colour, end = _own_colours(keys[first : first + 1])[0], first
    while end > 0:
        begin = max(0, end - _LOOKED_BACK)
        others = np.flatnonzero(_own_colours(keys[begin:end]) != colour)
        if len(others):
            return begin + int(others[-1]) + 1
        end = begin
    return 0


def _tokens_within(cells: Cells, tokens: PaneTokens) -> tuple[int, int]:
    """The first token that touches the cells, and the one after the last."""
    starts, count = tokens.byte_starts, len(tokens)
    if not len(cells) or not count:
        return 0, 0
    first = find_place(starts[:count], cells.bytes[0], after=True) - 1
    first = max(first, 0)
    while first > 0 and starts[first - 1] >= cells.bytes[0]:  # empty ones at the very beginning
        first -= 1
    last = find_place(starts[:count], cells.bytes[-1])
    if cells.bytes[-1] == starts[count]:
        last = count  # empty ones at the very end
    return first, max(last, first)


def _stretches(cells: Cells, starts: IntArray, ends: IntArray) -> tuple[Boxes, BoolArray]:
    """Cells cut wherever a range begins or ends, and which of the pieces are parts of a cell."""
    if not len(cells):
        none, bare = np.zeros(0, dtype=np.int64), np.zeros(0)
        return Boxes(none, none, bare, bare, none, none), np.zeros(0, dtype=np.bool_)
    parts, sliced = _cut(cells, _edges_inside(cells, starts, ends))
    low, high, back = parts.bytes[:-1], parts.bytes[1:], parts.reversed
    boxes = Boxes(
        _owners(low, starts, ends),
        parts.lines,
        parts.left,
        parts.right,
        np.where(back, high, low),
        np.where(back, low, high),
    )
    return boxes, sliced


def _edges_inside(cells: Cells, starts: IntArray, ends: IntArray) -> IntArray:
    """The bytes inside of cells at which ranges begin or end, ascending, each once."""
    edges = np.concatenate((starts, ends))
    edges = edges[(edges > cells.bytes[0]) & (edges < cells.bytes[-1])]
    torn = edges[cells.bytes[np.searchsorted(cells.bytes, edges)] != edges]
    return np.unique(torn) if len(torn) else torn


def _cut(cells: Cells, edges: IntArray) -> tuple[Cells, BoolArray]:
    """Cells cut at bytes inside of them, and which of them are parts now."""
    if not len(edges):  # as nearly always: a token ends where a character does
        return cells, np.zeros(len(cells), dtype=np.bool_)
    cuts = np.sort(np.concatenate((cells.bytes, edges)))
    low, high = cuts[:-1], cuts[1:]
    cell = np.searchsorted(cells.bytes, low, side="right") - 1
    begin, size = cells.bytes[cell], cells.bytes[cell + 1] - cells.bytes[cell]
    width = cells.right[cell] - cells.left[cell]
    near, far = (low - begin) / size, (high - begin) / size
    back = cells.reversed[cell]
    left = cells.left[cell] + width * np.where(back, 1 - far, near)
    right = cells.left[cell] + width * np.where(back, 1 - near, far)
    characters = np.append(cells.characters[cell], cells.characters[-1:])
    return Cells(characters, cuts, cells.lines[cell], left, right, back), high - low < size


def _owners(offsets: IntArray, starts: IntArray, ends: IntArray) -> IntArray:
    """The range that holds each of many ascending bytes, or -1."""
    if not len(starts):
        return np.full(len(offsets), -1, dtype=np.int64)
    begins = np.bincount(np.searchsorted(offsets, starts), minlength=len(offsets))
    owner = np.cumsum(begins[: len(offsets)]) - 1
    inside = (owner >= 0) & (offsets < ends[owner])
    return np.where(inside, owner, -1)


def _joined_of(parts: Boxes, chosen: BoolArray) -> Boxes:
    """Some of the stretches, neighbours of one owner put together."""
    return _joined(parts if chosen.all() else parts.take(np.flatnonzero(chosen)))


def _joined(parts: Boxes) -> Boxes:
    """Neighbouring stretches of one owner put together."""
    if len(parts) < 2:
        return parts
    on_line = parts.lines[1:] == parts.lines[:-1]
    if (on_line & (parts.left[1:] < parts.left[:-1])).any():
        parts = parts.take(np.lexsort((parts.left, parts.lines, parts.owners)))
        on_line = parts.lines[1:] == parts.lines[:-1]
    same = on_line & (parts.owners[1:] == parts.owners[:-1])
    same &= parts.right_bytes[:-1] == parts.left_bytes[1:]
    apart = np.flatnonzero(~(same & (parts.left[1:] <= parts.right[:-1] + _TOUCHING)))
    first, last = np.append(0, apart + 1), np.append(apart, len(parts) - 1)
    return Boxes(
        parts.owners[first],
        parts.lines[first],
        parts.left[first],
        np.maximum.reduceat(parts.right, first),
        parts.left_bytes[first],
        parts.right_bytes[last],
    )


def _empty_boxes(cells: Cells, indices: IntArray, tokens: PaneTokens) -> Boxes:
    """Where tokens without characters stand: after the character before them.

    Their right edge lies a pixel from the left one, on the side to which the text runs; of those
    before the text, on the other side.
    """
    offsets = np.asarray(tokens.byte_starts[indices], dtype=np.int64)
    chosen = np.zeros(0, dtype=np.int64)
    if len(cells):
        chosen = np.flatnonzero((offsets >= cells.bytes[0]) & (offsets <= cells.bytes[-1]))
    if not len(chosen):
        bare = np.zeros(0)
        return Boxes(chosen, chosen, bare, bare, chosen, chosen)
    offsets = offsets[chosen]
    cell = np.searchsorted(cells.bytes, offsets, side="left") - 1
    first, cell = cell < 0, np.maximum(cell, 0)
    place = np.where(cells.reversed[cell] == first, cells.right[cell], cells.left[cell])
    # What was put in before the text stands in the margin: it must not cover the first character.
    backwards = cells.reversed[cell] != (first & (offsets == 0))
    onward = place + np.where(backwards, -1.0, 1.0)
    return Boxes(indices[chosen], cells.lines[cell], place, onward, offsets, offsets)
