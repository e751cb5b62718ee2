"""Rows of a table in the order of a column; nothing is sorted one string at a time."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Literal, get_args

import numpy as np
from numpy.lib.stride_tricks import sliding_window_view
from numpy.typing import NDArray

from engine.analysis.vocabulary.packed import Packed
from engine.analysis.vocabulary.table import KINDS, VocabularyTable
from engine.text.code_points import IntArray

Column = Literal[
    "id",
    "label",
    "bytes",
    "characters",
    "rank",
    "parents",
    "children",
    "kind",
    "byte-length",
    "character-length",
    "script",
    "count",
]
COLUMNS: tuple[Column, ...] = get_args(Column)

_PREFIX = 16


def sort_rows(
    table: VocabularyTable,
    rows: IntArray,
    column: Column,
    descending: bool = False,
    counts: IntArray | None = None,
) -> IntArray:
    """Put rows in the order of a column.

    Rows that are equal there keep the order of their ids, and what has no value (no rank, no bytes)
    comes last, whatever the direction. Labels are sorted without regard to case, strings by code
    points.

    Args:
        table: the table.
        rows: rows of it, each once.
        column: the column.
        descending: the largest first.
        counts: for the column "count": n counts, see `VocabularyTable.counts_in`; else all are 0.
    """
    rows = np.sort(rows)
    keys, missing = _keys(table, column, counts)
    keys = keys[rows]
    order = np.argsort(keys.max(initial=0) - keys if descending else keys, kind="stable")
    ordered = rows[order]
    if missing is None:
        return ordered
    last = missing[ordered]
    return np.concatenate((ordered[~last], ordered[last]))


def _keys(
    table: VocabularyTable, column: Column, counts: IntArray | None
) -> tuple[IntArray, NDArray[np.bool_] | None]:
    """Give n numbers in the order of the column, and which rows have no value there."""
    if column == "count":
        return (np.zeros(len(table), np.int64) if counts is None else counts), None
    keys = _KEYS[column](table)
    return keys, (keys < 0 if keys.dtype.kind == "i" else None)


def _by_name(names: tuple[str, ...], places: NDArray[np.uint8]) -> IntArray:
    order = np.argsort(np.array(names))
    position = np.empty(len(names), np.int64)
    position[order] = np.arange(len(names))
    return position[places]


def _bytes_order(table: VocabularyTable) -> IntArray:
    return np.where(table.byte_lengths < 0, -1, packed_order(table.contents))


def _text_order(table: VocabularyTable) -> IntArray:
    return np.where(table.character_lengths < 0, -1, packed_order(table.contents))


_KEYS: dict[str, Callable[[VocabularyTable], IntArray]] = {
    "id": lambda table: table.ids,
    "label": lambda table: packed_order(table.searched),
    "bytes": _bytes_order,
    "characters": _text_order,
    "rank": lambda table: table.ranks,
    "parents": lambda table: table.lefts,
    "children": lambda table: table.child_counts,
    "kind": lambda table: _by_name(KINDS, table.kinds),
    "byte-length": lambda table: table.byte_lengths,
    "character-length": lambda table: table.character_lengths,
    "script": lambda table: _by_name(table.script_names, table.scripts),
}


def packed_order(packed: Packed) -> IntArray:
    """Give each of n byte strings its place in their order; equal ones have the same.

    >>> packed_order(Packed.of([b"low", b"est", b"low", b""])).tolist()
    [2, 1, 2, 0]
    """
    keys = _prefixes(packed)
    order = np.lexsort((keys[:, 1], keys[:, 0]))
    is_new = np.ones(len(order), np.bool_)
    is_new[1:] = (keys[order[1:]] != keys[order[:-1]]).any(axis=1)
    for start, end in _runs(is_new):
        rows = sorted(order[start:end].tolist(), key=packed.__getitem__)
        order[start:end] = rows
        is_new[start + 1 : end] = [packed[a] != packed[b] for a, b in pairwise(rows)]
    places = np.empty(len(order), np.int64)
    places[order] = np.cumsum(is_new) - 1
    return places


def _prefixes(packed: Packed) -> NDArray[np.uint64]:
    """Give the first 16 bytes of each string as two numbers; what is not there counts as 0."""
    data = np.frombuffer(packed.data + bytes(_PREFIX), np.uint8)
    letters = sliding_window_view(data, _PREFIX)[packed.bounds[:-1]]
    letters[np.arange(_PREFIX) >= packed.lengths()[:, np.newaxis]] = 0
    return letters.view(">u8").astype(np.uint64)


def _runs(is_new: NDArray[np.bool_]) -> Iterator[tuple[int, int]]:
    """Find the stretches of two and more that are equal as far as the first 16 bytes tell."""
    bounds = np.append(np.flatnonzero(is_new), len(is_new))
    long = np.flatnonzero(np.diff(bounds) > 1)
    yield from zip(bounds[long].tolist(), bounds[long + 1].tolist(), strict=True)
