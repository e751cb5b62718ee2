"""What a training did, step by step, in columns of numbers."""

from __future__ import annotations

from array import array
from dataclasses import dataclass, field
from typing import Protocol


class StepSource(Protocol):
    """Whoever can still say what a step's numbers stand for."""

    def token(self, token_id: int) -> str:
        """Return a token's label."""
        ...

    def tied_at(self, index: int) -> tuple[tuple[str, str], ...]:
        """Return all pairs that had the highest count before step ``index``, the winner first."""
        ...


@dataclass(frozen=True, slots=True)
class MergeStep:
    """One merge: the pair that was taken and what it did.

    Attributes:
        index: Number of the step, from 0; also the merge's rank.
        left_id, right_id, token_id: Ids of the two tokens and of what they became.
        count: How often the pair was adjacent, overlapping occurrences included.
        replacements: How often it was really replaced: ``a a`` is twice in ``aaa``, replaced once.
        tie_size: How many pairs had the highest count before this step; 1 means no tie.
    """

    index: int
    left_id: int
    right_id: int
    token_id: int
    count: int
    replacements: int
    tie_size: int
    _source: StepSource = field(repr=False, compare=False)

    @property
    def pair(self) -> tuple[str, str]:
        """Labels of the left and the right token."""
        return self._source.token(self.left_id), self._source.token(self.right_id)

    @property
    def token(self) -> str:
        """Label of the token that the pair became."""
        return self._source.token(self.token_id)

    @property
    def tied(self) -> tuple[tuple[str, str], ...]:
        """All pairs with the highest count before this step, the winner first.

        Computed when asked for: at count 2 there may be a hundred thousand.
        """
        return self._source.tied_at(self.index)


class History:
    """The steps so far as columns; grows while a training runs."""

    def __init__(self) -> None:
        self.left_ids = array("i")
        self.right_ids = array("i")
        self.token_ids = array("i")
        self.counts = array("q")
        self.replacements = array("q")
        self.tie_sizes = array("q")

    def __len__(self) -> int:
        return len(self.left_ids)

    def append(
        self, pair: tuple[int, int], token: int, count: int, replaced: int, ties: int
    ) -> None:
        """Add one step."""
        self.left_ids.append(pair[0])
        self.right_ids.append(pair[1])
        self.token_ids.append(token)
        self.counts.append(count)
        self.replacements.append(replaced)
        self.tie_sizes.append(ties)

    def step(self, index: int, source: StepSource) -> MergeStep:
        """Return one step as a value."""
        return MergeStep(
            index,
            self.left_ids[index],
            self.right_ids[index],
            self.token_ids[index],
            self.counts[index],
            self.replacements[index],
            self.tie_sizes[index],
            source,
        )
