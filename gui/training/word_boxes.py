"""The corpus's words as rows of token boxes: what a merge does to the words themselves.

A search field over a painted canvas. The canvas shows one frame at a time, as the pair bars do; a
click on a word, or Enter after choosing it with the arrow keys, asks to pin it.
"""

from __future__ import annotations

from collections.abc import Hashable
from html import escape

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QHelpEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QSizePolicy, QToolTip, QVBoxLayout, QWidget

from gui.look import icons
from gui.look import theme as themes
from gui.look.theme import Theme
from gui.look.translation import format_number
from gui.training.frames import WordRow, WordsState
from gui.training.words_layout import WordsStyle, make_grid
from gui.training.words_paint import WordsPicture

_SPOKEN = 3  # words that the accessible description names
_TYPING_PAUSE = 120  # milliseconds without a key after which a search is asked for
_LOOK_CHANGES = (
    QEvent.Type.PaletteChange,
    QEvent.Type.FontChange,
    QEvent.Type.StyleChange,
    QEvent.Type.ApplicationFontChange,
)


def paint_words(
    painter: QPainter,
    rect: QRectF,
    frame: tuple[WordsState, WordsState | None, float],
    theme: Theme,
) -> None:
    """Draw a frame `(before, after, alpha)` into `rect` of any painter.

    Measures are those of the screen; scale the painter to make everything larger.
    """
    before, after, alpha = frame
    painter.save()
    painter.fillRect(rect, theme.panel)
    painter.translate(rect.topLeft())
    size = rect.width(), rect.height()
    WordsPicture(before, after, size, WordsStyle(theme)).draw(painter, alpha)
    painter.restore()


class WordBoxes(QWidget):
    """Words as rows of token boxes, with a field to search for one.

    Signals:
        pin_requested: the key of a word that was clicked or chosen with Enter.
        search_requested: the text to search for; empty when the search is over.
        capacity_changed: another number of rows fits now.
    """

    pin_requested = Signal(object)
    search_requested = Signal(str)
    capacity_changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        """Make an empty panel."""
        super().__init__(parent)
        self._search = QLineEdit(self)
        self._search.setClearButtonEnabled(True)
        self._icon = QAction(self)
        self._search.addAction(self._icon, QLineEdit.ActionPosition.LeadingPosition)
        self._legend = QLabel(self)
        self._legend.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._legend.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._canvas = _Canvas(self)
        self._pause = QTimer(self, singleShot=True, interval=_TYPING_PAUSE)
        self._pause.timeout.connect(self._ask_to_search)
        self._search.textChanged.connect(self._pause.start)
        self._search.returnPressed.connect(self._ask_to_search)
        self._canvas.pin_requested.connect(self.pin_requested)
        self._canvas.capacity_changed.connect(self.capacity_changed)
        self._arrange()
        self.retranslate()

    def show_frame(self, before: WordsState, after: WordsState | None, alpha: float) -> None:
        """Show the moment `alpha` (0..1) between two states; without `after` the first one rests."""
        self._canvas.show_frame(before, after, alpha)

    def capacity(self) -> int:
        """How many rows fit, at least one."""
        return self._canvas.capacity()

    def focus_search(self) -> None:
        """Put the cursor into the search field."""
        self._search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self._search.selectAll()

    def paint_into(self, painter: QPainter, rect: QRectF) -> None:
        """Draw what is shown now, without the search field: for pictures and for print."""
        paint_words(painter, rect, self._canvas.frame(), themes.active())

    def retranslate(self) -> None:
        """Set every text in the language of now."""
        self._search.setPlaceholderText(self.tr("Find a word"))
        self._search.setAccessibleName(self.tr("Find a word"))
        self._legend.setText(self.tr("▶ changes in the next step"))
        self._legend.setToolTip(self._legend.text())
        self._canvas.retranslate()

    def _arrange(self) -> None:
        head = QHBoxLayout()
        head.addWidget(self._search, 2)
        head.addWidget(self._legend, 3)
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(4)
        box.addLayout(head)
        box.addWidget(self._canvas, 1)
        self._dress()

    def _dress(self) -> None:
        self._icon.setIcon(icons.icon("search"))

    def _ask_to_search(self) -> None:
        self._pause.stop()
        self.search_requested.emit(self._search.text())

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() in _LOOK_CHANGES:
            self._dress()
        super().changeEvent(event)


