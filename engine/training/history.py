"""What a training did, step by step, in columns of numbers."""

from __future__ import annotations

from array import array
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Protocol

import numpy as np

from engine.training.pair_table import IntArray

if TYPE_CHECKING:
    from engine.training.recording import Recording

Pair = tuple[str, str]
StepNumbers = tuple[int, int, int, int, int, int]
"""Ids of the two tokens and of what they became; count, replacements, size of the tie."""

STEP_NUMBERS = 6


class StepSource(Protocol):
    """Whoever can still say what a step's numbers stand for."""

    def numbers(self, index: int) -> StepNumbers:
        """Return a step's numbers."""
        ...

    def token(self, token_id: int) -> str:
        """Return a token's label."""
        ...

    def tied_at(self, index: int) -> tuple[Pair, ...]:
        """Return all pairs that had the highest count before step ``index``, the winner first."""
        ...

    def recording_of(self, length: int) -> Recording:
        """Return the first steps as arrays."""
        ...


@dataclass(frozen=True, slots=True, eq=False)
class MergeStep:
    """One merge: the pair that was taken and what it did.

    >>> MergeStep(0, ("e", "s"), "es", 9, 9, 2, (("e", "s"), ("s", "t")))
    MergeStep(index=0, pair=('e', 's'), token='es', count=9, replacements=9, tie_size=2)

    Attributes:
        index: Number of the step, from 0; also the merge's rank.
        pair: Labels of the left and the right token.
        token: Label of the token that the pair became.
        count: How often the pair was adjacent, overlapping occurrences included.
        replacements: How often it was really replaced: ``a a`` is twice in ``aaa``, replaced once.
        tie_size: How many pairs had the highest count before this step; 1 means no tie.
        tied: All these pairs, the winner first.
    """

    index: int
    pair: Pair
    token: str
    count: int
    replacements: int
    tie_size: int
    # Left out where steps are compared and printed: there may be a hundred thousand.
    tied: tuple[Pair, ...] = field(repr=False)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, MergeStep) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())

    def _key(self) -> tuple[int, Pair, str, int, int, int]:
        return self.index, self.pair, self.token, self.count, self.replacements, self.tie_size


class RecordedStep(MergeStep):
    """A step of a training or trace, which looks up what somebody asks for.

    A training may make a million steps with tokens of a million symbols; their texts together
    would not fit in any memory.

    Attributes:
        source: The training or trace that made it.
    """

    __slots__ = ("source",)

    source: StepSource

    def __init__(self, index: int, source: StepSource) -> None:
        """Take the number of the step and who knows the rest."""
        put = object.__setattr__  # the way around being frozen
        put(self, "index", index)
        put(self, "source", source)

    @property
    def ids(self) -> tuple[int, int, int]:
        """Ids of the two tokens and of what they became."""
        return self.source.numbers(self.index)[:3]

    @property
    def count(self) -> int:
        """How often the pair was adjacent."""
        return self.source.numbers(self.index)[3]

    @property
    def replacements(self) -> int:
        """How often it was really replaced."""
        return self.source.numbers(self.index)[4]

    @property
    def tie_size(self) -> int:
        """How many pairs had the highest count before this step."""
        return self.source.numbers(self.index)[5]

    @property
    def pair(self) -> Pair:
        """Labels of the left and the right token."""
        return self.source.token(self.ids[0]), self.source.token(self.ids[1])

    @property
    def token(self) -> str:
        """Label of the token that the pair became."""
        return self.source.token(self.ids[2])

    @property
    def tied(self) -> tuple[Pair, ...]:
        """All pairs with the highest count before this step, the winner first."""
        return self.source.tied_at(self.index)

    def __reduce__(self) -> tuple[object, ...]:
        """Travel as a plain step, without the training."""
        return MergeStep, (*self._key(), self.tied)


class History:
    """The steps so far as rows of numbers; grows while a training runs.

    Attributes:
        length: How many steps there are; what ``len`` gives, for the trainer's loop.
    """

    def __init__(self) -> None:
        self.length = 0
        self._numbers = array("q")

    def __len__(self) -> int:
        return self.length

    def append(self, numbers: StepNumbers) -> None:
        """Add one step."""
        self.length += 1
        self._numbers.extend(numbers)

    def extend(self, rows: array[int]) -> None:
        """Add steps whose numbers follow each other."""
        self.length += len(rows) // STEP_NUMBERS
        self._numbers.extend(rows)

    def numbers(self, index: int) -> StepNumbers:
        """Return a step's numbers."""
        first, second, new, count, replaced, ties = self._numbers[
            index * STEP_NUMBERS : (index + 1) * STEP_NUMBERS
        ]
        return first, second, new, count, replaced, ties

    def columns(self) -> IntArray:
        """Return a copy of the numbers of all steps, one row per kind of number."""
        return np.array(self._numbers, np.int64).reshape(-1, STEP_NUMBERS).T
