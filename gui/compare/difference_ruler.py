"""DifferenceRuler: the whole text as a narrow strip, with a tick wherever lanes differ.

The longer a tick, the more places differ there. A frame shows which part of the text is in sight.
"""

from __future__ import annotations

import numpy as np
from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QHelpEvent,
    QImage,
    QKeyEvent,
    QMouseEvent,
    QPaintEngine,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from gui.compare.cells import FloatArray
from gui.compare.differences import next_difference
from gui.compare.frames import IntArray
from gui.compare.layout import Paragraphs
from gui.look import theme as themes
from gui.look.theme import Theme
from gui.look.translation import format_number

_TICK = 2  # height of a tick in pixels
_NEAR = 4  # pixels around the mouse in which a tick is looked for
_INSET = 3
_MANY = 64  # places in a row of pixels that make the longest tick
_Picture = tuple[IntArray, FloatArray, QRectF | None]
_STEPS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}


class DifferenceRuler(QWidget):
    """A strip beside the lanes.

    Signals:
        position_requested: the byte of the text that is to be brought into sight.
    """

    position_requested = Signal(object)

    def __init__(self, paragraphs: Paragraphs, parent: QWidget | None = None) -> None:
        """Make a strip for a text; nothing differs yet."""
        super().__init__(parent)
        self._paragraphs = paragraphs
        self._ranges: IntArray = np.zeros((0, 2), dtype=np.int64)
        self._view = 0, 0
        self._at = -1
        self._drawn: _Picture | None = None
        self._later = QTimer(self, singleShot=True, interval=0)
        self._later.timeout.connect(self.update)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        self.setMouseTracking(True)
        paragraphs.changed.connect(self._take_text)
        paragraphs.reshaped.connect(self.update)
        paragraphs.heights_corrected.connect(self.update)
        self.retranslate()

    def show_differences(self, ranges: IntArray) -> None:
        """Show where lanes differ: rows (first byte, byte after the last), ascending."""
        self._later.stop()
        self._ranges = ranges
        self._describe()
        if self._drawn is None or not _same(self._drawn, self._picture()):
            self.update()

    def show_view(self, top: int, height: int) -> None:
        """Show which part of the text is in sight, in pixels of the text."""
        if (top, height) != self._view:
            before = self._frame()
            self._view = top, height
            if self._frame() != before:  # in a long text most steps are less than a pixel here
                self.update()

    def place(self) -> int:
        """The byte of the difference that was asked for last; -1 before any."""
        return self._at

    def ticks(self) -> tuple[IntArray, IntArray]:
        """The rows of pixels that have a tick, and how many places each stands for."""
        if not len(self._ranges):
            return np.zeros(0, dtype=np.int64), np.zeros(0, dtype=np.int64)
        places, lines, room = self._ranges[:, 0], *self._scale()
        # A few hundred rows are sought among the places, not the places among the lines of a
        # megabyte: that is ten times as quick, and the same.
        tops = -(-np.arange(room + 1) * lines // room)
        begins = np.searchsorted(places, self._paragraphs.bytes_of_lines(tops))
        begins[0], begins[-1] = 0, len(places)
        counts = np.diff(begins)
        filled = np.flatnonzero(counts)
        return filled, counts[filled]

    def paint_into(self, painter: QPainter, rect: QRectF) -> None:
        """Draw the strip into any rectangle of any painter."""
        theme = themes.active()
        painter.save()
        painter.fillRect(rect, theme.raised)
        painter.translate(rect.topLeft())
        painter.scale(rect.width() / max(1, self.width()), rect.height() / max(1, self.height()))
        frame = self._frame()
        if frame is not None:
            painter.fillRect(frame, theme.panel)
        self._draw_ticks(painter, theme)
        if frame is not None:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(theme.text, 1))
            painter.drawRect(frame)
        painter.restore()

    def retranslate(self) -> None:
        """Set every text in the language of now."""
        self.setAccessibleName(self.tr("Where the lanes differ"))
        self._describe()

    # -- inner ---------------------------------------------------------------------------------

    def _take_text(self) -> None:
        self._ranges = np.zeros((0, 2), dtype=np.int64)
        self._at = -1
        self._describe()
        self._later.start()  # where the lanes differ is mostly told at once, and often the same

    def _describe(self) -> None:
        self.setAccessibleDescription(self._in_words(len(self._ranges)))

    def _in_words(self, count: int) -> str:
        if not count:
            return self.tr("The lanes do not differ.")
        words = self.tr("%n place(s) differ", "", count)
        return words.replace(str(count), format_number(count))

    def _scale(self) -> tuple[int, int]:
        """How many lines are spread over how many rows of pixels."""
        pitch = self._paragraphs.measures.pitch
        total = max(1, self._paragraphs.height // pitch)
        room = max(1, self.height() - _TICK)
        return max(total, room // pitch), room

    def _rows_of(self, offsets: IntArray) -> IntArray:
        lines, room = self._scale()
        rows = self._paragraphs.lines_of_bytes(offsets) * room // lines
        return np.clip(rows, 0, room - 1)

    def _picture(self) -> _Picture:
        """What is drawn: the rows that have a tick, how long each is, the frame."""
        rows, counts = self.ticks()
        share = 0.4 + 0.6 * np.minimum(1.0, np.log(counts) / np.log(_MANY))
        return rows, np.round(share * (self.width() - 2 * _INSET)), self._frame()

    def _draw_ticks(self, painter: QPainter, theme: Theme) -> None:
        self._drawn = rows, lengths, _ = self._picture()
        if painter.paintEngine().type() == QPaintEngine.Type.Raster and len(rows):
            painter.drawImage(0, 0, _image(rows, lengths, self.size(), theme.error))
            return
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.error)
        pairs = zip(rows.tolist(), lengths.tolist(), strict=True)
        painter.drawRects([QRectF(_INSET, row, length, _TICK) for row, length in pairs])

    def _frame(self) -> QRectF | None:
        """The part of the text that is in sight, unless all of it is."""
        whole = max(self._paragraphs.height, self.height(), 1)
        top, height = self._view
        if height <= 0 or self._paragraphs.height <= height:
            return None
        tall = max(6.0, height / whole * self.height())
        y = min(max(0.0, top / whole * self.height()), self.height() - tall)
        return QRectF(0.5, round(y) + 0.5, self.width() - 1, round(tall) - 1)

    def _range_near(self, y: float) -> int | None:
        """The place whose tick is near a row."""
        if not len(self._ranges):
            return None
        distance = np.abs(self._rows_of(self._ranges[:, 0]) + _TICK / 2 - y)
        nearest = int(np.argmin(distance))
        return nearest if distance[nearest] <= _NEAR else None

    def _go(self, y: float) -> None:
        near = self._range_near(y)
        if near is not None:
            self._ask_for(int(self._ranges[near, 0]))
            return
        share = min(1.0, max(0.0, y / max(1, self.height())))
        self.position_requested.emit(int(share * max(0, self._paragraphs.byte_total - 1)))

    def _ask_for(self, byte: int) -> None:
        self._at = byte
        self.position_requested.emit(byte)

    # -- Qt ------------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the strip, with a ring if keys go here."""
        with QPainter(self) as painter:
            self.paint_into(painter, QRectF(self.rect()))
            if self.hasFocus():
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.setPen(QPen(themes.active().accent, 2))
                painter.drawRect(QRectF(self.rect()).adjusted(1, 1, -1, -1))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go to the difference under the mouse, or to that part of the text."""
        if event.button() == Qt.MouseButton.LeftButton:
            self._go(event.position().y())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Point at a tick, or drag through the text."""
        near = self._range_near(event.position().y())
        shape = Qt.CursorShape.ArrowCursor if near is None else Qt.CursorShape.PointingHandCursor
        self.setCursor(shape)
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._go(event.position().y())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go to the next or the previous difference."""
        step = _STEPS.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
            return
        target = next_difference(self._ranges, self._at, step)
        if target is not None:
            self._ask_for(target)

    def event(self, event: QEvent) -> bool:
        """Say how many places a tick stands for."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            QToolTip.showText(event.globalPos(), self._tool_tip(QPointF(event.pos())), self)
            return True
        return super().event(event)

    def _tool_tip(self, point: QPointF) -> str:
        rows, counts = self.ticks()
        near = np.abs(rows + _TICK / 2 - point.y()) <= _NEAR
        return self._in_words(int(counts[near].sum()) if near.any() else len(self._ranges))

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the ring."""
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Hide the ring."""
        super().focusOutEvent(event)
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        """Take over another language or theme."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange):
            self.updateGeometry()
            self.update()
        super().changeEvent(event)

    def sizeHint(self) -> QSize:
        """A strip as wide as two letters."""
        return QSize(max(14, self.fontMetrics().horizontalAdvance("mm")), 120)

    def minimumSizeHint(self) -> QSize:
        """The same, but short."""
        return QSize(self.sizeHint().width(), 40)


def _same(one: _Picture, other: _Picture) -> bool:
    return one[2] == other[2] and all(map(np.array_equal, one[:2], other[:2]))


def _image(rows: IntArray, lengths: FloatArray, size: QSize, colour: QColor) -> QImage:
    """The ticks as a picture: five hundred rectangles take longer than all the rest of a frame."""
    reach = np.zeros(size.height() + _TICK, dtype=np.int32)
    for below in range(_TICK):
        np.maximum.at(reach, rows + below, lengths.astype(np.int32))
    columns = np.arange(size.width(), dtype=np.int32) - _INSET
    inside = (columns >= 0) & (columns < reach[: size.height(), None])
    pixels = np.where(inside, np.uint32(colour.rgba()), np.uint32(0))
    stride = 4 * size.width()
    made = QImage(
        pixels.tobytes(), *size.toTuple(), stride, QImage.Format.Format_ARGB32_Premultiplied
    )
    return made.copy()  # subtle: the image does not keep the bytes that it is given
