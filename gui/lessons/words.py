"""Texts of a lesson for the screen: filled with facts, tokens as tokens, paragraph by paragraph.

It adds to `wording` the language of the window. Tokens stand between backticks; an empty line makes
a paragraph.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from html import escape, unescape
from typing import Final

from gui.lessons.facts import Choices, Fact, Numbers, Tokens
from gui.lessons.lesson import Asked
from gui.lessons.wording import Slot, asked_in, parts
from gui.look.translation import format_decimal, format_number

_CODE: Final = re.compile(r"`([^`]+)`")
_EDGES: Final = re.compile("^ | $")
_TAG: Final = re.compile("<[^>]*>")
_NARROW: Final = "\N{NARROW NO-BREAK SPACE}"
_NO_BREAK: Final = "\N{NO-BREAK SPACE}"

Known = Mapping[Asked, Fact | None]
"""Facts by what was asked; None for one that cannot be told."""


class AnyNumber(dict[Asked, Fact | None]):
    """Knows a number for every fact: to see how long a text will be before anything is known."""

    def __contains__(self, asked: object) -> bool:
        """Whatever is asked."""
        return True

    def __missing__(self, asked: Asked) -> Fact:
        """Four digits."""
        return 1000


def to_html(text: str, known: Known, language: str) -> str:
    """The text as paragraphs for the screen.

    A paragraph with a fact that is not known yet is left out; a fact that cannot be told is a dash.
    """
    paragraphs = (part.strip() for part in re.split(r"\n\s*\n", text))
    written = (_paragraph(part, known, language) for part in paragraphs if part)
    return "".join(part for part in written if part)


def plain(text: str, known: Known, language: str) -> str:
    """The text without any marks, for a title: what is not known yet is three dots."""
    pieces = (
        part if isinstance(part, str) else _plain_fact(part, known, language)
        for part in parts(text)
    )
    return "".join(pieces).replace("`", "")


def _plain_fact(slot: Slot, known: Known, language: str) -> str:
    if slot.asked not in known:
        return "…"
    return unescape(_TAG.sub("", _fact(slot, known, language)))


def _paragraph(text: str, known: Known, language: str) -> str:
    if not all(asked in known for asked in asked_in(text)):
        return ""
    filled = "".join(
        _code(escape(part, quote=False)) if isinstance(part, str) else _fact(part, known, language)
        for part in parts(text)
    )
    # subtle: Qt reads a narrow no-break space in HTML as one at which a line may end.
    return f"<p>{filled.replace(_NARROW, _NO_BREAK)}</p>"


def _code(text: str) -> str:
    return _CODE.sub(lambda match: _token(_EDGES.sub("·", match[1])), text)


def _token(shown: str) -> str:
    """A token; its letters stay together."""
    return f'<span class="token">{shown.replace(" ", _NO_BREAK)}</span>'


def _fact(slot: Slot, known: Known, language: str) -> str:
    fact = known[slot.asked]
    if fact is None:
        return "—"
    if slot.forms and isinstance(fact, int):
        noun = slot.forms[min(plural(fact, language), len(slot.forms) - 1)]
        return f"{format_number(fact)}{_NO_BREAK}{escape(noun, quote=False)}"
    return written(fact)


def written(fact: Fact) -> str:
    """A fact as HTML, in the language of the window."""
    if isinstance(fact, Tokens):
        return " ".join(_token(escape(token, quote=False)) for token in fact.shown)
    if isinstance(fact, Choices):
        return ", ".join(written(lot) for lot in fact.lots)
    if isinstance(fact, Numbers):
        return ", ".join(map(format_number, fact.values)) or "—"
    if isinstance(fact, float):
        return format_decimal(fact)
    if isinstance(fact, int):
        return format_number(fact)
    return _token(escape(fact, quote=False)).replace(_NO_BREAK, " ")


def plural(number: int, language: str) -> int:
    """Which form of the noun stands behind a number: Russian has three, English two.

    >>> [plural(n, "ru") for n in (1, 2, 5, 11, 21, 112)], [plural(n, "en") for n in (1, 2)]
    ([0, 1, 2, 2, 0, 2], [0, 1])
    """
    if language != "ru":
        return int(number != 1)
    last, teens = number % 10, number % 100 in range(11, 15)
    if last == 1 and not teens:
        return 0
    return 1 if last in (2, 3, 4) and not teens else 2
