"""The merges as numbers: what both ways of applying merges look up.

`rank_ordered` and `left_to_right` apply the same merges in different orders. Here each symbol has a
number, each pair of numbers a rank and each rank the number of what it makes. `Change` is what a
model reports when it applies a merge, so that it can be watched and explained.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from itertools import pairwise, repeat
from typing import NamedTuple

BITS = 32
UNKNOWN, GONE = -1, -2  # no pair with either of them is in the table


class Change(NamedTuple):
    """A merge applied at one place of a word; offsets count the word's first symbols.

    Attributes:
        start: where the left token begins.
        middle: where it ends and the right token begins: the boundary that is closed.
        end: where the right token ends.
        rank: the rank of the merge.
    """

    start: int
    middle: int
    end: int
    rank: int


class MergeTable:
    """Symbols, pairs, ranks and results as numbers.

    >>> table = MergeTable([("e", "s"), ("es", "t")])
    >>> table.rank("es", "t"), table.rank("s", "t")
    (1, None)

    Attributes:
        ids: symbol -> number.
        ranks: left number << BITS | right number -> rank.
        results: rank -> number of what the merge makes.
    """

    def __init__(self, merges: Iterable[tuple[str, str]]) -> None:
        """Take the merges, lowest rank first.

        A pair that is listed twice has the rank of its last place, as in every program that reads
        such lists into a table.

        Raises:
            ValueError: a part of a merge is empty.
        """
        self._given: dict[str, int] = {}
        self.ids: Mapping[str, int] = self._given
        ranked = {pair: rank for rank, pair in enumerate(merges)}
        # Numbering by rank lets one integer stand for "the pair's rank" and "where it leads".
        self.results: list[int] = [UNKNOWN] * (max(ranked.values(), default=-1) + 1)
        self.ranks: dict[int, int] = {}
        for (left, right), rank in ranked.items():
            if not left or not right:
                raise ValueError(f"merge {rank} has an empty part")
            self.ranks[self._id(left) << BITS | self._id(right)] = rank
            self.results[rank] = self._id(left + right)

    @classmethod
    def numbered(
        cls, ids: Mapping[str, int], ranks: dict[int, int], results: list[int]
    ) -> MergeTable:
        """Make a table of numbers that are given: those of a vocabulary (see the attributes)."""
        table = cls(())
        table.ids, table.ranks, table.results = ids, ranks, results
        return table

    @cached_property
    def in_order(self) -> bool:
        """Whether every token is made before it is used, as in every list that a training made.

        Then merging one occurrence of the lowest rank at a time is the same as merging all of them
        in a round: what a merge makes can only wait for later ones.
        """
        made = {number: rank for rank, number in enumerate(self.results)}
        mask, never = (1 << BITS) - 1, UNKNOWN
        return all(
            made.get(pair >> BITS, never) < rank and made.get(pair & mask, never) < rank
            for pair, rank in self.ranks.items()
        )

    @cached_property
    def is_narrow(self) -> bool:
        """Whether each number has 31 bits at most, so that a pair fits into 64 with a sign."""
        return max(self.ids.values(), default=0) < 1 << (BITS - 1)

    @cached_property
    def shares_numbers(self) -> bool:
        """Whether several symbols have one number, as labels of one id have."""
        return len(set(self.ids.values())) < len(self.ids)

    def __getstate__(self) -> dict[str, object]:
        """Cross a process border without what can be computed again."""
        computed = ("in_order", "is_narrow", "shares_numbers")
        return {name: value for name, value in self.__dict__.items() if name not in computed}

    def _id(self, symbol: str) -> int:
        return self._given.setdefault(symbol, len(self._given))

    def numbers(self, symbols: Iterable[str]) -> list[int]:
        """Give the number of each symbol, UNKNOWN for those that are in no merge."""
        return list(map(self.ids.get, symbols, repeat(UNKNOWN)))

    def rank(self, left: str, right: str) -> int | None:
        """Give the rank of a pair; None if it was never learned."""
        # subtle: UNKNOWN << BITS | anything is negative, so it cannot meet a pair of the table, and
        # neither can UNKNOWN on the right, which makes the whole number -1.
        pair = self.ids.get(left, UNKNOWN) << BITS | self.ids.get(right, UNKNOWN)
        return self.ranks.get(pair)


def tokens_between(symbols: Sequence[str], starts: Sequence[int]) -> list[str]:
    """Glue the symbols from each start to the next.

    >>> tokens_between("nest", [0, 1])
    ['n', 'est']
    """
    bounds = pairwise([*starts, len(symbols)])
    if isinstance(symbols, str):
        return [symbols[start:end] for start, end in bounds]
    return ["".join(symbols[start:end]) for start, end in bounds]
