"""Token ids -> texts and labels, without keeping a string per token.

A merged token stands somewhere in the corpus, so its first place and its length say all of it:
``CellTexts`` knows the rest. A training on one long line may make a million tokens of up to a
million symbols: their strings together would not fit in any memory.
"""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence

import numpy as np

from engine.training.cell_texts import CellTexts
from engine.training.layout import label
from engine.training.pair_table import Int32Array, IntArray


class TokenSpellings:
    """Text, label and length of every token made so far.

    A *text* is what is compared (characters, or one character of value 0…255 per byte), a *label*
    what is shown.

    Attributes:
        symbols: Texts of the symbols, whose ids come first.
        cells: What stands in the corpus, as text.
        places: Per merged token, in the order of ids, a cell where it stands; -1 for nowhere.
    """

    def __init__(
        self, base: Int32Array, symbols: Sequence[str], alphabet: str, lengths: Sequence[int]
    ) -> None:
        """Start with the symbols; ``lengths`` may grow, one entry per id."""
        self.symbols = tuple(symbols)
        self.alphabet = alphabet
        self.lengths = lengths
        self.cells = CellTexts(base, self.symbols)
        self.places = array("q")
        self._all_lengths = self._all_heads = np.zeros(0, np.int64)
        # Texts of the symbols and of the tokens that stand nowhere; all others are looked up.
        self._texts: dict[int, str] = dict(enumerate(self.symbols))

    def add_place(self, place: int) -> None:
        """Tell where in the corpus the next merged token stands."""
        self.places.append(place)

    def add_text(self, text: str) -> None:
        """Tell the text of the next merged token, which stands nowhere in the corpus."""
        self._texts[len(self.symbols) + len(self.places)] = text
        self.places.append(-1)

    def restore(self, places: IntArray, unplaced_texts: Mapping[int, str]) -> None:
        """Take what another table of the same symbols knew."""
        self.places = array("q", places.tobytes())
        self._texts.update(unplaced_texts)

    def place(self, token: int) -> int | None:
        """Return a cell where a merged token stands; None for symbols and for nowhere."""
        index = token - len(self.symbols)
        return self.places[index] if index >= 0 and self.places[index] >= 0 else None

    def length(self, token: int) -> int:
        """Return how many symbols the token has."""
        return self.lengths[token]

    def lengths_of(self, tokens: IntArray | Int32Array) -> IntArray:
        """Return how many symbols each of many tokens has."""
        if len(self._all_lengths) != len(self.lengths):
            self._all_lengths = np.array(self.lengths, np.int64)
        return self._all_lengths[tokens]

    def heads_of(self, tokens: IntArray) -> IntArray:
        """Return the code point with which the text of each of many tokens begins."""
        if len(self._all_heads) != len(self.symbols) + len(self.places):
            self._all_heads = self._find_heads()
        return self._all_heads[tokens]

    def _find_heads(self) -> IntArray:
        symbols = np.fromiter(map(_head, self.symbols), np.int64)
        places = np.array(self.places, np.int64)
        merged = symbols[self.cells.base[places]] if len(places) else places
        for index in np.flatnonzero(places < 0).tolist():
            merged[index] = _head(self.text(len(symbols) + index))
        return np.concatenate((symbols, merged))

    def text(self, token: int) -> str:
        """Return what the token is made of."""
        known = self._texts.get(token)
        if known is not None:
            return known
        place, length = self.places[token - len(self.symbols)], self.lengths[token]
        return self.cells.between(place, place + length)

    def label(self, token: int) -> str:
        """Return the token as a person reads it."""
        return label(self.text(token), self.alphabet)

    def unplaced_texts(self) -> Mapping[int, str]:
        """Return the texts of merged tokens that stand nowhere in the corpus."""
        first = len(self.symbols)
        return {token: text for token, text in self._texts.items() if token >= first}


def _head(text: str) -> int:
    """Return the first code point; of nothing, which sorts before everything, -1."""
    return ord(text[0]) if text else -1
