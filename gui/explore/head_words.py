"""What the head of the explore view says of a tokenizer: its numbers, its notes, its choices."""

from __future__ import annotations

from typing import Any, Protocol

from PySide6.QtCore import QCoreApplication

from engine.analysis.doctor import SEVERITIES, Severity, severity_of
from engine.analysis.vocabulary import VocabularyTable
from engine.pipeline.added_token import AddedToken
from engine.pipeline.values import Choice
from engine.text.remark import Remark
from gui.explore.counted import Counted
from gui.explore.own_words import format_word, setting_word
from gui.explore.setting_words import in_short
from gui.sentences.remarks import translated_reason


class FileCard(Protocol):
    """What the head shows of a `TokenizerCard`."""

    @property
    def format(self) -> str:
        """Name of the file format."""

    @property
    def table(self) -> VocabularyTable:
        """The vocabulary."""

    @property
    def merge_total(self) -> int:
        """How many merges there are."""

    @property
    def added_tokens(self) -> tuple[AddedToken, ...]:
        """Tokens that are found before anything else happens to a text."""

    @property
    def warnings(self) -> tuple[Remark, ...]:
        """What a reader should know about the file."""

    @property
    def refusal(self) -> Remark | None:
        """Why it cannot split texts."""

    @property
    def choices(self) -> tuple[Choice, ...]:
        """What the file does not say."""

    @property
    def facts(self) -> tuple[tuple[str, Any], ...]:
        """Settings that are shown and not applied."""


def numbers(card: FileCard) -> str:
    """Format and sizes in one line."""
    tokens, merges, added = len(card.table), card.merge_total, len(card.added_tokens)
    counted = Counted()
    parts = [counted.tokens(tokens)]
    if merges:
        parts.append(counted.merges(merges))
    if added:
        parts.append(counted.added_tokens(added))
    return " · ".join((format_word(card.format), *parts))


def notes(card: FileCard) -> list[str]:
    """Everything to know about the file, a sentence each."""
    applied = QCoreApplication.translate("HeadBar", "Shown, not applied: {name} = {value}")
    said = [translated_reason(remark) for remark in card.warnings]
    for name, value in card.facts:
        if name == "two files":
            said.append(_two_files(*value))
        else:
            said.append(applied.format(name=setting_word(name), value=in_short(value)))
    return said


def _two_files(vocabulary: str, merges: str) -> str:
    text = QCoreApplication.translate(
        "HeadBar",
        "Two files are shown as one tokenizer: the tokens of {vocabulary} and the merges"
        " of {merges}.",
    )
    return text.format(vocabulary=vocabulary, merges=merges)


def gravest(card: FileCard) -> Severity:
    """How grave the gravest of the notes is."""
    found = {severity_of(remark) for remark in card.warnings}
    return next((severity for severity in SEVERITIES if severity in found), "note")


def choice_name(name: str) -> str:
    """What is chosen, in the present language."""
    if name == "split_rule":
        return QCoreApplication.translate("HeadBar", "Split rule")
    if name == "lower_case":
        return QCoreApplication.translate("HeadBar", "Lower-case the text")
    return name


def choice_value(value: str) -> str:
    """A value of a choice, in the present language; names of rules stay."""
    words = {
        "yes": QCoreApplication.translate("HeadBar", "yes"),
        "no": QCoreApplication.translate("HeadBar", "no"),
        "none": QCoreApplication.translate("HeadBar", "none"),
    }
    return words.get(value, value)
