"""The small language of the filter field: what a person types -> conditions.

    low                  the label or the text holds it, in any case
     low                 the same with the space: one before the first word belongs to it
    "low "               the same for any text with spaces
    /^l.*w$/             a regular expression finds something in the label or the text
    hex: e4 b8           the bytes hold these
    id: 100-200,300      ids; likewise rank:, bytes:, characters:, children: (a number of them)
    kind: merge,added    kinds (see `KINDS`)
    script: Cyrillic     scripts
    is: leading-space    properties (see `FLAG_NAMES`)

Conditions stand one after another, a space between two, and must all hold. Any further space before
a word belongs to it: who types " the" looks for tokens with a space in front. A range may be open:
`100-` or `-200`.
"""

from __future__ import annotations

import warnings
from dataclasses import dataclass
from typing import Literal, TypeAlias

import regex

from engine.analysis.vocabulary.table import FLAG_NAMES, KINDS
from engine.text.remark import Remark

NumberKey = Literal["id", "rank", "bytes", "characters", "children"]
NameKey = Literal["kind", "script", "is"]


class FilterError(ValueError):
    """A filter that cannot be read.

    Attributes:
        reason: why not.
        start: where in the text the fault is, in characters.
        end: where it ends.
        detail: of a regular expression, what is wrong with it in the words of the `regex` package.
    """

    def __init__(self, reason: Remark, start: int, end: int, detail: str = "") -> None:
        """Take what and where."""
        self.reason, self.start, self.end, self.detail = reason, start, end, detail
        super().__init__(str(reason))


@dataclass(frozen=True)
class Plain:
    """The label or the text holds a text, in any case."""

    text: str


@dataclass(frozen=True)
class Pattern:
    """A compiled pattern finds something in the label or the text."""

    pattern: regex.Pattern[str]


@dataclass(frozen=True)
class Holds:
    """The bytes hold these bytes."""

    data: bytes


@dataclass(frozen=True)
class InRanges:
    """A number is in one of the ranges (first, last); None: open."""

    key: NumberKey
    ranges: tuple[tuple[int | None, int | None], ...]


@dataclass(frozen=True)
class OneOf:
    """A property is one of these."""

    key: NameKey
    names: tuple[str, ...]


Condition: TypeAlias = Plain | Pattern | Holds | InRanges | OneOf

_NUMBER_KEYS: tuple[NumberKey, ...] = ("id", "rank", "bytes", "characters", "children")
_KEY = regex.compile(r"(hex|kind|script|is|id|rank|bytes|characters|children):[ ]*")
_WORD = regex.compile(r"[^ ]+")
_HEX = regex.compile(r"[0-9A-Fa-f]+(?=[ ]|$)")
_REGEX = regex.compile(r"/((?:[^/\\]|\\.)+)/(?=[ ]|$)")
_QUOTED = regex.compile(r'"([^"]+)"(?=[ ]|$)')
_RANGE = regex.compile(r"(\d+)|(\d+)?-(\d+)?")
_LARGEST = 1 << 63
_NOT_CLOSED = {
    '"': Remark('the closing " is missing'),
    "/": Remark('the closing / is missing; a text with / at its start is put in "quotes"'),
}


def read_filter(text: str) -> tuple[Condition, ...]:
    """Read what a person typed.

    >>> read_filter("low kind: merge")
    (Plain(text='low'), OneOf(key='kind', names=('merge',)))
    >>> read_filter(" the"), read_filter("low  the ")
    ((Plain(text=' the'),), (Plain(text='low'), Plain(text=' the')))

    Raises:
        FilterError: it cannot be read, with the reason and the place.
    """
    conditions: list[Condition] = []
    place = 0
    while text[place:].strip(" "):
        start = place + 1 if conditions and text[place] == " " else place
        condition, place = _read_one(text, start)
        conditions.append(condition)
    return tuple(conditions)


