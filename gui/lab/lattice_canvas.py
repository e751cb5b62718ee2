"""The lattice of a word as a picture: the word above, every token that fits below its characters.

The first row below the word is the split that the model takes (Viterbi's path). A strip in each
box says in how many of the draws the token is to be expected.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import Final

from PySide6.QtCore import QEvent, QLineF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QScrollArea, QSizePolicy, QWidget

from engine.analysis.lattice import Lattice
from engine.text.alphabet import visible
from gui.lab.lattice_layout import rows_of
from gui.look import theme
from gui.look.translation import format_decimal
from gui.widgets.hatching import hatch_alone
from gui.widgets.plain_text import plain_tip
from gui.widgets.token_box import pixel_font

_GAP: Final = 3.0
_SMALL: Final = 0.85
_WIDEST: Final = 140.0


class LatticeCanvas(QWidget):
    """Draws a `Lattice` with the chances of its arcs."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Draw nothing yet."""
        super().__init__(parent)
        self._lattice: Lattice | None = None
        self._rows: list[int] = []
        self._chances: tuple[float, ...] = ()
        self._marked: frozenset[int] = frozenset()
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_lattice(self, lattice: Lattice | None, chances: Sequence[float]) -> None:
        """Draw this instead."""
        self._lattice, self._chances = lattice, tuple(chances)
        self._rows = [] if lattice is None else rows_of(lattice)
        self._marked = frozenset()
        self.setMinimumSize(self.minimumSizeHint())
        self.updateGeometry()
        self.update()

    def mark(self, arcs: Sequence[int]) -> None:
        """Mark the arcs of a split."""
        if frozenset(arcs) != self._marked:
            self._marked = frozenset(arcs)
            self.update()

    def box(self, number: int) -> QRectF:
        """Where an arc is drawn."""
        if self._lattice is None:
            return QRectF()
        arc, column = self._lattice.arcs[number], self._column()
        top = self._head() + self._rows[number] * self._row()
        left = arc.start * column + _GAP / 2
        return QRectF(left, top, (arc.end - arc.start) * column - _GAP, self._row() - 2 * _GAP)

    def said(self, number: int) -> str:
        """An arc in words."""
        if self._lattice is None:
            return ""
        arc = self._lattice.arcs[number]
        chance = f"{format_decimal(100 * self._chances[number], 1)}\N{NO-BREAK SPACE}%"
        score = _score(arc.score)
        if arc.id is None:
            text = self.tr(
                "{token}: not in the vocabulary, score {score}; expected in {chance} of the draws"
            )
        else:
            text = self.tr("{token}: id {id}, score {score}; expected in {chance} of the draws")
        return text.format(token=visible(arc.text), id=arc.id, score=score, chance=chance)

    # How

    def _least_column(self) -> float:
        small = QFontMetricsF(pixel_font(theme.active().ui_font(), _SMALL))
        return ceil(small.horizontalAdvance("−00,00")) + 2 * _GAP + 4

    def _column(self) -> float:
        """How wide a character is."""
        length = 1 if self._lattice is None else max(1, len(self._lattice.word))
        return max(self._least_column(), min(_WIDEST, self.width() / length))

    def _head(self) -> float:
        font = pixel_font(theme.active().token_font(), bold=True)
        return ceil(QFontMetricsF(font).height()) + 3 * _GAP

    def _row(self) -> float:
        look = theme.active()
        token = QFontMetricsF(pixel_font(look.token_font())).height()
        score = QFontMetricsF(pixel_font(look.ui_font(), _SMALL)).height()
        return ceil(token + score) + 4 * _GAP

    def _draw_word(self, painter: QPainter, word: str) -> None:
        """Write the word, a column for each character, with thin lines between them."""
        look, column = theme.active(), self._column()
        painter.setFont(pixel_font(look.token_font(), bold=True))
        for place, character in enumerate(word):
            room = QRectF(place * column, 0, column, self._head() - _GAP)
            painter.setPen(look.text)
            painter.drawText(room, Qt.AlignmentFlag.AlignCenter, visible(character))
        painter.setPen(QPen(look.border, 1))
        for place in range(len(word) + 1):
            x = min(place * column, self.width() - 1.0)
            painter.drawLine(QLineF(x, 0, x, self.height()))

    def _draw_arc(self, painter: QPainter, lattice: Lattice, number: int) -> None:
        look, arc, box = theme.active(), lattice.arcs[number], self.box(number)
        best = number in lattice.best
        painter.fillRect(box, look.bar if best else look.raised)
        if arc.id is None:
            hatch_alone(painter, box, look.hatch, self._row())
        strip = QRectF(box.left(), box.bottom() - 4, box.width() * self._chances[number], 4)
        painter.fillRect(strip, look.accent)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(look.outline if best else look.control, 2 if best else 1))
        painter.drawRect(box)
        if number in self._marked:
            painter.setPen(QPen(look.accent, 3, Qt.PenStyle.DashLine))
            painter.drawRect(box.adjusted(3, 3, -3, -3))
        self._write(painter, box.adjusted(_GAP, _GAP / 2, -_GAP, -5), number)

    def _write(self, painter: QPainter, box: QRectF, number: int) -> None:
        """Write the token, and its score below it."""
        look = theme.active()
        arc = self._lattice.arcs[number] if self._lattice is not None else None
        if arc is None:
            return
        painter.setPen(look.text)
        painter.setFont(pixel_font(look.token_font()))
        metrics = QFontMetricsF(painter.font())
        label = metrics.elidedText(visible(arc.text), Qt.TextElideMode.ElideMiddle, box.width())
        upper = QRectF(box.left(), box.top(), box.width(), metrics.height())
        painter.drawText(upper, Qt.AlignmentFlag.AlignCenter, label)
        painter.setFont(pixel_font(look.ui_font(), _SMALL))
        lower = QRectF(box.left(), upper.bottom(), box.width(), box.bottom() - upper.bottom())
        painter.drawText(lower, Qt.AlignmentFlag.AlignCenter, _score(arc.score))

    # Overrides

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the word and all arcs in sight."""
        if self._lattice is None:
            return
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._draw_word(painter, self._lattice.word)
            sight = QRectF(event.rect())
            for number in range(len(self._lattice.arcs)):
                if self.box(number).intersects(sight):
                    self._draw_arc(painter, self._lattice, number)

    def minimumSizeHint(self) -> QSize:
        """Room for all columns and rows."""
        if self._lattice is None:
            return QSize(0, 0)
        width = len(self._lattice.word) * self._least_column()
        rows = 1 + max(self._rows, default=0)
        return QSize(ceil(width), ceil(self._head() + rows * self._row()))

    def sizeHint(self) -> QSize:
        """As much."""
        return self.minimumSizeHint()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Say what an arc is."""
        arcs = () if self._lattice is None else self._lattice.arcs
        hit = (n for n in range(len(arcs)) if self.box(n).contains(event.position()))
        number = next(hit, None)
        self.setToolTip("" if number is None else plain_tip(self.said(number)))

    def changeEvent(self, event: QEvent) -> None:
        """Follow the theme."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self.setMinimumSize(self.minimumSizeHint())
            self.update()


def in_scroll_area(canvas: LatticeCanvas) -> QScrollArea:
    """Let a lattice be larger than the room that there is for it."""
    area = QScrollArea()
    area.setWidget(canvas)
    area.setWidgetResizable(True)
    area.setFrameShape(QScrollArea.Shape.NoFrame)
    for ground in (canvas, area.viewport()):
        ground.setAutoFillBackground(False)
    return area


def _score(score: float) -> str:
    return format_decimal(score).replace("-", "−")
