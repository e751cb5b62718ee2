"""The controls of the player: buttons, slider, step, speed. Plain values in, wishes out.

It knows no player. Where there is room everything is in one row; in a narrow window or a large type
what is said elsewhere or done by keys goes first, and then the slider gets a row of its own above
the buttons.
"""

from typing import Final

import numpy as np
from PySide6.QtCore import QEvent, QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QHBoxLayout,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from gui.look import theme
from gui.widgets.player_buttons import DIVIDER, PlayerButtons
from gui.widgets.speed_choice import SpeedChoice
from gui.widgets.step_field import StepField
from gui.widgets.tie_slider import Positions, TieSlider

# The slider shares a row with all buttons as long as it keeps so many characters of width,
# and with the most important ones down to fewer.
_ROOMY, _TIGHT = 48, 18

_NAMES: Final = (
    *("first", "ten-back", "step-back", "play", "step-forward", "ten-forward", "last"),
    *(DIVIDER, "previous-tie", "next-tie"),
    *(DIVIDER, "loop"),
)


class PlayerBar(QWidget):
    """Shows where the player is; every control only asks."""

    toggle_requested = Signal()
    step_requested = Signal(int)
    jump_requested = Signal(int)
    seek_requested = Signal(object)
    speed_requested = Signal(float)
    loop_requested = Signal(bool)
    previous_tie_requested = Signal()
    next_tie_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._length, self._position = 0, 0
        self._available: int | None = None
        self._ties: Positions = np.zeros(0, np.int64)
        self._arrangement = ""
        self._group = PlayerButtons(_NAMES, self)  # in the order in which the focus goes over them
        self._buttons = self._group.by_name
        self._slider = TieSlider(self)
        self._step = StepField(self)
        self._speed = SpeedChoice(self)
        self._upper, self._lower = QHBoxLayout(), QHBoxLayout()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addLayout(self._upper)
        column.addLayout(self._lower)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._connect_buttons()
        self._slider.seek_requested.connect(self.seek_requested)
        self._step.seek_requested.connect(self.seek_requested)
        self._step.entered.connect(self._slider.setFocus)
        self._speed.speed_requested.connect(self.speed_requested)
        self._dress()
        self._arrange("roomy")
        self.retranslate()
        self._enable()

    def set_length(self, length: int) -> None:
        """Show 0..`length` positions."""
        if length != self._length:
            self._length = length
            self._slider.set_length(length)
            self._follow_length()

    def set_available(self, available: int | None) -> None:
        """Say how many steps are computed so far; None says all."""
        if available != self._available:
            self._available = available
            self._slider.set_available(available)
            self._follow_length()

    def set_position(self, position: int) -> None:
        """Show that the player is at `position`."""
        if position != self._position:
            self._position = position
            self._slider.set_position(position)
            self._step.set_position(position)
            self._enable()

    def set_tie_positions(self, ties: Positions | None) -> None:
        """Mark the ascending positions whose next merge is one of several tied pairs."""
        self._ties = np.zeros(0, np.int64) if ties is None else np.asarray(ties)
        self._slider.set_tie_positions(self._ties)
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
        self._slider.setAccessibleName(self.tr("Position in the training"))
        self._slider.setAccessibleDescription(
            self.tr("Marks show ties; the dashed part is not computed yet")
        )

    def _connect_buttons(self) -> None:
        group = self._group
        group.toggle_requested.connect(self.toggle_requested)
        group.step_requested.connect(self.step_requested)
        group.jump_requested.connect(self.jump_requested)
        group.start_requested.connect(lambda: self.seek_requested.emit(0))
        group.end_requested.connect(lambda: self.seek_requested.emit(self._end))
        group.previous_tie_requested.connect(self.previous_tie_requested)
        group.next_tie_requested.connect(self.next_tie_requested)
        group.loop_requested.connect(self.loop_requested)

    @property
    def _end(self) -> int:
        return self._slider.available

    def _follow_length(self) -> None:
        self._step.set_length(self._length, self._end)
        self._slider.set_position(self._position)
        self._step.set_position(self._position)
        self._enable()
        self._arrange_for(self.width())

    def _enable(self) -> None:
        """Grey out what leads nowhere."""
        self._group.set_place(self._position, self._end)
        self._group.allow("play", self._length > 0)
        ties = self._ties
        self._group.allow("previous-tie", bool(len(ties)) and int(ties[0]) < self._position)
        self._group.allow("next-tie", bool(len(ties)) and int(ties[-1]) > self._position)

    def _dress(self) -> None:
        """Take icons and sizes from the theme."""
        self._group.dress()
        gap = round(theme.active().spacing)
        for row in (self._upper, self._lower):
            row.setSpacing(2 * gap)

    def _roomy_width(self) -> int:
        """The width of everything in a row."""
        return self._row_width(_ROOMY) + self._step.whole_width() + self._speed.whole_width()

    def _tight_width(self) -> int:
        """The width of a row without what can be left out."""
        return self._row_width(_TIGHT) + self._step.compact_width() + self._speed.compact_width()

    def _buttons_width(self) -> int:
        """The width of the buttons, and the gap after them."""
        return self._group.sizeHint().width() + 2 * round(theme.active().spacing)

    def _row_width(self, letters: int) -> int:
        """The width of buttons, gaps and a slider as long as so many letters."""
        slider = letters * self.fontMetrics().averageCharWidth()
        return slider + self._group.sizeHint().width() + 3 * 2 * round(theme.active().spacing)

    def _arrange_for(self, width: int) -> None:
        if width >= self._roomy_width():
            self._arrange("roomy")
        elif width >= self._tight_width():
            self._arrange("tight")
        elif width >= self._buttons_width() + self._speed.whole_width():
            self._arrange("stacked")
        else:
            self._arrange("narrow")

    def _arrange(self, arrangement: str) -> None:
        if arrangement == self._arrangement:
            return
        self._arrangement = arrangement
        self._step.set_compact(arrangement == "tight")
        self._speed.set_compact(arrangement in ("tight", "narrow"))
        for row in (self._upper, self._lower):
            _empty(row)
        if arrangement in ("stacked", "narrow"):
            _fill(self._upper, self._slider, self._step)
            _fill(self._lower, self._group, None, self._speed)
        else:
            _fill(self._upper, self._group, self._slider, self._step, self._speed)
        self.updateGeometry()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Choose one row or two."""
        super().resizeEvent(event)
        self._arrange_for(event.size().width())

    def minimumSizeHint(self) -> QSize:
        """The width of two rows without minus and plus: the bar can always be made that narrow."""
        gap = 2 * round(theme.active().spacing)
        upper = self._slider.minimumSizeHint().width() + gap + self._step.whole_width()
        lower = self._buttons_width() + self._speed.compact_width()
        return QSize(max(upper, lower), super().minimumSizeHint().height())

    def changeEvent(self, event: QEvent) -> None:
        """Follow language and theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            self._arrange_for(self.width())
        elif event.type() in (QEvent.Type.StyleChange, QEvent.Type.FontChange):
            self._dress()
            self._arrange_for(self.width())


def _empty(row: QBoxLayout) -> None:
    while row.count():
        row.takeAt(0)


def _fill(row: QBoxLayout, *parts: QWidget | None) -> None:
    """Put widgets in a row; None is a gap that takes what is left, otherwise the slider does."""
    for part in parts:
        if part is None:
            row.addStretch(1)
        else:
            row.addWidget(part, 1 if isinstance(part, TieSlider) else 0)
