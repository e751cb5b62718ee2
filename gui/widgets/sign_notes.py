"""What the signs mean in which tokens are written: of those that a label really has, a line each.

See `engine.text.alphabet`, which writes labels so that no two look the same.
"""

from __future__ import annotations

import re
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

CONTEXT: Final = "SignNotes"

_PLAIN: Final = (
    ("·", QT_TRANSLATE_NOOP("SignNotes", "·: a space")),
    ("⇥", QT_TRANSLATE_NOOP("SignNotes", "⇥: a tab")),
    ("⏎", QT_TRANSLATE_NOOP("SignNotes", "⏎: the end of a line")),
)
"""Signs that are soon known."""

_RARE: Final = (
    (
        re.compile("⟨[0-9A-F]{2}⟩"),
        QT_TRANSLATE_NOOP("SignNotes", "{sign}: a byte that is no whole character by itself"),
    ),
    (
        re.compile("⟨=⟩"),
        QT_TRANSLATE_NOOP("SignNotes", "{sign}: not bytes; the token stands in the file so"),
    ),
    (
        re.compile("⟨U\\+[0-9A-F ]+⟩"),
        QT_TRANSLATE_NOOP("SignNotes", "{sign}: a character that cannot be drawn, by its number"),
    ),
    (
        re.compile("×[0-9]+⟩"),
        QT_TRANSLATE_NOOP("SignNotes", "⟨…×8⟩: what is inside, 8 times"),
    ),
    (
        re.compile("◌"),
        QT_TRANSLATE_NOOP("SignNotes", "{sign}: the place of the letter that the mark belongs to"),
    ),
)
"""Signs that nobody knows who is not told."""


def sign_notes(label: str) -> list[str]:
    """Explain all signs in a label."""
    plain = [_said(note) for sign, note in _PLAIN if sign in label]
    return [*plain, *rare_sign_notes(label)]


def rare_sign_notes(label: str) -> list[str]:
    """Explain the signs in a label that one cannot guess."""
    found = ((sign.search(label), note) for sign, note in _RARE)
    return [_said(note).format(sign=match[0]) for match, note in found if match]


def _said(note: object) -> str:
    return QCoreApplication.translate(CONTEXT, str(note))
