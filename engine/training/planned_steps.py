"""Steps that are found without index and queue: the many rare ones.

Most of them are known before they are told: written into the corpus when they are found, and told
one by one, or as many at a time as somebody wants to hear of.
"""

from __future__ import annotations

from array import array
from typing import Protocol

from engine.training.history import STEP_NUMBERS, History, StepNumbers
from engine.training.spelling import TokenSpellings


class RareSteps(Protocol):
    """Whoever finds them."""

    def make(self, most: int, history: History, spellings: TokenSpellings) -> int:
        """Add the next steps to the history, and their tokens to what is known of them.

        Returns:
            How many, at most ``most``; 0 when none is left.
        """
        ...


class PlannedSteps:
    """Steps in their order; who finds them adds them."""

    def __init__(self) -> None:
        self._rows = array("q")
        self._places = array("q")
        self._told = 0

    def add(self, numbers: StepNumbers, place: int) -> None:
        """Add a step, and where the token that it makes stands first."""
        self._rows.extend(numbers)
        self._places.append(place)

    def make(self, most: int, history: History, spellings: TokenSpellings) -> int:
        """Tell up to so many."""
        begin, end = self._told, min(self._told + most, len(self._places))
        self._told = end
        history.extend(self._rows[begin * STEP_NUMBERS : end * STEP_NUMBERS])
        spellings.places.extend(self._places[begin:end])
        return end - begin
