"""A line of text cut into words: each word a coloured box, what belongs to no word struck through.

It draws values and knows no split rule; rows wrap, so it fits the narrowest column.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Protocol

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from engine.text.alphabet import visible
from gui.look import theme

MOST_ROWS: Final = 6
_PAD, _GAP, _RADIUS = 3.0, 2.0, 3.0


class LinePiece(Protocol):
    """A part of a line: a word, or a gap between words."""

    @property
    def text(self) -> str:
        """The characters."""
        ...

    @property
    def is_word(self) -> bool:
        """Whether it is a word."""
        ...


@dataclass(frozen=True)
class _Box:
    place: QRectF
    label: str
    colour: int | None
    """Place in the cycle of token colours; None for a gap."""


class SplitPreview(QWidget):
    """Shows how one line splits."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pieces: tuple[LinePiece, ...] = ()
        self._boxes: tuple[_Box, ...] = ()
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_pieces(self, pieces: Sequence[LinePiece]) -> None:
        """Show these pieces of a line, in order."""
        self._pieces = tuple(pieces)
        self._arrange()

    def labels(self) -> tuple[str, ...]:
        """What is written in the boxes of the words, in order."""
        return tuple(box.label for box in self._boxes if box.colour is not None)

    def _arrange(self) -> None:
        self._boxes = _flow(self._pieces, float(self.width()))
        self.updateGeometry()
        self.update()

    def _draw(self, painter: QPainter, box: _Box) -> None:
        look = theme.active()
        if box.colour is None:
            painter.setPen(look.muted)
            middle = box.place.center().y()
            painter.drawLine(QPointF(box.place.left(), middle), QPointF(box.place.right(), middle))
        else:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(look.tokens[box.colour])
            painter.drawRoundedRect(box.place, _RADIUS, _RADIUS)
            painter.setPen(QPen(look.token_text))
        painter.drawText(box.place, Qt.AlignmentFlag.AlignCenter, box.label)

    def sizeHint(self) -> QSize:
        """Take what the rows need."""
        return QSize(200, self.heightForWidth(max(self.width(), 120)))

    def minimumSizeHint(self) -> QSize:
        """Keep the rows whole."""
        return QSize(80, self.heightForWidth(max(self.width(), 80)))

    def hasHeightForWidth(self) -> bool:
        """The rows wrap."""
        return True

    def heightForWidth(self, width: int) -> int:
        """The height of the rows in this width."""
        boxes = _flow(self._pieces, float(width))
        return round(boxes[-1].place.bottom()) + 1 if boxes else round(_row_height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Wrap anew."""
        super().resizeEvent(event)
        self._arrange()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the boxes."""
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setFont(theme.active().token_font())
            for box in self._boxes:
                self._draw(painter, box)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the theme."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.StyleChange):
            self._arrange()


def _metrics() -> QFontMetricsF:
    return QFontMetricsF(theme.active().token_font())


def _row_height() -> float:
    return _metrics().height() + 2


def _flow(pieces: Sequence[LinePiece], width: float) -> tuple[_Box, ...]:
    """Lay pieces out in rows, as many as fit into `width`; what is longer than a row is elided."""
    metrics, height = _metrics(), _row_height()
    boxes: list[_Box] = []
    x = y = 0.0
    word_number = 0
    for piece in pieces:
        pad = _PAD if piece.is_word else 0.0
        label = metrics.elidedText(
            visible(piece.text), Qt.TextElideMode.ElideRight, width - 2 * pad
        )
        size = metrics.horizontalAdvance(label) + 2 * pad
        if x > 0 and x + size > width:
            x, y = 0.0, y + height + _GAP
        if y >= MOST_ROWS * (height + _GAP):
            break
        boxes.append(
            _Box(QRectF(x, y, size, height), label, word_number % 5 if piece.is_word else None)
        )
        word_number += piece.is_word
        x += size + _GAP
    return tuple(boxes)
