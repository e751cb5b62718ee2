"""The scale under the pair bars: ticks at round counts, far enough apart to be read.

Chosen here and not by a plotting library: importing one in a thread beside the window crashed the
program once in some dozens of starts, and in the window's thread it would take a third of a second.
"""

from __future__ import annotations

from math import ceil, floor, log10
from typing import Final

APART: Final = 60.0
"""Pixels between two ticks at least."""


def ticks(top: float, length: float) -> list[int]:
    """Round counts from 0 up to `top` for a scale of `length` pixels: steps of 1, 2 or 5 times 10ⁿ.

    >>> ticks(7, 370), ticks(1_234_567, 400)
    ([0, 2, 4, 6], [0, 200000, 400000, 600000, 800000, 1000000, 1200000])
    """
    least = max(1.0, APART * max(1.0, top) / max(1.0, length))  # there are no half pairs
    unit = 10 ** floor(log10(least))
    step = next(unit * times for times in (1, 2, 5, 10) if unit * times >= least)
    return list(range(0, floor(top) + 1, ceil(step)))
