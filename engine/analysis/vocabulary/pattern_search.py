"""Regular expressions in a table: all labels and texts are one long text, a line each.

Searching line by line would cost half a second at 300 000 tokens. In one text the pattern may do
what it could not do in a line: run over its end, or look there. The first is noticed, and those
lines are searched one by one; patterns that can do the second search all of them so.
"""

from __future__ import annotations

import time
from collections.abc import Iterable
from dataclasses import dataclass
from weakref import WeakKeyDictionary

import numpy as np
import regex

from engine.analysis.vocabulary.table import VocabularyTable
from engine.text.code_points import IntArray

_SECONDS = 2.0
# What depends on more than the line: looking around, being atomic, the ends of the whole text; and
# brackets inside brackets, of which it is hard to say what they enclose.
_LOOKS_FARTHER = regex.compile(r"\(\?(?!:)|\(\*|[*+?}]\+|\\[AZzGKmMXR]|\[\^?\]|\[[^\]]*\[")
_ANY_CASE = "(?i)"
_NEGATED_CLASS = regex.compile(r"(?<!\\)(?:\\\\)*\[\^")


@dataclass(frozen=True, eq=False)
class Lines:
    """The labels of a table, and the texts of tokens that differ from them.

    Attributes:
        lines: the lines, those with a line end in them last.
        rows: the row of each line.
        joined: the lines without a line end in them, as one text.
        starts: where each of these begins in it, in characters.
    """

    lines: list[str]
    rows: IntArray
    joined: str
    starts: IntArray

    @classmethod
    def of(cls, table: VocabularyTable) -> Lines:
        """Collect the lines."""
        even: list[tuple[int, str]] = []
        odd: list[tuple[int, str]] = []
        lengths = table.character_lengths.tolist()
        both = zip(table.labels, table.contents, lengths, strict=True)
        for row, (label, content, length) in enumerate(both):
            even.append((row, label.decode("utf-8")))
            if length >= 0 and content != label:
                line = row, content.decode("utf-8", "surrogatepass")
                (odd if b"\n" in content else even).append(line)
        rows = np.array([row for row, _ in (*even, *odd)], np.int64)
        lines = [line for _, line in (*even, *odd)]
        sizes = np.fromiter(map(len, lines[: len(even)]), np.int64, len(even)) + 1
        return cls(lines, rows, "\n".join(lines[: len(even)]), np.cumsum(sizes) - sizes)


_lines_of: WeakKeyDictionary[VocabularyTable, Lines] = WeakKeyDictionary()


def rows_with_pattern(table: VocabularyTable, pattern: regex.Pattern[str]) -> IntArray:
    """Find the rows in whose label or text a compiled pattern finds something.

    Raises:
        TimeoutError: it takes longer than two seconds.
    """
    if table not in _lines_of:
        _lines_of[table] = Lines.of(table)
    lines = _lines_of[table]
    deadline = time.monotonic() + _SECONDS
    if _LOOKS_FARTHER.search(pattern.pattern.removeprefix(_ANY_CASE)):
        found = _search_each(lines, range(len(lines.lines)), pattern, deadline)
    else:
        found = _search_joined(lines, pattern, deadline)
    return np.unique(lines.rows[found])


def _search_joined(lines: Lines, pattern: regex.Pattern[str], deadline: float) -> IntArray:
    # The end of each negated class is not touched, so this adds only that lines are left alone.
    inside = pattern.pattern.removeprefix(_ANY_CASE)
    inside = _NEGATED_CLASS.sub(lambda found: found[0] + "\\n", inside)
    flags = regex.V0 | regex.MULTILINE | (pattern.flags & regex.IGNORECASE)
    # One find in a line is enough: the rest of it belongs to the find.
    whole = regex.compile(f"(?:{inside}).*", flags)
    left = deadline - time.monotonic()
    spans = [found.span() for found in whole.finditer(lines.joined, timeout=max(left, 0.001))]
    places = np.array(spans, np.int64).reshape(-1, 2)
    first, last = np.searchsorted(lines.starts, places.T, side="right") - 1
    over = np.flatnonzero(first != last)
    unsure = np.zeros(len(lines.lines) + 1, np.int64)
    np.add.at(unsure, first[over], 1)
    np.add.at(unsure, last[over] + 1, -1)
    alone = np.flatnonzero(np.cumsum(unsure)[:-1])
    odd = range(len(lines.starts), len(lines.lines))
    each = _search_each(lines, [*alone.tolist(), *odd], pattern, deadline)
    return np.concatenate((first[first == last], each))


def _search_each(
    lines: Lines, places: Iterable[int], pattern: regex.Pattern[str], deadline: float
) -> IntArray:
    search, listed = pattern.search, lines.lines
    found: list[int] = []
    for place in places:
        left = deadline - time.monotonic()
        if left <= 0:
            raise TimeoutError
        if search(listed[place], timeout=left):
            found.append(place)
    return np.array(found, np.int64)
