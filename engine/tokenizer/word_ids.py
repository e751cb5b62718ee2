"""The ids of numbered words, one word after the other in one array.

`word_table` keeps all columns of a word's tokens. Here are only ids, and they are handed over as
Python's numbers: each is made once, however often its word occurs.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from engine.text.code_points import IntArray

NO_ID = -1

_UNKNOWN = -1


class IdsOfWords(NamedTuple):
    """The ids of w words, n in all, one word after the other.

    Attributes:
        words: the words.
        ids: their ids, NO_ID for what has none.
        edges: w + 1 places among the ids: each word's reach from one to the next.
    """

    words: Sequence[str]
    ids: IntArray
    edges: IntArray

    def some(self, places: IntArray) -> IdsOfWords:
        """Give those of the words that stand at places, in this order."""
        firsts, counts = self.edges[places], self.edges[places + 1] - self.edges[places]
        words = [self.words[place] for place in places.tolist()]
        return IdsOfWords(words, self.ids[rows_of_words(firsts, counts)], edges_of(counts))

    def complete(self) -> IdsOfWords:
        """Give those of the words in which everything has an id."""
        without = np.flatnonzero(self.ids == NO_ID)
        if not len(without):
            return self
        is_complete = np.ones(len(self.words), np.bool_)
        is_complete[np.searchsorted(self.edges, without, "right") - 1] = False
        return self.some(np.flatnonzero(is_complete))


def edges_of(counts: IntArray) -> IntArray:
    """Give where parts of these sizes begin and end when they stand side by side.

    >>> edges_of(np.array([2, 3])).tolist()
    [0, 2, 5]
    """
    edges = np.zeros(len(counts) + 1, np.int64)
    np.cumsum(counts, out=edges[1:])
    return edges


def rows_of_words(firsts: IntArray, counts: IntArray) -> IntArray:
    """Give the rows of words, one word after the other, when each has its rows side by side.

    >>> rows_of_words(np.array([7, 0]), np.array([2, 3])).tolist()
    [7, 8, 0, 1, 2]
    """
    ends = np.cumsum(counts, dtype=firsts.dtype)
    rows = np.repeat(firsts - (ends - counts), counts)
    rows += np.arange(len(rows), dtype=rows.dtype)
    return rows


class WordIds:
    """Ids by the numbers of words (see `NumberedWords`).

    >>> ids = WordIds()
    >>> ids.learn(np.array([1, 0]), np.array([5, 6, 7]), np.array([0, 2, 3]))
    >>> ids.of(np.array([0, 1, 1])), ids.unknown(np.array([0, 3, 2, 3])).tolist()
    ([7, 5, 6, 5, 6], [2, 3])
    """

    def __init__(self) -> None:
        """Know no word."""
        self._first = np.zeros(0, np.int32)
        self._count = np.zeros(0, np.int32)
        self._ids = np.zeros(0, np.object_)
        self._used = 0

    def learn(self, numbers: IntArray, ids: IntArray, edges: IntArray) -> None:
        """Keep the ids of words.

        Args:
            numbers: the numbers of w words.
            ids: their n ids.
            edges: w + 1 places among these: each word's reach from one to the next.
        """
        self._make_room(int(numbers.max(initial=-1)) + 1, len(ids))
        self._ids[self._used : self._used + len(ids)] = ids.tolist()
        self._first[numbers] = edges[:-1] + self._used
        self._count[numbers] = np.diff(edges)
        self._used += len(ids)

    def unknown(self, numbers: IntArray) -> IntArray:
        """Give the distinct numbers whose ids are not kept."""
        asked = np.flatnonzero(np.bincount(numbers))
        self._make_room(int(asked.max(initial=-1)) + 1, 0)
        unknown: IntArray = asked[self._first[asked] == _UNKNOWN]
        return unknown

    def of(self, numbers: IntArray) -> list[int]:
        """Give the ids of words that are known, one word after the other."""
        rows = rows_of_words(self._first[numbers], self._count[numbers])
        ids: list[int] = self._ids[rows].tolist()
        return ids

    def _make_room(self, words: int, ids: int) -> None:
        more = words - len(self._first)
        if more > 0:
            more = max(more, len(self._first))
            self._first = np.concatenate([self._first, np.full(more, _UNKNOWN, np.int32)])
            self._count = np.concatenate([self._count, np.zeros(more, np.int32)])
        more = self._used + ids - len(self._ids)
        if more > 0:
            more = max(more, len(self._ids))
            self._ids = np.concatenate([self._ids, np.zeros(more, np.object_)])
