"""A text cut into the pieces that are laid out one by one: its lines, and parts of long lines.

Everything is an array with one entry per piece, made in a few milliseconds for a megabyte, because
it is made anew with every key. A piece keeps its line end. Where a line is longer than LONGEST
characters it is cut near every LONGEST-th one, before a space if there is one close by.
"""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np
import regex

from gui.compare.display_text import code_points, utf8_lengths
from gui.compare.frames import BoolArray, IntArray, find_place

LONGEST = 2000  # characters of one piece
_SEARCHED = 160  # characters before the fixed place in which a good place to cut is looked for
_LINE_FEED, _RETURN = 10, 13
_FLAG_LETTERS = 0x1F1E6, 0x1F1FF  # two of them are one flag
_CHARACTER = regex.compile(r"\X")  # what a person sees as one
_ESCAPE = 8  # columns of ⟨U+0000⟩
_COMPARED = 1 << 15  # characters that are compared at once; they stay in the cache


def _columns_table() -> IntArray:
    """Roughly how many columns a character of the first 65 536 takes."""
    table = np.ones(0x10000, dtype=np.int8)
    for first, last, columns in (
        (0x0000, 0x0009, _ESCAPE),
        (0x000B, 0x000D, _ESCAPE),
        (0x000E, 0x0020, _ESCAPE),
        (0x007F, 0x00A1, _ESCAPE),
        (0x0300, 0x0370, 0),
        (0x1100, 0x1160, 2),
        (0x2000, 0x2010, _ESCAPE),
        (0x2E80, 0xA4D0, 2),
        (0xAC00, 0xD7A4, 2),
        (0xD800, 0xF900, _ESCAPE),
        (0xF900, 0xFB00, 2),
        (0xFE30, 0xFE70, 2),
        (0xFF00, 0xFF61, 2),
    ):
        table[first:last] = columns
    table[0xFFFF] = 2  # stands for all beyond
    return table


_COLUMNS = _columns_table()


@dataclass(frozen=True, slots=True, eq=False)
class TextPieces:
    """The k pieces of a text.

    Attributes:
        text: the text.
        codes: its code points.
        starts: k + 1 offsets: the first character of each piece, and the number of characters.
        byte_starts: k + 1 offsets: its first byte in UTF-8, and the number of bytes.
        columns: k numbers: about how many columns of a fixed-width font it takes.
        continues: k marks: its line goes on with the next piece.
    """

    text: str = ""
    codes: IntArray = field(default_factory=lambda: np.zeros(0, dtype=np.uint32))
    starts: IntArray = field(default_factory=lambda: np.zeros(1, dtype=np.int32))
    byte_starts: IntArray = field(default_factory=lambda: np.zeros(1, dtype=np.int32))
    columns: IntArray = field(default_factory=lambda: np.zeros(0, dtype=np.int32))
    continues: BoolArray = field(default_factory=lambda: np.zeros(0, dtype=np.bool_))

    def __len__(self) -> int:
        return len(self.columns)

    def piece(self, number: int) -> str:
        """The text of piece `number`."""
        return self.text[self.starts[number] : self.starts[number + 1]]

    def piece_at_byte(self, byte: int) -> int:
        """The piece that holds byte `byte`; the last one at and beyond the end."""
        return self._piece_at(self.byte_starts, byte)

    def piece_at(self, character: int) -> int:
        """The piece that holds character `character`; the last one at and beyond the end."""
        return self._piece_at(self.starts, character)

    def _piece_at(self, starts: IntArray, offset: int) -> int:
        number = find_place(starts, offset, after=True) - 1
        return max(0, min(number, len(self) - 1))

    def line_beginning(self, number: int) -> str:
        """The beginning of the line to which piece `number` belongs."""
        while number and self.continues[number - 1]:
            number -= 1
        return self.piece(number)


