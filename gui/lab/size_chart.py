"""The curve as a widget: drag the cursor along it, and the training goes there."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from gui.lab.size_frame import SizeFrame
from gui.lab.size_paint import SizePainter, Words
from gui.look import theme

_LEAST_LINES = 8
_PAGE = 20


class SizeChart(QWidget):
    """Draws a `SizeFrame`.

    Signals:
        position_requested: a person wants to be at this position.
        rooms_changed: `rooms()` is another one.
    """

    position_requested = Signal(object)
    rooms_changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        """Draw nothing yet."""
        super().__init__(parent)
        self._frame = SizeFrame()
        self._words = Words()
        self._cursor = 0
        self._empty = ""
        self._left, self._right = 0.0, 0.0
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.SplitHCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    # What is

    @property
    def frame(self) -> SizeFrame:
        """What is drawn."""
        return self._frame

    @property
    def cursor_position(self) -> int:
        """The position at which the cursor stands."""
        return min(self._cursor, self._frame.axis.length)

    def rooms(self) -> tuple[float, float]:
        """What the picture needs at the left and at the right of its lines."""
        painter = self._painter()
        return painter.left_room(self._frame), painter.right_room(self._frame)

    def x_of(self, position: int) -> float:
        """Where a position is, in pixels."""
        plot = self._plot()
        return plot.left() + self._frame.axis.share(position) * plot.width()

    # Wishes

    def show_frame(self, frame: SizeFrame) -> None:
        """Draw this instead."""
        self._frame = frame
        self._left, self._right = self.rooms()
        self.rooms_changed.emit()
        self.update()

    def show_cursor(self, position: int) -> None:
        """Put the cursor there."""
        if position != self._cursor:
            self._cursor = position
            self.update()

    def set_words(self, words: Words, empty: str) -> None:
        """Write this around the picture, or `empty` where there is none."""
        self._words, self._empty = words, empty
        self.update()

    def set_rooms(self, left: float, right: float) -> None:
        """Leave so much room at the left and at the right of the lines."""
        if (left, right) != (self._left, self._right):
            self._left, self._right = left, right
            self.update()

    # How

    def _painter(self) -> SizePainter:
        return SizePainter(theme.active(), self._words)

    def _plot(self) -> QRectF:
        return self._painter().plot(self._frame, QRectF(self.rect()), self._left, self._right)

    def _go(self, x: float) -> None:
        plot = self._plot()
        if self._frame.curves and plot.width() > 0:
            self._request(self._frame.axis.position((x - plot.left()) / plot.width()))

    def _request(self, position: int) -> None:
        position = min(self._frame.axis.length, max(0, position))
        if self._frame.curves and position != self.cursor_position:
            self.position_requested.emit(position)

    # Overrides

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the picture, or say why there is none."""
        with QPainter(self) as painter:
            if self._frame.curves:
                self._painter().draw(painter, self._frame, self._plot(), self._cursor)
            else:
                painter.setFont(theme.active().ui_font())
                painter.setPen(theme.active().muted)
                flags = int(Qt.AlignmentFlag.AlignCenter) | int(Qt.TextFlag.TextWordWrap)
                painter.drawText(self.rect().adjusted(8, 8, -8, -8), flags, self._empty)
            if self.hasFocus():
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.setPen(QPen(theme.active().accent, 2))
                painter.drawRect(QRectF(self.rect()).adjusted(1, 1, -1, -1))

    def sizeHint(self) -> QSize:
        """Twice as wide as high."""
        height = 2 * _LEAST_LINES * self.fontMetrics().height()
        return QSize(2 * height, height)

    def minimumSizeHint(self) -> QSize:
        """Some lines of text high."""
        height = _LEAST_LINES * self.fontMetrics().height()
        return QSize(2 * height, height)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take the cursor there."""
        if event.button() == Qt.MouseButton.LeftButton:
            self._go(event.position().x())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drag the cursor."""
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._go(event.position().x())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk with the arrows, in larger steps with the page keys, to both ends."""
        length, at = self._frame.axis.length, self.cursor_position
        page = max(1, length // _PAGE)
        places = {
            Qt.Key.Key_Left: at - 1,
            Qt.Key.Key_Right: at + 1,
            Qt.Key.Key_PageUp: at - page,
            Qt.Key.Key_PageDown: at + page,
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: length,
        }
        key = Qt.Key(event.key())
        if key in places:
            self._request(places[key])
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

    def changeEvent(self, event: QEvent) -> None:
        """Follow the theme."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._left, self._right = self.rooms()
            self.rooms_changed.emit()
            self.updateGeometry()
            self.update()
