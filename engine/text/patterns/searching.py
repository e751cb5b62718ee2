"""Where a pattern of a tokenizer file matches a text."""

from __future__ import annotations

import re
import time
import warnings
from functools import cache, lru_cache
from typing import Protocol

import regex

from engine.text.patterns.errors import PatternError, PatternTimeoutError
from engine.text.patterns.oniguruma import translated
from engine.text.patterns.published import PUBLISHED
from engine.text.unicode_sets import ranges_of
from engine.text.unicode_sets.classes import AFTER_UNICODE_16

_LONGEST_PATTERN = 100_000
_SECONDS, _SECONDS_PER_CHARACTER = 10.0, 1e-5

Span = tuple[int, int]


class SearchPattern(Protocol):
    """Something that finds its matches in a text."""

    def matches(self, text: str) -> list[Span]:
        """Give all matches from left to right, as (start, end) in characters; some may be empty.

        Raises:
            PatternTimeoutError: the pattern backtracked for too long.
        """

    def whole(self, text: str, with_gaps: bool = False) -> list[str] | None:
        """Give all matches as strings, if none is empty and nothing is left between them.

        None says only that it cannot be done in this way, which is five times as fast.

        Args:
            text: the text.
            with_gaps: give them even if something is left.

        Raises:
            PatternTimeoutError: the pattern backtracked for too long.
        """


@lru_cache(maxsize=256)
def compile_pattern(pattern: str, is_regex: bool = True) -> SearchPattern:
    """Make a pattern ready; an empty string matches everywhere, between all characters.

    >>> compile_pattern("b+").matches("abbc")
    [(1, 3)]

    Raises:
        PatternError: it is no pattern, too long, or needs something that is not known here.
    """
    if is_regex or not pattern:
        return _Expression(pattern)
    return _Words(pattern)


def find_all(pattern: SearchPattern, text: str) -> list[Span]:
    """Give where a pattern is found; some matches may be empty.

    Raises:
        PatternTimeoutError: it needs too long for this text.
    """
    return pattern.matches(text)


class _Words:
    """A plain string."""

    def __init__(self, pattern: str) -> None:
        self._pattern = re.compile(re.escape(pattern))

    def matches(self, text: str) -> list[Span]:
        return [match.span() for match in self._pattern.finditer(text)]

    def whole(self, text: str, with_gaps: bool = False) -> list[str] | None:
        return None


class _Expression:
    """A regular expression."""

    def __init__(self, pattern: str) -> None:
        self._pattern, self._is_known = _compiled(pattern), pattern in PUBLISHED

    def matches(self, text: str) -> list[Span]:
        seen = _as_unicode_16(text)
        limit = _SECONDS + _SECONDS_PER_CHARACTER * len(text)
        try:
            timeout = None if self._is_known else limit
            spans = [match.span() for match in self._pattern.finditer(seen, timeout=timeout)]
            if any(start == end for start, end in spans):
                spans = self._with_empty_matches(seen, time.monotonic() + limit)
        except TimeoutError:
            raise _timeout(limit) from None
        return spans

    def whole(self, text: str, with_gaps: bool = False) -> list[str] | None:
        if self._pattern.groups or _as_unicode_16(text) is not text:
            return None
        limit = _SECONDS + _SECONDS_PER_CHARACTER * len(text)
        try:
            timeout = None if self._is_known else limit
            found: list[str] = self._pattern.findall(text, timeout=timeout)
        except TimeoutError:
            raise _timeout(limit) from None
        is_all = with_gaps or sum(map(len, found)) == len(text)
        return found if is_all and all(found) else None

    def _with_empty_matches(self, text: str, deadline: float) -> list[Span]:
        """Search as the library does: no empty match right after a match, and then one further."""
        spans: list[Span] = []
        place, last_end = 0, -1
        while place <= len(text):
            left = max(0.001, deadline - time.monotonic())
            match = self._pattern.search(text, place, timeout=left)
            if match is None:
                break
            start, end = match.span()
            if start == end == last_end:
                place = end + 1
                continue
            spans.append((start, end))
            place = last_end = end
        return spans


def _timeout(limit: float) -> PatternTimeoutError:
    reason = f"the pattern backtracked for more than {limit:.0f} seconds on this text"
    return PatternTimeoutError(reason)


def _compiled(pattern: str) -> regex.Pattern[str]:
    if len(pattern) > _LONGEST_PATTERN:
        raise PatternError(pattern, None, f"it is longer than {_LONGEST_PATTERN} characters")
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # advice about future syntax is not for a reader here
            return regex.compile(translated(pattern), regex.VERSION1)
    except regex.error as error:
        raise PatternError(pattern, None, str(error.msg)) from None
    except (RecursionError, OverflowError, MemoryError):
        raise PatternError(pattern, None, "it is nested too deeply or too large") from None


def _as_unicode_16(text: str) -> str:
    """Put a character that is none for each one that the library's engine does not know yet."""
    # A set of the characters is made far faster than a pattern looks at each of them.
    if text.isascii() or _younger().isdisjoint(set(text)):
        return text
    return text.translate(_stand_ins())


@cache
def _younger() -> frozenset[str]:
    ranges = ranges_of(AFTER_UNICODE_16 + " 295")
    return frozenset(chr(code) for first, last in ranges for code in range(first, last + 1))


@cache
def _stand_ins() -> dict[int, int]:
    """Map each young character to the next code point without a character, or to its elder twin.

    The next one, because a pattern may well have a range that holds them both.
    """
    unassigned = regex.compile(r"\p{Cn}")
    table = {0x295: 0x138}  # a small letter without a capital then, a letter without case now
    for first, last in ranges_of(AFTER_UNICODE_16):
        free = last
        while not unassigned.match(chr(free)) and free < 0x10FFFF:
            free += 1
        table.update(dict.fromkeys(range(first, last + 1), free))
    return table
