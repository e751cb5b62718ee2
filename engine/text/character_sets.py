"""Sets of characters as the Hugging Face library knows them: its Unicode tables have another age.

The crates behind `tokenizers` 0.23 know the categories of Unicode 8 to 10 (normalizers,
punctuation) and of Unicode 16 (white space, numbers, letters). Each set here is that of Python's
own tables, with the differences that comparing all code points has shown (Python 3.11).
"""

from __future__ import annotations

import unicodedata
from functools import cache, lru_cache

_NO_MARKS = (
    "7FD 898-89F 8CA-8D3 9FE AFA-AFF B55 C04 C3C D00 D3B-D3C D81 EBA 1715 180F 1ABF-1ACE 1CF7"
    " 1DF6-1DFA A82C A8FF 10D24-10D27 10EAB-10EAC 10F46-10F50 10F82-10F85 11070 11073-11074 110C2"
    " 11145-11146 111C9 111CE-111CF 1133B 1145E 1182C-1183A 11930-11935 11937-11938 1193B-1193E"
    " 11940 11942-11943 119D1-119D7 119DA-119E0 119E4 11A01-11A0A 11A33-11A39 11A3B-11A3E 11A47"
    " 11A51-11A5B 11A8A-11A99 11D31-11D36 11D3A 11D3C-11D3D 11D3F-11D45 11D47 11D8A-11D8E"
    " 11D90-11D91 11D93-11D97 11EF3-11EF6 16F4F 16F7F-16F87 16FE4 16FF0-16FF1 1CF00-1CF2D"
    " 1CF30-1CF46 1E130-1E136 1E2AE 1E2EC-1E2EF"
)
_NO_NONSPACING_MARKS = (
    "7FD 898-89F 8CA-8E1 9FE AFA-AFF B55 C04 C3C D00 D3B-D3C D81 EBA 180F 1885-1886 1ABF-1ACE"
    " 1DF6-1DFB A82C A8C5 A8FF A9BD 10D24-10D27 10EAB-10EAC 10F46-10F50 10F82-10F85 11070"
    " 11073-11074 110C2 111C9 111CF 1123E 1133B 11438-1143F 11442-11444 11446 1145E 1182F-11837"
    " 11839-1183A 1193B-1193C 1193E 11943 119D4-119D7 119DA-119DB 119E0 11A01-11A0A 11A33-11A38"
    " 11A3B-11A3E 11A47 11A51-11A56 11A59-11A5B 11A8A-11A96 11A98-11A99 11C30-11C36 11C38-11C3D"
    " 11C3F 11C92-11CA7 11CAA-11CB0 11CB2-11CB3 11CB5-11CB6 11D31-11D36 11D3A 11D3C-11D3D"
    " 11D3F-11D45 11D47 11D90-11D91 11D95 11D97 11EF3-11EF4 16F4F 16FE4 1CF00-1CF2D 1CF30-1CF46"
    " 1E000-1E006 1E008-1E018 1E01B-1E021 1E023-1E024 1E026-1E02A 1E130-1E136 1E2AE 1E2EC-1E2EF"
    " 1E944-1E94A"
)
_NO_PUNCTUATION = (
    "61D 9FD A76 C77 C84 1B7D-1B7E 2E43-2E4F 2E52-2E5D 10EAD 10F55-10F59 10F86-10F89 1144B-1144F"
    " 1145A-1145B 1145D 11660-1166C 116B9 1183B 11944-11946 119E2 11A3F-11A46 11A9A-11A9C"
    " 11A9E-11AA2 11C41-11C45 11C70-11C71 11EF7-11EF8 11FFF 12FF1-12FF2 16E97-16E9A 16FE2"
    " 1E95E-1E95F"
)
_MORE_NUMBERS = (
    "10D40-10D49 116D0-116E3 11BF0-11BF9 11DE0-11DE9 11F50-11F59 16130-16139 16D70-16D79"
    " 16FF4-16FF6 1CCF0-1CCF9 1D2C0-1D2D3 1E4F0-1E4F9 1E5F1-1E5FA"
)
_NO_CONTROLS = "9-A D 890-891 8E2 110CD 13430-13438"
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
def code_point_set(ranges: str) -> frozenset[str]:
    """Read ranges of hexadecimal code points.

    >>> sorted(code_point_set("61-63 7A"))
    ['a', 'b', 'c', 'z']
    """
    found: set[str] = set()
    for part in ranges.split():
        first, _, last = part.partition("-")
        found.update(map(chr, range(int(first, 16), int(last or first, 16) + 1)))
    return frozenset(found)


WHITE_SPACE = code_point_set(_WHITE_SPACE)
"""Unicode's White_Space. `str.isspace` also counts four separators among the controls."""


def is_white_space(character: str) -> bool:
    """Tell what Rust's `char::is_whitespace` tells."""
    return character in WHITE_SPACE


@lru_cache(maxsize=4096)
def is_mark(character: str) -> bool:
    """Tell a mark of any kind (Mn, Mc, Me), as StripAccents does."""
    return (
        unicodedata.category(character)[0] == "M" and character not in code_point_set(_NO_MARKS)
    ) or character in "\u1cf2\u1cf3"


@lru_cache(maxsize=4096)
def is_nonspacing_mark(character: str) -> bool:
    """Tell a nonspacing mark (Mn), as BertNormalizer does."""
    is_one = unicodedata.category(character) == "Mn"
    return (
        is_one and character not in code_point_set(_NO_NONSPACING_MARKS)
    ) or character == "\u1734"


@lru_cache(maxsize=4096)
def is_punctuation(character: str) -> bool:
    """Tell punctuation as BERT does: all of ASCII but letters and digits, and Unicode's."""
    if character < "\x7f":
        return character > " " and not character.isalnum()
    is_one = unicodedata.category(character)[0] == "P"
    return (
        is_one and character not in code_point_set(_NO_PUNCTUATION)
    ) or character in "\u166d\U000111c9"


@lru_cache(maxsize=4096)
def is_number(character: str) -> bool:
    """Tell what Rust's `char::is_numeric` tells: Nd, Nl and No."""
    return unicodedata.category(character)[0] == "N" or character in code_point_set(_MORE_NUMBERS)


@lru_cache(maxsize=4096)
def is_control(character: str) -> bool:
    """Tell what BERT removes: Cc, Cf and Co, but tab and line ends are spaces."""
    is_one = unicodedata.category(character) in ("Cc", "Cf", "Co")
    return is_one and character not in code_point_set(_NO_CONTROLS)


def is_chinese(character: str) -> bool:
    """Tell what BERT puts spaces around: ideographs of the blocks that its code lists."""
    return character >= "\u3400" and character in code_point_set(_CHINESE)


@lru_cache(maxsize=4096)
def lower(character: str) -> str:
    """Give the small form of one character, which may be several: that of İ is two."""
    for first, last, added in _MORE_CAPITALS:
        if first <= ord(character) <= last:
            return chr(ord(character) + added)
    return character.lower()
