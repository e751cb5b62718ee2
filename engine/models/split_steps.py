"""How a word is split, one change at a time: what can be watched, and what explanations rest on.

`word_splitter` gives the answer. Here are the steps that lead to it in each mode, as values: the
tokens before the step, what could have been done, and what was. Texts are labels, ready for
`engine.text.alphabet.visible`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Literal

from engine.models.fewest_tokens import Way
from engine.models.left_to_right import LeftToRight
from engine.models.merge_table import MergeTable
from engine.models.rank_ordered import RankOrdered
from engine.models.word_splitter import Mode, WordSplitter

LONGEST_WATCHED = 500
"""The longest word that is shown step by step, in symbols."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """A pair of neighbouring tokens that is a merge.

    Attributes:
        place: index of its left token.
        left: the left token.
        right: the right token.
        rank: the rank of the merge.
    """

    place: int
    left: str
    right: str
    rank: int


@dataclass(frozen=True, slots=True)
class Option:
    """A token that could begin the rest of the word ("fewest-tokens").

    Attributes:
        token: the token.
        width: how many symbols it covers.
        total: how many tokens the rest of the word needs if it begins with this one.
        unknown: how many of them are unknown symbols.
    """

    token: str
    width: int
    total: int
    unknown: int


@dataclass(frozen=True, slots=True)
class SplitStep:
    """One change.

    Attributes:
        kind: "merge": two tokens become one ("rank-ordered", "left-to-right"); "take": a token is
            cut off the front of the rest; "best": the table of "fewest-tokens" gets the column of
            one place, from the last symbol to the first.
        tokens: the tokens before the step. Symbols that no token has taken yet stand alone.
        place: index in `tokens` of the first one that the step touches.
        width: how many of `tokens` become one: 2 in a merge; 0 if none do ("best").
        result: the token that there is afterwards (of "best": the token that is best here).
        left: the left token of a merge.
        right: its right token.
        rank: its rank.
        candidates: before a merge, all pairs that are merges, from left to right.
        round: how many ranks were finished before (each with all its occurrences).
        tried: before a token is taken, the longer pieces that were looked up and are not in the
            vocabulary, the longest first.
        known: whether `result` is in the vocabulary; a symbol that is not stays alone.
        options: the tokens that can stand at this place, longest first.
        total: the fewest tokens from this place to the end of the word ("best").
    """

    kind: Literal["merge", "take", "best"]
    tokens: tuple[str, ...]
    place: int
    width: int
    result: str
    left: str = ""
    right: str = ""
    rank: int | None = None
    candidates: tuple[Candidate, ...] = ()
    round: int = 0
    tried: tuple[str, ...] = ()
    known: bool = True
    options: tuple[Option, ...] = ()
    total: int = 0

    @property
    def after(self) -> tuple[str, ...]:
        """The tokens after the step."""
        if not self.width:
            return self.tokens
        end = self.place + self.width
        return (*self.tokens[: self.place], self.result, *self.tokens[end:])


class WordTooLongError(ValueError):
    """A word with more symbols than can be watched. Attribute `length`: how many it has."""

    def __init__(self, length: int) -> None:
        """Take the number of symbols."""
        self.length = length
        super().__init__(f"{length} symbols are too many to be watched; {LONGEST_WATCHED} are not")

    def __reduce__(self) -> tuple[type[WordTooLongError], tuple[int]]:
        """Cross a process border with the length."""
        return type(self), (self.length,)


def steps_of(splitter: WordSplitter, word: str, mode: Mode) -> tuple[SplitStep, ...]:
    """Give the steps in which a word is split.

    Args:
        splitter: the tokenizer's splitter.
        word: a word as `pretokenize` gives it.
        mode: the mode; without merges their modes are longest match.

    Raises:
        WordTooLongError: the word has more than LONGEST_WATCHED symbols.
        ValueError: the mode is unknown.
    """
    symbols = splitter.writing.symbols(word)
    if len(symbols) > LONGEST_WATCHED:
        raise WordTooLongError(len(symbols))
    label = splitter.writing.label
    model = splitter.by_merges(mode)
    if model is not None:
        return tuple(_merges(model, symbols, label))
    if splitter.actual(mode) == "fewest-tokens":
        way = splitter.fewest_tokens.way(symbols)
        taken = _taken(splitter, symbols, way.tokens(), show_tried=False)
        return (*_columns(way, symbols, splitter, label), *taken)
    return tuple(_taken(splitter, symbols, splitter.longest_match.split(symbols), show_tried=True))


def _merges(
    model: RankOrdered | LeftToRight, symbols: Sequence[str], label: Callable[[str], str]
) -> Iterator[SplitStep]:
    texts, starts = list(symbols), list(range(len(symbols)))
    labels = [label(symbol) for symbol in symbols]
    ranks: list[int] = []
    for change in model.changes(symbols):
        place = starts.index(change.start)
        if not ranks or ranks[-1] != change.rank:
            ranks.append(change.rank)
        text = texts[place] + texts[place + 1]
        result = label(text)
        yield SplitStep(
            "merge",
            tuple(labels),
            place,
            2,
            result,
            left=labels[place],
            right=labels[place + 1],
            rank=change.rank,
            candidates=_candidates(model.table, texts, labels),
            round=len(ranks) - 1,
        )
        texts[place : place + 2] = [text]
        labels[place : place + 2] = [result]
        del starts[place + 1]


def _candidates(table: MergeTable, texts: list[str], labels: list[str]) -> tuple[Candidate, ...]:
    ranked = enumerate(table.rank(left, right) for left, right in pairwise(texts))
    return tuple(
        Candidate(place, labels[place], labels[place + 1], rank)
        for place, rank in ranked
        if rank is not None
    )


def _taken(
    splitter: WordSplitter, symbols: Sequence[str], pieces: list[str], show_tried: bool
) -> Iterator[SplitStep]:
    label = splitter.writing.label
    tokens = [label(symbol) for symbol in symbols]
    longest = max(map(len, splitter.tokens.tokens), default=1)
    start = 0  # in symbols; the tokens before are taken already, one for each step
    for place, piece in enumerate(pieces):
        width = _width(symbols, start, piece)
        tried = _longer(symbols, start, width, longest) if show_tried else []
        known = piece in splitter.tokens.tokens
        if show_tried and not known:
            tried.append(piece)
        yield SplitStep(
            "take",
            tuple(tokens),
            place,
            width,
            label(piece),
            tried=tuple(map(label, tried)),
            known=known,
        )
        tokens[place : place + width] = [label(piece)]
        start += width


def _width(symbols: Sequence[str], start: int, piece: str) -> int:
    """Count the symbols of a piece: one for each character, the mark being one symbol."""
    end = start + len(piece)
    return (len(symbols) if end > len(symbols) - 1 else end) - start


def _longer(symbols: Sequence[str], start: int, width: int, longest: int) -> list[str]:
    """Give the longer pieces that could have been tokens, by length, the longest first."""
    pieces = ("".join(symbols[start:end]) for end in range(start + width + 1, len(symbols) + 1))
    return [piece for piece in pieces if len(piece) <= longest][::-1]


def _columns(
    way: Way, symbols: Sequence[str], splitter: WordSplitter, label: Callable[[str], str]
) -> Iterator[SplitStep]:
    tokens = tuple(map(label, symbols))
    for place in range(len(symbols) - 1, -1, -1):
        best = way.word.text[place : way.reach[place]]
        yield SplitStep(
            "best",
            tokens,
            place,
            0,
            label(best),
            known=best in splitter.tokens.tokens,
            options=tuple(_options(way, symbols, place, label)),
            total=way.price(place).tokens,
        )


def _options(
    way: Way, symbols: Sequence[str], place: int, label: Callable[[str], str]
) -> Iterator[Option]:
    ends = list(way.word.ends(place))
    alone = way.word.next(place)
    for end in [*ends, *([] if alone in ends else [alone])]:
        piece, rest = way.word.text[place:end], way.price(end)
        unknown = rest.unknown + (end not in ends)
        yield Option(label(piece), _width(symbols, place, piece), rest.tokens + 1, unknown)
