"""A speed from a short list, with a minus and a plus beside it."""

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QSizePolicy, QToolButton, QWidget

from gui.look.translation import format_decimal
from gui.player import FASTEST, SLOWEST, SPEEDS

_GAP = 2


class SpeedChoice(QWidget):
    """Shows a speed and asks for another one; a speed outside the list is shown, too."""

    speed_requested = Signal(float)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._speed = 1.0
        self._slower = QToolButton(self)
        self._list = QComboBox(self)
        self._faster = QToolButton(self)
        self._list.addItems([""] * len(SPEEDS))
        self._list.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self._list.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._slower.setText("−")
        self._faster.setText("+")
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(_GAP)
        for part in (self._slower, self._list, self._faster):
            row.addWidget(part)
        for button in (self._slower, self._faster):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._list.activated.connect(self._ask)
        self._slower.clicked.connect(self._ask_for_slower)
        self._faster.clicked.connect(self._ask_for_faster)
        self.retranslate()

    def set_compact(self, compact: bool) -> None:
        """Leave out minus and plus; the list, and their keys, do the same."""
        self._slower.setVisible(not compact)
        self._faster.setVisible(not compact)

    def compact_width(self) -> int:
        """How wide the list is alone."""
        return self._list.sizeHint().width()

    def whole_width(self) -> int:
        """How wide it is with minus and plus."""
        buttons = (self._slower, self._faster)
        return self.compact_width() + sum(button.sizeHint().width() + _GAP for button in buttons)

    def set_speed(self, speed: float) -> None:
        """Show a speed in steps per step time."""
        if speed != self._speed:
            self._speed = speed
            self._show()

    def text(self) -> str:
        """The speed as it can be read."""
        return self._list.currentText() or self._list.placeholderText()

    def retranslate(self) -> None:
        """Set all texts in the present language."""
        for row, speed in enumerate(SPEEDS):
            self._list.setItemText(row, speed_text(speed))
        self._list.setAccessibleName(self.tr("Speed"))
        self._list.setToolTip(self.tr("Speed of playing and stepping"))
        for button, text, key in (
            (self._slower, self.tr("Slower"), "−"),
            (self._faster, self.tr("Faster"), "+"),
        ):
            button.setAccessibleName(text)
            button.setToolTip(f"{text} ({key})")
        self._show()

    def _show(self) -> None:
        self._list.setPlaceholderText(speed_text(self._speed))
        self._list.setCurrentIndex(SPEEDS.index(self._speed) if self._speed in SPEEDS else -1)
        self._slower.setEnabled(self._speed > SLOWEST or self._slower.hasFocus())
        self._faster.setEnabled(self._speed < FASTEST or self._faster.hasFocus())

    def _ask(self, row: int) -> None:
        """Ask, and keep showing what is until the answer comes."""
        self._show()
        self.speed_requested.emit(SPEEDS[row])

    def _ask_for_slower(self) -> None:
        self.speed_requested.emit(next((s for s in reversed(SPEEDS) if s < self._speed), SLOWEST))

    def _ask_for_faster(self) -> None:
        self.speed_requested.emit(next((s for s in SPEEDS if s > self._speed), FASTEST))

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def minimumSizeHint(self) -> QSize:
        """No narrower than its texts."""
        return self.sizeHint()


def speed_text(speed: float) -> str:
    """Write a speed as a factor with as many decimals as it needs, at most two.

    >>> speed_text(16.0), speed_text(0.25), speed_text(0.5)
    ('16×', '0.25×', '0.5×')
    """
    digits = next(n for n in (0, 1, 2) if n == 2 or round(speed, n) == speed)
    return format_decimal(speed, digits) + "×"
