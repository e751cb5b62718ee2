"""The lattice of a word, its best splits and sampled ones as one job for a worker.

This module imports no Qt: the worker loads it.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path as FilePath
from typing import Final

from engine import open_tokenizer
from engine.analysis.lattice import Lattice, Path, lattice_of, sample_splits
from engine.pipeline import Tokenizer
from gui.work.explore_job import Listener, Question, tokenizers_of
from gui.work.tokenizer_shelf import Parcel

EXAMPLE: Final = FilePath(__file__).resolve().parents[2] / "resources" / "unigram" / "example.json"
"""A model for who has none at hand, made by `tests/unigram_example.py`."""


@dataclass(frozen=True)
class LatticeQuestion(Question):
    """What is asked about a word, under one tokenizer; with no key under the example.

    Attributes:
        text: what was typed; the tokenizer makes words of it.
        word: the number of the word that is looked at; the last one if there are fewer.
        best: how many of the best splits are wanted.
        draws: how many splits are drawn.
        seed: what the draws begin with.
        alpha: how much scores count in the draws.
    """

    text: str = ""
    word: int = 0
    best: int = 10
    draws: int = 100
    seed: int = 1
    alpha: float = 0.1


@dataclass(frozen=True)
class LatticeAnswer:
    """What was found.

    Attributes:
        question: what was asked, without the tokenizer.
        words: the words that the tokenizer makes of the text.
        word: the number of the one that is looked at.
        lattice: its lattice.
        total: how many splits there are.
        first: the split that the model takes.
        best: the best splits.
        drawn: the splits that were drawn and how often, the most frequent first.
        chances: of each arc the part of the draws that are to be expected to use it.
    """

    question: LatticeQuestion
    words: tuple[str, ...]
    word: int
    lattice: Lattice
    total: int
    first: Path
    best: tuple[Path, ...]
    drawn: tuple[tuple[Path, int], ...]
    chances: tuple[float, ...]


@cache
def _example() -> Tokenizer:
    return open_tokenizer(EXAMPLE)


def find_lattice(question: LatticeQuestion, _: Listener) -> LatticeAnswer | None:
    """Find the lattice and the splits; None where there is no word in the text.

    Raises:
        LatticeError: the tokenizer has no lattice.
        WordTooLongError: the word is too long.
        UnsupportedTokenizerError: the tokenizer cannot split texts.
    """
    tokenizer = tokenizers_of(question)[0] if question.keys else _example()
    words = tuple(tokenizer.split(question.text, match_special_tokens=False).words)
    if not words:
        lattice_of(tokenizer, "a")  # that there is no Unigram model is more important
        return None
    number = min(question.word, len(words) - 1)
    lattice = lattice_of(tokenizer, words[number])
    drawn = sample_splits(lattice, question.draws, question.seed, question.alpha)
    counts = Counter(path.arcs for path in drawn)
    by_arcs = {path.arcs: path for path in drawn}
    return LatticeAnswer(
        replace(question, parcel=Parcel()),
        words,
        number,
        lattice,
        lattice.split_total,
        lattice.best_path,
        lattice.best_paths(question.best),
        tuple((by_arcs[arcs], count) for arcs, count in counts.most_common()),
        lattice.arc_chances(question.alpha),
    )
