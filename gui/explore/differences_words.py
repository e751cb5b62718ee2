"""How two vocabularies differ, in words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from engine.analysis.differences import MergeDifference, VocabularyDifferences
from gui.explore.counted import Counted
from gui.look.translation import format_number
from gui.widgets.plain_text import isolated


def summary(found: VocabularyDifferences, first: str, second: str) -> str:
    """What both have, and where their merges part: a sentence a line."""
    translate = QCoreApplication.translate
    if found.are_equal:
        return translate("DifferencesWords", "Nothing differs: tokens, ids, merges and settings.")
    said = [Counted().shared_tokens(found.shared)]
    without = [
        name for name, total in zip((first, second), found.merge_totals, strict=True) if not total
    ]
    if len(without) == 1:
        text = translate("DifferencesWords", "{name} has no merges.")
        said.append(text.format(name=without[0]))
    elif found.first_merge_difference is not None:
        said.append(_merges(found.first_merge_difference, first, second))
    elif any(found.merge_totals):
        total = found.merge_totals[0]
        text = translate("DifferencesWords", "The merges are the same, all {count}.")
        said.append(text.format(count=format_number(total)))
    return "\n".join(said)


def part_words(found: VocabularyDifferences, first: str, second: str) -> dict[str, str]:
    """What each part of the differences is called, with its number."""
    translate = QCoreApplication.translate
    only = translate("DifferencesWords", "Only in {name}: {count}")
    moved = translate("DifferencesWords", "Same token, another id: {count}")
    settings = translate("DifferencesWords", "Stages and settings: {count}")
    shared = translate("DifferencesWords", "In both: {count}")
    return {
        "only-first": only.format(name=first, count=format_number(len(found.only_first))),
        "only-second": only.format(name=second, count=format_number(len(found.only_second))),
        "moved": moved.format(count=format_number(found.moved)),
        "settings": settings.format(count=format_number(len(found.settings))),
        "shared": shared.format(count=format_number(found.shared)),
    }


def _merges(difference: MergeDifference, first: str, second: str) -> str:
    translate = QCoreApplication.translate
    text = translate(
        "DifferencesWords",
        "The merges part at rank {rank}: {first} has {one}, {second} has {other}.",
    )
    return text.format(
        rank=format_number(difference.rank),
        first=first,
        second=second,
        one=_merge(difference.first),
        other=_merge(difference.second),
    )


def _merge(merge: tuple[str, str] | None) -> str:
    if merge is None:
        return QCoreApplication.translate("DifferencesWords", "no more merges")
    return " + ".join(isolated(label) for label in merge)
