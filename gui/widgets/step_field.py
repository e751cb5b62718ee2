"""The words "Step 5 of 12", in which the 5 can be overtyped to go to another position.

It adds to a QSpinBox what belongs around it in any language: the translated sentence is cut at the
place of its number.
"""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QKeyEvent, QValidator
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSpinBox, QWidget

from gui.look.translation import format_number

_LARGEST = 2**31 - 1
_GAP = 6
_ARROWS = 36  # what the theme puts around the digits: two arrows, padding, a border


class NumberBox(QSpinBox):
    """A spin box that groups digits as the whole window does; `entered` says Return was hit."""

    entered = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.setKeyboardTracking(False)
        self.setAccelerated(True)

    def textFromValue(self, value: int) -> str:
        """Group the digits in threes."""
        return format_number(value)

    def valueFromText(self, text: str) -> int:
        """Read a number, however its digits are grouped."""
        return min(self.maximum(), int(_digits(text) or "0"))

    def validate(self, text: str, place: int) -> tuple[QValidator.State, str, int]:
        """Let digits and anything that groups them be typed."""
        state = QValidator.State.Acceptable if _digits(text) else QValidator.State.Intermediate
        if any(character.isalpha() for character in text) or len(_digits(text)) > len(
            str(_LARGEST)
        ):
            state = QValidator.State.Invalid
        return state, text, place

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Say when a number has been entered."""
        super().keyPressEvent(event)
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.entered.emit()

    def changeEvent(self, event: QEvent) -> None:
        """Let the row around know that another font needs another width: Qt forgets to."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self.updateGeometry()

    def sizeHint(self) -> QSize:
        """Wide enough for the largest number, so that nothing moves while playing."""
        height = super().sizeHint().height()
        widest = format_number(10 ** max(2, len(str(self.maximum()))) - 1)
        return QSize(QFontMetrics(self.font()).horizontalAdvance(widest) + _ARROWS, height)

    def minimumSizeHint(self) -> QSize:
        """No narrower: a position that is cut off would be a wrong one."""
        return self.sizeHint()


class StepField(QWidget):
    """Shows a position of 0..length and lets a person type another one."""

    seek_requested = Signal(object)
    entered = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._length = 0
        self._told = False
        self._before, self._after = QLabel(self), QLabel(self)
        self._box = NumberBox(self)
        self._before.setBuddy(self._box)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(_GAP)
        for part in (self._before, self._box, self._after):
            row.addWidget(part)
        self._box.setRange(0, 0)
        self._box.valueChanged.connect(self._pass_on)
        self._box.entered.connect(self.entered)
        self.setFocusProxy(self._box)
        self.retranslate()

    def set_compact(self, compact: bool) -> None:
        """Leave out the words around the number."""
        self._before.setVisible(not compact)
        self._after.setVisible(not compact)

    def compact_width(self) -> int:
        """How wide the number is alone."""
        return self._box.sizeHint().width()

    def whole_width(self) -> int:
        """How wide the whole sentence is."""
        words = (self._before, self._after)
        return self.compact_width() + sum(word.sizeHint().width() + _GAP for word in words)

    def set_length(self, length: int, available: int) -> None:
        """Show "of `length`" and allow 0..`available`."""
        self._length = length
        self._tell(lambda: self._box.setMaximum(min(available, _LARGEST)))
        self._box.updateGeometry()
        self.retranslate()

    def set_position(self, position: int) -> None:
        """Show a position, unless a person is just typing one."""
        if not (self._box.hasFocus() and self._box.lineEdit().isModified()):
            self._tell(lambda: self._box.setValue(min(position, _LARGEST)))

    def text(self) -> str:
        """The whole sentence as it can be read."""
        return f"{self._before.text()} {self._box.text()} {self._after.text()}".strip()

    def retranslate(self) -> None:
        """Set all texts in the present language."""
        sentence = self.tr("Step {position} of {total}")
        before, _, after = sentence.partition("{position}")
        self._before.setText(before.strip())
        self._after.setText(after.strip().format(total=format_number(self._length)))
        self._box.setAccessibleName(self.tr("Position"))
        self._box.setAccessibleDescription(
            self.tr("How many steps are applied; type a number to go there")
        )
        self._box.setToolTip(self.tr("Type a number to go to that position"))

    def _tell(self, change: Callable[[], None]) -> None:
        self._told = True
        change()
        self._told = False

    def _pass_on(self, position: int) -> None:
        if not self._told:
            self.seek_requested.emit(position)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()


def _digits(text: str) -> str:
    """The decimal digits of a text.

    >>> _digits("30 000")
    '30000'
    """
    return "".join(character for character in text if character in "0123456789")
