"""What a guessing class adds to the bars: the numbers that vote, and the votes.

Beside `bars_paint`, which draws the bars themselves.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from gui.predict.badge import draw_badge
from gui.predict.ballot import Guess
from gui.predict.sentences import PredictSentences
from gui.training.bars_layout import BarsGrid
from gui.training.bars_motion import MovingBar


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
    if guess.number is not None:
        draw_badge(painter, box, guess.number, style.bold, style.theme)


def _draw_tally(painter: QPainter, bar: MovingBar, guess: Guess, grid: BarsGrid) -> None:
    style = grid.style
    painter.setFont(style.bold)
    painter.setPen(style.theme.text)
    say = PredictSentences().short_tally if grid.short_tallies else PredictSentences().tally
    painter.drawText(QPointF(grid.tallies, grid.baseline(bar)), say(guess))
