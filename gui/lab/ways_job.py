"""All ways in which the ties of a training can fall, as one job for a worker or for this thread.

This module imports no Qt: the worker loads it.
"""

from __future__ import annotations

import time
from dataclasses import dataclass, replace
from typing import Final

from engine import Corpus, Trace, TrainingOptions
from engine.analysis.alternatives import MOST_STATES, AllWays, TooManyWaysError, Ways
from engine.text.pretokenize import SPLIT_RULES, pretokenize
from engine.text.remark import Remark
from gui.explore_job import Listener, Question

MOST_CELLS: Final = 20_000_000
"""So many words of all states are remembered at once: of a large corpus fewer states."""

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

    @property
    def most_states(self) -> int:
        """How much may be remembered before the search gives up."""
        return min(MOST_STATES, max(1, MOST_CELLS // max(1, len(self.corpus.words))))


@dataclass(frozen=True)
class WaysAnswer:
    """What was found.

    Attributes:
        ways: all ways of as many merges as could be followed; exact.
        wanted: how many merges were asked for.
        limit: why these are fewer; None if they are all.
    """

    ways: Ways
    wanted: int
    limit: Remark | None = None


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
    """Follow all ways to the end, or to the limit.

    Raises:
        TrainingError: the corpus and the options do not go together.
    """
    wanted = question.options.merges or 0
    search = AllWays(question.corpus, question.options, question.words, question.most_states)
    try:
        for progress in search:
            listener.progress("ways", progress.merges, wanted)
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
    search = AllWays(question.corpus, question.options, question.words, question.most_states)
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
