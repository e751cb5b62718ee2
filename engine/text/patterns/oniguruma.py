r"""Regular expressions of Oniguruma (in Ruby's syntax) in the words of the `regex` package.

The `tokenizers` library hands the patterns of its files to Oniguruma. Most of what stands in them
means the same here; what does not is rewritten: `^` and `$` are the ends of lines, `{1,3}+` repeats
a repetition, `(?m)` lets the dot match line ends, `\h` is a hexadecimal digit, a word character is
another one, an option holds to the end of its group, alternatives included.
Source: Oniguruma's documentation of its syntax (doc/RE), and trials with version 6.9.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from engine.text.patterns.character_class import read_class
from engine.text.patterns.escapes import WORD, Reader, literal, read_code, set_of_escape

_INTERVAL = re.compile(r"\{(?:(\d+)(,?)(\d*)|(,)(\d+))\}")
_OPTIONS = re.compile(r"\(\?([imx]*)(?:-([imx]*))?([:)])")
_NAMED = re.compile(r"\(\?(?:<([^\W\d]\w*)>|'([^\W\d]\w*)')")
_CONDITION = re.compile(r"\(\?\(<?(\w+)>?\)")
_REFERENCE = re.compile(r"([kg])(?:<([^>]+)>|'([^']+)')")
_OPENINGS = ("(?:", "(?=", "(?!", "(?<=", "(?<!", "(?>")
_ANCHORS = {
    "A": r"\A",
    "z": r"\Z",
    "Z": r"(?=\n?\Z)",
    "G": r"\G",
    "K": r"\K",
    "b": f"(?:(?<={WORD})(?!{WORD})|(?<!{WORD})(?={WORD}))",
    "B": f"(?:(?<={WORD})(?={WORD})|(?<!{WORD})(?!{WORD}))",
    "R": r"\R",
    "X": r"\X",
    "N": r"[^\n]",
    "O": r"(?s:.)",
}
_LINE_BEGIN, _LINE_END = r"(?:\A|(?<=\n)(?!\Z))", r"(?=\n|\Z)"


class _Options(NamedTuple):
    dot_matches_all: bool = False
    extended: bool = False


def translated(pattern: str) -> str:
    r"""Give the pattern in the syntax of `regex`, version 1.

    >>> translated(r"\p{N}{1,3}+|a$")
    '(?:\\p{n}{1,3})+|a(?=\\n|\\Z)'

    Raises:
        PatternError: it is malformed, or uses something that has no counterpart.
    """
    reader = Reader(pattern)
    new = _Translation(reader).alternatives(_Options())
    if not reader.ended:
        raise reader.error("a bracket is closed that was never opened")
    return new


class _Translation:
    def __init__(self, reader: Reader) -> None:
        self._reader = reader
        # Where groups have names, those without one do not count.
        self._plain_group = "(?:" if _NAMED.search(reader.pattern) else "("
        self._groups = len(re.findall(r"(?<!\\)\((?!\?)", reader.pattern))

    def alternatives(self, options: _Options) -> str:
        """Read up to the end of the pattern or of the group, whose bracket is left unread."""
        reader, parts = self._reader, [""]
        while not reader.ended and not reader.sees(")"):
            if options.extended and reader.skip_blanks():
                continue
            if reader.take("|"):
                parts[-1:] = [parts[-1], "|", ""]
                continue
            parts += [self._repeated(self._atom(options), options)]
        return "".join(parts)

    def _repeated(self, atom: str, options: _Options) -> str:
        """Read what repeats an atom; a second repetition repeats the first."""
        reader, repeated = self._reader, False
        while True:
            if options.extended and reader.skip_blanks():
                continue
            sign = self._repetition()
            if not sign:
                return atom
            if repeated or not atom:
                atom = f"(?:{atom})"
            fixed_and_lazy = sign.endswith("}") and "," not in sign and reader.take("?")
            atom, repeated = atom + sign, True
            if fixed_and_lazy:  # `{2}?` is twice or not at all
                atom = f"(?:{atom})?"

    def _repetition(self) -> str:
        reader = self._reader
        sign = reader.take_one_of("*+?")
        if sign:
            return sign + reader.take_one_of("?+")
        match = reader.take_match(_INTERVAL)
        if not match:
            return ""
        least, comma, most = match[1] or "0", match[2] or match[4] or "", match[3] or match[5] or ""
        if most and int(most) < int(least):
            return f"{{{most},{least}}}+"
        sign = f"{{{least}{comma}{most}}}"
        return sign + reader.take_one_of("?") if comma else sign

    def _atom(self, options: _Options) -> str:
        reader = self._reader
        if reader.sees("("):
            return self._group(options)
        character = reader.next()
        if character == "[":
            return read_class(reader)
        if character == "\\":
            return self._escape()
        if character == "^":
            return _LINE_BEGIN
        if character == "$":
            return _LINE_END
        if character == ".":
            return "(?s:.)" if options.dot_matches_all else "."
        if character in "*+?":
            raise reader.error("there is nothing to repeat")
        return literal(character)

    def _escape(self) -> str:
        reader = self._reader
        reference = reader.take_match(_REFERENCE)
        if reference:
            return self._reference(reference[1], reference[2] or reference[3])
        number = reader.sees_match(re.compile(r"[1-9]\d*"))
        if number and (len(number[0]) == 1 or int(number[0]) <= self._groups):
            reader.skip(len(number[0]))
            return rf"(?:\{number[0]})"
        code = read_code(reader)
        if code is not None:
            return literal(chr(code))
        whole = set_of_escape(reader)
        if whole is not None:
            return whole
        letter = reader.next()
        if letter in "yY":
            raise reader.error(f"\\{letter} is not known here")
        return _ANCHORS.get(letter) or literal(letter)

    def _reference(self, letter: str, name: str) -> str:
        if letter == "g":
            return "(?R)" if name == "0" else f"(?{name})" if name.isdigit() else f"(?&{name})"
        if not name.isidentifier() and not name.isdigit():
            raise self._reader.error("a reference to a group at a level is not known here")
        return rf"(?:\{name})" if name.isdigit() else f"(?P={name})"

    def _group(self, options: _Options) -> str:
        reader = self._reader
        if reader.take("(?#"):
            reader.skip_to_closing_bracket()
            return ""
        switched = reader.take_match(_OPTIONS)
        if switched:
            return self._with_options(options, switched)
        opening = self._opening()
        inside = self.alternatives(options)
        self._close()
        return f"{opening}{inside})"

    def _with_options(self, options: _Options, match: re.Match[str]) -> str:
        on, off = match[1], match[2] or ""
        options = _Options(
            ("m" in on or options.dot_matches_all) and "m" not in off,
            ("x" in on or options.extended) and "x" not in off,
        )
        inside = self.alternatives(options)
        if match[3] == ":":
            self._close()
        case = "i" if "i" in on and "i" not in off else "-i" if "i" in off else ""
        return f"(?{case}:{inside})"

    def _opening(self) -> str:
        reader = self._reader
        for opening in _OPENINGS:
            if reader.take(opening):
                return opening
        named = reader.take_match(_NAMED)
        if named:
            return f"(?P<{named[1] or named[2]}>"
        condition = reader.take_match(_CONDITION)
        if condition:
            return f"(?({condition[1]})"
        if reader.sees("(?"):
            raise reader.error("this kind of group is not known here")
        reader.skip(1)
        return self._plain_group

    def _close(self) -> None:
        if not self._reader.take(")"):
            raise self._reader.error("a bracket is not closed")
