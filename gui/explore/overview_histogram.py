"""How many tokens have which length: columns over an axis, the long tail in the last one."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QEvent, QLineF, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QWidget

from gui.explore.overview_targets import Targets
from gui.look import theme
from gui.look.translation import format_decimal, format_number
from gui.widgets.token_box import pixel_font

MOST_COLUMNS: Final = 20
_FEWEST_COLUMNS: Final = 6
_SMALL = 0.8
_PLOT_LINES = 5.0  # of text: the height of the columns
_LINES = 4.0  # above and below: what the axes count, the tallest column's number, the lengths


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


def in_thousands(count: int, *, whole: bool = False) -> str:
    """A count for a narrow place: two digits and a `k` for thousands, an `M` for millions.

    >>> in_thousands(697), in_thousands(15_678), in_thousands(2_000_000)
    ('697', '16k', '2M')
    >>> in_thousands(2_300), in_thousands(2_300, whole=True)
    ('2.3k', '2k')
    """
    for size, sign in ((1_000_000, "M"), (1_000, "k")):
        if count >= size:
            part = count / size
            is_round = whole or part >= 9.95 or count % size == 0
            return f"{round(part) if is_round else format_decimal(part, 1)}{sign}"
    return format_number(count)


class Histogram(Targets):
    """Draws counts by length; it adds to `Targets` two axes that say what they count."""

    STEPS = MappingProxyType({Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1})

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._counts: tuple[int, ...] = ()
        self._columns: list[tuple[int, int | None, int]] = []
        self._key = "bytes"
        self._axes = "", ""

    def show_counts(self, counts: Sequence[int], key: str, lengths: str, tokens: str) -> None:
        """Draw these counts.

        Args:
            counts: by length.
            key: the filter's name of the length.
            lengths: what the axis of lengths says, in the current language.
            tokens: what the axis of counts says.
        """
        self._counts, self._key = tuple(counts), key
        self._axes = lengths, tokens
        self._gather()
        self._current = 0
        self.begin_anew()

    def columns(self) -> list[tuple[int, int | None, int]]:
        """What is drawn."""
        return self._columns

    def target_total(self) -> int:
        """How many columns there are."""
        return len(self._columns)

    def target_at(self, point: QPointF) -> int | None:
        """The column over or below a point."""
        place = int(point.x() // (self.width() / max(1, len(self._columns))))
        return place if 0 <= place < len(self._columns) else None

    def filter_of(self, place: int) -> str:
        """What to type into the filter field to see the tokens of a column."""
        first, last, _ = self._columns[place]
        return f"{self._key}: {first}" + ("-" if last is None else "")

    def said(self, place: int) -> str:
        """Length and number."""
        first, last, count = self._columns[place]
        name = f"{first}" if last is not None else self.tr("{length} and more").format(length=first)
        return f"{name}: {format_number(count)}"

    def number(self, place: int, metrics: QFontMetricsF) -> str:
        """What stands on a column: its count, in thousands if that is too wide; or nothing."""
        count = self._columns[place][2]
        room = self.width() / len(self._columns) - _between(metrics)
        for text in (format_number(count), in_thousands(count), in_thousands(count, whole=True)):
            if metrics.horizontalAdvance(text) <= room:
                return text
        return ""

    def _gather(self) -> None:
        """Make as many columns as there is room for with their numbers on them."""
        metrics = QFontMetricsF(_small_font())
        for most in range(MOST_COLUMNS, _FEWEST_COLUMNS - 1, -1):
            self._columns = gathered(self._counts, most)
            if all(self.number(place, metrics) for place in range(len(self._columns))):
                return

    def _gather_anew(self) -> None:
        before = len(self._columns)
        self._gather()
        if len(self._columns) != before:
            self._current = 0
            self.begin_anew()

    def _draw(self, painter: QPainter, place: int, line: float) -> None:
        look, (first, last, count) = theme.active(), self._columns[place]
        width = self.width() / len(self._columns)
        room = QRectF(place * width, line, width, self.height() - 2 * line)
        if place == self._hovered:
            painter.fillRect(room, look.raised)
        axis = self._axis(line)
        height = (axis - 2 * line) * count / (max(each for *_, each in self._columns) or 1)
        if count:
            top = axis - max(1.0, height)
            painter.fillRect(
                QRectF(room.left() + 1, top, max(1.0, width - 2), axis - top), look.bar
            )
        metrics = QFontMetricsF(painter.font())
        painter.setPen(look.text)
        self._write(painter, self.number(place, metrics), room.center().x(), axis - height - line)
        if self._is_named(place, self._label_step(metrics)):
            name = f"{first}" + ("+" if last is None else "")
            self._write(painter, name, room.center().x(), axis)
        if self.hasFocus() and place == self._current:
            painter.setPen(QPen(look.accent, 3))
            painter.drawRect(room.adjusted(1.5, 1.5, -1.5, -1.5))

    def _axis(self, line: float) -> float:
        """Where the columns stand."""
        return self.height() - 2 * line

    def _is_named(self, place: int, step: int) -> bool:
        """Whether a length stands below a column: every few, and the last if it gathers more."""
        end = len(self._columns) - 1
        if self._columns[end][1] is None:
            return place == end or (place % step == 0 and end - place >= step)
        return place % step == 0

    def _label_step(self, metrics: QFontMetricsF) -> int:
        """Every how many columns there is room for a length."""
        widest = metrics.horizontalAdvance(f"{self._columns[-1][0]}+ ")
        return max(1, ceil(widest * len(self._columns) / max(1, self.width())))

    def _write(self, painter: QPainter, text: str, middle: float, top: float) -> None:
        """Write above or below a column, inside the widget."""
        metrics = QFontMetricsF(painter.font())
        width = metrics.horizontalAdvance(text)
        left = max(0.0, min(middle - width / 2, self.width() - width))
        painter.drawText(QPointF(left, top + metrics.ascent()), text)

    def _draw_axes(self, painter: QPainter, line: float) -> None:
        """The line below the columns, and what both directions count."""
        look, (lengths, tokens) = theme.active(), self._axes
        painter.setPen(look.border)
        axis = self._axis(line)
        painter.drawLine(QLineF(0, axis, self.width(), axis))
        painter.setPen(look.muted)
        room = QRectF(0, 0, self.width(), line)
        painter.drawText(room, Qt.AlignmentFlag.AlignLeft, tokens)
        room.moveTop(self.height() - line)
        painter.drawText(room, Qt.AlignmentFlag.AlignRight, lengths)

    def _wanted_height(self) -> int:
        return round((_PLOT_LINES + _SMALL * _LINES) * self.fontMetrics().height())

    # Overrides

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw all columns and the axes."""
        if not self._columns:
            return
        with QPainter(self) as painter:
            painter.setFont(_small_font())
            line = QFontMetricsF(painter.font()).height()
            for place in range(len(self._columns)):
                self._draw(painter, place, line)
            self._draw_axes(painter, line)

    def sizeHint(self) -> QSize:
        """Some lines of text high."""
        return QSize(20 * self.fontMetrics().height(), self._wanted_height())

    def minimumSizeHint(self) -> QSize:
        """As high, narrow."""
        return QSize(8 * self.fontMetrics().height(), self._wanted_height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Make more or fewer columns."""
        super().resizeEvent(event)
        self._gather_anew()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the theme."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._gather_anew()
            self.updateGeometry()
            self.update()


def _small_font() -> QFont:
    """The font of all numbers, for the active theme."""
    return pixel_font(theme.active().ui_font(), _SMALL)


def _between(metrics: QFontMetricsF) -> float:
    """How far apart two numbers stand at least, not to look like one."""
    return metrics.horizontalAdvance("0") / 2
