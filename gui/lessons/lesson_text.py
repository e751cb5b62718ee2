"""The text of a step, as large as there is room for: it is read from the last row.

The type begins far above the usual size and shrinks until the whole text is in sight, no word of it
broken; only well below the usual size does it scroll. What will be added, the answer to a question,
has its room from the beginning: the type does not change while a class reads. Nor does it from step
to step, as far as that goes: all steps of a lesson have the type of the longest, unless that were
below the usual size. It adds to a text browser the keys that go on and back.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from functools import partial
from html import escape
from math import inf
from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QFont, QKeyEvent, QResizeEvent, QTextDocument, QTextOption
from PySide6.QtWidgets import QFrame, QTextBrowser, QWidget

from gui.look import fonts, theme

_SIZES: Final = tuple(round(0.8 + 0.05 * number, 2) for number in range(23))
"""Sizes of the type as shares of the usual one, from the smallest to the largest."""

_USUAL: Final = _SIZES.index(1.0) + 1
_LARGER: Final = 5
"""How many sizes larger a short step may be on a projector than the longest of its lesson."""

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
        self._lesson: tuple[tuple[str, str], ...] = ()
        self._most: tuple[object, int] | None = None
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

    def set_lesson(self, steps: Sequence[tuple[str, str]]) -> None:
        """Have one type for all these steps, each its title and its whole text.

        On a projector, which is read from the last row, short ones may be somewhat larger.
        """
        if tuple(steps) != self._lesson:
            self._lesson, self._most = tuple(steps), None
            self._fit()

    def fits(self) -> bool:
        """Whether the whole text is in sight."""
        return self.document().size().height() <= self.viewport().height() + 1

    def relative_size(self) -> float:
        """The size of the type, as a share of the usual one."""
        return self.document().defaultFont().pointSizeF() / theme.active().point_size

    # How

    def _fit(self) -> None:
        """Take the largest type with which nothing is out of sight and no word is broken."""
        larger = _LARGER if theme.active().is_for_afar else 0
        most = min(len(_SIZES), self._most_of_lesson() + larger)
        own = self._fitting(self._title, self._whole or self._body, most)
        self._lay_out(self.document(), self._title, self._body, _SIZES[max(0, own - 1)])

    def _most_of_lesson(self) -> int:
        """How many of the sizes the steps of the lesson may have, in the room of now."""
        room = self.viewport().size(), theme.active().point_size
        if self._most is None or self._most[0] != room:
            most = len(_SIZES)
            for title, whole in self._lesson:
                most = max(_USUAL, self._fitting(title, whole, most))
            self._most = room, most
        return self._most[1]

    def _fitting(self, title: str, whole: str, most: int) -> int:
        """How many of the sizes fit, of the `most` smallest ones."""
        height = partial(self._height, title, whole)
        return bisect_right(_SIZES, float(self.viewport().height()), hi=most, key=height)

    def _height(self, title: str, whole: str, share: float) -> float:
        """How high a text is in this type; without end where a word is wider than the room."""
        width = self.viewport().width()
        self._lay_out(self._ruler, title, whole, share)
        self._ruler.setTextWidth(width)
        height = self._ruler.size().height()
        return inf if self._ruler.idealWidth() > width else height

    def _lay_out(self, document: QTextDocument, title: str, body: str, share: float) -> None:
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
        document.setHtml(f'<p class="title">{escape(title, quote=False)}</p>{body}')

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
