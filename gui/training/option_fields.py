"""The options of a training that are one choice each: alphabet, mark, ties, size, counts, names.

Each field knows its part of `TrainingOptions` and nothing of the others.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication
from PySide6.QtWidgets import QCheckBox, QLabel, QLineEdit, QWidget

from engine import TrainingOptions
from gui.look import theme
from gui.training.setup_field import NumberBox, SetupField
from gui.widgets.choice import Choice
from gui.widgets.marked_edit import MarkedEdit

LARGEST_SIZE: Final = 1_000_000
LARGEST_MINIMUM: Final = 1_000_000_000
OWN: Final = "own"


class AlphabetField(SetupField):
    """Characters or UTF-8 bytes."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.choice = Choice(("characters", "bytes"))
        self.add(self.choice)
        self.add(self.hint)
        self.title.setBuddy(self.choice)
        self.choice.value_chosen.connect(self._follow_choice)
        self.retranslate()

    def part(self) -> dict[str, Any]:
        """This field's part of the options."""
        return {"alphabet": self.choice.value()}

    def show_part(self, options: TrainingOptions) -> None:
        """Show this field's part of the options; tells nobody."""
        self.choice.set_value(options.alphabet)
        self._explain()

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.title.setText(self.tr("Alphabet"))
        self.choice.setAccessibleName(self.tr("Alphabet"))
        self.choice.set_texts(
            {"characters": self.tr("Characters"), "bytes": self.tr("UTF-8 bytes")}
        )
        self._explain()

    def _follow_choice(self) -> None:
        self._explain()
        self.edited.emit()

    def _explain(self) -> None:
        if self.choice.value() == "characters":
            hint = self.tr("Training starts from the characters that occur in the corpus.")
        else:
            hint = self.tr("Training starts from all 256 bytes, so no text is ever unknown.")
        self.say(hint)
        self.choice.setAccessibleDescription(hint)


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


class TieField(SetupField):
    """Which of the most frequent pairs wins."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.choice = Choice(tuple(_TIE_HINTS))
        self.add(self.choice)
        self.add(self.hint)
        self.title.setBuddy(self.choice)
        self.choice.value_chosen.connect(self._follow_choice)
        self.retranslate()

    def part(self) -> dict[str, Any]:
        """This field's part of the options."""
        return {"tie_rule": self.choice.value()}

    def show_part(self, options: TrainingOptions) -> None:
        """Show this field's part of the options; tells nobody."""
        self.choice.set_value(options.tie_rule)
        self._explain()

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

    def _follow_choice(self) -> None:
        self._explain()
        self.edited.emit()

    def _explain(self) -> None:
        hint = QCoreApplication.translate("TieField", str(_TIE_HINTS[self.choice.value()]))
        self.say(hint)
        self.choice.setAccessibleDescription(hint)


class SizeField(SetupField):
    """When training ends."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.choice = Choice(("end", "vocab_size", "merges"))
        self.number = NumberBox(0, LARGEST_SIZE)
        for widget in (self.choice, self.number, self.hint):
            self.add(widget)
        self.title.setBuddy(self.choice)
        self._numbers = {"vocab_size": 1000, "merges": 100}
        self.choice.value_chosen.connect(self._follow_choice)
        self.number.valueChanged.connect(self._follow_number)
        self.number.lineEdit().returnPressed.connect(self.entered)
        self.retranslate()

    def part(self) -> dict[str, Any]:
        """This field's part of the options."""
        kind = self.choice.value()
        return {name: self._numbers[name] if name == kind else None for name in self._numbers}

    def show_part(self, options: TrainingOptions) -> None:
        """Show this field's part of the options; tells nobody."""
        given = {"vocab_size": options.vocab_size, "merges": options.merges}
        self._numbers |= {name: number for name, number in given.items() if number is not None}
        kinds = [name for name, number in given.items() if number is not None]
        self.choice.set_value(kinds[0] if kinds else "end")
        self._show()

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.title.setText(self.tr("Train until"))
        self.choice.setAccessibleName(self.tr("Train until"))
        self.choice.set_texts(
            {
                "end": self.tr("no pair is left"),
                "vocab_size": self.tr("a vocabulary size"),
                "merges": self.tr("a number of merges"),
            }
        )
        self._show()

    def _follow_choice(self) -> None:
        self._show()
        self.edited.emit()

    def _follow_number(self, number: int) -> None:
        kind = self.choice.value()
        if kind in self._numbers and self._numbers[kind] != number:
            self._numbers[kind] = number
            self.edited.emit()

    def _show(self) -> None:
        kind = self.choice.value()
        self.number.setVisible(kind in self._numbers)
        if kind in self._numbers:
            self.number.setValue(self._numbers[kind])
        hints = {
            "end": "",
            "vocab_size": self.tr("Symbols and merged tokens, special tokens not counted."),
            "merges": "",
        }
        names = {
            "end": "",
            "vocab_size": self.tr("Vocabulary size"),
            "merges": self.tr("Number of merges"),
        }
        self.say(hints[kind])
        self.number.setAccessibleName(names[kind])


