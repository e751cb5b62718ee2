"""A model as one bar: embedding, head, everything else, each with its name and number."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from gui.look import theme
from gui.widgets.hatching import fill_hatched
from gui.widgets.token_box import pixel_font


@dataclass(frozen=True, slots=True)
class Part:
    """One part of the bar.

    Attributes:
        name: what it is called.
        share: its share of the whole, 0…1.
        number: how much it is, in words.
    """

    name: str
    share: float
    number: str


class ParameterBar(QWidget):
    """Draws three parts: plain, hatched, empty; below them a line for each in words."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Draw nothing yet."""
        super().__init__(parent)
        self._parts: tuple[Part, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_parts(self, parts: Sequence[Part]) -> None:
        """Draw these parts."""
        self._parts = tuple(parts)
        self.setAccessibleDescription(self.text())
        self._fit()
        self.update()

    def text(self) -> str:
        """All parts in words, a line each."""
        return "\n".join(map(_key, self._parts))

    def _line(self) -> int:
        return ceil(QFontMetricsF(pixel_font(theme.active().ui_font())).height())

    def _fill(self, painter: QPainter, place: int, rect: QRectF) -> None:
        look = theme.active()
        if place == 0:
            painter.fillRect(rect, look.bar)
        elif place == 1:
            fill_hatched(painter, rect, look.bar_tied, look.hatch, 1.4 * self._line())
        else:
            painter.fillRect(rect, look.raised)

    def _key_places(self) -> list[QPointF]:
        """Where the keys of the parts begin: beside each other, or below where there is no room."""
        metrics, line = QFontMetricsF(pixel_font(theme.active().ui_font())), self._line()
        places, left, top = [], 0.5, 2.0 * line
        for part in self._parts:
            needed = 1.2 * line + metrics.horizontalAdvance(_key(part))
            if left > 1 and left + needed > self.width():
                left, top = 0.5, top + 1.1 * line
            places.append(QPointF(left, top))
            left += needed + 2 * theme.active().spacing
        return places

    def _draw_key(self, painter: QPainter, place: int, at: QPointF) -> None:
        """Draw a small field like the part, its name and number."""
        look, line = theme.active(), self._line()
        field = QRectF(at.x(), at.y() + line * 0.2, line * 0.9, line * 0.7)
        self._fill(painter, place, field)
        painter.setPen(QPen(look.control, 1))
        painter.drawRect(field)
        painter.setPen(look.text)
        foot = at + QPointF(1.2 * line, QFontMetricsF(painter.font()).ascent())
        painter.drawText(foot, _key(self._parts[place]))

    def _fit(self) -> None:
        """Be as high as the keys need."""
        height = max((place.y() for place in self._key_places()), default=0.0) + 1.2 * self._line()
        if ceil(height) != self.minimumHeight():
            self.setFixedHeight(ceil(height))

    # Overrides

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the bar and its key."""
        look, line = theme.active(), self._line()
        with QPainter(self) as painter:
            painter.setFont(pixel_font(look.ui_font()))
            whole = QRectF(0.5, 0.5, self.width() - 1, 1.6 * line)
            left = whole.left()
            for place, part in enumerate(self._parts):
                width = part.share * whole.width()
                self._fill(painter, place, QRectF(left, whole.top(), width, whole.height()))
                left += width
            painter.setPen(QPen(look.control, 1))
            painter.drawRect(whole)
            for place, at in enumerate(self._key_places()):
                self._draw_key(painter, place, at)

    def sizeHint(self) -> QSize:
        """The bar, and a line of keys."""
        return QSize(30 * self._line(), ceil(3.2 * self._line()))

    def minimumSizeHint(self) -> QSize:
        """As high, narrow."""
        return QSize(12 * self._line(), self.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place the keys anew."""
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the theme."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._fit()
            self.update()


def _key(part: Part) -> str:
    return f"{part.name}: {part.number}"
