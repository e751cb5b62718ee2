"""One option of a training: a title above, the controls, and a sentence below that explains.

The base of the fields of the options panel: it lays them out for a narrow column, where a title
beside its control would be cut off in Russian, and says when a person has changed something.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QValidator, QWheelEvent
from PySide6.QtWidgets import QLabel, QSpinBox, QVBoxLayout, QWidget

from gui.look.translation import format_number

_MOST_DIGITS: Final = 18


class SetupField(QWidget):
    """Title, controls, hint. `edited` says that a person changed the value; setters are silent."""

    edited = Signal()
    entered = Signal()
    """Return was hit: what is typed is meant."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title = QLabel(wordWrap=True)
        self.title.setProperty("role", "heading")
        self.hint = QLabel(wordWrap=True)
        self.hint.setProperty("role", "muted")
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(3)
        self.add(self.title)

    def add(self, widget: QWidget, gap: int = 0) -> None:
        """Put a control under those that are there, with a wider gap if it begins something new."""
        self._layout.addSpacing(gap)
        self._layout.addWidget(widget)

    def is_valid(self) -> bool:
        """Whether the value can be used for a training."""
        return True

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        raise NotImplementedError

    def restyle(self) -> None:
        """Take what does not follow the application's font from the theme of now."""

    def say(self, hint: str) -> None:
        """Show another sentence under the controls; none takes no room."""
        self.hint.setText(hint)
        self.hint.setVisible(bool(hint))

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language and the theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() in (QEvent.Type.PaletteChange, QEvent.Type.StyleChange):
            self.restyle()


class NumberBox(QSpinBox):
    """A whole number, written in groups of three, that the wheel changes only under the focus."""

    def __init__(self, least: int, most: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setRange(least, most)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumWidth(60)

    def textFromValue(self, value: int) -> str:
        """Write the number in groups."""
        return format_number(value)

    def valueFromText(self, text: str) -> int:
        """Read a number with or without groups."""
        return int(_digits(text) or self.minimum())

    def validate(self, text: str, position: int) -> tuple[QValidator.State, str, int]:
        """Accept digits and the spaces between groups."""
        digits = _digits(text)
        if not digits and not text.strip():
            return QValidator.State.Intermediate, text, position
        # Python refuses to read thousands of digits, and an error here ends the whole program.
        if not digits.isdecimal() or len(digits) > _MOST_DIGITS or int(digits) > self.maximum():
            return QValidator.State.Invalid, text, position
        enough = int(digits) >= self.minimum()
        state = QValidator.State.Acceptable if enough else QValidator.State.Intermediate
        return state, text, position

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Leave the wheel to the column, unless the box has the focus."""
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()


def _digits(text: str) -> str:
    """What was typed, without the spaces between groups."""
    return "".join(text.split())
