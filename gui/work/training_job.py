"""Reading, counting and training as one job, for the worker or for the window's own thread.

The result is a `Snapshot`: a trace of the steps made so far. The worker hands over the first one
early, so that somebody can watch the first merges while later ones are computed, and then more of
them, the less often the longer each takes. This module imports no Qt: the worker loads it.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, Protocol

import numpy as np

from engine import Corpus, Trace, train
from engine.text.pretokenize import SPLIT_RULES
from engine.training import TraceView, Training, replay
from engine.training.pair_table import IntArray
from gui.work.corpus_source import CorpusSource
from gui.work.setup import TrainingSetup

if TYPE_CHECKING:
    from engine.training.pair_history import PairHistory

FIRST_SNAPSHOT = 0.2
"""Seconds of training after which the first steps are handed over."""

SNAPSHOT_INTERVAL = 0.5
SNAPSHOT_GROWTH = 1.5
"""Seconds from the first snapshot to the second, and how much longer each further one waits."""

SNAPSHOT_SHARE = 0.2
"""Snapshots take at most about this share of the time."""

QUICKLY_FOLLOWED = 2_000_000
"""In corpora of more cells it takes so long to follow the pairs that the first steps would be late;
until the training is done each position is counted when somebody goes there."""

SMALL = 5_000
"""Up to this many characters, or merges to replay, a training needs milliseconds and no worker."""


class Listener(Protocol):
    """Who hears how far a job is; `gui.worker.Reporter` is one."""

    @property
    def stop_wanted(self) -> bool:
        """Whether the job is to end soon with the steps it has made."""

    def progress(self, stage: str, done: int, total: int = 0) -> None:
        """The stage has come to `done` of `total` (0: unknown)."""

    def part(self, value: object) -> None:
        """A first part of the result."""


@dataclass(frozen=True)
class TrainingRequest:
    """What to train on and how.

    Attributes:
        source: the corpus.
        setup: split rule and options.
        merges: to be replayed; None lets the training choose.
        position: what will be looked at first, and is worth getting ready.
    """

    source: CorpusSource
    setup: TrainingSetup
    merges: tuple[tuple[str, str], ...] | None = None
    position: int = field(default=0, compare=False)

    @property
    def is_small(self) -> bool:
        """Whether it is done before anybody could notice, so that no worker is needed.

        A custom pattern may backtrack without end on the shortest text: only a process can be
        killed in the middle of it.
        """
        own_pattern = self.setup.rule not in SPLIT_RULES
        many_merges = self.merges is not None and len(self.merges) > SMALL
        return not own_pattern and not many_merges and self.source.weight() <= SMALL


@dataclass(frozen=True)
class CorpusSize:
    """How large a corpus is; words count as often as they occur, but distinct ones once."""

    words: int
    distinct_words: int
    characters: int
    distinct_characters: int
    bytes: int
    skipped_characters: int

    @classmethod
    def of(cls, corpus: Corpus) -> CorpusSize:
        """Measure a corpus."""
        words = corpus.words
        return cls(
            words=sum(words.values()),
            distinct_words=len(words),
            characters=sum(len(word) * count for word, count in words.items()),
            distinct_characters=len(set().union(*words)),
            bytes=sum(len(_bytes(word)) * count for word, count in words.items()),
            skipped_characters=corpus.skipped_characters,
        )


def _bytes(word: str) -> bytes:
    return word.encode("utf-8", "surrogatepass")


@dataclass(frozen=True)
class Snapshot:
    """The steps made so far and what is known about the corpus.

    Attributes:
        trace: the steps.
        planned: how many steps there will be at most, or None.
        complete: no step will follow, because there is none or somebody cancelled.
        size: how large the corpus is.
        position: which position to get ready on arrival, None for none.
        view: the view of that position, its pairs counted.
    """

    trace: Trace
    planned: int | None
    complete: bool
    size: CorpusSize
    position: int | None = None
    view: TraceView | None = field(default=None, compare=False)

    @cached_property
    def word_steps(self) -> IntArray:
        """Per word the step that makes it one token, ascending; -1 for one that always was."""
        return word_steps(self.trace)

    def __reduce__(self) -> tuple[object, ...]:
        """Cross a process border with the trace as its arrays, and with what takes long to find.

        The worker finds it: a thread of the window's process would compete with the window.
        """
        trace = self.trace
        if self.complete or len(trace.recording.base) <= QUICKLY_FOLLOWED:
            trace.follow_pairs()
        corpus_hash = trace.corpus_hash if self.complete else None
        found = trace.pair_history, corpus_hash, self.word_steps
        rest = (self.planned, self.complete, self.size, self.position)
        return _unpack, (trace.to_arrays(), *found, *rest)


def _unpack(
    arrays: dict[str, object],
    pair_history: PairHistory | None,
    corpus_hash: str | None,
    steps_of_words: IntArray,
    planned: int | None,
    complete: bool,
    size: CorpusSize,
    position: int | None,
) -> Snapshot:
    """Rebuild a snapshot; it is received in a thread, where counting disturbs nobody."""
    trace = Trace.from_arrays(arrays, pair_history)
    if corpus_hash is not None:
        trace.corpus_hash = corpus_hash
    _ = trace.recording.words_by_frequency  # sorted while numpy lets the window go on
    view = None
    if position is not None:
        view = trace.at(min(position, len(trace)))
        _ = view.highest_count  # counts the pairs, if they could not be followed
    snapshot = Snapshot(trace, planned, complete, size, position, view)
    vars(snapshot)["word_steps"] = steps_of_words
    return snapshot


def word_steps(trace: Trace) -> IntArray:
    """Per word the step that makes it one token (NEVER if none does), ascending.

    Words that are one token from the start have -1.
    """
    recording = trace.recording
    steps = np.full(trace.word_count, -1, np.int64)
    long = np.diff(recording.starts) > 2
    if long.any():
        # Of a word's cells the first starts it and the last is a separator: look between.
        edges = np.column_stack((recording.starts[:-1] + 1, recording.starts[1:] - 1))[long]
        steps[long] = np.maximum.reduceat(recording.removed_at, edges.ravel())[::2]
    return np.sort(steps)


def train_here(request: TrainingRequest) -> Snapshot:
    """Do the whole job in this thread; for small requests."""
    return train_in_worker(request, _Nobody())


def train_in_worker(request: TrainingRequest, listener: Listener) -> Snapshot:
    """Read, count and train; hand over snapshots on the way and return the last one.

    Raises:
        CorpusError, ValueError: as reading, splitting and training do.
    """
    listener.progress("reading", 0)
    corpus = _read(request.source, request.setup.rule, request.source.file_times())
    listener.progress("counting", 0)
    size = CorpusSize.of(corpus)
    training = _begin(corpus, request)
    planned = _planned(training, request)
    position: int | None = request.position
    for _ in _stops(training, planned, listener):
        listener.part(Snapshot(Trace.so_far(training), planned, False, size, position))
        position = None
    return Snapshot(Trace.so_far(training), planned, True, size, position)


@lru_cache(maxsize=1)
def _read(source: CorpusSource, rule: str, times: tuple[int, ...]) -> Corpus:
    """Read and count, unless the job before did just that: options are often changed in a row."""
    return source.read(rule)


def _begin(corpus: Corpus, request: TrainingRequest) -> Training:
    options = request.setup.options
    if request.merges is None:
        return train(corpus, options)
    return replay(corpus, request.merges, options)


def _planned(training: Training, request: TrainingRequest) -> int | None:
    """How many steps there will be at most."""
    if request.merges is not None:
        return len(request.merges)
    options = request.setup.options
    limits = [] if options.merges is None else [options.merges]
    if options.vocab_size is not None:
        limits.append(max(0, options.vocab_size - len(training.flat.symbols)))
    return min(limits, default=None)


def _stops(training: Training, planned: int | None, listener: Listener) -> Iterator[None]:
    """Train to the end, stopping whenever it is time to hand over what there is."""
    due, interval = time.monotonic() + FIRST_SNAPSHOT, SNAPSHOT_INTERVAL
    for done, _ in enumerate(training, start=1):
        if done % 8:
            continue
        now = time.monotonic()
        listener.progress("training", done, planned or 0)
        if listener.stop_wanted:
            return
        if now >= due:
            yield
            cost = time.monotonic() - now
            due = now + cost + max(interval, cost / SNAPSHOT_SHARE)
            interval *= SNAPSHOT_GROWTH


class _Nobody:
    """A listener who does not listen."""

    stop_wanted = False

    def progress(self, stage: str, done: int, total: int = 0) -> None:
        """Ignore it."""

    def part(self, value: object) -> None:
        """Ignore it."""
