"""The order of many byte strings, without sorting them one by one.

The first 16 bytes of a string are two numbers, and numbers are sorted by the hundred thousand in
some milliseconds. Only strings that are longer and begin alike are compared as strings.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise

import numpy as np
from numpy.lib.stride_tricks import sliding_window_view
from numpy.typing import NDArray

from engine.text.code_points import IntArray

_PREFIX = 16


def places_in_order(data: bytes, bounds: IntArray, string: Callable[[int], bytes]) -> IntArray:
    """Give each of n byte strings its place in their order; equal ones have the same.

    Args:
        data: the strings, one after another.
        bounds: n + 1 offsets: where each begins, and where the last one ends.
        string: gives one of them.
    """
    keys = _keys(data, bounds)
    order = np.lexsort(keys.T[::-1])
    is_new = np.ones(len(order), np.bool_)
    is_new[1:] = (keys[order[1:]] != keys[order[:-1]]).any(axis=1)
    for start, end in _long_runs(is_new, keys[order, -1] > _PREFIX):
        rows = sorted(order[start:end].tolist(), key=string)
        order[start:end] = rows
        is_new[start + 1 : end] = [string(a) != string(b) for a, b in pairwise(rows)]
    places = np.empty(len(order), np.int64)
    places[order] = np.cumsum(is_new) - 1
    return places


def _keys(data: bytes, bounds: IntArray) -> NDArray[np.uint64]:
    """Give the first 16 bytes of each string as two numbers, and its length, at most 17.

    What is not there counts as 0; the length tells it from bytes that are 0.
    """
    padded = np.frombuffer(data + bytes(_PREFIX), np.uint8)
    letters = sliding_window_view(padded, _PREFIX)[bounds[:-1]]
    lengths = np.minimum(np.diff(bounds), _PREFIX + 1)
    letters[np.arange(_PREFIX) >= lengths[:, np.newaxis]] = 0
    return np.column_stack((letters.view(">u8").astype(np.uint64), lengths.astype(np.uint64)))


def _long_runs(is_new: NDArray[np.bool_], is_long: NDArray[np.bool_]) -> Iterator[tuple[int, int]]:
    """Find the stretches of two and more long strings with one beginning."""
    bounds = np.append(np.flatnonzero(is_new), len(is_new))
    several = np.flatnonzero(np.diff(bounds) > 1)
    several = several[is_long[bounds[several]]]
    yield from zip(bounds[several].tolist(), bounds[several + 1].tolist(), strict=True)
