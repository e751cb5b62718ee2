"""The bracket that holds tied pairs together, with its sentence: "3-way tie at 9".

Drawn at the right of the bars. When the group goes on below the last row, the bracket stays open
there and says how many more there are.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QLineF, QRectF
from PySide6.QtGui import QPainter, QPen

from gui.training.bars_layout import WRAPPED, BarsGrid
from gui.training.bars_motion import MovingBar
from gui.training.frames import BarsState
from gui.training.picture_text import PairsText


def draw_bracket(
    painter: QPainter,
    state: BarsState,
    rows: int,
    bars: list[MovingBar],
    grid: BarsGrid,
    *,
    short: bool = False,
) -> None:
    """Draw the bracket of `state` around those of `bars` that are tied in it; `rows` rows fit.

    A `short` one does not repeat the count.
    """
    tied = {bar.key for bar in state.bars[:rows] if bar.tied}
    held = [bar for bar in bars if bar.bar.key in tied]
    if state.tie_size < 2 or not held:
        return
    first = min(map(grid.top, held)) + 2
    last = max(map(grid.top, held)) + grid.row_height - 2
    hidden = max(0, state.tie_size - len(tied))
    _draw_lines(painter, grid, first, last, is_open=hidden > 0)
    texts = PairsText()
    says = [texts.short_tie] if short else [texts.tie, texts.short_tie]
    sentences = [say(state, more) for more in dict.fromkeys((hidden, 0)) for say in says]
    _write(painter, grid, (first + last) / 2, sentences)


def _draw_lines(
    painter: QPainter, grid: BarsGrid, first: float, last: float, *, is_open: bool
) -> None:
    style = grid.style
    tick = style.tick
    spine = grid.bracket + tick
    middle = (first + last) / 2
    painter.setPen(QPen(style.theme.text, max(1.4, style.em * 0.09)))
    painter.drawLine(QLineF(grid.bracket, first, spine, first))
    painter.drawLine(QLineF(spine, first, spine, last))
    painter.drawLine(QLineF(spine, middle, spine + tick, middle))
    if not is_open:
        painter.drawLine(QLineF(grid.bracket, last, spine, last))


def _write(painter: QPainter, grid: BarsGrid, middle: float, texts: Sequence[str]) -> None:
    """Write the first of the texts that ends above the line under the bars, or none."""
    style = grid.style
    left = grid.bracket + style.tie_text
    if grid.right - left < style.em:
        return
    width, most = grid.right - left, grid.height - style.axis
    painter.setFont(style.small)
    painter.setPen(style.theme.text)
    for text in texts:
        needed = style.small_height(text, width)
        if needed <= most:
            top = max(0.0, min(middle - needed / 2, most - needed))
            painter.drawText(QRectF(left, top, width, needed + 1), WRAPPED, text)
            return
