"""The picture of the words: `words_motion`'s rows, a line that counts the hidden ones, a note.

Drawn into any painter and any size: the widget, an SVG and a page for print come from the same
lines. `WordsPicture` is made once per step and size, its `draw` is called for every frame.
"""

from __future__ import annotations

from collections.abc import Hashable

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from gui.look.translation import format_number
from gui.training.frames import WordRow, WordsState
from gui.training.row_paint import RowPainter
from gui.training.words_layout import WordsStyle
from gui.training.words_motion import DrawnRow, PlacedWords, WordsMotion

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
        """Draw the moment `alpha` at the painter's origin; the ground is the caller's."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        width, height = self._motion.cell(alpha)
        rows = RowPainter(painter, self._style, self._motion.lead(alpha), height)
        for drawn in self._motion.at(alpha):
            if selected is not None and drawn.boxes.row.key == selected:
                self._draw_selection(painter, drawn, (width, height), focus)
            rows.draw(drawn)
        painter.setOpacity(1.0)
        self._draw_footer(painter, self._motion.nearest(alpha))

    def row_at(self, point: QPointF, alpha: float) -> WordRow | None:
        """The row under `point`."""
        return self._motion.row_at(point, alpha)

    def _draw_selection(
        self, painter: QPainter, drawn: DrawnRow, cell: tuple[float, float], focus: bool
    ) -> None:
        theme, (width, height) = self._style.theme, cell
        painter.setOpacity(drawn.opacity)
        painter.setBrush(theme.selection)
        painter.setPen(QPen(theme.accent, 1.5) if focus else Qt.PenStyle.NoPen)
        rect = QRectF(drawn.x - 3, drawn.y + 0.5, width - self._style.margin + 3, height - 1)
        painter.drawRoundedRect(rect, 3, 3)

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
        flags = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignCenter)
        room = QRectF(0, 0, self._width, self._height).adjusted(20, 10, -20, -10)
        painter.drawText(room, flags, note)
