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
* once laid out, cells are written by ``merge``, ``join``, ``write`` and ``CollapsingWords`` only, a
  ``~step`` once (``CollapsingWords`` write nothing else: nobody looks there any more).

``tokens``, ``ends`` and ``weights`` exist twice over the same memory: as numpy arrays for whole
columns, and as memory views, from which plain loops take single numbers three times as fast.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Mapping
from itertools import pairwise

import numpy as np

from engine.text.runs import every_second, run_begins
from engine.training.layout import Layout, lay_out, symbol_count
from engine.training.options import TrainingError, TrainingOptions
from engine.training.pair_table import (
    Int32Array,
    IntArray,
    PairTable,
    count_pairs,
    stable_order,
)

SEPARATOR = -(1 << 31)
Places = tuple[int, ...] | IntArray
"""Cells, ascending. A tuple costs plain loops less, and Python's garbage collector nothing."""

Group = tuple[int, list[int] | IntArray, int | None]
"""A neighbour of a new token, the places of the new token beside it, and their weight.

None is a weight that nobody has added up: most neighbours are too rare to be asked about.
"""

# From this many occurrences on, numpy's fixed cost per call is less than a plain loop's per item.
_MANY = 64

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
        row: The same, for plain loops.
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
        self.lengths = _lengths(layout, extra, options)
        self._check_sum(layout.lengths)
        self._fill_cells(layout)
        self.boundary_total = int(np.maximum(layout.lengths - 1, 0).sum())

    def _fill_cells(self, layout: Layout) -> None:
        self.starts: IntArray = np.concatenate(([1], np.cumsum(layout.lengths + 1) + 1))
        total = len(layout.ids) + len(self.words) + 1
        occupied = np.ones(total, bool)
        occupied[self.starts - 1] = False
        self.base: Int32Array = np.full(total, -1, np.int32)
        self.base[occupied] = layout.ids
        cells_of_word = np.concatenate(([1], layout.lengths + 1))
        self.weights: IntArray = np.repeat(np.append(0, self.frequencies), cells_of_word)
        self.weights[self.starts - 1] = 0
        self.tokens: Int32Array = np.where(occupied, self.base, np.int32(SEPARATOR))
        self._end_tokens = self.tokens.copy()
        self.row, self._ends = self.tokens.data, self._end_tokens.data
        self._weight_of = self.weights.data

    def _check_sum(self, lengths: IntArray) -> None:
        # In floating point, as the exact sum might itself overflow.
        total = float((lengths.astype(float) * self.frequencies).sum())
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
        return self.row[place] == left and self.row[place + self.lengths[left]] == right

    def remaining(self, places: Places, left: int, right: int) -> Places:
        """Drop the occurrences before the first that is still there."""
        if len(places) >= _MANY:
            return self._alive(np.asarray(places), left, right)
        listed = _listed(places)
        for i, place in enumerate(listed):
            if self.still_there(place, left, right):
                return listed[i:]
        return ()

    def _alive(self, places: IntArray, left: int, right: int) -> IntArray:
        places = places[self.tokens[places] == left]
        alive: IntArray = places[self.tokens[places + self.lengths[left]] == right]
        return alive

    def join(self, place: int, left: int, right: int, new: int, step: int) -> tuple[int, int]:
        """Merge the pair at one place; return the tokens before and after it, negative for none."""
        row, ends, middle = self.row, self._ends, place + self.lengths[left]
        end = middle + self.lengths[right]
        row[place] = ends[end - 1] = new
        row[middle] = ~step
        return ends[place - 1], row[end]

    def write(
        self,
        begins: IntArray,
        ends: IntArray,
        ids: IntArray | int,
        gone: IntArray,
        marks: IntArray | int,
    ) -> None:
        """Write tokens that were made.

        Args:
            begins: Where each begins, …
            ends: … the cell after each, …
            ids: … and its id.
            gone: The cells before which a boundary is gone …
            marks: … and the ``~step`` that removed it.
        """
        self.tokens[begins] = self._end_tokens[ends - 1] = ids
        self.tokens[gone] = marks

    def merge(
        self, places: Places, left: int, right: int, new: int, step: int, least: int
    ) -> tuple[list[Group], list[Group]]:
        """Replace the pair by ``new`` at those of ``places`` where it still occurs.

        Every neighbour loses a pair with the old token and gains one with the new: the groups say
        where. In ``ab ab`` the first ``ab`` meets an ``a``, the second the new token: what the
        neighbours after lose and gain has to be counted first, for the neighbours before may take
        some of it away again.

        Args:
            places: Where the pair begins.
            left: Id of its left token.
            right: Id of its right token.
            new: Id of the token that it becomes.
            step: Number of the step.
            least: Groups that weigh less may come without their places: nobody will look there.

        Returns:
            The groups after and the groups before the new token.
        """
        if len(places) == 1:
            return self._merge_one(int(places[0]), left, right, new, step)
        if len(places) < _MANY:
            return self._merge_few(_listed(places), left, right, new, ~step)
        return self._merge_many(np.asarray(places), left, right, new, ~step, least)

    def _merge_one(
        self, place: int, left: int, right: int, new: int, step: int
    ) -> tuple[list[Group], list[Group]]:
        """Do it at the only place, where the pair must be."""
        before, after = self.join(place, left, right, new, step)
        weight = self._weight_of[place]
        return (
            [(after, [place], weight)] if after >= 0 else [],
            [(before, [place], weight)] if before >= 0 else [],
        )

    def _merge_few(
        self, places: tuple[int, ...], left: int, right: int, new: int, mark: int
    ) -> tuple[list[Group], list[Group]]:
        row, ends = self.row, self._ends
        left_length, right_length = self.lengths[left], self.lengths[right]
        after: defaultdict[int, list[int]] = defaultdict(list)
        before: defaultdict[int, list[int]] = defaultdict(list)
        for place in places:
            middle = place + left_length
            if row[place] != left or row[middle] != right:
                continue
            end = middle + right_length
            previous, following = ends[place - 1], row[end]
            row[place] = ends[end - 1] = new
            row[middle] = mark
            if following >= 0:
                after[following].append(place)
            if previous >= 0:
                before[previous].append(place)
        return _unweighed(after), _unweighed(before)

    def _merge_many(
        self, places: IntArray, left: int, right: int, new: int, mark: int, least: int
    ) -> tuple[list[Group], list[Group]]:
        tokens, ends = self.tokens, self._end_tokens
        places = self._alive(places, left, right)
        if left == right:
            touches = places[1:] == places[:-1] + self.lengths[left]
            places = places[every_second(np.append(True, ~touches))]
        middles = places + self.lengths[left]
        nexts = middles + self.lengths[right]
        following, previous = tokens[nexts], ends[places - 1]
        # Where two occurrences touch, the second meets the new token.
        previous[1:][places[1:] == nexts[:-1]] = new
        self.write(places, nexts, new, middles, mark)
        return self._grouped(following, places, least), self._grouped(previous, places, least)

    def _grouped(self, neighbours: Int32Array, places: IntArray, least: int) -> list[Group]:
        order = (neighbours >= 0).nonzero()[0]
        if not len(order):
            return []
        order = order[stable_order(neighbours[order], len(self.lengths).bit_length())]
        neighbours, places = neighbours[order], places[order]
        begins = run_begins(neighbours)
        weights = np.add.reduceat(self.weights[places], begins).tolist()
        edges = pairwise([*begins.tolist(), len(places)])
        ids, nowhere = neighbours[begins].tolist(), places[:0]
        return [
            (neighbour, places[begin:end] if weight >= least else nowhere, weight)
            for neighbour, weight, (begin, end) in zip(ids, weights, edges, strict=True)
        ]

    def weight(self, group: Group) -> int:
        """Return a group's weight: the counts of the words, added up over its places."""
        _, places, known = group
        if known is not None:
            return known
        weight_of = self._weight_of
        if len(places) == 1:
            return weight_of[places[0]]
        return sum([weight_of[place] for place in places])


def _unweighed(groups: dict[int, list[int]]) -> list[Group]:
    return [(neighbour, places, None) for neighbour, places in groups.items()]


def _listed(places: Places) -> tuple[int, ...]:
    return places if isinstance(places, tuple) else tuple(places.tolist())


def _lengths(layout: Layout, extra: Collection[str], options: TrainingOptions) -> list[int]:
    """Every symbol is one cell; only what stands nowhere may be longer."""
    if not extra:
        return [1] * len(layout.texts)
    stands = np.bincount(layout.ids, minlength=len(layout.texts)).tolist()
    symbols = zip(layout.texts, stands, strict=True)
    return [1 if n else symbol_count(text, options) for text, n in symbols]


def _frequencies(words: Mapping[str, int]) -> IntArray:
    try:
        return np.fromiter(words.values(), np.int64, len(words))
    except OverflowError:
        largest = max(words.values())
        raise TrainingError(
            "counts-too-large", str(largest), f"the count {largest} does not fit in 64 bits"
        ) from None
