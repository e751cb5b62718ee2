"""The lattice of a word under a Unigram model: all tokens that fit, as arcs between places.

A way from place 0 to the end of the word is a split, its score the sum of its arcs' scores. The
model takes the best one (Viterbi's algorithm, see `engine.models.best_score`); here are all the
others, too: how many there are, which are the next best, and how probable each arc is.
"""

from __future__ import annotations

import heapq
import math
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from engine.analysis.lattice.weights import Weights, chance
from engine.models.model import Model
from engine.models.piece_splitter import ScoreSplitter
from engine.models.split_steps import LONGEST_WATCHED, WordTooLongError
from engine.pipeline import Tokenizer
from engine.text.remark import Remark

MOST_PATHS = 1_000


class LatticeError(ValueError):
    """There is no lattice. Attribute `reason`: why, as a `Remark`."""

    def __init__(self, reason: Remark) -> None:
        """Take the reason."""
        self.reason = reason
        super().__init__(str(reason))

    def __reduce__(self) -> tuple[object, ...]:
        """Cross a process border with the reason."""
        return type(self), (self.reason,)


@dataclass(frozen=True, slots=True)
class Arc:
    """A token that fits, or an unknown character.

    Attributes:
        start: where it begins, in characters.
        end: where it ends.
        text: the token.
        score: its score, the logarithm of a probability.
        id: its id; None for an unknown character.
    """

    start: int
    end: int
    text: str
    score: float
    id: int | None


@dataclass(frozen=True)
class Path:
    """One split.

    Attributes:
        arcs: the numbers of its arcs, from the beginning of the word to its end.
        score: the sum of their scores.
        chance: how probable it is among all splits (sharpened by alpha, where one was given).
    """

    arcs: tuple[int, ...]
    score: float
    chance: float


@dataclass(frozen=True)
class Lattice:
    """A word with all tokens that fit.

    Attributes:
        word: the word as the model sees it.
        arcs: ordered by their ends, then by their starts.
        best: the arcs that the model itself takes.
        fused: whether the model shows unknown neighbours as one token.
    """

    word: str
    arcs: tuple[Arc, ...]
    best: tuple[int, ...]
    fused: bool

    @property
    def split_total(self) -> int:
        """How many splits there are."""
        totals = [1] + [0] * len(self.word)
        for arc in self.arcs:
            totals[arc.end] += totals[arc.start]
        return totals[-1]

    @property
    def best_path(self) -> Path:
        """The split that the model takes."""
        return self.path(self.best)

    def path(self, arcs: Sequence[int], alpha: float = 1.0) -> Path:
        """Give a split with its score and its chance among all."""
        score = sum((Fraction(self.arcs[arc].score) for arc in arcs), Fraction())
        return Path(tuple(arcs), float(score), chance(Weights(self.arcs, alpha), score))

    def tokens(self, arcs: Sequence[int]) -> tuple[str, ...]:
        """Give the tokens of a split as the model shows them."""
        tokens: list[str] = []
        after_unknown = False
        for arc in (self.arcs[number] for number in arcs):
            unknown = arc.id is None
            if unknown and after_unknown and self.fused:
                tokens[-1] += arc.text
            else:
                tokens.append(arc.text)
            after_unknown = unknown
        return tuple(tokens)

    def best_paths(self, most: int) -> tuple[Path, ...]:
        """Give the splits of the highest scores, at most `MOST_PATHS`, exactly added up.

        Of equal ones those come first whose last token is longer, which the model prefers, too. Its
        own sums are rounded, so what it takes need not be the first here.
        """
        weights = Weights(self.arcs, 1.0)
        found = _best(self, min(most, MOST_PATHS))
        return tuple(Path(arcs, float(score), chance(weights, score)) for score, arcs in found)

    def arc_chances(self, alpha: float = 1.0) -> tuple[float, ...]:
        """Give for each arc the part of all splits that use it, each split by its chance."""
        weights = Weights(self.arcs, alpha)
        return tuple(map(weights.arc_chance, range(len(self.arcs))))


def lattice_of(tokenizer: Tokenizer, word: str) -> Lattice:
    """Give the lattice of a word.

    Args:
        tokenizer: a tokenizer with a Unigram model.
        word: a word as the model sees it, such as `tokenizer.split(text).words` gives them.

    Raises:
        LatticeError: the tokenizer does not split by scores.
        WordTooLongError: the word has more than LONGEST_WATCHED characters.
    """
    model = tokenizer.model
    splitter = model.splitter
    if not isinstance(model, Model) or not isinstance(splitter, ScoreSplitter):
        raise LatticeError(Remark("only a Unigram model has a lattice"))
    if len(word) > LONGEST_WATCHED:
        raise WordTooLongError(len(word))
    arcs: list[Arc] = []
    winners: dict[int, int] = {}
    for winner, options in splitter.best_score.columns(word):
        for option in options:
            text = word[option.start : option.end]
            known = option.known and splitter.is_token(text)
            if option is winner:
                winners[option.end] = len(arcs)
            number = model.vocabulary.get(text) if known else None
            arcs.append(Arc(option.start, option.end, text, option.score, number))
    if not all(math.isfinite(arc.score) for arc in arcs):
        raise LatticeError(Remark("a score of this vocabulary is no finite number"))
    return Lattice(word, tuple(arcs), _back(arcs, winners, len(word)), splitter.fused)


def _back(arcs: Sequence[Arc], winners: dict[int, int], place: int) -> tuple[int, ...]:
    way: list[int] = []
    while place:
        way.append(winners[place])
        place = arcs[way[-1]].start
    return tuple(reversed(way))


def _best(lattice: Lattice, most: int) -> list[tuple[Fraction, tuple[int, ...]]]:
    """Keep the best ways to every place; a best way is made of best ways."""
    ways: list[list[tuple[Fraction, tuple[int, ...]]]] = [[(Fraction(), ())]]
    arriving: list[list[int]] = [[] for _ in range(len(lattice.word) + 1)]
    for number, arc in enumerate(lattice.arcs):
        arriving[arc.end].append(number)
    for numbers in arriving[1:]:
        longer = [
            (score + Fraction(lattice.arcs[number].score), (*way, number))
            for number in numbers
            for score, way in ways[lattice.arcs[number].start]
        ]
        ways.append(heapq.nlargest(most, longer, key=lambda found: found[0]))
    return ways[-1]
