"""Draws the picture of a curve: the same on a screen, in an SVG and on a page.

Lines differ in how they are drawn, not in colour alone, and each bears its name at its end.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen, QPolygonF

from gui.lab.size_frame import Curve, Line, Mark, MarkKind, SizeFrame, sampled
from gui.look.theme import Theme
from gui.look.translation import format_decimal, format_number
from gui.training.bars_axis import APART, ticks
from gui.widgets.token_box import pixel_font

_THICK: Final = 2.5
_DASHES: Final[dict[Line, Qt.PenStyle]] = {
    "training": Qt.PenStyle.SolidLine,
    "held_out": Qt.PenStyle.DashLine,
}
_MARK_LINES: Final[dict[MarkKind, Qt.PenStyle]] = {
    "stop": Qt.PenStyle.SolidLine,
    "nearly": Qt.PenStyle.DotLine,
    "end": Qt.PenStyle.DashDotLine,
}


@dataclass(frozen=True, slots=True)
class Words:
    """What is written around the picture.

    Attributes:
        across: what stands below the axis.
        idle: what is said of the part where almost only the training text gains.
    """

    across: str = ""
    idle: str = ""


class SizePainter:
    """Measures of one theme, and the drawing."""

    def __init__(self, look: Theme, words: Words) -> None:
        """Derive every measure from the theme's fonts."""
        self.look, self.words = look, words
        self.font = pixel_font(look.ui_font())
        self.bold = pixel_font(look.ui_font(), bold=True)
        self.metrics = QFontMetricsF(self.font)
        self.line = self.metrics.height()
        self.handle = 0.4 * self.line
        self.gap = look.spacing

    # Room

    def left_room(self, frame: SizeFrame) -> float:
        """The room that the scale needs, and beside it the handle while it stands at the left."""
        return self.metrics.horizontalAdvance(format_decimal(frame.top, 1)) + self.handle + self.gap

    def right_room(self, frame: SizeFrame) -> float:
        """The room that the names of the lines need."""
        names = (self.metrics.horizontalAdvance(curve.name) for curve in frame.curves)
        return max(names, default=0.0) + 2 * self.gap

    def plot(self, frame: SizeFrame, whole: QRectF, left: float, right: float) -> QRectF:
        """Where the lines are drawn."""
        top = self.gap + max(1, len(frame.marks)) * self.line
        below = 2 * self.line + self.gap
        return whole.adjusted(left, top, -right, -below)

    # Drawing

    def draw(self, painter: QPainter, frame: SizeFrame, plot: QRectF, cursor: int) -> None:
        """Draw everything."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(self.font)
        top = max(frame.top * 1.04, 0.1)
        self._draw_idle(painter, frame, plot)
        self._draw_scale(painter, plot, top)
        self._draw_axis(painter, frame, plot)
        for draw in (self._draw_mark, self._write_mark):
            for row, mark in enumerate(frame.marks):
                draw(painter, frame, mark, plot, row)
        for curve in frame.curves:
            self._draw_curve(painter, frame, curve, plot, top)
        self._write_names(painter, frame, plot, top)
        self._draw_cursor(painter, frame, plot, top, cursor)

    def colour(self, line: Line) -> QColor:
        """The colour of a line."""
        return self.look.accent if line == "training" else self.look.hatch

    def _draw_idle(self, painter: QPainter, frame: SizeFrame, plot: QRectF) -> None:
        """Shade the part in which only the training text still gains, and say so in it."""
        if frame.idle is None or frame.idle >= frame.axis.length:
            return
        left = plot.left() + frame.axis.share(frame.idle) * plot.width()
        room = QRectF(left, plot.top(), plot.right() - left, plot.height())
        painter.fillRect(room, self.look.raised)
        text = room.adjusted(self.gap / 2, 0, -self.gap / 2, -self.gap / 2)
        flags = Qt.AlignmentFlag.AlignBottom | Qt.AlignmentFlag.AlignHCenter
        wrapped = int(flags) | int(Qt.TextFlag.TextWordWrap)
        needed = painter.boundingRect(text, wrapped, self.words.idle)
        if needed.width() <= text.width() and needed.height() <= plot.height() / 2:
            painter.setPen(self.look.text)
            painter.drawText(text, wrapped, self.words.idle)

    def _draw_scale(self, painter: QPainter, plot: QRectF, top: float) -> None:
        """Write round values at the left, with thin lines through the picture."""
        tenths = ticks(int(top * 10), plot.height() * APART / (1.8 * self.line))
        for tenth in tenths:
            y = plot.bottom() - tenth / 10 / top * plot.height()
            painter.setPen(QPen(self.look.border, 1))
            painter.drawLine(QLineF(plot.left(), y, plot.right(), y))
            text = format_decimal(tenth / 10, 1)
            x = plot.left() - self.handle - 2 - self.metrics.horizontalAdvance(text)
            self._write(painter, QPointF(x, y - self.line / 2), text, self.look.muted)

    def _draw_axis(self, painter: QPainter, frame: SizeFrame, plot: QRectF) -> None:
        painter.setPen(QPen(self.look.control, 1))
        painter.drawLine(plot.bottomLeft(), plot.bottomRight())
        apart = self.metrics.horizontalAdvance(format_number(frame.axis.largest)) + 2 * self.gap
        for size in frame.axis.sizes(plot.width(), apart):
            x = plot.left() + frame.axis.share(size - frame.axis.symbols) * plot.width()
            painter.setPen(QPen(self.look.control, 1))
            painter.drawLine(QLineF(x, plot.bottom(), x, plot.bottom() + self.gap / 2))
            text = format_number(size)
            place = QPointF(
                x - self.metrics.horizontalAdvance(text) / 2, plot.bottom() + self.gap / 2
            )
            self._write(painter, place, text, self.look.muted)
        width = self.metrics.horizontalAdvance(self.words.across)
        place = QPointF(plot.center().x() - width / 2, plot.bottom() + self.gap / 2 + self.line)
        self._write(painter, place, self.words.across, self.look.muted)

    def _draw_mark(
        self, painter: QPainter, frame: SizeFrame, mark: Mark, plot: QRectF, row: int
    ) -> None:
        """Draw a line down from the row above the picture that the mark has."""
        at = self._head_of(frame, mark, plot, row)
        painter.setPen(QPen(self.look.text, 1.5, _MARK_LINES[mark.kind]))
        painter.drawLine(at, QPointF(at.x(), plot.bottom()))
        painter.setPen(QPen(self.look.text, 1.5))
        painter.setBrush(self.look.text)
        painter.drawPolygon(_head(mark.kind, at, self.line * 0.22))

    def _write_mark(
        self, painter: QPainter, frame: SizeFrame, mark: Mark, plot: QRectF, row: int
    ) -> None:
        """Write what a mark says, over the lines of the others."""
        at = self._head_of(frame, mark, plot, row)
        width = self.metrics.horizontalAdvance(mark.text)
        before = at.x() - plot.left() > plot.right() - at.x()
        left = at.x() - self.gap - width if before else at.x() + self.gap
        edge = plot.right() + self.right_room(frame)
        left = max(2.0, min(left, edge - self.gap / 2 - width))
        top = at.y() - self.line / 2
        painter.fillRect(QRectF(left, top + 1, width, self.line - 2), self.look.panel)
        self._write(painter, QPointF(left, top), mark.text, self.look.text)

    def _head_of(self, frame: SizeFrame, mark: Mark, plot: QRectF, row: int) -> QPointF:
        x = plot.left() + frame.axis.share(mark.position) * plot.width()
        return QPointF(x, plot.top() - (len(frame.marks) - row - 0.5) * self.line)

    def _draw_curve(
        self, painter: QPainter, frame: SizeFrame, curve: Curve, plot: QRectF, top: float
    ) -> None:
        line = QPolygonF(
            [
                self._place(frame, curve, plot, top, position)
                for position in sampled(frame.axis, plot.width())
            ]
        )
        pen = QPen(self.colour(curve.line), _THICK, _DASHES[curve.line])
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPolyline(line)

    def _place(
        self, frame: SizeFrame, curve: Curve, plot: QRectF, top: float, position: int
    ) -> QPointF:
        x = plot.left() + frame.axis.share(position) * plot.width()
        return QPointF(x, plot.bottom() - float(curve.values[position]) / top * plot.height())

    def _write_names(self, painter: QPainter, frame: SizeFrame, plot: QRectF, top: float) -> None:
        """Write name and last value at the end of each line, apart from each other."""
        height = 2 * self.line
        ends = [self._place(frame, c, plot, top, frame.axis.length).y() for c in frame.curves]
        last = -height
        for curve, y in sorted(zip(frame.curves, ends, strict=True), key=lambda found: found[1]):
            at = max(y - self.line, last + height)
            last = at
            left = plot.right() + self.gap
            self._write(painter, QPointF(left, at), curve.name, self.colour(curve.line))
            painter.setFont(self.bold)
            value = format_decimal(float(curve.values[-1]))
            self._write(painter, QPointF(left, at + self.line), value, self.look.text)
            painter.setFont(self.font)

    def _draw_cursor(
        self, painter: QPainter, frame: SizeFrame, plot: QRectF, top: float, cursor: int
    ) -> None:
        """Draw where the player is, with the values there."""
        if not frame.curves:
            return
        cursor = min(cursor, frame.axis.length)
        x = plot.left() + frame.axis.share(cursor) * plot.width()
        painter.setPen(QPen(self.look.outline, 2))
        painter.drawLine(QLineF(x, plot.top(), x, plot.bottom()))
        painter.setBrush(self.look.outline)
        handle, foot = self.handle, QPointF(x, plot.bottom())
        corners = [QPointF(handle, 0), QPointF(0, -handle), QPointF(-handle, 0)]
        painter.drawPolygon(QPolygonF([foot + corner for corner in corners]))
        for curve in frame.curves:
            place = self._place(frame, curve, plot, top, cursor)
            painter.setPen(QPen(self.look.outline, 1.5))
            painter.setBrush(self.colour(curve.line))
            painter.drawEllipse(place, handle * 0.6, handle * 0.6)
            self._write_value(painter, place, curve, cursor, plot)

    def _write_value(
        self, painter: QPainter, place: QPointF, curve: Curve, cursor: int, plot: QRectF
    ) -> None:
        """Write a value beside its dot: where the line rises, there is room above and below it."""
        text = format_decimal(float(curve.values[cursor]))
        width = self.metrics.horizontalAdvance(text)
        above = curve.line == "training"
        before, behind = place.x() - self.gap - width, place.x() + self.gap
        if above:
            left = before if before > plot.left() else behind
        else:
            left = behind if behind + width < plot.right() else before
        y = place.y() - 1.2 * self.line if above else place.y() + 0.2 * self.line
        y = min(max(y, plot.top()), plot.bottom() - self.line)
        self._write(painter, QPointF(left, y), text, self.look.text)

    def _write(self, painter: QPainter, place: QPointF, text: str, colour: QColor) -> None:
        painter.setPen(colour)
        painter.drawText(QPointF(place.x(), place.y() + self.metrics.ascent()), text)


def _head(kind: MarkKind, at: QPointF, size: float) -> QPolygonF:
    """A square, a triangle or a diamond: what kind of mark it is."""
    shapes: dict[MarkKind, tuple[tuple[float, float], ...]] = {
        "stop": ((-1, -1), (1, -1), (1, 1), (-1, 1)),
        "nearly": ((-1, -1), (1, -1), (0, 1)),
        "end": ((0, -1.3), (1.3, 0), (0, 1.3), (-1.3, 0)),
    }
    return QPolygonF([at + QPointF(x * size, y * size) for x, y in shapes[kind]])
