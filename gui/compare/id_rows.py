"""The ids of a lane as rows of a table, and as text for other programs.

A text of a megabyte has a quarter of a million rows: the ids stay an array, and what a row says is
made when it is looked at.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Literal

import numpy as np
from numpy.typing import NDArray

from engine.text.alphabet import visible
from gui.look.missing_glyphs import drawable
from gui.widgets.counted_runs import with_counted_runs

IntArray = NDArray[np.integer[Any]]
What = Literal["ids", "tokens", "both"]
Language = Literal["json", "python"]

_NO_IDS: Final = np.zeros(0, np.int32)
_ID: Final = re.compile(r"\d+")
_BETWEEN: Final = re.compile(r"[\s,;]*")
_BRACKETS: Final = (("[", "]"), ("(", ")"), ("{", "}"))
_SURROGATE: Final = re.compile("[\ud800-\udfff]")
_LARGEST_ID: Final = 2**63


@dataclass(frozen=True, eq=False)
class IdRows:
    """The n tokens of a lane.

    Attributes:
        ids: n ids; a negative one has no token in the vocabulary.
        labels: id -> the engine's label.
        data: id -> the token's bytes.
        piece: row -> the piece of the text that the token stands for, for those without an id.
        alphabet: what labels are made of, for `visible`.
    """

    ids: IntArray = field(default_factory=lambda: _NO_IDS)
    labels: Mapping[int, str] = field(default_factory=dict)
    data: Mapping[int, bytes] = field(default_factory=dict)
    piece: Callable[[int], str] = lambda row: ""
    alphabet: str = "characters"

    def __len__(self) -> int:
        return len(self.ids)

    def id(self, row: int) -> int | None:
        """The id in a row; None if there is none."""
        number = int(self.ids[row])
        return number if number >= 0 else None

    def token(self, row: int) -> str:
        """The engine's label of the token in a row, or the piece of text that has none."""
        number = int(self.ids[row])
        return self.labels[number] if number in self.labels else self.piece(row)

    def shown(self, row: int) -> str:
        """The token as the screen writes it."""
        known = int(self.ids[row]) in self.labels
        label = visible(self.token(row), self.alphabet if known else "characters")
        return drawable(with_counted_runs(label))

    def bytes(self, row: int) -> bytes:
        """The bytes of the token in a row."""
        data = self.data.get(int(self.ids[row]))
        return self.piece(row).encode("utf-8", "surrogatepass") if data is None else data


class IdsSyntaxError(ValueError):
    """A text that is no list of ids. Attributes `place` (in characters, from 0) and `found`."""

    def __init__(self, place: int, found: str) -> None:
        """Take where and what."""
        self.place, self.found = place, found
        super().__init__(f"no id at character {place + 1}: {found!r}")

    def __reduce__(self) -> tuple[type[IdsSyntaxError], tuple[int, str]]:
        """Cross a process border with place and text."""
        return type(self), (self.place, self.found)


def parse_ids(text: str) -> tuple[int, ...]:
    """Read ids that are parted by commas, spaces or lines, in brackets or not.

    >>> parse_ids("[1, 2]"), parse_ids("1 2"), parse_ids("1,2"), parse_ids("")
    ((1, 2), (1, 2), (1, 2), ())

    Raises:
        IdsSyntaxError: there is something else in it.
    """
    start, end = _inside_brackets(text)
    ids: list[int] = []
    place = _skip(text, start, end)
    while place < end:
        found = _ID.match(text, place, end)
        number = int(found[0]) if found and len(found[0]) < 20 else _LARGEST_ID
        if found is None or number >= _LARGEST_ID:
            raise IdsSyntaxError(place, text[place:end].split(maxsplit=1)[0].split(",")[0])
        ids.append(number)
        after = _skip(text, found.end(), end)
        if after == found.end() and after < end:
            raise IdsSyntaxError(after, text[after:end].split(maxsplit=1)[0])
        place = after
    return tuple(ids)


def _inside_brackets(text: str) -> tuple[int, int]:
    start = len(text) - len(text.lstrip())
    end = len(text.rstrip())
    for first, last in _BRACKETS:
        if end - start >= 2 and text[start] == first and text[end - 1] == last:
            return start + 1, end - 1
    return start, end


def _skip(text: str, start: int, end: int) -> int:
    found = _BETWEEN.match(text, start, end)
    return found.end() if found else start


def write(rows: IdRows, what: What, language: Language, chosen: Sequence[int] | None = None) -> str:
    """Write ids, tokens or both for another program.

    Args:
        rows: the lane.
        what: "ids": a list of numbers; "tokens": a list of strings, the engine's labels; "both":
            in JSON objects with "id" and "token", in Python pairs.
        language: "json" or "python".
        chosen: the rows to write; None for all of them.
    """
    listed = range(len(rows)) if chosen is None else chosen
    if what == "ids":
        return f"[{', '.join(_ids(rows, listed, language))}]"
    quote = _json_string if language == "json" else repr
    tokens = _quoted_tokens(rows, listed, quote)
    if what == "tokens":
        return f"[{', '.join(tokens)}]"
    pattern = '{{"id": {}, "token": {}}}' if language == "json" else "({}, {})"
    pairs = zip(_ids(rows, listed, language), tokens, strict=True)
    return f"[{', '.join(pattern.format(*pair) for pair in pairs)}]"


def _ids(rows: IdRows, listed: Sequence[int], language: Language) -> Iterator[str]:
    none = "null" if language == "json" else "None"
    for row in listed:
        number = rows.id(row)
        yield none if number is None else str(number)


def _quoted_tokens(
    rows: IdRows, listed: Sequence[int], quote: Callable[[str], str]
) -> Iterator[str]:
    known: dict[int, str] = {}
    for row in listed:
        number = rows.id(row)
        if number is None:
            yield quote(rows.token(row))
            continue
        if number not in known:
            known[number] = quote(rows.token(row))
        yield known[number]


def _json_string(text: str) -> str:
    """A JSON string; lone surrogates, which no UTF-8 file may hold, are escaped."""
    written = json.dumps(text, ensure_ascii=False)
    return _SURROGATE.sub(lambda found: f"\\u{ord(found[0]):04x}", written)
