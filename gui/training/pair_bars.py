"""The heart of the window: the most frequent pairs as bars, with every tie in plain sight.

The widget around `bars_paint`: it draws one frame, lets a bar be picked with the mouse or the keys
and says in words what it shows.
"""

from __future__ import annotations

from html import escape

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from gui.look import theme as themes
from gui.look.theme import Theme
from gui.look.translation import for_plural, format_number
from gui.training.bars_layout import BarsStyle
from gui.training.bars_paint import BarsPicture
from gui.training.frame_canvas import FrameCanvas
from gui.training.frames import BarsState, PairBar
from gui.training.picture_text import PairsText

_SPOKEN = 5  # pairs that the accessible description names


def paint_bars(
    painter: QPainter,
    rect: QRectF,
    frame: tuple[BarsState, BarsState | None, float],
    theme: Theme,
) -> None:
    """Draw a frame `(before, after, alpha)` into `rect` of any painter, scale included.

    Measures are those of the screen; scale the painter to make everything larger.
    """
    before, after, alpha = frame
    painter.save()
    painter.fillRect(rect, theme.panel)
    painter.translate(rect.topLeft())
    size = rect.width(), rect.height()
    BarsPicture(before, after, size, BarsStyle(theme)).draw(painter, alpha)
    painter.restore()


class PairBars(FrameCanvas[BarsState, PairBar, BarsStyle, BarsPicture]):
    """Pair frequencies as horizontal bars, the most frequent on top.

    Signals:
        pair_clicked: the key of a bar that was clicked, or chosen with the keys and Enter.
        capacity_changed: another number of rows fits now.
    """

    pair_clicked = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        """Make an empty panel; it has nothing to say before the first state comes."""
        super().__init__(BarsState(note=" "), parent)
        self.setObjectName("pairs")
        self.picked.connect(self.pair_clicked)
        self.retranslate()

    def capacity(self) -> int:
        """How many bars fit, at least one."""
        return self._look().capacity(self.height())

    def paint_into(self, painter: QPainter, rect: QRectF) -> None:
        """Draw what is shown now into any painter: for pictures and for print."""
        paint_bars(painter, rect, self.frame(), themes.active())

    def retranslate(self) -> None:
        """Set every text in the language of now."""
        self.setAccessibleName(self.tr("Pair frequencies"))
        self._describe()
        self._picture = None  # texts have other widths
        self.update()

    # -- what is shown, in words ---------------------------------------------------------------

    def _describe(self) -> None:
        state = self.state()
        if not state.bars:
            text = PairsText().note(state)
        else:
            spoken = state.bars if state.asked else state.bars[:_SPOKEN]
            pairs = "; ".join(map(self._in_words, spoken))
            text = self.tr("Most frequent pairs: {pairs}.").format(pairs=pairs)
            if state.tie_size > 1:
                text += f" {PairsText().tie(state)}."
        self.setAccessibleDescription(text)

    def _in_words(self, bar: PairBar) -> str:
        if bar.hidden:
            return self._guess_in_words(bar)
        text = self.tr("{left} and {right}, {count} times", "", for_plural(bar.count))
        text = text.format(left=bar.left, right=bar.right, count=format_number(bar.count))
        return text + ", " + self.tr("merged next") if bar.winner else text

    def _guess_in_words(self, bar: PairBar) -> str:
        number, votes = (bar.guess.number, bar.guess.votes) if bar.guess else (0, 0)
        text = self.tr("{left} and {right}, key {key}, {number} vote(s)", "", for_plural(votes))
        return text.format(left=bar.left, right=bar.right, key=number, number=format_number(votes))

    def _tool_tip(self, bar: PairBar) -> str:
        if bar.hidden:
            return f"<p>{escape(self._guess_in_words(bar))}</p>"
        others = for_plural(self.state().tie_size - 1)
        times = self.tr("{count} time(s) side by side", "", for_plural(bar.count))
        lines = [
            f"<b>{escape(bar.left)}</b> + <b>{escape(bar.right)}</b>",
            times.format(count=format_number(bar.count)),
        ]
        if bar.winner:
            lines.append(self.tr("merged by the next step"))
        if bar.tied:
            text = self.tr("as frequent as {number} other pair(s)", "", others)
            lines.append(text.format(number=format_number(others)))
        return f"<p>{'<br>'.join(lines)}</p>"

    # -- for the canvas ------------------------------------------------------------------------

    def _make_style(self, theme: Theme) -> BarsStyle:
        return BarsStyle(theme)

    def _make_picture(self, size: tuple[float, float], style: BarsStyle) -> BarsPicture:
        return BarsPicture(self._before, self._after, size, style)

    def _items(self) -> tuple[PairBar, ...]:
        return self.state().bars

    def _item_at(self, point: QPointF) -> PairBar | None:
        return self._current_picture().bar_at(point, self._alpha)

    # -- Qt ------------------------------------------------------------------------------------

    def sizeHint(self) -> QSize:
        """Room for some twenty bars."""
        style = self._look()
        return QSize(round(style.em * 42), style.row * 21 + style.axis + style.top)

    def minimumSizeHint(self) -> QSize:
        """Room for five bars."""
        style = self._look()
        return QSize(round(style.em * 18), style.row * 5 + style.axis + style.top)

    def changeEvent(self, event: QEvent) -> None:
        """Take over another language or theme."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
