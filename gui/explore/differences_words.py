"""How two vocabularies differ, in words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from engine.analysis.differences import MergeDifference, VocabularyDifferences
from gui.explore.counted import Counted
from gui.look.translation import format_number
from gui.widgets.plain_text import isolated


def summary(found: VocabularyDifferences, first: str, second: str) -> str:
    """What both have, what one has, and where their merges part: a sentence a line."""
    translate = QCoreApplication.translate
    if found.are_equal:
        return translate("DifferencesWords", "Nothing differs: tokens, ids, merges and settings.")
    words = {part: _glued(text) for part, text in part_words(found, first, second).items()}
    lines = [
        f"{Counted().shared_tokens(found.shared)} {words['moved']}",
        f"{words['only-first']} · {words['only-second']}",
        _of_merges(found, first, second),
    ]
    return "\n".join(line for line in lines if line)


def _glued(text: str) -> str:
    """Keep the number at the end of a text in the line of what it counts."""
    return "\N{NO-BREAK SPACE}".join(text.rsplit(" ", 1))


def _of_merges(found: VocabularyDifferences, first: str, second: str) -> str:
    """Where the merges part; nothing if there are none."""
    translate = QCoreApplication.translate
    without = [
        name for name, total in zip((first, second), found.merge_totals, strict=True) if not total
    ]
    if len(without) == 1:
        return translate("DifferencesWords", "{name} has no merges.").format(name=without[0])
    if found.first_merge_difference is not None:
        return _merges(found.first_merge_difference, first, second)
    if not any(found.merge_totals):
        return ""
    text = translate("DifferencesWords", "The merges are the same, all {count}.")
    return text.format(count=format_number(found.merge_totals[0]))


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
