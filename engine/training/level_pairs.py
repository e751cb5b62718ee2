"""The pairs of one level, which share the highest count, and what a merge of each does to others.

While pairs of the highest count are taken, no other pair matters: none ever becomes more frequent.
So it can be said beforehand what the merge of a pair does to its level. Two pairs are *neighbours*
where an occurrence of the one has a token in common with one of the other, as ``a b`` and ``b x``
in ``a b x``. After the merge of ``a b``

* ``b x`` goes on as ``ab x`` if the two *stand together*: there are as many ``a b x`` as there are
  of each, and no other way in which they are neighbours. (Likewise ``w a`` on the other side.)
* Any other neighbour has become rarer, and leaves the level.
* No other pair comes to the level. Every ``ab x`` was an ``a b x``; if there are as many as pairs
  of the level have, then so are there ``b x``, for no pair has more: the two stood together.

Pairs stand together until one of them is merged or leaves the level. The neighbours of all pairs
are found at once, with numpy.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise

import numpy as np

from engine.text.runs import every_second, run_begins
from engine.training.flat_corpus import FlatCorpus
from engine.training.pair_table import (
    BoolArray,
    Int32Array,
    IntArray,
    PairTable,
    stable_order,
)


@dataclass(frozen=True, slots=True)
class Neighbours:
    """Per pair of a level the ones that go on if it is merged, and the ones that do not.

    Attributes:
        before: The pair that stands together with it on its left, -1 for none.
        after: The one on its right.
        leaving: The pairs that leave the level. This counts if a pair is also ``before`` or
            ``after``: in ``z y z y z`` there is a ``y z`` after each ``z y``, but before one, too.
    """

    before: list[int]
    after: list[int]
    leaving: list[list[int]]


@dataclass(frozen=True, slots=True)
class LevelPairs:
    """P pairs, numbered in the order of their keys, and all O occurrences of them.

    Attributes:
        count: How frequent each of them is.
        keys: Per pair ``left << bits | right``.
        first_cells: Per pair where it occurs first.
        places: Per occurrence the cell where it begins, ascending, …
        middles: … the cell where its right token begins, …
        ends: … the cell after it, …
        weights: … the count of its word, …
        pairs: … and the number of the pair.
        replaced: Whether the occurrence goes if its pair is merged: in ``a a a`` the second ``a a``
            does not, as there is no second ``a`` any more.
    """

    count: int
    keys: IntArray
    first_cells: IntArray
    places: IntArray
    middles: IntArray
    ends: IntArray
    weights: IntArray
    pairs: Int32Array
    replaced: BoolArray

    @classmethod
    def most_frequent(cls, table: PairTable, flat: FlatCorpus) -> LevelPairs:
        """Take the pairs of the highest count out of a table of all pairs of a corpus."""
        count = int(table.counts.max())
        chosen, sizes = table.counts == count, np.diff(table.starts)
        keys = table.keys[chosen]
        # The row of cells brings the occurrences into their order quicker than sorting.
        pair_at = np.full(len(flat.tokens), -1, np.int32)
        numbers = np.arange(len(keys), dtype=np.int32)
        pair_at[table.cells[np.repeat(chosen, sizes)]] = np.repeat(numbers, sizes[chosen])
        places = np.flatnonzero(pair_at >= 0)
        pairs = pair_at[places]
        lengths = np.array(flat.lengths, np.int64)
        middles = places + lengths[table.left[chosen]][pairs]
        ends = middles + lengths[table.right[chosen]][pairs]
        overlaps = (middles[:-1] == places[1:]) & (pairs[:-1] == pairs[1:])
        replaced = every_second(np.append(True, ~overlaps))
        occurrences = places, middles, ends, flat.weights[places], pairs, replaced
        return cls(count, keys, table.first_cells[chosen], *occurrences)

    def replacements(self) -> IntArray:
        """Return per pair how often it is replaced if it is merged."""
        found = np.full(len(self.keys), self.count, np.int64)
        left_out = np.flatnonzero(~self.replaced)
        np.subtract.at(found, self.pairs[left_out], self.weights[left_out])
        return found

    def neighbours(self) -> Neighbours:
        """Find what a merge of each pair does to the others."""
        touches = (self.middles[:-1] == self.places[1:]) & (self.pairs[:-1] != self.pairs[1:])
        lefts = np.flatnonzero(touches)
        one, other = self.pairs[lefts], self.pairs[lefts + 1]
        together = self._always(one.astype(np.int64) * len(self.keys) + other, lefts)
        before, after = np.full((2, len(self.keys)), -1)
        before[other[together]], after[one[together]] = one[together], other[together]
        lefts, one, other = lefts[~together], one[~together], other[~together]
        if_one, if_other = self.replaced[lefts], self.replaced[lefts + 1]
        merged = np.concatenate((one[if_one], other[if_other]))
        leaving = np.concatenate((other[if_one], one[if_other]))
        return Neighbours(before.tolist(), after.tolist(), self._by_pair(merged, leaving))

    def _always(self, keys: IntArray, places: IntArray) -> BoolArray:
        """Tell which keys weigh as much as a pair of the level, over all places of each."""
        order = np.argsort(keys, kind="stable")
        begins = run_begins(keys[order])
        if not len(begins):
            return np.zeros(0, bool)
        sums = np.add.reduceat(self.weights[places[order]], begins)
        always = np.empty(len(keys), bool)
        always[order] = np.repeat(sums == self.count, np.diff(begins, append=len(keys)))
        return always

    def _by_pair(self, pairs: Int32Array, values: Int32Array) -> list[list[int]]:
        """Return per pair of the level its values."""
        total = len(self.keys)
        order = stable_order(pairs, total.bit_length())
        edges = np.searchsorted(pairs[order], np.arange(total + 1)).tolist()
        ordered = values[order].tolist()
        return [ordered[begin:end] for begin, end in pairwise(edges)]
