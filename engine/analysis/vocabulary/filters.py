"""TokenFilter: the rows of a table that fulfil what a person typed into the filter field.

`filter_language` reads the text; `pattern_search` looks for regular expressions. Everything here is
done on arrays: a key in the field costs some milliseconds at 300 000 tokens.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import reduce
from typing import Any

import numpy as np
from numpy.typing import NDArray

from engine.analysis.vocabulary.filter_language import (
    Condition,
    FilterError,
    Holds,
    InRanges,
    OneOf,
    Plain,
    read_filter,
)
from engine.analysis.vocabulary.pattern_search import rows_with_pattern
from engine.analysis.vocabulary.table import FLAG_NAMES, KINDS, VocabularyTable
from engine.text.code_points import IntArray
from engine.text.remark import Remark

Mask = NDArray[np.bool_]


@dataclass(frozen=True)
class TokenFilter:
    """Conditions that rows must all fulfil; see `filter_language` for how they are written.

    Attributes:
        text: what was typed.
        conditions: what it says.
    """

    text: str = ""
    conditions: tuple[Condition, ...] = ()

    @classmethod
    def parse(cls, text: str) -> TokenFilter:
        """Read what a person typed.

        Raises:
            FilterError: it cannot be read, with the reason and the place.
        """
        return cls(text, read_filter(text))

    def rows(self, table: VocabularyTable) -> IntArray:
        """Give the rows that fulfil all conditions, in the order of the table.

        Raises:
            FilterError: a regular expression takes too long.
        """
        if not self.conditions:
            return np.arange(len(table))
        masks = [self._mask(table, condition) for condition in self.conditions]
        return np.flatnonzero(reduce(np.logical_and, masks))

    def unknown_script(self, table: VocabularyTable) -> str:
        """Give the first script asked for that no token of the table has; "" if there is none."""
        asked = (each for each in self.conditions if isinstance(each, OneOf))
        names = (name for each in asked if each.key == "script" for name in each.names)
        return next((name for name in names if not _scripts_called(table, name)), "")

    def _mask(self, table: VocabularyTable, condition: Condition) -> Mask:
        match condition:
            case Plain(text):
                needle = text.casefold().encode("utf-8", "surrogatepass")
                return table.searched.holding(needle)
            case Holds(data):
                return table.contents.holding(data)
            case InRanges(key, ranges):
                return _in_ranges(_NUMBERS[key](table), ranges)
            case OneOf(key, names):
                return _NAMED[key](table, names)
        try:
            rows = rows_with_pattern(table, condition.pattern)
        except TimeoutError:
            reason = Remark("this regular expression takes too long")
            raise FilterError(reason, 0, len(self.text)) from None
        mask = np.zeros(len(table), np.bool_)
        mask[rows] = True
        return mask


def prepare_search(table: VocabularyTable) -> Iterator[None]:
    """Make what the first letter needs, then what the first regular expression needs.

    Each takes 10 ms at 260 000 tokens; who iterates can do something else between.
    """
    _ = table.searched.owners
    yield
    _ = table.lines.text


def _in_ranges(numbers: IntArray, ranges: tuple[tuple[int | None, int | None], ...]) -> Mask:
    mask = np.zeros(len(numbers), np.bool_)
    for first, last in ranges:
        # A token without such a number has -1, which is in no range.
        inside = numbers >= (first or 0)
        mask |= inside if last is None else inside & (numbers <= last)
    return mask


def _of_kinds(table: VocabularyTable, names: tuple[str, ...]) -> Mask:
    places = [place for place, kind in enumerate(KINDS) if kind in names]
    return _are_among(table.kinds, places)


def _of_scripts(table: VocabularyTable, names: tuple[str, ...]) -> Mask:
    """Choose scripts; the beginning of a name is enough while it is being typed."""
    wanted = {place for name in names for place in _scripts_called(table, name)}
    return _are_among(table.scripts, wanted)


def _are_among(numbers: NDArray[np.uint8], wanted: Iterable[int]) -> Mask:
    is_wanted = np.zeros(256, np.bool_)
    is_wanted[list(wanted)] = True
    return is_wanted[numbers]


def _scripts_called(table: VocabularyTable, name: str) -> list[int]:
    known = [script.casefold() for script in table.script_names]
    if name in known:
        return [known.index(name)]
    return [place for place, script in enumerate(known) if name and script.startswith(name)]


def _with_flags(table: VocabularyTable, names: tuple[str, ...]) -> Mask:
    wanted = reduce(int.__or__, (int(FLAG_NAMES[name]) for name in names))
    mask: Mask = (table.flags & wanted) != 0
    return mask


_NUMBERS: dict[str, Callable[[VocabularyTable], Any]] = {
    "id": lambda table: table.ids,
    "rank": lambda table: table.ranks,
    "bytes": lambda table: table.byte_lengths,
    "characters": lambda table: table.character_lengths,
    "children": lambda table: table.child_counts,
}
_NAMED: dict[str, Callable[[VocabularyTable, tuple[str, ...]], Mask]] = {
    "kind": _of_kinds,
    "script": _of_scripts,
    "is": _with_flags,
}
