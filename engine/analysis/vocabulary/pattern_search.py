"""Regular expressions in a table: all labels and texts are one long text, see `lines`.

Searching line by line would cost half a second at 300 000 tokens. In one text the pattern may do
what it could not do in a line: run over its end, or look there. The first is noticed, and those
lines are searched one by one; patterns that can do the second search all of them so.
"""

from __future__ import annotations

import time
from collections.abc import Iterable

import numpy as np
import regex
from numpy.typing import NDArray

from engine.analysis.vocabulary.lines import Lines
from engine.analysis.vocabulary.table import VocabularyTable
from engine.text.code_points import IntArray

_SECONDS = 2.0
# What depends on more than the line: looking around, being atomic, the ends of the whole text; and
# brackets inside brackets, of which it is hard to say what they enclose.
_LOOKS_FARTHER = regex.compile(
    r"\(\?(?!:)|\(\*|[*+?]\+|\{[0-9,]*\}\+|\\[AZzGKmMXR]|\[\^?\]|\[[^\]]*\["
)
_CLASS_OR_ESCAPE = regex.compile(r"\[(?:\\.|[^\]\\])*\]|\\[pP]\{[^}]*\}|\\.")
# Without a repeated group, and with two repetitions at most, no line keeps a pattern busy for long.
_MAY_BE_SLOW = regex.compile(r"\)[*+?{]|[*+{].*[*+{].*[*+{]|\\[1-9]")
_ANY_CASE = "(?i)"


def rows_with_pattern(table: VocabularyTable, pattern: regex.Pattern[str]) -> IntArray:
    """Find the rows in whose label or text a compiled pattern finds something.

    Raises:
        TimeoutError: it takes longer than two seconds.
    """
    lines = table.lines
    deadline = time.monotonic() + _SECONDS
    if _LOOKS_FARTHER.search(pattern.pattern.removeprefix(_ANY_CASE)):
        found = _search_each(lines, range(len(lines)), pattern, deadline)
    else:
        found = _search_joined(lines, pattern, deadline)
    return np.unique(lines.rows[found])


def _search_joined(lines: Lines, pattern: regex.Pattern[str], deadline: float) -> IntArray:
    inside = pattern.pattern.removeprefix(_ANY_CASE)
    flags = regex.V0 | regex.MULTILINE | (pattern.flags & regex.IGNORECASE)
    timeout = max(deadline - time.monotonic(), 0.001) if _MAY_BE_SLOW.search(inside) else None
    inside = _CLASS_OR_ESCAPE.sub(_within_line, inside)
    # One find in a line is enough: the rest of it belongs to the find.
    whole = regex.compile(f"(?:{inside}).*\\n?", flags)
    spans = [found.span() for found in whole.finditer(lines.text, timeout=timeout)]
    starts, ends = np.array(spans, np.int64).reshape(-1, 2).T
    inside_lines = starts < lines.starts[-1]
    starts, ends = starts[inside_lines], ends[inside_lines]
    first = np.searchsorted(lines.starts, starts, side="right") - 1
    last = np.searchsorted(lines.starts, np.maximum(ends - 1, starts), side="right") - 1
    total = len(lines.starts) - 1
    odd = range(total, len(lines))
    unsure = [*_covered(first, np.minimum(last, total - 1), first != last, total).tolist(), *odd]
    return np.concatenate((first[first == last], _search_each(lines, unsure, pattern, deadline)))


def _within_line(found: regex.Match[str]) -> str:
    """Keep a negated class, and an escape that could stand for a line end, from finding one."""
    part = found[0]
    if part.startswith("[^"):
        return f"[^\\n{part[2:]}"
    negated = part.startswith((r"\P", r"\p{^"))
    return rf"(?:(?!\n){part})" if negated or part in (r"\s", r"\W", r"\D") else part


def _covered(first: IntArray, last: IntArray, over: NDArray[np.bool_], total: int) -> IntArray:
    """Find the lines of those finds that run over the end of one."""
    changes = np.zeros(total + 1, np.int64)
    np.add.at(changes, first[over], 1)
    np.add.at(changes, last[over] + 1, -1)
    return np.flatnonzero(np.cumsum(changes)[:-1])


def _search_each(
    lines: Lines, places: Iterable[int], pattern: regex.Pattern[str], deadline: float
) -> IntArray:
    search = pattern.search
    found: list[int] = []
    for place in places:
        left = deadline - time.monotonic()
        if left <= 0:
            raise TimeoutError
        if search(lines[place], timeout=left):
            found.append(place)
    return np.array(found, np.int64)
