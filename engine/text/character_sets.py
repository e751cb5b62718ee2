"""Kinds of characters as the Hugging Face library tells them apart.

The tables are in `unicode_sets`; they are those of the library, whatever Python's own know.
"""

from __future__ import annotations

from functools import cache

from engine.text.unicode_sets import ranges_of
from engine.text.unicode_sets.classes import (
    BERT_CONTROLS,
    COMBINING_MARKS,
    NONSPACING_MARKS,
    NUMERALS,
    PUNCTUATION,
)

_CHINESE = "3400-4DBF 4E00-9FFF F900-FAFF 20000-2A6DF 2A700-2B81F 2B920-2CEAF 2F800-2FA1F"
_WHITE_SPACE = "9-D 20 85 A0 1680 2000-200A 2028-2029 202F 205F 3000"
# Letters with a small form that Python's tables do not know yet, as (first, last, what is added).
_MORE_CAPITALS = (
    (0x1C89, 0x1C89, 1),
    (0xA7CB, 0xA7CB, 0x264 - 0xA7CB),
    (0xA7CC, 0xA7CC, 1),
    (0xA7CE, 0xA7CE, 1),
    (0xA7D2, 0xA7D2, 1),
    (0xA7D4, 0xA7D4, 1),
    (0xA7DA, 0xA7DA, 1),
    (0xA7DC, 0xA7DC, 0x19B - 0xA7DC),
    (0x10D50, 0x10D65, 0x20),
    (0x16EA0, 0x16EB8, 0x1B),
)


@cache
def code_point_set(listed: str) -> frozenset[str]:
    """Read ranges of hexadecimal code points.

    >>> sorted(code_point_set("61-63 7A"))
    ['a', 'b', 'c', 'z']
    """
    ranges = ranges_of(listed)
    return frozenset(chr(point) for first, last in ranges for point in range(first, last + 1))


WHITE_SPACE = code_point_set(_WHITE_SPACE)
"""Unicode's White_Space. `str.isspace` also counts four separators among the controls."""


def is_white_space(character: str) -> bool:
    """Tell what Rust's `char::is_whitespace` tells."""
    return character in WHITE_SPACE


def is_mark(character: str) -> bool:
    """Tell a mark of any kind (Mn, Mc, Me), as StripAccents does."""
    return character in code_point_set(COMBINING_MARKS)


def is_nonspacing_mark(character: str) -> bool:
    """Tell a nonspacing mark (Mn), as BertNormalizer does."""
    return character in code_point_set(NONSPACING_MARKS)


def is_punctuation(character: str) -> bool:
    """Tell punctuation as BERT does: all of ASCII but letters and digits, and Unicode's."""
    return character in code_point_set(PUNCTUATION)


def is_number(character: str) -> bool:
    """Tell what Rust's `char::is_numeric` tells: Nd, Nl and No."""
    return character in code_point_set(NUMERALS)


def is_control(character: str) -> bool:
    """Tell what BERT removes: Cc, Cf and Co, but tab and line ends are spaces."""
    private = "\ue000" <= character <= "\uf8ff" or character >= "\U000f0000"
    return (private and ord(character) & 0xFFFE != 0xFFFE) or character in code_point_set(
        BERT_CONTROLS
    )


def is_chinese(character: str) -> bool:
    """Tell what BERT puts spaces around: ideographs of the blocks that its code lists."""
    return character >= "\u3400" and character in code_point_set(_CHINESE)


def lower(character: str) -> str:
    """Give the small form of one character, which may be several: that of İ is two."""
    if not character.isascii():
        for first, last, added in _MORE_CAPITALS:
            if first <= ord(character) <= last:
                return chr(ord(character) + added)
    return character.lower()
