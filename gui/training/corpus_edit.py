"""The text of a corpus, to be read and edited in place.

It adds to a plain text field that what a person types is told once they pause; that a list of words
with counts is checked line by line and a wrong line is marked instead of told; that Tab, which
parts a word from its count, leaves the field everywhere else; and that a text
which the field would change, by its line ends for example, can be read here but not edited.
"""

from __future__ import annotations

import re
from typing import Final

from PySide6.QtCore import QEvent, QMimeData, QTimer, Signal
from PySide6.QtGui import QTextCharFormat, QTextFormat, QTextOption
from PySide6.QtWidgets import QPlainTextEdit, QTextEdit, QWidget

from engine.text.reading import CorpusError
from engine.text.word_counts import parse_word_counts
from gui.look import theme
from gui.widgets.marked_edit import wrong_place
from gui.widgets.viewport import write_in

PAUSE_MS: Final = 450
_BLOCK_END: Final = "\u2029"

# Looking for word boundaries in a run without spaces takes Qt seconds when it is long.
_ENDLESS: Final = 2000


class CorpusEdit(QPlainTextEdit):
    """Shows and edits a text; `text_edited` tells a new one, `fault_changed` a fault or None."""

    text_edited = Signal(str)
    fault_changed = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._line_end = "\n"
        self._shown = ""
        self._faithful = True
        self._checked = True
        self._fault: CorpusError | None = None
        self._pause = QTimer(self, singleShot=True, interval=PAUSE_MS)
        self._pause.timeout.connect(self.tell_now)
        self.setTabChangesFocus(False)
        self.setLineWrapMode(QPlainTextEdit.LineWrapMode.WidgetWidth)
        self.textChanged.connect(self._follow_text)
        self._choose_wrapping("")
        self._take_theme()

    def show_text(self, text: str, editable: bool = True) -> None:
        """Show a text; the one that is being typed is not disturbed."""
        if self._pause.isActive():
            return
        self._checked = editable  # of a beginning, the last line may be cut
        if text != self._shown or text != self.text():
            self._shown = text
            self._fill(text)
        self.setReadOnly(not (editable and self._faithful))

    def text(self) -> str:
        """The text as it stands in the field, with the line ends that it came with."""
        return self.document().toRawText().replace(_BLOCK_END, self._line_end)

    def is_faithful(self) -> bool:
        """Whether the field holds the text as it is, so that editing changes nothing unseen."""
        return self._faithful

    def fault(self) -> CorpusError | None:
        """What is wrong in a list of words with counts, or None."""
        return self._fault

    def tell_now(self) -> None:
        """Tell the text without waiting, if it is new and nothing is wrong with it."""
        self._pause.stop()
        text = self.text()
        self._check(text)
        if self._fault is None and text != self._shown:
            self._shown = text
            self.text_edited.emit(text)

    def _fill(self, text: str) -> None:
        self.blockSignals(True)
        self.clear()  # the text before must not be wrapped anew in another mode
        self._choose_wrapping(text)
        self.setPlainText(text)
        self.blockSignals(False)
        self._line_end = next((end for end in ("\r\n", "\n", "\r") if end in text), "\n")
        self._faithful = self.text() == text
        self._check(text)
        self._set_tab_stop(text)

    def _choose_wrapping(self, text: str) -> None:
        modes = QTextOption.WrapMode
        usual = modes.WrapAtWordBoundaryOrAnywhere
        self.setWordWrapMode(modes.WrapAnywhere if _is_endless(text) else usual)

    def _follow_text(self) -> None:
        if not self.isReadOnly() and self.text() != self._shown:
            self._pause.start()

    def _check(self, text: str) -> None:
        try:
            fault = None
            if self._checked:
                parse_word_counts(text)
        except CorpusError as error:
            fault = error
        if str(fault) != str(self._fault):
            self._fault = fault
            self.fault_changed.emit(fault)
        self._mark()

    def _mark(self) -> None:
        place = re.fullmatch(r"line (\d+)", self._fault.place) if self._fault else None
        block = self.document().findBlockByNumber(int(place[1]) - 1) if place else None
        if block is None or not block.isValid():
            self.setExtraSelections([])
            return
        start = block.position()
        self.setExtraSelections(
            [_whole_line(self, start), wrong_place(self, start, start + block.length() - 1)]
        )

    def _set_tab_stop(self, text: str) -> None:
        """Put the counts of a list into one column beside its longest word, within reason."""
        words = (line.partition("\t")[0] for line in text[:20_000].splitlines() if "\t" in line)
        longest = min(max(map(len, words), default=4), 14)
        self.setTabStopDistance((longest + 2) * self.fontMetrics().horizontalAdvance("n"))

    def _take_theme(self) -> None:
        write_in(self, theme.active().token_font())
        self._set_tab_stop(self._shown)
        self._mark()

    def _awaits_count(self) -> bool:
        """Whether the cursor stands behind a word that has no count yet."""
        cursor = self.textCursor()
        line = cursor.block().text()
        return bool(line.strip()) and "\t" not in line and cursor.atBlockEnd()

    def canInsertFromMimeData(self, source: QMimeData) -> bool:
        """Leave files to the panel around, which opens them."""
        return not source.hasUrls() and super().canInsertFromMimeData(source)

    def insertFromMimeData(self, source: QMimeData) -> None:
        """Paste; a run without end is wrapped like one."""
        if _is_endless(source.text()):
            self._choose_wrapping(source.text())
        super().insertFromMimeData(source)

    def focusNextPrevChild(self, next: bool) -> bool:
        """Leave with Tab, but where a word awaits its count the key parts them."""
        if next and not self.tabChangesFocus() and not self.isReadOnly() and self._awaits_count():
            return False
        return QWidget.focusNextPrevChild(self, next)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the theme."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.StyleChange):
            self._take_theme()


def _is_endless(text: str) -> bool:
    return any(len(run) >= _ENDLESS for run in text.split())


def _whole_line(editor: QPlainTextEdit, position: int) -> QTextEdit.ExtraSelection:
    """A selection that tints the line at a position over the whole width."""
    selection = QTextEdit.ExtraSelection()
    look = QTextCharFormat()
    look.setBackground(theme.active().raised)
    look.setProperty(QTextFormat.Property.FullWidthSelection, True)
    selection.format = look
    selection.cursor = editor.textCursor()
    selection.cursor.setPosition(position)
    return selection
