"""All ways in which the ties of a training can fall, as one job for a worker or for this thread.

This module imports no Qt: the worker loads it.
"""

from __future__ import annotations

import time
from dataclasses import dataclass, replace
from typing import Final

from engine import Corpus, Trace, TrainingOptions
from engine.analysis.alternatives import AllWays, TooManyWaysError, Ways
from engine.text.pretokenize import SPLIT_RULES, pretokenize
from engine.text.remark import Remark
from gui.work.explore_job import Question
from gui.work.training_job import Listener

MOST_WORDS: Final = 50_000
"""Of so many distinct words at most the ways are followed."""

PART_SECONDS: Final = 0.3
"""After so much time what is known is handed over, and so often again."""

QUICK_WORDS: Final = 60
QUICK_SECONDS: Final = 0.03
"""Of so few words the ways are followed here, as long as that takes no longer than this."""


@dataclass(frozen=True, eq=False, kw_only=True)
class WaysQuestion(Question):
    """Which training is followed in all ways.

    Attributes:
        corpus: the counted words.
        options: limits, alphabet, mark and least count.
        words: words to be split in all ways.
    """

    corpus: Corpus
    options: TrainingOptions
    words: tuple[str, ...] = ()


@dataclass(frozen=True)
class WaysAnswer:
    """What was found, or a part of it.

    Attributes:
        ways: all ways of as many merges as could be followed; exact.
        wanted: how many merges were asked for.
        limit: why these are fewer; None if they are all.
        partial: the search goes on, or was stopped.
    """

    ways: Ways
    wanted: int
    limit: Remark | None = None
    partial: bool = False


def question_about(trace: Trace, merges: int, words: tuple[str, ...]) -> WaysQuestion:
    """Ask about the corpus of a training, with its alphabet and mark."""
    recording = trace.recording
    counts = dict(zip(recording.words, recording.frequencies.tolist(), strict=True))
    options = replace(trace.options, merges=merges, vocab_size=None)
    return WaysQuestion(keys=(), corpus=Corpus(counts), options=options, words=words)


def words_in(text: str, rule: str, *, listed: bool) -> tuple[str, ...]:
    """The words of a text that somebody typed, each once.

    >>> words_in("nest newer nest", "none", listed=True)
    ('nest', 'newer')
    >>> words_in("nest newer", "document", listed=False)
    ('nest', ' newer')

    Args:
        text: what was typed.
        rule: how the corpus was split.
        listed: whether the corpus is a list of words, which no rule has split.
    """
    splits = not listed and rule in SPLIT_RULES and rule != "none"
    found = pretokenize(text, rule) if splits else text.split()
    return tuple(dict.fromkeys(word for word in found if word.strip()))


def follow_all(question: WaysQuestion, listener: Listener) -> WaysAnswer:
    """Follow all ways to the end, or to the limit; hand over what is known every now and then.

    Raises:
        TrainingError: the corpus and the options do not go together.
    """
    wanted = question.options.merges or 0
    search = AllWays(question.corpus, question.options, question.words)
    known, due = 0, time.monotonic() + PART_SECONDS
    try:
        for progress in search:
            listener.progress("ways", progress.merges, wanted)
            if search.merges > known and time.monotonic() > due:
                known, due = search.merges, time.monotonic() + PART_SECONDS
                listener.part(WaysAnswer(search.result, wanted, partial=True))
    except TooManyWaysError as error:
        return WaysAnswer(search.result, wanted, _remark(error))
    return WaysAnswer(search.result, wanted)


def follow_quickly(question: WaysQuestion) -> WaysAnswer | None:
    """Do so in this thread; None if it is not the work of a moment.

    Raises:
        TrainingError: the corpus and the options do not go together.
    """
    if len(question.corpus.words) > QUICK_WORDS:
        return None
    search = AllWays(question.corpus, question.options, question.words)
    end = time.thread_time() + QUICK_SECONDS
    try:
        for _ in search:
            if time.thread_time() > end:
                return None
    except TooManyWaysError as error:
        return WaysAnswer(search.result, question.options.merges or 0, _remark(error))
    return WaysAnswer(search.result, question.options.merges or 0)


def _remark(error: TooManyWaysError) -> Remark:
    return error.reason
