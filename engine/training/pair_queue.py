"""In which order pairs will be taken: the most frequent first, equally frequent ones by tie rule.

``PairQueue`` adds the order to what ``PairIndex`` knows. It is not told when a pair becomes rarer
or loses its first place: it looks when the pair stands first.

Invariants (checked by the slow twin in the tests):

* every tracked pair has an entry;
* an entry waits where pairs of its pair's count wait, or of a higher one, and its place is that of
  the pair's first occurrence, or an earlier one. A pair never becomes more frequent: the number of
  its occurrences only falls after the step that made one of its tokens. So an entry may stand too
  high, never too low;
* while pairs of count ``level`` are taken, ``ties`` says how many there are.
"""

from __future__ import annotations

from heapq import heapify, heappop, heappush, heapreplace
from itertools import pairwise
from typing import Any, Protocol

from engine.training.tie_rules import TieRule


class KnownPairs(Protocol):
    """What the queue looks at: how frequent a pair is now, and where it occurs first.

    Attributes:
        counts: key -> exact count; a pair that is not there is not wanted any more.
    """

    counts: dict[int, int]

    def first_place(self, key: int, hint: int) -> int:
        """Return the first cell where the pair still occurs; it is not before ``hint``."""
        ...


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

    def best(self, known: KnownPairs) -> int | None:
        """Return the entry of the pair to take, None when no tracked pair is left.

        Its place is where the pair occurs first. Afterwards ``level`` is its count and ``ties``
        the number of pairs that have it.
        """
        rule, heap, key_bits, key_mask = self.rule, self._heap, self.key_bits, self.key_mask
        counts, level, plain = known.counts, self.level, rule.item_is_entry
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
                verified = known.first_place(key, entry >> key_bits) << key_bits | key
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
