"""Counted words -> merges: count, choose, merge, repeat.

This is byte-pair encoding as Sennrich et al. (2016) train it. What this module adds to a textbook
is only that nothing is counted twice: ``FlatCorpus`` merges a pair and returns what its neighbours
lost and gained, ``PairIndex`` adds that up, ``PairQueue`` knows which pair comes next under the
tie rule. The loop is ``Training._steps``.

A string is never made by two different merges. Of two places where it were made differently, look
at the first step that treated them differently: they hold the same symbols, and no merge crossed
their borders, or there would be no token of exactly this string now; inside, a pair is replaced
left to right at both in the same way. So a training may give every step a new id unseen.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator

import numpy as np

from engine.text.corpus import Corpus
from engine.training.flat_corpus import FlatCorpus
from engine.training.history import History, MergeStep
from engine.training.options import TrainingOptions
from engine.training.pair_index import PairIndex, PairQueue
from engine.training.recording import Recording
from engine.training.spelling import TokenSpellings
from engine.training.tie_rules import tie_rule
from engine.training.trace_view import TraceView


def train(corpus: Corpus, options: TrainingOptions | None = None) -> Training:
    """Start a training; iterate over it to make it happen, one step at a time.

    >>> corpus = Corpus.from_counts({"low": 5, "lower": 2, "newest": 6, "widest": 3})
    >>> for step in train(corpus, TrainingOptions(merges=3)):
    ...     print(step.index, *step.pair, step.count, step.tie_size)
    0 e s 9 2
    1 es t 9 1
    2 l o 7 2

    Raises:
        TrainingError: The corpus and the options do not go together.
    """
    return Training(corpus, options or TrainingOptions())


class Training(Iterator[MergeStep]):
    """A training under way: an iterator of steps that can be looked at between any two."""

    def __init__(
        self,
        corpus: Corpus,
        options: TrainingOptions,
        *,
        extra: Collection[str] = (),
        everything: bool = False,
        recount_ratio: int = 6,
    ) -> None:
        """Lay the corpus out; see ``train``.

        Args:
            corpus: Counted words.
            options: How to train.
            extra: Texts of tokens that get ids although the corpus does not hold them.
            everything: Track even pairs that occur once from the beginning.
            recount_ratio: How far below the highest count pairs are tracked; any value gives the
                same steps.
        """
        self.options = options
        self.history = History()
        self.flat = FlatCorpus(corpus.words, options, extra)
        self.spellings = TokenSpellings(
            self.flat.base, self.flat.symbols, options.alphabet, self.flat.lengths
        )
        self._limit = self._step_limit()
        self._bits = (len(self.flat.symbols) + self._limit).bit_length()
        self._rule = tie_rule(options.tie_rule, self._bits, self.spellings)
        # First-seen needs no queue for pairs that occur once: see _single_occurrences.
        self._by_words_at_one = (
            options.tie_rule == "first-seen" and options.min_count == 1 and not everything
        )
        self._queue = PairQueue(self._rule, 2 * self._bits)
        floor = 2 if self._by_words_at_one else 1 if everything else options.min_count
        ratio = 1 << 62 if everything else recount_ratio
        self._index = PairIndex(self.flat, self._queue, self._bits, floor, ratio)
        self._running = self._steps()

    def __next__(self) -> MergeStep:
        """Make the next step."""
        return next(self._running)

    def token(self, token_id: int) -> str:
        """Return a token's label."""
        return self.spellings.label(token_id)

    def tied_at(self, index: int) -> tuple[tuple[str, str], ...]:
        """Return all pairs with the highest count before step ``index``, the winner first."""
        view = TraceView(self.recording(), index)
        return tuple(map(view.labels, view.tied))

    def recording(self) -> Recording:
        """Return the steps made so far as arrays; see ``Trace.so_far``."""
        return Recording.of(self.flat, self.history, self.spellings, self.options)

    def recording_of(self, length: int) -> Recording:
        """Return the first steps as arrays."""
        return self.recording().beginning(length)

    def _step_limit(self) -> int:
        limit = self.flat.boundary_total
        if self.options.merges is not None:
            limit = min(limit, self.options.merges)
        if self.options.vocab_size is not None:
            limit = min(limit, max(0, self.options.vocab_size - len(self.flat.symbols)))
        return limit

    def _steps(self) -> Iterator[MergeStep]:
        while len(self.history) < self._limit:
            key = self._queue.best(self._index)
            if key is not None:
                yield self._merge(key)
            elif not self._index.exhausted:
                self._index.recount()
            else:
                break
        if self._by_words_at_one and len(self.history) < self._limit:
            yield from self._single_occurrences()

    def _merge(self, key: int) -> MergeStep:
        left, right = key >> self._bits, key & ((1 << self._bits) - 1)
        count, ties, step = self._queue.level, self._queue.ties, len(self.history)
        place = self._index.first_place(key, int(self._index.places[key][0]))
        new = self.flat.add_token(left, right)
        self.spellings.add_place(place)
        replaced = self._apply(key, left, right, new, step)
        self.history.append((left, right), new, count, replaced, ties)
        return self.history.step(step, self)

    def _apply(self, key: int, left: int, right: int, new: int, step: int) -> int:
        """Replace the pair everywhere and follow its neighbours; return the weight replaced."""
        places = self._index.take(key)
        replaced, moved = self.flat.merge(places, left, right, new, step, self._bits)
        self._index.apply(moved)
        return replaced

    def _single_occurrences(self) -> Iterator[MergeStep]:
        """Make the steps after which nothing is left to count: every pair occurs once.

        Under first-seen the first pair of the first unfinished word wins, then the pair of the
        result and its right neighbour, and so on: words collapse one by one, left to right.
        """
        flat = self.flat
        cells = np.flatnonzero(flat.tokens >= 0)
        ids = flat.tokens[cells]
        ends = cells + np.array(flat.lengths, np.int64)[ids]
        lefts = np.flatnonzero(ends[:-1] == cells[1:])
        remaining = len(lefts)
        lefts = lefts[: self._limit - len(self.history)]
        starts_word = np.ones(len(lefts), bool)
        np.not_equal(lefts[1:], lefts[:-1] + 1, out=starts_word[1:])
        first_step = len(self.history)
        flat.tokens[cells[lefts + 1]] = ~np.arange(
            first_step, first_step + len(lefts), dtype=np.int32
        )
        columns = zip(
            ids[lefts].tolist(),
            ids[lefts + 1].tolist(),
            cells[lefts].tolist(),
            starts_word.tolist(),
            strict=True,
        )
        new = place = -1
        for done, (left, right, cell, starts) in enumerate(columns):
            if starts:
                place = cell
            else:
                left = new
            new = flat.add_token(left, right)
            self.spellings.add_place(place)
            self.history.append((left, right), new, 1, 1, remaining - done)
            yield self.history.step(first_step + done, self)
