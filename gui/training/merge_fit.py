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

LEAST_IMPORTANT: Final = (Column.REPLACEMENTS, Column.TIED, Column.RIGHT, Column.LEFT)
"""What is left out first: the replacements nearly always equal the count; the panel above tells the
tie; the new token holds its parts."""

_FEWEST: Final = {Column.LEFT: 3, Column.RIGHT: 3, Column.TOKEN: 5}
"""So many letters of a token there must be room for."""

_ENOUGH: Final = {Column.LEFT: 4, Column.RIGHT: 3, Column.TOKEN: 7}
"""And so many in a table with all columns: most words of a lesson matter more than replacements."""

_TURNS: Final = (
    (Column.LEFT, 4),
    (Column.TOKEN, 6),
    (Column.LEFT, 5),
    (Column.RIGHT, 4),
    (Column.TOKEN, 9),
)
"""And so many there should be, in this order: two letters with dots between tell no token."""

_SHARES: Final = {Column.LEFT: 5, Column.RIGHT: 4, Column.TOKEN: 9}
"""How they share what is left then."""


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
        letters = _FEWEST if left_out else _ENOUGH
        for short in (False, True):
            widths = _widths(columns, measures, letters, short=short)
            if sum(widths.values()) <= room:
                _widen(widths, measures, room)
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


def _widen(widths: dict[Column, int], measures: Measures, room: int) -> None:
    """Give the tokens what is left."""
    for column, letters in _TURNS:
        if column not in widths:
            continue
        left = room - sum(widths.values())
        widths[column] += min(max(0, measures.letters(letters) - widths[column]), left)
    shares = {column: share for column, share in _SHARES.items() if column in widths}
    left, parts = room - sum(widths.values()), sum(shares.values())
    for column, share in shares.items():
        widths[column] += left * share // parts
