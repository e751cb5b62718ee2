"""The row of buttons of a player: what every player bar has in common. Plain values in, wishes out.

A bar says which buttons it has and where the row stands; names, keys, icons, what is grey and what
a click asks for are the same in all of them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QWidget

from gui.look import icons, theme

DIVIDER: Final = ""
"""Stands for a hairline among the names of buttons."""

_BACK: Final = frozenset(("first", "ten-back", "step-back"))
_ON: Final = frozenset(("step-forward", "ten-forward", "last"))
_REPEATED: Final = frozenset(("step-back", "step-forward", "ten-back", "ten-forward"))


class PlayerButtons(QWidget):
    """Shows whether a player plays and which ways are open; every button only asks.

    Attributes:
        by_name: the buttons by their names.
    """

    toggle_requested = Signal()
    step_requested = Signal(int)
    jump_requested = Signal(int)
    start_requested = Signal()
    end_requested = Signal()
    previous_tie_requested = Signal()
    next_tie_requested = Signal()
    loop_requested = Signal(bool)

    def __init__(self, names: Sequence[str], parent: QWidget | None = None) -> None:
        """Make the buttons of these names, and a hairline for each `DIVIDER`, in this order."""
        super().__init__(parent)
        self.by_name: dict[str, QToolButton] = {}
        self._playing = False
        self._wishes: dict[str, Callable[[], None]] = {
            "first": self.start_requested.emit,
            "ten-back": lambda: self.jump_requested.emit(-10),
            "step-back": lambda: self.step_requested.emit(-1),
            "play": self.toggle_requested.emit,
            "step-forward": lambda: self.step_requested.emit(1),
            "ten-forward": lambda: self.jump_requested.emit(10),
            "last": self.end_requested.emit,
            "previous-tie": self.previous_tie_requested.emit,
            "next-tie": self.next_tie_requested.emit,
        }
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(2)
        for name in names:
            row.addWidget(_Divider(self) if name == DIVIDER else self._button(name))
        self.dress()
        self.retranslate()

    def set_playing(self, playing: bool) -> None:
        """Show whether steps follow each other by themselves."""
        if playing != self._playing:
            self._playing = playing
            self._show_play()

    def set_loop(self, loop: bool) -> None:
        """Show whether playing starts over at the end."""
        self.by_name["loop"].setChecked(loop)

    def set_place(self, position: int, end: int) -> None:
        """Grey out what leads nowhere from `position` when the last one is `end`."""
        for name in self.by_name:
            if name in _BACK:
                self.allow(name, position > 0)
            elif name in _ON:
                self.allow(name, position < end)

    def allow(self, name: str, possible: bool) -> None:
        """Grey a button out or not, but never take the focus from under a person's finger."""
        button = self.by_name[name]
        button.setEnabled(possible or button.hasFocus())

    def dress(self) -> None:
        """Take icons and sizes from the theme."""
        side = round(1.25 * self.fontMetrics().height())
        for name, button in self.by_name.items():
            button.setIconSize(QSize(side, side))
            button.setIcon(icons.icon(name))
        self._show_play()

    def retranslate(self) -> None:
        """Set all texts in the present language."""
        texts = {
            "first": (self.tr("To the start"), "Home"),
            "ten-back": (self.tr("Ten steps back"), "Shift+←"),
            "step-back": (self.tr("One step back"), "←"),
            "step-forward": (self.tr("One step forward"), "→"),
            "ten-forward": (self.tr("Ten steps forward"), "Shift+→"),
            "last": (self.tr("To the end"), "End"),
            "previous-tie": (self.tr("To the previous tie"), "Shift+T"),
            "next-tie": (self.tr("To the next tie"), "T"),
            "loop": (self.tr("Start over at the end"), "L"),
        }
        for name, (text, key) in texts.items():
            if name in self.by_name:
                self._name(name, text, key)
        self._show_play()

    def _button(self, name: str) -> QToolButton:
        button = self.by_name[name] = QToolButton(self)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        if name == "loop":
            button.setCheckable(True)
            button.clicked.connect(self._ask_for_loop)
        else:
            button.clicked.connect(self._wishes[name])
        if name in _REPEATED:
            button.setAutoRepeat(True)
            button.setAutoRepeatDelay(400)
            button.setAutoRepeatInterval(80)
        return button

    def _ask_for_loop(self, wanted: bool) -> None:
        """Ask, and keep showing what is until the answer comes."""
        self.set_loop(not wanted)
        self.loop_requested.emit(wanted)

    def _show_play(self) -> None:
        text = self.tr("Pause") if self._playing else self.tr("Play")
        self._name("play", text, self.tr("Space"))
        self.by_name["play"].setIcon(icons.icon("pause" if self._playing else "play"))

    def _name(self, name: str, text: str, key: str) -> None:
        self.by_name[name].setAccessibleName(text)
        self.by_name[name].setToolTip(f"{text} ({key})")

    def changeEvent(self, event: QEvent) -> None:
        """Follow language and theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() in (QEvent.Type.StyleChange, QEvent.Type.FontChange):
            self.dress()


class _Divider(QWidget):
    """A hairline between two groups of buttons."""

    def sizeHint(self) -> QSize:
        """A little air on both sides."""
        return QSize(13, 1)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the line a little shorter than the buttons are high."""
        with QPainter(self) as painter:
            painter.setPen(theme.active().border)
            painter.drawLine(6, 4, 6, self.height() - 5)
