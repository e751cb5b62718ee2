"""How one life line is drawn: the token, its line from birth to end, and what is said of the end.

It adds to `life_chart`, which knows where rows are, the picture of a row. Plain values in.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QLineF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen

from engine.analysis.vocabulary_size import STILL_THERE, LifeLines
from engine.training.pair_table import IntArray
from gui.lab.size_axis import SizeAxis
from gui.look import theme
from gui.look.translation import format_number
from gui.widgets.hatching import fill_hatched
from gui.widgets.token_box import pixel_font


@dataclass(frozen=True, eq=False)
class LifeFrame:
    """What is drawn.

    Attributes:
        axis: the positions.
        lives: the lives of all tokens.
        tokens: the ids of the rows, from top to bottom.
        label: id -> what the token is called on the screen.
    """

    axis: SizeAxis
    lives: LifeLines
    tokens: IntArray
    label: Callable[[int], str]


@dataclass(frozen=True, slots=True)
class LifeWords:
    """What is said at the end of a life, with {step}, and of what lasts, with {count}."""

    gone: str = "{step}"
    left_over: str = "{count}"

    def said(self, number: int, *, gone: bool) -> str:
        """The step at which a token is gone, or how many are left of it."""
        text = format_number(number)
        return self.gone.format(step=text) if gone else self.left_over.format(count=text)


@dataclass(frozen=True, slots=True)
class LifePlot:
    """Where the lines are in the picture, in pixels: between `left` and `right` of `width`."""

    left: float
    right: float
    width: float

    @property
    def length(self) -> float:
        """How long the longest line is."""
        return max(1.0, self.width - self.left - self.right)

    def x(self, axis: SizeAxis, position: float) -> float:
        """Where a position is."""
        return self.left + axis.share(position) * self.length


def draw_life(
    painter: QPainter, frame: LifeFrame, token: int, place: tuple[QRectF, LifePlot, LifeWords]
) -> None:
    """Draw a token, its line, and how it ends, into a row."""
    row, plot, words = place
    look = theme.active()
    born, gone = int(frame.lives.born[token]), int(frame.lives.gone[token])
    lasts = gone == STILL_THERE
    left = plot.x(frame.axis, born)
    right = plot.x(frame.axis, frame.axis.length if lasts else gone)
    y, height = row.top(), row.height()
    line = QRectF(left, y + height * 0.28, max(2.0, right - left), height * 0.44)
    if lasts:
        painter.fillRect(line, look.bar)
    else:
        thin = line.adjusted(0, line.height() * 0.2, 0, -line.height() * 0.2)
        fill_hatched(painter, thin, look.bar_tied, look.hatch, 1.4 * height)
        painter.setPen(QPen(look.text, 2))
        painter.drawLine(QLineF(line.right(), y + 3, line.right(), y + height - 3))
    number = frame.lives.left_over[token] if lasts else gone
    _write(painter, frame.label(token), words.said(int(number), gone=not lasts), row, plot)


def _write(painter: QPainter, name: str, said: str, row: QRectF, plot: LifePlot) -> None:
    look = theme.active()
    painter.setPen(look.text)
    painter.setFont(pixel_font(look.token_font()))
    room = QRectF(row.left(), row.top(), plot.left - look.spacing, row.height())
    metrics = QFontMetricsF(painter.font())
    label = metrics.elidedText(name, Qt.TextElideMode.ElideMiddle, room.width())
    middle = Qt.AlignmentFlag.AlignVCenter
    painter.drawText(room, int(Qt.AlignmentFlag.AlignRight | middle), label)
    painter.setFont(pixel_font(look.ui_font()))
    painter.setPen(look.muted)
    edge = plot.width - plot.right + look.spacing
    painter.drawText(
        QRectF(edge, row.top(), plot.right, row.height()),
        int(Qt.AlignmentFlag.AlignLeft | middle),
        said,
    )
