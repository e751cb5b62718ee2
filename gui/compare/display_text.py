"""How a piece of text is written on the screen, and where each character stands in what is written.

`engine.text.alphabet.visible` says what one character looks like; this module writes running text:
it leaves alone the invisible characters that shape their neighbours (joiners inside an emoji or a
Persian word), offers lines a place to end before a space, and keeps the offsets of both sides.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import regex

from engine.text.alphabet import visible
from gui.compare.frames import BoolArray, IntArray

_BREAK = "\u200b"  # of no width: a line may end here
_CIRCLE = "\u25cc"  # carries marks that have no letter to stand on
_JOINING = r"[\p{Arab}\p{Syrc}\p{Mong}\p{Nkoo}\p{Deva}\p{Beng}\p{Guru}\p{Gujr}\p{Orya}\p{Taml}"
_JOINING += r"\p{Telu}\p{Knda}\p{Mlym}\p{Sinh}\p{Khmr}\p{Mymr}]"
_SHAPING = regex.compile(
    r"(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])\u200D(?=\p{Extended_Pictographic})"
    rf"|(?<={_JOINING}\p{{M}}*)[\u200C\u200D](?={_JOINING})"
    r"|(?<=[\p{Extended_Pictographic}\p{Emoji_Presentation}])[\uFE0E\uFE0F]"
    r"|(?<=[0-9#*])\uFE0F(?=\u20E3)"
    r"|(?<=\U0001F3F4[\U000E0020-\U000E007E]*)[\U000E0020-\U000E007F]"
)
_SHAPER = regex.compile(r"[\u200C\u200D\uFE0E\uFE0F\U000E0020-\U000E007F]")
_MARK = regex.compile(r"\p{M}")
_NO_SURROGATE = (
    r"(?![\ud800-\udfff])"  # the tables give lone ones a direction; they are written out
)
_RIGHT_TO_LEFT = regex.compile(_NO_SURROGATE + r"[\p{bc=R}\p{bc=AL}\p{bc=AN}]")
_STRONG = regex.compile(_NO_SURROGATE + r"[\p{bc=L}\p{bc=R}\p{bc=AL}]")
_DECISIVE = 1000  # characters of a line that are searched for one that has a direction
# Letters and signs that stand one to a column, whatever stands beside them.
_PLAIN = regex.compile(
    r"[\t\n\r\x20-\x7e\xa1-\xac\xae-\u02ff\u0370-\u0482\u048a-\u052f\u1e00-\u1fff\u2010-\u2027]"
)
_UTF8_STEPS = (0x80, 0x800, 0x10000)


class _Signs(dict[str, str]):
    """Character -> how it is written, found out when first asked for."""

    def __missing__(self, character: str) -> str:
        sign = visible(character).removeprefix(_CIRCLE)
        if character == " " or len(sign) > 1:
            sign = _BREAK + sign
        self[character] = sign
        return sign


class _Measures(dict[str, int]):
    """Character -> how much room its sign takes, packed into one number for speed."""

    def __missing__(self, character: str) -> int:
        sign = _SIGNS[character]
        plain = len(sign) > 2 or _PLAIN.fullmatch(character) is not None
        self[character] = packed = _packed(sign) | plain
        return packed


def _packed(sign: str) -> int:
    """Bits: 0 plain, 1 a line may end before it, 2 beyond UTF-16's first plane, then columns."""
    broken, beyond = sign[:1] == _BREAK, sign[-1] > "\uffff"
    return (len(sign) - broken) << 3 | beyond << 2 | broken << 1


_SIGNS = _Signs()
_PACKED = _Measures()


@dataclass(frozen=True, slots=True, eq=False)
class DisplayText:
    """A piece of m characters as it is written.

    Attributes:
        text: what is written.
        units: m + 1 offsets: where each character begins in `text`, in UTF-16 units, and the end.
        ends: m offsets: where it ends; less than where the next begins, if a line may end there.
        columns: m numbers: how many columns of a fixed-width font each takes, where `plain`.
        plain: m marks: it takes just so many columns, whatever stands beside it.
        right_to_left: some of it runs from right to left.
    """

    text: str
    units: IntArray
    ends: IntArray
    columns: IntArray
    plain: BoolArray
    right_to_left: bool

    def character_at(self, unit: int) -> int:
        """The character that is written at UTF-16 unit `unit` of `text`."""
        last = len(self.units) - 2
        return max(0, min(last, int(np.searchsorted(self.units, unit, side="right")) - 1))


