"""A text as the blocks of a Qt document, and back, without losing a character.

Qt breaks, drops or swallows some characters of a text (line ends of other kinds, halves of
surrogate pairs, a leading U+FEFF), and one endless line or a million empty ones take it seconds.
So a text is planned here before Qt sees it: every block knows how it begins, long lines are cut
into several blocks, many short ones share a block, and what Qt would alter is represented by a
private character. Nothing here needs Qt.
"""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

CUT: Final = ""
"""How a block begins that continues the line of the block before it."""

LONGEST: Final = 1_000
"""Characters in a block, at most."""

MOST_LINES: Final = 5_000
"""From so many lines on several of them share a block."""

SOFT: Final = "\u2028"
"""The line end inside a block: Qt draws it as one."""

_LINE_END: Final = re.compile("(\r\n|[\n\r\u2029])")
_SPACE_NEAR: Final = 120  # how far before the end of a full block a space is looked for

# Stand-ins at the end of the last private plane.
_FIRST_STAND_IN: Final = 0x10F000
_SURROGATES: Final = range(0xD800, 0xE000)
_STAND_INS: Final = {
    code: _FIRST_STAND_IN + number
    for number, code in enumerate([*_SURROGATES, 0xFDD0, 0xFDD1, 0xFEFF, 0xFFFE, ord(SOFT)])
}
_ORIGINALS: Final = {stand_in: code for code, stand_in in _STAND_INS.items()}
# Before a soft line end: it is not the usual one but this one.
_MARKS: Final = {
    end: chr(_FIRST_STAND_IN + len(_STAND_INS) + number)
    for number, end in enumerate(["\n", "\r\n", "\r", "\u2029"])
}
_OURS: Final = [*_ORIGINALS, *map(ord, _MARKS.values())]
_NOTES: Final = {code: f"⟨U+{code:04X}⟩" for code in _OURS}
_ALTERED: Final = "\ud800-\udfff\ufdd0\ufdd1\ufeff\ufffe\u2028"
_PRIVATE: Final = f"{chr(min(_OURS))}-{chr(max(_OURS))}"
_ALTERED_BY_QT: Final = re.compile(f"[{_ALTERED}]")
_TAKEN: Final = re.compile(f"[{_PRIVATE}]")
_UNUSUAL: Final = re.compile(f"[{_ALTERED}{_PRIVATE}]")  # searching twice takes twice as long
_READ: Final = {**_ORIGINALS, **dict.fromkeys(map(ord, _MARKS.values()))}


@dataclass(frozen=True, slots=True)
class Block:
    """One block of the document.

    Attributes:
        begin: the line end before it, `CUT` where it continues a line; "" too for the first one.
        content: its characters as the document holds them.
    """

    begin: str
    content: str


@dataclass(frozen=True, slots=True)
class Plan:
    """A text as blocks.

    Attributes:
        blocks: the blocks in order, at least one.
        line_end: the usual line end of the text, which `SOFT` stands for.
        replaced: characters that cannot be kept and are written as notes, each once.
        plain: no character of the text is represented by another one but the usual line end.
    """

    blocks: tuple[Block, ...]
    line_end: str
    replaced: tuple[str, ...] = field(default=())
    plain: bool = False

    @property
    def cut(self) -> bool:
        """Whether a line is cut into several blocks."""
        return any(block.begin == CUT for block in self.blocks[1:])

    def originals(self) -> list[str]:
        """The text of each block, with what it begins with."""
        if self.plain:
            end = self.line_end
            return [block.begin + block.content.replace(SOFT, end) for block in self.blocks]
        return [block.begin + original(block.content, self.line_end) for block in self.blocks]


def plan(text: str, line_end: str | None = None) -> Plan:
    r"""Plan the blocks of a text; `line_end` is the usual one if that is known already.

    >>> [(block.begin, block.content) for block in plan("a\r\nb\r\n\nc").blocks]
    [('', 'a'), ('\r\n', 'b'), ('\r\n', ''), ('\n', 'c')]
    """
    unusual = _UNUSUAL.search(text) is not None
    replaced = tuple(dict.fromkeys(_TAKEN.findall(text))) if unusual else ()
    if replaced:
        text = text.translate(_NOTES)
    parts = _lines_and_ends(shown(text) if unusual else text)
    usual = line_end or _usual(parts[1::2])
    pack = len(parts) > 2 * MOST_LINES
    plain = not unusual and not (pack and any(end != usual for end in parts[1::2]))
    return Plan(tuple(_blocks(parts, usual if pack else None)), usual, replaced, plain)


def shown(text: str) -> str:
    """The characters of a text as a document can hold them."""
    return text.translate(_STAND_INS) if _ALTERED_BY_QT.search(text) else text


def original(content: str, line_end: str) -> str:
    r"""The text that the characters of a block stand for.

    >>> original(shown("a\ud800"), "\n") == "a\ud800"
    True
    """
    altered = _TAKEN.search(content)
    if altered:
        for end, mark in _MARKS.items():
            content = content.replace(mark + SOFT, end)
    content = content.replace(SOFT, line_end)
    return content.translate(_READ) if altered else content


def _lines_and_ends(text: str) -> list[str]:
    """The lines, and between them the line ends."""
    if "\r" in text or "\u2029" in text:
        return _LINE_END.split(text)
    lines = text.split("\n")  # enough for nearly all texts, and ten times as fast
    parts = ["\n"] * (2 * len(lines) - 1)
    parts[::2] = lines
    return parts


def _usual(ends: list[str]) -> str:
    counted = Counter(end for end in ends if end != "\u2029")
    return counted.most_common(1)[0][0] if counted else "\n"


def _blocks(parts: list[str], packed_end: str | None) -> Iterator[Block]:
    """Lines and the ends between them as blocks; shared where `packed_end` is the usual end."""
    begin, content = CUT, parts[0]
    for end, line in zip(parts[1::2], parts[2::2], strict=True):
        # Two more for mark and line end: a block that is too long would be cut between them.
        if packed_end and len(content) + len(line) + 2 <= LONGEST:
            content += ("" if end == packed_end else _MARKS[end]) + SOFT + line
            continue
        yield from _cut(begin, content)
        begin, content = end, line
    yield from _cut(begin, content)


def _cut(begin: str, line: str) -> Iterator[Block]:
    start = 0
    while len(line) - start > LONGEST:
        end = _place_to_cut(line, start)
        yield Block(begin, line[start:end])
        begin, start = CUT, end
    yield Block(begin, line[start:] if start else line)


def _place_to_cut(line: str, start: int) -> int:
    """After a space if there is one near, and never before a mark that belongs to a letter."""
    full = start + LONGEST
    space = line.rfind(" ", full - _SPACE_NEAR, full)
    end = space + 1 if space >= 0 else full
    while end > full - _SPACE_NEAR and _belongs_to_the_left(line[end]):
        end -= 1
    return end


def _belongs_to_the_left(character: str) -> bool:
    return character == "\u200d" or unicodedata.category(character)[0] == "M"
