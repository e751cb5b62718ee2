"""Token life lines as a widget: a row for each token, from its birth to its last occurrence.

Only the rows that are in sight are drawn, so a vocabulary may be as large as it likes.
"""

from __future__ import annotations

from math import ceil

import numpy as np
from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractScrollArea, QWidget

from engine.training.pair_table import IntArray
from gui.lab.life_paint import LifeFrame, LifePlot, LifeWords, draw_life
from gui.lab.size_axis import SizeAxis
from gui.look import theme
from gui.widgets.token_box import pixel_font

_LEAST_ROWS = 3
_MOST_LETTERS = 14


class LifeChart(QAbstractScrollArea):
    """Draws a `LifeFrame`.

    Signals:
        position_requested: a person wants to be at this position.
        row_changed: another row is the current one.
        rooms_changed: `rooms()` is another one.
    """

    position_requested = Signal(object)
    row_changed = Signal()
    rooms_changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        """Draw nothing yet."""
        super().__init__(parent)
        self._frame: LifeFrame | None = None
        self._cursor, self._row = 0, -1
        self._words = LifeWords()
        self._left, self._right = 0.0, 0.0
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)

    # What is

    @property
    def row(self) -> int:
        """The current row; -1 for none."""
        return self._row

    @property
    def tokens(self) -> IntArray:
        """The ids of the rows."""
        return np.zeros(0, np.int64) if self._frame is None else self._frame.tokens

    def rooms(self) -> tuple[float, float]:
        """What is needed at the left for the tokens and at the right for what is said of them."""
        look = theme.active()
        letter = QFontMetricsF(pixel_font(look.token_font())).horizontalAdvance("m")
        metrics = QFontMetricsF(pixel_font(look.ui_font()))
        words = (self._words.said(self._largest(gone), gone=gone) for gone in (True, False))
        right = max(metrics.horizontalAdvance(word) for word in words)
        return _MOST_LETTERS * letter, right + 2 * look.spacing

    def scroll_room(self) -> int:
        """How much narrower than the widget the picture is."""
        return self.width() - self.viewport().width()

    # Wishes

    def show_frame(self, frame: LifeFrame | None) -> None:
        """Draw this instead."""
        self._frame = frame
        self._row = -1 if frame is None or not len(frame.tokens) else 0
        self._follow_cursor()
        self._fit()
        self.rooms_changed.emit()
        self.viewport().update()

    def show_cursor(self, position: int) -> None:
        """Put the cursor there, and the token that was born there in sight."""
        if position != self._cursor:
            self._cursor = position
            self._follow_cursor()
            self.viewport().update()

    def set_words(self, gone: str, left_over: str) -> None:
        """Say this at the end of a life, with {step}, and of what lasts, with {count}."""
        self._words = LifeWords(gone, left_over)
        self.rooms_changed.emit()
        self.viewport().update()

    def set_rooms(self, left: float, right: float) -> None:
        """Leave so much room at the left and at the right of the lines."""
        if (left, right) != (self._left, self._right):
            self._left, self._right = left, right
            self.viewport().update()

    # How

    def _largest(self, gone: bool) -> int:
        lives = self._frame.lives if self._frame is not None else None
        if lives is None:
            return 0
        return int((lives.gone if gone else lives.left_over).max(initial=0))

    def _row_height(self) -> int:
        look = theme.active()
        fonts = pixel_font(look.token_font()), pixel_font(look.ui_font())
        return ceil(max(QFontMetricsF(font).height() for font in fonts)) + 2

    def _plot(self) -> LifePlot:
        return LifePlot(self._left, self._right, self.viewport().width())

    def _x(self, position: float) -> float:
        axis = self._frame.axis if self._frame is not None else SizeAxis()
        return self._plot().x(axis, position)

    def _fit(self) -> None:
        rows, height = len(self.tokens), self._row_height()
        bar = self.verticalScrollBar()
        bar.setPageStep(self.viewport().height())
        bar.setSingleStep(height)
        bar.setRange(0, max(0, rows * height - self.viewport().height()))

    def _follow_cursor(self) -> None:
        """Make the row current whose token the last merge before the cursor has made."""
        frame = self._frame
        if frame is None or not len(frame.tokens):
            return
        born = frame.lives.born[frame.tokens]
        row = int(np.searchsorted(born, min(self._cursor, frame.axis.length), side="right")) - 1
        self._set_row(max(0, row))

    def _set_row(self, row: int) -> None:
        rows = len(self.tokens)
        row = min(rows - 1, max(0, row))
        if rows and row != self._row:
            self._row = row
            self.row_changed.emit()
        self._show_row()
        self.viewport().update()

    def _show_row(self) -> None:
        bar, height = self.verticalScrollBar(), self._row_height()
        top = self._row * height
        page = self.viewport().height()
        if top < bar.value() or top + height > bar.value() + page:
            self._fit()
            bar.setValue(top - (page - height) // 2)

    def _row_at(self, y: float) -> int:
        return int((y + self.verticalScrollBar().value()) // self._row_height())

    def _draw(self, painter: QPainter, row: int) -> None:
        """Draw a row; the current one stands on a ground of its own."""
        frame, look, height = self._frame, theme.active(), self._row_height()
        if frame is None:
            return
        y = row * height - self.verticalScrollBar().value()
        whole = QRectF(0, y, self.viewport().width(), height)
        if row == self._row:
            painter.fillRect(whole, look.selection if self.hasFocus() else look.raised)
        draw_life(painter, frame, int(frame.tokens[row]), (whole, self._plot(), self._words))

    # Overrides

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the rows in sight and the cursor."""
        if self._frame is None:
            return
        height, page = self._row_height(), self.viewport().height()
        first = self.verticalScrollBar().value() // height
        last = min(len(self.tokens), first + ceil(page / height) + 1)
        with QPainter(self.viewport()) as painter:
            painter.setRenderHint(QPainter.RenderHint.TextAntialiasing)
            for row in range(first, last):
                self._draw(painter, row)
            x = self._x(min(self._cursor, self._frame.axis.length))
            painter.setPen(QPen(theme.active().outline, 2))
            painter.drawLine(QPointF(x, 0), QPointF(x, min(page, len(self.tokens) * height)))

    def minimumSizeHint(self) -> QSize:
        """Some rows high."""
        height = _LEAST_ROWS * self._row_height() + 2 * self.frameWidth()
        return QSize(12 * self._row_height(), height)

    def sizeHint(self) -> QSize:
        """As high again."""
        least = self.minimumSizeHint()
        return QSize(2 * least.width(), 2 * least.height())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take a row; left of its line go to its birth, else to the place that was hit."""
        if event.button() != Qt.MouseButton.LeftButton or self._frame is None:
            return
        row = self._row_at(event.position().y())
        if 0 <= row < len(self.tokens):
            if event.position().x() < self._left:
                self._go_to_birth(row)
            else:
                self._go(event.position().x())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drag the cursor."""
        dragged = bool(event.buttons() & Qt.MouseButton.LeftButton)
        if dragged and event.position().x() >= self._left:
            self._go(event.position().x())

    def _go(self, x: float) -> None:
        if self._frame is not None:
            share = (x - self._left) / self._plot().length
            self.position_requested.emit(self._frame.axis.position(share))

    def _go_to_birth(self, row: int) -> None:
        self._set_row(row)
        if self._frame is not None:
            token = int(self._frame.tokens[row])
            self.position_requested.emit(int(self._frame.lives.born[token]))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk through the rows; Return goes to where a token is born."""
        page = max(1, self.viewport().height() // self._row_height() - 1)
        steps = {
            Qt.Key.Key_Up: -1,
            Qt.Key.Key_Down: 1,
            Qt.Key.Key_PageUp: -page,
            Qt.Key.Key_PageDown: page,
        }
        key = Qt.Key(event.key())
        if key in steps:
            self._set_row(self._row + steps[key])
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self._row >= 0:
            self._go_to_birth(self._row)
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Have as much to scroll as there is."""
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the theme."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._fit()
            self.rooms_changed.emit()
            self.updateGeometry()
            self.viewport().update()
