"""What the painted panels of the training view share: one frame at a time, picked by mouse or keys.

A canvas holds no clock and no history. Whoever plays calls `show_frame`; the canvas draws, says in
words what rests on it, and reports which item a person picked. Subclasses know what the items are.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import Generic, TypeVar

from PySide6.QtCore import QEvent, QPointF, Qt, Signal
from PySide6.QtGui import (
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from gui.look import theme as themes

LOOK_CHANGES = frozenset(
    {
        QEvent.Type.PaletteChange,
        QEvent.Type.FontChange,
        QEvent.Type.StyleChange,
        QEvent.Type.ApplicationFontChange,
    }
)

State = TypeVar("State")


class FrameCanvas(QWidget, Generic[State]):
    """A painted panel that shows the moment `alpha` between two states.

    Signals:
        picked: the key of an item that was clicked, or chosen with the keys and Enter.
        capacity_changed: another number of items fits now.
    """

    picked = Signal(object)
    capacity_changed = Signal()

    def __init__(self, empty: State, parent: QWidget | None = None) -> None:
        """Show the state `empty` until the first frame comes."""
        super().__init__(parent)
        self._before: State = empty
        self._after: State | None = None
        self._alpha = 0.0
        self._selected: Hashable | None = None
        self._capacity = 0
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_frame(self, before: State, after: State | None, alpha: float) -> None:
        """Show the moment `alpha` (0..1) between two states; a lone first one rests."""
        changed = before is not self._before or after is not self._after
        if changed:
            self._before, self._after = before, after
            self._drop_picture()
        was_moving, self._alpha = 0.0 < self._alpha < 1.0, alpha
        if (changed or was_moving) and not 0.0 < alpha < 1.0:
            self._describe()
        self.update()

    def frame(self) -> tuple[State, State | None, float]:
        """What is shown now: the state before, the state after, alpha."""
        return self._before, self._after, self._alpha

    def state(self) -> State:
        """The state that is nearest to what is shown now."""
        return self._before if self._after is None or self._alpha < 0.5 else self._after

    def selected(self) -> Hashable | None:
        """The key of the item that was picked last or that the keys have reached."""
        return self._selected

    def capacity(self) -> int:
        """How many items fit, at least one."""
        raise NotImplementedError

    # -- for subclasses ------------------------------------------------------------------------

    def _draw(self, painter: QPainter) -> None:
        """Draw the frame; the ground is painted already."""
        raise NotImplementedError

    def _drop_picture(self) -> None:
        """Forget what was worked out for the present pair of states and size."""
        raise NotImplementedError

    def _drop_look(self) -> None:
        """Forget what was worked out for the present theme."""
        raise NotImplementedError

    def _keys(self) -> list[Hashable]:
        """The keys of the items in sight, in order."""
        raise NotImplementedError

    def _key_at(self, point: QPointF) -> Hashable | None:
        """The key of the item at `point`."""
        raise NotImplementedError

    def _steps(self) -> dict[Qt.Key, int]:
        """Keys that move the selection, and by how many items."""
        return {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}

    def _in_words(self, key: Hashable) -> str:
        """The item as a person who does not see it would be told of it."""
        raise NotImplementedError

    def _tool_tip(self, key: Hashable) -> str:
        """The item's tool tip, as rich text."""
        raise NotImplementedError

    def _describe(self) -> None:
        """Set the accessible description of what rests on the canvas."""
        raise NotImplementedError

    # -- shared parts --------------------------------------------------------------------------

    def _move_selection(self, by: int) -> None:
        keys = self._keys()
        if not keys:
            return
        if self._selected in keys:
            target = keys.index(self._selected) + by
        else:
            target = 0 if by > 0 else len(keys) - 1
        self._selected = keys[max(0, min(len(keys) - 1, target))]
        self.setAccessibleDescription(self._in_words(self._selected))
        self.update()

    def _check_capacity(self) -> None:
        capacity = self.capacity()
        if capacity != self._capacity:
            self._capacity = capacity
            self.capacity_changed.emit()

    # -- Qt ------------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ground and the frame."""
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), themes.active().panel)
            self._draw(painter)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay out anew."""
        self._drop_picture()
        self._check_capacity()
        super().resizeEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Take over another theme."""
        if event.type() in LOOK_CHANGES:
            self._drop_look()
            self._check_capacity()
            self.updateGeometry()
            self.update()
        super().changeEvent(event)

    def event(self, event: QEvent) -> bool:
        """Show a tool tip for the item under the mouse."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            key = self._key_at(QPointF(event.pos()))
            text = "" if key is None else self._tool_tip(key)
            QToolTip.showText(event.globalPos(), text, self)
            return True
        return super().event(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Pick the item under the mouse."""
        key = self._key_at(event.position())
        if key is None or event.button() != Qt.MouseButton.LeftButton:
            super().mousePressEvent(event)
            return
        self._selected = key
        self.update()
        self.picked.emit(key)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move the selection, or pick what is selected."""
        steps, key = self._steps(), event.key()
        plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if plain and key in steps:
            self._move_selection(steps[Qt.Key(key)])
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self._selected in self._keys():
            self.picked.emit(self._selected)
        else:
            super().keyPressEvent(event)
