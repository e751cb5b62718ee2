"""Longest-match splitting: at every place take the longest token that fits, from left to right.

What WordPiece does with its vocabulary, and what is left to do when a file has lost its merges. It
is *not* the BPE answer: `rank_ordered` splits `nest` into n est, this module into ne s t.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.models.token_table import HEAD, LONG_WORD, TokensInWord, TokenTable


class LongestMatch:
    """Splits words by a set of tokens.

    >>> LongestMatch(["n", "e", "s", "t", "ne", "est"]).split("nest")
    ['ne', 's', 't']
    """

    def __init__(self, tokens: TokenTable | Iterable[str]) -> None:
        """Take the tokens (or a table of them); empty ones are ignored."""
        self.table = tokens if isinstance(tokens, TokenTable) else TokenTable(tokens)

    def split(self, symbols: Sequence[str]) -> list[str]:
        """Split a word, given as its first symbols (for plain characters: the word itself).

        Returns:
            The tokens, in order; a symbol where no token fits stays alone.
        """
        if isinstance(symbols, str) and len(symbols) <= LONG_WORD:
            return self._split_characters(symbols)
        word = self.table.in_word(symbols)
        pieces = _pieces(word)
        if not word.are_tokens(pieces):  # never seen: fingerprints of different strings agreed
            pieces = _pieces(self.table.in_word(symbols, fingerprints=False))
        return pieces

    def _split_characters(self, text: str) -> list[str]:
        """Do it for a word of single characters and usual length, where nothing else matters."""
        lengths_of, tokens = self.table.lengths.get, self.table.tokens
        pieces: list[str] = []
        place, total = 0, len(text)
        while place < total:
            for length in lengths_of(text[place : place + HEAD], ()):
                piece = text[place : place + length]
                if piece in tokens and place + length <= total:
                    break
            else:
                piece = text[place]
            pieces.append(piece)
            place += len(piece)
        return pieces


def _pieces(word: TokensInWord) -> list[str]:
    pieces: list[str] = []
    place, total = 0, len(word.text)
    while place < total:
        end = next(word.ends(place), None) or word.next(place)
        pieces.append(word.text[place:end])
        place = end
    return pieces
