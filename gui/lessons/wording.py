"""The wording of a lesson: plain text with facts in braces, taken apart.

`{count}` is a fact, `{pieces:nest}` one about something, `{tie|pair|pairs}` a number with its noun
(in Russian three forms), `{{` a brace. This module imports no Qt.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from gui.lessons.lesson import Asked

_PART: Final = re.compile(
    r"\{\{|\}\}|\{(?P<name>[a-z_]+)(?::(?P<argument>[^{}|]*))?(?P<forms>(?:\|[^{}|]+)*)\}"
)


class WordingError(ValueError):
    """A text with braces that belong to no fact. Attribute `found`: what stands there."""

    def __init__(self, found: str) -> None:
        """Take what stands there."""
        self.found = found
        super().__init__(found)


@dataclass(frozen=True, slots=True)
class Slot:
    """A fact in a text.

    Attributes:
        asked: the fact.
        forms: the noun behind the number, in as many forms as the language has.
    """

    asked: Asked
    forms: tuple[str, ...] = ()


def parts(text: str) -> list[str | Slot]:
    """The text as plain pieces and facts.

    >>> parts("{count} times {{x}}")
    [Slot(asked=Asked(name='count', argument=''), forms=()), ' times ', '{', 'x', '}']

    Raises:
        WordingError: a brace belongs to no fact.
    """
    found: list[str | Slot] = []
    end = 0
    for match in _PART.finditer(text):
        _add_plain(found, text[end : match.start()])
        end = match.end()
        if match["name"] is None:
            found.append(match[0][0])
        else:
            forms = tuple(match["forms"].split("|")[1:])
            found.append(Slot(Asked(match["name"], match["argument"] or ""), forms))
    _add_plain(found, text[end:])
    return found


def _add_plain(found: list[str | Slot], text: str) -> None:
    if (place := re.search(r"[{}]", text)) is not None:
        raise WordingError(text[place.start() : place.start() + 30])
    if text:
        found.append(text)


def asked_in(text: str) -> Iterator[Asked]:
    """The facts that a text needs."""
    return (part.asked for part in parts(text) if isinstance(part, Slot))
