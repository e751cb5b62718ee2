"""The blocks of a text in a Qt document: how each begins, written in parts and read one by one.

`text_blocks` plans them without Qt, `text_field` decides when they are written and read.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtGui import QTextBlock, QTextBlockFormat, QTextCursor, QTextFormat

from gui.compare.text_blocks import CUT, LONGEST, Block, Plan, original

_PART = 20_000  # characters that a document takes in a moment
_FIRST_PART = 4_000  # of those that are seen at once, and drawn
_BLOCK = 50  # a block takes as long as so many characters
_BEGIN = int(QTextFormat.Property.UserProperty) + 1


def begin_of(block: QTextBlock, line_end: str) -> str:
    """How a block begins; the first one with nothing."""
    if block.blockNumber() == 0:
        return ""
    made = block.blockFormat()
    return str(made.property(_BEGIN))[1:] if made.hasProperty(_BEGIN) else line_end


def read_block(block: QTextBlock, line_end: str) -> str:
    """The text of a block, with what it begins with."""
    return begin_of(block, line_end) + original(block.text(), line_end)


def raw_text(cursor: QTextCursor) -> str:
    """The selected characters of one block; Qt's `selectedText` may swallow none of them."""
    block, start = cursor.block(), cursor.selectionStart() - cursor.block().position()
    data = block.text().encode("utf-16-le", "surrogatepass")
    end = cursor.selectionEnd() - block.position()
    return data[2 * start : 2 * end].decode("utf-16-le", "surrogatepass")


def fill(cursor: QTextCursor, planned: Plan, *, joins: bool) -> Iterator[bool]:
    """Write blocks in the place of what a cursor has selected, a part after each step.

    Args:
        cursor: stands behind them at the end.
        planned: the blocks.
        joins: all parts are one step of undoing.

    Yields:
        Whether a line is cut in the part.
    """
    first, behind, last = True, 0, 0
    for part in _parts(planned.blocks()):
        last = len(part[-1].content)
        _begin_edit(cursor, joins=joins and not first)
        if first:
            cursor.removeSelectedText()
            behind = cursor.block().length() - 1 - cursor.positionInBlock()
            _go_on(cursor, part.pop(0), planned.line_end)
        _insert(cursor, part, planned.line_end)
        cursor.endEditBlock()
        first = False
        yield any(block.begin == CUT for block in part)
    if behind and behind + last > 2 * LONGEST:
        _begin_edit(cursor, joins=joins)
        cursor.insertBlock(_beginning(CUT, planned.line_end))
        cursor.endEditBlock()
        yield True


def _begin_edit(cursor: QTextCursor, *, joins: bool) -> None:
    if joins:
        cursor.joinPreviousEditBlock()
    else:
        cursor.beginEditBlock()


def _go_on(cursor: QTextCursor, block: Block, line_end: str) -> None:
    """Go on with the block that the cursor is in, unless it became too long."""
    if cursor.positionInBlock() + len(block.content) > 2 * LONGEST:
        cursor.insertBlock(_beginning(CUT, line_end))
    cursor.insertText(block.content)


def _insert(cursor: QTextCursor, blocks: Sequence[Block], line_end: str) -> None:
    """Insert blocks, those that begin alike in one go, so that Qt lays out few times."""
    for begin, contents in _alike(blocks):
        cursor.insertBlock(_beginning(begin, line_end))
        cursor.insertText("\n".join(contents))


def _beginning(begin: str, line_end: str) -> QTextBlockFormat:
    """The format of a block that begins so."""
    made = QTextBlockFormat()
    if begin != line_end:
        made.setProperty(_BEGIN, f"|{begin}")  # Qt keeps no empty property
    return made


def _parts(blocks: Iterator[Block]) -> Iterator[list[Block]]:
    """Blocks in groups that are written together."""
    part: list[Block] = []
    size, enough = 0, _FIRST_PART
    for block in blocks:
        part.append(block)
        size += len(block.content) + _BLOCK
        if size >= enough:
            yield part
            part, size, enough = [], 0, _PART
    if part:
        yield part


def _alike(blocks: Sequence[Block]) -> list[tuple[str, list[str]]]:
    """Blocks in groups of neighbours that begin alike."""
    groups: list[tuple[str, list[str]]] = []
    for block in blocks:
        if not groups or groups[-1][0] != block.begin:
            groups.append((block.begin, []))
        groups[-1][1].append(block.content)
    return groups
