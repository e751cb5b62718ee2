"""The curve of vocabulary size: how many characters a token holds, at every position of a training.

One training is all trainings with smaller vocabularies, too, so nothing is trained again. On the
training text each step says how many tokens it saved. On a held-out text the merges are applied
once, by rank, and every merge that is applied there is a token saved from that rank on: the merges
of a training never make work for earlier ones, so splitting with the first k of them is what
splitting with all of them has done up to rank k.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from engine.models.merge_table import MergeTable
from engine.models.rank_ordered import RankOrdered
from engine.models.symbol_text import SymbolText
from engine.text.corpus import Corpus
from engine.training import Trace, TrainingOptions
from engine.training.pair_table import IntArray
from engine.training.recording import NEVER

FloatArray = npt.NDArray[np.float64]

_NEARLY = 0.95


@dataclass(frozen=True, eq=False)
class TextCurve:
    """One text at all N + 1 positions.

    Attributes:
        characters: how many characters it has, the end-of-word mark not counted.
        symbols: how many characters or bytes, as the alphabet of the training is; no marks either.
        tokens: per position how many tokens.
    """

    characters: int
    symbols: int
    tokens: IntArray

    @property
    def characters_per_token(self) -> FloatArray:
        """Per position how many characters a token holds on average; 0 without tokens."""
        ratios: FloatArray = self.characters / np.maximum(self.tokens, 1)
        return ratios

    @property
    def symbols_per_token(self) -> FloatArray:
        """The same in characters or bytes, as the alphabet of the training is."""
        ratios: FloatArray = self.symbols / np.maximum(self.tokens, 1)
        return ratios

    @property
    def gains_end(self) -> int:
        """The position from which on no token is saved any more; 0 if none ever is."""
        saving = np.flatnonzero(np.diff(self.tokens))
        return int(saving[-1]) + 1 if len(saving) else 0

    @property
    def nearly_all_gains(self) -> int:
        """The first position at which 95 % of all savings are made."""
        saved = self.tokens[0] - self.tokens
        return int(np.argmax(saved >= _NEARLY * saved[-1]))


@dataclass(frozen=True, eq=False)
class SizeCurve:
    """What vocabulary size buys.

    Attributes:
        vocabulary_sizes: per position 0…N how many tokens the vocabulary has, special ones not
            counted.
        training: the text that was trained on.
        held_out: another text; None if there is none.
        stops_by_itself: the position N, if training ended there because no pair was left; None if
            it was told to end.
    """

    vocabulary_sizes: IntArray
    training: TextCurve
    held_out: TextCurve | None
    stops_by_itself: int | None


def size_curve(trace: Trace, held_out: Corpus | None = None) -> SizeCurve:
    """Compute the curve of a training.

    >>> corpus = Corpus.from_counts({"low": 5, "lower": 2, "newest": 6, "widest": 3})
    >>> curve = size_curve(Trace(corpus), Corpus.from_counts({"lowest": 1}))
    >>> curve.training.tokens.tolist()[:5], curve.training.tokens.tolist()[-1]
    ([79, 70, 61, 54, 47], 16)
    >>> curve.held_out.tokens.tolist()[-1], curve.held_out.gains_end, curve.stops_by_itself
    (2, 4, 12)

    Args:
        trace: the training.
        held_out: words of another text, split by the same rule.

    Raises:
        ValueError: the trace is a replay that makes a token twice.
    """
    if not trace.recording.ids_follow_steps:
        raise ValueError("merges that make a token twice have no curve")
    symbols = len(trace.recording.spellings.symbols)
    start, word_total = trace.tokens_at(0), int(trace.recording.frequencies.sum())
    return SizeCurve(
        np.arange(symbols, symbols + len(trace) + 1),
        TextCurve(
            trace.character_total,
            start - _marks(trace.options, word_total),
            _falling(start, trace.replacements),
        ),
        None if held_out is None else _held_out_curve(trace, held_out.words),
        len(trace) if _has_ended(trace) else None,
    )


def split_off(texts: Iterable[str], share: float = 0.1) -> tuple[list[str], list[str]]:
    r"""Divide texts into lines to train on and lines at the end that are held out.

    >>> split_off(["one\ntwo\n", "three\n"], 0.3)
    (['one\n', 'two\n'], ['three\n'])

    Args:
        texts: the texts, one after the other.
        share: how many of all characters are held out at least; 0…1.
    """
    lines = [line for text in texts for line in text.splitlines(keepends=True)]
    wanted, place = share * sum(map(len, lines)), len(lines)
    while place and wanted > 0:
        place -= 1
        wanted -= len(lines[place])
    return lines[:place], lines[place:]


def _marks(options: TrainingOptions, word_total: int) -> int:
    """Of the symbols at position 0, how many are end-of-word marks."""
    return word_total if options.end_of_word and not options.end_of_word_attached else 0


def _falling(start: int, saved: IntArray) -> IntArray:
    return start - np.concatenate((np.zeros(1, np.int64), np.cumsum(saved)))


def _has_ended(trace: Trace) -> bool:
    return trace.at(len(trace)).highest_count < trace.options.min_count


def _held_out_curve(trace: Trace, words: Mapping[str, int]) -> TextCurve:
    options = trace.options
    writing = SymbolText(options.alphabet, options.end_of_word, options.end_of_word_attached)
    start = sum(len(writing.symbols(word)) * count for word, count in words.items())
    known = _saved_in_known_words(trace, words)
    learned = set(trace.recording.words)
    others = {word: count for word, count in words.items() if word not in learned}
    saved = known + _saved_in_new_words(trace, writing, others)
    characters = sum(len(word) * count for word, count in words.items())
    symbols = start - _marks(options, sum(words.values()))
    return TextCurve(characters, symbols, _falling(start, saved))


def _saved_in_known_words(trace: Trace, words: Mapping[str, int]) -> IntArray:
    """Look up words that were trained on: there every boundary has the step that removed it."""
    recording = trace.recording
    counts = np.fromiter((words.get(word, 0) for word in recording.words), np.int64)
    weights = np.concatenate(([0], np.repeat(counts, np.diff(recording.starts))))
    removed = np.flatnonzero(recording.removed_at < NEVER)
    return _added_up(recording.removed_at[removed], weights[removed], len(trace))


def _saved_in_new_words(trace: Trace, writing: SymbolText, words: Mapping[str, int]) -> IntArray:
    split = [(writing.symbols(word), count) for word, count in words.items()]
    # Longer tokens cannot be in these words, and may be too long to be written out.
    longest = max((len(symbols) for symbols, _ in split), default=0)
    spellings = trace.recording.spellings
    fitting = np.flatnonzero(spellings.lengths_of(trace.token_ids) <= longest)
    pairs = zip(trace.left_ids[fitting].tolist(), trace.right_ids[fitting].tolist(), strict=True)
    model = RankOrdered(MergeTable((spellings.text(a), spellings.text(b)) for a, b in pairs))
    ranks: list[int] = []
    weights: list[int] = []
    for symbols, count in split:
        applied = [change.rank for change in model.changes(symbols)]
        ranks += applied
        weights += [count] * len(applied)
    steps = fitting[np.array(ranks, np.int64)]
    return _added_up(steps, np.array(weights, np.int64), len(trace))


def _added_up(steps: npt.NDArray[np.integer], weights: IntArray, length: int) -> IntArray:
    sums = np.zeros(length, np.int64)
    np.add.at(sums, steps, weights)
    return sums
