"""One side of a comparison: a tokenizer and a mode, asked about short strings.

Two sides split a string differently if their tokens stand at different places; what the tokens are
called does not matter, so that a tokenizer of bytes can be compared with one of characters.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import TypeAlias

from engine.models.modes import Mode, check_mode
from engine.pipeline import DocumentedTokenizer, Tokenizer
from engine.text.alphabet import byte_label
from engine.text.pretokenize import word_spans
from engine.tokenizer import BPETokenizer
from engine.tokenizer.places import token_places

Split = tuple[str, ...]
Places = tuple[tuple[int, int], ...]


AnySide: TypeAlias = "Side | FileSide"


def side_of(tokenizer: Tokenizer | BPETokenizer, mode: Mode) -> AnySide:
    """Take a tokenizer and a mode.

    Raises:
        TypeError: it is no tokenizer.
        ValueError: the mode is unknown.
    """
    check_mode(mode)
    if isinstance(tokenizer, DocumentedTokenizer):
        tokenizer = tokenizer.model
    if isinstance(tokenizer, BPETokenizer):
        return Side(tokenizer, mode)
    if isinstance(tokenizer, Tokenizer):
        return FileSide(tokenizer, mode)
    raise TypeError(f"a tokenizer is needed, not {type(tokenizer).__name__}")


@dataclass(frozen=True)
class Side:
    """One of the two ways: a tokenizer and a mode."""

    model: BPETokenizer
    mode: Mode

    def split(self, text: str) -> Split:
        """Split a string, which may be any number of words."""
        spans = word_spans(text, self.model.rule)
        words = (self.model.split_word(text[start:end], self.mode) for start, end in spans)
        return tuple(token for word in words for token in word.texts)

    def places(self, text: str) -> Places:
        """Give where in the UTF-8 of a string its tokens stand."""
        found: list[tuple[int, int]] = []
        for start, end in word_spans(text, self.model.rule):
            before = len(text[:start].encode("utf-8", "surrogatepass"))
            tokens = self.model.split_word(text[start:end], self.mode).texts
            found += _places(text[start:end], tokens, self.model, before)
        return tuple(found)

    def split_block(self, block: str, is_last: bool) -> Split:
        """Split a part of a word."""
        writing = self.model.writing
        symbols = writing.symbols(block) if is_last else writing.plain(block)
        return tuple(self.model.splitter.split_symbols(symbols, self.mode))

    def block_places(self, block: str, is_last: bool) -> Places:
        """Give where in the UTF-8 of a part of a word its tokens stand."""
        return tuple(_places(block, self.split_block(block, is_last), self.model, 0))

    def labels(self, texts: Iterable[str]) -> Split:
        """Give the labels of tokens."""
        return tuple(map(self.model.writing.label, texts))


@dataclass(frozen=True)
class FileSide:
    """The same for a tokenizer file of any format: a string goes through all its stages."""

    tokenizer: Tokenizer
    mode: Mode

    def split(self, text: str) -> Split:
        """Split a string; what is unknown shows as it is in the string."""
        found = self.tokenizer.split(text, self.mode)
        data = text.encode("utf-8", "surrogatepass")
        spans = zip(found.ids.tolist(), found.byte_starts, found.byte_ends, strict=True)
        return tuple(
            self.tokenizer.token(number).label if number >= 0 else byte_label(data[start:end])
            for number, start, end in spans
        )

    def places(self, text: str) -> Places:
        """Give where in the UTF-8 of a string its tokens stand."""
        found = self.tokenizer.split(text, self.mode)
        return tuple(zip(found.byte_starts.tolist(), found.byte_ends.tolist(), strict=True))

    def labels(self, texts: Iterable[str]) -> Split:
        """Give the labels of tokens."""
        return tuple(texts)


def _places(
    word: str, tokens: Split, model: BPETokenizer, before: int
) -> Iterator[tuple[int, int]]:
    places = token_places(word, tokens, model.writing)
    for start, end in zip(places.byte_starts, places.byte_ends, strict=True):
        yield before + start, before + end


def alike(first: AnySide, second: AnySide) -> bool:
    """Tell whether both write words alike, so that their tokens can be compared as they are."""
    if not isinstance(first, Side) or not isinstance(second, Side):
        return False
    same_rule = first.model.rule == second.model.rule
    return same_rule and first.model.writing == second.model.writing


def differ(first: AnySide, second: AnySide, text: str) -> bool:
    """Tell whether two sides split a string differently."""
    if alike(first, second):
        return first.split(text) != second.split(text)
    return first.places(text) != second.places(text)