def display_text(piece: str) -> DisplayText:
    r"""Write a piece of text for the screen.

    >>> shown = display_text("a\U0001f600\0b")
    >>> shown.text.replace("\u200b", "|"), shown.units.tolist()
    ('a😀|⟨U+0000⟩b', [0, 1, 4, 12, 13])
    """
    signs = list(map(_SIGNS.__getitem__, piece))
    packed = np.fromiter(map(_PACKED.__getitem__, piece), dtype=np.int32, count=len(piece))
    plain = (packed & 1).astype(np.bool_)
    if not plain.all():
        if _SHAPER.search(piece):
            _keep_shapers(piece, signs, packed)
        _carry_marks(piece, signs, packed)
        plain = (packed & 1).astype(np.bool_)
    if signs and signs[0][:1] == _BREAK:
        signs[0] = signs[0][1:]
        packed[0] &= ~2
    units, ends, columns = _measure(packed)
    right_to_left = not piece.isascii() and _RIGHT_TO_LEFT.search(piece) is not None
    return DisplayText("".join(signs), units, ends, columns, plain, right_to_left)


def plain_copy(piece: str) -> str:
    r"""The same signs without the invisible places where lines may end: for the clipboard.

    >>> plain_copy("a b\n")
    'a·b⏎'
    """
    return display_text(piece).text.replace(_BREAK, "")


def utf8_lengths(codes: IntArray) -> IntArray:
    """How many bytes each code point takes in UTF-8; three for a lone surrogate."""
    lengths = np.ones(len(codes), dtype=np.int8)
    for step in _UTF8_STEPS:
        if step <= np.iinfo(codes.dtype).max:
            np.add(lengths, codes >= step, out=lengths, casting="unsafe")
    return lengths


def code_points(text: str) -> IntArray:
    """The code points of a text, lone surrogates too, in the narrowest numbers that hold them."""
    if text.isascii():
        return np.frombuffer(text.encode("ascii"), dtype=np.uint8)
    narrow = text.encode("utf-16-le", "surrogatepass")
    if len(narrow) == 2 * len(text):
        return np.frombuffer(narrow, dtype=np.uint16)
    return np.frombuffer(text.encode("utf-32-le", "surrogatepass"), dtype=np.uint32)


def begins_right_to_left(line: str) -> bool:
    """Whether the first letter that has a direction runs from right to left."""
    first = _STRONG.search(line, 0, _DECISIVE)
    return first is not None and _RIGHT_TO_LEFT.match(first.group()) is not None


def _keep_shapers(piece: str, signs: list[str], packed: IntArray) -> None:
    for match in _SHAPING.finditer(piece):
        at = match.start()
        signs[at] = match.group()
        packed[at] = _packed(signs[at])


def _carry_marks(piece: str, signs: list[str], packed: IntArray) -> None:
    for match in _MARK.finditer(piece):
        at = match.start()
        if signs[at] == piece[at] and (at == 0 or not signs[at - 1].endswith(piece[at - 1])):
            signs[at] = _CIRCLE + piece[at]
            packed[at] = _packed(signs[at])


def _measure(packed: IntArray) -> tuple[IntArray, IntArray, IntArray]:
    """Where signs begin and end, in UTF-16 units, and how many columns they take.

    subtle: the place where a line may end is before a sign and not part of it, so that a space
    begins where its dot stands, on the next line if need be.
    """
    columns, breaks = packed >> 3, packed >> 1 & 1
    ends = np.cumsum(columns + breaks + (packed >> 2 & 1), dtype=np.int32)
    units = np.zeros(len(packed) + 1, dtype=np.int32)
    units[1:] = ends
    units[:-1] += breaks
    return units, ends, columns
