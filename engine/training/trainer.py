"""Counted words -> merges: count, choose, merge, repeat.

This is byte-pair encoding as Sennrich et al. (2016) train it. What this module adds to a textbook
is only that nothing is counted twice: ``FlatCorpus`` merges a pair and returns what its neighbours
lost and gained, ``PairIndex`` adds that up, ``PairQueue`` knows which pair comes next under the
tie rule. The loop is ``Training.advance``. Once every pair occurs once there is nothing left to
count, and ``last_steps`` take over.

A string is never made by two different merges. Of two places where it were made differently, look
at the first step that treated them differently: they hold the same symbols, and no merge crossed
their borders, or there would be no token of exactly this string now; inside, a pair is replaced
left to right at both in the same way. So a training may give every step a new id unseen.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator

from engine.text.corpus import Corpus
from engine.training.flat_corpus import FlatCorpus
from engine.training.history import History, MergeStep, RecordedStep, StepNumbers
from engine.training.last_steps import CollapsingWords, SinglePairs
from engine.training.options import TrainingOptions
from engine.training.pair_index import RECOUNT_RATIO, PairIndex
from engine.training.pair_queue import PairQueue
from engine.training.planned_steps import PlannedSteps, RareSteps
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
        TypeError: The corpus is no ``Corpus``, or the options are no ``TrainingOptions``.
    """
    if not isinstance(corpus, Corpus):
        raise TypeError(f"a corpus is needed (see Corpus.from_texts), not {type(corpus).__name__}")
    if not isinstance(options, TrainingOptions | None):
        raise TypeError(f"TrainingOptions are needed, not {type(options).__name__}")
    return Training(corpus, options or TrainingOptions())


class Training(Iterator[MergeStep]):
    """A training under way: an iterator of steps that can be looked at between any two."""

    def __init__(
        self,
        corpus: Corpus,
        options: TrainingOptions,
        *,
        extra: Collection[str] = (),
        one_by_one_to: int | None = None,
        recount_ratio: int = RECOUNT_RATIO,
    ) -> None:
        """Lay the corpus out; see ``train``.

        Args:
            corpus: Counted words.
            options: How to train.
            extra: Texts of tokens that get ids although the corpus does not hold them.
            one_by_one_to: Find steps of this count and more one by one, however many there are;
                without it, where that is quicker.
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
        self._queue = PairQueue(self._rule, 2 * self._bits)
        least = max(2, options.min_count) if one_by_one_to is None else one_by_one_to
        may_leave = one_by_one_to is None
        self._index = PairIndex(self.flat, self._queue, self._bits, least, may_leave, recount_ratio)
        self._rare: RareSteps = PlannedSteps()

    def __next__(self) -> MergeStep:
        """Make the next step."""
        if not self.advance(1):
            raise StopIteration
        return RecordedStep(self.history.length - 1, self)

    def advance(self, most: int) -> int:
        """Make up to so many steps without telling of each; return how many were made."""
        before = self.history.length
        goal = min(before + most, self._limit)
        while self.history.length < goal and self._make_step():
            pass
        while self.history.length < goal and self._make_rare_steps(goal - self.history.length):
            pass
        return self.history.length - before

    def finish(self) -> None:
        """Make all steps that are left."""
        self.advance(self._limit)

    def token(self, token_id: int) -> str:
        """Return a token's label."""
        return self.spellings.label(token_id)

    def tied_at(self, index: int) -> tuple[tuple[str, str], ...]:
        """Return all pairs with the highest count before step ``index``, the winner first."""
        view = TraceView(self.recording(), index)
        return tuple(map(view.labels, view.tied))

    def numbers(self, index: int) -> StepNumbers:
        """Return a step's numbers."""
        return self.history.numbers(index)

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

    def _make_step(self) -> bool:
        """Take the next tracked pair; False if none is left."""
        entry = self._choose()
        if entry is None:
            return False
        self._merge(entry)
        return True

    def _choose(self) -> int | None:
        """Return the queue's entry of the next pair: where it occurs first, and its key."""
        while True:
            entry = self._queue.best(self._index)
            if entry is not None or self._index.exhausted:
                return entry
            self._index.recount(self._limit - self.history.length)

    def _merge(self, entry: int) -> None:
        place, key = entry >> self._queue.key_bits, entry & self._queue.key_mask
        left, right = key >> self._bits, key & (1 << self._bits) - 1
        count, ties = self._queue.level, self._queue.ties
        self.spellings.add_place(place)
        new = self.flat.add_token(left, right)
        replaced = self._apply(key, left, right, new)
        self.history.append((left, right, new, count, replaced, ties))

    def _apply(self, key: int, left: int, right: int, new: int) -> int:
        """Replace the pair everywhere and follow its neighbours; return the weight replaced."""
        index, flat, step = self._index, self.flat, self.history.length
        count, places = index.counts[key], index.places[key]
        after, before = flat.merge(places, left, right, new, step, index.threshold)
        index.follow(left, right, new, after, before)
        index.take(key)  # not earlier: in ``a a a`` the pair is a pair of its own neighbour, too
        if left == right:  # what such a neighbour took from the pair was not replaced
            count -= sum([flat.weight(group) for group in after if group[0] == left])
        return count

    def _make_rare_steps(self, most: int) -> int:
        """Make up to so many steps without the index; return how many were made."""
        made = self._rare.make(most, self.history, self.spellings)
        if not made:
            self._rare = self._find_rare_steps()
            made = self._rare.make(most, self.history, self.spellings)
        return made

    def _find_rare_steps(self) -> RareSteps:
        """Find the steps that take the pairs of the highest count."""
        done = self.history.length
        left = self._limit - done
        table = self.flat.count_all_pairs(self._bits)
        highest = int(table.counts.max(initial=0))
        if highest < self.options.min_count:
            return PlannedSteps()
        if highest == 1 and self.options.tie_rule == "first-seen":
            return CollapsingWords(self.flat, done, left)
        if highest == 1:
            return SinglePairs(self.flat, self._rule, table, left)
        from engine.training.level import LevelSteps  # a small corpus has no large levels

        return LevelSteps(self.flat, self._rule, table, done, left)
