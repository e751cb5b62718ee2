"""Longest-match splitting: at every place take the longest token that fits, from left to right.

What WordPiece does with its vocabulary, and what is left to do when a file has lost its merges. It
is *not* the BPE answer: `rank_ordered` splits `nest` into n est, this module into ne s t.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence


class LongestMatch:
    """Splits words by a set of tokens.

    >>> LongestMatch(["n", "e", "s", "t", "ne", "est"]).split("nest")
    ['ne', 's', 't']
    """

    def __init__(self, tokens: Iterable[str]) -> None:
        """Take the tokens; empty ones are ignored."""
        self._tokens = frozenset(token for token in tokens if token)
        lengths: dict[str, set[int]] = {}
        for token in self._tokens:
            lengths.setdefault(token[0], set()).add(len(token))
        # Only lengths that occur after this first character are tried, the longest first.
        self._lengths = {first: sorted(found, reverse=True) for first, found in lengths.items()}

    def split(self, symbols: Sequence[str]) -> list[str]:
        """Split a word, given as its first symbols (for plain characters: the word itself).

        Returns:
            The tokens, in order; a symbol where no token fits stays alone.
        """
        text = symbols if isinstance(symbols, str) else "".join(symbols)
        # Only the last symbol may be longer than a character (an end-of-word mark): never cut it.
        whole = len(text) - (len(symbols[-1]) if symbols else 0)
        pieces: list[str] = []
        place = 0
        while place < len(text):
            end = self._longest_end(text, place, whole)
            pieces.append(text[place:end])
            place = end
        return pieces

    def _longest_end(self, text: str, place: int, whole: int) -> int:
        for length in self._lengths.get(text[place], ()):
            end = place + length
            if (end <= whole or end == len(text)) and text[place:end] in self._tokens:
                return end
        return place + 1 if place < whole else len(text)
