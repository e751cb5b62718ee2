"""What a guessing class adds to the bars: the numbers that vote, and the votes.

Beside `bars_paint`, which draws the bars themselves.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from gui.training.bars_layout import BarsGrid
from gui.training.bars_motion import MovingBar
from gui.training.frames import Guess
from gui.training.picture_text import PairsText


def draw_guesses(painter: QPainter, bars: Sequence[MovingBar], grid: BarsGrid) -> None:
    """Draw the number of each pair at the left, and its votes beside the counts."""
    for bar in bars:
        if bar.bar.guess is not None:
            painter.setOpacity(bar.opacity)
            _draw_badge(painter, bar, bar.bar.guess, grid)
            _draw_tally(painter, bar, bar.bar.guess, grid)


def _draw_badge(painter: QPainter, bar: MovingBar, guess: Guess, grid: BarsGrid) -> None:
    style = grid.style
    side = min(float(style.badge), grid.row_height - 2)
    box = QRectF(style.margin, grid.middle(bar) - side / 2, style.badge, side)
    painter.setPen(QPen(style.theme.control, 1.2))
    painter.setBrush(style.theme.raised)
    painter.drawRoundedRect(box, 3, 3)
    painter.setFont(style.bold)
    painter.setPen(style.theme.text)
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(guess.number))


def _draw_tally(painter: QPainter, bar: MovingBar, guess: Guess, grid: BarsGrid) -> None:
    style = grid.style
    painter.setFont(style.bold)
    painter.setPen(style.theme.text)
    painter.drawText(QPointF(grid.tallies, grid.baseline(bar)), PairsText().tally(guess))
