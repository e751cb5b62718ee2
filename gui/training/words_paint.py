"""The picture of the words: `words_motion`'s rows, a sentence about the hidden ones, a note.

Drawn into any painter and any size: the widget, an SVG and a page for print come from the same
lines. `WordsPicture` is made once per step and size, its `draw` is called for every frame.
"""

from __future__ import annotations

from collections.abc import Hashable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap

from gui.training.frames import WordRow, WordsState
from gui.training.picture_text import WordsText
from gui.training.row_paint import RowPainter
from gui.training.words_layout import WordsStyle
from gui.training.words_motion import Moment, PlacedWords, Stage, WordsMotion
from gui.widgets.token_box import blank, stamp_ratio


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
        self._still: tuple[tuple[object, ...], QPixmap] | None = None

    @property
    def lines(self) -> int:
        """How many rows stand under each other."""
        return self._motion.before.grid.lines

    def draw(
        self,
        painter: QPainter,
        alpha: float,
        *,
        selected: Hashable | None = None,
        focus: bool = False,
    ) -> None:
        """Draw the moment `alpha` at the painter's origin, on a ground of the panel's colour."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        moment, ratio = self._motion.at(alpha), stamp_ratio(painter)
        rows = self._row_painter(painter, alpha, selected, focus)
        if ratio and moment.stage is not Stage.REST:
            picture = self._picture_of(moment, alpha, (moment.stage, selected, focus, ratio))
            painter.setOpacity(moment.opacity)
            painter.drawPixmap(QPointF(0, 0), picture)
        else:
            rows.opacity = moment.opacity
            _draw_still_part(rows, moment)
        rows.opacity = 1.0
        for drawn in moment.sliding:
            rows.draw(drawn)
        if moment.stage is Stage.JOINING:
            for drawn in moment.still:
                rows.draw_joining(drawn)
        painter.setOpacity(1.0)
        self._draw_footer(painter, self._motion.nearest(alpha))

    def row_at(self, point: QPointF, alpha: float) -> WordRow | None:
        """The row under `point`."""
        return self._motion.row_at(point, alpha)

    def _row_painter(
        self, painter: QPainter, alpha: float, selected: Hashable | None, focus: bool
    ) -> RowPainter:
        rows = RowPainter(painter, self._style, self._motion.lead(alpha), self._motion.cell(alpha))
        rows.selected, rows.focus = selected, focus
        return rows

    def _picture_of(
        self, moment: Moment, alpha: float, key: tuple[Stage, Hashable | None, bool, float]
    ) -> QPixmap:
        """The part of a stage that does not move, drawn once and kept until the stage is over."""
        if self._still is None or self._still[0] != key:
            _, selected, focus, ratio = key
            picture = blank(self._width, self._height, ratio, self._style.theme.panel)
            with QPainter(picture) as painter:
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                _draw_still_part(self._row_painter(painter, alpha, selected, focus), moment)
            self._still = key, picture
        return self._still[1]

    def _draw_footer(self, painter: QPainter, words: PlacedWords) -> None:
        if not words.rows:
            self._draw_note(painter, words.state)
        elif words.more:
            style, grid = self._style, words.grid
            top = style.margin / 2 + (grid.lines - 1) * grid.row
            top += (grid.row - style.face.height) / 2
            width = style.small_metrics.horizontalAdvance(words.more)
            left = self._width - style.margin - width
            painter.setFont(style.small)
            painter.setPen(style.theme.muted)
            painter.drawText(QPointF(left, style.face.baseline(top)), words.more)

    def _draw_note(self, painter: QPainter, state: WordsState) -> None:
        painter.setFont(self._style.text)
        painter.setPen(self._style.theme.muted)
        flags = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignCenter)
        room = QRectF(0, 0, self._width, self._height).adjusted(20, 10, -20, -10)
        painter.drawText(room, flags, WordsText().note(state))


def _draw_still_part(rows: RowPainter, moment: Moment) -> None:
    draw = rows.draw_still if moment.stage is Stage.JOINING else rows.draw
    for drawn in moment.still:
        draw(drawn)
