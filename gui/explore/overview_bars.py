"""Counts as horizontal bars that are buttons: one is hit to see its tokens."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil
from types import MappingProxyType

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QFont,
    QFontMetricsF,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QWidget

from gui.explore.overview_targets import Targets
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


class BarList(Targets):
    """Draws bars below one another; it adds to `Targets` names and shares."""

    STEPS = MappingProxyType({Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1})

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bars: tuple[Bar, ...] = ()
        self._stacked = False

    def show_bars(self, bars: Sequence[Bar]) -> None:
        """Draw these bars."""
        self._bars = tuple(bars)
        self.begin_anew()
        self._arrange()
        self.updateGeometry()

    def bars(self) -> tuple[Bar, ...]:
        """What is drawn."""
        return self._bars

    def target_total(self) -> int:
        """How many bars there are."""
        return len(self._bars)

    def target_at(self, point: QPointF) -> int | None:
        """The row at a point."""
        row = int(point.y() // self._row_height())
        return row if 0 <= row < len(self._bars) else None

    def said(self, place: int) -> str:
        """Name, number and share."""
        return f"{self._bars[place].name}: {_number(self._bars[place])}"

    def filter_of(self, place: int) -> str:
        """What to type into the filter field to see the tokens of a bar."""
        return self._bars[place].filter

    def _row_height(self) -> int:
        lines = 2 if self._stacked else 1
        return lines * ceil(QFontMetricsF(_font()).height()) + 6

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
