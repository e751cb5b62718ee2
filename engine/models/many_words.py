"""Many words at once: the literal loop of `rank_ordered`, as arrays.

All words stand in one array, an END behind each. In every round each word merges the pair that has
the lowest rank in it, and words that have no pair left drop out:

    n e w e s t | l o w e r |        the merges are  0: e s   1: es t   2: l o
    n e w es t | lo w e r |
    n e w est |                      "lo w e r" has dropped out

A word takes part in few rounds, so thousands of words need hardly more steps of the interpreter
than one. A very long word is as many, cut at its seams. What is left when a round no longer pays is
finished word by word.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from itertools import chain, repeat
from typing import TYPE_CHECKING, NamedTuple, cast

import numpy as np
from numpy.typing import NDArray

from engine.models.merge_table import BITS, GONE, UNKNOWN
from engine.models.pair_numbers import NONE, PairNumbers
from engine.models.seams import NumberSeams
from engine.text.code_points import IntArray, code_points
from engine.text.runs import every_second
from engine.text.side_by_side import edges_of, rows_of

if TYPE_CHECKING:
    from engine.models.rank_ordered import RankOrdered

MANY, VERY_LONG = 100, 2000
"""Fewer words are as soon split one by one, unless they have more symbols than this."""

# subtle: GONE and END are less than UNKNOWN, and tokens are not; so one comparison finds tokens.
END = -3  # like UNKNOWN it is in no pair

# Merging in a round costs some dozen passes over all that is left; below this it does not pay.
_FEWEST_MERGES, _CELLS_PER_MERGE = 50, 64


def pays_together(words: Sequence[Sequence[str]]) -> bool:
    """Tell whether words are split sooner in arrays than one by one."""
    return len(words) >= MANY or sum(map(len, words)) > VERY_LONG


class SplitWords(NamedTuple):
    """The tokens of w words, n in all, one word after the other.

    Attributes:
        numbers: n numbers of tokens, as the merges have them.
        starts: n places: the symbol of its word that each token starts with.
        edges: w + 1 places among the tokens: each word reaches from one to the next.
    """

    numbers: IntArray
    starts: IntArray
    edges: IntArray

    def words(self) -> Iterator[tuple[int, ...]]:
        """Yield the numbers of each word."""
        numbers: tuple[int, ...] = tuple(self.numbers.tolist())
        edges = self.edges.tolist()
        return map(numbers.__getitem__, map(slice, edges, edges[1:]))


class ManyWords:
    """Splits lists of words as a `RankOrdered` or `LowestPair` splits each of them.

    >>> from engine.models.rank_ordered import RankOrdered
    >>> order = RankOrdered([("e", "s"), ("es", "t"), ("n", "e")])
    >>> split = ManyWords(order).split(["nest", "next"])
    >>> split.starts.tolist(), split.edges.tolist()
    ([0, 1, 0, 2, 3], [0, 2, 5])
    """

    def __init__(self, order: RankOrdered) -> None:
        """Take the way to split, whose table has numbers from 0 to 2**31 - 1."""
        self._order = order
        results = np.array(order.table.results, np.int32)
        ranks = order.table.ranks
        pairs = np.fromiter(ranks, np.int64, len(ranks))
        values = np.fromiter(ranks.values(), np.int32, len(ranks))
        self._rounds = Rounds(results, PairNumbers(pairs, values), not order.replaces_all)

    def split(self, words: Sequence[Sequence[str]]) -> SplitWords:
        """Split words, each given as its first symbols."""
        return self.split_numbers(*self._symbols(words))

    def split_joined(self, text: str, lengths: IntArray) -> SplitWords:
        """Split words that stand side by side in one text, each character a symbol."""
        return self.split_numbers(self._characters(text), lengths)

    def _symbols(self, words: Sequence[Sequence[str]]) -> tuple[IntArray, IntArray]:
        """Give the numbers of the symbols of words side by side, and the lengths of the words."""
        lengths = np.fromiter(map(len, words), np.int64, len(words))
        if set(map(type, words)) <= {str}:
            return self._characters("".join(cast(Sequence[str], words))), lengths
        numbers = map(self._order.table.ids.get, chain.from_iterable(words), repeat(UNKNOWN))
        return np.fromiter(numbers, np.int32, int(lengths.sum())), lengths

    def _characters(self, text: str) -> IntArray:
        points = np.minimum(code_points(text), len(self._of_points) - 1)
        numbers: IntArray = self._of_points[points]
        return numbers

    @cached_property
    def _of_points(self) -> IntArray:
        """The numbers of single characters by their code points; beyond all of them UNKNOWN."""
        numbers = {ord(text): n for text, n in self._order.table.ids.items() if len(text) == 1}
        of_points = np.full(max(numbers, default=0) + 2, UNKNOWN, np.int32)
        of_points[list(numbers)] = list(numbers.values())
        return of_points

    def split_numbers(self, numbers: IntArray, lengths: IntArray) -> SplitWords:
        """Split words, given as the numbers of their symbols side by side, and their lengths."""
        cells = _with_end(numbers)
        for places in self._rounds.run(cells, self._parts(numbers, lengths)).unfinished:
            left, starts = self._order.tokens_singly(cells[places].tolist())
            cells[places] = GONE
            cells[places[starts]] = left
        tokens = np.flatnonzero(cells >= UNKNOWN)
        edges_of_words = edges_of(lengths)
        edges = np.searchsorted(tokens, edges_of_words)
        starts_of_words = np.repeat(edges_of_words[:-1], np.diff(edges))
        return SplitWords(cells[tokens], tokens - starts_of_words, edges)

    def _parts(self, numbers: IntArray, lengths: IntArray) -> IntArray:
        """Give the lengths of parts that words can be cut into; short ones are left whole."""
        if lengths.max(initial=0) <= VERY_LONG:
            return lengths
        begins = self._seams.begins(numbers)
        begins_of_words = edges_of(lengths)[:-1]
        begins[begins_of_words[lengths > 0]] = True
        return np.diff(np.flatnonzero(begins), append=len(numbers))

    @cached_property
    def _seams(self) -> NumberSeams:
        return NumberSeams(self._order.table)

    def last_cuts(self, words: Sequence[Sequence[str]]) -> IntArray:
        """Give the symbol before which the last merge joins each word; -1 if it stays in pieces."""
        numbers, lengths = self._symbols(words)
        done = self._rounds.run(_with_end(numbers), lengths)
        ends, cuts = np.cumsum(lengths), np.full(len(words), -1)
        unfinished = [int(places[0]) for places in done.unfinished]
        for word in np.searchsorted(ends, unfinished, "right").tolist():
            cut = self._order.last_cut(words[word])
            cuts[word] = -1 if cut is None else cut
        for begins, middles in done.joined:
            cuts[np.searchsorted(ends, begins, "right")] = middles - begins
        return cuts


class RoundsDone(NamedTuple):
    """What rounds have come to, besides the cells that they changed.

    Attributes:
        unfinished: the places of the tokens of each word in which pairs are left.
        joined: of each round, where the words begin that it made one token of, and where the right
            one of their last two tokens began.
    """

    unfinished: list[IntArray]
    joined: list[tuple[IntArray, IntArray]]


class Rounds:
    """Merges the lowest pairs of many words, round by round.

    The tokens that can still change are kept side by side in three arrays, with the ENDs of their
    words: their numbers, the places in the array of all cells where they begin, and the ranks of
    the pairs that begin with them (NONE before and at an END).
    """

    def __init__(self, results: NDArray[np.int32], pairs: PairNumbers, singly: bool) -> None:
        """Take the merges; `singly` says that rounds which replace all of a pair are not exact."""
        self._results, self._pairs, self._singly = results, pairs, singly

    def run(self, cells: NDArray[np.int32], lengths: IntArray) -> RoundsDone:
        """Merge until a round no longer pays.

        Args:
            cells: the numbers of the symbols of words, side by side, and one cell more. In the end
                a cell holds the number of the token that begins there, or GONE.
            lengths: how many symbols each word has.
        """
        done = RoundsDone([], [])
        numbers, places = _laid_out(cells, lengths)
        ranks = self._ranks(numbers, np.arange(len(numbers)))
        while len(numbers):
            ends = np.flatnonzero(numbers == END)
            begins = _firsts(ends)
            sizes = ends + 1 - begins
            lowest = np.minimum.reduceat(ranks, begins)
            has_pair = lowest < NONE
            chosen = self._chosen(ranks == np.repeat(np.where(has_pair, lowest, -1), sizes), ends)
            if len(chosen) < max(_FEWEST_MERGES, len(numbers) // _CELLS_PER_MERGE):
                words = zip(begins[has_pair].tolist(), ends[has_pair].tolist(), strict=True)
                done.unfinished.extend(places[begin:end] for begin, end in words)
                break
            of_two = begins[has_pair & (sizes == 3)]  # with the END
            done.joined.append((places[of_two], places[of_two + 1]))
            cells[places[chosen]] = numbers[chosen] = self._results[ranks[chosen]]
            cells[places[chosen + 1]] = GONE
            stays = np.repeat(has_pair, sizes)
            stays[chosen + 1] = False
            changed = (np.cumsum(stays) - 1)[chosen]
            kept = np.flatnonzero(stays)
            numbers, places, ranks = numbers[kept], places[kept], ranks[kept]
            ranks[changed] = self._ranks(numbers, changed)
            # subtle: before the first token of all stands, at index -1, the last END.
            ranks[changed - 1] = self._ranks(numbers, changed - 1)
        return done

    def _chosen(self, is_lowest: NDArray[np.bool_], ends: IntArray) -> IntArray:
        """Choose the places at which a round merges."""
        lowest = np.flatnonzero(is_lowest)
        return _first_of_each(lowest, ends) if self._singly else _without_overlap(lowest)

    def _ranks(self, numbers: IntArray, places: IntArray) -> NDArray[np.int32]:
        """Look up the pairs that begin at places."""
        following = numbers[(places + 1) % len(numbers)]
        return self._pairs.find(numbers[places].astype(np.int64) << BITS | following)


def _with_end(numbers: IntArray) -> NDArray[np.int32]:
    """Copy the numbers of symbols into cells: behind the last word is room for its END."""
    cells = np.empty(len(numbers) + 1, np.int32)
    cells[:-1], cells[-1] = numbers, END
    return cells


def _laid_out(cells: NDArray[np.int32], lengths: IntArray) -> tuple[IntArray, IntArray]:
    """Give the symbols of all words that have several, an END behind each, and their places."""
    several = np.flatnonzero(lengths > 1)
    sizes = lengths[several] + 1
    places = rows_of(edges_of(lengths)[several], sizes)
    numbers = cells[places]
    numbers[np.cumsum(sizes) - 1] = END
    return numbers, places


def _firsts(ends: IntArray) -> IntArray:
    """Give where words begin, from where their ENDs are."""
    firsts: IntArray = np.concatenate([[0], ends + 1])[:-1]
    return firsts


def _first_of_each(chosen: IntArray, ends: IntArray) -> IntArray:
    """Keep the first place in each word."""
    words = np.searchsorted(ends, chosen)
    kept: IntArray = chosen[np.diff(words, prepend=-1) > 0]
    return kept


def _without_overlap(chosen: IntArray) -> IntArray:
    """Keep places from left to right, no two of them neighbours: a a a holds one a a.

    >>> _without_overlap(np.array([0, 1, 2, 5, 6])).tolist()
    [0, 2, 5]
    """
    starts = np.diff(chosen, prepend=-2) > 1
    kept: IntArray = chosen if starts.all() else chosen[every_second(starts)]
    return kept
