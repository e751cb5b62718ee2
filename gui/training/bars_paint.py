"""The picture of the pair bars: labels, bars, numbers, hatching, bracket and scale.

Drawn into any painter and any size: the widget, an SVG and a page for print come from the same
lines. `BarsPicture` is made once per step and size, its `draw` is called for every frame.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from itertools import groupby
from math import floor
from operator import attrgetter

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from gui.look.translation import format_number
from gui.training import bars_axis
from gui.training.bars_layout import BarsGrid, BarsLayout, BarsStyle
from gui.training.bars_motion import BarsMotion, MovingBar, between, entering, leaving
from gui.training.frames import BarsState, PairBar
from gui.training.guess_paint import draw_guesses
from gui.training.picture_text import PairsText
from gui.training.tie_bracket import draw_bracket
from gui.widgets.hatching import fill_hatched, hatch_alone
from gui.widgets.token_box import PlacedBox, stamp_ratio


class BarsPicture:
    """Two states of the pairs in a picture of a given size, ready to be drawn at any moment."""

    def __init__(
        self,
        before: BarsState,
        after: BarsState | None,
        size: tuple[float, float],
        style: BarsStyle,
    ) -> None:
        """Lay out both states; without `after` everything rests."""
        self._style, self._rests = style, after is None
        self._motion = BarsMotion(before, after, style.capacity(size[1]))
        self._layout = BarsLayout(self._motion, size, style)

    def draw(
        self,
        painter: QPainter,
        alpha: float,
        *,
        selected: Hashable | None = None,
        focus: bool = False,
    ) -> None:
        """Draw the moment `alpha` at the painter's origin; the ground is the caller's."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        bars, grid = self._motion.at(alpha), self._layout.grid(alpha)
        self._draw_scale(painter, alpha, grid)
        for bar in bars:
            if selected is not None and bar.bar.key == selected:
                self._draw_selection(painter, bar, grid, focus)
        for bar in bars:
            self._draw_bar(painter, bar, grid)
        self._draw_numbers(painter, bars, grid)
        draw_guesses(painter, bars, grid)
        self._draw_labels(painter, bars, grid)
        self._draw_words(painter, alpha, bars, grid)
        painter.setOpacity(1.0)

    def bar_at(self, point: QPointF, alpha: float) -> PairBar | None:
        """The bar whose row holds `point`."""
        grid = self._layout.grid(alpha)
        for bar in reversed(self._motion.at(alpha)):
            if bar.opacity > 0.5 and 0 <= point.y() - grid.top(bar) < grid.row_height:
                return bar.bar
        return None

    # -- rows ----------------------------------------------------------------------------------

    def _draw_selection(
        self, painter: QPainter, bar: MovingBar, grid: BarsGrid, focus: bool
    ) -> None:
        theme = self._style.theme
        painter.setOpacity(bar.opacity)
        painter.setBrush(theme.selection)
        painter.setPen(QPen(theme.accent, 1.5) if focus else Qt.PenStyle.NoPen)
        width = grid.bracket - self._style.em * 0.2
        rect = QRectF(1, grid.top(bar) + 0.5, width, grid.row_height - 1)
        painter.drawRoundedRect(rect, 3, 3)

    def _draw_bar(self, painter: QPainter, bar: MovingBar, grid: BarsGrid) -> None:
        theme, thickness = self._style.theme, grid.thickness
        top = grid.middle(bar) - thickness / 2
        rect = QRectF(grid.bars_left, top, bar.value * grid.scale, thickness)
        painter.setOpacity(bar.opacity)
        if bar.bar.hidden:
            self._draw_unknown(painter, rect)
        elif bar.tied >= 1.0:
            fill_hatched(painter, rect, theme.bar_tied, theme.hatch, self._style.em)
        else:
            painter.fillRect(rect, _mixed(theme.bar, theme.bar_tied, bar.tied))
        if 0.0 < bar.tied < 1.0:
            painter.setOpacity(bar.opacity * bar.tied)
            hatch_alone(painter, rect, theme.hatch, self._style.em)
        if bar.winner > 0.0:
            painter.setOpacity(bar.opacity * bar.winner)
            self._draw_outline(painter, rect)

    def _draw_unknown(self, painter: QPainter, rect: QRectF) -> None:
        """A bar whose length says nothing."""
        theme = self._style.theme
        painter.fillRect(rect, theme.raised)
        painter.setPen(QPen(theme.control, 1.2, Qt.PenStyle.DashLine))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(rect.adjusted(0.5, 0.5, -0.5, -0.5))

    def _draw_outline(self, painter: QPainter, rect: QRectF) -> None:
        width = self._style.outline
        pen = QPen(self._style.theme.outline, width)
        pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(rect.adjusted(width / 2, width / 2, -width / 2, -width / 2))

    def _draw_numbers(self, painter: QPainter, bars: list[MovingBar], grid: BarsGrid) -> None:
        """Write the counts after all bars, so that no bar that moves covers one."""
        style = self._style
        left = grid.bars_left + style.em * 0.4
        painter.setPen(style.theme.text)
        painter.setFont(style.count)
        for bar in bars:
            painter.setOpacity(bar.opacity)
            place = QPointF(left + bar.value * grid.scale, grid.baseline(bar))
            if bar.winner > 0.5:
                painter.setFont(style.bold)
            painter.drawText(place, "?" if bar.bar.hidden else format_number(bar.count))
            if bar.winner > 0.5:
                painter.setFont(style.count)

    def _draw_labels(self, painter: QPainter, bars: list[MovingBar], grid: BarsGrid) -> None:
        """Draw the pairs; in one go those that are not on their way past each other."""
        ratio = stamp_ratio(painter)
        for (_, opacity), group in groupby(bars, attrgetter("way", "opacity")):
            painter.setOpacity(opacity)
            places = [(bar, *self._place_labels(bar, grid)) for bar in group]
            boxes = [box for _, *pair in places for box in pair]
            self._style.face.draw_all(painter, boxes, ratio)
            self._draw_signs(painter, places)

    def _place_labels(self, bar: MovingBar, grid: BarsGrid) -> tuple[PlacedBox, PlacedBox]:
        style, face = self._style, self._style.face
        top = floor(grid.middle(bar) - face.height / 2 + 0.5)
        left, right = self._layout.fitted(bar.bar)
        left_width, right_width = face.width(left), face.width(right)
        right_x = floor(grid.labels_right) - right_width
        left_x = right_x - style.plus - left_width
        return (
            PlacedBox(left_x, top, left_width, left, style.box),
            PlacedBox(right_x, top, right_width, right, style.box),
        )

    def _draw_signs(
        self, painter: QPainter, places: Sequence[tuple[MovingBar, PlacedBox, PlacedBox]]
    ) -> None:
        """Write the plus between two tokens, and point at the pair that wins."""
        style, face = self._style, self._style.face
        painter.setFont(face.font)
        painter.setPen(style.theme.muted)
        rise = face.baseline(0.0)
        for _, _, right in places:
            painter.drawText(QPointF(right.x - style.plus + face.gap, right.y + rise), "+")
        for bar, left, _ in places:
            if bar.winner > 0.0:
                painter.setOpacity(bar.opacity * bar.winner)
                self._draw_marker(painter, left.x - 4, left.y + face.height / 2)

    def _draw_marker(self, painter: QPainter, right: float, middle: float) -> None:
        half, back = self._style.marker / 2, right - self._style.marker * 0.8
        corners = (back, middle - half), (right, middle), (back, middle + half)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._style.theme.outline)
        painter.drawPolygon(QPolygonF([QPointF(*corner) for corner in corners]))

    # -- around the rows -----------------------------------------------------------------------

    def _draw_words(
        self, painter: QPainter, alpha: float, bars: list[MovingBar], grid: BarsGrid
    ) -> None:
        """Bracket, note and number of pairs: those of one state fade into those of the other."""
        motion = self._motion
        if self._rests:
            parts = [(motion.before, 1.0)]
        else:
            parts = [(motion.before, leaving(alpha)), (motion.after, entering(alpha))]
        for state, opacity in parts:
            if opacity > 0.0:
                painter.setOpacity(opacity)
                short = self._layout.is_tight(state)
                if self._layout.has_bracket(state):
                    draw_bracket(painter, state, motion.rows, bars, grid, short=short)
                self._draw_total(painter, state, grid)
                if not state.bars:
                    self._draw_note(painter, state, grid)

    def _draw_scale(self, painter: QPainter, alpha: float, grid: BarsGrid) -> None:
        style, left, right = self._style, grid.bars_left, grid.bars_right
        if self._motion.before.asked:
            return
        y = grid.height - style.axis + 1.5
        end = left  # of the last number that was written
        painter.setOpacity(self._motion.presence(alpha))
        # subtle: a long line takes twenty times as long as the same pixels filled.
        painter.fillRect(QRectF(left - 0.5, y - 0.5, right - left + 1, 1), style.theme.border)
        numbers = bars_axis.ticks(self._motion.top(alpha), right - left)
        places = [left + number * grid.scale for number in numbers]
        painter.setPen(style.line)
        painter.drawLine(QLineF(left - 0.5, style.top, left - 0.5, y))
        painter.drawLines([QLineF(x, y, x, y + 4) for x in places])
        painter.setFont(style.small)
        painter.setPen(style.theme.muted)
        baseline = y + 3 + style.small_metrics.ascent()
        for number, x in zip(numbers, places, strict=True):
            text = format_number(number)
            half = style.small_width(text) / 2
            if number == 0 or x - half >= end + style.em * 0.5:
                end = x + half
                painter.drawText(QPointF(x - half, baseline), text)

    def _draw_total(self, painter: QPainter, state: BarsState, grid: BarsGrid) -> None:
        """How many of all pairs are in sight, under the bracket."""
        shown = min(len(state.bars), self._motion.rows)
        if state.pair_total <= shown:
            return
        style = self._style
        text = PairsText().total(shown, state.pair_total)
        width = style.small_metrics.horizontalAdvance
        if width(text) > grid.right - grid.bars_right - style.em * 0.8:
            text = f"{format_number(shown)} / {format_number(state.pair_total)}"
        x = grid.right - width(text)
        baseline = grid.height - style.axis + 4.5 + style.small_metrics.ascent()
        painter.setFont(style.small)
        painter.setPen(style.theme.muted)
        painter.drawText(QPointF(x, baseline), text)

    def _draw_note(self, painter: QPainter, state: BarsState, grid: BarsGrid) -> None:
        painter.setFont(self._style.text)
        painter.setPen(self._style.theme.muted)
        flags = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignCenter)
        painter.drawText(
            QRectF(20, 10, grid.width - 40, grid.height - 20), flags, PairsText().note(state)
        )


def _mixed(first: QColor, last: QColor, share: float) -> QColor:
    if share <= 0.0:
        return first
    if share >= 1.0:
        return last
    return QColor.fromRgbF(
        between(first.redF(), last.redF(), share),
        between(first.greenF(), last.greenF(), share),
        between(first.blueF(), last.blueF(), share),
    )
