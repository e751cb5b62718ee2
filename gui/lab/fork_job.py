"""A second timeline of a training as one job, for a worker or for the window's own thread.

This module imports no Qt: the worker loads it.
"""

from __future__ import annotations

from dataclasses import dataclass

from engine import Trace
from engine.analysis.alternatives import TimelineDifference, compare_timelines, fork
from engine.training.options import TieRuleName
from gui.work.explore_job import Listener, Question
from gui.work.training_job import CorpusSize, Snapshot

Pair = tuple[str, str]

_BETWEEN_REPORTS = 32


@dataclass(frozen=True, eq=False, kw_only=True)
class ForkQuestion(Question):
    """Which timeline parts from which one, and where.

    Attributes:
        first: what parts it from.
        position: the step at which they part, 0…N.
        pair: what is merged there as labels; None lets the rule choose.
        rule: the tie rule from there on; None goes on as before.
    """

    first: Snapshot
    position: int = 0
    pair: Pair | None = None
    rule: TieRuleName | None = None

    def __reduce__(self) -> tuple[object, ...]:
        """Cross a process border without what was found out about the first timeline."""
        first = self.first
        facts = first.trace.to_arrays(), first.planned, first.size
        return _unpack, (*facts, self.position, self.pair, self.rule)


def _unpack(
    arrays: dict[str, object],
    planned: int | None,
    size: CorpusSize,
    position: int,
    pair: Pair | None,
    rule: TieRuleName | None,
) -> ForkQuestion:
    first = Snapshot(Trace.from_arrays(arrays), planned, True, size)
    return ForkQuestion(keys=(), first=first, position=position, pair=pair, rule=rule)


@dataclass(frozen=True, eq=False)
class ForkAnswer:
    """The second timeline, and how both differ."""

    second: Snapshot
    difference: TimelineDifference


def make_fork(question: ForkQuestion, listener: Listener) -> ForkAnswer:
    """Train the second timeline to its end.

    Raises:
        ForkError: the pair is not among the tied ones, or the first timeline is no training.
    """
    first = question.first
    training = fork(first.trace, question.position, question.pair, question.rule)
    for done, _ in enumerate(training, start=1):
        if done % _BETWEEN_REPORTS == 0:
            listener.progress("training", done, first.planned or 0)
    second = Trace.so_far(training)
    difference = compare_timelines(first.trace, second)
    return ForkAnswer(Snapshot(second, first.planned, True, first.size, 0), difference)
