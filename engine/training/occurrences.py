"""Everywhere two tokens were ever neighbours, and for how long: from a recording, with numpy.

A recording says for each position which boundaries there are; this says for all positions at once
what stands at the two sides of each boundary. `pair_history` adds it up.

The step that removes a boundary joins a left and a right token, whose lengths are known. One length
to the left of it and one to the right stand the only two boundaries that get another neighbour by
that::

    step 7 joins  lo + w     | n e | lo . w | e st |      `.` is removed at step 7
                                   ^        ^             these have a new neighbour, `low`
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from engine.training.pair_table import BoolArray, Int32Array, IntArray
from engine.training.recording import NEVER, Recording


@dataclass(frozen=True, slots=True)
class Occurrences:
    """Pairs at their places, one entry per boundary and pair of tokens around it.

    Attributes:
        keys: ``left << token_bits | right``.
        cells: Where the left token starts.
        begins: The first position at which the two are neighbours.
        ends: The first one after it at which they are not; N + 1 for never.
        weights: The count of the word.
    """

    keys: IntArray
    cells: Int32Array
    begins: Int32Array
    ends: Int32Array
    weights: IntArray


def find_occurrences(recording: Recording) -> Occurrences:
    """Return everything that was ever side by side, ordered by boundary, then by position."""
    places, begins, is_right = _changes(recording)
    left = _neighbours(recording, places - 1, begins, ~is_right)
    right = _neighbours(recording, places, begins, is_right)
    last = len(recording.columns.counts)
    ends = np.minimum(recording.removed_at[places].astype(np.int64), last) + 1
    followed = np.flatnonzero(places[1:] == places[:-1])
    ends[followed] = begins[followed + 1]
    # Where one step changes both neighbours, the first of the two changes lasts no time.
    real = ends > begins
    left, places = left[real], places[real]
    cells = (places - recording.spellings.lengths_of(left)).astype(np.int32)
    keys = left << recording.token_bits | right[real]
    lasting = begins[real].astype(np.int32), ends[real].astype(np.int32)
    return Occurrences(keys, cells, *lasting, recording.weights[places])


def _changes(recording: Recording) -> tuple[IntArray, IntArray, BoolArray]:
    """Return which boundary got another neighbour, at which position, and whether the right one.

    Ordered by boundary, then by position. Each boundary begins with an entry at position 0, which
    stands for both sides.
    """
    base, removed_at, columns = recording.base, recording.removed_at, recording.columns
    inner = np.flatnonzero((base[1:] >= 0) & (base[:-1] >= 0)) + 1
    gone = np.flatnonzero(removed_at < NEVER)
    steps = removed_at[gone]
    bits = (len(columns.counts) + 1).bit_length()
    moments = steps.astype(np.int64) + 1 << 1
    lengths_of = recording.spellings.lengths_of
    starts = gone - lengths_of(columns.left_ids[steps])
    ends = gone + lengths_of(columns.right_ids[steps])
    new_right = (starts << bits + 1 | moments | 1)[base[starts - 1] >= 0]
    new_left = (ends << bits + 1 | moments)[base[ends] >= 0]
    packed = np.concatenate((inner << bits + 1, new_right, new_left))
    packed.sort()
    return packed >> bits + 1, packed >> 1 & (1 << bits) - 1, (packed & 1).astype(bool)


def _neighbours(
    recording: Recording, cells: IntArray, begins: IntArray, changed: BoolArray
) -> IntArray:
    """Return the tokens at one side: what the last change made, at first the symbol there.

    subtle: every boundary begins with both its symbols, so none inherits what is not its own.
    """
    symbols = recording.base[cells].astype(np.int64)
    tokens = recording.columns.token_ids
    made = np.where(begins > 0, tokens[begins - 1], symbols) if len(tokens) else symbols
    latest = np.where(changed | (begins == 0), np.arange(len(begins)), 0)
    tokens_there: IntArray = made[np.maximum.accumulate(latest)]
    return tokens_there
