"""Quoted strings and the brackets around them, as Python and JSON write them. Nothing is run."""

from __future__ import annotations

import re

_STRING = r"""[rRbBuU]?(?:"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*')"""
_PART = re.compile(rf"(?P<string>{_STRING})|(?P<open>[\[({{])|(?P<close>[\])}}])|[\s,:]+|[0-9]+")
_ONLY_STRINGS = re.compile(rf"\s*[\[(]?\s*{_STRING}(?:[\s,+]*{_STRING})*\s*[\])]?\s*,?\s*")
_ESCAPE = re.compile(r"\\(?:x([0-9a-fA-F]{2})|u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8})|(.))", re.DOTALL)
_SIGNS = {"n": "\n", "t": "\t", "r": "\r", "0": "\0"}
_LARGEST = 0x10FFFF
_STRAIGHT = str.maketrans(dict.fromkeys("“”„‟«»″", '"') | dict.fromkeys("‘’‚‛‹›′", "'"))


def straightened(text: str) -> str:
    """Give the text with straight quotes: word processors put curved ones in their place.

    >>> straightened("“e” «s»")
    '"e" "s"'
    """
    return text.translate(_STRAIGHT)


def quoted_strings(text: str) -> list[str] | None:
    r"""Give the strings of a text that holds nothing but quoted strings; None if it holds more.

    >>> quoted_strings('("e", "s")'), quoted_strings("e s")
    (['e', 's'], None)
    >>> quoted_strings("“e” “s”")
    ['e', 's']
    """
    for written in (text, straightened(text)):
        if _ONLY_STRINGS.fullmatch(written):
            return [_value(found) for found in re.findall(_STRING, written)]
    return None


def quoted_groups(text: str) -> list[tuple[int, list[str]]] | int:
    """Give the strings of each bracket that holds some itself, with the number of its line.

    >>> quoted_groups("[('e', 's'), ('es', 't')]")
    [(1, ['e', 's']), (1, ['es', 't'])]

    Returns:
        The groups, in the order of their ends; or the line of something that is none of this.
    """
    groups: list[tuple[int, list[str]]] = []
    open_groups: list[tuple[int, list[str]]] = []
    place, line = 0, 1
    while place < len(text):
        part = _PART.match(text, place)
        if part is None or (part["close"] and not open_groups):
            return line
        if part["open"]:
            open_groups.append((line, []))
        elif part["string"]:
            if not open_groups:
                return line
            open_groups[-1][1].append(_value(part["string"]))
        elif part["close"]:
            closed = open_groups.pop()
            groups += [closed] if closed[1] else []
        line += part.group().count("\n")
        place = part.end()
    return groups if groups and not open_groups else line


def _value(literal: str) -> str:
    raw = literal[0] in "rR"
    plain = literal.lstrip("rRbBuU")[1:-1]
    return plain if raw else _ESCAPE.sub(_character, plain)


def _character(escape: re.Match[str]) -> str:
    digits = escape[1] or escape[2] or escape[3]
    if digits:
        return chr(min(int(digits, 16), _LARGEST))
    return _SIGNS.get(escape[4], escape[4])
