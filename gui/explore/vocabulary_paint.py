"""The rows of the vocabulary on the screen, painted a column at a time.

Qt's own way asks the model seven questions for every cell and measures each text anew: 15 ms for
300 cells, and a key in the filter must not cost as much. Here a column sets its font once, and a
text in ASCII is as wide as its letters, because tokens are written in letters of equal width.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRect, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen

from gui.explore.vocabulary_cells import PLUS
from gui.look import theme

EDGE: Final = 7
"""Pixels beside the text of a cell, on either side."""

_ELIDED = Qt.TextElideMode.ElideMiddle


@dataclass(frozen=True)
class ColumnLook:
    """Where a column is and how it is written; places are in pixels of the viewport.

    Attributes:
        left: where it begins.
        width: how wide it is.
        font: the font of its cells.
        is_even: whether all letters in ASCII are equally wide in this font.
        ends_right: whether its texts end at the right, as numbers do.
        is_pair: whether a text is two tokens with a plus between them.
    """

    left: int
    width: int
    font: QFont
    is_even: bool
    ends_right: bool
    is_pair: bool = False


def paint_ground(painter: QPainter, row: QRect, selected: bool, entered: bool) -> None:
    """Paint the ground of a row that is selected, or has the keys."""
    look = theme.active()
    if selected:
        painter.fillRect(row, look.selection)
    if entered:
        painter.setPen(QPen(look.accent, 1.0, Qt.PenStyle.DotLine))
        painter.drawRect(row.adjusted(0, 0, -1, -1))


def paint_column(
    painter: QPainter, look: ColumnLook, texts: Sequence[str], tops: Iterable[int], height: int
) -> None:
    """Paint the cells of a column.

    Args:
        painter: paints on the viewport.
        look: the column.
        texts: n texts of one line each.
        tops: where the n rows begin.
        height: how high a row is.
    """
    metrics = QFontMetricsF(look.font)
    letter = metrics.horizontalAdvance("0")
    base = (height - metrics.height()) / 2 + metrics.ascent()
    room, start = look.width - 2 * EDGE, look.left + EDGE
    painter.setFont(look.font)
    painter.setPen(theme.active().text)
    for text, top in zip(texts, tops, strict=True):
        even = look.is_even and text.isascii()
        width = letter * len(text) if even else metrics.horizontalAdvance(text)
        if width > room + 1:  # columns are as wide as their texts, rounded
            elided = elided_pair if look.is_pair else elided_text
            text = elided(text, metrics, room)
            width = metrics.horizontalAdvance(text)
        left = start + room - width if look.ends_right else start
        painter.drawText(QPointF(left, top + base), text)


def elided_text(text: str, metrics: QFontMetricsF, room: float) -> str:
    """The text without its middle, if that is too long: tokens differ at both ends."""
    return metrics.elidedText(text, _ELIDED, room)


def elided_pair(text: str, metrics: QFontMetricsF, room: float) -> str:
    """Two tokens and the plus between them; the longer one is cut first."""
    first, plus, second = text.partition(PLUS)
    space = room - metrics.horizontalAdvance(plus)
    wanted = [metrics.horizontalAdvance(each) for each in (first, second)]
    rooms = (max(space / 2, space - other) for other in reversed(wanted))
    parts = zip((first, second), rooms, strict=True)
    return plus.join(elided_text(each, metrics, part) for each, part in parts)
