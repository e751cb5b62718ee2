"""The ids of numbered words, one word after the other in one array.

`word_table` keeps all columns of a word's tokens. Here are only ids, and they are handed over as
Python's numbers: those of a word are made once, however often it occurs.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from engine.text.code_points import IntArray
from engine.text.growing import with_room
from engine.text.side_by_side import edges_of, rows_of

NO_ID = -1

_NOT_KEPT = -1


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
        return IdsOfWords(words, self.ids[rows_of(firsts, counts)], edges_of(counts))

    def complete(self) -> IdsOfWords:
        """Give those of the words that were split and in which everything has an id."""
        is_complete = np.diff(self.edges) > 0
        without = np.flatnonzero(self.ids == NO_ID)
        is_complete[np.searchsorted(self.edges, without, "right") - 1] = False
        return self if is_complete.all() else self.some(np.flatnonzero(is_complete))


class WordIds:
    """Ids by the numbers of words (see `NumberedWords`).

    >>> ids = WordIds()
    >>> ids.learn(np.array([1, 0]), np.array([5, 6, 7]), np.array([0, 2, 3]))
    >>> ids.of(np.array([0, 1, 1])), ids.unknown(np.array([0, 3, 2, 3])).tolist()
    ([7, 5, 6, 5, 6], [2, 3])
    """

    # Invariant: a word whose `_first` is not _NOT_KEPT has its ids among the first `_used` ones,
    # and these never change. `learn` keeps it at every moment: it may be interrupted.

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
        if not len(numbers):
            return
        self._make_room_for_words(numbers)
        begin, self._used = self._used, self._used + len(ids)
        self._ids = with_room(self._ids, self._used, None)
        self._ids[begin : self._used] = ids.tolist()
        self._count[numbers] = np.diff(edges)
        self._first[numbers] = edges[:-1] + begin

    def of_word(self, number: int) -> tuple[int, ...] | None:
        """Give the ids of one word; None if they are not kept."""
        if number >= len(self._first) or self._first[number] == _NOT_KEPT:
            return None
        begin = self._first[number]
        return tuple(self._ids[begin : begin + self._count[number]])

    def unknown(self, numbers: IntArray) -> IntArray:
        """Give the distinct numbers whose ids are not kept."""
        if not len(numbers):
            return numbers
        self._make_room_for_words(numbers)
        is_unknown = np.zeros(len(self._first), np.bool_)
        is_unknown[numbers[self._first[numbers] == _NOT_KEPT]] = True
        return np.flatnonzero(is_unknown)

    def of(self, numbers: IntArray) -> list[int]:
        """Give the ids of words that are known, one word after the other."""
        rows = rows_of(self._first[numbers], self._count[numbers])
        ids: list[int] = self._ids[rows].tolist()
        return ids

    def _make_room_for_words(self, numbers: IntArray) -> None:
        total = int(numbers.max()) + 1
        self._count = with_room(self._count, total, 0)
        self._first = with_room(self._first, total, _NOT_KEPT)
