"""Words and tokens -> the texts that the models compare.

The models glue strings. Characters are such strings already; labels of bytes are not (bytes become
a character when they meet), so here each byte becomes one character of value 0…255. This module is
the only place that knows the difference.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from engine.models.writing import SymbolPlaces, character_places
from engine.text.alphabet import byte_label, label_bytes
from engine.text.code_points import IntArray, byte_offsets, code_points


@dataclass(frozen=True)
class SymbolText:
    """How one tokenizer writes words for its model: alphabet and end-of-word mark.

    >>> SymbolText("characters", "</w>", attached=True).symbols("low")
    ['l', 'o', 'w</w>']
    """

    alphabet: str = "characters"
    end_of_word: str = ""
    attached: bool = False

    def symbols(self, word: str) -> Sequence[str]:
        """Give the first symbols of a word."""
        text = self.plain(word)
        mark = self.plain(self.end_of_word)
        if not mark or not text:
            return text
        return [*text[:-1], text[-1] + mark] if self.attached else [*text, mark]

    def places(self, word: str) -> SymbolPlaces:
        """Give the places of the first symbols; a mark of its own stands for nothing."""
        if self.alphabet == "bytes":
            total = len(word.encode("utf-8", "surrogatepass"))
            places = SymbolPlaces(range(total), range(1, total + 1))
        else:
            places = character_places(word)
        if not word or not self.end_of_word or self.attached:
            return places
        end = places.ends[-1]
        return SymbolPlaces([*places.starts, end], [*places.ends, end])

    def plain(self, word: str) -> str:
        """Give the text of a word or a part of it, without mark."""
        if self.alphabet == "bytes":
            return word.encode("utf-8", "surrogatepass").decode("latin-1")
        return word

    def side_by_side(self, words: Sequence[str]) -> tuple[str, IntArray]:
        """Give the texts of many words as one, and their lengths."""
        text, lengths = "".join(words), np.fromiter(map(len, words), np.int64, len(words))
        if self.alphabet == "bytes" and not text.isascii():
            offsets = byte_offsets(code_points(text))
            lengths = np.diff(offsets[np.cumsum(lengths)], prepend=0)
        return self.plain(text), lengths

    def text(self, label: str) -> str:
        """Give the text of a token.

        Raises:
            ValueError: the label names no bytes.
        """
        return label_bytes(label).decode("latin-1") if self.alphabet == "bytes" else label

    def label(self, text: str) -> str:
        """Give the label of a token's text."""
        return byte_label(text.encode("latin-1")) if self.alphabet == "bytes" else text

    def data(self, text: str) -> bytes:
        """Give the bytes of a token's text."""
        if self.alphabet == "bytes":
            return text.encode("latin-1")
        return text.encode("utf-8", "surrogatepass")

    def without_mark(self, text: str) -> tuple[str, bool]:
        """Take the end-of-word mark off a token's text; tell whether there was one."""
        mark = self.plain(self.end_of_word)
        if mark and text.endswith(mark):
            return text.removesuffix(mark), True
        return text, False
