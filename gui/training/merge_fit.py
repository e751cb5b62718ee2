"""Which columns of the merge list there is room for, how they are headed, how wide each is.

Plain numbers in, plain numbers out; `merge_view` measures and obeys. What gives way in a narrow
list, in this order: long tokens are cut, names are abbreviated, then the columns go that a lesson
misses least. A row's tool tip tells all of it in any width.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from gui.training.merge_model import TEXT_COLUMNS, Column

LEAST_IMPORTANT: Final = (Column.REPLACEMENTS, Column.TIED)
"""What is left out first: it nearly always equals the count; the panel above tells the tie."""

_WANTED: Final = {Column.LEFT: 5, Column.RIGHT: 4, Column.TOKEN: 9}
_FEWEST: Final = {Column.LEFT: 3, Column.RIGHT: 3, Column.TOKEN: 5}
"""Letters of a token: as many as it should have, and as few as it must have."""


@dataclass(frozen=True)
class Measures:
    """What the columns need, in pixels.

    Attributes:
        numbers: for each column of numbers the room that its widest number takes.
        letters: the room that so many letters of a token take.
        names: for each column the room that its name takes.
        short_names: the same for the abbreviated names.
    """

    numbers: Mapping[Column, int]
    letters: Callable[[int], int]
    names: Sequence[int]
    short_names: Sequence[int]


@dataclass(frozen=True)
class Fit:
    """The columns that are shown.

    Attributes:
        widths: the width of each shown column, in pixels.
        short: the names are abbreviated.
    """

    widths: Mapping[Column, int]
    short: bool


def fit(room: int, measures: Measures) -> Fit:
    """The fullest table that is at most `room` wide, or the smallest there is."""
    for left_out in range(len(LEAST_IMPORTANT) + 1):
        columns = [column for column in Column if column not in LEAST_IMPORTANT[:left_out]]
        for short in (False, True):
            widths = _widths(columns, measures, _FEWEST, short=short)
            if sum(widths.values()) <= room:
                _widen(widths, _widths(columns, measures, _WANTED, short=short), room)
                return Fit(widths, short)
    return Fit(widths, short=True)


def _widths(
    columns: Sequence[Column], measures: Measures, letters: Mapping[Column, int], *, short: bool
) -> dict[Column, int]:
    names = measures.short_names if short else measures.names
    contents = {
        column: measures.letters(letters[column])
        if column in TEXT_COLUMNS
        else measures.numbers[column]
        for column in columns
    }
    return {column: max(width, names[column]) for column, width in contents.items()}


def _widen(widths: dict[Column, int], wanted: Mapping[Column, int], room: int) -> None:
    """Give the tokens what is left: first what they should have, new ones before their parts."""
    for column in sorted(_WANTED, reverse=True):
        left = room - sum(widths.values())
        widths[column] += min(wanted[column] - widths[column], left)
    left, shares = room - sum(widths.values()), sum(_WANTED.values())
    for column, letters in _WANTED.items():
        widths[column] += left * letters // shares
