"""What the trainer knows about pairs: their counts, where they are, and which comes next.

``PairIndex`` keeps counts and places of every pair that can matter soon, ``PairQueue`` the order in
which they will be taken. Both hold a pair as its key, ``left << bits | right``.

Invariants (checked by the slow twin in the tests):

* every pair whose count is at least ``threshold`` is in ``counts`` with its exact count; rarer
  pairs are not there at all. They are recounted, all at once, when the frequent ones are used up:
  most pairs of a large corpus are never frequent enough to be looked at;
* ``places`` of a pair hold all its occurrences in ascending order, and perhaps some that are gone;
* a pair never becomes more frequent: the number of its occurrences only falls after the step that
  made one of its tokens. So an entry in the queue may stand too high, never too low.
"""

from __future__ import annotations

from heapq import heapify, heappop, heappush, heapreplace
from typing import Any

import numpy as np

from engine.training.flat_corpus import FlatCorpus, Moved, Places
from engine.training.pair_table import PairTable
from engine.training.tie_rules import TieRule

# A recount tracks pairs down to this fraction of the highest count ...
_RATIO = 6
# ... unless the corpus is so small that tracking everything costs nothing.
_FEW_CELLS = 4_000


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
        self.clear()

    def clear(self) -> None:
        """Forget all pairs."""
        self.level = 0
        self.ties = 0
        self._heap: list[Any] = []
        self._buckets: dict[int, list[int]] = {}
        self._counts_waiting: list[int] = []

    def file(self, entry: int, count: int) -> None:
        """Put an entry where pairs of this count wait."""
        if count == self.level:
            heappush(self._heap, self.rule.item(entry))
        elif count in self._buckets:
            self._buckets[count].append(entry)
        else:
            self._buckets[count] = [entry]
            heappush(self._counts_waiting, -count)

    def best(self, index: PairIndex) -> int | None:
        """Return the key of the pair to take, None when no tracked pair is left.

        Afterwards ``level`` is its count and ``ties`` the number of pairs that have it.
        """
        counts, rule, heap = index.counts, self.rule, self._heap
        while True:
            while heap:
                entry = rule.entry(heap[0])
                key = entry & self.key_mask
                count = counts.get(key, 0)
                if count != self.level:
                    heappop(heap)
                    if count:
                        self.file(entry, count)
                    continue
                place = index.first_place(key, entry >> self.key_bits) if rule.by_place else None
                if place is None or place == entry >> self.key_bits:
                    return key
                heapreplace(heap, rule.item(place << self.key_bits | key))
            if not self._counts_waiting:
                return None
            heap = self._open_next_level(counts)

    def _open_next_level(self, counts: dict[int, int]) -> list[Any]:
        level = self.level = -heappop(self._counts_waiting)
        valid: list[int] = []
        for entry in self._buckets.pop(level):
            count = counts.get(entry & self.key_mask, 0)
            if count == level:
                valid.append(entry)
            elif count:
                self.file(entry, count)
        self.ties = len(valid)
        self._heap = list(map(self.rule.item, valid))
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
        self._floor = floor
        self._ratio = ratio if len(corpus.base) > _FEW_CELLS else 1 << 62
        self.threshold = 1 << 62

    @property
    def exhausted(self) -> bool:
        """Whether even the rarest pairs worth tracking are tracked already."""
        return self.threshold <= self._floor

    def recount(self) -> None:
        """Count all pairs anew and track those near the highest count."""
        table = self._corpus.count_all_pairs(self._bits)
        self.counts.clear()
        self.places.clear()
        self._queue.clear()
        highest = int(table.counts.max()) if len(table.counts) else 0
        self.threshold = max(self._floor, highest // self._ratio)
        self._track(table, np.flatnonzero(table.counts >= self.threshold))

    def _track(self, table: PairTable, which: np.ndarray[Any, Any]) -> None:
        keys, counts = table.keys[which].tolist(), table.counts[which].tolist()
        begins, ends = table.starts[which].tolist(), table.starts[which + 1].tolist()
        cells = table.cells.astype(np.int32)
        self.counts.update(zip(keys, counts, strict=True))
        for key, begin, end in zip(keys, begins, ends, strict=True):
            self.places[key] = cells[begin:end]
        first_cells = table.first_cells[which].tolist()
        for key, count, place in zip(keys, counts, first_cells, strict=True):
            self._queue.file(place << self._queue.key_bits | key, count)

    def first_place(self, key: int, hint: int) -> int:
        """Return the first cell where the pair still occurs; not before ``hint``."""
        left, right = key >> self._bits, key & ((1 << self._bits) - 1)
        if self._corpus.still_there(hint, left, right):
            return hint
        self.places[key] = remaining = self._corpus.remaining(self.places[key], left, right)
        return int(remaining[0])

    def take(self, key: int) -> Places:
        """Remove the pair and return its places."""
        if self.counts.pop(key) == self._queue.level:
            self._queue.ties -= 1
        return self.places.pop(key)

    def apply(self, moved: list[Moved]) -> None:
        """Follow a merge: each old pair loses a weight that a new pair gains."""
        counts, places, queue, threshold = self.counts, self.places, self._queue, self.threshold
        for lost, gained, weight, cells in moved:
            if lost in counts:
                count = counts[lost]
                if count == queue.level:
                    queue.ties -= 1
                if count - weight >= threshold:
                    counts[lost] = count - weight
                else:
                    del counts[lost], places[lost]
            if weight >= threshold:
                counts[gained] = weight
                places[gained] = cells
                if weight == queue.level:
                    queue.ties += 1
                queue.file(int(cells[0]) << queue.key_bits | gained, weight)
