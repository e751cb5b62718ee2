"""Classes of characters in square brackets, as Oniguruma reads them.

They may hold other classes, POSIX names and intersections (`&&`); nothing else in them is an
operator, while the `regex` package has several more.
"""

from __future__ import annotations

import re

from engine.text.patterns.escapes import POSIX, Reader, class_of_escape, literal, read_code

_POSIX = re.compile(r"\[:(\^?)(\w+):\]")


def read_class(reader: Reader) -> str:
    """Read a class whose opening bracket was read, and write it for `regex`.

    Raises:
        PatternError: it is not closed or names what does not exist.
    """
    negation = reader.take_one_of("^")
    items: list[str] = []
    # A closing bracket that comes first is a character, if there is another one to close.
    if reader.sees("]") and reader.sees_match(re.compile(r"\](?:[^\]\\]|\\.)*\]")):
        items.append(_range_or_character(reader, reader.next()))
    while not reader.take("]"):
        items.append("&&" if reader.take("&&") else _item(reader))
    if not items:
        raise reader.error("a class is empty")
    return f"[{negation}{''.join(items)}]"


def _item(reader: Reader) -> str:
    posix = reader.take_match(_POSIX)
    if posix:
        if posix[2] not in POSIX:
            raise reader.error(f"there is no class {posix[2]}")
        return f"[{posix[1]}{POSIX[posix[2]]}]"
    character = reader.next()
    if character == "[":
        return read_class(reader)
    if character == "\\":
        inside = class_of_escape(reader)
        if inside is not None:
            return inside
        character = _escaped(reader)
    return _range_or_character(reader, character)


def _escaped(reader: Reader) -> str:
    if reader.take("b"):
        return "\b"
    code = read_code(reader)
    return reader.next() if code is None else chr(code)


def _range_or_character(reader: Reader, first: str) -> str:
    if not reader.sees("-") or reader.sees("-]") or reader.sees("-&&"):
        return literal(first)
    reader.skip(1)
    if reader.sees("["):
        return literal(first) + literal("-")
    last = reader.next()
    if last == "\\":
        last = _escaped(reader)
    if last < first:
        raise reader.error("a range ends before it begins")
    return f"{literal(first)}-{literal(last)}"
