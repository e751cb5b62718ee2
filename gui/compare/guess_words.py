"""The words of a text that a class can guess the cuts of, and where a lane cuts them. No Qt.

A gap is a place between two characters of a word; gaps are counted from 1. A tokenizer of bytes may
also cut inside a character: nobody can vote for that, but it is told.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from engine import BPETokenizer
from engine.analysis.file_places import word_ranges
from engine.pipeline import DocumentedTokenizer
from engine.text.alphabet import visible
from gui.compare.frames import IntArray, find_place
from gui.compare.presenter import Presenter
from gui.work.sealed import AnyTokenizer

MOST_WORDS: Final = 200
"""So many words of a text are asked about."""

_LONGEST_TEXT: Final = 5_000
_LONGEST_WORD: Final = 60
_CHUNK: Final = re.compile(r"\s*\S+|\s+")


@dataclass(frozen=True, slots=True)
class CutToken:
    """A token of a word.

    Attributes:
        start: its first character, counted from the beginning of the word.
        end: the character after its last one.
        label: the token, ready for the screen.
        colour_key: a number that stays with the token, such as its id.
    """

    start: int
    end: int
    label: str
    colour_key: int


@dataclass(frozen=True, slots=True)
class CutWord:
    """A word and how one lane cuts it.

    Attributes:
        start: its first character in the text.
        characters: its characters, ready for the screen.
        cuts: the gaps in which it is cut.
        inside: it is also cut inside a character.
        tokens: its tokens from left to right.
    """

    start: int
    characters: tuple[str, ...]
    cuts: frozenset[int]
    inside: bool
    tokens: tuple[CutToken, ...]

    @property
    def right(self) -> frozenset[int]:
        """What is right to say: the gaps; 0 if it is not cut at all."""
        return self.cuts or (frozenset() if self.inside else frozenset({0}))


def words_to_guess(tokenizer: AnyTokenizer, text: str) -> list[tuple[int, int]]:
    """The first character of each word and the one after it; words that have a gap.

    A split rule that takes a whole line for a word would ask for too much: such a word is asked
    about piece by piece, from space to space.
    """
    found: list[tuple[int, int]] = []
    for start, end in _words(tokenizer, text[:_LONGEST_TEXT]):
        for first, last in _chunks(text, start, end):
            if 2 <= last - first <= _LONGEST_WORD:
                found.append((first, last))
    return found[:MOST_WORDS]


def _words(tokenizer: AnyTokenizer, text: str) -> list[tuple[int, int]]:
    if isinstance(tokenizer, DocumentedTokenizer):
        tokenizer = tokenizer.model
    if not isinstance(tokenizer, BPETokenizer):
        return word_ranges(tokenizer, text)
    words = tokenizer.word_places(text)
    return list(zip(words.starts.tolist(), words.ends.tolist(), strict=True))


def _chunks(text: str, start: int, end: int) -> Iterator[tuple[int, int]]:
    if len(text[start:end].split()) < 2:
        yield start, end
        return
    for match in _CHUNK.finditer(text, start, end):
        yield match.span()


def cut_word(presenter: Presenter, lane: int, start: int, end: int) -> CutWord:
    """How a lane cuts the word between two characters of the text."""
    text, shown = presenter.split.text, presenter.lanes[lane]
    offsets = [presenter.byte_of(start)]
    for character in text[start:end]:
        offsets.append(offsets[-1] + len(character.encode("utf-8", "surrogatepass")))
    gaps = {offset: gap for gap, offset in enumerate(offsets)}
    cuts, inside = set[int](), False
    tokens: list[CutToken] = []
    first = shown.token_at(offsets[0])
    index = first if first is not None else _first_behind(shown.encoding.byte_starts, offsets[0])
    while index < len(shown.encoding):
        span = shown.span(index)
        if span.byte_start >= offsets[-1]:
            break
        for edge in (span.byte_start, span.byte_end):
            if offsets[0] < edge < offsets[-1]:
                cuts.add(gaps.get(edge, 0))
                inside = inside or edge not in gaps
        number = int(shown.encoding.ids[index])
        label = shown.names.shown[number] if number >= 0 else visible(shown.piece(index))
        tokens.append(
            CutToken(max(0, span.start - start), min(end, span.end) - start, label, number)
        )
        index += 1
    characters = tuple(visible(character) for character in text[start:end])
    return CutWord(start, characters, frozenset(cuts - {0}), inside, tuple(tokens))


def _first_behind(starts: IntArray, byte: int) -> int:
    return find_place(starts[:-1], byte)
