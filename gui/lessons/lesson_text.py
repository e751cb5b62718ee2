"""The text of a step, as large as there is room for: it is read from the last row.

The type begins far above the usual size and shrinks until the whole text is in sight, no word of it
broken; only well below the usual size does it scroll. What will be added, the answer to a question,
has its room from the beginning: the type does not change while a class reads. It adds to a text
browser the keys that go on and back.
"""

from __future__ import annotations

from bisect import bisect_right
from html import escape
from math import inf
from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QFont, QKeyEvent, QResizeEvent, QTextDocument, QTextOption
from PySide6.QtWidgets import QFrame, QTextBrowser, QWidget

from gui.look import fonts, theme

_SIZES: Final = tuple(round(0.8 + 0.05 * number, 2) for number in range(23))
"""Sizes of the type as shares of the usual one, from the smallest to the largest."""

_MARGIN: Final = 8
_FORWARD: Final = (Qt.Key.Key_Space, Qt.Key.Key_PageDown)
_BACK: Final = (Qt.Key.Key_Backspace, Qt.Key.Key_PageUp)


class LessonText(QTextBrowser):
    """Shows a title and paragraphs.

    Signals:
        next_requested: a key asks to go on.
        back_requested: a key asks to go back.
        focus_changed: whether the keys come here.
    """

    next_requested = Signal()
    back_requested = Signal()
    focus_changed = Signal(bool)

    def __init__(self, parent: QWidget | None = None) -> None:
        """Show nothing yet."""
        super().__init__(parent)
        self._title = self._body = self._whole = ""
        self._ruler = QTextDocument(self)
        self._ruler.setDocumentMargin(_MARGIN)
        self._ruler.setDefaultTextOption(QTextOption())  # a long word sticks out: it is not broken
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setOpenLinks(False)
        self.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.document().setDocumentMargin(_MARGIN)

    def show_text(self, title: str, body: str, whole: str = "") -> None:
        """Show a plain title above HTML paragraphs; there is room for `whole`, which begins so."""
        if (title, body, whole) != (self._title, self._body, self._whole):
            self._title, self._body, self._whole = title, body, whole
            self._fit()
            self.verticalScrollBar().setValue(0)

    def fits(self) -> bool:
        """Whether the whole text is in sight."""
        return self.document().size().height() <= self.viewport().height() + 1

    def relative_size(self) -> float:
        """The size of the type, as a share of the usual one."""
        return self.document().defaultFont().pointSizeF() / theme.active().point_size

    # How

    def _fit(self) -> None:
        """Take the largest type with which nothing is out of sight and no word is broken."""
        room = float(self.viewport().height())
        fitting = bisect_right(_SIZES, room, key=self._height)
        self._lay_out(self.document(), self._body, _SIZES[max(0, fitting - 1)])

    def _height(self, share: float) -> float:
        """How high the text is in this type; without end where a word is wider than the room."""
        width = self.viewport().width()
        self._lay_out(self._ruler, self._whole or self._body, share)
        self._ruler.setTextWidth(width)
        height = self._ruler.size().height()
        return inf if self._ruler.idealWidth() > width else height

    def _lay_out(self, document: QTextDocument, body: str, share: float) -> None:
        look = theme.active()
        size = share * look.point_size
        font = QFont(look.ui_font())
        font.setPointSizeF(size)
        document.setDefaultFont(font)
        document.setDefaultStyleSheet(
            f"p {{ margin-top: 0; margin-bottom: {round(0.45 * size)}px; }}"
            f".title {{ font-weight: bold; margin-bottom: {round(0.6 * size)}px; }}"
            f".question {{ font-weight: bold; }}"
            f".token {{ font-family: '{fonts.TOKEN_FAMILY}';"
            f" background-color: {look.raised.name()}; }}"
        )
        title = escape(self._title, quote=False)
        document.setHtml(f'<p class="title">{title}</p>{body}')

    # Qt

    def sizeHint(self) -> QSize:
        """A column of some forty letters."""
        metrics = self.fontMetrics()
        return QSize(44 * metrics.averageCharWidth(), 14 * metrics.lineSpacing())

    def minimumSizeHint(self) -> QSize:
        """A few lines."""
        metrics = self.fontMetrics()
        return QSize(20 * metrics.averageCharWidth(), 4 * metrics.lineSpacing())

    def event(self, event: QEvent) -> bool:
        """Take the keys that go on and back before a shortcut does."""
        is_asked = event.type() == QEvent.Type.ShortcutOverride
        if is_asked and isinstance(event, QKeyEvent) and event.key() in (*_FORWARD, *_BACK):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go on and back; the rest scrolls."""
        held = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
        if event.key() in _BACK or (event.key() == Qt.Key.Key_Space and held):
            self.back_requested.emit()
        elif event.key() in _FORWARD:
            self.next_requested.emit()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit again."""
        super().resizeEvent(event)
        self._fit()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Tell that the keys come here."""
        super().focusInEvent(event)
        self.focus_changed.emit(True)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Tell that they do not any more."""
        super().focusOutEvent(event)
        self.focus_changed.emit(False)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._fit()
