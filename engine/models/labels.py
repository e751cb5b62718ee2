"""LabelWriting: words as the labels of a `tokenizer.json`, with its marks and fallbacks.

`SymbolText` knows an alphabet and an end-of-word mark. Here a label may also begin with a prefix
that says that it continues a word, and what has no label becomes bytes, or the unknown token, or
nothing. Follows `merge_word` in Hugging Face's `tokenizers` (models/bpe/model.rs).
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import accumulate
from typing import NamedTuple

from engine.models.pieces import BYTE_OF_PIECE, BYTE_PIECES
from engine.models.writing import SymbolPlaces, Symbols, character_places

FIRST = "\ud800"
"""Begins the text of a label that begins a word, where there is a prefix for those that do not.

Then texts are glued like those of any other writing. It is in no word: see `engine.text.aligned`.
"""


class Dropped(NamedTuple):
    """A character that became nothing: its text and its place in the word's UTF-8."""

    text: str
    start: int
    end: int


class Reading(NamedTuple):
    """A word as symbols, with their places and what was dropped between them."""

    symbols: Sequence[str]
    places: SymbolPlaces
    dropped: list[Dropped]


@dataclass(frozen=True, eq=False)
class LabelWriting:
    """How a vocabulary of labels writes words.

    >>> LabelWriting({"a": 0, "##b": 1}, prefix="##").symbols("ab") == [FIRST + "a", "b"]
    True

    Attributes:
        vocabulary: label -> id.
        prefix: what labels begin with that continue a word.
        suffix: what labels end with that end a word.
        unk_token: the label for unknown characters; None to drop them.
        fuse_unk: whether unknown neighbours are one symbol.
        byte_fallback: whether unknown characters become labels of bytes, if all are there.
    """

    vocabulary: Mapping[str, int]
    prefix: str = ""
    suffix: str = ""
    unk_token: str | None = None
    fuse_unk: bool = False
    byte_fallback: bool = False

    @cached_property
    def _characters(self) -> frozenset[str]:
        """The labels of single characters."""
        return frozenset(label for label in self.vocabulary if len(label) == 1)

    def symbols(self, word: str) -> Sequence[str]:
        """Give the first symbols of a word."""
        return self.read(word).symbols

    def places(self, word: str) -> SymbolPlaces:
        """Give the places of these symbols."""
        return self.read(word).places

    def text(self, label: str) -> str:
        """Give the text of a label."""
        if not self.prefix:
            return label
        return label[len(self.prefix) :] if label.startswith(self.prefix) else FIRST + label

    def texts(self, label: str) -> tuple[str, ...]:
        """Give all texts of a label: one with the prefix may begin a word that has it, too."""
        text = self.text(label)
        return (text, FIRST + label) if self.prefix and label.startswith(self.prefix) else (text,)

    def label(self, text: str) -> str:
        """Give the label of a text."""
        if not self.prefix:
            return text
        return text.removeprefix(FIRST) if text.startswith(FIRST) else self.prefix + text

    def data(self, text: str) -> bytes:
        """Give the bytes that a text stands for, its marks taken off."""
        text = text.removeprefix(FIRST)
        byte = BYTE_OF_PIECE.get(text) if self.byte_fallback else None
        if byte is not None:
            return byte
        return text.removesuffix(self.suffix).encode("utf-8", "surrogatepass")

    def known_symbols(self, word: str) -> Sequence[str]:
        """Give the first symbols of a word if all of them are labels, and there is no prefix."""
        return [*word[:-1], word[-1:] + self.suffix] if self.suffix and word else word

    def read(self, word: str) -> Reading:
        """Turn a word into symbols."""
        if not self.prefix and self._characters.issuperset(word[:-1] if self.suffix else word):
            symbols = self.known_symbols(word)
            if not self.suffix or not word or symbols[-1] in self.vocabulary:
                return Reading(symbols, character_places(word), [])
        return _Reader(self, word).reading()


