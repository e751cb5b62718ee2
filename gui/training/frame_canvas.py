"""What the painted panels of the training view share: one frame at a time, picked by mouse or keys.

A canvas holds no clock and no history. Whoever plays calls `show_frame`; the canvas draws, says in
words what rests on it, and reports which item a person picked. Subclasses know what the items are.

What is worked out for a theme is kept until that changes: the *style*; what is worked out for two
states and a size likewise: the *picture*.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Generic, Protocol, TypeVar

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
from gui.look.theme import Theme

LOOK_CHANGES = frozenset(
    {
        QEvent.Type.PaletteChange,
        QEvent.Type.FontChange,
        QEvent.Type.StyleChange,
        QEvent.Type.ApplicationFontChange,
    }
)


class Item(Protocol):
    """Something on a canvas that can be picked."""

    @property
    def key(self) -> Hashable:
        """What makes it the same item in the next state."""
        ...


class Style(Protocol):
    """Fonts and measures of one theme."""

    theme: Theme


class Picture(Protocol):
    """Two states in a given size, ready to be drawn at any moment."""

    def draw(
        self, painter: QPainter, alpha: float, *, selected: Hashable | None, focus: bool
    ) -> None:
        """Draw the moment `alpha`; the ground is painted already."""
        ...


AnyItem = TypeVar("AnyItem", bound=Item)
State = TypeVar("State")
AnyStyle = TypeVar("AnyStyle", bound=Style)
AnyPicture = TypeVar("AnyPicture", bound=Picture)


class FrameCanvas(QWidget, Generic[State, AnyItem, AnyStyle, AnyPicture]):
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
        self._style: AnyStyle | None = None
        self._picture: AnyPicture | None = None
        self._capacity = 0
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_frame(self, before: State, after: State | None, alpha: float) -> None:
        """Show the moment `alpha` (0..1) between two states; a lone first one rests."""
        changed = before is not self._before or after is not self._after
        if not changed and alpha == self._alpha:
            return
        if changed:
            self._before, self._after = before, after
            self._picture = None
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

    def _make_style(self, theme: Theme) -> AnyStyle:
        """Work out what depends on the theme alone."""
        raise NotImplementedError

    def _make_picture(self, size: tuple[float, float], style: AnyStyle) -> AnyPicture:
        """Work out what depends on the two states and the size."""
        raise NotImplementedError

    def _items(self) -> Sequence[AnyItem]:
        """The items of the state that is nearest, in order."""
        raise NotImplementedError

    def _item_at(self, point: QPointF) -> AnyItem | None:
        """The item that is drawn at `point`."""
        raise NotImplementedError

    def _steps(self) -> dict[Qt.Key, int]:
        """Keys that move the selection, and by how many items."""
        return {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}

    def _in_words(self, item: AnyItem) -> str:
        """The item as a person who does not see it would be told of it."""
        raise NotImplementedError

    def _tool_tip(self, item: AnyItem) -> str:
        """The item's tool tip, as rich text."""
        raise NotImplementedError

    def _describe(self) -> None:
        """Set the accessible description of what rests on the canvas."""
        raise NotImplementedError

    # -- shared parts --------------------------------------------------------------------------

    def _look(self) -> AnyStyle:
        theme = themes.active()
        if self._style is None or self._style.theme is not theme:
            self._style = self._make_style(theme)
            self._picture = None
        return self._style

    def _current_picture(self) -> AnyPicture:
        style = self._look()
        if self._picture is None:
            self._picture = self._make_picture((self.width(), self.height()), style)
        return self._picture

    def _keys(self) -> list[Hashable]:
        """The keys of the items in sight, in order."""
        return [item.key for item in self._items()[: self.capacity()]]

    def _known_at(self, point: QPointF) -> AnyItem | None:
        """The item at `point`, if it is not on its way out."""
        item = self._item_at(point)
        return None if item is None else self._find(item.key)

    def _find(self, key: Hashable) -> AnyItem | None:
        return next((item for item in self._items() if item.key == key), None)

    def _move_selection(self, by: int) -> None:
        keys = self._keys()
        if not keys:
            return
        if self._selected in keys:
            target = keys.index(self._selected) + by
        else:
            target = 0 if by > 0 else len(keys) - 1
        item = self._items()[max(0, min(len(keys) - 1, target))]
        self._selected = item.key
        self.setAccessibleDescription(self._in_words(item))
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
            picture, focus = self._current_picture(), self.hasFocus()
            picture.draw(painter, self._alpha, selected=self._selected, focus=focus)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay out anew."""
        self._picture = None
        self._check_capacity()
        super().resizeEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Take over another theme."""
        if event.type() in LOOK_CHANGES:
            self._style = self._picture = None
            self._check_capacity()
            self.updateGeometry()
            self.update()
        super().changeEvent(event)

    def event(self, event: QEvent) -> bool:
        """Show a tool tip for the item under the mouse."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            item = self._known_at(QPointF(event.pos()))
            text = "" if item is None else self._tool_tip(item)
            QToolTip.showText(event.globalPos(), text, self)
            return True
        return super().event(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Pick the item under the mouse."""
        item = self._known_at(event.position())
        if item is None or event.button() != Qt.MouseButton.LeftButton:
            super().mousePressEvent(event)
            return
        self._selected = item.key
        self.update()
        self.picked.emit(item.key)

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
