"""The picture of the words: `words_motion`'s rows as marks, counts and token boxes.

Drawn into any painter and any size: the widget, an SVG and a page for print come from the same
lines. `WordsPicture` is made once per step and size, its `draw` is called for every frame.
"""

from __future__ import annotations

from collections.abc import Hashable

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QPolygonF

from gui.look.translation import format_number
from gui.training.bars_motion import phase
from gui.training.frames import WordRow, WordsState
from gui.training.words_layout import ELLIPSIS, Box, WordsStyle
from gui.training.words_motion import DrawnRow, PlacedWords, WordsMotion
from gui.widgets.token_box import stamp_ratio

_TOUCHING = 0.7  # share of the joining after which the two boxes touch
_LARGEST = 2**31 - 1  # what Qt's plural forms can count


class WordsPicture:
    """Two states of the words in a picture of a given size, ready to be drawn at any moment."""

    def __init__(
        self,
        before: WordsState,
        after: WordsState | None,
        size: tuple[float, float],
        style: WordsStyle,
    ) -> None:
        """Lay out both states; without `after` everything rests."""
        self._style = style
        self._width, self._height = size
        self._motion = WordsMotion(before, after, size, style)
        self._ratio = 0.0

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
        self._ratio = stamp_ratio(painter)
        lead = self._motion.lead(alpha)
        for drawn in self._motion.at(alpha):
            painter.setOpacity(drawn.opacity)
            if selected is not None and drawn.boxes.row.key == selected:
                self._draw_selection(painter, drawn, self._motion.column_width(alpha), focus)
            self._draw_lead(painter, drawn, lead)
            self._draw_boxes(painter, drawn, round(drawn.x + lead))
        painter.setOpacity(1.0)
        self._draw_footer(painter, self._motion.nearest(alpha))

    @property
    def lines(self) -> int:
        """How many rows stand under each other."""
        return self._motion.before.grid.lines

    def row_at(self, point: QPointF, alpha: float) -> WordRow | None:
        """The row under `point`."""
        return self._motion.row_at(point, alpha)

    # -- before the boxes ----------------------------------------------------------------------

    def _draw_selection(
        self, painter: QPainter, drawn: DrawnRow, width: float, focus: bool
    ) -> None:
        style = self._style
        painter.setBrush(style.theme.selection)
        painter.setPen(QPen(style.theme.accent, 1.5) if focus else Qt.PenStyle.NoPen)
        rect = QRectF(drawn.x - 3, drawn.y + 0.5, width - style.margin + 3, style.row - 1)
        painter.drawRoundedRect(rect, 3, 3)

    def _draw_lead(self, painter: QPainter, drawn: DrawnRow, lead: float) -> None:
        style, row = self._style, drawn.boxes.row
        top = self._top(drawn)
        middle = top + style.face.height / 2
        if drawn.mark > 0.0:
            painter.setOpacity(drawn.opacity * drawn.mark)
            self._draw_mark(painter, drawn.x, middle)
            painter.setOpacity(drawn.opacity)
        if row.pinned:
            self._draw_pin(painter, drawn.x + style.marker + 4, middle)
        text = style.count_text(row)
        bold = drawn.mark > 0.5
        metrics = style.bold_metrics if bold else style.count_metrics
        x = drawn.x + lead - style.face.gap * 3 - metrics.horizontalAdvance(text)
        painter.setFont(style.bold if bold else style.count)
        painter.setPen(style.theme.text if bold else style.theme.muted)
        painter.drawText(QPointF(x, style.face.baseline(top)), text)

    def _draw_mark(self, painter: QPainter, x: float, middle: float) -> None:
        size = self._style.marker
        corners = (x, middle - size / 2), (x + size * 0.8, middle), (x, middle + size / 2)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._style.theme.outline)
        painter.drawPolygon(QPolygonF([QPointF(*corner) for corner in corners]))

    def _draw_pin(self, painter: QPainter, x: float, middle: float) -> None:
        """A round head and a needle."""
        size, colour = self._style.pin, self._style.theme.accent
        pen = QPen(colour, max(1.5, size * 0.18))
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        tip = QPointF(x + size * 0.1, middle + size * 0.5)
        painter.drawLine(tip, QPointF(x + size * 0.6, middle - size * 0.1))
        head = size * 0.6
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        painter.drawEllipse(QRectF(x + size - head, middle - size * 0.5, head, head))

    # -- boxes ---------------------------------------------------------------------------------

    def _top(self, drawn: DrawnRow) -> int:
        return round(drawn.y + (self._style.row - self._style.face.height) / 2)

    def _draw_boxes(self, painter: QPainter, drawn: DrawnRow, left: float) -> None:
        row, top = drawn.boxes, self._top(drawn)
        if row.first:
            self._draw_ellipsis(painter, left, top)
        if row.merges:
            end = self._draw_joining(painter, drawn, left, top)
        else:
            for box in row.boxes:
                self._draw_box(painter, left + box.x, top, box)
            end = _end(row.boxes)
        for index in drawn.seams:
            if drawn.seam > 0.0 and index < len(row.boxes):
                box = row.boxes[index]
                rect = QRectF(left + box.x, top, box.width, self._style.face.height)
                self._draw_frame(painter, rect, drawn.opacity, drawn.seam)
        if row.goes_on:
            self._draw_ellipsis(painter, left + end + self._style.face.gap, top)

    def _draw_box(self, painter: QPainter, x: float, top: float, box: Box) -> None:
        look = self._style.looks[box.colour]
        self._style.face.draw(painter, (x, top), box.width, box.label, look, self._ratio)

    def _draw_ellipsis(self, painter: QPainter, x: float, top: float) -> None:
        painter.setFont(self._style.face.font)
        painter.setPen(self._style.theme.muted)
        painter.drawText(QPointF(x, self._style.face.baseline(top)), ELLIPSIS)

    def _draw_joining(self, painter: QPainter, drawn: DrawnRow, left: float, top: float) -> float:
        """Draw a row whose boxes slide together; returns where its last box ends."""
        boxes = drawn.boxes.boxes
        merges, shift, joined = set(drawn.boxes.merges), 0.0, 0
        for number, box in enumerate(boxes):
            if number - 1 in merges:
                continue
            x = left + box.x - shift
            colour = _colour_after(drawn, number - joined)
            if number in merges:
                pair = box, boxes[number + 1]
                shift += self._draw_pair(painter, drawn, (x, top), pair, colour)
                joined += 1
                continue
            self._draw_box(painter, x, top, box)
            blend = phase(drawn.joined, _TOUCHING, 1.0)
            if colour not in (None, box.colour) and blend > 0.0:
                painter.setOpacity(drawn.opacity * blend)
                self._draw_box(painter, x, top, Box(0, box.width, box.label, colour or 0))
                painter.setOpacity(drawn.opacity)
        return _end(boxes) - shift

    def _draw_pair(
        self,
        painter: QPainter,
        drawn: DrawnRow,
        place: tuple[float, float],
        pair: tuple[Box, Box],
        colour: int | None,
    ) -> float:
        """Draw two boxes on their way to become one; returns by how much they came closer."""
        style, face, (x, top), (first, second) = self._style, self._style.face, place, pair
        closing = min(1.0, drawn.joined / _TOUCHING)
        whole = face.width(first.label + second.label)
        shift = (first.width + face.gap + second.width - whole) * closing
        right_x = x + first.width + face.gap - shift
        inner = face.pad * closing  # the paddings between the two labels vanish
        left_rect = QRectF(x, top, first.width - inner, face.height)
        right_rect = QRectF(right_x + inner, top, second.width - inner, face.height)
        painter.setPen(Qt.PenStyle.NoPen)
        face.draw_box(painter, left_rect, style.looks[first.colour].fill)
        face.draw_box(painter, right_rect, style.looks[second.colour].fill)
        outer = QRectF(x, top, right_rect.right() - x, face.height)
        blend = phase(drawn.joined, _TOUCHING, 1.0)
        if blend > 0.0:
            painter.setOpacity(drawn.opacity * blend)
            merged = first.colour if colour is None else colour
            face.draw_box(painter, outer, style.looks[merged].fill)
            painter.setOpacity(drawn.opacity)
        painter.setFont(face.font)
        painter.setPen(style.theme.token_text)
        face.draw_label(painter, x, top, first.label)
        face.draw_label(painter, right_x, top, second.label)
        self._draw_frame(painter, outer, drawn.opacity, drawn.frame)
        return shift

    def _draw_frame(self, painter: QPainter, rect: QRectF, opacity: float, strength: float) -> None:
        if strength <= 0.0:
            return
        style = self._style
        painter.setOpacity(opacity * strength)
        painter.setPen(QPen(style.theme.outline, max(1.5, style.em * 0.1)))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(rect, style.face.radius, style.face.radius)
        painter.setOpacity(opacity)

    # -- around the rows -----------------------------------------------------------------------

    def _draw_footer(self, painter: QPainter, words: PlacedWords) -> None:
        if not words.rows:
            self._draw_note(painter, words.state)
        elif words.hidden > 0:
            style = self._style
            text = QCoreApplication.translate(
                "WordBoxes", "and {number} more word(s)", "", min(words.hidden, _LARGEST)
            )
            baseline = self._height - style.footer + style.em * 0.1 + style.small_metrics.ascent()
            place = QPointF(style.margin + style.marker + style.pin + 8, baseline)
            painter.setFont(style.small)
            painter.setPen(style.theme.muted)
            painter.drawText(place, text.format(number=format_number(words.hidden)))

    def _draw_note(self, painter: QPainter, state: WordsState) -> None:
        note = state.note or QCoreApplication.translate("WordBoxes", "No words to show.")
        painter.setFont(self._style.text)
        painter.setPen(self._style.theme.muted)
        flags = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignCenter
        room = QRectF(0, 0, self._width, self._height).adjusted(20, 10, -20, -10)
        painter.drawText(room, int(flags), note)


def _colour_after(drawn: DrawnRow, index: int) -> int | None:
    """The colour that the box with this index will have once the boxes have joined."""
    if drawn.target is None or drawn.target.first != drawn.boxes.first:
        return None
    boxes = drawn.target.boxes
    return boxes[index].colour if index < len(boxes) else None


def _end(boxes: tuple[Box, ...]) -> float:
    return boxes[-1].x + boxes[-1].width if boxes else 0.0
