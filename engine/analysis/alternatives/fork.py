"""Fork: a second timeline, which at one step takes another of the tied pairs and goes on.

What is common to both timelines is not chosen but repeated; then comes the pair that was asked for,
and from then on the tie rule chooses again, the old one or another. Everything else is a training
like any other, with counts, ties and a trace.
"""

from __future__ import annotations

from dataclasses import replace

from engine.text.corpus import Corpus
from engine.text.remark import Remark
from engine.training import Trace, Training
from engine.training.options import TieRuleName

Pair = tuple[str, str]


class ForkError(ValueError):
    """There is no such fork. Attribute `reason`: why, as a `Remark`."""

    def __init__(self, reason: Remark) -> None:
        """Take the reason."""
        self.reason = reason
        super().__init__(str(reason))

    def __reduce__(self) -> tuple[object, ...]:
        """Cross a process border with the reason."""
        return type(self), (self.reason,)


def fork(
    trace: Trace, position: int, pair: Pair | None = None, tie_rule: TieRuleName | None = None
) -> Fork:
    """Start a second timeline of a training; iterate as over `train`, or make a `Trace` of it.

    >>> corpus = Corpus.from_counts({"low": 5, "lower": 2, "newest": 6, "widest": 3})
    >>> trace = Trace(corpus)
    >>> [step.token for step in fork(trace, 0, ("s", "t"))][:4]
    ['st', 'est', 'lo', 'low']

    Args:
        trace: the first timeline; a training, not a replay.
        position: the step at which they part, 0…N; at N the fork tries to go on.
        pair: the pair that is merged there, one of `trace[position].tied` (None: the rule's).
        tie_rule: the rule from this step on (None: as before).

    Raises:
        ForkError: the pair is not among the tied ones, or the trace is no training.
        IndexError: there is no such position.
    """
    if not 0 <= position <= len(trace):
        raise IndexError(f"position {position} is outside 0…{len(trace)}")
    if not trace.recording.ids_follow_steps:
        raise ForkError(Remark("merges that were only replayed have no other way to go"))
    return Fork(trace, position, pair, tie_rule)


class Fork(Training):
    """A training whose beginning is that of another one.

    Attributes:
        position: the step at which the two part.
    """

    def __init__(
        self, trace: Trace, position: int, pair: Pair | None, tie_rule: TieRuleName | None
    ) -> None:
        """Lay the same corpus out again; see `fork`."""
        recording, options = trace.recording, trace.options
        self.position = position
        forced = zip(recording.columns.left_ids, recording.columns.right_ids, strict=True)
        self._forced = [(int(left), int(right)) for left, right in forced][:position]
        if pair is not None:
            self._forced.append(_ids_of(trace, position, pair))
        words = dict(zip(recording.words, recording.frequencies.tolist(), strict=True))
        # What is asked for is taken one by one, however rare; what follows is not.
        asked = [_count_at(trace, step) for step in range(position, len(self._forced))]
        asked += recording.columns.counts[position - 1 : position].tolist() if position else []
        changed = replace(options, tie_rule=tie_rule or options.tie_rule)
        super().__init__(Corpus(words), changed, one_by_one_to=min(asked, default=None))

    def _make_step(self) -> bool:
        if len(self.history) >= len(self._forced):
            return super()._make_step()
        # What the rule would take is not wanted: this sets the highest count and the ties.
        self._choose()
        left, right = self._forced[len(self.history)]
        self._merge(self._index.entry(left << self._bits | right))
        return True


def _ids_of(trace: Trace, position: int, pair: Pair) -> tuple[int, int]:
    view = trace.at(position)
    for tied in view.tied:
        if view.labels(tied) == pair:
            return tied.left_id, tied.right_id
    left, right = pair
    reason = Remark(
        "{left!r} + {right!r} is not among the most frequent pairs at step {step}",
        left=left,
        right=right,
        step=position + 1,
    )
    raise ForkError(reason)


def _count_at(trace: Trace, step: int) -> int:
    return trace.at(step).highest_count
