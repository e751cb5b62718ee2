"""An editor for any text of up to a megabyte: what is read from it is what was put in.

It adds to QPlainTextEdit that the text is planned by `text_blocks` on its way in and on its way
out (typed, pasted, dropped, copied), and that after a key only the blocks that changed are read.
"""

from __future__ import annotations

from bisect import bisect_left

from PySide6.QtCore import QEvent, QMimeData, Qt, Signal
from PySide6.QtGui import (
    QInputMethodEvent,
    QKeyEvent,
    QTextBlock,
    QTextBlockFormat,
    QTextCursor,
    QTextFormat,
    QTextOption,
)
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from gui.compare.clipboard_text import text_of
from gui.compare.text_blocks import CUT, LONGEST, Block, Plan, original, plan
from gui.look import theme
from gui.widgets.marked_edit import utf16_length

MOST_BYTES = 1 << 20

_BEGIN = int(QTextFormat.Property.UserProperty) + 1
_LINE_BREAKS = frozenset("\r\n\u2028\u2029")


class TextField(QPlainTextEdit):
    """Shows and edits a text.

    Signals:
        text_edited: the whole text after a change that a person made, as a Python object: on its
            way through a Qt string it would be copied twice and lose what Qt cannot hold.
        text_refused: how many bytes a text had that was too long to be pasted.
        text_arrived: a text that was pasted or dropped and comes next.
    """

    text_edited = Signal(object)
    text_refused = Signal(object)
    text_arrived = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pieces = [""]
        self._text: str | None = ""
        self._told = ""
        self._line_end = "\n"
        self._replaced: tuple[str, ...] = ()
        self._may_be_cut = self._loading = False
        self.setTabChangesFocus(True)
        self.setWordWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        self.document().contentsChange.connect(self._follow)
        self.textChanged.connect(self._tell)
        self._take_theme()

    # What is

    def text(self) -> str:
        """The text, exactly."""
        if self._text is None:
            self._text = "".join(self._pieces)
        return self._text

    def has_cut_lines(self) -> bool:
        """Whether a line is shown in several pieces because it is very long."""
        return self._may_be_cut and any(piece[:1] not in _LINE_BREAKS for piece in self._pieces[1:])

    def replaced(self) -> tuple[str, ...]:
        """Characters that were replaced by notes since the text was shown, each once."""
        return self._replaced

    def caret_offset(self) -> int:
        """Where the caret is, in characters of the text."""
        cursor = self.textCursor()
        block = cursor.block()
        before = sum(map(len, self._pieces[: block.blockNumber()]))
        inside = QTextCursor(block)
        inside.setPosition(cursor.position(), QTextCursor.MoveMode.KeepAnchor)
        begin = _begin(block, self._line_end)
        return before + len(begin) + len(original(_raw(inside), self._line_end))

    # Wishes

    def select(self, start: int, end: int) -> None:
        """Select characters `start` to `end` of the text and bring them into view."""
        cursor = self.textCursor()
        cursor.setPosition(self._place_of(start))
        cursor.setPosition(self._place_of(end), QTextCursor.MoveMode.KeepAnchor)
        self.setTextCursor(cursor)
        self.ensureCursorVisible()

    def show_text(self, text: str) -> None:
        """Show a text and forget how to undo; tells nobody, does nothing where it is the same."""
        if text == self.text() and not self._replaced:
            return
        planned = plan(text)
        self._loading = True
        self._line_end, self._replaced = planned.line_end, planned.replaced
        self._may_be_cut = planned.cut
        self.setPlainText("\n".join(block.content for block in planned.blocks))
        self._mark_begins(planned)
        self.document().clearUndoRedoStacks()
        self._loading = False
        self._pieces = planned.originals()
        self._text = None
        self._told = self.text()

    def insert(self, text: str) -> None:
        """Put a text in the place of the selection, as one step of undoing."""
        if not self.text():
            self._line_end = plan(text).line_end
        planned = plan(text, self._line_end)
        self._replaced = tuple(dict.fromkeys((*self._replaced, *planned.replaced)))
        self._may_be_cut |= planned.cut
        cursor = self.textCursor()
        cursor.beginEditBlock()
        cursor.removeSelectedText()
        self._insert_blocks(cursor, planned.blocks)
        cursor.endEditBlock()
        self.setTextCursor(cursor)
        self.ensureCursorVisible()

    # How

    def _place_of(self, offset: int) -> int:
        """The position in the document of a character of the text."""
        number, left = 0, offset
        while number + 1 < len(self._pieces) and left > len(self._pieces[number]):
            left -= len(self._pieces[number])
            number += 1
        block = self.document().findBlockByNumber(number)
        left -= len(_begin(block, self._line_end))
        content, line_end = block.text(), self._line_end
        places = range(len(content) + 1)
        end = bisect_left(places, left, key=lambda at: len(original(content[:at], line_end)))
        return block.position() + utf16_length(content[:end])

    def _mark_begins(self, planned: Plan) -> None:
        """Write into the blocks how they begin, where that is not the usual line end."""
        unusual = {
            number: block.begin
            for number, block in enumerate(planned.blocks)
            if number and block.begin != planned.line_end
        }
        formats = {begin: _beginning(begin, self._line_end) for begin in set(unusual.values())}
        document = self.document()
        cursor = QTextCursor(document)
        cursor.beginEditBlock()
        for number, begin in unusual.items():
            cursor.setPosition(document.findBlockByNumber(number).position())
            cursor.setBlockFormat(formats[begin])
        cursor.endEditBlock()

    def _insert_blocks(self, cursor: QTextCursor, blocks: tuple[Block, ...]) -> None:
        """Insert blocks, those that begin alike in one go, so that Qt lays out few times."""
        first, *others = blocks
        end_of_block = cursor.block().length() - 1 - cursor.positionInBlock()
        if cursor.positionInBlock() + len(first.content) > 2 * LONGEST:
            cursor.insertBlock(_beginning(CUT, self._line_end))
        cursor.insertText(first.content)
        for begin, contents in _alike(others):
            cursor.insertBlock(_beginning(begin, self._line_end))
            cursor.insertText("\n".join(contents))
        if end_of_block and end_of_block + len(blocks[-1].content) > 2 * LONGEST:
            cursor.insertBlock(_beginning(CUT, self._line_end))

    def _follow(self, position: int, removed: int, added: int) -> None:
        """Read the blocks that changed."""
        if self._loading:
            return
        document = self.document()
        first = document.findBlock(position).blockNumber()
        last = document.findBlock(position + added).blockNumber()
        last = last if last >= 0 else document.blockCount() - 1
        more = document.blockCount() - len(self._pieces)
        self._pieces[first : last + 1 - more] = self._read(first, last)
        self._text = None

    def _read(self, first: int, last: int) -> list[str]:
        pieces = []
        block = self.document().findBlockByNumber(first)
        for _ in range(first, last + 1):
            pieces.append(self._piece(_begin(block, self._line_end), block.text()))
            block = block.next()
        return pieces

    def _piece(self, begin: str, content: str) -> str:
        return begin + original(content, self._line_end)

    def _tell(self) -> None:
        if self._loading:
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
        if at_edge and block.blockNumber() > 0 and _begin(block, self._line_end) == CUT:
            cursor.movePosition(moves.PreviousCharacter if back else moves.NextCharacter)
            self.setTextCursor(cursor)

    def _take_theme(self) -> None:
        self.setFont(theme.active().token_font())
        self.setTabStopDistance(4 * self.fontMetrics().horizontalAdvance("n"))

    # Overrides

    def createMimeDataFromSelection(self) -> QMimeData:  # noqa: N802
        """Copy the text as it is: with its line ends, without the cuts."""
        data = QMimeData()
        data.setData("text/plain", self._selected_text().encode("utf-8", "surrogatepass"))
        return data

    def _selected_text(self) -> str:
        cursor = self.textCursor()
        start, end = cursor.selectionStart(), cursor.selectionEnd()
        block = self.document().findBlock(start)
        part = QTextCursor(self.document())
        pieces: list[str] = []
        while block.isValid() and (block.position() <= end):
            part.setPosition(max(start, block.position()))
            last = min(end, block.position() + block.length() - 1)
            part.setPosition(last, QTextCursor.MoveMode.KeepAnchor)
            begin = _begin(block, self._line_end) if pieces else ""
            pieces.append(self._piece(begin, _raw(part)))
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
            self.text_arrived.emit(text)
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


