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
        QT_TRANSLATE_NOOP("SignNotes", "⟨D0⟩: a byte that is no whole character by itself"),
    ),
    (
        re.compile("⟨=⟩"),
        QT_TRANSLATE_NOOP("SignNotes", "⟨=⟩: not bytes; the file has the token just as it is here"),
    ),
    (
        re.compile("⟨U\\+[0-9A-F ]+⟩"),
        QT_TRANSLATE_NOOP("SignNotes", "⟨U+200D⟩: a character that cannot be seen, by its number"),
    ),
    (
        re.compile("×[0-9]+⟩"),
        QT_TRANSLATE_NOOP("SignNotes", "⟨·×8⟩: the same 8 times"),
    ),
    (
        re.compile("◌"),
        QT_TRANSLATE_NOOP("SignNotes", "◌: the place of the letter that the mark belongs to"),
    ),
)
"""Signs that nobody knows who is not told."""


def sign_notes(label: str) -> list[str]:
    """Explain all signs in a label."""
    plain = [_said(note) for sign, note in _PLAIN if sign in label]
    return [*plain, *rare_sign_notes(label)]


def rare_sign_notes(label: str) -> list[str]:
    """Explain the signs in a label that one cannot guess."""
    return [_said(note) for sign, note in _RARE if sign.search(label)]


def _said(note: object) -> str:
    return QCoreApplication.translate(CONTEXT, str(note))
