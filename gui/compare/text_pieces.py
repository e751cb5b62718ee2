"""A text cut into the pieces that are laid out one by one: its lines, and parts of long lines.

Everything is an array with one entry per piece, made in a few milliseconds for a megabyte. A piece
keeps its line end. A line that is longer than LONGEST characters is cut again and again, before a
space if there is one. Where it is cut next depends on nothing before the last cut: after an edit
the cuts soon are at the same places as before, and `text_recut` stops there.
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass, field

import numpy as np
import regex

from gui.compare.display_text import begins_right_to_left, code_points, utf8_lengths
from gui.compare.frames import BoolArray, IntArray, find_place
from gui.turns import at_once

LONGEST = 1000  # characters of one piece
_SEARCHED = 240  # characters in which a place is looked for where there are no spaces
_LINE_FEED, _RETURN = 10, 13
_FLAG_LETTERS = "".join(map(chr, range(0x1F1E6, 0x1F200)))  # two of them are one flag
_CHARACTER = regex.compile(r"\X")  # what a person sees as one
# Two of these are never seen as one.
_ALONE = regex.compile(
    r"[ -~\u00b0-\u02ff\u0370-\u0482\u048a-\u052f\u3041-\u3096\u30a1-\u30fa\u4e00-\u9fff]{2}"
)
_ESCAPE = 8  # columns of ⟨U+0000⟩


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
        starts: k + 1 offsets: the first character of each piece, and the number of characters.
        byte_starts: k + 1 offsets: its first byte in UTF-8, and the number of bytes.
        columns: k numbers: about how many columns of a fixed-width font it takes.
        continues: k marks: its line goes on with the next piece.
    """

    text: str = ""
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
        if number and self.continues[number - 1]:
            ends = ~self.continues[:number]
            number = number - int(np.argmax(ends[::-1])) if ends.any() else 0
        return self.piece(number)

    def is_mirrored(self, number: int) -> bool:
        """Whether the line of piece `number` begins at the right."""
        if self.text.isascii():
            return False
        return begins_right_to_left(self.line_beginning(number))


def cut_text(text: str) -> TextPieces:
    r"""Cut a text into pieces.

    >>> pieces = cut_text("a\r\nb\rc\n")
    >>> [pieces.piece(number) for number in range(len(pieces))]
    ['a\r\n', 'b\r', 'c\n']
    """
    return at_once(cutting(text))


def cutting(text: str) -> Generator[None, None, TextPieces]:
    """Cut a text as `cut_text` does, a part after each step."""
    if not text:
        return TextPieces()
    codes = code_points(text)
    lines = _line_starts(codes)
    yield
    starts, continues = yield from _cutting_long(text, lines)
    return (yield from _measuring(text, codes, starts, continues))


def cut_at(text: str, starts: IntArray, continues: BoolArray) -> TextPieces:
    """A text as the pieces that begin at these places, see `TextPieces`."""
    return at_once(_measuring(text, code_points(text), starts, continues))


def next_start(text: str, start: int) -> tuple[int, bool]:
    """Where the piece that begins at a place ends, and whether its line goes on there.

    This is the rule by which `cut_text` cuts, for one piece.
    """
    most = start + LONGEST
    found = [at for at in (text.find("\n", start, most), text.find("\r", start, most)) if at >= 0]
    if found:
        end = min(found) + 1
        end += text[end - 1] == "\r" and text[end : end + 1] == "\n"
        if end <= most:
            return end, False
    elif len(text) <= most:
        return len(text), False
    return _good_place(text, start), True


def _measuring(
    text: str, codes: IntArray, starts: IntArray, continues: BoolArray
) -> Generator[None, None, TextPieces]:
    at = starts[:-1]
    if text.isascii():
        byte_starts = starts
    else:
        byte_starts = np.zeros(len(starts), dtype=np.int32)
        lengths = np.add.reduceat(utf8_lengths(codes), at, dtype=np.int32)
        np.cumsum(lengths, out=byte_starts[1:])
    yield
    width = _COLUMNS.take(codes, mode="clip")
    columns = np.add.reduceat(width, at, dtype=np.int32)
    return TextPieces(text, starts, byte_starts, columns, continues)


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


def _cutting_long(text: str, lines: IntArray) -> Generator[None, None, tuple[IntArray, BoolArray]]:
    cuts: list[int] = []
    for line in np.flatnonzero(np.diff(lines) > LONGEST).tolist():
        start, end = int(lines[line]), int(lines[line + 1])
        while end - start > LONGEST:
            start = _good_place(text, start)
            cuts.append(start)
            yield
    if not cuts:
        return lines, np.zeros(len(lines) - 1, dtype=np.bool_)
    starts = np.sort(np.concatenate((lines, np.array(cuts, dtype=np.int32))))
    return starts, ~np.isin(starts[1:], lines, assume_unique=True)


def _good_place(text: str, start: int) -> int:
    """Where a piece of a long line ends, LONGEST / 2 to LONGEST characters after it begins.

    subtle: it is before the greatest word there, not before the last one. So two ways of cutting
    that begin elsewhere soon cut at the same places, and what is behind an edit stays as it was.
    """
    first, last = start + LONGEST // 2, start + LONGEST
    word = max(text[first:last].split(" ")[1:-1], default="")
    if word:
        return text.find(f" {word} ", first, last)
    space = text.rfind(" ", first, last)
    return space if space >= 0 else _place_without_spaces(text, start)


def _place_without_spaces(text: str, start: int) -> int:
    """The place before the greatest three characters; never one inside what is seen as one."""
    first, last = start + LONGEST - _SEARCHED, start + LONGEST
    codes = text[first:last]
    place = first + _index_of_greatest(codes)
    if _ALONE.fullmatch(text, place - 1, place + 1):
        return place
    begin = place - _SEARCHED
    before = text[start:begin]
    begin -= (len(before) - len(before.rstrip(_FLAG_LETTERS))) % 2
    starts: list[int] = [match.start() for match in _CHARACTER.finditer(text, begin, place + 1)]
    return starts[-1]


def _index_of_greatest(letters: str) -> int:
    greatest = max(zip(letters, letters[1:], letters[2:], strict=False))
    return letters.index("".join(greatest))
