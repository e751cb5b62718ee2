"""What is said about all ways of a training."""

from __future__ import annotations

from PySide6.QtCore import QObject

from engine.analysis.alternatives import WordWays
from engine.text.alphabet import visible
from gui.lab.big_numbers import INT_MAX, in_short
from gui.lab.ways_job import WaysAnswer
from gui.look.translation import format_number
from gui.sentences.remarks import translated_reason
from gui.widgets.plain_text import isolated

_MOST_WORDS = 12


class WaysSentences(QObject):
    """Puts the sentences together; a QObject, because only `tr` of one has plural forms."""

    def numbers(self, answer: WaysAnswer) -> str:
        """How many lists and vocabularies there are."""
        ways = answer.ways
        merges, lists, vocabularies = ways.merges, ways.lists, ways.vocabularies
        parts = (
            self.tr("%n merge(s)", "", min(merges, INT_MAX)),
            self.tr("{count} merge list(s)", "", min(lists, INT_MAX)),
            self._vocabularies(vocabularies),
        )
        return self.tr("{merges}: {lists}, {vocabularies}").format(
            merges=parts[0],
            lists=parts[1].format(count=in_short(lists)),
            vocabularies=parts[2].format(count=in_short(vocabularies)),
        )

    def _vocabularies(self, count: int) -> str:
        if count == 1:
            return self.tr("always the same vocabulary")
        return self.tr("{count} distinct vocabularies", "", min(count, INT_MAX))

    def limit(self, answer: WaysAnswer, *, running: bool = False) -> str:
        """Why these are not all merges; empty if they are."""
        if answer.partial:
            if running:
                return self.tr("So far; more merges are being followed.")
            return self.tr("Stopped there; Return in the field of the words goes on.")
        if answer.limit is not None:
            reason = translated_reason(answer.limit)
            return reason[:1].upper() + reason[1:] + "."
        if answer.ways.merges < answer.wanted:
            return self.tr("After that no pair is left to merge.")
        return ""

    def words(self, answer: WaysAnswer) -> str:
        """Which words are always split the same way, and which are not."""
        words = answer.ways.words
        same = [_shown(found) for found in words if len(found.splits) == 1]
        several = [self._several(found) for found in words if len(found.splits) > 1]
        said = []
        if same:
            said.append(self.tr("Always split the same way: {words}.").format(words=_listed(same)))
        if several:
            said.append(self.tr("Split in several ways: {words}.").format(words=_listed(several)))
        return " ".join(said)

    def _several(self, found: WordWays) -> str:
        return self.tr("{word} ({count})").format(
            word=_shown(found), count=format_number(len(found.splits))
        )


def _shown(found: WordWays) -> str:
    return isolated(visible(found.word))


def _listed(words: list[str]) -> str:
    more = ", …" if len(words) > _MOST_WORDS else ""
    return ", ".join(words[:_MOST_WORDS]) + more
