"""A field for one line of text that wraps, and in which single places can be marked as wrong.

It adds to a QLineEdit, which scrolls a long line out of sight and can underline nothing, what a
regular expression in a narrow column needs: it grows with its text and shows where the fault is.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QEvent, QMimeData, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QKeyEvent,
    QResizeEvent,
    QTextCharFormat,
    QTextCursor,
    QTextOption,
)
from PySide6.QtWidgets import QPlainTextEdit, QSizePolicy, QTextEdit, QWidget

from gui.look import theme
from gui.widgets.viewport import write_in

MOST_LINES: Final = 6

# Among fields it looks like a field, not like a view: the outline of a control, room at the sides.
_FIELD_LOOK: Final = """
MarkedEdit { border-color: palette(shadow); padding: 1px 2px; }
MarkedEdit:focus { border-color: palette(link); }
"""

Range = tuple[int, int]


class MarkedEdit(QPlainTextEdit):
    """One logical line of text, as high as its wrapped lines; `entered` says that Return was hit.

    Line ends that are pasted into it become `line_break`.
    """

    entered = Signal()

    def __init__(self, line_break: str = " ", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._line_break = line_break
        self._marks: tuple[Range, ...] = ()
        self.setStyleSheet(_FIELD_LOOK)
        self.setTabChangesFocus(True)
        self.setWordWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.document().documentLayout().documentSizeChanged.connect(self._fit_height)
        self._take_font()

    def text(self) -> str:
        """The text; a no-break space stays one."""
        return self.document().toRawText().replace("\u2029", self._line_break)

    def set_text(self, text: str) -> None:
        """Replace the text; the cursor stays when the text is the same already."""
        if text != self.text():
            self.setPlainText(text.replace("\n", self._line_break))

    def marks(self) -> tuple[Range, ...]:
        """The marked ranges, (start, end) in characters."""
        return self._marks

    def mark(self, ranges: Iterable[Range]) -> None:
        """Underline these ranges, (start, end) in characters, and no others."""
        self._marks = tuple(ranges)
        self.setExtraSelections([wrong_place(self, *place) for place in self._marks])

    def _take_font(self) -> None:
        write_in(self, theme.active().token_font())
        self.mark(self._marks)
        self._fit_height()

    def _fit_height(self) -> None:
        lines = max(1, round(self.document().documentLayout().documentSize().height()))
        shown = min(lines, MOST_LINES)
        policy = Qt.ScrollBarPolicy
        self.setVerticalScrollBarPolicy(
            policy.ScrollBarAsNeeded if lines > shown else policy.ScrollBarAlwaysOff
        )
        self.setFixedHeight(self._height_of(shown))

    def _height_of(self, lines: int) -> int:
        edges = round(2 * self.document().documentMargin()) + 2 * self.frameWidth()
        return lines * self.fontMetrics().lineSpacing() + edges

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Tell of Return instead of breaking the line."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.entered.emit()
        else:
            super().keyPressEvent(event)

    def insertFromMimeData(self, source: QMimeData) -> None:
        """Keep pasted text on one line."""
        self.insertPlainText(self._line_break.join(source.text().strip("\r\n").splitlines()))

    def sizeHint(self) -> QSize:
        """Begin with one line."""
        return QSize(super().sizeHint().width(), self._height_of(1))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the height to the wrapped lines."""
        super().resizeEvent(event)
        self._fit_height()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the theme."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.StyleChange):
            self._take_font()


def wrong_place(editor: QPlainTextEdit, start: int, end: int) -> QTextEdit.ExtraSelection:
    """A selection that shows characters `start` to `end` of an editor as wrong."""
    selection = QTextEdit.ExtraSelection()
    look = QTextCharFormat()
    look.setUnderlineStyle(QTextCharFormat.UnderlineStyle.WaveUnderline)
    look.setUnderlineColor(theme.active().error)
    ground = QColor(theme.active().error)
    ground.setAlpha(45)
    look.setBackground(ground)
    selection.format = look
    selection.cursor = QTextCursor(editor.document())
    text = editor.document().toRawText()
    selection.cursor.setPosition(utf16_length(text[:start]))
    selection.cursor.setPosition(utf16_length(text[:end]), QTextCursor.MoveMode.KeepAnchor)
    return selection


def utf16_length(text: str) -> int:
    """How many positions of a Qt document a text takes: characters beyond U+FFFF take two."""
    return len(text) + sum(character > "\uffff" for character in text)
