"""The tokens of a vocabulary, found by where they could stand in a word.

`longest_match` and `fewest_tokens` ask the same question: which tokens start here, the longest
first? Only lengths that occur after the same two characters are tried. Where both word and tokens
are very long (a training on a line of a million spaces makes tokens of half a million), strings are
told apart by fingerprints, so that no place costs more than another.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import accumulate, pairwise

from engine.models.writing import Symbols

HEAD = 2
LONG_WORD = 4096
_LONG_TOKEN = 64
_PRIME, _BASE = (1 << 61) - 1, 0x1F3D5B79A1C3E507 % ((1 << 61) - 1)


class TokenTable:
    """A set of tokens, by their first characters and lengths."""

    def __init__(self, tokens: Iterable[str]) -> None:
        """Take the tokens; empty ones are ignored."""
        self.tokens = frozenset(token for token in tokens if token)
        lengths: dict[str, set[int]] = {}
        for token in self.tokens:
            lengths.setdefault(token[:HEAD], set()).add(len(token))
        self.lengths = {head: sorted(found, reverse=True) for head, found in lengths.items()}
        self._prints: dict[int, frozenset[int]] = {}

    def in_word(self, symbols: Sequence[str], fingerprints: bool = True) -> TokensInWord:
        """Ask about one word, given as its first symbols."""
        if isinstance(symbols, Symbols):
            return TokensInSymbols(self, symbols, fingerprints)
        return TokensInWord(self, symbols, fingerprints)

    def prints(self, length: int) -> frozenset[int]:
        """Give the fingerprints of all tokens of a length."""
        if not self._prints:
            self._prints = self._all_prints()
        return self._prints.get(length, frozenset())

    def _all_prints(self) -> dict[int, frozenset[int]]:
        found: dict[int, set[int]] = {}
        for token in self.tokens:
            if len(token) > _LONG_TOKEN:
                found.setdefault(len(token), set()).add(_fingerprints(token)[-1])
        return {length: frozenset(prints) for length, prints in found.items()}

    def __getstate__(self) -> dict[str, object]:
        """Cross a process border without what can be computed again."""
        return {**self.__dict__, "_prints": {}}


class TokensInWord:
    """The places of tokens in one word. No token may cut the last symbol.

    Attributes:
        text: the word's symbols, glued.
        whole: where the last symbol starts (it alone may be longer than a character: a mark).
    """

    def __init__(self, table: TokenTable, symbols: Sequence[str], fingerprints: bool) -> None:
        """Use `TokenTable.in_word`."""
        self.text = symbols if isinstance(symbols, str) else "".join(symbols)
        self.whole = len(self.text) - (len(symbols[-1]) if symbols else 0)
        self.by_prints = fingerprints and len(self.text) > LONG_WORD
        self._table = table
        self._prefixes: list[int] = []
        self._of_length: dict[int, tuple[int, frozenset[int]]] = {}

    def ends(self, place: int) -> Iterator[int]:
        """Yield where the tokens that start here end, the longest token first."""
        return (end for end in self.possible_ends(place) if self.has(place, end))

    def possible_ends(self, place: int) -> Iterator[int]:
        """Yield where tokens that start here could end, as far as their lengths tell."""
        whole, total = self.whole, len(self.text)
        for length in self._table.lengths.get(self.text[place : place + HEAD], ()):
            end = place + length
            if end <= whole or end == total:
                yield end
        if place < whole:
            yield place + 1

    def has(self, place: int, end: int) -> bool:
        """Tell whether the piece from `place` to `end` is a token."""
        if self.by_prints and end - place > _LONG_TOKEN:
            return self._looks_like_token(place, end)
        return self.text[place:end] in self._table.tokens

    def next(self, place: int) -> int:
        """Give where the symbol at this place ends."""
        return place + 1 if place < self.whole else len(self.text)

    def _looks_like_token(self, place: int, end: int) -> bool:
        if not self._prefixes:
            self._prefixes = _fingerprints(self.text)
        length = end - place
        known = self._of_length.get(length)
        if known is None:
            known = pow(_BASE, length, _PRIME), self._table.prints(length)
            self._of_length[length] = known
        return (self._prefixes[end] - self._prefixes[place] * known[0]) % _PRIME in known[1]

    def starts_from_end(self) -> Iterable[int]:
        """Give the places where symbols start, the last one first."""
        return range(min(self.whole, len(self.text) - 1), -1, -1)

    def are_tokens(self, pieces: Iterable[str]) -> bool:
        """Tell whether fingerprints were right about these pieces of the word."""
        return not self.by_prints or all(
            len(piece) <= _LONG_TOKEN or piece in self._table.tokens for piece in pieces
        )


class TokensInSymbols(TokensInWord):
    """The same for symbols of any length. No token may cut one, or hold more than a fixed one."""

    def __init__(self, table: TokenTable, symbols: Symbols, fingerprints: bool) -> None:
        """Use `TokenTable.in_word`."""
        super().__init__(table, symbols, fingerprints)
        total = len(self.text)
        bounds = [0, *accumulate(map(len, symbols))]
        self._after = dict(pairwise(bounds))
        self._limits = dict.fromkeys(bounds, total)
        limit = total
        for index in range(len(symbols) - 1, -1, -1):
            start, end = bounds[index], bounds[index + 1]
            self._limits[start] = end if index in symbols.fixed else limit
            limit = start if index in symbols.fixed else limit
        self._fixed = {bounds[index] for index in symbols.fixed}

    def possible_ends(self, place: int) -> Iterator[int]:
        """Yield where tokens that start here could end, as far as their lengths tell."""
        limit, alone = self._limits[place], self._after[place]
        if place not in self._fixed:
            for length in self._table.lengths.get(self.text[place : place + HEAD], ()):
                end = place + length
                if alone < end <= limit and (end in self._after or end == len(self.text)):
                    yield end
        yield alone

    def has(self, place: int, end: int) -> bool:
        """Tell whether the piece from `place` to `end` is a token; fixed symbols always are."""
        return place in self._fixed or super().has(place, end)

    def next(self, place: int) -> int:
        """Give where the symbol at this place ends."""
        return self._after[place]

    def starts_from_end(self) -> Iterable[int]:
        """Give the places where symbols start, the last one first."""
        return reversed(self._after)


def _fingerprints(text: str) -> list[int]:
    """Give the fingerprint of each beginning of a text, the empty one first.

    A polynomial modulo a large prime (Karp and Rabin 1987): those of all pieces follow from them.
    """
    return list(accumulate(map(ord, text), lambda p, c: (p * _BASE + c) % _PRIME, initial=0))
