"""Where lanes differ: the places, and the next one from anywhere."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from gui.compare.frames import BoolArray, IntArray, PaneTokens


def difference_ranges(lanes: Sequence[PaneTokens]) -> IntArray:
    """The places where lanes differ, as ascending rows (first byte, byte after the last).

    A place reaches from one boundary that the lanes have in common to the next one.
    """
    parts = [_marked_ranges(lane, lane.differs) for lane in lanes if lane.differs is not None]
    ranges = np.concatenate(parts) if parts else np.zeros((0, 2), dtype=np.int64)
    if not len(ranges):
        return ranges
    ranges = ranges[np.argsort(ranges[:, 0], kind="stable")]
    reach = np.maximum.accumulate(ranges[:, 1])
    first = np.concatenate(([True], ranges[1:, 0] >= reach[:-1]))
    last = np.concatenate((first[1:], [True]))
    return np.stack((ranges[first, 0], reach[last]), axis=1)


def next_difference(ranges: IntArray, byte: int, step: int) -> int | None:
    """The first byte of the next place after `byte` (step 1) or before it (step -1)."""
    starts = ranges[:, 0]
    at = int(np.searchsorted(starts, byte, side="right" if step > 0 else "left"))
    at = at if step > 0 else at - 1
    return int(starts[at]) if 0 <= at < len(starts) else None


def _marked_ranges(lane: PaneTokens, differs: BoolArray) -> IntArray:
    chosen = np.flatnonzero(differs)
    ends = lane.byte_starts[1:] if lane.byte_ends is None else lane.byte_ends
    pairs = np.stack((lane.byte_starts[chosen], ends[chosen]), axis=1)
    return pairs.astype(np.int64)
