"""Texts of strangers inside our own: `<s>` is a token, not struck-out letters.

Where Qt would read HTML: a label can be told to take its text as it is; a tool tip cannot.
"""

from __future__ import annotations

import html
import re
import unicodedata
from typing import Final

from PySide6.QtGui import Qt  # this one knows about rich text

from gui.look import theme

LONGEST_WORD: Final = 24
"""Characters of a word that a sentence can bear."""

_LONGEST_RUN: Final = 24
_BESIDE_NUMBER: Final = re.compile(r"(?: (?=\d)|(?<=\d) (?=\w))(?![^<]*>)")  # not inside of a tag


def plain_tip(text: str) -> str:
    """A tool tip that shows a text as it is, whatever it looks like.

    >>> plain_tip("low"), plain_tip("<s>")
    ('low', '<p>&lt;s&gt;</p>')
    """
    return Qt.convertFromPlainText(text) if Qt.mightBeRichText(text) else text


def isolated(text: str) -> str:
    """A text for the middle of a sentence whose words it does not put in another order.

    >>> isolated("low"), isolated("\u0645") == "\u2068\u0645\u2069"
    ('low', True)
    """
    if any(unicodedata.bidirectional(character) in {"R", "AL", "AN"} for character in text):
        return f"\u2068{text}\u2069"
    return text


def breakable(text: str, longest: int = _LONGEST_RUN) -> str:
    r"""Let runs of more letters be broken anywhere, where a label would cut them off.

    >>> breakable("low lowest", 3).replace("\u200b", "|")
    'low l|o|w|e|s|t'
    """
    return re.sub(rf"\S{{{longest + 1},}}", lambda run: "\u200b".join(run[0]), text)


def shortened(word: str) -> str:
    """The beginning of a word that is too long for a sentence.

    >>> shortened("newest"), shortened("a" * 100)
    ('newest', 'aaaaaaaaaaaaaaaaaaaaaaaa…')
    """
    return word if len(word) <= LONGEST_WORD else word[:LONGEST_WORD] + "…"


def unbroken(text: str) -> str:
    """Rich text that breaks no number, and none from the words beside it.

    Qt takes the narrow space between groups of digits for an ordinary one in rich text.

    >>> unbroken("<b style='margin:0 4px'>is made 9 times</b>").replace("\N{NO-BREAK SPACE}", "_")
    "<b style='margin:0 4px'>is made_9_times</b>"
    """
    text = text.replace("\N{NARROW NO-BREAK SPACE}", "\N{NO-BREAK SPACE}")
    return _BESIDE_NUMBER.sub("\N{NO-BREAK SPACE}", text)


def typewriter(name: str) -> str:
    """A token or word in the font of tokens, for rich text."""
    family = theme.active().token_font().family()
    return f"<span style=\"font-family:'{family}'\">{html.escape(name)}</span>"
