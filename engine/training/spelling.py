"""Token ids -> texts and labels, without keeping a string per token.

A merged token stands somewhere in the corpus, so its first place and its length say all of it. A
training on one long line may make a million tokens of up to a million symbols: their strings
together would not fit in any memory.
"""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence

from engine.training.layout import label
from engine.training.pair_table import Int32Array, IntArray

_SHORT = 64


class TokenSpellings:
    """Text, label and length of every token made so far.

    A *text* is what is compared (characters, or one character of value 0…255 per byte), a *label*
    what is shown.

    Attributes:
        places: Per merged token, in the order of ids, a cell where it stands; -1 for nowhere.
    """

    def __init__(
        self, base: Int32Array, symbols: Sequence[str], alphabet: str, lengths: Sequence[int]
    ) -> None:
        """Start with the symbols; ``lengths`` may grow, one entry per id."""
        self.symbols = tuple(symbols)
        self.alphabet = alphabet
        self.lengths = lengths
        self.places = array("q")
        self._base = base
        self._texts: dict[int, str] = dict(enumerate(self.symbols))

    def add_place(self, place: int) -> None:
        """Tell where in the corpus the next merged token stands."""
        self.places.append(place)

    def add_text(self, text: str) -> None:
        """Tell the text of the next merged token, which stands nowhere in the corpus."""
        self._texts[len(self.symbols) + len(self.places)] = text
        self.places.append(-1)

    def restore(self, places: IntArray, odd_texts: Mapping[int, str]) -> None:
        """Take what another table of the same symbols knew."""
        self.places = array("q", places.tobytes())
        self._texts.update(odd_texts)

    def place(self, token: int) -> int | None:
        """Return a cell where a merged token stands; None for symbols and for nowhere."""
        index = token - len(self.symbols)
        return self.places[index] if index >= 0 and self.places[index] >= 0 else None

    def length(self, token: int) -> int:
        """Return how many symbols the token has."""
        return self.lengths[token]

    def text(self, token: int) -> str:
        """Return what the token is made of."""
        known = self._texts.get(token)
        if known is not None:
            return known
        place, length = self.places[token - len(self.symbols)], self.lengths[token]
        text = "".join([self.symbols[i] for i in self._base[place : place + length].tolist()])
        if length <= _SHORT:
            self._texts[token] = text
        return text

    def label(self, token: int) -> str:
        """Return the token as a person reads it."""
        return label(self.text(token), self.alphabet)

    def odd_texts(self) -> Mapping[int, str]:
        """Return the texts of merged tokens that stand nowhere in the corpus."""
        first = len(self.symbols)
        return {
            token: text
            for token, text in self._texts.items()
            if token >= first and self.places[token - first] < 0
        }
