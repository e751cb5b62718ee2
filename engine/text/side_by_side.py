"""Many sequences in one array, one after the other: where each begins, and which rows it has."""

from __future__ import annotations

import numpy as np

from engine.text.code_points import IntArray


def edges_of(lengths: IntArray) -> IntArray:
    """Give where sequences of these lengths begin and end when they stand side by side.

    >>> edges_of(np.array([2, 3])).tolist()
    [0, 2, 5]
    """
    edges = np.zeros(len(lengths) + 1, np.int64)
    np.cumsum(lengths, out=edges[1:])
    return edges


def rows_of(begins: IntArray, lengths: IntArray) -> IntArray:
    """Give the rows of sequences, one after the other, when each has its rows side by side.

    >>> rows_of(np.array([7, 0]), np.array([2, 3])).tolist()
    [7, 8, 0, 1, 2]
    """
    ends = np.cumsum(lengths, dtype=begins.dtype)
    rows = np.repeat(begins - (ends - lengths), lengths)
    rows += np.arange(len(rows), dtype=rows.dtype)
    return rows
