"""Rows of a table in the order of a column; nothing is sorted one string at a time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, get_args

import numpy as np
from numpy.typing import NDArray

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
    return np.where(table.byte_lengths < 0, -1, table.contents.order)


def _text_order(table: VocabularyTable) -> IntArray:
    return np.where(table.character_lengths < 0, -1, table.contents.order)


_KEYS: dict[str, Callable[[VocabularyTable], IntArray]] = {
    "id": lambda table: table.ids,
    "label": lambda table: table.searched.order,
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