class _Reader:
    """Reads one word that has unknown characters, or any if there is a prefix."""

    def __init__(self, writing: LabelWriting, word: str) -> None:
        self._writing, self._word = writing, word
        self._symbols: list[str] = []
        self._starts: list[int] = []
        self._ends: list[int] = []
        self._fixed: list[int] = []
        self._unknown: tuple[int, int] | None = None
        self._dropped: list[Dropped] = []

    def reading(self) -> Reading:
        word, places = self._word, character_places(self._word)
        marked = len(word) if self._writing.prefix else len(self._writing.suffix[:1])
        plain = max(len(word) - marked, 0)
        done = 0
        for index in self._unknown_places(plain):
            self._take(done, index, places)
            self._read(word[index], False, False, places.starts[index])
            done = index + 1
        self._take(done, plain, places)
        last = len(word) - 1
        for index in range(plain, len(word)):
            self._read(word[index], index == 0, index == last, places.starts[index])
        self._flush()
        return Reading(Symbols(self._symbols, self._fixed), self._in_order(), self._dropped)

    def _unknown_places(self, end: int) -> list[int]:
        """Give the places before `end` of characters that are no labels."""
        unknown = "".join(set(self._word) - self._writing._characters)
        if not unknown:
            return []
        found = re.compile(f"[{re.escape(unknown)}]").finditer(self._word, 0, end)
        return [match.start() for match in found]

    def _take(self, first: int, end: int, places: SymbolPlaces) -> None:
        """Read characters that are labels and bear no mark."""
        if first < end:
            self._flush()
            self._symbols += self._word[first:end]
            self._starts += places.starts[first:end]
            self._ends += places.ends[first:end]

    def _read(self, character: str, first: bool, last: bool, start: int) -> None:
        writing = self._writing
        end = start + len(character.encode("utf-8", "surrogatepass"))
        before, after = "" if first else writing.prefix, writing.suffix if last else ""
        label = before + character + after
        if label in writing.vocabulary:
            self._flush()
            text = FIRST + label if writing.prefix and first else label.removeprefix(before)
            self._add(text, start, end)
        elif not self._read_bytes(before, character, after, start):
            self._read_unknown(character, start, end)

    def _read_bytes(self, before: str, character: str, after: str, start: int) -> bool:
        """Write a character as bytes, if the vocabulary has all of them.

        The library writes the marks as bytes, too, and so do the ids here; it also counts them as
        bytes of the word, which shifts all places after them. Here they take no place.
        """
        if not self._writing.byte_fallback:
            return False
        parts = [part.encode("utf-8", "surrogatepass") for part in (before, character, after)]
        labels = [BYTE_PIECES[byte] for byte in b"".join(parts)]
        if not all(label in self._writing.vocabulary for label in labels):
            return False
        # subtle: unknown characters before these bytes still wait, so they come after them. That is
        # what the library does, and what models that were trained with it have seen.
        first, last = start, start + len(parts[1])
        for index, label in enumerate(labels, start - len(parts[0])):
            self._fixed.append(len(self._symbols))
            place = min(max(index, first), last)
            end = min(max(index + 1, first), last)
            self._add(self._writing.text(label), place, end)
        return True

    def _read_unknown(self, character: str, start: int, end: int) -> None:
        if self._writing.unk_token is None:
            self._dropped.append(Dropped(character, start, end))
        elif self._unknown is not None and self._writing.fuse_unk:
            # subtle: the length grows, the place does not matter: see `_in_order`.
            self._unknown = self._unknown[0], self._unknown[1] + end - start
        else:
            self._flush()
            self._unknown = start, end

    def _flush(self) -> None:
        if self._unknown is not None and self._writing.unk_token is not None:
            self._fixed.append(len(self._symbols))
            self._add(self._writing.text(self._writing.unk_token), *self._unknown)
            self._unknown = None

    def _add(self, text: str, start: int, end: int) -> None:
        self._symbols.append(text)
        self._starts.append(start)
        self._ends.append(end)

    def _in_order(self) -> SymbolPlaces:
        """Give the places; where symbols changed their order, one after another as the library."""
        if sorted(self._starts) == self._starts:
            return SymbolPlaces(self._starts, self._ends)
        lengths = [end - start for start, end in zip(self._starts, self._ends, strict=True)]
        bounds = list(accumulate(lengths, initial=0))
        return SymbolPlaces(bounds[:-1], bounds[1:])
