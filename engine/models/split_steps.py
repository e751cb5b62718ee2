"""How a word is split, one change at a time: what can be watched, and what explanations rest on.

`word_splitter` gives the answer. Here are the steps that lead to it in each mode, as values: the
tokens before the step, what could have been done, and what was. Texts are labels, ready for
`engine.text.alphabet.visible`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from typing import Any

from engine.models.best_score import BestScore
from engine.models.fewest_tokens import Way
from engine.models.left_to_right import LeftToRight
from engine.models.merge_table import MergeTable
from engine.models.modes import Mode
from engine.models.piece_splitter import ScoreSplitter
from engine.models.rank_ordered import RankOrdered
from engine.models.split_step import Candidate, Option, SplitStep
from engine.models.word_splitter import WordSplitter
from engine.models.writing import Symbols, symbol_indices

__all__ = ["Candidate", "Option", "SplitStep", "WordTooLongError", "steps_of"]

LONGEST_WATCHED = 500
"""The longest word that is shown step by step, in symbols."""


class WordTooLongError(ValueError):
    """A word with more symbols than can be watched. Attribute `length`: how many it has."""

    def __init__(self, length: int) -> None:
        """Take the number of symbols."""
        self.length = length
        super().__init__(f"{length} symbols are too many to be watched; {LONGEST_WATCHED} are not")

    def __reduce__(self) -> tuple[type[WordTooLongError], tuple[int]]:
        """Cross a process border with the length."""
        return type(self), (self.length,)


def steps_of(splitter: WordSplitter[Any], word: str, mode: Mode) -> tuple[SplitStep, ...]:
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
        whole = splitter.whole(word, mode)
        if whole is not None and model.split(symbols) != [whole]:
            labels = tuple(map(label, symbols))
            return (SplitStep("take", labels, 0, len(labels), label(whole)),)
        return tuple(_merges(model, symbols, label))
    if isinstance(splitter, ScoreSplitter) and splitter.way(mode) == "best-score":
        taken = _taken(splitter, symbols, splitter.split_symbols(symbols, mode), show_tried=False)
        return (*_score_columns(splitter.best_score, "".join(symbols), label), *taken)
    if splitter.actual(mode) == "fewest-tokens":
        way = splitter.fewest_tokens.way(symbols)
        pieces = splitter.split_symbols(symbols, mode)
        taken = _taken(splitter, symbols, pieces, show_tried=False)
        return (*_columns(way, symbols, splitter, label), *taken)
    if splitter.gives_up:
        return tuple(_until_given_up(splitter, symbols))
    return tuple(_taken(splitter, symbols, splitter.split_symbols(symbols, mode), show_tried=True))


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
    splitter: WordSplitter[Any], symbols: Sequence[str], pieces: list[str], show_tried: bool
) -> Iterator[SplitStep]:
    label = splitter.writing.label
    tokens = [label(symbol) for symbol in symbols]
    longest = max(map(len, splitter.tokens.tokens), default=1) if show_tried else 0
    index_of = symbol_indices(symbols)
    start = offset = 0  # the tokens before are taken already, one for each step
    for place, piece in enumerate(pieces):
        offset += len(piece)
        end = index_of[offset]
        tried = _longer(symbols, start, end, longest) if show_tried else []
        known = splitter.is_token(piece)
        if show_tried and not known:
            tried.append(piece)
        yield SplitStep(
            "take",
            tuple(tokens),
            place,
            end - start,
            label(piece),
            tried=tuple(map(label, tried)),
            known=known,
        )
        tokens[place : place + end - start] = [label(piece)]
        start = end


def _until_given_up(splitter: WordSplitter[Any], symbols: Sequence[str]) -> Iterator[SplitStep]:
    """Take tokens until a symbol begins none: then the whole word is unknown."""
    for step in _taken(splitter, symbols, splitter.longest_match.split(symbols), show_tried=True):
        yield step
        if not step.known:
            whole = splitter.writing.label("".join(symbols))
            yield SplitStep("take", step.after, 0, len(step.after), whole, known=False)
            return


def _longer(symbols: Sequence[str], start: int, end: int, longest: int) -> list[str]:
    """Give the longer pieces that could have been tokens, by length, the longest first."""
    fixed = symbols.fixed if isinstance(symbols, Symbols) else frozenset[int]()
    last = min((index for index in fixed if index >= start), default=len(symbols))
    pieces = ("".join(symbols[start:other]) for other in range(end + 1, last + 1))
    return [piece for piece in pieces if len(piece) <= longest][::-1]


def _columns(
    way: Way, symbols: Sequence[str], splitter: WordSplitter[Any], label: Callable[[str], str]
) -> Iterator[SplitStep]:
    tokens, index_of = tuple(map(label, symbols)), symbol_indices(symbols)
    for place in way.word.starts_from_end():
        best = way.word.text[place : way.reach[place]]
        yield SplitStep(
            "best",
            tokens,
            index_of[place],
            0,
            label(best),
            known=splitter.is_token(best),
            options=tuple(_options(way, index_of, place, label)),
            total=way.price(place).tokens,
        )


def _options(
    way: Way, index_of: dict[int, int], place: int, label: Callable[[str], str]
) -> Iterator[Option]:
    ends = list(way.word.ends(place))
    alone = way.word.next(place)
    for end in [*ends, *([] if alone in ends else [alone])]:
        piece, rest = way.word.text[place:end], way.price(end)
        unknown = rest.unknown + (end not in ends)
        yield Option(label(piece), index_of[end] - index_of[place], rest.tokens + 1, unknown)


def _score_columns(model: BestScore, word: str, label: Callable[[str], str]) -> Iterator[SplitStep]:
    tokens = tuple(map(label, word))
    for best, options in model.columns(word):
        yield SplitStep(
            "best",
            tokens,
            best.end - 1,
            0,
            label(word[best.start : best.end]),
            known=best.known,
            options=tuple(
                Option(
                    label(word[o.start : o.end]), o.end - o.start, 0, not o.known, o.score, o.sum
                )
                for o in options
            ),
            sum=best.sum,
            backward=True,
        )
