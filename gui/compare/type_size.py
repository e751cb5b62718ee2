"""How large the text of the lanes is written: a short text larger, so that a room can read it.

Only in a lane in which not even an escape has room it is written smaller than usual. There are a
few larger sizes and no more, so that the text does not change its size with every key.
"""

from __future__ import annotations

from typing import Final

SCALES: Final = (2.0, 1.6, 1.3)
"""The sizes above the usual one, largest first."""

NARROWEST: Final = 18
"""Columns that a lane must have room for: the longest escape, and what stands beside a line."""

_SMALLEST = 0.6
_BESIDE = 4  # columns for what stands beside a line
_FILLED = 0.7  # how much of a lane a text may fill to be written larger
_LONGEST = 4_000  # characters; a longer text never fits, so that it is not even counted


def fitting_scale(text: str, columns: float, lines: float) -> float:
    """The largest size at which a text fits into a lane with room to spare.

    Only the smallest of the larger sizes breaks lines; the others are for lines that stay whole.

    Args:
        text: what is written.
        columns: how many columns of the usual size a lane has room for.
        lines: how many lines.

    >>> fitting_scale("lowest nest", 40, 12), fitting_scale("lowest nest " * 100, 40, 12)
    (2.0, 1.0)
    >>> fitting_scale("lowest nest newer", 36, 12)
    1.6
    """
    if columns < NARROWEST:
        return max(_SMALLEST, columns / NARROWEST)
    if len(text) > _LONGEST:
        return 1.0
    lengths = [len(line) + 1 for line in text.splitlines()] or [0]
    for scale in SCALES:
        wide = max(1, int((columns - _BESIDE) / scale))
        high = sum(-(-length // wide) for length in lengths)
        may_break = scale == SCALES[-1]
        if high * scale <= lines * _FILLED and (may_break or max(lengths) <= wide):
            return scale
    return 1.0
