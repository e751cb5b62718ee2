"""The names of pages in a line, or in two where that is too narrow: every name is read whole.

A tab bar can only shorten its names or push some of them out of sight. It looks the same, and its
keys are the same: left and right choose, Ctrl+Tab goes round.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QButtonGroup, QSizePolicy, QToolButton, QWidget

from gui.look import theme
from gui.widgets.wrapped_row import WrappedRow

_STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1}


class PageTabs(WrappedRow):
    """One button for each page.

    Signals:
        page_chosen: the number of the page that a person wants to see.
    """

    page_chosen = Signal(int)

    def __init__(self, count: int, parent: QWidget | None = None) -> None:
        """Have so many pages; the first one is shown."""
        super().__init__(parent, dense=True)
        self._buttons = [_TabButton() for _ in range(count)]
        self._group = QButtonGroup(self)
        for number, button in enumerate(self._buttons):
            self._group.addButton(button, number)
            self.add_group(button)
        self._group.idClicked.connect(self.page_chosen)
        self._buttons[0].setChecked(True)

    def show_page(self, number: int) -> None:
        """Mark the page that is shown; tells nobody."""
        self._buttons[number].setChecked(True)

    def set_names(self, names: Sequence[str], tips: Sequence[str]) -> None:
        """Name the pages, and say what they are for."""
        for button, name, tip in zip(self._buttons, names, tips, strict=True):
            button.setText(name)
            button.setAccessibleName(name)
            button.setAccessibleDescription(tip)
            button.setToolTip(tip)

    def step(self, step: int) -> None:
        """Show the next page (1) or the one before (-1), round the end."""
        number = (self._group.checkedId() + step) % len(self._buttons)
        self._buttons[number].click()
        self._buttons[number].setFocus(Qt.FocusReason.TabFocusReason)

    # Qt

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Choose by the arrows, which the buttons leave to us."""
        key = Qt.Key(event.key())
        if key in _STEPS:
            self.step(_STEPS[key])
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the line on which the tabs stand."""
        super().paintEvent(event)
        with QPainter(self) as painter:
            painter.setPen(theme.active().border)
            painter.drawLine(0, self.height() - 1, self.width(), self.height() - 1)


class _TabButton(QToolButton):
    """A button that looks like a tab."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "tab")
        self.setCheckable(True)
        self.setAutoRaise(True)
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def event(self, event: QEvent) -> bool:
        """Leave the arrows to the row: a group of buttons would move the focus alone."""
        if isinstance(event, QKeyEvent) and Qt.Key(event.key()) in _STEPS:
            event.ignore()
            return False
        return super().event(event)
