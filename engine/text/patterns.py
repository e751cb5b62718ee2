"""Patterns of tokenizer files: plain texts, or regular expressions as Oniguruma reads them.

`pretokenize` has the patterns that a person types here. Those of tokenizer files were written for
another engine, and what the two read differently is rewritten; a pattern that still does not
compile is refused with its place.
"""

from __future__ import annotations

import re
import warnings
from collections.abc import Iterator
from functools import lru_cache

import regex

_SECONDS, _SECONDS_PER_CHARACTER = 10.0, 1e-5
_LONGEST = 100_000
# Oniguruma's classes in brackets know all of Unicode.
_POSIX = {
    "alnum": r"\p{Alphabetic}\p{M}\p{Nd}",
    "alpha": r"\p{Alphabetic}",
    "blank": r"\p{Zs}\t",
    "cntrl": r"\p{Cc}",
    "digit": r"\p{Nd}",
    "lower": r"\p{Lowercase}",
    "punct": r"\p{P}\p{S}",
    "space": r"\s",
    "upper": r"\p{Uppercase}",
    "word": r"\p{Alphabetic}\p{M}\p{Nd}\p{Pc}",
    "xdigit": r"0-9A-Fa-f",
}
_SPECIAL = re.compile(r"\\.|\[:(\^?)([a-z]+):\]|\(\?<(?![=!])|\(\?[imx-]+[:)]", re.DOTALL)
_ESCAPES = {r"\h": "[0-9A-Fa-f]", r"\H": "[^0-9A-Fa-f]", r"\z": r"\Z", r"\Z": r"(?=\n?\Z)"}


class PatternError(ValueError):
    """A pattern of a file that does not compile.

    Attributes:
        pattern: the pattern.
        position: the character at which reading it failed, or None.
        reason: what is wrong, in words.
    """

    def __init__(self, pattern: str, position: int | None, reason: str) -> None:
        """Keep the parts; the message joins them."""
        place = "" if position is None else f" at character {position + 1}"
        super().__init__(f"the pattern is wrong{place}: {reason}")
        self.pattern, self.position, self.reason = pattern, position, reason

    def __reduce__(self) -> tuple[type[PatternError], tuple[str, int | None, str]]:
        """Cross a process border with all parts."""
        return type(self), (self.pattern, self.position, self.reason)


class PatternTimeoutError(ValueError):
    """A pattern that backtracked for too long on this text."""


@lru_cache(maxsize=256)
def compile_pattern(pattern: str, is_regex: bool = True) -> regex.Pattern[str]:
    r"""Make a pattern that can be searched for.

    >>> [match[0] for match in compile_pattern(r"[[:digit:]]+").finditer("a12")]
    ['12']

    Raises:
        PatternError: it does not compile.
    """
    if not is_regex:
        return regex.compile(regex.escape(pattern))
    if len(pattern) > _LONGEST:
        raise PatternError(pattern, None, f"it is longer than {_LONGEST} characters")
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # advice about future syntax is not for a reader here
            return regex.compile(_translated(pattern), regex.MULTILINE | regex.VERSION0)
    except regex.error as error:
        raise PatternError(pattern, error.pos, str(error.msg)) from None
    except (RecursionError, OverflowError, MemoryError, ValueError):
        raise PatternError(pattern, None, "it is nested too deeply or too large") from None


def find_all(pattern: regex.Pattern[str], text: str) -> Iterator[tuple[int, int]]:
    """Yield where a pattern is found.

    Raises:
        PatternTimeoutError: it needs too long for this text.
    """
    limit = _SECONDS + _SECONDS_PER_CHARACTER * len(text)
    try:
        for match in pattern.finditer(text, timeout=limit):
            yield match.span()
    except TimeoutError:
        reason = f"the pattern backtracked for more than {limit:.0f} seconds on this text"
        raise PatternTimeoutError(reason) from None


def _translated(pattern: str) -> str:
    """Write for the `regex` package what Oniguruma reads otherwise.

    There `^` and `$` stand at every line, as MULTILINE says; the rest is here.
    """
    return _SPECIAL.sub(_replacement, pattern)


def _replacement(match: re.Match[str]) -> str:
    if match[0].startswith("[:"):
        members = _POSIX.get(match[2])
        if members is None or match[1]:
            return match[0]
        return members
    if match[0].startswith("(?<"):
        return "(?P<"
    if match[0].startswith("(?"):
        return match[0].replace("m", "s")  # what lets the dot stand for a line end
    return _ESCAPES.get(match[0], match[0])
