"""Rows of a table in the order of a column; nothing is sorted one string at a time."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
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
    "score",
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
    words: Mapping[str, str] | None = None,
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
        words: what kinds or scripts are called where the rows are shown; else their names count.
    """
    rows = np.sort(rows)
    keys, missing = _keys(table, column, counts, words or {})
    keys = keys[rows]
    order = np.argsort(keys.max(initial=0) - keys if descending else keys, kind="stable")
    ordered = rows[order]
    if missing is None:
        return ordered
    last = missing[ordered]
    return np.concatenate((ordered[~last], ordered[last]))


def _keys(
    table: VocabularyTable, column: Column, counts: IntArray | None, words: Mapping[str, str]
) -> tuple[IntArray, NDArray[np.bool_] | None]:
    """Give n numbers in the order of the column, and which rows have no value there."""
    if column == "count":
        return (np.zeros(len(table), np.int64) if counts is None else counts), None
    if column == "kind":
        return _by_name(KINDS, table.kinds, words), None
    if column == "script":
        return _by_name(table.script_names, table.scripts, words), None
    keys = _KEYS[column](table)
    return keys, (keys < 0 if keys.dtype.kind == "i" else None)


def _by_name(names: Sequence[str], places: NDArray[np.uint8], words: Mapping[str, str]) -> IntArray:
    shown = [words.get(name, name).casefold() for name in names]
    order = sorted(range(len(names)), key=shown.__getitem__)
    position = np.empty(len(names), np.int64)
    position[order] = np.arange(len(names))
    return position[places]


def _parents_order(table: VocabularyTable) -> IntArray:
    """By the label of the left part, then by that of the right one; -1 without parts."""
    order = table.searched.order.astype(np.int64)
    keys = order[table.lefts] * len(table) + order[table.rights]
    return np.where((table.lefts < 0) | (table.rights < 0), -1, keys)


def _scores_order(table: VocabularyTable) -> IntArray:
    """By the score; -1 where there is none."""
    scores = table.scores
    order = np.full(len(table), -1, np.int64)
    if scores is not None:
        known = ~np.isnan(scores)
        order[known] = np.unique(scores[known], return_inverse=True)[1]
    return order


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
    "score": _scores_order,
    "parents": _parents_order,
    "children": lambda table: table.child_counts,
    "byte-length": lambda table: table.byte_lengths,
    "character-length": lambda table: table.character_lengths,
}
