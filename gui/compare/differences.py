"""Where lanes differ: the next place from anywhere."""

from __future__ import annotations

import numpy as np

from gui.compare.frames import IntArray


def next_difference(ranges: IntArray, byte: int, step: int) -> int | None:
    """The first byte of the next place after `byte` (step 1) or before it (step -1)."""
    starts = ranges[:, 0]
    at = int(np.searchsorted(starts, byte, side="right" if step > 0 else "left"))
    at = at if step > 0 else at - 1
    return int(starts[at]) if 0 <= at < len(starts) else None
