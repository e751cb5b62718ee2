"""What bars and columns share: each of them is a button that mouse and keys can hit.

The subclasses draw them and know where they stand.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import ClassVar

from PySide6.QtCore import QEvent, QPointF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from gui.explore.own_keys import claims

_HITS = frozenset((Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space))


class Targets(QWidget):
    """Things to hit; `filter_requested` has the filter of the one that was hit."""

    filter_requested = Signal(str)

    STEPS: ClassVar[Mapping[Qt.Key, int]] = MappingProxyType({})
    """Keys and how many things further they go."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._current = 0
        self._hovered: int | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    # For subclasses to say

    def target_total(self) -> int:
        """How many things there are."""
        raise NotImplementedError

    def target_at(self, point: QPointF) -> int | None:
        """The number of the thing at a point."""
        raise NotImplementedError

    def said(self, place: int) -> str:
        """What a thing counts, in words."""
        raise NotImplementedError

    def filter_of(self, place: int) -> str:
        """What to type into the filter field to see the tokens of a thing."""
        raise NotImplementedError

    # What is the same

    def text(self) -> str:
        """All of them in words, a line each."""
        return "\n".join(self.said(place) for place in range(self.target_total()))

    def begin_anew(self) -> None:
        """Other things are drawn from now on."""
        self._current = min(self._current, max(0, self.target_total() - 1))
        self._hovered = None
        self._describe()
        self.update()

    def _describe(self) -> None:
        known = self._current < self.target_total()
        self.setAccessibleDescription(self.said(self._current) if known else "")

    def _go_to(self, place: int) -> None:
        self._current = min(self.target_total() - 1, max(0, place))
        self._describe()
        self.update()

    def _request(self, place: int) -> None:
        if place < self.target_total():
            self.filter_requested.emit(self.filter_of(place))

    # Overrides

    def event(self, event: QEvent) -> bool:
        """Take the keys that the window has shortcuts for."""
        return claims(event, _HITS.union(self.STEPS)) or super().event(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Show which one a click would hit, and say all of it."""
        place = self._hovered = self.target_at(event.position())
        shape = Qt.CursorShape.ArrowCursor if place is None else Qt.CursorShape.PointingHandCursor
        self.setCursor(shape)
        self.setToolTip("" if place is None else f"{self.said(place)}\n{self.filter_of(place)}")
        self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Hit one."""
        place = self.target_at(event.position())
        if event.button() == Qt.MouseButton.LeftButton and place is not None:
            self._go_to(place)
            self._request(place)

    def leaveEvent(self, event: QEvent) -> None:
        """Mark none."""
        self._hovered = None
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk with the arrows, hit with Return or the space bar."""
        key = Qt.Key(event.key())
        if key in self.STEPS and self.target_total():
            self._go_to(self._current + self.STEPS[key])
        elif key in _HITS:
            self._request(self._current)
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show where the keys are."""
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Hide where the keys are."""
        super().focusOutEvent(event)
        self.update()
