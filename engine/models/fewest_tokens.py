"""Fewest-tokens splitting: of all ways to cover the word with tokens, one with the fewest.

Found by dynamic programming from the end of the word to its beginning. Among equally short ways it
takes the one whose first token that differs is longer. It is *not* the BPE answer either; it shows
what merging in rank order gives away. A symbol that is no token stays alone; ways with fewer such
symbols go before ways with fewer tokens.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from engine.models.token_table import TokensInWord, TokenTable

_UNKNOWN = 1 << 32  # the price of an unknown symbol: more than any number of tokens
_IMPOSSIBLE = 1 << 80


class Price(NamedTuple):
    """What a way to split costs: unknown symbols first, then tokens (unknown ones included)."""

    unknown: int
    tokens: int


class FewestTokens:
    """Splits words by a set of tokens.

    >>> model = FewestTokens(["n", "e", "s", "t", "ne", "est"])
    >>> model.split("nest"), model.split("est")
    (['n', 'est'], ['est'])
    """

    def __init__(self, tokens: TokenTable | Iterable[str]) -> None:
        """Take the tokens (or a table of them); empty ones are ignored."""
        self.table = tokens if isinstance(tokens, TokenTable) else TokenTable(tokens)

    def split(self, symbols: Sequence[str]) -> list[str]:
        """Split a word, given as its first symbols (for plain characters: the word itself).

        Returns:
            The tokens, in order; a symbol that no token covers stays alone.
        """
        way = self.way(symbols)
        return way.tokens()

    def way(
        self, symbols: Sequence[str], closed: int | None = None, opened: int | None = None
    ) -> Way:
        """Find the best way; `closed` and `opened` restrict which ways there are.

        Args:
            symbols: the word's first symbols.
            closed: a place (in characters of the glued symbols) where no token may end.
            opened: a place where a token must end.
        """
        way = Way(self.table.in_word(symbols), closed, opened)
        if not way.word.are_tokens(way.tokens()):  # never seen: see `LongestMatch.split`
            way = Way(self.table.in_word(symbols, fingerprints=False), closed, opened)
        return way


class Way:
    """The table that dynamic programming fills for one word, and the best way through it.

    Attributes:
        word: the word.
        reach: place -> where the best token that starts there ends.
    """

    def __init__(self, word: TokensInWord, closed: int | None, opened: int | None) -> None:
        """Fill the table; see `FewestTokens.way`."""
        self.word, self._closed, self._opened = word, closed, opened
        total = len(word.text)
        self.reach = [total] * (total + 1)
        self._costs: list[int] = [0] * (total + 1)
        self._longest = 1
        for place in word.starts_from_end():
            self._fill(place)

    def _fill(self, place: int) -> None:
        costs, total = self._costs, len(self.word.text)
        best, reach = _IMPOSSIBLE, -1
        for end in self.word.possible_ends(place):
            # A shorter token leaves more to cover, by tokens none of which is longer than these.
            if best <= 1 - (end - total) // self._longest:
                break
            cost = costs[end] + 1
            if cost >= best or end == self._closed or self._crosses(place, end):
                continue
            if self.word.has(place, end):
                best, reach = cost, end
                self._longest = max(self._longest, end - place)
        after = self.word.next(place)
        if after != self._closed and costs[after] + 1 + _UNKNOWN < best:
            best, reach = costs[after] + 1 + _UNKNOWN, after
        self._costs[place], self.reach[place] = best, reach

    def _crosses(self, place: int, end: int) -> bool:
        return self._opened is not None and place < self._opened < end

    @property
    def possible(self) -> bool:
        """Whether there is any way under the restrictions."""
        return self._costs[0] < _IMPOSSIBLE

    def price(self, place: int = 0) -> Price:
        """Give what the rest of the word from a place on costs at least."""
        return Price(*divmod(self._costs[place], _UNKNOWN))

    def tokens(self) -> list[str]:
        """Follow the best way from the beginning (as far as there is one)."""
        pieces: list[str] = []
        place, total = 0, len(self.word.text)
        while place < total and self.reach[place] > place:
            pieces.append(self.word.text[place : self.reach[place]])
            place = self.reach[place]
        return pieces
