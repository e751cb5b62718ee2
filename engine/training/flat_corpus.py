"""Every distinct word laid out once in one row of cells: the corpus as the trainer changes it.

One cell per symbol, one separator cell before, between and after the words::

    cell      0   1   2   3   4   5   6   7   8
    symbol    |   l   o   w   |   l   o   t   |
    tokens    |   lo  ~0  w   |   lo  ~0  t   |       after step 0 merged l + o

``tokens[cell]`` is the id of the token that starts at the cell, or, once the boundary before the
cell is gone, ``~step`` of the step that removed it. So nothing is forgotten: a boundary exists at
position ``k`` exactly if the cell is no ``~step`` with ``step < k``, and **the row at the end is
the whole history of the training**. ``recording.py`` reads it.

Invariants (checked by the slow twin in the tests):

* a token of ``n`` symbols that starts at ``cell`` has ``~step`` in the ``n - 1`` cells after it,
  and ``ends[cell + n - 1]`` is its id;
* separators never change; no token crosses one;
* only ``merge`` writes, and it writes each cell's ``~step`` once.
"""

from __future__ import annotations

from array import array
from collections.abc import Collection, Mapping

import numpy as np

from engine.training.layout import Layout, lay_out
from engine.training.options import TrainingError, TrainingOptions
from engine.training.pair_table import Int32Array, IntArray, PairTable, count_pairs

SEPARATOR = -(1 << 31)
Places = list[int] | Int32Array
Moved = tuple[int, int, int, Places]
"""A pair that lost occurrences to a new one: (old key, new key, weight, places of the new)."""

# From this many occurrences on, numpy's fixed cost per call is less than a plain loop's per item.
_MANY = 96
_LARGEST_SUM = 1 << 62


