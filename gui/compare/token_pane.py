"""TokenPane: one lane of the comparison, hovered, clicked, selected and walked through with keys.

`LaneView` draws and scrolls; here the marks are kept. Panes that share their `Paragraphs` break
lines at the same characters; `LaneGroup` keeps their width and place together.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QGuiApplication,
    QHelpEvent,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
)
from PySide6.QtWidgets import QToolTip, QWidget

from gui.compare import lane_touch
from gui.compare.display_text import plain_copy
from gui.compare.frames import Flash, Gap, PaneTokens, TextSpan
from gui.compare.lane_paint import LaneMarks
from gui.compare.lane_view import LaneView
from gui.compare.layout import Paragraphs
from gui.compare.pane_keys import PaneKeys
from gui.compare.pane_mouse import PaneMouse
from gui.widgets.plain_text import plain_tip

_BY_KEYS = frozenset(
    {
        Qt.FocusReason.TabFocusReason,
        Qt.FocusReason.BacktabFocusReason,
        Qt.FocusReason.ShortcutFocusReason,
    }
)


class TokenPane(LaneView):
    """One lane.

    Signals:
        token_hovered: the index of the token under the mouse or the keys, or None.
        token_clicked: the index of a token.
        gap_clicked: the `Gap` that was clicked.
        told: where the keys are and what they do here; empty when they are elsewhere.
    """

    token_hovered = Signal(object)
    token_clicked = Signal(object)
    gap_clicked = Signal(object)
    told = Signal(str)

    def __init__(self, paragraphs: Paragraphs, parent: QWidget | None = None) -> None:
        """Make a lane over a text; it has no tokens yet."""
        super().__init__(paragraphs, parent)
        self._mouse, self._keys = PaneMouse(self), PaneKeys(self)
        self._selection: tuple[int, int] | None = None
        self._highlight: TextSpan | None = None
        self._flash: Flash | None = None
        self._name = ""
        self._waiting = False, False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.viewport().setMouseTracking(True)
        self.retranslate()

    # -- marks ---------------------------------------------------------------------------------

    def show_highlight(self, span: TextSpan | None) -> None:
        """Light up a piece of the text that another lane points at."""
        if span != self._highlight:
            for each in (self._highlight, span):
                if each is not None:
                    self.repaint_bytes(each.byte_start, each.byte_end)
            self._highlight = span

    def show_flash(self, flash: Flash | None) -> None:
        """Show a moment of the flash of changed tokens; None ends it."""
        before, self._flash = self._flash, flash
        if flash is not None:
            self.repaint_tokens(flash.tokens)
        if before is not None and (flash is None or before.tokens is not flash.tokens):
            self.repaint_tokens(before.tokens)

    def show_name(self, name: str) -> None:
        """Say which lane this is, to those who hear it."""
        self._name = name
        self.retranslate()

    def show_caret(self, caret: int | Gap | None) -> None:
        """Put the caret of the keys on a token or a gap, and scroll there."""
        self._keys.put(caret)

    def marks(self) -> LaneMarks:
        """All that is marked now."""
        return LaneMarks(
            self._mouse.token,
            self._mouse.gap,
            self._keys.caret,
            self.hasFocus(),
            self._highlight,
            self._selection,
            self._flash,
        )

    # -- selecting and copying -----------------------------------------------------------------

    @property
    def selection(self) -> tuple[int, int] | None:
        """First byte of the selected text and the byte after its last."""
        return self._selection

    def select(self, start: int, end: int) -> None:
        """Select the bytes from `start` to `end`; nothing if there are none between."""
        self._selection = (start, end) if start < end else None
        self.viewport().update()

    def selected_text(self) -> str:
        """The selected text itself; a character counts as soon as one byte of it is selected."""
        if self._selection is None:
            return ""
        start, end = self._selection
        first = lane_touch.character_of_byte(self._paragraphs, start)[0]
        last = lane_touch.character_of_byte(self._paragraphs, end - 1)[0]
        return self._paragraphs.text[first : last + 1]

    def copy(self) -> None:
        """Copy the selected text, or the token that the keys have reached, as it is shown."""
        shown = plain_copy(self.selected_text() or self._keys.text())
        if shown:
            QGuiApplication.clipboard().setText(shown)

    def selectAll(self) -> None:
        """Select the whole text."""
        self.select(0, self._paragraphs.byte_total)

    # -- for mouse and keys --------------------------------------------------------------------

    def take_caret(self, caret: int | Gap | None) -> None:
        """The mouse has put the caret somewhere."""
        self._keys.caret = caret
        self._describe()
        self.viewport().update()

    def caret_moved(self) -> None:
        """The keys have put the caret somewhere."""
        self._describe()
        self.viewport().update()
        caret = self._keys.caret
        self.token_hovered.emit(caret if isinstance(caret, int) else None)
        self.told.emit(self._keys.description() or self._how_to_ask())

    def show_waiting(self, has_text: bool, busy: bool) -> None:
        """Say, where nothing is shown yet, whether there is no text or it is being split."""
        if (has_text, busy) != self._waiting:
            self._waiting = has_text, busy
            self._describe()
            if not self._paragraphs.text:
                self.viewport().update()  # a text is drawn whether it is being split again or not

    def retranslate(self) -> None:
        """Set every text in the language of now."""
        self.setAccessibleName(self._name or self.tr("Tokens"))
        self._describe()
        self.viewport().update()

    def tip_at(self, point: QPointF) -> str:
        """What is said of the token at a point; of one that can be read nothing."""
        index, tokens = self.token_at(point), self.tokens
        if index is None or tokens is None:
            return ""
        start, end = tokens.byte_range(index)
        label = tokens.labels.get(int(tokens.colour_keys[index]), "")
        if start < end or not label:
            return ""
        return self.tr("{label}: a token that stands for no character").format(label=label)

    # -- inner ---------------------------------------------------------------------------------

    def _forget(self) -> None:
        self._highlight = self._flash = self._selection = None
        self._mouse.forget()
        self._keys.forget()
        super()._forget()
        self._describe()

    def _moved(self) -> None:
        self._mouse.forget()

    def _may_shift(self) -> bool:
        return self._mouse.token is None and self._mouse.gap is None

    def _describe(self) -> None:
        self.setAccessibleDescription(self._keys.description() or self._summary())

    def _summary(self) -> str:
        if not self._paragraphs.text:
            return self._sentence()
        count = self.tr("%n token(s)", "", len(self.tokens or PaneTokens()))
        return f"{count}. {self._how_to_ask()}"

    def _how_to_ask(self) -> str:
        return self.tr("Left and Right go to tokens and the places between; Enter there tells why.")

    def _sentence(self) -> str:
        has_text, busy = self._waiting
        if has_text:  # of a text that could not be split the notice above tells
            return self.tr("The text is being split…") if busy else ""
        return self.tr("Type or paste a text above to see its tokens here.")

    # -- Qt ------------------------------------------------------------------------------------

    def changeEvent(self, event: QEvent) -> None:
        """Take over another language or theme."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begin a click or a selection."""
        if event.button() == Qt.MouseButton.LeftButton:
            self._mouse.press(event.position())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Point at what is under the mouse, or select."""
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._mouse.drag(event.position())
        else:
            self._mouse.hover(event.position())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Click, unless the mouse has selected something."""
        if event.button() == Qt.MouseButton.LeftButton:
            self._mouse.release(event.position(), event.modifiers())

    def leaveEvent(self, event: QEvent) -> None:
        """Point at nothing."""
        self._mouse.hover(None)
        super().leaveEvent(event)

    def viewportEvent(self, event: QEvent) -> bool:
        """Name the token under the mouse; some stand for no character of the text."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            QToolTip.showText(event.globalPos(), plain_tip(self.tip_at(QPointF(event.pos()))), self)
            return True
        return super().viewportEvent(event)

    def event(self, event: QEvent) -> bool:
        """Keep the keys that move the caret, which are shortcuts elsewhere."""
        override = event.type() == QEvent.Type.ShortcutOverride
        if override and isinstance(event, QKeyEvent) and self._keys.wants(event):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move the caret, choose what it is on, or copy."""
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copy()
        elif event.matches(QKeySequence.StandardKey.SelectAll):
            self.selectAll()
        elif not self._keys.take(event):
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show that keys go here now."""
        super().focusInEvent(event)
        if self.tokens is not None and event.reason() in _BY_KEYS:
            self.told.emit(self._keys.description() or self._how_to_ask())
        self.update()
        self.viewport().update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Show that keys go elsewhere."""
        super().focusOutEvent(event)
        self.told.emit("")
        self.update()
        self.viewport().update()
