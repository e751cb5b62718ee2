"""The views of the window, one at a time. A view is made when somebody looks at it, or prepared.

Each has a `ViewRoom`, so that none can make the window larger than a screen.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QSizePolicy, QStackedWidget, QWidget

from gui.turns import at_once
from gui.view_room import ViewRoom

Making = Generator[None, None, QWidget]
"""Makes a view; it yields wherever that may be interrupted, and returns the view."""

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
        self._makers: dict[str, Callable[[QWidget], Making]] = {}
        self._begun: dict[str, Iterator[None]] = {}
        self._made: dict[str, ViewRoom] = {}

    def add(self, name: str, make: Callable[[QWidget], Making]) -> None:
        """Have a view, which `make` makes in the place that it is given."""
        self._makers[name] = make

    def current(self) -> str:
        """The name of the view that is shown; empty before any."""
        shown = self.currentWidget()
        return next((name for name, view in self._made.items() if view is shown), "")

    def show_view(self, name: str) -> None:
        """Show a view."""
        if name == self.current():
            return
        at_once(self.prepare(name))
        self.setCurrentWidget(self._made[name])
        self._ask_for_room()
        self.view_changed.emit(name)

    def prepare(self, name: str) -> Generator[None, None, None]:
        """Make a view a part at a time, unless there is one; what was begun is gone on with."""
        if name not in self._made:
            yield from self._begun.setdefault(name, self._make(name))

    def _make(self, name: str) -> Iterator[None]:
        try:
            room = ViewRoom(self)
            room.hold((yield from self._makers[name](room.viewport())))
            self._made[name] = room
            self._ask_for_room()
            self.addWidget(room)
        finally:  # it is made, or cannot be this time
            del self._begun[name]

    def _ask_for_room(self) -> None:
        """Let only the view that is shown say how small the window can be."""
        for view in self._made.values():
            shown = view is self.currentWidget()
            policy = QSizePolicy.Policy.Preferred if shown else QSizePolicy.Policy.Ignored
            view.setSizePolicy(policy, policy)
