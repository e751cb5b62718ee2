"""When training ends: the size of the vocabulary, the number of merges, the rarest pair."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtWidgets import QWidget

from engine import TrainingOptions
from gui.training.setup_field import NumberBox, SetupField
from gui.widgets.choice import Choice

LARGEST_SIZE: Final = 1_000_000
LARGEST_MINIMUM: Final = 1_000_000_000


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
