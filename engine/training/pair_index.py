"""What the trainer knows about pairs: their counts, and where they are.

A pair is known by its key, ``left << bits | right``. ``PairQueue`` adds the order in which pairs
will be taken.

Invariants (checked by the slow twin in the tests):

* every pair whose count is at least ``threshold`` is in ``counts`` with its exact count; rarer
  pairs are not there at all. They are recounted, all at once, when the frequent ones are used up:
  most pairs of a large corpus are never frequent enough to be looked at. Those of large levels are
  left to ``LevelSteps``;
* ``places`` of a pair hold all its occurrences in ascending order, and perhaps some that are gone.
"""

from __future__ import annotations

from itertools import pairwise

import numpy as np

from engine.training.flat_corpus import FlatCorpus, Group, Places
from engine.training.pair_queue import PairQueue
from engine.training.pair_table import BoolArray, IntArray, PairTable

RECOUNT_RATIO = 6
"""A recount tracks pairs down to this fraction of the highest count …"""

_WORTH_A_RECOUNT = 300
_OCCURRENCES_PER_TRACKED = 4000
"""… and at least so many of them, and one more for so many occurrences of any pair; …"""

_PAIRS_PER_STEP = 1.5
"""… but no more than this for each step to come: one pair a step, and some that others use up."""

_LARGE_LEVEL = 100
_OCCURRENCES_PER_PAIR = 128
"""A level is large if it has so many pairs, and one more for so many occurrences of any pair, which
are all counted anew for it."""

_HIGHEST_LARGE = 500  # a level of higher count is not looked at


class PairIndex:
    """Counts and places of the pairs that are frequent enough to matter now.

    Attributes:
        counts: key -> exact count.
        places: key -> cells where the pair begins.
        threshold: No pair below this count is tracked.
    """

    def __init__(
        self,
        corpus: FlatCorpus,
        queue: PairQueue,
        bits: int,
        least: int,
        leaves_large_levels: bool,
        ratio: int,
    ) -> None:
        """Know nothing yet: the first ``recount`` looks.

        Args:
            corpus: Where the pairs are.
            queue: Who is told of new pairs.
            bits: How many bits a token id takes.
            least: Rarer pairs are never tracked.
            leaves_large_levels: Nor are pairs of large levels, and rarer ones, once found.
            ratio: How far below the highest count a recount goes.
        """
        self.counts: dict[int, int] = {}
        self.places: dict[int, Places] = {}
        self._corpus = corpus
        self._queue = queue
        self._bits = bits
        self._mask = (1 << bits) - 1
        self._least = least
        self._leaves_large_levels = leaves_large_levels
        self._ratio = ratio
        self.threshold = 1 << 62

    @property
    def exhausted(self) -> bool:
        """Whether even the rarest pairs worth tracking are tracked already."""
        return self.threshold <= self._least

    def recount(self, steps: int = 0) -> None:
        """Count all pairs anew and track those near the highest count.

        ``steps`` is how many will still be made, if that is known.
        """
        table = self._corpus.count_all_pairs(self._bits)
        if self._leaves_large_levels:
            self._least = max(self._least, _above_large_levels(table))
        self.threshold = self._worth_tracking(table, steps)
        self._track(table, table.counts >= self.threshold)

    def _worth_tracking(self, table: PairTable, steps: int) -> int:
        """Return the count from which on pairs are tracked."""
        counts = table.counts
        enough = _WORTH_A_RECOUNT + len(table.cells) // _OCCURRENCES_PER_TRACKED
        # subtle: where so many do not exist, all that exist are enough, but not all that will come.
        enough = min(enough, len(counts))
        lowest = min(_nth_highest(counts, enough), int(counts.max(initial=0)) // self._ratio)
        return max(self._least, lowest, _nth_highest(counts, int(_PAIRS_PER_STEP * steps)))

    def _track(self, table: PairTable, tracked: BoolArray) -> None:
        sizes = np.diff(table.starts)
        cells = table.cells[np.repeat(tracked, sizes)]
        edges = np.concatenate(([0], np.cumsum(sizes[tracked]))).tolist()
        keys, counts = table.keys[tracked], table.counts[tracked]
        firsts = table.first_cells[tracked]
        self.counts = dict(zip(keys.tolist(), counts.tolist(), strict=True))
        self.places = {
            key: cells[begin:end]
            for key, (begin, end) in zip(keys.tolist(), pairwise(edges), strict=True)
        }
        order = np.argsort(-counts, kind="stable")
        by_count = zip(firsts[order].tolist(), keys[order].tolist(), strict=True)
        entries = [place << self._queue.key_bits | key for place, key in by_count]
        self._queue.fill(entries, counts[order].tolist())

    def first_place(self, key: int, hint: int) -> int:
        """Return the first cell where the pair still occurs; not before ``hint``."""
        left, right, corpus = key >> self._bits, key & self._mask, self._corpus
        row = corpus.row
        if row[hint] == left and row[hint + corpus.lengths[left]] == right:
            return hint
        places = self.places[key]
        if len(places) > 1:
            self.places[key] = places = corpus.remaining(places, left, right)
        return int(places[0])

    def entry(self, key: int) -> int:
        """Return a tracked pair's entry in the queue, with the place where it occurs first now."""
        place = self.first_place(key, int(self.places[key][0]))
        return place << self._queue.key_bits | key

    def take(self, key: int) -> None:
        """Remove the pair, if it is still there."""
        if self.counts.pop(key, 0) == self._queue.level:
            self._queue.ties -= 1
        self.places.pop(key, None)

    def follow(
        self, left: int, right: int, new: int, after: list[Group], before: list[Group]
    ) -> None:
        """Follow a merge: each neighbour's old pair loses what its new pair gains."""
        counts, places, threshold = self.counts, self.places, self.threshold
        queue, level, ties, bits = self._queue, self._queue.level, 0, self._bits
        sides = ((after, right << bits, new << bits, 0), (before, left, new, bits))
        for groups, lost_part, gained_part, shift in sides:
            for group in groups:
                neighbour, cells, _ = group
                lost = neighbour << shift | lost_part
                count = counts.get(lost)
                if count is None:
                    continue  # it was rare, and the new pair has no more than it had
                weight = self._corpus.weight(group)
                ties -= count == level
                if count - weight >= threshold:
                    counts[lost] = count - weight
                else:
                    del counts[lost], places[lost]
                if weight >= threshold:
                    gained = neighbour << shift | gained_part
                    begins = _moved(cells, -self._corpus.lengths[neighbour] if shift else 0)
                    counts[gained], places[gained] = weight, begins
                    ties += weight == level
                    queue.file(int(begins[0]) << queue.key_bits | gained, weight)
        queue.ties += ties


def _moved(cells: list[int] | IntArray, by: int) -> Places:
    if isinstance(cells, list):
        return tuple([cell + by for cell in cells])
    return cells + by if by else cells


def _nth_highest(counts: IntArray, n: int) -> int:
    return int(np.partition(counts, -n)[-n]) if 0 < n <= len(counts) else 0


def _above_large_levels(table: PairTable) -> int:
    """Return the count above that of every large level."""
    sizes = np.bincount(np.minimum(table.counts, _HIGHEST_LARGE + 1))[: _HIGHEST_LARGE + 1]
    enough = _LARGE_LEVEL + len(table.cells) // _OCCURRENCES_PER_PAIR
    return int((sizes >= enough).nonzero()[0].max(initial=0)) + 1
