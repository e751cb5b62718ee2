"""Two timelines of one corpus: from which step on they differ, and what only one of them has."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from engine.training import Trace
from engine.training.pair_table import IntArray

Pair = tuple[str, str]


@dataclass(frozen=True, eq=False)
class TimelineDifference:
    """Where two trainings of one corpus differ.

    Attributes:
        first_step: the first step that merges another pair, from 0; None if one timeline is the
            beginning of the other, or they are the same.
        steps_in_second: per step of the first timeline the step of the second one that makes the
            same token, -1 where none does.
        steps_in_first: the same the other way round.
        only_first: what only the first timeline makes, in its order.
        only_second: what only the second one makes.
    """

    first_step: int | None
    steps_in_second: IntArray
    steps_in_first: IntArray
    only_first: tuple[str, ...]
    only_second: tuple[str, ...]

    @property
    def same_vocabulary(self) -> bool:
        """Whether both have learned the same tokens, in whatever order."""
        return not self.only_first and not self.only_second


def compare_timelines(
    first: Trace, second: Trace, most_steps: int | None = None
) -> TimelineDifference:
    """Tell where two traces differ.

    Args:
        first: the first timeline.
        second: the second.
        most_steps: look at so many steps of each only (None: all), as at a position of the player.

    >>> from engine.analysis.alternatives.fork import fork
    >>> from engine.text.corpus import Corpus
    >>> trace = Trace(Corpus.from_counts({"low": 5, "lower": 2, "newest": 6, "widest": 3}))
    >>> found = compare_timelines(trace, Trace(fork(trace, 0, ("s", "t"))))
    >>> found.first_step, found.only_first, found.only_second
    (0, ('es',), ('st',))
    """
    left, right = _texts(first, most_steps), _texts(second, most_steps)
    return TimelineDifference(
        _first_difference(first, second, min(len(left), len(right))),
        _places(left, right),
        _places(right, left),
        _only(first, left, right),
        _only(second, right, left),
    )


def _texts(trace: Trace, most_steps: int | None) -> list[str]:
    text = trace.recording.spellings.text
    return [text(token) for token in trace.token_ids[:most_steps].tolist()]


def _places(texts: list[str], others: list[str]) -> IntArray:
    place_of = {text: step for step, text in enumerate(others)}
    return np.array([place_of.get(text, -1) for text in texts], np.int64)


def _only(trace: Trace, texts: list[str], others: list[str]) -> tuple[str, ...]:
    known = set(others)
    made = zip(trace.token_ids.tolist(), texts, strict=False)
    return tuple(trace.token(token) for token, text in made if text not in known)


def _first_difference(first: Trace, second: Trace, common: int) -> int | None:
    for step in range(common):
        if first[step].pair != second[step].pair:
            return step
    return None
