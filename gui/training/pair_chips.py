"""Pairs as chips that flow over lines: the list of tied pairs, the winner marked.

It paints, because up to some hundred pairs change at every step. The winner wears an outline and a
triangle, as in the pair bars. Where not all pairs fit, the widget scrolls; pairs that it was not
given are counted in a last line.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QFontMetrics,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractScrollArea, QWidget

from gui.look import theme
from gui.look.translation import for_plural, format_number
from gui.training.tie_sentences import pair_text
from gui.training.ties_state import TiedPair
from gui.widgets.plain_text import plain_tip
from gui.widgets.token_box import TokenFace, plain_look, stamp_ratio
from gui.widgets.viewport import own_viewport

_MOST = 300  # pairs laid out; further ones are counted as hidden


@dataclass(frozen=True, slots=True)
class _Chip:
    """A pair and its place, in pixels from the top left corner of all chips."""

    pair: TiedPair
    rect: QRectF
    left: str
    right: str


class PairChips(QAbstractScrollArea):
    """Shows pairs in their order; `pair_clicked` tells the key of the one that was asked for."""

    pair_clicked = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pairs: tuple[TiedPair, ...] = ()
        self._winner: TiedPair | None = None
        self._hidden = 0
        self._chips: list[_Chip] = []
        self._selected = -1
        self._take_font()
        self.setFrameShape(QAbstractScrollArea.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        own_viewport(self).setMouseTracking(True)
        self.retranslate()

    def show_pairs(
        self, pairs: Sequence[TiedPair], winner: TiedPair | None = None, hidden: int = 0
    ) -> None:
        """Show these pairs, and how many more there are."""
        shown = tuple(pairs[:_MOST])
        hidden += len(pairs) - len(shown)
        if (shown, winner, hidden) == (self._pairs, self._winner, self._hidden):
            return
        self._pairs, self._winner, self._hidden = shown, winner, hidden
        self._selected = -1
        self.verticalScrollBar().setValue(0)
        self._arrange()
        self.retranslate()

    def retranslate(self) -> None:
        """Set all texts in the present language."""
        self.setAccessibleName(self.tr("Tied pairs"))
        names = [self._spoken(pair) for pair in self._pairs[:20]]
        more = len(self._pairs) - len(names) + self._hidden
        self.setAccessibleDescription("; ".join(names + ([self._more(more)] if more else [])))
        self.viewport().update()

    def _spoken(self, pair: TiedPair) -> str:
        text = self.tr("{pair} (chosen)") if self._wins(pair) else "{pair}"
        return text.format(pair=pair_text(pair))

    def _more(self, count: int) -> str:
        return self.tr("and {count} more", "", for_plural(count)).format(count=format_number(count))

    def _wins(self, pair: TiedPair) -> bool:
        return self._winner is not None and pair.same_as(self._winner)

    # Where things are

    def _take_font(self) -> None:
        """Take every length from the theme's font."""
        face = self._face = TokenFace(theme.active().token_font())
        self._edge = max(3, round(face.metrics.height() * 0.22))  # from an outline to its boxes
        self._marker = round(face.metrics.height() * 0.5)
        self._plus = face.text_width("+") + 2 * face.gap
        self._line = int(face.height + 2 * self._edge)  # height of a line of chips

    def _arrange(self) -> None:
        """Let the chips flow over lines."""
        self._chips = []
        x, y = 0.0, 0.0
        room = max(40.0, self.viewport().width() - 1.0)
        around = 2 * self._edge + self._plus
        for pair in self._pairs:
            outside = around + self._marker if self._wins(pair) else around
            left, right = _fitted(self._face, pair, room - outside)
            width = outside + self._face.width(left) + self._face.width(right)
            if x > 0 and x + width > room:
                x, y = 0.0, y + self._line + self._edge // 2
            self._chips.append(_Chip(pair, QRectF(x, y, width, self._line), left, right))
            x += width + self._edge
        self._fit_scroll_bar()
        self.viewport().update()

    def _fit_scroll_bar(self) -> None:
        bottom = self._chips[-1].rect.bottom() if self._chips else 0
        bottom += QFontMetrics(self.font()).height() + 4 if self._hidden else 0
        bar = self.verticalScrollBar()
        bar.setRange(0, max(0, round(bottom) - self.viewport().height()))
        bar.setSingleStep(self._line)
        bar.setPageStep(self.viewport().height())

    def _chip_at(self, place: QPointF) -> int:
        place = place + QPointF(0, self.verticalScrollBar().value())
        found = (i for i, chip in enumerate(self._chips) if chip.rect.contains(place))
        index = next(found, -1)
        return index if index >= 0 and self._is_in_view(self._chips[index]) else -1

    def _is_in_view(self, chip: _Chip) -> bool:
        """Whether a chip is to be seen; a line that is cut at the lower edge is not drawn."""
        bottom = chip.rect.bottom() - self.verticalScrollBar().value()
        return 0 <= bottom <= self.viewport().height() + 1

    def _select(self, index: int) -> None:
        if not self._chips:
            return
        self._selected = max(0, min(len(self._chips) - 1, index))
        rect, bar = self._chips[self._selected].rect, self.verticalScrollBar()
        bar.setValue(
            min(round(rect.top()), max(bar.value(), round(rect.bottom()) - bar.pageStep()))
        )
        self.viewport().update()

    # How things look

    def _draw_chip(self, painter: QPainter, chip: _Chip, *, selected: bool) -> None:
        look, face, edge = theme.active(), self._face, self._edge
        if selected:
            painter.setPen(QPen(look.accent, 2.0))
            painter.setBrush(look.selection)
            painter.drawRoundedRect(chip.rect.adjusted(3, 3, -3, -3), face.radius, face.radius)
        x, top = chip.rect.left() + edge, chip.rect.top() + edge
        if self._wins(chip.pair):
            self._draw_outline(painter, chip.rect)
            x += self._marker
        box, ratio = plain_look(look), stamp_ratio(painter)
        for label, plus in ((chip.left, True), (chip.right, False)):
            face.draw(painter, (x, top), face.width(label), label, box, ratio)
            x += face.width(label)
            if plus:
                painter.setFont(face.font)
                painter.setPen(look.muted)
                painter.drawText(QPointF(x + face.gap, face.baseline(top)), "+")
                x += self._plus

    def _draw_outline(self, painter: QPainter, rect: QRectF) -> None:
        look, size = theme.active(), self._marker
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(look.outline, 2.0))
        painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), self._face.radius, self._face.radius)
        x, middle = rect.left() + self._edge, rect.center().y()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(look.outline)
        half = size * 0.45
        painter.drawPolygon(
            QPolygonF(
                [
                    QPointF(x, middle - half),
                    QPointF(x + size * 0.7, middle),
                    QPointF(x, middle + half),
                ]
            )
        )

    def _draw_more(self, painter: QPainter, scrolled: int) -> None:
        bottom = self._chips[-1].rect.bottom() if self._chips else 0.0
        painter.setPen(theme.active().muted)
        painter.setFont(self.font())
        baseline = bottom - scrolled + 2 + painter.fontMetrics().ascent()
        painter.drawText(QPointF(self._edge, baseline), self._more(self._hidden))

    def lines(self) -> int:
        """How many lines all the pairs take."""
        return len({chip.rect.top() for chip in self._chips}) + bool(self._hidden)

    def height_of(self, lines: int) -> int:
        """How high the widget must be for so many lines of pairs."""
        return lines * self._line + (lines - 1) * (self._edge // 2) + 1

    # Overrides

    def sizeHint(self) -> QSize:
        """One line; more are welcome."""
        return QSize(240, self.height_of(1))

    def minimumSizeHint(self) -> QSize:
        """One line."""
        return QSize(120, self.height_of(1))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let the chips flow anew."""
        super().resizeEvent(event)
        self._arrange()

    def changeEvent(self, event: QEvent) -> None:
        """Follow language and theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._take_font()
            self._arrange()
            self.updateGeometry()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the chips that are in view."""
        scrolled = self.verticalScrollBar().value()
        with QPainter(self.viewport()) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.translate(0, -scrolled)
            edge = scrolled + self.viewport().height()
            for index, chip in enumerate(self._chips):
                if chip.rect.top() > edge:
                    break
                if self._is_in_view(chip):
                    chosen = index == self._selected and self.hasFocus()
                    self._draw_chip(painter, chip, selected=chosen)
            painter.translate(0, scrolled)
            if self._hidden:
                self._draw_more(painter, scrolled)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Ask for the pair under the pointer."""
        index = self._chip_at(event.position())
        if index >= 0:
            self._select(index)
            self.pair_clicked.emit(self._chips[index].pair.key)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Say the whole pair where it had to be cut."""
        index = self._chip_at(event.position())
        tip = pair_text(self._chips[index].pair) if index >= 0 else ""
        self.viewport().setToolTip(plain_tip(tip))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk through the pairs with up and down, ask for one with Return."""
        steps = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}
        if event.key() in steps:
            self._select(self._selected + steps[Qt.Key(event.key())])
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self._selected >= 0:
            self.pair_clicked.emit(self._chips[self._selected].pair.key)
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show which pair the keys are at."""
        self._select(max(0, self._selected))
        super().focusInEvent(event)


def _fitted(face: TokenFace, pair: TiedPair, room: float) -> tuple[str, str]:
    """Both labels, elided where they would not fit into `room` beside each other."""
    left, right = face.width(pair.left), face.width(pair.right)
    if left + right <= room:
        return pair.left, pair.right
    half = room / 2
    return (
        face.elided(pair.left, max(half, room - right)),
        face.elided(pair.right, max(half, room - left)),
    )
