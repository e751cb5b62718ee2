"""Runs in arrays: values that follow each other and are equal, or overlap."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray


def starts_run(values: NDArray[Any]) -> NDArray[np.bool_]:
    """Tell of each value whether a run of equal values begins with it."""
    differs = np.ones(len(values), np.bool_)
    np.not_equal(values[1:], values[:-1], out=differs[1:])
    return differs


def run_begins(values: NDArray[Any]) -> NDArray[np.intp]:
    """Give where runs of equal values begin.

    >>> run_begins(np.array([4, 4, 7, 4])).tolist()
    [0, 2, 3]
    """
    return starts_run(values).nonzero()[0]


def every_second(starts: NDArray[np.bool_]) -> NDArray[np.bool_]:
    """Tell which values are the first, third, … of their run, given which of them start one.

    Of overlapping occurrences of a pair ``x x`` these are the ones that a merge replaces.

    >>> every_second(np.array([True, False, False, True])).tolist()
    [True, False, True, True]
    """
    begins = starts.nonzero()[0]
    if len(begins) == len(starts):  # the usual case: no run is longer than one
        return starts
    lengths = np.diff(begins, append=len(starts))
    in_run = np.arange(len(starts)) - np.repeat(begins, lengths)
    chosen: NDArray[np.bool_] = in_run % 2 == 0
    return chosen
