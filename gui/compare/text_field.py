"""An editor for any text of up to a megabyte: what is read from it is what was put in.

It adds to QPlainTextEdit that the text is planned by `text_blocks` on its way in and on its way
out (typed, pasted, dropped, copied), that after a key only the blocks that changed are read, and
that a long text comes into the document in several turns. It is known as a whole from the first of
them; whatever a person does meanwhile is done when all of it is there.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from contextlib import suppress

from PySide6.QtCore import QEvent, QMimeData, Qt, Signal
from PySide6.QtGui import (
    QInputMethodEvent,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QTextCursor,
    QTextOption,
)
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from gui.compare.clipboard_text import text_of
from gui.compare.document_blocks import begin_of, fill, raw_text, read_block
from gui.compare.text_blocks import CUT, Plan, original, plan, planning
from gui.look import theme
from gui.turns import InTurns
from gui.widgets.marked_edit import utf16_length
from gui.widgets.viewport import write_in

MOST_BYTES = 1 << 20

_AT_ONCE = 20_000  # characters that a document takes in no time
_LINE_BREAKS = frozenset("\r\n\u2028\u2029")
_BY_A_PERSON = frozenset(
    {
        QEvent.Type.ShortcutOverride,
        QEvent.Type.KeyPress,
        QEvent.Type.InputMethod,
        QEvent.Type.MouseButtonPress,
        QEvent.Type.MouseButtonDblClick,
        QEvent.Type.ContextMenu,
        QEvent.Type.DragEnter,
        QEvent.Type.Drop,
    }
)


class TextField(QPlainTextEdit):
    """Shows and edits a text.

    Signals:
        text_edited: the whole text after a change that a person made, as a Python object: on its
            way through a Qt string it would be copied twice and lose what Qt cannot hold.
        text_refused: how many bytes a text had that was too long to be pasted.
        text_arrived: a text that is put in as a whole and told of next.
        settled: all of a long text is in the document now.
    """

    text_edited = Signal(object)
    text_refused = Signal(object)
    text_arrived = Signal(object)
    settled = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pieces = [""]
        self._text: str | None = ""
        self._told = ""
        self._line_end = "\n"
        self._replaced: tuple[str, ...] = ()
        self._may_be_cut = self._inserting = False
        self._arrival = InTurns(self)
        self.setTabChangesFocus(True)
        self.setWordWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.document().contentsChange.connect(self._follow)
        self.textChanged.connect(self._tell)
        self._take_theme()

    # What is

    def text(self) -> str:
        """The text, exactly."""
        if self._text is None:
            self.settle()
        if self._text is None:
            self._text = "".join(self._pieces)
        return self._text

    @property
    def arriving(self) -> bool:
        """Whether a part of the text is not in the document yet."""
        return self._arrival.pending

    def has_cut_lines(self) -> bool:
        """Whether a line is shown in several pieces because it is very long."""
        return self._may_be_cut and any(piece[:1] not in _LINE_BREAKS for piece in self._pieces[1:])

    def replaced(self) -> tuple[str, ...]:
        """Characters that were replaced by notes since the text was shown, each once."""
        return self._replaced

    def caret_offset(self) -> int:
        """Where the caret is, in characters of the text."""
        self.settle()
        return self._offset_of(self.textCursor().position())

    # Wishes

    def select(self, start: int, end: int) -> None:
        """Select characters `start` to `end` of the text and bring them into view."""
        self.settle()
        cursor = self.textCursor()
        cursor.setPosition(self._place_of(start))
        cursor.setPosition(self._place_of(end), QTextCursor.MoveMode.KeepAnchor)
        self.setTextCursor(cursor)
        self.ensureCursorVisible()

    def show_text(self, text: str) -> None:
        """Show a text and forget how to undo; tells nobody, does nothing where it is the same."""
        if text == self.text() and not self._replaced:
            return
        self._arrival.stop()
        planned = plan(text)
        self._line_end, self._replaced = planned.line_end, planned.replaced
        self._may_be_cut = False
        self.setUndoRedoEnabled(False)  # forgets what there was, and fills a document sooner
        self._inserting = True
        self.clear()
        self._inserting = False
        self._text = self._told = planned.text
        self._arrive(self._showing(planned), planned.text)

    def settle(self) -> None:
        """Bring what is still to arrive into the document now."""
        self._arrival.finish()

    def insert(self, text: str) -> None:
        """Put a text in the place of the selection, as one step of undoing."""
        self.settle()
        before, self._text = self.text(), None
        self._arrive(self._pasting(before, text), text)

    def undo(self) -> None:
        """Take the last step back, all of it."""
        self.settle()
        super().undo()

    def redo(self) -> None:
        """Do again what was taken back."""
        self.settle()
        super().redo()

    def selectAll(self) -> None:
        """Select the whole text."""
        self.settle()
        super().selectAll()

    # Texts that arrive

    def _arrive(self, work: Iterator[None], text: str) -> None:
        self._arrival.begin(work)
        if len(text) <= _AT_ONCE:
            self.settle()

    def _showing(self, planned: Plan) -> Iterator[None]:
        """Fill the empty document; the caret stays at its beginning."""
        cursor = QTextCursor(self.document())
        for _ in self._fill(cursor, planned, joins=False):
            self.moveCursor(QTextCursor.MoveOperation.Start)
            yield
        self.setUndoRedoEnabled(True)
        self._end_arrival()
        self._told = self.text()

    def _pasting(self, before: str, text: str) -> Iterator[None]:
        """Insert a text at the caret, which is behind it at the end, and tell of it soon."""
        self.text_arrived.emit(text)
        yield
        planned = yield from planning(text, self._line_end if before else None)
        self._line_end = planned.line_end
        self._replaced = tuple(dict.fromkeys((*self._replaced, *planned.replaced)))
        yield
        cursor = self.textCursor()
        start, end = map(self._offset_of, (cursor.selectionStart(), cursor.selectionEnd()))
        after = before[:start] + planned.text + before[end:]
        for number, _ in enumerate(self._fill(cursor, planned, joins=True)):
            if number == 0 and len(text) > _AT_ONCE:
                yield
                self._text = after
                self._tell()
            yield
        self.setTextCursor(cursor)
        self.ensureCursorVisible()
        self._end_arrival()
        self._tell()

    def _fill(self, cursor: QTextCursor, planned: Plan, *, joins: bool) -> Iterator[None]:
        """Write the blocks of a text, a part after each step, of which nothing is told."""
        filling = fill(cursor, planned, joins=joins)
        try:
            while (cut := self._quietly(filling)) is not None:
                self._may_be_cut |= cut
                yield
                self.setUpdatesEnabled(False)  # the first page is painted, the others are not seen
        finally:
            with suppress(RuntimeError):  # a text may be on its way into a field that is gone
                self.setUpdatesEnabled(True)

    def _quietly(self, filling: Iterator[bool]) -> bool | None:
        self._inserting = True
        try:
            return next(filling, None)
        finally:
            self._inserting = False

    def _end_arrival(self) -> None:
        """All is in the document: that is the text, also if something else was expected."""
        text = "".join(self._pieces)
        if text != self._text:
            self._text = text
        self.settled.emit()

    # How

    def _offset_of(self, position: int) -> int:
        """The character of the text at a position in the document."""
        block = self.document().findBlock(position)
        before = sum(map(len, self._pieces[: block.blockNumber()]))
        inside = QTextCursor(block)
        inside.setPosition(position, QTextCursor.MoveMode.KeepAnchor)
        begin = begin_of(block, self._line_end)
        return before + len(begin) + len(original(raw_text(inside), self._line_end))

    def _place_of(self, offset: int) -> int:
        """The position in the document of a character of the text."""
        number, left = 0, offset
        while number + 1 < len(self._pieces) and left > len(self._pieces[number]):
            left -= len(self._pieces[number])
            number += 1
        block = self.document().findBlockByNumber(number)
        left -= len(begin_of(block, self._line_end))
        content, line_end = block.text(), self._line_end
        places = range(len(content) + 1)
        end = bisect_left(places, left, key=lambda at: len(original(content[:at], line_end)))
        return block.position() + utf16_length(content[:end])

    def _follow(self, position: int, removed: int, added: int) -> None:
        """Read the blocks that changed."""
        document = self.document()
        first = document.findBlock(position).blockNumber()
        last = document.findBlock(position + added).blockNumber()
        last = last if last >= 0 else document.blockCount() - 1
        more = document.blockCount() - len(self._pieces)
        self._pieces[first : last + 1 - more] = self._read(first, last)
        if not self._inserting:
            self._text = None

    def _read(self, first: int, last: int) -> list[str]:
        pieces = []
        block = self.document().findBlockByNumber(first)
        for _ in range(first, last + 1):
            pieces.append(read_block(block, self._line_end))
            block = block.next()
        return pieces

    def _tell(self) -> None:
        if self._inserting:
            return
        text = self.text()
        if text != self._told:
            self._told = text
            self.text_edited.emit(text)

    def _step_over_cut(self, *, back: bool) -> None:
        """Where a line is only cut to be shown, deleting takes the character beyond the cut."""
        cursor = self.textCursor()
        if cursor.hasSelection():
            return
        moves = QTextCursor.MoveOperation
        block = cursor.block() if back else cursor.block().next()
        at_edge = cursor.atBlockStart() if back else cursor.atBlockEnd()
        if at_edge and block.blockNumber() > 0 and begin_of(block, self._line_end) == CUT:
            cursor.movePosition(moves.PreviousCharacter if back else moves.NextCharacter)
            self.setTextCursor(cursor)

    def _take_theme(self) -> None:
        write_in(self, theme.active().token_font())
        self.setTabStopDistance(4 * self.fontMetrics().horizontalAdvance("n"))

    # Overrides

    def event(self, event: QEvent) -> bool:
        """Whatever a person does is done to the whole text."""
        if event.type() in _BY_A_PERSON:
            self.settle()
        return super().event(event)

    def viewportEvent(self, event: QEvent) -> bool:
        """The same for what the mouse does; and the ground, which Qt leaves to what is around."""
        if event.type() in _BY_A_PERSON:
            self.settle()
        elif isinstance(event, QPaintEvent):
            with QPainter(self.viewport()) as painter:
                painter.fillRect(event.rect(), theme.active().panel)
        return super().viewportEvent(event)

    def createMimeDataFromSelection(self) -> QMimeData:
        """Copy the text as it is: with its line ends, without the cuts."""
        data = QMimeData()
        data.setData("text/plain", self._selected_text().encode("utf-8", "surrogatepass"))
        return data

    def _selected_text(self) -> str:
        self.settle()
        cursor = self.textCursor()
        start, end = cursor.selectionStart(), cursor.selectionEnd()
        block = self.document().findBlock(start)
        part = QTextCursor(self.document())
        pieces: list[str] = []
        while block.isValid() and (block.position() <= end):
            part.setPosition(max(start, block.position()))
            last = min(end, block.position() + block.length() - 1)
            part.setPosition(last, QTextCursor.MoveMode.KeepAnchor)
            begin = begin_of(block, self._line_end) if pieces else ""
            pieces.append(begin + original(raw_text(part), self._line_end))
            block = block.next()
        return "".join(pieces)

    def canInsertFromMimeData(self, source: QMimeData) -> bool:
        """Leave files to whoever is around, who opens them."""
        return not source.hasUrls() and super().canInsertFromMimeData(source)

    def insertFromMimeData(self, source: QMimeData) -> None:
        """Paste, unless that is too much."""
        text = text_of(source)
        size = _size(text)
        if size and size + _size(self.text()) > MOST_BYTES + _size(self._selected_text()):
            self.text_refused.emit(size)
        elif size:
            self.insert(text)

    def inputMethodEvent(self, event: QInputMethodEvent) -> None:
        """Take what an input method types; whole lines go the way of a paste."""
        if _LINE_BREAKS.isdisjoint(event.commitString()):
            super().inputMethodEvent(event)
        else:
            self.insert(event.commitString())
            event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Write line ends and tabs, and delete across the cuts of a long line."""
        key, modifiers = event.key(), event.modifiers()
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.insert(self._line_end)
            return
        if key == Qt.Key.Key_Tab and modifiers == Qt.KeyboardModifier.ControlModifier:
            self.insert("\t")
            return
        if key == Qt.Key.Key_Backspace:
            self._step_over_cut(back=True)
        elif key == Qt.Key.Key_Delete:
            self._step_over_cut(back=False)
        super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the theme."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.StyleChange):
            self._take_theme()


def _size(text: str) -> int:
    return len(text) if text.isascii() else len(text.encode("utf-8", "surrogatepass"))
