"""The rows of the vocabulary on the screen, painted a column at a time.

Qt's own way asks the model seven questions for every cell and measures each text anew: 15 ms for
300 cells, and a key in the filter must not cost as much. Here a column sets its font once, and few
texts are measured: tokens are written in letters of equal width, numbers in digits of equal width,
and words come again and again.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRect, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen

from gui.explore.vocabulary_cells import PLUS
from gui.look import theme

EDGE: Final = 7
"""Pixels beside the text of a cell, on either side."""

_EVEN: Final = re.compile("[ -~\u00a1-\u00ac\u00ae-\u0107\u010a-\u017f\u0400-\u045f\u27e8\u27e9]*")
"""Texts in letters of Latin and Cyrillic, and what tokens of bytes are written with."""

_ELIDED = Qt.TextElideMode.ElideMiddle


@dataclass(frozen=True)
class ColumnLook:
    """Where a column is and how it is written; places are in pixels of the viewport.

    Attributes:
        left: where it begins.
        width: how wide it is.
        font: the font of its cells.
        is_even: whether the letters of tokens are equally wide in this font, see `_EVEN`.
        ends_right: whether its texts end at the right, as numbers do.
        is_pair: whether a text is two tokens with a plus between them.
        is_number: whether the texts are whole numbers: of those as long as each other, one is
            measured.
    """

    left: int
    width: int
    font: QFont
    is_even: bool
    ends_right: bool
    is_pair: bool = False
    is_number: bool = False


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
    width_of = _measure(look, metrics)
    base = (height - metrics.height()) / 2 + metrics.ascent()
    room, start = look.width - 2 * EDGE, look.left + EDGE
    painter.setFont(look.font)
    painter.setPen(theme.active().text)
    for text, top in zip(texts, tops, strict=True):
        width = width_of(text)
        if width > room + 1:  # columns are as wide as their texts, rounded
            elided = elided_pair if look.is_pair else elided_text
            text = elided(text, metrics, room)
            width = metrics.horizontalAdvance(text)
        left = start + room - width if look.ends_right else start
        painter.drawText(QPointF(left, top + base), text)


def _measure(look: ColumnLook, metrics: QFontMetricsF) -> Callable[[str], float]:
    """Give what measures the texts of a column, each as seldom as it can."""
    advance = metrics.horizontalAdvance
    if look.is_even:
        letter, is_even = advance("0"), _EVEN.fullmatch
        return lambda text: letter * len(text) if is_even(text) else advance(text)
    known: dict[str | int, float] = {}

    def width_of(text: str) -> float:
        key = len(text) if look.is_number else text
        if key not in known:
            known[key] = advance(text)
        return known[key]

    return width_of


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
