"""The player's controls for the narrow column in which a split is watched.

It has the slider, step, speed and signals of `PlayerBar`, but becomes as narrow as the column, over
up to three rows, and leaves out what makes no sense for a dozen steps: ties, ten steps at once.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from gui.look import theme
from gui.widgets.player_buttons import PlayerButtons
from gui.widgets.speed_choice import SpeedChoice
from gui.widgets.step_field import StepField
from gui.widgets.tie_slider import TieSlider

_NAMES: Final = ("first", "step-back", "play", "step-forward", "last", "loop")


class SplitBar(QWidget):
    """Shows where the split is; every control only asks."""

    toggle_requested = Signal()
    step_requested = Signal(int)
    seek_requested = Signal(object)
    speed_requested = Signal(float)
    loop_requested = Signal(bool)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._length, self._position = 0, 0
        self._rows = 0
        self._slider, self._step, self._speed = TieSlider(self), StepField(self), SpeedChoice(self)
        self._group = PlayerButtons(_NAMES, self)
        self._buttons = self._group.by_name
        self._column = QVBoxLayout(self)
        self._lines = tuple(QHBoxLayout() for _ in range(3))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._lay_out()
        self._connect()
        self._dress()
        self._put_in_rows(2)
        self.retranslate()
        self._enable()

    def set_length(self, length: int) -> None:
        """Show 0..`length` positions."""
        self._length = length
        self._slider.set_length(length)
        self._step.set_length(length, length)
        self._enable()

    def set_position(self, position: int) -> None:
        """Show that the player is at `position`."""
        self._position = position
        self._slider.set_position(position)
        self._step.set_position(position)
        self._enable()

    def set_playing(self, playing: bool) -> None:
        """Show whether steps follow each other by themselves."""
        self._group.set_playing(playing)

    def set_speed(self, speed: float) -> None:
        """Show the speed, in steps per step time."""
        self._speed.set_speed(speed)

    def set_loop(self, loop: bool) -> None:
        """Show whether playing starts over at the end."""
        self._group.set_loop(loop)

    def retranslate(self) -> None:
        """Set all texts in the present language."""
        self._slider.setAccessibleName(self.tr("Position in the split"))

    def _lay_out(self) -> None:
        column = self._column
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        for line in self._lines:
            column.addLayout(line)

    def _connect(self) -> None:
        group = self._group
        group.toggle_requested.connect(self.toggle_requested)
        group.step_requested.connect(self.step_requested)
        group.start_requested.connect(lambda: self.seek_requested.emit(0))
        group.end_requested.connect(lambda: self.seek_requested.emit(self._length))
        group.loop_requested.connect(self.loop_requested)
        self._slider.seek_requested.connect(self.seek_requested)
        self._step.seek_requested.connect(self.seek_requested)
        self._speed.speed_requested.connect(self.speed_requested)

    def _enable(self) -> None:
        """Grey out what leads nowhere."""
        self._group.set_place(self._position, self._length)

    def _dress(self) -> None:
        self._group.dress()
        for line in self._lines:
            line.setSpacing(self._gap())

    def _gap(self) -> int:
        return 2 * round(theme.active().spacing)

    def _arrange(self) -> None:
        """Take three rows where two are too wide, and leave the step to the slider if need be."""
        width, gap = self.width(), self._gap()
        both = self._group.sizeHint().width() + gap + self._speed.sizeHint().width()
        self._put_in_rows(3 if width < both else 2)
        upper = self._slider.minimumSizeHint().width() + gap + self._step.sizeHint().width()
        self._step.setVisible(width >= upper)

    def _put_in_rows(self, rows: int) -> None:
        """Slider and step above the buttons; the speed beside or below them."""
        if rows == self._rows:
            return
        self._rows = rows
        for line in self._lines:
            while line.count():
                line.takeAt(0)
        first, second, third = self._lines
        first.addWidget(self._slider, 1)
        first.addWidget(self._step)
        second.addWidget(self._group)
        second.addStretch(1)
        (second if rows == 2 else third).addWidget(self._speed)
        if rows == 3:
            third.addStretch(1)
        self._column.invalidate()
        self.updateGeometry()

    # Overrides

    def minimumSizeHint(self) -> QSize:
        """The widest of the rows: the bar can always be made that narrow."""
        parts = (self._slider.minimumSizeHint(), self._group.sizeHint(), self._speed.sizeHint())
        return QSize(max(part.width() for part in parts), super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Choose two rows or three."""
        super().resizeEvent(event)
        self._arrange()

    def changeEvent(self, event: QEvent) -> None:
        """Follow language and theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            self._arrange()
        elif event.type() in (QEvent.Type.StyleChange, QEvent.Type.FontChange):
            self._dress()
            self._arrange()
