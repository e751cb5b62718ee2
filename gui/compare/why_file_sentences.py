"""Sentences on boundaries that only the tokenizers of other programs make.

It adds to `why_sentences` what the documented format does not know: scores, words that are never
cut, and tokens that are found in a text before it is split.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from engine.analysis.reasons import AddedTokenHere, HigherScore, WholeWord
from gui.compare.quotes import Quotes
from gui.look.translation import format_decimal


def say(reason: AddedTokenHere | HigherScore | WholeWord, boundary: bool, quotes: Quotes) -> str:
    """Say a reason."""
    if isinstance(reason, AddedTokenHere):
        return _added(reason).format(token=quotes.text(reason.label))
    if isinstance(reason, WholeWord):
        return _whole(reason).format(word=quotes.label(reason.word))
    return _score(boundary).format(
        score=format_decimal(reason.score, 2), other=format_decimal(reason.other, 2)
    )


def _added(reason: AddedTokenHere) -> str:
    if reason.side == "inside":
        return QCoreApplication.translate(
            "WhySentences", "{token} was found in the text as a whole before the text was split."
        )
    return QCoreApplication.translate(
        "WhySentences", "{token} was found in the text before it was split, so it stands alone."
    )


def _whole(reason: WholeWord) -> str:
    if reason.known:
        return QCoreApplication.translate(
            "WhySentences", "{word} is a token as a whole, so it is not cut."
        )
    return QCoreApplication.translate(
        "WhySentences", "{word} is not in the vocabulary, and this model never cuts a word."
    )


def _score(boundary: bool) -> str:
    if boundary:
        return QCoreApplication.translate(
            "WhySentences",
            "The scores of the word's tokens add up to {score}; without this boundary they would "
            "add up to {other} at best.",
        )
    return QCoreApplication.translate(
        "WhySentences",
        "The scores of the word's tokens add up to {score}; with a boundary here they would add up "
        "to {other} at best.",
    )