def _begin(block: QTextBlock, line_end: str) -> str:
    """How a block begins; the first one with nothing."""
    if block.blockNumber() == 0:
        return ""
    made = block.blockFormat()
    return str(made.property(_BEGIN))[1:] if made.hasProperty(_BEGIN) else line_end


def _beginning(begin: str, line_end: str) -> QTextBlockFormat:
    """The format of a block that begins so."""
    made = QTextBlockFormat()
    if begin != line_end:
        made.setProperty(_BEGIN, f"|{begin}")  # Qt keeps no empty property
    return made


def _alike(blocks: list[Block]) -> list[tuple[str, list[str]]]:
    """Blocks in groups of neighbours that begin alike."""
    groups: list[tuple[str, list[str]]] = []
    for block in blocks:
        if not groups or groups[-1][0] != block.begin:
            groups.append((block.begin, []))
        groups[-1][1].append(block.content)
    return groups


def _raw(cursor: QTextCursor) -> str:
    """The selected characters of one block; Qt's `selectedText` may swallow none of them."""
    block, start = cursor.block(), cursor.selectionStart() - cursor.block().position()
    data = block.text().encode("utf-16-le", "surrogatepass")
    end = cursor.selectionEnd() - block.position()
    return data[2 * start : 2 * end].decode("utf-16-le", "surrogatepass")


def _size(text: str) -> int:
    return len(text) if text.isascii() else len(text.encode("utf-8", "surrogatepass"))
