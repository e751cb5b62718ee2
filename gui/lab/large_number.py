"""A field for numbers beyond 32 bits, which Qt's own field does not hold: parameters of models."""

from __future__ import annotations

import re
from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QValidator
from PySide6.QtWidgets import QAbstractSpinBox, QDoubleSpinBox, QWidget

from gui.look.translation import format_number

LARGEST: Final = 10**14
"""A double holds every whole number up to here."""

_WRITTEN: Final = re.compile(r"(\d+)(?:[.,](\d+))?\s*([kmb]?)", re.IGNORECASE)
_TIMES: Final = {"": 1, "k": 10**3, "m": 10**6, "b": 10**9}
_ROOM: Final = 44  # what the theme puts around the digits


def read_number(text: str) -> int | None:
    """Read a number, however its digits are grouped; k, M and B stand for thousands and more.

    >>> read_number("50 257"), read_number("1.5B"), read_number("124M"), read_number("x")
    (50257, 1500000000, 124000000, None)
    """
    match = _WRITTEN.fullmatch(re.sub(r"(?<=\d)\s+(?=\d)", "", text.strip()))
    if match is None:
        return None
    whole, fraction, unit = match[1], match[2] or "", match[3].lower()
    if fraction and not unit:
        return None
    return int(whole + fraction) * _TIMES[unit] // int("1" + "0" * len(fraction))


class LargeNumberBox(QDoubleSpinBox):
    """A spin box for whole numbers up to `LARGEST`."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setDecimals(0)
        self.setRange(0, LARGEST)
        self.setStepType(QAbstractSpinBox.StepType.AdaptiveDecimalStepType)
        self.setKeyboardTracking(False)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def number(self) -> int:
        """The number."""
        return round(self.value())

    def show_number(self, number: int) -> None:
        """Show a number; tells nobody."""
        self.blockSignals(True)
        self.setValue(min(number, LARGEST))
        self.blockSignals(False)

    def textFromValue(self, value: float) -> str:
        """Group the digits in threes."""
        return format_number(round(value))

    def valueFromText(self, text: str) -> float:
        """Read what was typed."""
        return float(min(LARGEST, read_number(text) or 0))

    def validate(self, text: str, place: int) -> tuple[QValidator.State, str, int]:
        """Let numbers be typed, and what may become one."""
        number = read_number(text)
        if number is not None:
            state = QValidator.State.Acceptable if number <= LARGEST else QValidator.State.Invalid
        elif re.fullmatch(r"[\d\s.,]*", text):
            state = QValidator.State.Intermediate
        else:
            state = QValidator.State.Invalid
        return state, text, place

    def sizeHint(self) -> QSize:
        """Be wide enough for a model of a trillion parameters."""
        width = self.fontMetrics().horizontalAdvance(format_number(10**12)) + _ROOM
        return QSize(width, super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        """As wide."""
        return QSize(self.sizeHint().width(), super().minimumSizeHint().height())
