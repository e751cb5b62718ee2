"""Seams: where a long word falls into parts that no merge can join.

Some files have no pre-tokenizer, so that a whole text is one word. Two neighbouring characters that
are neighbours in no token stay apart for sure; between such places the parts are short, and the
same ones come again and again.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice, pairwise
from operator import add

import numpy as np
from numpy.typing import NDArray

from engine.models.merge_table import BITS, MergeTable
from engine.models.pair_numbers import NONE, PairNumbers
from engine.text.code_points import IntArray


class Seams:
    """Finds the parts of a word.

    >>> Seams(["low", "er", "we"]).parts("lowerlow")
    ['lower', 'low']

    Attributes:
        inside: all pairs of characters that are neighbours in a token.
    """

    def __init__(self, tokens: Iterable[str]) -> None:
        """Take the texts of all tokens that merges make (or of their neighbouring characters)."""
        inside: set[str] = set()
        for token in tokens:
            inside.update(map(add, token, islice(token, 1, None)))
        self.inside = frozenset(inside)

    def parts(self, text: str) -> list[str]:
        """Cut a text where no token can reach across."""
        inside = self.inside
        pairs = enumerate(map(add, text, islice(text, 1, None)), 1)
        cuts = [place for place, pair in pairs if pair not in inside]
        return [text[start:end] for start, end in pairwise([0, *cuts, len(text)])]


class NumberSeams:
    """Finds the parts of a word that is given as the numbers of a merge table.

    >>> table = MergeTable([("l", "o"), ("lo", "w"), ("e", "r")])
    >>> np.flatnonzero(NumberSeams(table).begins(np.array(table.numbers("lowerlow")))).tolist()
    [0, 3, 5]
    """

    def __init__(self, table: MergeTable) -> None:
        """Take a table; without order, or if a token has two first symbols, it knows no seams."""
        ends: dict[int, tuple[int, int]] = {}
        inside: set[int] = set()
        self._knows = table.in_order
        for pair, rank in sorted(table.ranks.items(), key=lambda item: item[1]):
            left, right, made = pair >> BITS, pair & ((1 << BITS) - 1), table.results[rank]
            first, last = ends.get(left, (left, left)), ends.get(right, (right, right))
            inside.add(first[1] << BITS | last[0])
            self._knows &= ends.setdefault(made, (first[0], last[1])) == (first[0], last[1])
        pairs = np.fromiter(inside, np.int64, len(inside))
        self._inside = PairNumbers(pairs, np.zeros(len(pairs), np.int32))
        self._made = PairNumbers(np.fromiter(ends, np.int64, len(ends)), np.arange(len(ends)))
        self._ends = np.array(list(ends.values()), np.int64).reshape(-1, 2)

    def begins(self, numbers: IntArray) -> NDArray[np.bool_]:
        """Tell for each symbol of a word whether a part begins there.

        Args:
            numbers: the n numbers of the symbols, UNKNOWN among them.
        """
        begins = np.zeros(len(numbers), np.bool_)
        begins[:1] = True
        if not self._knows:
            return begins
        firsts = lasts = numbers.astype(np.int64)
        made = self._made.find(firsts)
        given = np.flatnonzero(made != NONE)  # symbols of several characters, which merges make too
        if len(given):
            firsts, lasts = firsts.copy(), lasts.copy()
            firsts[given], lasts[given] = self._ends[made[given]].T
        # subtle: a pair with UNKNOWN is negative, so it is in no table, and there is a seam.
        begins[1:] = self._inside.find(lasts[:-1] << BITS | firsts[1:]) == NONE
        return begins
