"""Reading a pattern: a place in it, and the escapes that stand for characters and sets of them."""

from __future__ import annotations

import re
from typing import NamedTuple

from engine.text.patterns.errors import PatternError
from engine.text.unicode_sets import inside_of_class
from engine.text.unicode_sets.classes import PICTOGRAPHS

_WORD_PROPERTIES = r"\p{Alphabetic}\p{M}\p{Nd}\p{Pc}"
# subtle: outside of brackets Oniguruma looks the first 256 characters up in another table, in which
# superscripts and fractions are word characters.
WORD = rf"[{_WORD_PROPERTIES}\xb2\xb3\xb9\xbc-\xbe]"
"""A word character, outside of a class."""

_HEX_DIGITS = "0-9A-Fa-f"
_PROPERTIES = {
    "alnum": r"\p{Alphabetic}\p{Nd}",
    "alpha": r"\p{Alphabetic}",
    "any": r"\x00-\U0010ffff",
    "ascii": r"\x00-\x7f",
    "assigned": r"\P{Cn}",
    "blank": r"\t\p{Zs}",
    "cntrl": r"\p{Cc}",
    "digit": r"\p{Nd}",
    "extendedpictographic": inside_of_class(PICTOGRAPHS),
    "extpict": inside_of_class(PICTOGRAPHS),
    "graph": "[:graph:]",
    "idc": r"\p{ID_Continue}",
    "lower": r"\p{Lowercase}",
    "posixpunct": r"\p{P}\p{S}",
    "print": "[:print:]",
    "punct": r"\p{P}",
    "space": r"\s",
    "upper": r"\p{Uppercase}",
    "word": _WORD_PROPERTIES,
    "xdigit": _HEX_DIGITS,
}
# In `[:punct:]`, unlike in `\p{Punct}`, signs of mathematics and money are punctuation.
POSIX = _PROPERTIES | {"punct": r"\p{P}\p{S}"}
"""Name of a POSIX class -> what it is inside of brackets."""

_SIMPLE = {"w": _WORD_PROPERTIES, "h": _HEX_DIGITS}
_CODES = {"t": 9, "n": 10, "v": 11, "f": 12, "r": 13, "a": 7, "e": 27}
_CODE = re.compile(
    r"x\{\s*([0-9A-Fa-f]{1,8})\s*\}|x([0-9A-Fa-f]{1,2})|u([0-9A-Fa-f]{4})|([0-7]{1,3})|(?:c|C-)(.)"
)
_PROPERTY = re.compile(r"([pP])\{(\^?)([\w\s-]+)\}")


class Reader:
    """A pattern that is read from left to right."""

    def __init__(self, pattern: str) -> None:
        """Begin at the beginning."""
        self.pattern = pattern
        self._place = 0

    @property
    def ended(self) -> bool:
        """Whether everything was read."""
        return self._place >= len(self.pattern)

    def sees(self, text: str) -> bool:
        """Whether `text` comes next."""
        return self.pattern.startswith(text, self._place)

    def take(self, text: str) -> bool:
        """Read `text` if it comes next."""
        found = self.sees(text)
        self._place += len(text) * found
        return found

    def take_one_of(self, characters: str) -> str:
        """Read one of the characters if it comes next, else give an empty string."""
        found = self.pattern[self._place : self._place + 1]
        if not found or found not in characters:
            return ""
        self._place += 1
        return found

    def sees_match(self, expected: re.Pattern[str]) -> re.Match[str] | None:
        """Match what comes next."""
        return expected.match(self.pattern, self._place)

    def take_match(self, expected: re.Pattern[str]) -> re.Match[str] | None:
        """Match what comes next, and read it."""
        match = self.sees_match(expected)
        if match:
            self._place = match.end()
        return match

    def next(self) -> str:
        """Read one character.

        Raises:
            PatternError: the pattern ends here.
        """
        if self.ended:
            raise self.error("it ends too early")
        self._place += 1
        return self.pattern[self._place - 1]

    def skip(self, count: int) -> None:
        """Read over some characters."""
        self._place += count

    def skip_blanks(self) -> bool:
        """Read over white space and comments of an extended pattern; say whether there were any."""
        return self.take_match(re.compile(r"\s+|#[^\n]*\n?")) is not None

    def skip_to_closing_bracket(self) -> None:
        """Read over a comment in brackets."""
        while self.next() != ")":
            pass

    def error(self, reason: str) -> PatternError:
        """Make the error that is raised here."""
        return PatternError(self.pattern, max(0, self._place - 1), reason)


def literal(character: str) -> str:
    r"""Write a character so that it stands for itself, inside and outside of brackets.

    >>> print(literal("a"), literal("-"), literal(" "))
    a \- \x20
    """
    if character.isalnum() or not character.isascii():
        return character
    return f"\\{character}" if character.isprintable() and character != " " else _hex(character)


def _hex(character: str) -> str:
    return f"\\x{ord(character):02x}"


def read_code(reader: Reader) -> int | None:
    r"""Read the rest of an escape that names one character: `\t`, `\x41`, `\x{1f600}`, `\u00e9`."""
    match = reader.take_match(_CODE)
    if not match:
        letter = reader.take_one_of("".join(_CODES))
        return _CODES[letter] if letter else None
    if match[5]:
        return ord(match[5]) & 0x1F
    code = int(match[1] or match[2] or match[3] or "0", 16) if not match[4] else int(match[4], 8)
    if code > 0x10FFFF or 0xD800 <= code < 0xE000:
        raise reader.error("there is no such character")
    # Two digits are a byte to Oniguruma, and a lone byte above 7F is no character of UTF-8.
    if (match[2] or match[4]) and code > 0x7F:
        raise reader.error("a single byte above 7F is no character")
    return code


def class_of_escape(reader: Reader) -> str | None:
    r"""Read the rest of an escape that names a set (`\w`, `\p{L}`), written for use in brackets."""
    found = _set_of_escape(reader)
    return found and found.inside


def set_of_escape(reader: Reader) -> str | None:
    r"""Read the rest of an escape that names a set, written for use outside of brackets."""
    found = _set_of_escape(reader)
    if found is None:
        return None
    if found.name in ("w", "word"):
        return f"[^{WORD[1:]}" if found.negated else WORD
    return found.inside if found.is_simple else f"[{found.inside}]"


class _Set(NamedTuple):
    r"""A set that an escape names.

    Attributes:
        name: its name: "w" of `\W`, "lu" of `\p{Lu}`.
        negated: whether it is all other characters.
        inside: what it is in brackets.
        is_simple: whether it can stand without any.
    """

    name: str
    negated: bool
    inside: str
    is_simple: bool


def _set_of_escape(reader: Reader) -> _Set | None:
    match = reader.take_match(_PROPERTY)
    if match:
        name = re.sub(r"[\s_-]", "", match[3]).lower()
        negated = (match[1] == "P") != (match[2] == "^")
        inside = _PROPERTIES.get(name)
        if inside is None:
            return _Set(name, negated, rf"\{'P' if negated else 'p'}{{{name}}}", True)
    else:
        letter = reader.take_one_of("wWdDsShH")
        if letter in tuple("dDsS"):
            return _Set(letter, letter.isupper(), f"\\{letter}", True)
        if not letter:
            return None
        name, negated = letter.lower(), letter.isupper()
        inside = _SIMPLE[name]
    return _Set(name, negated, f"[^{inside}]" if negated else inside, negated)
