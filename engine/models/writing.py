"""Writing: what a way of splitting must know of how words and labels become texts.

`symbol_text` is the writing of the documented tokenizers. Models of tokenizer files have others;
`Symbols` is what they give where a symbol is more than one character.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import accumulate
from typing import NamedTuple, Protocol


class Symbols(list[str]):
    """The first symbols of a word, where some are longer than a character.

    Attributes:
        fixed: indices of symbols that belong to no longer token: bytes, unknown characters,
            symbols that a user defined.
    """

    def __init__(self, symbols: Iterable[str], fixed: Iterable[int] = ()) -> None:
        """Take the symbols and the indices."""
        super().__init__(symbols)
        self.fixed = frozenset(fixed)


class SymbolPlaces(NamedTuple):
    """Where the first symbols of a word are in its UTF-8; a lone surrogate has three bytes.

    Attributes:
        starts: the first byte of each symbol.
        ends: the byte after its last one; the start again if it stands for nothing in the word.
    """

    starts: Sequence[int]
    ends: Sequence[int]


class Writing(Protocol):
    """Words and labels as texts: that of a token is those of its parts, whatever the labels are."""

    def symbols(self, word: str) -> Sequence[str]:
        """Give the first symbols of a word: a str is a list of characters."""

    def places(self, word: str) -> SymbolPlaces:
        """Give the places of these symbols."""

    def text(self, label: str) -> str:
        """Give the text of a label."""

    def label(self, text: str) -> str:
        """Give the label of a text."""

    def data(self, text: str) -> bytes:
        """Give the bytes that a text stands for."""


def character_places(word: str) -> SymbolPlaces:
    """Give the places of the characters of a word.

    >>> character_places("aё").ends
    [1, 3]
    """
    if word.isascii():
        return SymbolPlaces(range(len(word)), range(1, len(word) + 1))
    ends: list[int] = []
    end = 0
    for character in word:
        code = ord(character)
        end += 1 if code < 0x80 else 2 if code < 0x800 else 3 if code < 0x10000 else 4
        ends.append(end)
    return SymbolPlaces([0, *ends[:-1]], ends)


def symbol_indices(symbols: Sequence[str]) -> dict[int, int]:
    """Give offset in the glued symbols -> index of the symbol that begins there, the end included.

    >>> symbol_indices(["lo", "w"])
    {0: 0, 2: 1, 3: 2}
    """
    offsets = accumulate(map(len, symbols), initial=0)
    return {offset: index for index, offset in enumerate(offsets)}
