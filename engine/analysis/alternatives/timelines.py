"""Two timelines of one corpus: from which step on they differ, and what only one of them has.

Tokens of two trainings are the same if they are the same text. A training on one long line may make
tokens of a million symbols, so long texts are compared by length and fingerprint.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from dataclasses import dataclass
from itertools import accumulate

import numpy as np

from engine.training import Trace
from engine.training.pair_table import IntArray
from engine.training.recording import Recording

_SHORT = 64
_MODULUS = (1 << 127) - 1
_BASE = 0x5DEECE66D1CE4E5B9


@dataclass(frozen=True, eq=False)
class TimelineDifference:
    """Where two trainings of one corpus differ.

    Attributes:
        first_step: the first step that merges another pair, from 0; None if one timeline is the
            beginning of the other, or they are the same.
        steps_in_second: per step of the first timeline the step of the second one that makes the
            same token, -1 where none does.
        steps_in_first: the same the other way round.
    """

    first_step: int | None
    steps_in_second: IntArray
    steps_in_first: IntArray

    @property
    def only_first(self) -> IntArray:
        """The steps of the first timeline whose tokens the second one does not make."""
        return np.flatnonzero(self.steps_in_second < 0)

    @property
    def only_second(self) -> IntArray:
        """The steps of the second timeline whose tokens the first one does not make."""
        return np.flatnonzero(self.steps_in_first < 0)


def compare_timelines(
    first: Trace, second: Trace, most_steps: int | None = None
) -> TimelineDifference:
    """Tell where two traces differ.

    Args:
        first: the first timeline.
        second: the second, of the same corpus with the same alphabet and mark.
        most_steps: look at so many steps of each only (None: all), as at a position of the player.

    >>> from engine.analysis.alternatives.fork import fork
    >>> from engine.text.corpus import Corpus
    >>> trace = Trace(Corpus.from_counts({"low": 5, "lower": 2, "newest": 6, "widest": 3}))
    >>> other = Trace(fork(trace, 5, ("w", "est")))
    >>> found = compare_timelines(trace, other)
    >>> found.first_step, [trace[step].token for step in found.only_first]
    (5, ['new'])

    Raises:
        ValueError: the traces are of two corpora.
    """
    if not np.array_equal(first.recording.base, second.recording.base):
        raise ValueError("two timelines are compared that are of two corpora")
    left, right = (list(_keys(trace, most_steps)) for trace in (first, second))
    return TimelineDifference(
        _first_difference(first, second, min(len(left), len(right))),
        _places(left, right),
        _places(right, left),
    )


def _keys(trace: Trace, most_steps: int | None) -> Iterator[Hashable]:
    """Yield for each step what its token is known by."""
    spellings, sums = trace.recording.spellings, list[int]()
    for token in trace.token_ids[:most_steps].tolist():
        length, place = spellings.length(token), spellings.place(token)
        if length <= _SHORT or place is None:
            yield spellings.text(token)
            continue
        sums = sums or _running_sums(trace.recording)
        yield length, (sums[place + length] - sums[place] * pow(_BASE, length, _MODULUS)) % _MODULUS


def _running_sums(recording: Recording) -> list[int]:
    """Give the fingerprints of all beginnings of the row of symbols."""
    symbols = (symbol + 2 for symbol in recording.base.tolist())
    return list(accumulate(symbols, lambda sum_, n: (sum_ * _BASE + n) % _MODULUS, initial=0))


def _places(keys: list[Hashable], others: list[Hashable]) -> IntArray:
    place_of = {key: step for step, key in enumerate(others)}
    return np.array([place_of.get(key, -1) for key in keys], np.int64)


def _first_difference(first: Trace, second: Trace, common: int) -> int | None:
    # The same pairs have the same ids as long as the tokens before them are the same.
    same = first.left_ids[:common] == second.left_ids[:common]
    same &= first.right_ids[:common] == second.right_ids[:common]
    different = np.flatnonzero(~same)
    return int(different[0]) if len(different) else None
