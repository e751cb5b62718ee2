"""The ranks of many pairs at once: a hash table in two arrays.

`MergeTable.ranks` is a dict, which is asked for one pair after the other. Here a million pairs are
looked up together, five times as fast as by bisection among the sorted ones.
"""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np
from numpy.typing import NDArray

from engine.text.code_points import IntArray

NONE = np.iinfo(np.int32).max
"""The rank of pairs that never merge: higher than all others."""

_FREE = np.iinfo(np.int64).min
_LEAST_BITS, _ROOM = 4, 3
# The golden ratio as a fraction of 2**64: Knuth's multiplicative hashing (TAOCP 3, section 6.4).
_FACTOR = np.uint64(0x9E3779B97F4A7C15)


class PairRanks:
    """Pairs, each packed into one number, with their ranks.

    >>> PairRanks({7: 0, 9: 1}).find(np.array([9, 8, 7]))[[0, 2]].tolist()
    [1, 0]
    """

    def __init__(self, ranks: Mapping[int, int]) -> None:
        """Take pair -> rank: pairs below 2**63, ranks below NONE.

        A pair stands in the slot that its hash says, or in the first free one behind it.
        """
        bits = max(_LEAST_BITS, (_ROOM * len(ranks)).bit_length())
        self._shift, self._mask = np.uint64(64 - bits), (1 << bits) - 1
        self._pairs = np.full(1 << bits, _FREE, np.int64)
        self._ranks = np.full(1 << bits, NONE, np.int32)
        pairs = np.fromiter(ranks, np.int64, len(ranks))
        values = np.fromiter(ranks.values(), np.int32, len(ranks))
        slots = self._slots(pairs)
        while len(pairs):
            free = self._pairs[slots] == _FREE
            self._pairs[slots[free]] = pairs[free]  # of several that want a slot one gets it
            here = self._pairs[slots] == pairs
            self._ranks[slots[here]] = values[here]
            pairs, values = pairs[~here], values[~here]
            slots = (slots[~here] + 1) & self._mask

    def find(self, pairs: NDArray[np.int64]) -> NDArray[np.int32]:
        """Give the rank of each of n pairs, NONE where there is none."""
        slots = self._slots(pairs)
        found, ranks = self._pairs[slots], self._ranks[slots]
        wanted = np.flatnonzero(found != pairs)
        ranks[wanted] = NONE
        wanted = wanted[found[wanted] != _FREE]
        slots = slots[wanted]
        while len(wanted):
            slots = (slots + 1) & self._mask
            found = self._pairs[slots]
            here = found == pairs[wanted]
            ranks[wanted[here]] = self._ranks[slots[here]]
            on = ~here & (found != _FREE)
            wanted, slots = wanted[on], slots[on]
        return ranks

    def _slots(self, pairs: NDArray[np.int64]) -> IntArray:
        return ((pairs.view(np.uint64) * _FACTOR) >> self._shift).astype(np.int64)
