"""What a lesson says about a training or a tokenizer, computed by the engine, never noted.

A text asks for a fact by name: `{count}`, `{pieces:nest}`. Here every name has its function. This
module imports no Qt: facts of large files are worked out in a worker.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

import numpy as np

from engine import BPETokenizer, Corpus, Trace, find_disagreements
from engine.analysis.alternatives import AllWays, Ways
from engine.analysis.vocabulary_size import size_curve
from engine.models.modes import Mode
from engine.pipeline import Tokenizer
from engine.text.alphabet import byte_label, visible
from engine.training import MergeStep
from gui.work.tokenizer_card import as_file

_MOST_BYTES: Final = 60
_LONGEST_STRINGS: Final = 8


class FactError(ValueError):
    """A fact that cannot be told here, such as the tenth merge of a training with nine."""


@dataclass(frozen=True, slots=True)
class Tokens:
    """Tokens as the screen shows them, in their order."""

    shown: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Choices:
    """Several lots of tokens, such as the pairs of a tie."""

    lots: tuple[Tokens, ...]


@dataclass(frozen=True, slots=True)
class Numbers:
    """Several numbers, ascending."""

    values: tuple[int, ...]


Fact = int | float | str | Tokens | Choices | Numbers


class Trained:
    """A training at a position, and the tokenizer that it is there."""

    def __init__(self, trace: Trace, rule: str, position: int | None = None) -> None:
        """Stand at `position`, or at the end."""
        self.trace = trace
        self.rule = rule
        last = len(trace)
        self.position = last if position is None else min(position, last)
        self._tokenizer: Tokenizer | None = None

    @property
    def tokenizer(self) -> Tokenizer:
        """The trained tokenizer."""
        if self._tokenizer is None:
            model = BPETokenizer.from_trace(self.trace, self.position, rule=self.rule)
            self._tokenizer = as_file(model)
        return self._tokenizer

    def step(self, number: str) -> MergeStep:
        """The merge with this number, counted from 1; the next one without a number."""
        index = int(number) - 1 if number else self.position
        if not 0 <= index < len(self.trace):
            raise FactError(f"there is no merge {index + 1}")
        step: MergeStep = self.trace[index]
        return step

    def shown(self, labels: Iterable[str]) -> Tokens:
        """Labels of this training for the screen."""
        alphabet = self.trace.options.alphabet
        return Tokens(tuple(visible(label, alphabet) for label in labels))

    def at(self, argument: str) -> int:
        """A position: the one that is named, or the present one."""
        return min(int(argument), len(self.trace)) if argument else self.position


# Of a training


def _tied(trained: Trained, argument: str) -> Choices:
    return Choices(tuple(trained.shown(pair) for pair in trained.step(argument).tied))


def _tie_steps(trained: Trained, _: str = "") -> Numbers:
    return Numbers(tuple(int(i) + 1 for i in np.flatnonzero(trained.trace.tie_sizes > 1)))


def _merge_list(trained: Trained, argument: str) -> Tokens:
    steps = trained.trace[: int(argument) if argument else len(trained.trace)]
    return trained.shown(step.token for step in steps)


def _word(trained: Trained, argument: str) -> Tokens:
    words = trained.trace.at(trained.position).words()
    if argument not in words:
        raise FactError(f"the corpus has no word {argument!r}")
    return trained.shown(words[argument])


def _frequency(trained: Trained, word: str) -> int:
    trace = trained.trace
    for index in range(trace.word_count):
        if trace.word(index) == word:
            return trace.word_frequency(index)
    raise FactError(f"the corpus has no word {word!r}")


def _per_token(trained: Trained, argument: str) -> float:
    position = trained.at(argument)
    return trained.trace.character_total / max(1, trained.trace.tokens_at(position))


def _nearly_all(trained: Trained, _: str) -> int:
    return size_curve(trained.trace).training.nearly_all_gains


def _ways(trained: Trained, argument: str, words: Sequence[str] = ()) -> Ways:
    trace = trained.trace
    counts = {trace.word(i): trace.word_frequency(i) for i in range(trace.word_count)}
    options = replace(trace.options, merges=int(argument))
    return AllWays(Corpus.from_counts(counts, trained.rule), options, words).run()


def _splits_of(trained: Trained, argument: str) -> int:
    """In how many ways a word can be split after so many merges: `10 newer`."""
    merges, _, word = argument.partition(" ")
    return len(_ways(trained, merges, [word]).words[0].splits)


def _alphabet(trained: Trained) -> str:
    return "".join(symbol for symbol in trained.trace.symbols if len(symbol) == 1)


def _disagreements(trained: Trained, argument: str) -> tuple[int, int]:
    first, _, last = argument.partition("-")
    shortest, longest = int(first), min(int(last or first), _LONGEST_STRINGS)
    model = BPETokenizer.from_trace(trained.trace, trained.position, rule=trained.rule)
    found = find_disagreements(model, _alphabet(trained), shortest, longest)
    return found.total, found.count


OF_TRAINING: Final[Mapping[str, Callable[[Trained, str], Fact]]] = {
    "position": lambda t, _: t.position,
    "merges": lambda t, _: len(t.trace),
    "symbols": lambda t, _: len(t.trace.symbols),
    "vocabulary": lambda t, a: t.trace.vocabulary_size_at(t.at(a)),
    "words": lambda t, _: t.trace.word_count,
    "frequency": _frequency,
    "word": _word,
    "tokens": lambda t, a: t.trace.tokens_at(t.at(a)),
    "characters": lambda t, _: t.trace.character_total,
    "corpus_bytes": lambda t, _: t.trace.byte_total,
    "per_token": _per_token,
    "nearly_all": _nearly_all,
    "pair": lambda t, a: t.shown(t.step(a).pair),
    "token": lambda t, a: t.shown([t.step(a).token]),
    "count": lambda t, a: t.step(a).count,
    "replacements": lambda t, a: t.step(a).replacements,
    "tie": lambda t, a: t.step(a).tie_size,
    "tied": _tied,
    "tie_steps": _tie_steps,
    "tie_count": lambda t, _: len(_tie_steps(t).values),
    "merge_list": _merge_list,
    "strings": lambda t, a: _disagreements(t, a)[0],
    "disagreements": lambda t, a: _disagreements(t, a)[1],
    "merge_lists": lambda t, a: _ways(t, a).lists,
    "splits_of": _splits_of,
    "vocabularies": lambda t, a: _ways(t, a).vocabularies,
}
"""Facts of the training of a step: what stands behind the colon is a number, a range or a word."""


# Of a tokenizer and a text


def _split(tokenizer: Tokenizer, text: str, mode: Mode = "rank-ordered") -> Tokens:
    return Tokens(tuple(map(_shown, tokenizer.encode(text, mode=mode).bytes)))


def _shown(data: bytes) -> str:
    return visible(byte_label(data), "bytes")


def _pieces(tokenizer: Tokenizer, text: str) -> int:
    return len(tokenizer.encode(text).ids)


def _plain_pieces(tokenizer: Tokenizer, text: str) -> int:
    return len(tokenizer.encode(text, match_special_tokens=False).ids)


def _per_character(tokenizer: Tokenizer, text: str) -> float:
    return _pieces(tokenizer, text) / max(1, len(text))


def _ids(tokenizer: Tokenizer, text: str) -> str:
    return ", ".join(map(str, tokenizer.encode(text).ids))


def _decoded(tokenizer: Tokenizer, text: str) -> Tokens:
    return Tokens((visible(tokenizer.decode(tokenizer.encode(text).ids)),))


def _longest_token(tokenizer: Tokenizer, text: str) -> Tokens:
    data = max(tokenizer.encode(text).bytes, key=len, default=b"")
    return Tokens((_shown(data),))


OF_TOKENIZER: Final[Mapping[str, Callable[[Tokenizer, str], Fact]]] = {
    "split": _split,
    "longest": lambda t, text: _split(t, text, "longest-match"),
    "pieces": _pieces,
    "plain_pieces": _plain_pieces,
    "longest_pieces": lambda t, text: len(t.encode(text, mode="longest-match").ids),
    "longest_token": _longest_token,
    "pieces_per_character": _per_character,
    "ids": _ids,
    "decoded": _decoded,
    "tokenizer_size": lambda t, _: len(t),
}
"""Facts of a text and the tokenizer of a step."""


# Of a text alone


def _hexadecimal(text: str) -> str:
    data = text.encode("utf-8", "surrogatepass")
    written = " ".join(f"{byte:02X}" for byte in data[:_MOST_BYTES])
    return f"{written} …" if len(data) > _MOST_BYTES else written


OF_TEXT: Final[Mapping[str, Callable[[str], Fact]]] = {
    "hex": _hexadecimal,
    "byte_count": lambda text: len(text.encode("utf-8", "surrogatepass")),
    "character_count": len,
}
"""Facts of a text."""

NUMBERED: Final = frozenset({"vocabulary", "tokens", "per_token", "pair", "token", "count"}) | {
    *("replacements", "tie", "tied", "merge_list", "merge_lists", "vocabularies")
}
"""Facts of a training behind whose colon stands a number."""

NAMES: Final = (*OF_TRAINING, *OF_TOKENIZER, *OF_TEXT)


def of_training(trained: Trained, name: str, argument: str) -> Fact:
    """A fact of a training.

    Raises:
        FactError: there is no such thing in this training.
    """
    try:
        return OF_TRAINING[name](trained, argument)
    except ValueError as error:  # ways or lengths beyond the limits
        raise FactError(str(error)) from error


def of_tokenizer(tokenizer: Tokenizer, name: str, text: str) -> Fact:
    """A fact of a text and a tokenizer.

    Raises:
        FactError: the tokenizer cannot split this text.
    """
    try:
        return OF_TOKENIZER[name](tokenizer, text)
    except ValueError as error:
        raise FactError(str(error)) from error
