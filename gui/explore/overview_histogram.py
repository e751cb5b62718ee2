"""How many tokens have which length: columns over an axis, the long tail in the last one."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from gui.look import theme
from gui.look.translation import format_number
from gui.widgets.token_box import pixel_font

MOST_COLUMNS: Final = 20
_SMALL = 0.8
_LINES = 6.0  # of text: the height of the whole


def gathered(counts: Sequence[int], most: int = MOST_COLUMNS) -> list[tuple[int, int | None, int]]:
    """Gather lengths into columns: (first length, last length or None for all above, count).

    Lengths that no token has are left out at the beginning, never in between.

    >>> gathered([0, 3, 0, 1]), gathered([2, 1, 1, 1], most=2)
    ([(1, 1, 3), (2, 2, 0), (3, 3, 1)], [(0, 0, 2), (1, None, 3)])
    """
    first = next((length for length, count in enumerate(counts) if count), len(counts))
    lengths = range(first, len(counts))
    if len(lengths) <= most:
        return [(length, length, counts[length]) for length in lengths]
    last = first + most - 1
    columns: list[tuple[int, int | None, int]] = [(n, n, counts[n]) for n in range(first, last)]
    return [*columns, (last, None, sum(counts[last:]))]


class Histogram(QWidget):
    """Draws counts by length; `filter_requested` has the filter of the column that was hit."""

    filter_requested = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._columns: list[tuple[int, int | None, int]] = []
        self._key = "bytes"
        self._current = 0
        self._hovered: int | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_counts(self, counts: Sequence[int], key: str) -> None:
        """Draw these counts; `key` is the filter's name of the length."""
        self._columns, self._key = gathered(counts), key
        self._current, self._hovered = 0, None
        self._describe()
        self.update()

    def columns(self) -> list[tuple[int, int | None, int]]:
        """What is drawn."""
        return self._columns

    def filter_of(self, place: int) -> str:
        """What to type into the filter field to see the tokens of a column."""
        first, last, _ = self._columns[place]
        return f"{self._key}: {first}" + ("-" if last is None else "")

    def _said(self, place: int) -> str:
        first, last, count = self._columns[place]
        name = f"{first}" if last is not None else self.tr("{length} and more").format(length=first)
        return f"{name}: {format_number(count)}"

    def text(self) -> str:
        """All columns in words, a line each."""
        return "\n".join(self._said(place) for place in range(len(self._columns)))

    def _describe(self) -> None:
        self.setAccessibleDescription(self._said(self._current) if self._columns else "")

    def _place_at(self, x: float) -> int | None:
        place = int(x // (self.width() / max(1, len(self._columns))))
        return place if 0 <= place < len(self._columns) else None

    def _request(self, place: int | None) -> None:
        if place is not None and place < len(self._columns):
            self.filter_requested.emit(self.filter_of(place))

    def _draw(self, painter: QPainter, place: int, most: int, line: float) -> None:
        look, (first, last, count) = theme.active(), self._columns[place]
        width = self.width() / len(self._columns)
        room = QRectF(place * width, 0, width, self.height())
        if place == self._hovered:
            painter.fillRect(room, look.raised)
        height = (self.height() - 2 * line) * count / most
        axis = self.height() - line
        bar = QRectF(room.left() + 1, axis - height, max(1.0, width - 2), height)
        if count:
            painter.fillRect(bar.adjusted(0, min(0.0, height - 1), 0, 0), look.bar)
        if self._is_named(place, self._label_step(painter)):
            name = f"{first}" + ("+" if last is None else "")
            self._write(painter, name, room.adjusted(-width / 2, 0, width / 2, 0), axis)
        self._write(painter, format_number(count), room, bar.top() - line)
        if self.hasFocus() and place == self._current:
            painter.setPen(QPen(look.accent, 3))
            painter.drawRect(room.adjusted(1.5, 1.5, -1.5, -1.5))

    def _is_named(self, place: int, step: int) -> bool:
        """Whether a length stands below a column: every few, and the last if it gathers more."""
        end = len(self._columns) - 1
        if self._columns[end][1] is None:
            return place == end or (place % step == 0 and end - place >= step)
        return place % step == 0

    def _label_step(self, painter: QPainter) -> int:
        """Every how many columns there is room for a length."""
        metrics = QFontMetricsF(painter.font())
        widest = metrics.horizontalAdvance(f"{self._columns[-1][0]}+ ")
        return max(1, ceil(widest * len(self._columns) / max(1, self.width())))

    def _write(self, painter: QPainter, text: str, room: QRectF, top: float) -> None:
        """Write above or below a bar, where there is room for it."""
        metrics = QFontMetricsF(painter.font())
        width = metrics.horizontalAdvance(text)
        if width <= room.width():
            painter.setPen(theme.active().text)
            left = min(room.center().x() - width / 2, self.width() - width)
            painter.drawText(QPointF(left, top + metrics.ascent()), text)

    # Overrides

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw all columns and the axis."""
        if not self._columns:
            return
        most = max(count for *_, count in self._columns) or 1
        with QPainter(self) as painter:
            painter.setFont(pixel_font(theme.active().ui_font(), _SMALL))
            line = QFontMetricsF(painter.font()).height()
            for place in range(len(self._columns)):
                self._draw(painter, place, most, line)
            painter.setPen(theme.active().border)
            axis = self.height() - line
            painter.drawLine(QPointF(0, axis), QPointF(self.width(), axis))

    def sizeHint(self) -> QSize:
        """Some lines of text high."""
        height = self.fontMetrics().height()
        return QSize(20 * height, round(_LINES * height))

    def minimumSizeHint(self) -> QSize:
        """As high, narrow."""
        height = self.fontMetrics().height()
        return QSize(8 * height, round(_LINES * height))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Say what a column counts."""
        self._hovered = self._place_at(event.position().x())
        self.setToolTip("" if self._hovered is None else self._said(self._hovered))
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Hit a column."""
        place = self._place_at(event.position().x())
        if event.button() == Qt.MouseButton.LeftButton and place is not None:
            self._current = place
            self._describe()
            self.update()
            self._request(place)

    def leaveEvent(self, event: QEvent) -> None:
        """Mark no column."""
        self._hovered = None
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk with the arrows, hit with Return or the space bar."""
        steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
        key = Qt.Key(event.key())
        if key in steps and self._columns:
            self._current = min(len(self._columns) - 1, max(0, self._current + steps[key]))
            self._describe()
            self.update()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
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

    def changeEvent(self, event: QEvent) -> None:
        """Follow the theme."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self.updateGeometry()
            self.update()