class MinimumField(SetupField):
    """How rare a pair may be."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.number = NumberBox(1, LARGEST_MINIMUM)
        self.add(self.number)
        self.add(self.hint)
        self.title.setBuddy(self.number)
        self.number.valueChanged.connect(self._follow_number)
        self.number.lineEdit().returnPressed.connect(self.entered)
        self._number = 1
        self.retranslate()

    def part(self) -> dict[str, Any]:
        """This field's part of the options."""
        return {"min_count": self._number}

    def show_part(self, options: TrainingOptions) -> None:
        """Show this field's part of the options; tells nobody."""
        self._number = options.min_count
        self.number.setValue(options.min_count)

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.title.setText(self.tr("Minimum count"))
        self.number.setAccessibleName(self.tr("Minimum count"))
        hint = self.tr("Pairs that are rarer are not merged.")
        self.say(hint)
        self.number.setAccessibleDescription(hint)

    def _follow_number(self, number: int) -> None:
        if number != self._number:
            self._number = number
            self.edited.emit()


class SpecialTokensField(SetupField):
    """Names that the vocabulary gets after all others."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.editor = MarkedEdit()
        self._fault = QLabel(wordWrap=True)
        self._fault.setProperty("role", "error")
        for widget in (self.editor, self._fault, self.hint):
            self.add(widget)
        self.title.setBuddy(self.editor)
        self._tokens: tuple[str, ...] = ()
        self.editor.textChanged.connect(self._follow_text)
        self.editor.entered.connect(self.entered)
        self.retranslate()

    def part(self) -> dict[str, Any]:
        """This field's part of the options."""
        return {"special_tokens": self._tokens}

    def show_part(self, options: TrainingOptions) -> None:
        """Show this field's part of the options; tells nobody."""
        if options.special_tokens != self._tokens:
            self._tokens = options.special_tokens
            self.editor.set_text(" ".join(options.special_tokens))
        self._show()

    def is_valid(self) -> bool:
        """Whether no name is given twice."""
        return len(set(self._tokens)) == len(self._tokens)

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.title.setText(self.tr("Special tokens"))
        self.editor.setAccessibleName(self.tr("Special tokens"))
        self.editor.setPlaceholderText("<pad> <unk> <bos> <eos>")
        self.say(self.tr("Separated by spaces. They get the last ids."))
        self._show()

    def _follow_text(self) -> None:
        tokens = tuple(self.editor.text().split())
        if tokens != self._tokens:
            self._tokens = tokens
            self._show()
            self.edited.emit()

    def _show(self) -> None:
        twice = [name for name, count in Counter(self._tokens).items() if count > 1]
        self.editor.mark(_repeats(self.editor.text(), set(twice)))
        fault = self.tr("Given twice: {names}").format(names=", ".join(twice)) if twice else ""
        self._fault.setText(fault)
        self._fault.setVisible(bool(fault))
        self.editor.setAccessibleDescription(fault or self.hint.text())


def _repeats(text: str, names: set[str]) -> list[tuple[int, int]]:
    """Where in a text the names stand a second time or later."""
    ranges, seen, position = [], set(), 0
    for name in text.split():
        position = text.index(name, position)
        if name in names and name in seen:
            ranges.append((position, position + len(name)))
        seen.add(name)
        position += len(name)
    return ranges
