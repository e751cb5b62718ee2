"""How a short line splits under a rule, fast enough to be asked for at every key.

It adds a time limit to the engine's own split: a pattern that backtracks without end must not
hold up the person who is still typing it. What it gives are pieces of the line, words and gaps.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from engine.text.pretokenize import SPLIT_RULES, check_pattern, word_spans

SECONDS: Final = 0.05

Span = tuple[int, int]


class SplitTooSlowError(Exception):
    """The pattern needed more than the time limit for this short line."""


@dataclass(frozen=True)
class Piece:
    """A part of the line: a word, or a gap that belongs to no word and is left out."""

    text: str
    is_word: bool


def split_line(line: str, rule: str, seconds: float = SECONDS) -> tuple[Piece, ...]:
    """All pieces of a line under a rule's name or a custom pattern, in order.

    >>> [piece.text for piece in split_line("a1 b22", "[0-9]+") if piece.is_word]
    ['1', '22']

    Raises:
        SplitPatternError: the pattern does not compile.
        SplitTooSlowError: it takes longer than `seconds`.
    """
    spans = word_spans(line, rule) if rule in SPLIT_RULES else _custom_spans(line, rule, seconds)
    return tuple(_pieces(line, spans))


def _custom_spans(line: str, pattern: str, seconds: float) -> list[Span]:
    check_pattern(pattern)
    try:
        import regex  # not quick to load, and only custom patterns want it

        matches = list(regex.compile(pattern).finditer(line, timeout=seconds))
    except TimeoutError:
        raise SplitTooSlowError(pattern) from None
    return [match.span() for match in matches if match.group()]


def _pieces(line: str, spans: Iterable[Span]) -> Iterator[Piece]:
    position = 0
    for start, end in spans:
        if position < start:
            yield Piece(line[position:start], is_word=False)
        yield Piece(line[start:end], is_word=True)
        position = end
    if position < len(line):
        yield Piece(line[position:], is_word=False)
