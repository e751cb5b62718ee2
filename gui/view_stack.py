"""The views of the window, one at a time. A view that nobody has looked at is not made yet.

Each has a `ViewRoom`, so that none can make the window larger than a screen.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QSizePolicy, QStackedWidget, QWidget

from gui.view_room import ViewRoom

TRAINING: Final = "training"
COMPARE: Final = "compare"
EXPLORE: Final = "explore"
LAB: Final = "lab"


class ViewStack(QStackedWidget):
    """Shows one of several views; `view_changed` tells its name."""

    view_changed = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        """Begin without views."""
        super().__init__(parent)
        self._makers: dict[str, Callable[[QWidget], QWidget]] = {}
        self._made: dict[str, ViewRoom] = {}

    def add(self, name: str, make: Callable[[QWidget], QWidget]) -> None:
        """Have a view, which `make` makes in the place it is given when it is looked at first."""
        self._makers[name] = make

    def current(self) -> str:
        """The name of the view that is shown; empty before any."""
        shown = self.currentWidget()
        return next((name for name, view in self._made.items() if view is shown), "")

    def show_view(self, name: str) -> None:
        """Show a view."""
        if name == self.current():
            return
        if name not in self._made:
            self._made[name] = ViewRoom(self._makers[name], self)
            self.addWidget(self._made[name])
        self.setCurrentWidget(self._made[name])
        self._ask_for_room()
        self.view_changed.emit(name)

    def _ask_for_room(self) -> None:
        """Let only the view that is shown say how small the window can be."""
        for view in self._made.values():
            shown = view is self.currentWidget()
            policy = QSizePolicy.Policy.Preferred if shown else QSizePolicy.Policy.Ignored
            view.setSizePolicy(policy, policy)
