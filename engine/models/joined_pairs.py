"""Joined pairs: any two neighbours merge that make a token, the token of lowest rank first.

`lowest_pair` needs a list of merges. Here there is none: the rank belongs to the text that a pair
makes, as in tiktoken's files (ranks of bytes) and SentencePiece's (scores of pieces). Whatever the
rank, after every single merge the lowest rank is looked for again, and the leftmost of equals wins.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from heapq import heapify, heappop, heappush
from itertools import accumulate, pairwise

from engine.models.left_to_right import LeftToRight
from engine.models.merge_table import BITS, Change, MergeTable
from engine.models.rank_ordered import RankOrdered
from engine.models.seams import Seams
from engine.models.word_cache import WordCache
from engine.models.writing import Symbols

_SHORT = 64
_NONE = 1 << 62


class JoinedTable(MergeTable):
    """Ranks by what a pair makes.

    >>> JoinedTable({"es": 0, "est": 1}).rank("e", "st")
    1

    Attributes:
        by_text: text -> rank.
        fixed: symbols that never merge.
    """

    def __init__(self, by_text: Mapping[str, int], fixed: Collection[str] = ()) -> None:
        """Take ranks (of equal ones the leftmost pair goes first) and symbols that never merge."""
        super().__init__(())
        self.by_text, self.fixed = by_text, fixed

    def rank(self, left: str, right: str) -> int | None:
        """Give the rank of what two tokens make."""
        if left in self.fixed or right in self.fixed:
            return None
        return self.by_text.get(left + right)


class JoinedPairs(RankOrdered):
    """Splits words by ranks of texts.

    >>> JoinedPairs(JoinedTable({"es": 0, "est": 1, "ne": 2})).split("nest")
    ['n', 'est']
    """

    table: JoinedTable

    def __init__(self, table: JoinedTable) -> None:
        """Take the ranks."""
        super().__init__(table)
        self._ranks = table.by_text
        self._seams: Seams | None = None
        self._parts = WordCache(self._split_part)

    def split(self, symbols: Sequence[str]) -> list[str]:
        """Split a word, given as its first symbols."""
        if isinstance(symbols, Symbols) or not isinstance(symbols, str):
            return self._split_symbols(symbols)
        if len(symbols) <= _SHORT:
            return self._split_part(symbols)
        if self._seams is None:
            self._seams = Seams(self._ranks)
        parts, tokens = self._parts, list[str]()
        for part in self._seams.parts(symbols):
            tokens += parts[part]
        return tokens

    def _split_symbols(self, symbols: Sequence[str]) -> list[str]:
        fixed = symbols.fixed if isinstance(symbols, Symbols) else frozenset[int]()
        if any(len(symbol) > 1 and n not in fixed for n, symbol in enumerate(symbols)):
            closed = {change.middle for change in self.changes(symbols)}
            starts = [place for place in range(len(symbols)) if place not in closed]
            bounds = pairwise([*starts, len(symbols)])
            return ["".join(symbols[start:end]) for start, end in bounds]
        tokens: list[str] = []
        start = 0
        for place in sorted(fixed):
            tokens += self.split("".join(symbols[start:place]))
            tokens.append(symbols[place])
            start = place + 1
        return tokens + self.split("".join(symbols[start:]))

    def _split_part(self, text: str) -> list[str]:
        starts = self._starts_of_short(text) if len(text) <= _SHORT else self._starts_of_long(text)
        return [text[start:end] for start, end in pairwise(starts)]

    def _starts_of_short(self, text: str) -> list[int]:
        """Run the literal loop; give the places where tokens start, and the end."""
        rank_of = self._ranks.get
        starts = list(range(len(text) + 1))
        ranks = [rank_of(text[n : n + 2], _NONE) for n in range(len(text) - 1)]
        while ranks:
            best = min(ranks)
            if best == _NONE:
                break
            place = ranks.index(best)
            del starts[place + 1], ranks[place]
            if place:
                ranks[place - 1] = rank_of(text[starts[place - 1] : starts[place + 1]], _NONE)
            if place < len(ranks):
                ranks[place] = rank_of(text[starts[place] : starts[place + 2]], _NONE)
        return starts

    def _starts_of_long(self, text: str) -> list[int]:
        """Do the same with linked neighbours and a heap of ranks and places."""
        rank_of, length = self._ranks.get, len(text)
        previous, following = list(range(-1, length - 1)), list(range(1, length + 1))
        ranks = [rank_of(text[n : n + 2], _NONE) for n in range(length - 1)]
        ranks.append(_NONE)
        heap = [rank << BITS | place for place, rank in enumerate(ranks) if rank != _NONE]
        heapify(heap)
        while heap:
            rank, place = divmod(heappop(heap), 1 << BITS)
            if ranks[place] != rank:
                continue
            middle = following[place]
            after, before = following[middle], previous[place]
            following[place], ranks[middle], following[middle] = after, _NONE, 0
            ranks[place] = _NONE
            if after < length:
                previous[after] = place
                new = rank_of(text[place : following[after]], _NONE)
                if new != _NONE:
                    ranks[place] = new
                    heappush(heap, new << BITS | place)
            if before >= 0:
                ranks[before] = new = rank_of(text[before:after], _NONE)
                if new != _NONE:
                    heappush(heap, new << BITS | before)
        return [*(place for place, end in enumerate(following) if end), length]

    def _merges_singly(self) -> bool:
        return False

    def changes(self, symbols: Sequence[str]) -> Iterator[Change]:
        """Yield every merge that splitting a word applies, in order."""
        return Joining(self.table, symbols).changes()

    def __getstate__(self) -> dict[str, object]:
        """Cross a process border without what can be computed again."""
        return {**super().__getstate__(), "_parts": None, "_seams": None}

    def __setstate__(self, state: dict[str, object]) -> None:
        """Arrive."""
        self.__dict__.update(state)
        self._parts = WordCache(self._split_part)


class Joining:
    """One word while its neighbours are joined, in symbols of any length.

    Attributes:
        made_of: what a pair made when it was last looked at -> its two parts, for each text of
            which that was asked.
    """

    def __init__(
        self, table: JoinedTable, symbols: Sequence[str], noted: Collection[str] = ()
    ) -> None:
        """Take ranks, symbols, and the texts whose parts are noted."""
        self._ranks, self._noted = table.by_text, noted
        self._fixed = symbols.fixed if isinstance(symbols, Symbols) else frozenset[int]()
        self._text = "".join(symbols)
        self._bounds = [0, *accumulate(map(len, symbols))]
        self._following = list(range(1, len(symbols) + 1))
        self._rank_at = [_NONE] * len(symbols)
        self._heap: list[int] = []
        self.made_of: dict[str, tuple[str, str]] = {}

    def changes(self) -> Iterator[Change]:
        """Yield the merges, in order."""
        following, length = self._following, len(self._following)
        previous = list(range(-1, length - 1))
        for place in range(length - 1):
            self._look(place)
        while self._heap:
            rank, place = divmod(heappop(self._heap), 1 << BITS)
            if self._rank_at[place] != rank:
                continue
            middle = following[place]
            after = following[middle]
            following[place] = after
            self._rank_at[place] = self._rank_at[middle] = _NONE
            if previous[place] >= 0:
                self._look(previous[place])
            if after < length:
                previous[after] = place
                self._look(place)
            yield Change(place, middle, after, rank)

    def _look(self, place: int) -> None:
        """Note the pair that starts here: it waits for its turn if it makes something."""
        middle = self._following[place]
        self._rank_at[place] = _NONE
        if place in self._fixed or middle in self._fixed:
            return
        start, end = self._bounds[place], self._bounds[self._following[middle]]
        joined = self._text[start:end]
        rank = self._ranks.get(joined)
        if rank is None:
            return
        self._rank_at[place] = rank
        heappush(self._heap, rank << BITS | place)
        if joined in self._noted:
            cut = self._bounds[middle] - start
            self.made_of[joined] = joined[:cut], joined[cut:]


class JoinedLeftToRight(LeftToRight):
    """The leftmost pair that makes a token, whatever its rank: the well-known mistake."""

    table: JoinedTable

    def __init__(self, table: JoinedTable) -> None:
        """Take the ranks."""
        super().__init__(table)

    def changes(self, symbols: Sequence[str]) -> Iterator[Change]:
        """Yield every merge that splitting a word applies, in order."""
        fixed = symbols.fixed if isinstance(symbols, Symbols) else frozenset[int]()
        rank_of = self.table.by_text.get
        stack: list[str] = []
        starts: list[int] = []
        for place, symbol in enumerate(symbols):
            token, start = symbol, place
            while stack and place not in fixed and starts[-1] not in fixed:
                rank = rank_of(stack[-1] + token)
                if rank is None:
                    break
                middle, start = start, starts.pop()
                token = stack.pop() + token
                yield Change(start, middle, place + 1, rank)
            stack.append(token)
            starts.append(start)


def cut_below(text: str, ranks: Mapping[str, int]) -> int:
    """Give where a token falls in two when only lower ranks are merged; 0 if it does not."""
    return last_cut(text, ranks, ranks[text])


def last_cut(text: str, ranks: Mapping[str, int], limit: int = _NONE) -> int:
    """Give where the two parts meet that are merged last when a text becomes one token.

    Args:
        text: the text, of two characters at least.
        ranks: text of a token -> rank.
        limit: only what is below is merged before.

    Returns:
        the place; 0 if more than two parts are left.
    """
    rank_of = ranks.get
    starts = list(range(len(text) + 1))
    waiting = [rank_of(text[n : n + 2], _NONE) for n in range(len(text) - 1)]
    while len(waiting) > 1:
        best = min(waiting)
        if best >= limit:
            return 0
        place = waiting.index(best)
        del starts[place + 1], waiting[place]
        if place:
            waiting[place - 1] = rank_of(text[starts[place - 1] : starts[place + 1]], _NONE)
        if place < len(waiting):
            waiting[place] = rank_of(text[starts[place] : starts[place + 2]], _NONE)
    return starts[1]
