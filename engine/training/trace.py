"""A whole training as one value: its steps, and the state at any position, both ways."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any

import numpy as np

from engine.text.corpus import Corpus, corpus_hash
from engine.training.history import MergeStep, RecordedStep, StepNumbers
from engine.training.options import TrainingOptions
from engine.training.pair_table import Int32Array, IntArray
from engine.training.recording import Columns, Recording
from engine.training.trace_view import TraceView
from engine.training.trainer import Training, train

if TYPE_CHECKING:
    from engine.training.pair_history import PairHistory


class Trace(Sequence[MergeStep]):
    """All steps of a training, and its state at any position.

    >>> corpus = Corpus.from_counts({"low": 5, "lower": 2, "newest": 6, "widest": 3})
    >>> trace = Trace(train(corpus, TrainingOptions(merges=4)))
    >>> len(trace), trace[0].tied
    (4, (('e', 's'), ('s', 't')))
    >>> trace.at(4).words()["lower"]
    ('low', 'e', 'r')
    >>> trace.at(1).pair_counts(top=2)
    [(('es', 't'), 9), (('l', 'o'), 7)]

    Attributes:
        recording: The steps and the corpus as arrays.
        pair_history: The pairs of all positions, once ``follow_pairs`` has found them.
    """

    def __init__(
        self,
        source: Iterable[MergeStep] | Corpus | Recording,
        options: TrainingOptions | None = None,
    ) -> None:
        """Collect the steps of ``train(…)``, or train on a corpus with ``options``.

        Raises:
            ValueError: The steps are not the first ones of one training.
        """
        if isinstance(source, Corpus):
            source = train(source, options)
        self.recording = source if isinstance(source, Recording) else _collected(source)
        self.pair_history: PairHistory | None = None

    @classmethod
    def so_far(cls, training: Training) -> Trace:
        """Return what a training has done until now; it may go on."""
        return cls(training.recording())

    @classmethod
    def from_arrays(cls, arrays: dict[str, Any], pair_history: PairHistory | None = None) -> Trace:
        """Rebuild a trace from what ``to_arrays`` gave, in another process for example.

        Args:
            arrays: The trace.
            pair_history: That of the original, if it had one.
        """
        trace = cls(Recording.from_arrays(arrays))
        trace.pair_history = pair_history
        return trace

    def to_arrays(self) -> dict[str, Any]:
        """Return the trace as plain arrays, strings and options."""
        return self.recording.to_arrays()

    # Steps

    def __len__(self) -> int:
        return len(self._columns.counts)

    def __iter__(self) -> Iterator[MergeStep]:
        return map(self._step, range(len(self)))

    @property
    def steps(self) -> tuple[MergeStep, ...]:
        """All steps."""
        return tuple(self)

    @property
    def options(self) -> TrainingOptions:
        """The options that were used."""
        return self.recording.options

    @property
    def _columns(self) -> Columns:
        return self.recording.columns

    @property
    def left_ids(self) -> Int32Array:
        """Per step the id of the left token."""
        return self._columns.left_ids

    @property
    def right_ids(self) -> Int32Array:
        """Per step the id of the right token."""
        return self._columns.right_ids

    @property
    def token_ids(self) -> Int32Array:
        """Per step the id of the token it made."""
        return self._columns.token_ids

    @property
    def counts(self) -> IntArray:
        """Per step the pair's count."""
        return self._columns.counts

    @property
    def replacements(self) -> IntArray:
        """Per step how often the pair was replaced."""
        return self._columns.replacements

    @property
    def tie_sizes(self) -> IntArray:
        """Per step how many pairs had the highest count."""
        return self._columns.tie_sizes

    def next_tie(self, position: int) -> int | None:
        """Return the next position after this one whose step is a tie."""
        later = np.flatnonzero(self.tie_sizes[position + 1 :] > 1)
        return position + 1 + int(later[0]) if len(later) else None

    def previous_tie(self, position: int) -> int | None:
        """Return the last position before this one whose step is a tie."""
        earlier = np.flatnonzero(self.tie_sizes[: max(0, position)] > 1)
        return int(earlier[-1]) if len(earlier) else None

    # Tokens and words

    @property
    def symbols(self) -> tuple[str, ...]:
        """Labels of the tokens before the first step, by id."""
        return tuple(map(self.token, range(len(self.recording.spellings.symbols))))

    def token(self, token_id: int) -> str:
        """Return a token's label."""
        return self.recording.spellings.label(token_id)

    def tied_at(self, index: int) -> tuple[tuple[str, str], ...]:
        """Return all pairs that had the highest count before step ``index``, the winner first."""
        view = self.at(index)
        return tuple(map(view.labels, view.tied))

    def recording_of(self, length: int) -> Recording:
        """Return the first steps as arrays."""
        return self.recording.beginning(length)

    @property
    def word_count(self) -> int:
        """How many distinct words the corpus has."""
        return len(self.recording.words)

    def word(self, index: int) -> str:
        """Return a word, in order of first appearance."""
        return self.recording.words[index]

    def word_frequency(self, index: int) -> int:
        """Return a word's count."""
        return int(self.recording.frequencies[index])

    def find_words(self, text: str, limit: int) -> list[int]:
        """Return the words that hold ``text``, most frequent first."""
        words = self.recording.words
        found: dict[int, None] = {}
        start = words.joined.find(text) if text else -1
        while start >= 0:
            word = int(np.searchsorted(words.offsets, start, "right")) - 1
            if start + len(text) <= words.offsets[word + 1]:
                found[word] = None
                start = int(words.offsets[word + 1]) - 1
            start = words.joined.find(text, start + 1)
        return sorted(found, key=lambda index: -self.word_frequency(index))[:limit]

    # Sizes

    @cached_property
    def _word_symbols(self) -> IntArray:
        return np.diff(self.recording.starts) - 1

    @property
    def character_total(self) -> int:
        """Characters in the corpus, each word times its count; the mark is not counted."""
        return int(np.diff(self.recording.words.offsets) @ self.recording.frequencies)

    @cached_property
    def corpus_hash(self) -> str:
        """Fingerprint of the counted words; of millions of them it takes seconds."""
        counts = self.recording.frequencies.tolist()
        return corpus_hash(zip(self.recording.words, counts, strict=True))

    @cached_property
    def byte_total(self) -> int:
        """UTF-8 bytes in the corpus, each word times its count; the mark is not counted."""
        frequencies = self.recording.frequencies.tolist()
        words = self.recording.words
        if words.joined.isascii():
            return self.character_total
        lengths = (len(word.encode("utf-8", "surrogatepass")) for word in words)
        return sum(length * count for length, count in zip(lengths, frequencies, strict=True))

    @cached_property
    def _tokens_removed(self) -> IntArray:
        return np.concatenate(([0], np.cumsum(self.replacements)))

    def tokens_at(self, position: int) -> int:
        """Return how many tokens the corpus has at a position, each word times its count."""
        start = int(self._word_symbols @ self.recording.frequencies)
        return start - int(self._tokens_removed[position])

    @cached_property
    def _highest_ids(self) -> IntArray:
        symbols = len(self.recording.spellings.symbols)
        return np.maximum.accumulate(np.concatenate(([symbols - 1], self.token_ids)))

    def vocabulary_size_at(self, position: int) -> int:
        """Return how many tokens exist at a position, special ones not counted."""
        return int(self._highest_ids[position]) + 1

    def at(self, position: int) -> TraceView:
        """Return the state after ``position`` steps.

        Raises:
            IndexError: ``position`` is outside 0…N.
        """
        return TraceView(self.recording, position, self.pair_history)

    def follow_pairs(self) -> bool:
        """Count the pairs of all positions, so that each is looked up from now on, not counted.

        Worth its time, about that of counting ten of them, for whoever will go to many. Returns
        false where it cannot be done: in a replay that makes a token twice, in very large corpora.
        """
        from engine.training import pair_history  # a short trace in a class does without

        if self.pair_history is None and pair_history.can_follow_pairs(self.recording):
            self.pair_history = pair_history.follow_pairs(self.recording)
        return self.pair_history is not None

    def numbers(self, index: int) -> StepNumbers:
        """Return a step's numbers."""
        return self._columns.numbers(index)

    def _step(self, index: int) -> MergeStep:
        return RecordedStep(index, self)

    def __getitem__(self, index: Any) -> Any:  # noqa: ANN401 - a step, or a tuple of steps
        """Return a step, or a tuple of steps for a slice."""
        if isinstance(index, slice):
            return tuple(map(self._step, range(*index.indices(len(self)))))
        return self._step(range(len(self))[index])


def _collected(steps: Iterable[MergeStep]) -> Recording:
    if isinstance(steps, Training):
        steps.finish()
        return steps.recording()
    collected = list(steps)
    recorded = [step for step in collected if isinstance(step, RecordedStep)]
    sources = {id(step.source) for step in recorded}
    in_order = all(step.index == index for index, step in enumerate(recorded))
    if len(sources) != 1 or not in_order or len(recorded) < len(collected):
        raise ValueError("a trace is made of the first steps of one training, in their order")
    return recorded[0].source.recording_of(len(recorded))
