"""Counts as horizontal bars that are buttons: one is hit to see its tokens."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from gui.look import theme
from gui.look.translation import format_decimal, format_number
from gui.widgets.token_box import pixel_font

_LEAST_BAR = 2.0
_LEAST_SHARE = 0.25  # of the width, for the bars
_LEAST_NUMBER = 0.1  # per cent; what is less is not nothing
_RING = 1.5


@dataclass(frozen=True, slots=True)
class Bar:
    """One bar.

    Attributes:
        name: what is counted, in the current language.
        count: how many tokens.
        share: their share of all, from 0 to 1.
        filter: what to type into the filter field to see them.
    """

    name: str
    count: int
    share: float
    filter: str


class BarList(QWidget):
    """Draws bars below one another; `filter_requested` has the filter of the one that was hit."""

    filter_requested = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bars: tuple[Bar, ...] = ()
        self._stacked = False
        self._current = 0
        self._hovered: int | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_bars(self, bars: Sequence[Bar]) -> None:
        """Draw these bars."""
        self._bars = tuple(bars)
        self._current = min(self._current, max(0, len(self._bars) - 1))
        self._hovered = None
        self._describe()
        self._arrange()
        self.updateGeometry()
        self.update()

    def bars(self) -> tuple[Bar, ...]:
        """What is drawn."""
        return self._bars

    def text(self) -> str:
        """All bars in words, a line each."""
        return "\n".join(f"{bar.name}: {_number(bar)}" for bar in self._bars)

    def _describe(self) -> None:
        some = self._bars[self._current : self._current + 1]
        self.setAccessibleDescription("".join(f"{bar.name}: {_number(bar)}" for bar in some))

    def _row_height(self) -> int:
        lines = 2 if self._stacked else 1
        return lines * ceil(QFontMetricsF(_font()).height()) + 6

    def _row_at(self, y: float) -> int | None:
        row = int(y // self._row_height())
        return row if 0 <= row < len(self._bars) else None

    def _request(self, row: int | None) -> None:
        if row is not None and row < len(self._bars):
            self.filter_requested.emit(self._bars[row].filter)

    def _draw(self, painter: QPainter, row: int, name_width: float, number_width: float) -> None:
        """Draw a name, its bar and its number; the name above the bar where there is no room."""
        look, bar = theme.active(), self._bars[row]
        height, gap = self._row_height(), look.spacing
        line = QRectF(0, row * height, self.width(), height).adjusted(1, 1, -1, -1)
        if row == self._hovered:
            painter.fillRect(line, look.raised)
        lower = line
        if self._stacked:
            lower = line.adjusted(0, line.height() / 2 - 2, 0, 0)
            line = line.adjusted(0, 0, 0, -line.height() / 2)
        painter.setPen(look.text if bar.count else look.muted)
        self._write(painter, line, bar.name, Qt.AlignmentFlag.AlignLeft)
        self._write(painter, lower, _number(bar), Qt.AlignmentFlag.AlignRight)
        left = gap / 2 if self._stacked else name_width + 1.5 * gap
        room = lower.right() - gap / 2 - number_width - gap - left
        if bar.count and room > 0:
            width = max(_LEAST_BAR, room * bar.count / max(each.count for each in self._bars))
            painter.fillRect(QRectF(left, lower.top() + 3, width, lower.height() - 6), look.bar)
        if self.hasFocus() and row == self._current:
            painter.setPen(QPen(look.accent, 2 * _RING))
            ring = line.united(lower)
            painter.drawRect(ring.adjusted(_RING, _RING, -_RING, -_RING))

    def _write(self, painter: QPainter, line: QRectF, text: str, side: Qt.AlignmentFlag) -> None:
        margin = theme.active().spacing / 2
        text = QFontMetricsF(painter.font()).elidedText(
            text, Qt.TextElideMode.ElideRight, line.width() - 2 * margin
        )
        room = line.adjusted(margin, 0, -margin, 0)
        painter.drawText(room, side | Qt.AlignmentFlag.AlignVCenter, text)

    def _widths(self) -> tuple[float, float]:
        """The room for all names and for all numbers."""
        metrics = QFontMetricsF(_font())
        names = max((metrics.horizontalAdvance(bar.name) for bar in self._bars), default=0.0)
        numbers = max((metrics.horizontalAdvance(_number(bar)) for bar in self._bars), default=0.0)
        return names, numbers

    def _arrange(self) -> None:
        """Put the names above the bars where they would leave too little of these."""
        stacked = sum(self._widths()) > (1 - _LEAST_SHARE) * self.width()
        if stacked != self._stacked:
            self._stacked = stacked
            self.updateGeometry()
            self.update()

    # Overrides

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw all bars."""
        if not self._bars:
            return
        with QPainter(self) as painter:
            painter.setFont(_font())
            names, numbers = self._widths()
            for row in range(len(self._bars)):
                self._draw(painter, row, names, numbers)

    def sizeHint(self) -> QSize:
        """As high as all bars."""
        height = self._row_height()
        return QSize(20 * self.fontMetrics().height(), len(self._bars) * height)

    def minimumSizeHint(self) -> QSize:
        """As high as all bars, narrow."""
        height = self._row_height()
        return QSize(8 * self.fontMetrics().height(), len(self._bars) * height)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Find out where the names stand."""
        super().resizeEvent(event)
        self._arrange()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Show which bar a click would hit, its whole name too."""
        self._hovered = self._row_at(event.position().y())
        bar = None if self._hovered is None else self._bars[self._hovered]
        self.setToolTip("" if bar is None else f"{bar.name}: {_number(bar)}\n{bar.filter}")
        self.setCursor(
            Qt.CursorShape.ArrowCursor if bar is None else Qt.CursorShape.PointingHandCursor
        )
        self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Hit a bar."""
        row = self._row_at(event.position().y())
        if event.button() == Qt.MouseButton.LeftButton and row is not None:
            self._current = row
            self._describe()
            self.update()
            self._request(row)

    def leaveEvent(self, event: QEvent) -> None:
        """Mark no bar."""
        self._hovered = None
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk with the arrows, hit with Return or the space bar."""
        steps = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
        key = Qt.Key(event.key())
        if key in steps and self._bars:
            self._current = min(len(self._bars) - 1, max(0, self._current + steps[key]))
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
            self._arrange()
            self.updateGeometry()
            self.update()


def _font() -> QFont:
    return pixel_font(theme.active().ui_font())


def _number(bar: Bar) -> str:
    share = 100 * bar.share
    little = 0 < share < _LEAST_NUMBER
    shown = format_decimal(_LEAST_NUMBER if little else share, 1)
    return f"{format_number(bar.count)}  {'< ' if little else ''}{shown} %"
