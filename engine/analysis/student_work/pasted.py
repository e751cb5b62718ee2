"""Merges as students paste them: lines, JSON or Python, read by what they look like.

One merge per line as ``e s``, ``e+s``, ``e, s`` or ``"e" "s"``, numbered or not, with or without
``-> es`` behind it; JSON as tokenizer files have it; and what Python prints for a list of pairs.
Whatever cannot be read is named by its place.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass

from engine.analysis.student_work.literals import quoted_groups, quoted_strings, straightened
from engine.text.reading import InputFileError
from engine.text.remark import Remark

LONGEST_PASTE = 4_000_000

_NUMBERING = re.compile(r"\s*[0-9]+[.):]\s+")
_RESULT = re.compile(r"\s+(?:->|→|=>|⇒|=)(?=\s).*|\s*(?:->|→|=>|⇒)[^\s].*")
_BEGINS_WITH_QUOTES = re.compile(r"[\s\[({]*[\[({]\s*['\"]")


class PasteError(InputFileError):
    """A text that cannot be read as a student's work: `place` ("line 3", "$[2]") and `reason`."""


@dataclass(frozen=True, slots=True)
class PastedMerge:
    """One merge as it was written.

    Attributes:
        left: the left token.
        right: the right token.
        place: where it stands: "line 3", "$.merges[2]".
    """

    left: str
    right: str
    place: str

    @property
    def pair(self) -> tuple[str, str]:
        """Both tokens."""
        return self.left, self.right


def parse_merges(text: str) -> tuple[PastedMerge, ...]:
    r"""Read merges, lowest rank first.

    >>> [merge.pair for merge in parse_merges("1. e s -> es\n2. es+t")]
    [('e', 's'), ('es', 't')]
    >>> [merge.pair for merge in parse_merges("[('e', 's'), ('es', 't')]")]
    [('e', 's'), ('es', 't')]
    >>> [merge.pair for merge in parse_merges('{"merges": ["e s", "es t"]}')]
    [('e', 's'), ('es', 't')]

    Raises:
        PasteError: with the place of what cannot be read.
    """
    check_length(text)
    if text.lstrip("\ufeff \t\r\n")[:1] in ("[", "{"):
        value = parsed_json(text)
        if value is not None:
            return tuple(_from_json(value, "$"))
    for written in (text, straightened(text)):
        if begins_with_quotes(written):
            return tuple(_from_groups(written))
    merges = tuple(_from_lines(text))
    if not merges:
        raise PasteError(None, "", Remark("there are no merges here"))
    return merges


def begins_with_quotes(text: str) -> bool:
    """Whether the text looks like what Python prints for a list or a dict of texts."""
    return _BEGINS_WITH_QUOTES.match(text) is not None


def check_length(text: str) -> None:
    """Refuse texts that nobody wrote by hand.

    Raises:
        PasteError: it is too long.
    """
    if len(text) > LONGEST_PASTE:
        reason = Remark("the text is longer than {limit} characters", limit=LONGEST_PASTE)
        raise PasteError(None, "", reason)


def parsed_json(text: str) -> object | None:
    """Parse JSON; None if it is none, or null."""
    try:
        value: object = json.loads(text.lstrip("\ufeff"))
    except (ValueError, RecursionError):
        return None
    return value


def numbered_lines(text: str) -> Iterator[tuple[str, str]]:
    """Yield the place and the text of each line that is not blank."""
    for number, line in enumerate(text.lstrip("\ufeff").splitlines(), start=1):
        if line.strip():
            yield f"line {number}", line


def _from_json(value: object, place: str) -> Iterator[PastedMerge]:
    match value:
        case {"model": {"merges": merges}}:
            yield from _from_json(merges, f"{place}.model.merges")
        case {"merges": merges}:
            yield from _from_json(merges, f"{place}.merges")
        case dict() if value and all(isinstance(rank, int) for rank in value.values()):
            for text in sorted(value, key=value.__getitem__):
                yield _merge(_pair_of_text(text), f"{place}[{json.dumps(text)}]", text)
        case list() if value:
            for number, entry in enumerate(value):
                yield _from_entry(entry, f"{place}[{number}]")
        case _:
            raise PasteError(None, place, Remark("there are no merges here"))


def _from_entry(entry: object, place: str) -> PastedMerge:
    match entry:
        case str():
            return _merge(_pair_of_text(entry), place, entry)
        case [str(left), str(right), *_] if left and right:
            return PastedMerge(left, right, place)
    raise _no_pair(place, json.dumps(entry, ensure_ascii=False))


def _from_groups(text: str) -> Iterator[PastedMerge]:
    groups = quoted_groups(text)
    if isinstance(groups, int):
        reason = Remark("this is neither a quoted token nor a bracket or a comma")
        raise PasteError(None, f"line {groups}", reason)
    for number, strings in groups:
        place = f"line {number}"
        if all(_pair_of_text(string) for string in strings) and len(strings) != 2:
            yield from (_merge(_pair_of_text(string), place, string) for string in strings)
        elif len(strings) == 2 and all(strings):
            yield PastedMerge(strings[0], strings[1], place)
        else:
            raise _no_pair(place, ", ".join(strings))


def _from_lines(text: str) -> Iterator[PastedMerge]:
    for place, line in numbered_lines(text):
        if not (place == "line 1" and line.startswith("#version")):
            yield _merge(_pair_of_line(line), place, line.strip())


def _merge(pair: tuple[str, str] | None, place: str, written: str) -> PastedMerge:
    if pair is None:
        raise _no_pair(place, written)
    return PastedMerge(*pair, place)


def _no_pair(place: str, written: str) -> PasteError:
    reason = Remark("{written!r} is no pair; write two tokens as e s or e+s", written=written[:60])
    return PasteError(None, place, reason)


def _pair_of_line(line: str) -> tuple[str, str] | None:
    plain = _NUMBERING.sub("", line, count=1) if _NUMBERING.match(line) else line
    return _pair_of_text(plain) or _pair_of_text(_RESULT.sub("", plain, count=1))


def _pair_of_text(text: str) -> tuple[str, str] | None:
    """Read two tokens out of a line that holds nothing else but perhaps a number."""
    strings = quoted_strings(text)
    if strings is not None:
        return (strings[0], strings[1]) if len(strings) == 2 and all(strings) else None
    match text.split():
        case [left, "+" | ",", right] | [left, right]:
            return left.removesuffix(",") or left, right
        case [left, right, number] if number.strip("()").isdecimal():
            return left, right
        case [number, left, right] if number.isdecimal():
            return left, right
        case [one]:
            return _cut(one, "+") or _cut(one, ",")
    return None


def _cut(text: str, sign: str) -> tuple[str, str] | None:
    """Cut at the only such sign that is neither first nor last."""
    places = [place for place in range(1, len(text) - 1) if text[place] == sign]
    return (text[: places[0]], text[places[0] + 1 :]) if len(places) == 1 else None
