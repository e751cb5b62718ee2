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

from collections.abc import Iterable, Sequence
from heapq import heapify, heappop, heappush
from itertools import pairwise

_BITS = 32
_SHORT = 24
_UNKNOWN, _GONE = -1, -2  # no pair with either of them is in the table


class RankOrdered:
    """Splits words by a list of merges.

    >>> model = RankOrdered([("e", "s"), ("es", "t"), ("n", "e")])
    >>> model.split("nest"), model.split("next")
    (['n', 'est'], ['ne', 'x', 't'])
    """

    def __init__(self, merges: Iterable[tuple[str, str]]) -> None:
        """Take the merges, lowest rank first.

        A pair that is listed twice has the rank of its last place, as in every program that reads
        such lists into a table.

        Raises:
            ValueError: a part of a merge is empty.
        """
        self._ids: dict[str, int] = {}
        ranked = {pair: rank for rank, pair in enumerate(merges)}
        # Numbering by rank lets one integer stand for "the pair's rank" and "where it leads".
        self._results: list[int] = [_UNKNOWN] * (max(ranked.values(), default=-1) + 1)
        self._ranks: dict[int, int] = {}
        for (left, right), rank in ranked.items():
            if not left or not right:
                raise ValueError(f"merge {rank} has an empty part")
            self._ranks[self._id(left) << _BITS | self._id(right)] = rank
            self._results[rank] = self._id(left + right)

    def _id(self, symbol: str) -> int:
        return self._ids.setdefault(symbol, len(self._ids))

    def split(self, symbols: Sequence[str]) -> list[str]:
        """Split a word, given as its first symbols (for plain characters: the word itself).

        Returns:
            The tokens, in order; symbols that no merge knows stay alone.
        """
        known = self._ids.get
        ids = [known(symbol, _UNKNOWN) for symbol in symbols]
        find = self._starts_short if len(ids) <= _SHORT else self._starts_long
        bounds = pairwise([*find(ids), len(symbols)])
        if isinstance(symbols, str):
            return [symbols[start:end] for start, end in bounds]
        return ["".join(symbols[start:end]) for start, end in bounds]

    def _starts_short(self, ids: list[int]) -> list[int]:
        """Run the literal loop; give the places where the tokens start."""
        starts = list(range(len(ids)))
        rank_of, none = self._ranks.get, len(self._results)
        while True:
            ranks = [rank_of(left << _BITS | right, none) for left, right in pairwise(ids)]
            best = min(ranks, default=none)
            if best == none:
                return starts
            for place in reversed(_without_overlap(ranks, best)):
                ids[place : place + 2] = [self._results[best]]
                del starts[place + 1]

    def _starts_long(self, ids: list[int]) -> list[int]:
        """Do the same with linked neighbours and a waiting list of places for each rank."""
        rank_of, length = self._ranks.get, len(ids)
        previous, following = list(range(-1, length - 1)), list(range(1, length + 1))
        waiting = self._waiting(ids)
        ranks = list(waiting)
        heapify(ranks)
        while ranks:
            rank = heappop(ranks)
            # subtle: a whole round is one rank. What the round itself makes waits for its own turn,
            # even if its rank is lower, because the literal loop replaces all occurrences first.
            for place in sorted(waiting.pop(rank)):
                middle = following[place]
                if ids[place] == _GONE or middle == length:
                    continue
                if rank_of(ids[place] << _BITS | ids[middle]) != rank:
                    continue  # one of the two has meanwhile become part of another token
                ids[place], ids[middle] = self._results[rank], _GONE
                after, before = following[middle], previous[place]
                following[place] = after
                if after < length:
                    previous[after] = place
                    self._wait(ids[place], ids[after], place, waiting, ranks)
                if before >= 0:
                    self._wait(ids[before], ids[place], before, waiting, ranks)
        return [place for place, symbol in enumerate(ids) if symbol != _GONE]

    def _waiting(self, ids: list[int]) -> dict[int, list[int]]:
        rank_of = self._ranks.get
        waiting: dict[int, list[int]] = {}
        for place, (left, right) in enumerate(pairwise(ids)):
            rank = rank_of(left << _BITS | right)
            if rank is not None:
                waiting.setdefault(rank, []).append(place)
        return waiting

    def _wait(
        self, left: int, right: int, place: int, waiting: dict[int, list[int]], ranks: list[int]
    ) -> None:
        rank = self._ranks.get(left << _BITS | right)
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
