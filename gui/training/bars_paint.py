"""The picture of the pair bars: `bars_motion`'s numbers as rows, boxes, bars, hatching and a bracket.

Drawn into any painter and any size: the widget, an SVG and a page for print come from the same
lines. `BarsPicture` is made once per step and size, its `draw` is called for every frame.
"""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen, QPolygonF

from gui.look.theme import Theme
from gui.look.translation import format_number
from gui.training import bars_axis
from gui.training.bars_motion import BarsMotion, MovingBar, between, entering, leaving
from gui.training.frames import BarsState
from gui.training.hatching import draw_hatching
from gui.widgets.token_box import TokenFace, pixel_font, plain_look, stamp_ratio

_LABELS_AT_MOST = 0.36  # share of the width that the pair labels may take
_ROOMY = 1.5  # how much higher than necessary a row may be where there is room


class BarsStyle:
    """Fonts and measures of one theme; made anew when the theme changes."""

    def __init__(self, theme: Theme) -> None:
        """Derive every measure from the theme's fonts."""
        self.theme = theme
        scale = (theme.token_point_size - 1) / theme.token_point_size
        self.face = TokenFace(theme.token_font(), scale, padding=0.03)
        self.box = plain_look(theme)
        self.bold = pixel_font(theme.token_font(), scale, bold=True)
        self.bold_metrics = QFontMetricsF(self.bold)
        self.small = pixel_font(theme.ui_font(), 0.9)
        self.small_metrics = QFontMetricsF(self.small)
        self.text = pixel_font(theme.ui_font())
        self.text_metrics = QFontMetricsF(self.text)
        self.em = self.face.metrics.height()
        self.plus = self.face.text_width("+") + 2 * self.face.gap
        self.marker = round(self.em * 0.5)
        self.margin = round(self.em * 0.4)
        self.row = self.face.height + 2
        self.axis = round(self.small_metrics.height() + self.em * 0.4)
        self.outline = max(1.6, self.em * 0.12)

    def capacity(self, height: float) -> int:
        """How many rows fit into a picture of `height`."""
        return max(1, int((height - self.axis - 2) // self.row))


@dataclass(frozen=True, slots=True)
class _Columns:
    """Where the columns of the picture are: all in pixels from the left edge."""

    labels_right: float
    bars_left: float
    bars_right: float
    bracket: float
    right: float


class BarsPicture:
    """Two states of the pairs in a picture of a given size, ready to be drawn at any moment."""

    def __init__(
        self, before: BarsState, after: BarsState | None, width: float, height: float, style: BarsStyle
    ) -> None:
        """Lay out both states; without `after` everything rests."""
        self._style = style
        self._width, self._height = width, height
        self._rows = style.capacity(height)
        self._motion = BarsMotion(before, after, self._rows)
        self._ends = self._motion.before, self._motion.after
        self._label_limit = width * _LABELS_AT_MOST
        self._label_widths = tuple(self._label_width(state) for state in self._ends)
        self._count_widths = tuple(self._count_width(state) for state in self._ends)
        self._row_heights = tuple(self._row_height(state) for state in self._ends)

    def draw(
        self,
        painter: QPainter,
        alpha: float,
        *,
        selected: Hashable | None = None,
        focus: bool = False,
        wait_for_scale: bool = False,
    ) -> None:
        """Draw the moment `alpha` at the painter's origin; the ground is the caller's."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        moments = self._motion.at(alpha)
        columns = self._columns(alpha)
        self._draw_axis(painter, alpha, columns, wait_for_scale)
        self._draw_selection(painter, alpha, moments, selected, focus)
        self._draw_bars(painter, alpha, moments, columns)
        self._draw_labels(painter, alpha, moments, columns)
        for state, opacity in zip(self._ends, (leaving(alpha), entering(alpha)), strict=True):
            opacity = 1.0 if self._ends[0] is self._ends[1] else opacity
            if opacity > 0.0:
                painter.setOpacity(opacity)
                self._draw_bracket(painter, alpha, state, moments, columns)
                self._draw_note(painter, state)
            if self._ends[0] is self._ends[1]:
                break
        painter.setOpacity(1.0)

    def bar_at(self, point: QPointF, alpha: float) -> MovingBar | None:
        """The bar whose row holds `point`."""
        height = self._at(self._row_heights, alpha)
        for moment in reversed(self._motion.at(alpha)):
            top = self._top(moment, height)
            if moment.opacity > 0.5 and top <= point.y() < top + height:
                return moment
        return None

    # -- measures ----------------------------------------------------------------------------

    def _label_width(self, state: BarsState) -> float:
        face, style = self._style.face, self._style
        widest = max(
            (face.width(bar.left) + face.width(bar.right) for bar in state.bars[: self._rows]),
            default=0.0,
        )
        return min(self._label_limit, widest + style.plus)

    def _count_width(self, state: BarsState) -> float:
        return self._style.bold_metrics.horizontalAdvance(format_number(state.top_count))

    def _row_height(self, state: BarsState) -> float:
        style = self._style
        room = self._height - style.axis - 2
        shown = max(1, min(len(state.bars), self._rows))
        return max(room / self._rows, min(room / shown, style.row * _ROOMY))

    def _bracket_width(self) -> float:
        style = self._style
        return max(style.small_metrics.averageCharWidth() * 10, min(self._width * 0.2, style.em * 7))

    def _at(self, ends: tuple[float, ...], alpha: float) -> float:
        return between(ends[0], ends[1], alpha)

    def _columns(self, alpha: float) -> _Columns:
        style = self._style
        right = self._width - style.margin
        labels_right = style.margin + style.marker + 4 + self._at(self._label_widths, alpha)
        bars_left = round(labels_right + style.em * 0.5)
        bracket = right - self._bracket_width()
        bars_right = bracket - self._at(self._count_widths, alpha) - style.em * 0.9
        return _Columns(labels_right, bars_left, max(bars_left + 8, bars_right), bracket, right)

    def _top(self, moment: MovingBar, height: float) -> float:
        return 2 + moment.row * height

    # -- painting ----------------------------------------------------------------------------

    def _draw_selection(
        self,
        painter: QPainter,
        alpha: float,
        moments: list[MovingBar],
        selected: Hashable | None,
        focus: bool,
    ) -> None:
        height = self._at(self._row_heights, alpha)
        theme = self._style.theme
        for moment in moments:
            if selected is not None and moment.bar.key == selected:
                top = self._top(moment, height)
                painter.setOpacity(moment.opacity)
                painter.setBrush(theme.selection)
                painter.setPen(QPen(theme.accent, 1.5) if focus else Qt.PenStyle.NoPen)
                painter.drawRoundedRect(QRectF(1, top + 0.5, self._width - 2, height - 1), 3, 3)

    def _draw_bars(
        self, painter: QPainter, alpha: float, moments: list[MovingBar], columns: _Columns
    ) -> None:
        style, theme = self._style, self._style.theme
        height = self._at(self._row_heights, alpha)
        thickness = min(height - 2, max(style.em * 0.75, height * 0.72))
        scale = (columns.bars_right - columns.bars_left) / self._motion.top(alpha)
        for moment in moments:
            middle = self._top(moment, height) + height / 2
            rect = QRectF(columns.bars_left, middle - thickness / 2, moment.value * scale, thickness)
            painter.setOpacity(moment.opacity)
            painter.fillRect(rect, _mixed(theme.bar, theme.bar_tied, moment.tied))
            if moment.tied > 0.0:
                painter.setOpacity(moment.opacity * moment.tied)
                draw_hatching(painter, rect, theme.hatch, style.em)
            if moment.winner > 0.0:
                painter.setOpacity(moment.opacity * moment.winner)
                self._draw_outline(painter, rect)
        self._draw_counts(painter, moments, columns, height, scale)

    def _draw_counts(
        self,
        painter: QPainter,
        moments: list[MovingBar],
        columns: _Columns,
        height: float,
        scale: float,
    ) -> None:
        """Write the numbers last, so that no bar that moves covers one."""
        style = self._style
        left = columns.bars_left + style.em * 0.4
        painter.setPen(style.theme.text)
        for moment in moments:
            painter.setOpacity(moment.opacity)
            painter.setFont(style.bold if moment.winner > 0.5 else style.face.font)
            middle = self._top(moment, height) + height / 2
            place = QPointF(left + moment.value * scale, self._baseline(middle))
            painter.drawText(place, format_number(moment.count))

    def _draw_outline(self, painter: QPainter, rect: QRectF) -> None:
        width = self._style.outline
        pen = QPen(self._style.theme.outline, width)
        pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(rect.adjusted(width / 2, width / 2, -width / 2, -width / 2))

    def _draw_labels(
        self, painter: QPainter, alpha: float, moments: list[MovingBar], columns: _Columns
    ) -> None:
        style, face, theme = self._style, self._style.face, self._style.theme
        ratio = stamp_ratio(painter)
        height = self._at(self._row_heights, alpha)
        for moment in moments:
            middle = self._top(moment, height) + height / 2
            top = round(middle - face.height / 2)
            left, right = self._fitted(moment.bar.left, moment.bar.right)
            right_x = columns.labels_right - face.width(right)
            left_x = right_x - style.plus - face.width(left)
            painter.setOpacity(moment.opacity)
            face.draw(painter, (left_x, top), face.width(left), left, style.box, ratio)
            face.draw(painter, (right_x, top), face.width(right), right, style.box, ratio)
            painter.setFont(face.font)
            painter.setPen(theme.muted)
            painter.drawText(QPointF(right_x - style.plus + face.gap, face.baseline(top)), "+")
            if moment.winner > 0.0:
                painter.setOpacity(moment.opacity * moment.winner)
                self._draw_marker(painter, left_x - 4, middle)

    def _draw_marker(self, painter: QPainter, right: float, middle: float) -> None:
        size = self._style.marker
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._style.theme.outline)
        corners = (right - size * 0.8, middle - size / 2), (right, middle), (right - size * 0.8, middle + size / 2)
        painter.drawPolygon(QPolygonF([QPointF(*corner) for corner in corners]))

    def _fitted(self, left: str, right: str) -> tuple[str, str]:
        """Both labels, the longer one elided first, so that they fit the column."""
        face = self._style.face
        room = self._label_limit - self._style.plus
        left_width, right_width = face.width(left), face.width(right)
        if left_width + right_width <= room:
            return left, right
        half = room / 2
        left_room = max(half, room - right_width)
        right_room = max(half, room - left_width)
        return face.elided(left, left_room), face.elided(right, right_room)

    def _baseline(self, middle: float) -> float:
        metrics = self._style.face.metrics
        return middle + (metrics.ascent() - metrics.descent()) / 2

    def _draw_bracket(
        self,
        painter: QPainter,
        alpha: float,
        state: BarsState,
        moments: list[MovingBar],
        columns: _Columns,
    ) -> None:
        tied = {bar.key for bar in state.bars if bar.tied}
        rows = [moment for moment in moments if moment.bar.key in tied]
        if state.tie_size < 2 or not rows:
            return
        height = self._at(self._row_heights, alpha)
        first = min(self._top(moment, height) for moment in rows) + 2
        last = max(self._top(moment, height) for moment in rows) + height - 2
        hidden = state.tie_size - min(len(tied), self._rows)
        self._draw_brace(painter, columns.bracket, first, last, is_open=hidden > 0)
        self._write_tie(painter, columns, (first + last) / 2, self._tie_lines(state, hidden))

    def _draw_brace(self, painter: QPainter, x: float, first: float, last: float, *, is_open: bool) -> None:
        """Four strokes; without the lower one the group goes on below."""
        style = self._style
        tick = style.em * 0.35
        spine = x + tick
        painter.setPen(QPen(style.theme.text, max(1.4, style.em * 0.09)))
        painter.drawLine(QLineF(x, first, spine, first))
        painter.drawLine(QLineF(spine, first, spine, last))
        middle = (first + last) / 2
        painter.drawLine(QLineF(spine, middle, spine + tick, middle))
        if not is_open:
            painter.drawLine(QLineF(x, last, spine, last))

    def _tie_lines(self, state: BarsState, hidden: int) -> str:
        translate = QCoreApplication.translate
        size, count = format_number(state.tie_size), format_number(state.top_count)
        text = translate("PairBars", "{size}-way tie at {count}", "", state.tie_size)
        text = text.format(size=size, count=count)
        if hidden <= 0:
            return text
        more = translate("PairBars", "{number} more of them below", "", hidden)
        return text + "\n" + more.format(number=format_number(hidden))

    def _write_tie(self, painter: QPainter, columns: _Columns, middle: float, text: str) -> None:
        style = self._style
        left = columns.bracket + style.em * 0.35 * 2 + 4
        painter.setFont(style.small)
        painter.setPen(style.theme.text)
        flags = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        room = QRectF(left, 0, columns.right - left, 10_000)
        needed = style.small_metrics.boundingRect(room, int(flags), text).height()
        top = max(0.0, middle - needed / 2)
        painter.drawText(QRectF(left, top, room.width(), needed), int(flags), text)

    def _draw_axis(self, painter: QPainter, alpha: float, columns: _Columns, wait: bool) -> None:
        style = self._style
        top = self._motion.top(alpha)
        length = columns.bars_right - columns.bars_left
        y = self._height - style.axis + 1.5
        painter.setPen(QPen(style.theme.border, 1.0))
        painter.drawLine(QLineF(columns.bars_left, y, columns.bars_left + length, y))
        painter.drawLine(QLineF(columns.bars_left - 0.5, 2, columns.bars_left - 0.5, y))
        painter.setFont(style.small)
        for tick in bars_axis.ticks(top, length, wait=wait):
            x = columns.bars_left + tick / top * length
            painter.setPen(QPen(style.theme.border, 1.0))
            painter.drawLine(QLineF(x, y, x, y + 4))
            text = format_number(tick)
            width = style.small_metrics.horizontalAdvance(text)
            painter.setPen(style.theme.muted)
            painter.drawText(QPointF(x - width / 2, y + 4 + style.small_metrics.ascent()), text)

    def _draw_note(self, painter: QPainter, state: BarsState) -> None:
        if state.bars:
            return
        style = self._style
        note = state.note or QCoreApplication.translate(
            "PairBars", "No pairs left: every word is one token."
        )
        painter.setFont(style.text)
        painter.setPen(style.theme.muted)
        flags = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignCenter
        painter.drawText(QRectF(0, 0, self._width, self._height).adjusted(20, 20, -20, -20), int(flags), note)


def _mixed(first: QColor, last: QColor, share: float) -> QColor:
    if share <= 0.0:
        return first
    if share >= 1.0:
        return last
    pairs = zip(first.getRgbF()[:3], last.getRgbF()[:3], strict=True)
    return QColor.fromRgbF(*(between(a, b, share) for a, b in pairs))
