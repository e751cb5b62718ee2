"""Count every pair of a row of tokens at once, with numpy.

The trainer recounts with it when rare pairs come into play, and a view of a finished training gets
its numbers from it. A pair is packed into one integer, ``left << bits | right``: its *key*.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from engine.text.runs import starts_run

IntArray = npt.NDArray[np.int64]
Int32Array = npt.NDArray[np.int32]
BoolArray = npt.NDArray[np.bool_]


@dataclass(frozen=True, slots=True)
class PairCounts:
    """Pairs, how often they are adjacent, and where first.

    Attributes:
        keys: ``left << bits | right``.
        counts: Adjacent occurrences, overlapping ones included, times the words' counts.
        first_cells: Where the pair occurs first.
    """

    keys: IntArray
    counts: IntArray
    first_cells: IntArray

    def only(self, which: BoolArray | IntArray | slice) -> PairCounts:
        """Return some of them, chosen by a mask, by indices or by a slice."""
        return PairCounts(self.keys[which], self.counts[which], self.first_cells[which])


@dataclass(frozen=True, slots=True)
class PairTable(PairCounts):
    """All pairs of a segmentation, one entry per distinct pair, ordered by key.

    Attributes:
        starts: Where the pair's occurrences begin in ``cells`` (one entry more than ``keys``).
        cells: The cell of every occurrence's left token, grouped by pair, ascending in a group.
        bits: How many bits the right id takes.
    """

    starts: IntArray
    cells: IntArray
    bits: int

    @property
    def left(self) -> IntArray:
        """Ids of the left tokens."""
        return self.keys >> self.bits

    @property
    def right(self) -> IntArray:
        """Ids of the right tokens."""
        return self.keys & ((1 << self.bits) - 1)


def count_pairs(cells: IntArray, ids: Int32Array, weights: IntArray, bits: int) -> PairTable:
    """Count the pairs of neighbouring tokens.

    Args:
        cells: Cell where each token starts, ascending, separators included.
        ids: Token that starts there; negative for a separator, which pairs with nothing.
        weights: Per cell of the whole corpus: the count of the word that the cell belongs to.
        bits: Bits that hold any token id.
    """
    whole = (ids[1:] >= 0) & (ids[:-1] >= 0)
    left, right, places = ids[:-1][whole], ids[1:][whole], cells[:-1][whole]
    order = stable_order(right, bits)
    order = order[stable_order(left[order], bits)]
    left, right, places = left[order], right[order], places[order]
    begins = (starts_run(left) | starts_run(right)).nonzero()[0]
    keys = left[begins].astype(np.int64) << bits | right[begins]
    sums = np.add.reduceat(weights[places], begins) if len(begins) else np.zeros(0, np.int64)
    return PairTable(keys, sums, places[begins], np.append(begins, len(places)), places, bits)


def stable_order(keys: IntArray | Int32Array, key_bits: int) -> IntArray:
    """Return the indices that sort keys, equal keys in the order in which they stand.

    Sixteen bits at a time, lowest first: numpy sorts numbers of that size by counting them, which
    takes less than half the time of comparing.

    Args:
        keys: Numbers from 0.
        key_bits: None of them takes more bits.
    """
    order = np.argsort(keys.astype(np.uint16), kind="stable")
    for shift in range(16, key_bits, 16):
        digits = (keys >> shift).astype(np.uint16)
        order = order[np.argsort(digits[order], kind="stable")]
    return order