def _read_one(text: str, first: int) -> tuple[Condition, int]:
    """Read a condition; spaces in front of it are a part of a word and of nothing else."""
    start = first + len(text[first:]) - len(text[first:].lstrip(" "))
    key = _KEY.match(text, start)
    if key:
        return _read_key(key[1], text, start, key.end())
    if quoted := _QUOTED.match(text, start):
        return Plain(quoted[1]), quoted.end()
    if pattern := _REGEX.match(text, start):
        return Pattern(_compiled(pattern[1], pattern.start(1))), pattern.end()
    word = text[start:].partition(" ")[0]
    if len(word) > 1 and word[0] in _NOT_CLOSED:
        raise FilterError(_NOT_CLOSED[word[0]], start, len(text))
    return Plain(text[first:start] + word), start + len(word)


def _compiled(pattern: str, place: int) -> regex.Pattern[str]:
    reason = Remark("this regular expression cannot be read")
    try:
        with warnings.catch_warnings():
            # The package warns of what may mean something else one day; it means the same today.
            warnings.simplefilter("ignore")
            return regex.compile(pattern, regex.V0)
    except regex.error as error:
        at = place + (error.pos or 0)
        end = max(at + 1, place + len(pattern))
        raise FilterError(reason, at, end, error.msg) from None
    except (RecursionError, OverflowError, ValueError):
        raise FilterError(reason, place, place + len(pattern)) from None


def _read_key(key: str, text: str, start: int, place: int) -> tuple[Condition, int]:
    if key == "hex":
        return _read_hex(text, start, place)
    value = _WORD.match(text, place)
    if value is None:
        raise FilterError(Remark("after {key}: something is missing", key=key), start, len(text))
    parts = _parts(value[0], place)
    for number_key in _NUMBER_KEYS:
        if key == number_key:
            return InRanges(number_key, tuple(_read_range(*part) for part in parts)), value.end()
    if key == "kind":
        names = tuple(_one_of(KINDS, *part) for part in parts)
        return OneOf("kind", names), value.end()
    if key == "is":
        return OneOf("is", tuple(_one_of(tuple(FLAG_NAMES), *part) for part in parts)), value.end()
    return OneOf("script", tuple(name.casefold() for name, _ in parts)), value.end()


def _parts(value: str, place: int) -> list[tuple[str, int]]:
    """Cut at commas; a comma at the end is still being typed."""
    parts: list[tuple[str, int]] = []
    for part in value.removesuffix(",").split(","):
        parts.append((part, place))
        place += len(part) + 1
    return parts


def _read_hex(text: str, start: int, place: int) -> tuple[Condition, int]:
    """Read all words of hexadecimal digits that follow."""
    data = b""
    end = place
    while found := _HEX.match(text, place):
        if len(found[0]) % 2:
            reason = Remark("a byte is written with two digits, such as e4")
            raise FilterError(reason, found.start(), found.end())
        data += bytes.fromhex(found[0])
        end = place = found.end()
        place += len(text[place:]) - len(text[place:].lstrip(" "))
    if not data:
        reason = Remark("after hex: come bytes of two digits each, such as e4 b8")
        raise FilterError(reason, start, len(text))
    return Holds(data), end


def _read_range(value: str, place: int) -> tuple[int | None, int | None]:
    found = _RANGE.fullmatch(value)
    if found is None or value == "-":
        reason = Remark("{value!r} is no number and no range such as 100-200", value=value)
        raise FilterError(reason, place, place + len(value))
    if found[1]:
        return _number(found[1]), _number(found[1])
    first = None if found[2] is None else _number(found[2])
    return first, None if found[3] is None else _number(found[3])


def _number(digits: str) -> int:
    """Read a number; whatever is larger than any id is only that."""
    return min(int(digits), _LARGEST) if len(digits) < 30 else _LARGEST


def _one_of(names: tuple[str, ...], value: str, place: int) -> str:
    """Find the name; while it is being typed its beginning is enough."""
    for name in names:
        if name == value.casefold():
            return name
    beginning = [name for name in names if value and name.startswith(value.casefold())]
    if beginning:
        return beginning[0]
    reason = Remark("{value!r} is none of: {names}", value=value, names=", ".join(names))
    raise FilterError(reason, place, place + len(value))
