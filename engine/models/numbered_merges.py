"""The merges of a `tokenizer.json` as numbers: labels become the ids of the vocabulary.

`merge_table` numbers symbols itself. Here their numbers are given, half a million merges are looked
up at once, and a merge of which a label is missing is an error that says which.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import islice
from operator import add
from typing import cast

from engine.models.labels import LabelWriting
from engine.models.merge_table import BITS, MergeTable


class MergeError(ValueError):
    """A merge that the vocabulary does not allow.

    Attributes:
        rank: which merge.
        label: the label that is missing; None if the right part has no continuing prefix.
    """

    def __init__(self, rank: int, label: str | None) -> None:
        """Take rank and label."""
        self.rank, self.label = rank, label
        lacks = "a prefix" if label is None else f"{label!r}, which is not in the vocabulary"
        super().__init__(f"merge {rank} needs {lacks}")

    def __reduce__(self) -> tuple[type[MergeError], tuple[int, str | None]]:
        """Cross a process border with rank and label."""
        return type(self), (self.rank, self.label)


def numbered_merges(writing: LabelWriting, merges: Sequence[tuple[str, str]]) -> MergeTable:
    """Give the merges as ids.

    Raises:
        MergeError: a part of a merge, or what it makes, is not in the vocabulary.
    """
    vocabulary, prefix = writing.vocabulary, writing.prefix
    lefts, rights = zip(*merges, strict=True) if merges else ((), ())
    ends = rights
    if prefix:
        ends = tuple(_continuing(rank, right, prefix) for rank, right in enumerate(rights))
    # In columns: half a million merges are looked up in a third of the time of one after the other.
    columns = [list(map(vocabulary.get, labels)) for labels in (lefts, rights)]
    columns.append(_ids_of_made(vocabulary, list(map(add, lefts, ends))))
    if any(None in column for column in columns):
        raise _missing(vocabulary, lefts, rights, ends)
    first, second, made = cast(list[list[int]], columns)
    pairs = (left << BITS | right for left, right in zip(first, second, strict=True))
    ranks = dict(zip(pairs, range(len(merges)), strict=True))
    ids = vocabulary
    if prefix:
        ids = {text: number for label, number in ids.items() for text in writing.texts(label)}
    return MergeTable.numbered(ids, ranks, made)


def _ids_of_made(vocabulary: Mapping[str, int], made: list[str]) -> list[int | None]:
    """Look labels up; what merges make nearly always stands in a vocabulary in their order."""
    if made and made[0] in vocabulary:
        labels = list(vocabulary)
        first = labels.index(made[0])
        if labels[first : first + len(made)] == made:
            return list(islice(vocabulary.values(), first, first + len(made)))
    return list(map(vocabulary.get, made))


def _missing(vocabulary: Mapping[str, int], *columns: Sequence[str]) -> MergeError:
    rows = enumerate(zip(*columns, strict=True))
    labels = (
        (rank, label) for rank, (left, right, end) in rows for label in (left, right, left + end)
    )
    return next(MergeError(rank, label) for rank, label in labels if label not in vocabulary)


def _continuing(rank: int, right: str, prefix: str) -> str:
    """Take as many bytes off as the prefix has: the library does not look what they are."""
    data, length = (
        right.encode("utf-8", "surrogatepass"),
        len(prefix.encode("utf-8", "surrogatepass")),
    )
    try:
        if len(data) >= length:
            return data[length:].decode("utf-8", "surrogatepass")
    except UnicodeDecodeError:
        pass
    raise MergeError(rank, None)
