"""PieceWriting: characters, and user-defined pieces as symbols that nothing cuts.

`symbol_text` gives characters only. Here at every place the longest user-defined piece that fits is
one symbol, as SentencePiece's `PrefixMatcher` (normalizer.cc) finds them.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from engine.models.token_table import TokenTable
from engine.models.writing import SymbolPlaces, Symbols, character_places


class PieceWriting:
    """How SentencePiece's BPE writes texts.

    >>> PieceWriting(["<a>"]).symbols("b<a>")
    ['b', '<a>']
    """

    def __init__(self, defined: Iterable[str]) -> None:
        """Take the user-defined pieces."""
        self._table = TokenTable(defined)
        firsts = {re.escape(piece[0]) for piece in self._table.tokens}
        self._firsts = re.compile(f"[{''.join(sorted(firsts))}]") if firsts else None

    def symbols(self, word: str) -> Sequence[str]:
        """Give the first symbols of a text."""
        if self._firsts is None or not self._firsts.search(word):
            return word
        lengths, tokens = self._table.lengths, self._table.tokens
        symbols: list[str] = []
        fixed: list[int] = []
        done = 0
        for found in self._firsts.finditer(word):
            place = found.start()
            if place < done:
                continue
            ends = (place + length for length in lengths.get(word[place : place + 2], ()))
            end = next((end for end in ends if word[place:end] in tokens), place + 1)
            if word[place:end] in tokens:
                symbols += word[done:place]
                fixed.append(len(symbols))
                symbols.append(word[place:end])
                done = end
        symbols += word[done:]
        return Symbols(symbols, fixed) if fixed else word

    def places(self, word: str) -> SymbolPlaces:
        """Give the places of these symbols."""
        symbols, places = self.symbols(word), character_places(word)
        if not isinstance(symbols, Symbols):
            return places
        starts: list[int] = []
        ends: list[int] = []
        first = 0
        for symbol in symbols:
            starts.append(places.starts[first])
            first += len(symbol)
            ends.append(places.ends[first - 1])
        return SymbolPlaces(starts, ends)

    def text(self, label: str) -> str:
        """Give the text of a label: the same."""
        return label

    def label(self, text: str) -> str:
        """Give the label of a text: the same."""
        return text

    def data(self, text: str) -> bytes:
        """Give the bytes of a text."""
        return text.encode("utf-8", "surrogatepass")
