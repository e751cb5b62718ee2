"""The heart of the window: the most frequent pairs as bars, with every tie in plain sight.

The widget around `bars_paint`: it shows one frame at a time, lets a bar be picked with the mouse or
the keys and says in words what it shows. It holds no clock; whoever plays calls `show_frame`.
"""

from __future__ import annotations

from collections.abc import Hashable
from html import escape

from PySide6.QtCore import QCoreApplication, QEvent, QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QHelpEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from gui.look import theme as themes
from gui.look.theme import Theme
from gui.look.translation import format_number
from gui.training import bars_axis
from gui.training.bars_paint import BarsPicture, BarsStyle
from gui.training.frames import BarsState, PairBar

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
    picture = BarsPicture(before, after, rect.width(), rect.height(), BarsStyle(theme))
    picture.draw(painter, alpha, wait_for_scale=True)
    painter.restore()


class PairBars(QWidget):
    """Pair frequencies as horizontal bars, the most frequent on top.

    Signals:
        pair_clicked: the key of a bar that was clicked, or chosen with the arrow keys and Enter.
        capacity_changed: another number of rows fits now.
    """

    pair_clicked = Signal(object)
    capacity_changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        """Make an empty panel; it has no sentence to show before the first state comes."""
        super().__init__(parent)
        self._before = BarsState(note=" ")
        self._after: BarsState | None = None
        self._alpha = 0.0
        self._selected: Hashable | None = None
        self._style: BarsStyle | None = None
        self._picture: BarsPicture | None = None
        self._capacity = 0
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.retranslate()

    def show_frame(self, before: BarsState, after: BarsState | None, alpha: float) -> None:
        """Show the moment `alpha` (0..1) between two states; without `after` the first one rests."""
        if before is not self._before or after is not self._after:
            self._before, self._after = before, after
            self._picture = None
        was_moving, self._alpha = 0.0 < self._alpha < 1.0, alpha
        if self._picture is None or was_moving:
            self._describe()
        self.update()

    def capacity(self) -> int:
        """How many bars fit, at least one."""
        return self._look().capacity(self.height())

    def selected(self) -> Hashable | None:
        """The key of the bar that the arrow keys have reached."""
        return self._selected

    def paint_into(self, painter: QPainter, rect: QRectF) -> None:
        """Draw what is shown now into any painter: for pictures and for print."""
        paint_bars(painter, rect, (self._before, self._after, self._alpha), themes.active())

    def retranslate(self) -> None:
        """Set every text in the language of now."""
        self.setAccessibleName(self.tr("Pair frequencies"))
        self._describe()
        self.update()

    # -- what is shown, in words ---------------------------------------------------------------

    def _state(self) -> BarsState:
        """The state that is nearest to what can be seen."""
        return self._before if self._after is None or self._alpha < 0.5 else self._after

    def _describe(self) -> None:
        if 0.0 < self._alpha < 1.0:
            return
        state = self._state()
        if not state.bars:
            text = state.note.strip() or self.tr("No pairs left: every word is one token.")
        else:
            pairs = ", ".join(_in_words(bar) for bar in state.bars[:_SPOKEN])
            text = self.tr("Most frequent pairs: {pairs}.").format(pairs=pairs)
            if state.tie_size > 1:
                text += " " + self.tr("%n pair(s) share the highest count.", "", state.tie_size)
        self.setAccessibleDescription(text)

    def _tool_tip(self, bar: PairBar) -> str:
        lines = [
            f"<b>{escape(bar.left)}</b> + <b>{escape(bar.right)}</b>",
            self.tr("%n occurrence(s) side by side", "", min(bar.count, 2**31 - 1)),
        ]
        lines[1] = lines[1].replace(str(bar.count), format_number(bar.count))
        if bar.winner:
            lines.append(self.tr("merged by the next step"))
        if bar.tied:
            others = self._state().tie_size - 1
            lines.append(self.tr("as frequent as %n other pair(s)", "", others))
        return "<p style='white-space:pre'>" + "<br>".join(lines) + "</p>"

    # -- keys and mouse ------------------------------------------------------------------------

    def _move_selection(self, rows: int) -> None:
        keys = [bar.key for bar in self._state().bars[: self.capacity()]]
        if not keys:
            return
        here = keys.index(self._selected) if self._selected in keys else -1 if rows > 0 else len(keys)
        self._selected = keys[max(0, min(len(keys) - 1, here + rows))]
        self.update()
        self._announce(next(bar for bar in self._state().bars if bar.key == self._selected))

    def _announce(self, bar: PairBar) -> None:
        self.setAccessibleDescription(_in_words(bar))

    def _bar_under(self, point: QPointF) -> PairBar | None:
        moment = self._current_picture().bar_at(point, self._alpha)
        return None if moment is None else moment.bar

    # -- drawing -------------------------------------------------------------------------------

    def _look(self) -> BarsStyle:
        theme = themes.active()
        if self._style is None or self._style.theme is not theme:
            self._style = BarsStyle(theme)
            self._picture = None
        return self._style

    def _current_picture(self) -> BarsPicture:
        style = self._look()
        if self._picture is None:
            width, height = self.width(), self.height()
            self._picture = BarsPicture(self._before, self._after, width, height, style)
        return self._picture

    def _check_capacity(self) -> None:
        capacity = self.capacity()
        if capacity != self._capacity:
            self._capacity = capacity
            self.capacity_changed.emit()

    def _await_scale(self) -> None:
        """Draw the scale as soon as what chooses its ticks has been imported."""
        bars_axis.wake()
        if bars_axis.is_loaded():
            self.update()
        else:
            QTimer.singleShot(50, self, self._await_scale)

    # -- Qt ------------------------------------------------------------------------------------

    def sizeHint(self) -> QSize:
        em = round(self._look().em)
        return QSize(em * 42, em * 26)

    def minimumSizeHint(self) -> QSize:
        style = self._look()
        return QSize(round(style.em * 18), style.row * 5 + style.axis + 2)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), themes.active().panel)
            self._current_picture().draw(
                painter, self._alpha, selected=self._selected, focus=self.hasFocus()
            )
        if not bars_axis.is_loaded():
            QTimer.singleShot(0, self, self._await_scale)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._picture = None
        self._check_capacity()
        super().resizeEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        kind = event.type()
        if kind == QEvent.Type.LanguageChange:
            self.retranslate()
        elif kind in (
            QEvent.Type.PaletteChange,
            QEvent.Type.FontChange,
            QEvent.Type.StyleChange,
            QEvent.Type.ApplicationFontChange,
        ):
            self._style = self._picture = None
            self._check_capacity()
            self.updateGeometry()
            self.update()
        super().changeEvent(event)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            bar = self._bar_under(QPointF(event.pos()))
            QToolTip.showText(event.globalPos(), self._tool_tip(bar) if bar else "", self)
            return True
        return super().event(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        bar = self._bar_under(event.position())
        if bar is None or event.button() != Qt.MouseButton.LeftButton:
            super().mousePressEvent(event)
            return
        self._selected = bar.key
        self.update()
        self.pair_clicked.emit(bar.key)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        steps = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
        if key in steps and not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            self._move_selection(steps[Qt.Key(key)])
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self._selected is not None:
            self.pair_clicked.emit(self._selected)
        else:
            super().keyPressEvent(event)


def _in_words(bar: PairBar) -> str:
    text = QCoreApplication.translate("PairBars", "{left} {right}: {count}")
    return text.format(left=bar.left, right=bar.right, count=format_number(bar.count))
