"""Which tokens of two vocabularies are the same token, across file formats.

Formats name tokens differently: `Ġthe`, `▁the` and ` the` are one token. So bytes are compared
first, and labels only where bytes do not decide.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from engine.analysis.vocabulary import VocabularyTable
from engine.text.code_points import IntArray

Rows = list[int]


def matching_rows(first: VocabularyTable, second: VocabularyTable) -> tuple[IntArray, IntArray]:
    """Find the tokens that both tables have.

    Returns:
        Rows of the first table in ascending order, and the same tokens' rows of the second.
    """
    partners = np.full(len(first), -1, np.int64)
    groups_of_second = _by_content(second)
    for content, rows in _by_content(first).items():
        others = groups_of_second.get(content)
        if others is None:
            continue
        if len(rows) == len(others) == 1:
            partners[rows[0]] = others[0]
            continue
        for row, other in _paired(first, second, rows, others):
            partners[row] = other
    found = np.flatnonzero(partners >= 0)
    return found, partners[found]


def _by_content(table: VocabularyTable) -> dict[tuple[bool, bytes], Rows]:
    """Group rows by bytes, those without bytes by labels."""
    groups: dict[tuple[bool, bytes], Rows] = {}
    has_bytes = (table.byte_lengths >= 0).tolist()
    for row, content in enumerate(table.contents):
        key = (True, content) if has_bytes[row] else (False, table.labels[row])
        groups.setdefault(key, []).append(row)
    return groups


def _paired(
    first: VocabularyTable, second: VocabularyTable, rows: Sequence[int], others: Sequence[int]
) -> list[tuple[int, int]]:
    """Pair tokens of the same bytes: first by label, then those left over, in order.

    subtle: what is left over on both sides may be `<0x41>` here and `A` there. They do stand for
    the same bytes, and a person who compares files wants to see neither of them as missing.
    """
    by_label = {second.labels[other]: other for other in others}
    pairs = [
        (row, by_label.pop(first.labels[row])) for row in rows if first.labels[row] in by_label
    ]
    taken = {row for row, _ in pairs}
    left = [row for row in rows if row not in taken]
    return pairs + list(zip(left, sorted(by_label.values()), strict=False))