class _Canvas(QWidget):
    """The painted part of the panel."""

    pin_requested = Signal(object)
    capacity_changed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._before = WordsState(note=" ")
        self._after: WordsState | None = None
        self._alpha = 0.0
        self._selected: Hashable | None = None
        self._style: WordsStyle | None = None
        self._picture: WordsPicture | None = None
        self._capacity = 0
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def frame(self) -> tuple[WordsState, WordsState | None, float]:
        """What is shown now."""
        return self._before, self._after, self._alpha

    def show_frame(self, before: WordsState, after: WordsState | None, alpha: float) -> None:
        """See `WordBoxes.show_frame`."""
        changed = before is not self._before or after is not self._after
        if changed:
            self._before, self._after = before, after
            self._picture = None
        was_moving, self._alpha = 0.0 < self._alpha < 1.0, alpha
        if changed or was_moving:
            self._describe()
        self.update()

    def capacity(self) -> int:
        """How many rows fit."""
        return make_grid(self.width(), self.height(), 1, self._look()).capacity

    def retranslate(self) -> None:
        """Set every text in the language of now."""
        self.setAccessibleName(self.tr("Words of the corpus"))
        self._describe()
        self.update()

    # -- what is shown, in words ---------------------------------------------------------------

    def _state(self) -> WordsState:
        return self._before if self._after is None or self._alpha < 0.5 else self._after

    def _describe(self) -> None:
        if 0.0 < self._alpha < 1.0:
            return
        state = self._state()
        rows = "; ".join(self._in_words(row) for row in state.rows[:_SPOKEN])
        self.setAccessibleDescription(rows or state.note.strip() or self.tr("No words to show."))

    def _in_words(self, row: WordRow) -> str:
        tokens = " ".join(token.label for token in row.tokens[:40])
        text = self.tr("{tokens}, {count} times").format(
            tokens=tokens, count=format_number(row.count)
        )
        if row.touched:
            text += ", " + self.tr("changes in the next step")
        if row.pinned:
            text += ", " + self.tr("pinned")
        return text

    def _tool_tip(self, row: WordRow) -> str:
        word = escape("".join(token.label for token in row.tokens[:200]))
        tokens = escape(" ".join(token.label for token in row.tokens[:200]))
        more = " …" if row.cut or len(row.tokens) > 200 else ""
        hint = self.tr("Click to unpin") if row.pinned else self.tr("Click to pin")
        count = self.tr("%n token(s)", "", len(row.tokens)) + ("+" if row.cut else "")
        times = f"× {format_number(row.count)}"
        return f"<p><b>{word}{more}</b> {times}</p><p>{tokens}{more}<br>{count}</p><p>{hint}</p>"

    # -- keys and mouse ------------------------------------------------------------------------

    def _move_selection(self, by: int) -> None:
        state = self._state()
        rows = state.rows[: self.capacity()]
        if not rows:
            return
        keys = [row.key for row in rows]
        here = keys.index(self._selected) if self._selected in keys else None
        target = 0 if here is None else max(0, min(len(keys) - 1, here + by))
        self._selected = keys[target]
        self.setAccessibleDescription(self._in_words(rows[target]))
        self.update()

    def _row_under(self, point: QPointF) -> WordRow | None:
        return self._current_picture().row_at(point, self._alpha)

    # -- drawing -------------------------------------------------------------------------------

    def _look(self) -> WordsStyle:
        theme = themes.active()
        if self._style is None or self._style.theme is not theme:
            self._style = WordsStyle(theme)
            self._picture = None
        return self._style

    def _current_picture(self) -> WordsPicture:
        style = self._look()
        if self._picture is None:
            size = self.width(), self.height()
            self._picture = WordsPicture(self._before, self._after, size, style)
        return self._picture

    def _check_capacity(self) -> None:
        capacity = self.capacity()
        if capacity != self._capacity:
            self._capacity = capacity
            self.capacity_changed.emit()

    # -- Qt ------------------------------------------------------------------------------------

    def sizeHint(self) -> QSize:
        style = self._look()
        return QSize(round(style.column * 2 + style.margin), style.row * 8 + style.footer)

    def minimumSizeHint(self) -> QSize:
        style = self._look()
        return QSize(round(style.em * 12), style.row * 3 + style.footer)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), themes.active().panel)
            self._current_picture().draw(
                painter, self._alpha, selected=self._selected, focus=self.hasFocus()
            )

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._picture = None
        self._check_capacity()
        super().resizeEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() in _LOOK_CHANGES:
            self._style = self._picture = None
            self._check_capacity()
            self.updateGeometry()
            self.update()
        super().changeEvent(event)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            row = self._row_under(QPointF(event.pos()))
            QToolTip.showText(event.globalPos(), self._tool_tip(row) if row else "", self)
            return True
        return super().event(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        row = self._row_under(event.position())
        if row is None or event.button() != Qt.MouseButton.LeftButton:
            super().mousePressEvent(event)
            return
        self._selected = row.key
        self.update()
        self.pin_requested.emit(row.key)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        lines = self._current_picture().lines
        steps = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1, Qt.Key.Key_PageUp: -lines, Qt.Key.Key_PageDown: lines}
        if key in steps and not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            self._move_selection(steps[Qt.Key(key)])
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self._selected is not None:
            self.pin_requested.emit(self._selected)
        else:
            super().keyPressEvent(event)
