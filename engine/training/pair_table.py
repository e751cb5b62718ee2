"""Count every pair of a row of tokens at once, with numpy.

The trainer recounts with it when rare pairs come into play, and a view of a finished training gets
its numbers from it. A pair is packed into one integer, ``left << bits | right``: its *key*.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

IntArray = npt.NDArray[np.int64]
Int32Array = npt.NDArray[np.int32]


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

    def only(self, which: npt.NDArray[np.bool_] | IntArray | slice) -> PairCounts:
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
    whole = np.flatnonzero((ids[1:] >= 0) & (ids[:-1] >= 0))
    keys = (ids[whole].astype(np.int64) << bits) | ids[whole + 1]
    keys, places = sort_together(keys, cells[whole], 2 * bits, len(weights))
    new = np.ones(len(keys), bool)
    np.not_equal(keys[1:], keys[:-1], out=new[1:])
    begins = np.flatnonzero(new)
    sums = np.add.reduceat(weights[places], begins) if len(begins) else np.zeros(0, np.int64)
    starts = np.append(begins, len(keys))
    return PairTable(keys[begins], sums, places[begins], starts, places, bits)


def sort_together(
    keys: IntArray, places: IntArray, key_bits: int, place_limit: int
) -> tuple[IntArray, IntArray]:
    """Sort by key, equal keys by place: as one packed number where 63 bits hold both.

    Args:
        keys: Numbers from 0 that take ``key_bits`` bits.
        places: Numbers from 0, ascending.
        key_bits: So many.
        place_limit: None of ``places`` is larger.
    """
    place_bits = place_limit.bit_length()
    if key_bits + place_bits <= 63:
        packed = (keys << place_bits) | places
        packed.sort()
        return packed >> place_bits, packed & ((1 << place_bits) - 1)
    order = np.argsort(keys, kind="stable")
    return keys[order], places[order]