def cut_text(text: str) -> TextPieces:
    r"""Cut a text into pieces.

    >>> pieces = cut_text("a\r\nb\rc\n")
    >>> [pieces.piece(number) for number in range(len(pieces))]
    ['a\r\n', 'b\r', 'c\n']
    """
    if not text:
        return TextPieces()
    codes = code_points(text)
    lines = _line_starts(codes)
    starts, continues = _cut_long(text, codes, lines)
    at = starts[:-1]
    if text.isascii():
        byte_starts = starts
    else:
        byte_starts = np.zeros(len(starts), dtype=np.int32)
        lengths = np.add.reduceat(utf8_lengths(codes), at, dtype=np.int32)
        np.cumsum(lengths, out=byte_starts[1:])
    width = _COLUMNS.take(codes, mode="clip")
    columns = np.add.reduceat(width, at, dtype=np.int32)
    return TextPieces(text, codes, starts, byte_starts, columns, continues)


def common_ends(old: IntArray, new: IntArray) -> tuple[int, int]:
    """How many characters at the beginning, and how many at the end, are the same in both."""
    return _common(old, new), _common(old[::-1], new[::-1])


def common_pieces(
    old: TextPieces, new: TextPieces, ends: tuple[int, int] | None = None
) -> tuple[int, int]:
    """How many pieces at the beginning, and how many at the end, are the same in both.

    Args:
        old: the pieces of one text.
        new: those of the other.
        ends: what `common_ends` says of them, if that is known.
    """
    most = min(len(old), len(new))
    first, last = ends or common_ends(old.codes, new.codes)
    head = _common(old.starts[1:], new.starts[1:])
    head = min(head, int(np.searchsorted(new.starts[1:], first, side="right")), most)
    size_old, size_new = len(old.codes), len(new.codes)
    tail = _common(size_old - old.starts[-2::-1], size_new - new.starts[-2::-1])
    reach = np.searchsorted(size_new - new.starts[-2::-1], last, side="right")
    return head, min(tail, int(reach), most - head)


def _common(one: IntArray, other: IntArray) -> int:
    """Length of the beginning that two arrays share; what lies behind it is not looked at."""
    size = min(len(one), len(other))
    for start in range(0, size, _COMPARED):
        piece = slice(start, min(start + _COMPARED, size))
        unlike = one[piece] != other[piece]
        at = int(np.argmax(unlike))
        if unlike[at]:
            return start + at
    return size


def _line_starts(codes: IntArray) -> IntArray:
    ends = codes == _LINE_FEED
    returns = np.flatnonzero(codes == _RETURN)
    if len(returns):
        following = codes[np.minimum(returns + 1, len(codes) - 1)]
        ends[returns[following != _LINE_FEED]] = True
        ends[-1] |= codes[-1] == _RETURN
    after = np.flatnonzero(ends).astype(np.int32) + 1
    if len(after) and after[-1] == len(codes):
        after = after[:-1]
    return np.concatenate(([0], after, [len(codes)])).astype(np.int32)


def _cut_long(text: str, codes: IntArray, lines: IntArray) -> tuple[IntArray, BoolArray]:
    long = np.flatnonzero(np.diff(lines) > LONGEST)
    cuts = [
        _good_place(text, codes, place)
        for line in long.tolist()
        for place in range(int(lines[line]) + LONGEST, int(lines[line + 1]), LONGEST)
    ]
    if not cuts:
        return lines, np.zeros(len(lines) - 1, dtype=np.bool_)
    starts = np.sort(np.concatenate((lines, np.array(cuts, dtype=np.int32))))
    return starts, ~np.isin(starts[1:], lines, assume_unique=True)


def _good_place(text: str, codes: IntArray, place: int) -> int:
    """The last place before a space that is close to `place`, else one between two characters."""
    begin = place - _SEARCHED
    space = text.rfind(" ", begin, place + 1)
    if space >= 0:
        return space
    begin -= _flag_letters_before(codes, begin) % 2
    starts: list[int] = [match.start() for match in _CHARACTER.finditer(text, begin, place + 1)]
    return starts[-1]


def _flag_letters_before(codes: IntArray, place: int) -> int:
    """How many letters of flags stand directly before a place."""
    first, last = _FLAG_LETTERS
    start = max(0, place - 2 * LONGEST)
    others = np.flatnonzero((codes[start:place] < first) | (codes[start:place] > last))
    return place - start - (int(others[-1]) + 1 if len(others) else 0)
