"""What the trainer knows about pairs: their counts, where they are, and which comes next.

``PairIndex`` keeps counts and places of every pair that can matter soon, ``PairQueue`` the order in
which they will be taken. Both hold a pair as its key, ``left << bits | right``.

Invariants (checked by the slow twin in the tests):

* every pair whose count is at least ``threshold`` is in ``counts`` with its exact count; rarer
  pairs are not there at all. They are recounted, all at once, when the frequent ones are used up:
  most pairs of a large corpus are never frequent enough to be looked at;
* ``places`` of a pair hold all its occurrences in ascending order, and perhaps some that are gone;
* a pair never becomes more frequent: the number of its occurrences only falls after the step that
  made one of its tokens. So an entry in the queue may stand too high, never too low;
* every tracked pair has an entry, but for the one that a collapsing word takes next (``rename``).
"""

from __future__ import annotations

from heapq import heapify, heappop, heappush, heapreplace
from itertools import pairwise
from typing import Any

import numpy as np

from engine.training.flat_corpus import FlatCorpus, Group, Places
from engine.training.pair_table import BoolArray, IntArray, PairTable
from engine.training.tie_rules import TieRule

# A recount tracks pairs down to this fraction of the highest count, and at least so many.
_RATIO = 6
_WORTH_A_RECOUNT = 1000


class PairQueue:
    """Pairs by count, those of the highest count in the order of the tie rule.

    An entry is ``place << key_bits | key``; ``place`` is the pair's first occurrence or an earlier
    one. Pairs wait in one bucket per count, unordered; only the bucket that is being used up
    (``level``) is ordered, as a heap.
    """

    def __init__(self, rule: TieRule, key_bits: int) -> None:
        self.rule = rule
        self.key_bits = key_bits
        self.key_mask = (1 << key_bits) - 1
        self.fill([], [])

    def fill(self, entries: list[int], counts: list[int]) -> None:
        """Forget all pairs and take these, the most frequent first."""
        self.level = 0
        self.ties = 0
        self._heap: list[Any] = []
        self._buckets: dict[int, list[int]] = {}
        edges = [i for i, (one, other) in enumerate(pairwise(counts), 1) if one != other]
        for begin, end in pairwise([0, *edges, len(counts)]):
            if begin < end:
                self._buckets[counts[begin]] = entries[begin:end]
        self._counts_waiting = [-count for count in self._buckets]

    def file(self, entry: int, count: int) -> None:
        """Put an entry where pairs of this count wait."""
        if count in self._buckets:
            self._buckets[count].append(entry)
        elif count == self.level:
            heappush(self._heap, self.rule.item(entry))
        else:
            self._buckets[count] = [entry]
            heappush(self._counts_waiting, -count)

    def best(self, index: PairIndex) -> int | None:
        """Return the entry of the pair to take, None when no tracked pair is left.

        Its place is where the pair occurs first. Afterwards ``level`` is its count and ``ties``
        the number of pairs that have it.
        """
        rule, heap, key_bits, key_mask = self.rule, self._heap, self.key_bits, self.key_mask
        counts, level, plain = index.counts, self.level, rule.item_is_entry
        while True:
            while heap:
                entry = heap[0] if plain else rule.entry(heap[0])
                key = entry & key_mask
                count = counts.get(key, 0)
                if count != level:
                    heappop(heap)
                    if count:
                        self.file(entry, count)
                    continue
                verified = index.first_place(key, entry >> key_bits) << key_bits | key
                if verified == entry or not rule.by_place:
                    return verified
                heapreplace(heap, rule.item(verified))
            if not self._counts_waiting:
                return None
            heap = self._open_next_level(counts)
            level = self.level

    def _open_next_level(self, counts: dict[int, int]) -> list[Any]:
        level = self.level = -heappop(self._counts_waiting)
        valid: list[int] = []
        key_mask = self.key_mask
        for entry in self._buckets.pop(level):
            count = counts.get(entry & key_mask, 0)
            if count == level:
                valid.append(entry)
            elif count:
                self.file(entry, count)
        self.ties = len(valid)
        self._heap = valid if self.rule.item_is_entry else list(map(self.rule.item, valid))
        heapify(self._heap)
        return self._heap


class PairIndex:
    """Counts and places of the pairs that are frequent enough to matter now.

    Attributes:
        counts: key -> exact count.
        places: key -> cells where the pair begins.
        threshold: No pair below this count is tracked.
    """

    def __init__(
        self, corpus: FlatCorpus, queue: PairQueue, bits: int, floor: int, ratio: int = _RATIO
    ) -> None:
        self.counts: dict[int, int] = {}
        self.places: dict[int, Places] = {}
        self._corpus = corpus
        self._queue = queue
        self._bits = bits
        self._mask = (1 << bits) - 1
        self._floor = floor
        self._ratio = ratio
        self.threshold = 1 << 62

    @property
    def exhausted(self) -> bool:
        """Whether even the rarest pairs worth tracking are tracked already."""
        return self.threshold <= self._floor

    def recount(self, steps: int = 0) -> None:
        """Count all pairs anew and track those near the highest count.

        ``steps`` is how many will still be made, if that is known: no more pairs are wanted.
        """
        table = self._corpus.count_all_pairs(self._bits)
        self.threshold = self._worth_tracking(table.counts, steps)
        self._track(table, table.counts >= self.threshold)

    def _worth_tracking(self, counts: IntArray, steps: int) -> int:
        """Return the count from which on pairs are tracked."""
        lowest = min(
            _nth_highest(counts, _WORTH_A_RECOUNT), int(counts.max(initial=0)) // self._ratio
        )
        return max(self._floor, lowest, _nth_highest(counts, steps))

    def _track(self, table: PairTable, tracked: BoolArray) -> None:
        sizes = np.diff(table.starts)
        cells = table.cells[np.repeat(tracked, sizes)].astype(np.int32)
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

    def take(self, key: int) -> Places:
        """Remove the pair and return its places."""
        if self.counts.pop(key) == self._queue.level:
            self._queue.ties -= 1
        return self.places.pop(key)

    def rename(self, old: int, new: int, places: Places) -> None:
        """Let a new pair have all occurrences of an old one.

        The queue is not told: whoever calls this takes the new pair next.
        """
        self.counts[new] = self.counts.pop(old)
        del self.places[old]
        self.places[new] = places

    def follow(
        self, left: int, right: int, new: int, after: list[Group], before: list[Group]
    ) -> None:
        """Follow a merge: each neighbour's old pair loses what its new pair gains."""
        counts, places, threshold = self.counts, self.places, self.threshold
        queue, level, ties, bits = self._queue, self._queue.level, 0, self._bits
        sides = ((after, right << bits, new << bits, 0), (before, left, new, bits))
        for groups, lost_part, gained_part, shift in sides:
            for neighbour, weight, cells in groups:
                lost = neighbour << shift | lost_part
                count = counts.get(lost)
                if count is not None:
                    ties -= count == level
                    if count - weight >= threshold:
                        counts[lost] = count - weight
                    else:
                        del counts[lost], places[lost]
                if weight >= threshold:
                    gained = neighbour << shift | gained_part
                    counts[gained] = weight
                    places[gained] = tuple(cells) if isinstance(cells, list) else cells
                    ties += weight == level
                    queue.file(int(cells[0]) << queue.key_bits | gained, weight)
        queue.ties += ties


def _nth_highest(counts: IntArray, n: int) -> int:
    return int(np.partition(counts, -n)[-n]) if 0 < n <= len(counts) else 0
