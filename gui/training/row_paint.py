"""One word row: its mark, pin and count, and its boxes on their way to become one.

`words_paint` draws many of these in every frame. Most of what a row consists of looks the same in
many rows and many frames, so on a screen it is drawn once and then copied.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, floor

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QPixmap, QPolygonF

from gui.training.bars_motion import phase
from gui.training.frames import WordRow
from gui.training.joined_row import JoiningPair
from gui.training.pair_paint import TOUCHING, draw_frame, draw_pair, frame_width
from gui.training.still_rows import Seen
from gui.training.words_layout import ELLIPSIS, Box, RowBoxes, WordsStyle
from gui.training.words_motion import DrawnRow
from gui.widgets.token_box import PlacedBox, blank


class RowPainter:
    """Draws the rows of one frame with one painter.

    Attributes:
        opacity: of all rows that are drawn from now on.
    """

    def __init__(
        self,
        painter: QPainter,
        style: WordsStyle,
        lead: float,
        cell: tuple[float, float],
        seen: Seen,
    ) -> None:
        """Draw with `painter` rows of the size `cell` whose boxes begin after `lead` pixels."""
        self.opacity = 1.0
        self._painter, self._style = painter, style
        self._lead = floor(lead)
        self._cell = cell
        self._inset = (cell[1] - style.face.height) / 2
        self._selected, self._focus, self._ratio = seen
        self._edge = ceil(frame_width(style) / 2)
        self._ground = style.theme.panel
        self._pairs: dict[tuple[object, ...], tuple[QPixmap, float]] = {}

    def draw(self, drawn: DrawnRow) -> None:
        """Draw one row."""
        self.draw_still(drawn)
        self.draw_joining(drawn)

    def draw_still(self, drawn: DrawnRow) -> None:
        """Draw what never moves while boxes join: all that stands before the first of them."""
        self._painter.setOpacity(self.opacity)
        left, top, row = floor(drawn.x), floor(drawn.y + self._inset), drawn.boxes
        if self._selected is not None and row.row.key == self._selected:
            self._draw_selection(drawn)
        self._draw_lead(drawn, left, top)
        left += self._lead
        if row.first:
            self._draw_ellipsis(left, top)
        self._draw_boxes(left, top, row.boxes[: min(row.merges, default=None)])
        if drawn.seam > 0.0:
            self._draw_seams(drawn, left, top)
        if row.goes_on and not row.merges:
            self._draw_ellipsis(
                left + row.end + self._style.face.gap, self._line(top, row.lines - 1)
            )

    def draw_joining(self, drawn: DrawnRow) -> None:
        """Draw the boxes that join and all that follows them; nothing in a row without any."""
        row = drawn.boxes
        if row.merges:
            self._painter.setOpacity(self.opacity)
            left, top = floor(drawn.x) + self._lead, floor(drawn.y + self._inset)
            end = self._draw_moving_boxes(drawn, left, top)
            if row.goes_on:
                last = self._line(top, row.lines - 1)
                self._draw_ellipsis(left + end + self._style.face.gap, last)

    def can_shift(self, drawn: DrawnRow) -> bool:
        """Whether the boxes of a row can be moved by copying them from where they rest.

        They are in one line, each of their pixels is one of the screen, and nothing else than the
        ground is behind them.
        """
        row, whole = drawn.boxes, self._ratio > 0.0 and self._ratio % 1.0 == 0.0
        return whole and row.lines == 1 and row.row.key != self._selected

    def shift(self, drawn: DrawnRow, rest: QPixmap) -> None:
        """Draw boxes on their way in a row that `can_shift`, on a copy of `rest`.

        `rest` is a picture of the rows before anything moves. What stands between two pairs moves
        as a whole, so it is copied as a whole.
        """
        painter, row, looks = self._painter, drawn.boxes, self._style.looks
        left, top, shift = floor(drawn.x) + self._lead, floor(drawn.y + self._inset), 0.0
        blend = phase(drawn.joined, TOUCHING, 1.0)
        recoloured: list[PlacedBox] = []
        self._clear(left + drawn.joints[0].pair.first.x, left + self._whole_end(row), top)
        for pair, look, run, others in drawn.joints:
            stamp, closer = self._pair_stamp(pair, look, drawn.joined)
            painter.drawPixmap(QPointF(left + pair.first.x - shift - 2, top - 2), stamp)
            shift += closer
            if run is not None:
                self._copy(rest, left + run[0], left + run[1], top, shift)
            if blend > 0.0:
                for box in others:
                    x, colour = left + box.x - shift, looks[box.colour]
                    recoloured.append(PlacedBox(x, top, box.width, box.label, colour))
        self._recolour(recoloured, blend)
        if row.goes_on:
            self._draw_ellipsis(left + row.end - shift + self._style.face.gap, top)

    def copy(self, drawn: DrawnRow, rest: QPixmap) -> None:
        """Draw a row as it is before anything moves, if it `can_shift`."""
        left, top = floor(drawn.x), floor(drawn.y + self._inset) - self._edge
        width = ceil(self._lead + self._whole_end(drawn.boxes)) + self._edge
        area = QRectF(left, top, width, self._style.face.height + 2 * self._edge)
        source = QRectF(area.topLeft() * self._ratio, area.size() * self._ratio)
        self._painter.drawPixmap(area.topLeft(), rest, source)

    def _whole_end(self, row: RowBoxes) -> float:
        """Where a row ends, with what says that it goes on."""
        return row.end + (self._style.face.gap + self._style.ellipsis if row.goes_on else 0.0)

    def _clear(self, first: float, end: float, top: int) -> None:
        """Clear a row between two x, and what the frames of its pairs have beyond."""
        edge, height = self._edge, self._style.face.height + 2 * self._edge
        width = ceil(end - first) + 2 * edge
        self._painter.fillRect(int(first) - edge, top - edge, width, height, self._ground)

    def _copy(self, rest: QPixmap, first: float, end: float, top: int, shift: float) -> None:
        """Copy what rests between two x to where it is after a shift to the left."""
        ratio, height = self._ratio, self._style.face.height
        source = QRectF(first * ratio, top * ratio, (end - first) * ratio, height * ratio)
        self._painter.drawPixmap(QPointF(first - shift, top), rest, source)

    def _line(self, top: float, line: int) -> float:
        """Where the boxes of a line of a row stand whose first line is at `top`."""
        return top + line * self._style.tight_row

    def _draw_selection(self, drawn: DrawnRow) -> None:
        theme, (width, height) = self._style.theme, self._cell
        self._painter.setBrush(theme.selection)
        self._painter.setPen(QPen(theme.accent, 1.5) if self._focus else Qt.PenStyle.NoPen)
        width -= self._style.margin - 3
        height = self._line(height, drawn.boxes.lines - 1)
        self._painter.drawRoundedRect(QRectF(drawn.x - 3, drawn.y + 0.5, width, height - 1), 3, 3)

    # -- mark, pin and count -------------------------------------------------------------------

    def _draw_lead(self, drawn: DrawnRow, x: int, top: int) -> None:
        row, painter = drawn.boxes.row, self._painter
        if self._ratio and drawn.mark in (0.0, 1.0):
            painter.drawPixmap(x, top, self._lead_stamp(row, drawn.mark > 0.0))
            return
        painter.setOpacity(self.opacity * drawn.mark)
        self._draw_mark(painter, x, top + self._style.face.height / 2)
        painter.setOpacity(self.opacity)
        self._draw_count(painter, x, top, row, bold=drawn.mark > 0.5)

    def _lead_stamp(self, row: WordRow, marked: bool) -> QPixmap:
        style = self._style
        key = row.count, row.pinned, marked, self._lead, self._ratio
        stamp = style.leads.get(key)
        if stamp is None:
            stamp = blank(self._lead, style.face.height, self._ratio)
            style.leads.keep(key, stamp, self._painter)
            with QPainter(stamp) as painter:
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                if marked:
                    self._draw_mark(painter, 0, style.face.height / 2)
                self._draw_count(painter, 0, 0, row, bold=marked)
        return stamp

    def _draw_count(
        self, painter: QPainter, x: float, top: float, row: WordRow, *, bold: bool
    ) -> None:
        style = self._style
        if row.pinned:
            self._draw_pin(painter, x + style.marker + 3, top + style.face.height / 2)
        text = style.count_text(row)
        metrics = style.bold_metrics if bold else style.count_metrics
        left = x + self._lead - style.face.gap * 3 - metrics.horizontalAdvance(text)
        painter.setFont(style.bold if bold else style.count)
        painter.setPen(style.theme.text if bold else style.theme.muted)
        painter.drawText(QPointF(left, style.face.baseline(top)), text)

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

    def _draw_boxes(self, left: float, top: float, boxes: Sequence[Box]) -> None:
        looks, further = self._style.looks, self._style.tight_row
        placed = (
            PlacedBox(
                left + box.x, top + box.line * further, box.width, box.label, looks[box.colour]
            )
            for box in boxes
        )
        self._style.face.draw_all(self._painter, placed, self._ratio)

    def _draw_ellipsis(self, x: float, top: float) -> None:
        self._painter.setFont(self._style.face.font)
        self._painter.setPen(self._style.theme.muted)
        self._painter.drawText(QPointF(x, self._style.face.baseline(top)), ELLIPSIS)

    def _draw_seams(self, drawn: DrawnRow, left: float, top: float) -> None:
        """Frames that fade around boxes that have just been joined."""
        for index in drawn.seams:
            if index < len(drawn.boxes.boxes):
                box = drawn.boxes.boxes[index]
                y = self._line(top, box.line)
                rect = QRectF(left + box.x, y, box.width, self._style.face.height)
                draw_frame(self._painter, self._style, rect, drawn.seam)

    def _draw_moving_boxes(self, drawn: DrawnRow, left: float, top: float) -> float:
        """Draw the boxes from the first that joins; returns where the last line ends."""
        boxes, merges, looks = drawn.boxes.boxes, drawn.boxes.merges, self._style.looks
        shift, done, line, y = 0.0, 0, 0, top
        blend = phase(drawn.joined, TOUCHING, 1.0)
        moved: list[PlacedBox] = []
        recoloured: list[PlacedBox] = []
        for number in range(min(merges), len(boxes)):
            box = boxes[number]
            if number - 1 in merges:
                continue
            if box.line != line:
                shift, line, y = 0.0, box.line, self._line(top, box.line)
            x = left + box.x - shift
            after = drawn.box_after(number - done)
            if number in merges:
                pair = JoiningPair(box, boxes[number + 1], after)
                shift += self._place_pair(pair, drawn, x, y)
                done += 1
                continue
            moved.append(PlacedBox(x, y, box.width, box.label, looks[box.colour]))
            if blend > 0.0 and after is not None and after.colour != box.colour:
                recoloured.append(moved[-1]._replace(look=looks[after.colour]))
        self._style.face.draw_all(self._painter, moved, self._ratio)
        self._recolour(recoloured, blend)
        return drawn.boxes.end - shift

    def _recolour(self, boxes: Sequence[PlacedBox], blend: float) -> None:
        """Let boxes in their new colours shine through."""
        if boxes:
            self._painter.setOpacity(self.opacity * blend)
            self._style.face.draw_all(self._painter, boxes, self._ratio)
            self._painter.setOpacity(self.opacity)

    def _place_pair(self, pair: JoiningPair, drawn: DrawnRow, x: float, top: float) -> float:
        """Draw a pair, or copy it from another row; returns by how much its boxes came closer."""
        if not self._ratio or drawn.frame < 1.0:
            place = x, top
            return draw_pair(self._painter, self._style, pair, drawn.joined, place, drawn.frame)
        stamp, shift = self._pair_stamp(pair, pair.look, drawn.joined)
        self._painter.drawPixmap(QPointF(x - 2, top - 2), stamp)
        return shift

    def _pair_stamp(
        self, pair: JoiningPair, look: tuple[object, ...], joined: float
    ) -> tuple[QPixmap, float]:
        """The picture of a pair with an edge of two pixels, and how much closer its boxes are."""
        known = self._pairs.get((look, joined))
        if known is None:
            face = self._style.face
            stamp = blank(pair.width(face.gap) + 4, face.height + 4, self._ratio)
            with QPainter(stamp) as painter:
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                shift = draw_pair(painter, self._style, pair, joined, (2, 2), 1.0)
            known = self._pairs[look, joined] = stamp, shift
        return known
