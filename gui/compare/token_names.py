"""Names and bytes of a tokenizer's tokens, each worked out when it is first looked at.

A vocabulary may have a hundred thousand tokens of which a screen shows two hundred. The same
mappings serve all texts, so that a key pressed in a long one costs no labels.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import TypeVar

from engine.text.alphabet import visible
from gui.compare.compared_tokenizer import ComparedTokenizer
from gui.look.missing_glyphs import drawable

T = TypeVar("T")


class LazyById(Mapping[int, T]):
    """What `make` gives for each id of a tokenizer."""

    def __init__(self, tokenizer: ComparedTokenizer, make: Callable[[int], T]) -> None:
        """Make nothing yet."""
        self._ids = tokenizer.inverse_vocab
        self._make = make
        self._made: dict[int, T] = {}

    def __getitem__(self, number: int) -> T:
        if number not in self._made:
            if number not in self._ids:
                raise KeyError(number)
            self._made[number] = self._make(number)
        return self._made[number]

    def __iter__(self) -> Iterator[int]:
        return iter(self._ids)

    def __len__(self) -> int:
        return len(self._ids)


class TokenNames:
    """The tokens of one tokenizer as the screen needs them.

    Attributes:
        shown: id -> label, ready for the screen.
        data: id -> bytes.
    """

    def __init__(self, tokenizer: ComparedTokenizer) -> None:
        """Name nothing yet."""
        self.tokenizer = tokenizer
        self.shown: Mapping[int, str] = LazyById(tokenizer, self._name)
        self.data: Mapping[int, bytes] = LazyById(tokenizer, partial(_data, tokenizer))

    def name(self, label: str) -> str:
        """Write a label for the screen."""
        return drawable(visible(label, self.tokenizer.alphabet))

    def _name(self, number: int) -> str:
        return self.name(self.tokenizer.inverse_vocab[number])


def _data(tokenizer: ComparedTokenizer, number: int) -> bytes:
    return tokenizer.facts(number).data
