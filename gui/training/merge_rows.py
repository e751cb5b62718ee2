"""How the rows of the merge list are drawn: all visible cells in one go, with two fonts.

Qt's delegates ask the model for seven roles of every cell and let the style sheet draw each of
them; at every step of the player that would take longer than everything else in the window.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen, QPolygonF

from gui.look.theme import Theme
from gui.training.merge_model import TEXT_COLUMNS, Column, MergeModel
from gui.widgets.token_box import TokenFace, pixel_font

PADDING = 4  # between the edge of a column and its text


@dataclass(frozen=True, slots=True)
class Row:
    """One row to draw.

    Attributes:
        number: its row in the model.
        top: its upper edge, in pixels of the viewport.
        selected: it is part of the selection.
        focused: the keys are at it.
    """

    number: int
    top: float
    selected: bool
    focused: bool


class _Line(NamedTuple):
    """What is written in a row, in which ink, and where its upper edge is."""

    top: float
    bold: bool
    ink: QColor
    texts: tuple[str, ...]


class RowPainter:
    """Fonts and measures of one theme, and how a row looks with them."""

    def __init__(self, theme: Theme) -> None:
        """Derive everything from the theme's fonts."""
        self._theme = theme
        scale = (theme.token_point_size - 1) / theme.token_point_size
        bold = theme.token_font()
        bold.setBold(True)
        self._tokens = TokenFace(theme.token_font(), scale), TokenFace(bold, scale)
        self._numbers = pixel_font(theme.ui_font()), pixel_font(theme.heading_font())
        self._metrics = tuple(map(QFontMetricsF, self._numbers))
        self._widths = tuple(map(NumberWidths, self._metrics))
        self.height = int(max(self._tokens[0].metrics.height(), self._metrics[0].height())) + 4
        self.marker = round(self._metrics[0].height() * 0.6)

    def number_width(self, text: str) -> int:
        """Room for a number in its column, with air around it."""
        return round(self._metrics[1].horizontalAdvance(text)) + 2 * PADDING + 1

    def letters_width(self, count: int) -> int:
        """Room for so many letters of a token, with air around them."""
        return round(count * self._tokens[0].text_width("m")) + 2 * PADDING + 1

    def draw(
        self,
        painter: QPainter,
        model: MergeModel,
        rows: Sequence[Row],
        columns: Mapping[Column, tuple[float, float]],
    ) -> None:
        """Draw rows; `columns` holds the left edge and the width of each column that is shown."""
        width = max(left + width for left, width in columns.values())
        ranks = [model.rank(row.number) for row in rows]
        lines = [
            _Line(row.top, rank == model.current, self._ink(row, rank - model.current), text)
            for row, rank, text in zip(rows, ranks, map(model.texts, ranks), strict=True)
        ]
        left = columns[Column.RANK][0] + PADDING
        for row, rank in zip(rows, ranks, strict=True):
            self._draw_ground(painter, row, width, current=rank == model.current)
            if rank == model.current:
                self._draw_marker(painter, left, row.top)
            elif rank == model.current - 1:
                self._draw_tick(painter, left, row.top)
        self._draw_numbers(painter, lines, columns)
        self._draw_tokens(painter, lines, columns)

    def _ink(self, row: Row, ahead: int) -> QColor:
        """Pale for a merge that lies further ahead than the next one."""
        return self._theme.pending if ahead > 0 and not row.selected else self._theme.text

    def _draw_ground(self, painter: QPainter, row: Row, width: float, *, current: bool) -> None:
        look = self._theme
        ground = QRectF(0, row.top, width, self.height)
        if row.selected:
            painter.fillRect(ground, look.selection)
        elif current:
            painter.fillRect(ground, look.raised)
        if row.focused:
            painter.setPen(QPen(look.accent, 1.0, Qt.PenStyle.DotLine))
            painter.drawRect(ground.adjusted(0.5, 0.5, -0.5, -0.5))

    def _draw_marker(self, painter: QPainter, left: float, top: float) -> None:
        """Point at the merge that comes next."""
        middle, half = top + self.height / 2, self.marker * 0.45
        corners = (left, middle - half), (left + self.marker * 0.7, middle), (left, middle + half)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, True)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._theme.outline)
        painter.drawPolygon(QPolygonF([QPointF(*corner) for corner in corners]))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)

    def _draw_tick(self, painter: QPainter, left: float, top: float) -> None:
        """Tick the merge that was made last."""
        middle, size = top + self.height / 2, self.marker * 0.7
        corners = (0.0, 0.05), (0.38, 0.45), (1.0, -0.5)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, True)
        painter.setPen(QPen(self._theme.outline, max(1.5, size / 5)))
        painter.drawPolyline(
            QPolygonF([QPointF(left + x * size, middle + y * size) for x, y in corners])
        )
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)

    def _draw_numbers(
        self,
        painter: QPainter,
        lines: Sequence[_Line],
        columns: Mapping[Column, tuple[float, float]],
    ) -> None:
        edges = [
            (int(column), left + width - PADDING)
            for column, (left, width) in columns.items()
            if column not in TEXT_COLUMNS
        ]
        for line in lines:
            metrics, widths = self._metrics[line.bold], self._widths[line.bold]
            painter.setFont(self._numbers[line.bold])
            painter.setPen(line.ink)
            baseline = line.top + (self.height + metrics.ascent() - metrics.descent()) / 2
            for column, right in edges:
                text = line.texts[column]
                painter.drawText(QPointF(right - widths.of(text), baseline), text)

    def _draw_tokens(
        self,
        painter: QPainter,
        lines: Sequence[_Line],
        columns: Mapping[Column, tuple[float, float]],
    ) -> None:
        places = [
            (int(column), columns[column][0] + PADDING, columns[column][1] - 2 * PADDING)
            for column in sorted(TEXT_COLUMNS.intersection(columns))
        ]
        for line in lines:
            face = self._tokens[line.bold]
            painter.setFont(face.font)
            painter.setPen(line.ink)
            top = line.top + (self.height - face.height) / 2
            for column, left, room in places:
                label = face.elided(line.texts[column], room + 2 * face.pad)
                face.draw_label(painter, left - face.pad, top, label)


class NumberWidths:
    """Widths of written numbers; measured once for each length where all digits are as wide."""

    def __init__(self, metrics: QFontMetricsF) -> None:
        self._measure = metrics.horizontalAdvance
        self._same = len({self._measure(digit) for digit in "0123456789"}) == 1
        self._by_length: dict[int, float] = {}

    def of(self, text: str) -> float:
        """The width of a number, as `format_number` writes it, or of a sign in its place."""
        if not self._same or not text[-1:].isdigit():
            return self._measure(text)
        width = self._by_length.get(len(text))
        if width is None:
            width = self._by_length[len(text)] = self._measure(text)
        return width
