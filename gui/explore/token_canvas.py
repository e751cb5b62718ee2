"""The whole tree of a token as a widget, seen or not: a picture of it shows everything."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QApplication, QSizePolicy, QWidget

from gui.explore.own_keys import claims
from gui.explore.token_names import TokenNames
from gui.explore.token_paint import TreeDrawing
from gui.explore.token_tip import name_tip
from gui.look import theme
from gui.widgets.plain_text import plain_tip

LEAST_FIT = 0.7  # smaller than this nobody reads it: the rest is scrolled to
_LEAST, _MOST = 0.3, 4.0
_ZOOM_KEYS = {Qt.Key.Key_Plus: 1, Qt.Key.Key_Equal: 1, Qt.Key.Key_Minus: -1, Qt.Key.Key_0: 0}
_ARROWS = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Right)
_ENTERS = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_KEYS = frozenset((*_ZOOM_KEYS, *_ARROWS, *_ENTERS))


class TreeCanvas(QWidget):
    """Draws the tree of one token; `row_requested` names the row whose box was chosen."""

    row_requested = Signal(object)
    zoom_requested = Signal(int)
    dragged = Signal(QPoint)
    current_moved = Signal(QRect)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._names: TokenNames | None = None
        self._row: int | None = None
        self._drawing: TreeDrawing | None = None
        self._zoom = 1.0
        self._current = 0
        self._hovered: int | None = None
        self._pressed: QPoint | None = None
        self._moved = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_token(self, names: TokenNames | None, row: int | None) -> None:
        """Draw another token, or the same with other names; None: nothing."""
        self._names, self._row = names, row
        self._current, self._hovered = 0, None
        self._measure()

    def drawing(self) -> TreeDrawing | None:
        """What is drawn."""
        return self._drawing

    def zoom(self) -> float:
        """How much it is magnified."""
        return self._zoom

    def set_zoom(self, zoom: float) -> None:
        """Magnify the tree."""
        self._zoom = min(_MOST, max(_LEAST, zoom))
        self._resize()

    def fitting_zoom(self, room: QSize) -> float:
        """The zoom at which the tree fits into a room, if it can be read then."""
        if self._drawing is None:
            return 1.0
        width, height = self._drawing.size
        # subtle: the canvas is up to two pixels larger than the drawing, see `_resize`
        fits = min(1.0, (room.width() - 2) / width, (room.height() - 2) / height)
        return max(LEAST_FIT, fits)

    def current_label(self) -> str:
        """The token that the keys are at."""
        return self._drawing.labels[self._current] if self._drawing is not None else ""

    def _measure(self) -> None:
        if self._names is None or self._row is None:
            self._drawing = None
        else:
            self._drawing = TreeDrawing(self._names, self._row, theme.active())
        self._resize()

    def _resize(self) -> None:
        width, height = (0.0, 0.0) if self._drawing is None else self._drawing.size
        self.setFixedSize(round(width * self._zoom) + 1, round(height * self._zoom) + 1)
        self.update()

    def _node_at(self, position: QPointF) -> int | None:
        if self._drawing is None:
            return None
        return self._drawing.node_at(position.x() / self._zoom, position.y() / self._zoom)

    def _move_current(self, place: int | None) -> None:
        if place is None or self._drawing is None:
            return
        self._current = place
        self.setAccessibleDescription(self.current_label())
        rect = self._drawing.rect(place)
        corner = (rect.topLeft() * self._zoom).toPoint()
        self.current_moved.emit(QRect(corner, (rect.size() * self._zoom).toSize()))
        self.update()

    def _neighbour(self, key: Qt.Key) -> int | None:
        """The node that an arrow leads to."""
        assert self._drawing is not None
        nodes = self._drawing.tree.nodes
        here = nodes[self._current]
        if key == Qt.Key.Key_Down:
            return here.left
        if key == Qt.Key.Key_Up:
            over = (n for n, node in enumerate(nodes) if self._current in (node.left, node.right))
            return next(over, None)
        step = -1 if key == Qt.Key.Key_Left else 1
        there = self._current + step
        same = 0 <= there < len(nodes) and nodes[there].level == here.level
        return there if same else None

    def _request(self, place: int | None) -> None:
        if place is not None and self._drawing is not None:
            self.row_requested.emit(self._drawing.tree.nodes[place].row)

    # Overrides

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw what is in sight."""
        if self._drawing is None:
            return
        zoom, is_picture = self._zoom, event.rect() == self.rect()
        seen = self.rect() if is_picture else self.visibleRegion().boundingRect()
        sight = _magnified(event.rect(), 1 / zoom)
        with QPainter(self) as painter:
            painter.scale(zoom, zoom)
            current = self._current if self.hasFocus() else None
            seen_part = _magnified(seen, 1 / zoom)
            self._drawing.draw(painter, sight, current, self._hovered, seen_part)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begin a click or a drag."""
        if event.button() == Qt.MouseButton.LeftButton:
            self._pressed, self._moved = event.globalPosition().toPoint(), False

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drag the tree, or show which box a click would take."""
        here = event.globalPosition().toPoint()
        if self._pressed is not None:
            by = here - self._pressed
            if self._moved or by.manhattanLength() >= QApplication.startDragDistance():
                self._moved, self._pressed = True, here
                self.dragged.emit(by)
            return
        hovered = self._node_at(event.position())
        if hovered != self._hovered:
            self._hovered = hovered
            hand = hovered is not None
            self.setCursor(
                Qt.CursorShape.PointingHandCursor if hand else Qt.CursorShape.ArrowCursor
            )
            self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Choose the box that was clicked."""
        if self._pressed is not None and not self._moved:
            self._request(self._node_at(event.position()))
        self._pressed = None

    def leaveEvent(self, event: QEvent) -> None:
        """Outline nothing."""
        self._hovered = None
        self.update()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Zoom with Ctrl."""
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.zoom_requested.emit(1 if event.angleDelta().y() > 0 else -1)
        else:
            event.ignore()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk with the arrows, choose with Return, zoom with + and -, fit with 0."""
        key = Qt.Key(event.key())
        if self._drawing is None:
            super().keyPressEvent(event)
        elif key in _ARROWS:
            self._move_current(self._neighbour(key))
        elif key in _ENTERS:
            self._request(self._current)
        elif key in _ZOOM_KEYS:
            self.zoom_requested.emit(_ZOOM_KEYS[key])
        else:
            super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        """Claim the keys before the window's shortcuts do; name the token under the pointer."""
        if claims(event, _KEYS):
            return True
        if event.type() == QEvent.Type.ToolTip and self._names is not None and self._drawing:
            place = self._hovered
            row = None if place is None else self._drawing.tree.nodes[place].row
            self.setToolTip("" if row is None else plain_tip(name_tip(self._names, row)))
        return super().event(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show where the keys are."""
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Hide where the keys are."""
        super().focusOutEvent(event)
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the theme."""
        super().changeEvent(event)
        if event.type() in (
            QEvent.Type.PaletteChange,
            QEvent.Type.FontChange,
            QEvent.Type.StyleChange,
        ):
            self._measure()


def _magnified(rect: QRect, by: float) -> QRectF:
    return QRectF(rect.x() * by, rect.y() * by, rect.width() * by, rect.height() * by)
