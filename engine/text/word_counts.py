"""Word-count lists: text that already is words with counts (TSV, CSV, or a JSON object).

Recognised by content, never by the name of the file; `Corpus.from_file` asks here first.
"""

from __future__ import annotations

import csv
import json
import re
from collections.abc import Iterable, Iterator

from engine.text.reading import CorpusError
from engine.text.remark import Remark

LARGEST_COUNT = (1 << 63) - 1

_BRACE = re.compile(r"[\ufeff \t\r\n]*\{")
_NUMBER = re.compile(r"[0-9]+\r?")
_PROBE_LINES = 1_000
_LONGEST_NUMBER = 19


def parse_word_counts(text: str) -> dict[str, int] | None:
    r"""Read a word-count list, or return None when the text is none.

    One word and its count per line, with a tab, comma or semicolon between (a heading line is
    allowed), or one JSON object. Counts of a word that is given twice are added up.

    >>> parse_word_counts("low\t5\nlower\t2\n")
    {'low': 5, 'lower': 2}
    >>> parse_word_counts('{"low": 5}')
    {'low': 5}
    >>> parse_word_counts("Once upon a time") is None
    True

    Raises:
        CorpusError: it is a list, but a line of it is wrong.
    """
    if _BRACE.match(text):
        return _parse_json(text)
    separator = _separator(text)
    return None if separator is None else _add_up(_rows(text, separator))


def _parse_json(text: str) -> dict[str, int] | None:
    try:
        pairs = json.loads(text, object_pairs_hook=_Pairs)
    except (ValueError, RecursionError):
        return None
    numbers = isinstance(pairs, _Pairs) and [isinstance(v, int | float) for _, v in pairs]
    if not numbers or sum(numbers) * 2 <= len(numbers):
        return None
    return _add_up((f'$["{word}"]', word, _as_written(value)) for word, value in pairs)


def _as_written(value: object) -> str:
    return str(value) if type(value) is int else json.dumps(value)


class _Pairs(list[tuple[str, object]]):
    """The members of a JSON object, repeated names kept."""


def _separator(text: str) -> str | None:
    """Find the separator with which most lines are a word and a number."""
    lines = [line for line in _first_lines(text, _PROBE_LINES) if line.strip()]
    for separator in "\t,;":
        cells = [line.rpartition(separator) for line in lines]
        good = sum(bool(_NUMBER.fullmatch(count)) for _, found, count in cells if found)
        if good * 2 > len(lines) or (good == 1 and len(lines) == 2 and all(c[1] for c in cells)):
            return separator
    return None


def _first_lines(text: str, most: int) -> list[str]:
    """Return the first lines without looking at the rest, which may be long."""
    end = -1
    for _ in range(most):
        end = text.find("\n", end + 1)
        if end < 0:
            return text.split("\n")
    return text[:end].split("\n")


def _rows(text: str, separator: str) -> Iterator[tuple[str, str, str]]:
    """Yield (place, word, count) of every line that is not blank."""
    lines = text.split("\n")
    cells = _tab_cells(lines) if separator == "\t" else _quoted_cells(lines, separator)
    for number, row in cells:
        if not any(cell.strip() for cell in row):
            continue
        if len(row) != 2:
            raise _no_row(number)
        if number > 1 or _NUMBER.fullmatch(row[1].strip()):
            yield f"line {number}", row[0], row[1].strip()


def _tab_cells(lines: Iterable[str]) -> Iterator[tuple[int, list[str]]]:
    for number, line in enumerate(lines, start=1):
        yield number, line.removesuffix("\r").rsplit("\t", 1)


def _quoted_cells(lines: Iterable[str], separator: str) -> Iterator[tuple[int, list[str]]]:
    """Yield each row with the line where it begins: a word in quotes may hold line ends."""
    rows = csv.reader((f"{line}\n" for line in lines), delimiter=separator)
    number = 1
    try:
        for row in rows:
            yield number, row
            number = rows.line_num + 1
    except csv.Error:  # a lone carriage return, or a quote that is never closed
        raise _no_row(number) from None


def _no_row(number: int) -> CorpusError:
    return CorpusError(None, f"line {number}", Remark("not a word and its count"))


def _add_up(rows: Iterable[tuple[str, str, str]]) -> dict[str, int]:
    counts: dict[str, int] = {}
    for place, word, number in rows:
        if not word:
            raise CorpusError(None, place, Remark("the word is empty"))
        if not _NUMBER.fullmatch(number) or not number.strip("0"):
            reason = Remark("the count {count} is no whole number from 1", count=number[:40])
            raise CorpusError(None, place, reason)
        if len(number.lstrip("0")) > _LONGEST_NUMBER or int(number) > LARGEST_COUNT:
            raise CorpusError(None, place, Remark("the count is larger than 64 bits hold"))
        counts[word] = counts.get(word, 0) + int(number)
    return counts