class FlatCorpus:
    """The row of cells and the one operation on it: merge a pair everywhere.

    Attributes:
        symbols: Texts of the symbols; their ids are their places here.
        base: Per cell the symbol it was laid out with, -1 for separators. Never changes.
        starts: First cell of each word, and one more past the last separator.
        frequencies: Count of each word.
        weights: Per cell the count of its word (0 for separators).
        tokens: The row described above.
        lengths: Per token id its length in cells.
        boundary_total: How many boundaries lie inside words: no training has more steps.
    """

    def __init__(
        self, words: Mapping[str, int], options: TrainingOptions, extra: Collection[str] = ()
    ) -> None:
        """Lay the words out; ``extra`` are texts that get ids although no word holds them.

        Raises:
            TrainingError: The words' counts, or the mark, cannot be laid out.
        """
        self.words = tuple(words)
        self.frequencies = _frequencies(words)
        layout = lay_out(self.words, options, extra)
        self.symbols = layout.texts
        # Every symbol is one cell; only what stands nowhere may be longer.
        foreign = set(range(len(layout.texts))).difference(np.unique(layout.ids).tolist())
        self.lengths = [len(text) if i in foreign else 1 for i, text in enumerate(layout.texts)]
        self._check_sum(layout.lengths)
        self._place(layout)
        self.boundary_total = int(np.maximum(layout.lengths - 1, 0).sum())

    def _place(self, layout: Layout) -> None:
        word_of = np.repeat(np.arange(len(self.words), dtype=np.int64), layout.lengths)
        occupied = np.arange(len(layout.ids), dtype=np.int64) + word_of + 1
        total = len(layout.ids) + len(self.words) + 1
        self.starts: IntArray = np.concatenate(([1], np.cumsum(layout.lengths + 1) + 1))
        self.base: Int32Array = np.full(total, -1, np.int32)
        self.base[occupied] = layout.ids
        self.weights: IntArray = np.zeros(total, np.int64)
        self.weights[occupied] = self.frequencies[word_of]
        # Plain loops read array.array twice as fast as numpy; numpy sees the same memory.
        row = np.where(self.base < 0, np.int32(SEPARATOR), self.base)
        self._tokens, self._ends = array("i", row.tobytes()), array("i", row.tobytes())
        self.tokens: Int32Array = np.frombuffer(self._tokens, np.int32)
        self._end_cells: Int32Array = np.frombuffer(self._ends, np.int32)
        self._weight_of = array("q", self.weights.tobytes())

    def _check_sum(self, lengths: IntArray) -> None:
        # In floating point, as the exact sum might itself overflow.
        total = float(lengths.astype(float) @ self.frequencies.astype(float))
        if total > _LARGEST_SUM:
            sentence = "the word counts add up to more than 2^62: make them smaller"
            raise TrainingError("counts-too-large", f"{total:.0f}", sentence)

    def add_token(self, left: int, right: int) -> int:
        """Register the token that ``left`` and ``right`` make; return its id."""
        self.lengths.append(self.lengths[left] + self.lengths[right])
        return len(self.lengths) - 1

    def count_all_pairs(self, bits: int) -> PairTable:
        """Count every pair of the present segmentation."""
        cells = np.flatnonzero((self.tokens >= 0) | (self.base < 0))
        return count_pairs(cells, self.tokens[cells], self.weights, bits)

    def still_there(self, place: int, left: int, right: int) -> bool:
        """Tell whether the pair occurs at this cell now."""
        tokens = self._tokens
        return tokens[place] == left and tokens[place + self.lengths[left]] == right

    def remaining(self, places: Places, left: int, right: int) -> Places:
        """Drop the occurrences before the first that is still there."""
        if not isinstance(places, list):
            return self._alive(places, left, right)
        for i, place in enumerate(places):
            if self.still_there(place, left, right):
                return places[i:]
        return []

    def _alive(self, places: Int32Array, left: int, right: int) -> Int32Array:
        places = places[self.tokens[places] == left]
        alive: Int32Array = places[self.tokens[places + self.lengths[left]] == right]
        return alive

    def merge(
        self, places: Places, left: int, right: int, new: int, step: int, bits: int
    ) -> tuple[int, list[Moved]]:
        """Replace the pair by ``new`` at those of ``places`` (ascending) where it still occurs.

        Returns:
            The weight that was replaced, and what every neighbouring pair lost to which new pair.
        """
        if len(places) < _MANY:
            listed = places if isinstance(places, list) else places.tolist()
            return self._merge_few(listed, left, right, new, ~step, bits)
        return self._merge_many(np.asarray(places, np.int32), left, right, new, ~step, bits)

    def _merge_few(
        self, places: list[int], left: int, right: int, new: int, mark: int, bits: int
    ) -> tuple[int, list[Moved]]:
        tokens, ends, weight_of = self._tokens, self._ends, self._weight_of
        left_length, right_length = self.lengths[left], self.lengths[right]
        before: dict[int, list[int]] = {}
        after: dict[int, list[int]] = {}
        replaced = 0
        for place in places:
            middle = place + left_length
            if tokens[place] != left or tokens[middle] != right:
                continue
            end = middle + right_length
            previous, following = ends[place - 1], tokens[end]
            tokens[place] = ends[end - 1] = new
            tokens[middle] = mark
            replaced += weight_of[place]
            if previous >= 0:
                if previous in before:
                    before[previous].append(place)
                else:
                    before[previous] = [place]
            if following >= 0:
                if following in after:
                    after[following].append(place)
                else:
                    after[following] = [place]
        # subtle: in `ab ab` the second merge's `previous` is the first's new token, so the pair
        # (new, a) is gained by the first list and lost again by the second. Right side first.
        moved: list[Moved] = []
        for neighbour, at in after.items():
            weight = sum([weight_of[place] for place in at])
            moved.append((right << bits | neighbour, new << bits | neighbour, weight, at))
        for neighbour, at in before.items():
            weight = sum([weight_of[place] for place in at])
            length = self.lengths[neighbour]
            at = [place - length for place in at]
            moved.append((neighbour << bits | left, neighbour << bits | new, weight, at))
        return replaced, moved

    def _merge_many(
        self, places: Int32Array, left: int, right: int, new: int, mark: int, bits: int
    ) -> tuple[int, list[Moved]]:
        tokens, ends = self.tokens, self._end_cells
        left_length, right_length = self.lengths[left], self.lengths[right]
        places = self._alive(places, left, right)
        if left == right:
            places = _every_second(places, left_length)
        middles = places + left_length
        after_cells = middles + right_length
        following, previous = tokens[after_cells], ends[places - 1]
        # Where two occurrences touch, both neighbours are the new token: count that pair once, as
        # the second occurrence's left neighbour.
        touching = np.flatnonzero(places[1:] == after_cells[:-1])
        following[touching] = -1
        previous[touching + 1] = new
        tokens[places] = new
        tokens[middles] = mark
        ends[after_cells - 1] = new
        moved: list[Moved] = []
        for neighbour, weight, at in self._grouped(following, places):
            moved.append((right << bits | neighbour, new << bits | neighbour, weight, at))
        for neighbour, weight, at in self._grouped(previous, places):
            lost = (right if neighbour == new else neighbour) << bits | left
            at = at - self.lengths[neighbour]
            moved.append((lost, neighbour << bits | new, weight, at))
        return int(self.weights[places].sum()), moved

    def _grouped(
        self, neighbours: Int32Array, places: Int32Array
    ) -> list[tuple[int, int, Int32Array]]:
        """Group places by neighbour: (neighbour, weight, places ascending)."""
        real = neighbours >= 0
        place_bits = len(self.base).bit_length()
        packed = (neighbours[real].astype(np.int64) << place_bits) | places[real]
        if not len(packed):
            return []
        packed.sort()
        ordered = packed & ((1 << place_bits) - 1)
        packed >>= place_bits
        begins = np.concatenate(([0], np.flatnonzero(packed[1:] != packed[:-1]) + 1))
        weights = np.add.reduceat(self.weights[ordered], begins).tolist()
        ids = packed[begins].tolist()
        cells = ordered.astype(np.int32)
        edges = [*begins.tolist(), len(cells)]
        return [(ids[i], weights[i], cells[edges[i] : edges[i + 1]]) for i in range(len(ids))]


def _every_second(places: Int32Array, length: int) -> Int32Array:
    """Of overlapping occurrences of ``x x`` keep the first, third, … of each run."""
    index = np.arange(len(places))
    first_of_run = np.ones(len(places), bool)
    np.not_equal(places[1:], places[:-1] + length, out=first_of_run[1:])
    run_start = np.maximum.accumulate(np.where(first_of_run, index, 0))
    kept: Int32Array = places[(index - run_start) % 2 == 0]
    return kept


def _frequencies(words: Mapping[str, int]) -> IntArray:
    try:
        return np.fromiter(words.values(), np.int64, len(words))
    except OverflowError:
        largest = max(words.values())
        raise TrainingError(
            "counts-too-large", str(largest), f"the count {largest} does not fit in 64 bits"
        ) from None
