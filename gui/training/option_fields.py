"""The options of a training that are one choice each: alphabet, end-of-word mark, ties.

Each field knows its part of `TrainingOptions` and nothing of the others.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication
from PySide6.QtWidgets import QCheckBox, QLineEdit, QWidget

from engine import TrainingOptions
from engine.text.alphabet import ALPHABETS
from gui.look import theme
from gui.training.setup_field import SetupField
from gui.widgets.choice import Choice

OWN: Final = "own"


class _ChoiceField(SetupField):
    """One option that is one of a few values, and a sentence about the chosen one."""

    def __init__(self, option: str, values: Sequence[str], parent: QWidget | None) -> None:
        super().__init__(parent)
        self._option = option
        self.choice = Choice(values)
        self.add(self.choice)
        self.add(self.hint)
        self.title.setBuddy(self.choice)
        self.choice.value_chosen.connect(self._follow_choice)
        self.retranslate()

    def part(self) -> dict[str, Any]:
        """This field's part of the options."""
        return {self._option: self.choice.value()}

    def show_part(self, options: TrainingOptions) -> None:
        """Show this field's part of the options; tells nobody."""
        self.choice.set_value(getattr(options, self._option))
        self._explain()

    def _explanation(self) -> str:
        """What is to be known about the chosen value."""
        raise NotImplementedError

    def _follow_choice(self) -> None:
        self._explain()
        self.edited.emit()

    def _explain(self) -> None:
        hint = self._explanation()
        self.say(hint)
        self.choice.setAccessibleDescription(hint)


class AlphabetField(_ChoiceField):
    """Characters or UTF-8 bytes."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("alphabet", ALPHABETS, parent)

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.title.setText(self.tr("Alphabet"))
        self.choice.setAccessibleName(self.tr("Alphabet"))
        self.choice.set_texts(
            {"characters": self.tr("Characters"), "bytes": self.tr("UTF-8 bytes")}
        )
        self._explain()

    def _explanation(self) -> str:
        if self.choice.value() == "characters":
            return self.tr("Training starts from the characters that occur in the corpus.")
        return self.tr("Training starts from all 256 bytes, so no text is ever unknown.")


class MarkField(SetupField):
    """The end-of-word mark, and whether it is a symbol of its own."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.choice = Choice(("", "_", "</w>", OWN))
        self.own = QLineEdit("@", maxLength=20)
        self.attached = QCheckBox()
        for widget in (self.choice, self.own, self.attached, self.hint):
            self.add(widget)
        self.title.setBuddy(self.choice)
        self.choice.value_chosen.connect(self._follow_edit)
        self.own.textEdited.connect(self._follow_edit)
        self.own.returnPressed.connect(self.entered)
        self.attached.clicked.connect(self._follow_edit)
        self.restyle()
        self.retranslate()

    def part(self) -> dict[str, Any]:
        """This field's part of the options."""
        mark = self._mark()
        attached = bool(mark) and self.attached.isChecked()
        return {"end_of_word": mark, "end_of_word_attached": attached}

    def show_part(self, options: TrainingOptions) -> None:
        """Show this field's part of the options; tells nobody."""
        if options.end_of_word != self._mark():
            known = options.end_of_word in ("", "_", "</w>")
            self.choice.set_value(options.end_of_word if known else OWN)
            if not known:
                self.own.setText(options.end_of_word)
        if options.end_of_word:
            self.attached.setChecked(options.end_of_word_attached)
        self._show()

    def is_valid(self) -> bool:
        """Whether an own mark is written."""
        return self.choice.value() != OWN or bool(self.own.text())

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.title.setText(self.tr("End-of-word mark"))
        self.choice.setAccessibleName(self.tr("End-of-word mark"))
        self.choice.set_texts(
            {"": self.tr("None"), "_": "_", "</w>": "</w>", OWN: self.tr("Own mark")}
        )
        self.own.setAccessibleName(self.tr("Own end-of-word mark"))
        self.attached.setText(self.tr("Attached"))
        self.attached.setAccessibleName(self.attached.text())
        self._show()

    def restyle(self) -> None:
        """Write the mark in the token font of the theme."""
        self.own.setFont(theme.active().token_font())

    def _mark(self) -> str:
        return self.own.text() if self.choice.value() == OWN else self.choice.value()

    def _follow_edit(self) -> None:
        self._show()
        self.edited.emit()

    def _show(self) -> None:
        self.own.setVisible(self.choice.value() == OWN)
        self.attached.setVisible(self.choice.value() != "")
        hint = self._explanation()
        self.say(hint)
        self.attached.setAccessibleDescription(hint)

    def _explanation(self) -> str:
        if self.choice.value() == "":
            return ""
        if not self.is_valid():
            return self.tr("Write the mark, or choose none.")
        if self.attached.isChecked():
            return self.tr("Part of the last symbol: subword-nmt from 0.2, GPT-1.")
        return self.tr("A symbol of its own after the last character (Sennrich et al. 2016).")


_TIE_HINTS: Final = {
    "first-seen": QT_TRANSLATE_NOOP(
        "TieField",
        "The pair met first when the words are read in order, left to right: "
        "minbpe, tiktoken’s teaching code, most lectures.",
    ),
    "lowest-ids": QT_TRANSLATE_NOOP(
        "TieField",
        "The pair with the smallest ids, left before right: Hugging Face tokenizers, rustbpe.",
    ),
    "greatest-symbols": QT_TRANSLATE_NOOP(
        "TieField", "The pair that comes last in code point order, left before right: subword-nmt."
    ),
    "sentencepiece": QT_TRANSLATE_NOOP(
        "TieField",
        "The shorter joined token, then the one that comes first in code point order: "
        "SentencePiece.",
    ),
}


class TieField(_ChoiceField):
    """Which of the most frequent pairs wins."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("tie_rule", tuple(_TIE_HINTS), parent)

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.title.setText(self.tr("Among equally frequent pairs"))
        self.choice.setAccessibleName(self.tr("Tie rule"))
        self.choice.set_texts(
            {
                "first-seen": self.tr("First seen"),
                "lowest-ids": self.tr("Lowest ids"),
                "greatest-symbols": self.tr("Greatest symbols"),
                "sentencepiece": "SentencePiece",
            }
        )
        self._explain()

    def _explanation(self) -> str:
        return QCoreApplication.translate("TieField", str(_TIE_HINTS[self.choice.value()]))
