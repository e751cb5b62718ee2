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
from collections.abc import Generator, Iterator, Mapping
from dataclasses import dataclass
from typing import Final

import numpy as np

from gui.compare.display_text import code_points
from gui.turns import at_once

CUT: Final = ""
"""How a block begins that continues the line of the block before it."""

LONGEST: Final = 1_000
"""Characters in a block, at most."""

MOST_LINES: Final = 5_000
"""From so many lines on several of them share a block."""

SOFT: Final = "\u2028"
"""The line end inside a block: Qt draws it as one."""

_LINE_END: Final = re.compile("\r\n|[\n\r\u2029]")
_PART: Final = 200_000  # characters that are looked through in a moment
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
_UNUSUAL: Final = np.zeros(0x110000, np.bool_)
_UNUSUAL[[*_STAND_INS, *_OURS]] = True
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
    """A text as blocks, which are made one after the other when they are asked for.

    Attributes:
        text: the text, with notes in the place of characters that cannot be kept.
        line_end: the usual line end of the text, which `SOFT` stands for.
        replaced: characters that cannot be kept and are written as notes, each once.
        only_end: the line end of all lines; None where there are several kinds.
        shares: lines are so many that several of them share a block.
        plain: no character has to be represented by another one.
    """

    text: str
    line_end: str
    replaced: tuple[str, ...]
    only_end: str | None
    shares: bool
    plain: bool

    def blocks(self) -> Iterator[Block]:
        """The blocks in order, at least one; the first begins with nothing."""
        lines = self.lines()
        if not self.plain:
            lines = ((end, shown(line)) for end, line in lines)
        begin, content = next(lines)
        for end, line in lines:
            # Two more for mark and line end: a block that is too long would be cut between them.
            if self.shares and len(content) + len(line) + 2 <= LONGEST:
                content += ("" if end == self.line_end else _MARKS[end]) + SOFT + line
                continue
            yield from _cut(begin, content)
            begin, content = end, line
        yield from _cut(begin, content)

    def lines(self) -> Iterator[tuple[str, str]]:
        """The lines, each with the line end before it."""
        if self.only_end is None:
            return _different_lines(self.text)
        return _like_lines(self.text, self.only_end)


def plan(text: str, line_end: str | None = None) -> Plan:
    r"""Plan the blocks of a text; `line_end` is the usual one if that is known already.

    >>> [(block.begin, block.content) for block in plan("a\r\nb\r\n\nc").blocks()]
    [('', 'a'), ('\r\n', 'b'), ('\r\n', ''), ('\n', 'c')]
    """
    return at_once(planning(text, line_end))


def planning(text: str, line_end: str | None = None) -> Generator[None, None, Plan]:
    """Plan the blocks as `plan` does, a part after each step."""
    plain = True
    for start in range(0, 0 if text.isascii() else len(text), _PART):
        plain &= not _UNUSUAL[code_points(text[start : start + _PART])].any()
        yield
    replaced = () if plain else tuple(dict.fromkeys(_TAKEN.findall(text)))
    if replaced:
        text = text.translate(_NOTES)
    ends = _count_ends(text)
    yield
    kinds = [end for end, count in ends.items() if count]
    only_end = None if len(kinds) > 1 else (kinds or ["\n"])[0]
    usual = line_end or _usual(text, ends)
    return Plan(text, usual, replaced, only_end, sum(ends.values()) >= MOST_LINES, plain)


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


def _count_ends(text: str) -> Mapping[str, int]:
    """How many line ends of each kind a text has; much quicker than finding them."""
    returns = text.count("\r")
    pairs = text.count("\r\n") if returns else 0
    feeds, parts = text.count("\n"), text.count("\u2029")
    return {"\n": feeds - pairs, "\r\n": pairs, "\r": returns - pairs, "\u2029": parts}


def _usual(text: str, ends: Mapping[str, int]) -> str:
    """The most frequent line end, of equally frequent ones the first, but never U+2029."""
    most = max(ends[end] for end in ("\n", "\r\n", "\r"))
    often = [end for end in ("\n", "\r\n", "\r") if ends[end] == most]
    if len(often) == 1 or not most:
        return often[0]
    return next(match[0] for match in _LINE_END.finditer(text) if match[0] in often)


def _like_lines(text: str, end: str) -> Iterator[tuple[str, str]]:
    """The lines that all end alike, a part of the text after the other."""
    begin, start = CUT, 0
    while start <= len(text):
        stop = text.find(end, start + _PART)
        stop = stop if stop >= 0 else len(text)
        for line in text[start:stop].split(end):
            yield begin, line
            begin = end
        start = stop + len(end)


def _different_lines(text: str) -> Iterator[tuple[str, str]]:
    """The lines that end differently, each with the line end before it."""
    begin, start = CUT, 0
    for match in _LINE_END.finditer(text):
        yield begin, text[start : match.start()]
        begin, start = match[0], match.end()
    yield begin, text[start:]


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
