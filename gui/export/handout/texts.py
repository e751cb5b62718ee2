"""The words of handouts in the language of now; QObjects, because only `tr` has plural forms."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QObject

from engine import TrainingOptions
from engine.analysis.fidelity import Fidelity
from gui.export.handout.values import HandoutTexts
from gui.look import translation
from gui.look.translation import for_plural, format_number
from gui.training.split_rule_names import split_rule_names
from gui.training.tie_sentences import rule_names
from gui.widgets.fidelity_badge import fidelity_name


class HandoutWords(QObject):
    """What stands around trainings and comparisons."""

    def around(self) -> HandoutTexts:
        """The words around every handout."""
        made_by = self.tr("Made with BPE Visualizer {version}.")
        return HandoutTexts(
            language=translation.current(),
            first=self.tr("To the beginning"),
            back=self.tr("Back"),
            forward=self.tr("Forward"),
            last=self.tr("To the end"),
            keys=self.tr("Keys: ← → one step, Home and End to the beginning and the end."),
            steps=self.tr("Steps"),
            made_by=made_by.format(version=QCoreApplication.applicationVersion()),
        )

    def position(self, position: int, total: int) -> str:
        """Which position of a training a page shows."""
        text = QCoreApplication.translate("SceneText", "Step {position} of {total}")
        return text.format(position=format_number(position), total=format_number(total))

    def columns(self) -> tuple[str, ...]:
        """The names of the columns of the list of merges."""
        return (
            self.tr("Rank"),
            self.tr("Left"),
            self.tr("Right"),
            self.tr("Token"),
            self.tr("Count"),
            self.tr("Tied pairs"),
        )

    def captions(self) -> dict[str, str]:
        """The captions and marks of a training's handout."""
        return {
            "pairs": self.tr("Pairs"),
            "pair": self.tr("Pair"),
            "count": self.tr("Count"),
            "words": self.tr("Words"),
            "tokens": self.tr("Tokens"),
            "merge_list": self.tr("Merges"),
            "winner": self.tr("merged next"),
            "tied": self.tr("tie"),
            "touched": self.tr("changes next"),
        }

    def facts(
        self, rule: str | None, options: TrainingOptions, fidelity: Fidelity
    ) -> tuple[tuple[str, str], ...]:
        """How a training was done, in the words of its settings; None: no rule split anything."""
        translate = QCoreApplication.translate
        found = []
        if rule is not None:
            name = split_rule_names().get(rule, rule)
            found.append((translate("SplitField", "Split rule"), name))
        if options.alphabet == "bytes":
            symbols = translate("AlphabetField", "UTF-8 bytes")
        else:
            symbols = translate("AlphabetField", "Characters")
        found.append((translate("AlphabetField", "Alphabet"), symbols))
        ties = translate("TieField", "Among equally frequent pairs")
        found.append((ties, rule_names()[options.tie_rule]))
        if options.end_of_word:
            found.append((translate("MarkField", "End-of-word mark"), options.end_of_word))
        found.append((self.tr("Fidelity"), fidelity_name(fidelity.kind)))
        return tuple(found)

    def lanes(self) -> dict[str, str]:
        """The captions of a comparison's handout."""
        return {
            "lanes_title": self.tr("The whole text"),
            "lane": self.tr("Lane"),
            "tokens": self.tr("Tokens"),
            "ids": self.tr("Ids"),
        }

    def overview(self, differences: int) -> tuple[str, str]:
        """Title and sentence of the page that stands for all of the text."""
        text = self.tr("The lanes differ in {number} place(s).", "", for_plural(differences))
        if not differences:
            text = self.tr("The lanes do not differ.")
        return self.tr("All of the text"), text.format(number=format_number(differences))

    def difference(self, number: int, total: int) -> str:
        """Which difference a page shows."""
        text = self.tr("Difference {number} of {total}")
        return text.format(number=format_number(number), total=format_number(total))

    def tokens(self, number: int, characters: int) -> str:
        """How many tokens a lane has for how many characters."""
        tokens = self.tr("{number} token(s)", "", for_plural(number))
        letters = self.tr("{number} character(s)", "", for_plural(characters))
        parts = (
            tokens.format(number=format_number(number)),
            letters.format(number=format_number(characters)),
        )
        return " · ".join(parts)
