"""Steps that take rare pairs, which are found without index and queue.

Most sources of such steps find many at once and write them into the corpus then. The history gets
them later: one by one, or as many at a time as somebody asks for.
"""

from __future__ import annotations

from array import array
from typing import Protocol

from engine.training.history import STEP_NUMBERS, History, StepNumbers
from engine.training.spelling import TokenSpellings


class RareSteps(Protocol):
    """A source of steps for the trainer, once it has no frequent pairs any more."""

    def make(self, most: int, history: History, spellings: TokenSpellings) -> int:
        """Add the next steps to the history, and the places of their tokens to the spellings.

        Returns:
            How many, at most ``most``; 0 when none is left.
        """
        ...


class PlannedSteps:
    """Steps that are in the corpus already and wait for their turn in the history.

    Without any it is the source that has no steps; a subclass adds those that it finds.
    """

    def __init__(self) -> None:
        self._rows = array("q")
        self._places = array("q")
        self._handed_out = 0

    def add(self, numbers: StepNumbers, place: int) -> None:
        """Add a step, and where the token that it makes stands first."""
        self._rows.extend(numbers)
        self._places.append(place)

    def make(self, most: int, history: History, spellings: TokenSpellings) -> int:
        """Hand out the next steps, as `RareSteps` says."""
        begin, end = self._handed_out, min(self._handed_out + most, len(self._places))
        self._handed_out = end
        history.extend(self._rows[begin * STEP_NUMBERS : end * STEP_NUMBERS])
        spellings.places.extend(self._places[begin:end])
        return end - begin
