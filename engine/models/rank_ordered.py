"""Rank-ordered splitting: apply the merges in the order in which they were learned.

The way of Sennrich et al. (2016) and of GPT-2's `bpe()`: of the pairs that are adjacent in the
word, take the one of lowest rank, replace **all** its occurrences from left to right, look again.

    n e s t      the merges are  0: e s   1: es t   2: n e
    n es t       e s has the lowest rank, so n e never gets its turn
    n est

Done literally that is quadratic in the length of the word. Here the occurrences of each pair wait
in a list of their own, so a word of a million letters needs about as long per letter as a short
one, and the answer is still exactly that of the literal loop.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from heapq import heapify, heappop, heappush
from itertools import islice, pairwise, repeat, starmap
from operator import lshift, or_

import numpy as np

from engine.models.many_words import VERY_LONG, ManyWords
from engine.models.merge_table import BITS, GONE, Change, MergeTable, tokens_between

_SHORT = 48


class RankOrdered:
    """Splits words by a list of merges.

    >>> model = RankOrdered([("e", "s"), ("es", "t"), ("n", "e")])
    >>> model.split("nest"), model.split("next")
    (['n', 'est'], ['ne', 'x', 't'])
    """

    def __init__(self, merges: MergeTable | Iterable[tuple[str, str]]) -> None:
        """Take the merges, lowest rank first (or a table of them: see there)."""
        self.table = merges if isinstance(merges, MergeTable) else MergeTable(merges)

    def split(self, symbols: Sequence[str]) -> list[str]:
        """Split a word, given as its first symbols (for plain characters: the word itself).

        Returns:
            The tokens, in order; symbols that no merge knows stay alone.
        """
        return tokens_between(symbols, self.tokens(self.table.numbers(symbols))[1])

    def changes(self, symbols: Sequence[str]) -> Iterator[Change]:
        """Yield every merge that splitting a word applies, in order.

        >>> [change.rank for change in RankOrdered([("e", "s"), ("es", "t")]).changes("nest")]
        [0, 1]
        """
        return starmap(Change, self._apply(self.table.numbers(symbols)))

    def tokens(self, ids: list[int], at_length: bool = False) -> tuple[list[int], list[int]]:
        """Split a word, given as the numbers of its first symbols; the list is used up.

        Args:
            ids: the numbers.
            at_length: go the way of long words, however short this one is.

        Returns:
            The numbers of the tokens, and the symbols that they start with.
        """
        if len(ids) > VERY_LONG and not at_length and self.replaces_all and self.table.is_narrow:
            split = self.together.split_numbers(np.array(ids), np.array([len(ids)]))
            return split.numbers.tolist(), split.starts.tolist()
        return self.tokens_singly(ids, at_length)

    def tokens_singly(self, ids: list[int], at_length: bool = False) -> tuple[list[int], list[int]]:
        """Do the same without arrays, however long the word is."""
        short = len(ids) <= _SHORT and not at_length
        starts = self._starts_short(ids) if short else self._starts_long(ids)
        return (ids if short else [ids[start] for start in starts]), starts

    def merged(self, ids: list[int]) -> list[int]:
        """Split likewise, but give the numbers of the tokens alone."""
        if len(ids) > VERY_LONG:
            return self.tokens(ids)[0]
        if len(ids) <= _SHORT:
            self._starts_short(ids)
            return ids
        deque(self._apply(ids), maxlen=0)
        return [number for number in ids if number != GONE]

    @cached_property
    def together(self) -> ManyWords:
        """What splits many words at once; the numbers of the table have to be narrow."""
        return ManyWords(self)

    def __getstate__(self) -> dict[str, object]:
        """Cross a process border without what can be computed again."""
        return {name: value for name, value in self.__dict__.items() if name != "together"}

    def _starts_short(self, ids: list[int]) -> list[int]:
        """Give the places where the tokens start; `ids` becomes their numbers."""
        return self._merge_singly(ids) if self._merges_singly() else self._merge_in_rounds(ids)

    def _merge_in_rounds(self, ids: list[int]) -> list[int]:
        """Run the literal loop."""
        starts = list(range(len(ids)))
        rank_of, none = self.table.ranks.get, len(self.table.results)
        while True:
            ranks = [rank_of(left << BITS | right, none) for left, right in pairwise(ids)]
            best = min(ranks, default=none)
            if best == none:
                return starts
            for place in reversed(_without_overlap(ranks, best)):
                ids[place : place + 2] = [self.table.results[best]]
                del starts[place + 1]

    def last_cut(self, symbols: Sequence[str]) -> int | None:
        """Give the place at which the last merge joins a whole word; None if it stays in pieces.

        >>> RankOrdered([("e", "s"), ("es", "t")]).last_cut("est")
        2
        """
        if len(symbols) > _SHORT or not self._merges_singly():
            last = deque(self.changes(symbols), maxlen=1)
            is_whole = last and (last[0].start, last[0].end) == (0, len(symbols))
            return last[0].middle if is_whole else None
        ids = self.table.numbers(symbols)
        starts = self._merge_singly(ids, 2)
        if len(ids) != 2 or ids[0] << BITS | ids[1] not in self.table.ranks:
            return None
        return starts[1]

    @property
    def replaces_all(self) -> bool:
        """Whether all occurrences of the lowest pair may be merged before looking again."""
        return True

    def _merges_singly(self) -> bool:
        return self.table.in_order

    def _merge_singly(self, ids: list[int], fewest: int = 1) -> list[int]:
        """Merge the leftmost pair of the lowest rank, and look at its two neighbours again."""
        starts = list(range(len(ids)))
        rank_of, results = self.table.ranks.get, self.table.results
        none = len(results)
        ranks = [rank_of(left << BITS | right, none) for left, right in pairwise(ids)]
        while len(ids) > fewest:
            best = min(ranks)
            if best == none:
                break
            place = ranks.index(best)
            made = ids[place] = results[best]
            del ids[place + 1], starts[place + 1], ranks[place]
            if place:
                ranks[place - 1] = rank_of(ids[place - 1] << BITS | made, none)
            if place < len(ranks):
                ranks[place] = rank_of(made << BITS | ids[place + 1], none)
        return starts

    def _starts_long(self, ids: list[int]) -> list[int]:
        deque(self._apply(ids), maxlen=0)
        return [place for place, symbol in enumerate(ids) if symbol != GONE]

    def _apply(self, ids: list[int]) -> Iterator[tuple[int, int, int, int]]:
        """Do the same with linked neighbours and a waiting list of places for each rank.

        Yields what a `Change` is made of: where nobody looks, to make them takes longest of all.

        Where a token has begun, `ids` holds its number in the end, and elsewhere GONE.
        """
        waiting = self._waiting(ids)
        if not waiting:
            return
        rank_of, length = self.table.ranks.get, len(ids)
        previous, following = list(range(-1, length - 1)), list(range(1, length + 1))
        ranks = list(waiting)
        heapify(ranks)
        while ranks:
            rank = heappop(ranks)
            # subtle: a whole round is one rank. What the round itself makes waits for its own turn,
            # even if its rank is lower, because the literal loop replaces all occurrences first.
            for place in sorted(waiting.pop(rank)):
                middle = following[place]
                if ids[place] == GONE or middle == length:
                    continue
                if rank_of(ids[place] << BITS | ids[middle]) != rank:
                    continue  # one of the two has meanwhile become part of another token
                ids[place], ids[middle] = self.table.results[rank], GONE
                after, before = following[middle], previous[place]
                following[place] = after
                if after < length:
                    previous[after] = place
                    self._wait(ids[place], ids[after], place, waiting, ranks)
                if before >= 0:
                    self._wait(ids[before], ids[place], before, waiting, ranks)
                yield place, middle, after, rank

    def _waiting(self, ids: list[int]) -> dict[int, list[int]]:
        pairs = map(or_, map(lshift, ids, repeat(BITS)), islice(ids, 1, None))
        waiting: dict[int, list[int]] = {}
        for place, rank in enumerate(map(self.table.ranks.get, pairs)):
            if rank is not None:
                waiting.setdefault(rank, []).append(place)
        return waiting

    def _wait(
        self, left: int, right: int, place: int, waiting: dict[int, list[int]], ranks: list[int]
    ) -> None:
        rank = self.table.ranks.get(left << BITS | right)
        if rank is None:
            return
        if rank in waiting:
            waiting[rank].append(place)
        else:
            waiting[rank] = [place]
            heappush(ranks, rank)


def _without_overlap(ranks: list[int], wanted: int) -> list[int]:
    """Choose places from left to right, no two of them neighbours: a a a holds one a a."""
    places: list[int] = []
    for place, rank in enumerate(ranks):
        if rank == wanted and (not places or places[-1] < place - 1):
            places.append(place)
    return places
