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
    for row, other in _named_alike(first, second, partners):
        partners[row] = other
    found = np.flatnonzero(partners >= 0)
    return found, partners[found]


def _named_alike(
    first: VocabularyTable, second: VocabularyTable, partners: IntArray
) -> list[tuple[int, int]]:
    """Pair tokens of one name that stand for bytes in one file and for none in the other.

    Names of control tokens are text in some formats and nothing in others, as in SentencePiece's.
    """
    free = np.ones(len(second), np.bool_)
    free[partners[partners >= 0]] = False
    has_bytes = first.byte_lengths >= 0, second.byte_lengths >= 0
    others = {second.labels[other]: other for other in np.flatnonzero(free).tolist()}
    pairs = []
    for row in np.flatnonzero(partners < 0).tolist():
        other = others.get(first.labels[row])
        if other is not None and has_bytes[0][row] != has_bytes[1][other]:
            pairs.append((row, other))
            del others[first.labels[row]]
    return pairs


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
