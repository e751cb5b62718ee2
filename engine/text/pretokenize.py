"""Text -> words: the named split rules and custom patterns.

This is the first cut, before anything is counted. A rule is a name from `SPLIT_RULES` or a regular
expression whose every match is a word. Merges never cross the border of a word.
"""

from __future__ import annotations

import re
import warnings
from collections.abc import Mapping
from functools import cache, lru_cache
from importlib import import_module
from types import MappingProxyType
from typing import TYPE_CHECKING

if TYPE_CHECKING:  # not quick to load, and the documented rule does without
    import regex

_GPT2 = r"'s|'t|'re|'ve|'m|'ll|'d| ?\p{L}+| ?\p{N}+| ?[^\s\p{L}\p{N}]+|\s+(?!\S)|\s+"
_CL100K = (
    r"'(?i:[sdmt]|ll|ve|re)|[^\r\n\p{L}\p{N}]?+\p{L}++|\p{N}{1,3}+| ?[^\s\p{L}\p{N}]++[\r\n]*+"
    r"|\s++$|\s*[\r\n]|\s+(?!\S)|\s"
)
_UPPER, _LOWER = r"[\p{Lu}\p{Lt}\p{Lm}\p{Lo}\p{M}]", r"[\p{Ll}\p{Lm}\p{Lo}\p{M}]"
_ENDING = r"(?i:'s|'t|'re|'ve|'m|'ll|'d)?"
_O200K = (
    rf"[^\r\n\p{{L}}\p{{N}}]?{_UPPER}*{_LOWER}+{_ENDING}"
    rf"|[^\r\n\p{{L}}\p{{N}}]?{_UPPER}+{_LOWER}*{_ENDING}"
    r"|\p{N}{1,3}| ?[^\s\p{L}\p{N}]+[\r\n/]*|\s*[\r\n]+|\s+(?!\S)|\s+"
)

SPLIT_RULES: Mapping[str, str] = MappingProxyType(
    {
        "document": r" ?\w+| ?[^\s\w]+|\s+(?!\S)|\s+",
        "gpt2": _GPT2,
        "cl100k": _CL100K,
        "o200k": _O200K,
        "whitespace": r"\S+",
        "none": r"(?s:.+)",
    }
)
"""Name -> pattern. The patterns of gpt2, cl100k and o200k are those that the programs publish."""

CAN_BE_CUT = frozenset(SPLIT_RULES) - {"none"}
"""Under these a word that has come to a letter or digit ends before a space or line end, whatever
is around them: long texts may be cut there."""

BETWEEN_SPACES = r"[^ \r\n]+"
"""The pattern of words between spaces and line ends, where other white space is part of a word."""

# subtle: `re` and the `regex` package differ in what \w is; the documented rule means `re`.
_WITH_RE = frozenset({"document", "whitespace", "none"})
_BARE_WORD = re.compile(r"[A-Za-z0-9_-]*")
_LONGEST_PATTERN = 10_000
_SECONDS, _SECONDS_PER_CHARACTER = 10.0, 1e-5


class SplitPatternError(ValueError):
    """A custom pattern that cannot be used.

    Attributes:
        pattern: the pattern as given.
        position: index of the character where reading it failed, or None.
        reason: what is wrong, in words.
    """

    def __init__(self, pattern: str, position: int | None, reason: str) -> None:
        """Keep the parts; the message joins them."""
        place = "" if position is None else f" at character {position + 1}"
        super().__init__(f"the split pattern is wrong{place}: {reason}")
        self.pattern, self.position, self.reason = pattern, position, reason

    def __reduce__(self) -> tuple[type[SplitPatternError], tuple[str, int | None, str]]:
        """Cross a process border with all parts."""
        return type(self), (self.pattern, self.position, self.reason)


class SplitTimeoutError(ValueError):
    """A custom pattern that backtracked for too long on this text."""


def pretokenize(text: str, rule: str = "document") -> list[str]:
    """Split a text into words.

    `rule` is a name from `SPLIT_RULES`; any other string is a pattern of the `regex` package, each
    match of which (the whole match, groups do not matter) is a word; text between matches belongs
    to no word. "whitespace" is `str.split`; the other named rules lose nothing.

    >>> pretokenize("Hello, world!  x")
    ['Hello', ',', ' world', '!', ' ', ' x']
    >>> pretokenize("a1b22", r"[0-9]+")
    ['1', '22']

    Raises:
        ValueError: a bare word that names no rule; as SplitPatternError a pattern that does not
            compile; as SplitTimeoutError one that needs too long for this text.
    """
    if rule == "whitespace":
        return text.split()
    if rule in SPLIT_RULES:
        return _named(rule).findall(text)
    return [text[start:end] for start, end in word_spans(text, rule)]


def word_spans(text: str, rule: str = "document") -> list[tuple[int, int]]:
    """Give the words' places in the text, as (start, end) in characters.

    >>> word_spans("a bc")
    [(0, 1), (1, 4)]
    """
    if rule in SPLIT_RULES:
        return [match.span() for match in _named(rule).finditer(text)]
    pattern = _custom(_no_bare_word(rule))
    limit = _SECONDS + _SECONDS_PER_CHARACTER * len(text)
    try:
        spans = [match.span() for match in pattern.finditer(text, timeout=limit)]
    except TimeoutError:
        reason = f"the split pattern backtracked for more than {limit:.0f} seconds on this text"
        raise SplitTimeoutError(reason) from None
    return [(start, end) for start, end in spans if start < end]


def skipped_characters(text: str, words: list[str], rule: str) -> int:
    """Count the characters that a custom pattern put into no word (0 for every named rule).

    >>> skipped_characters("a1b22", ["1", "22"], "[0-9]+")
    2
    """
    return 0 if rule in SPLIT_RULES else len(text) - sum(map(len, words))


def custom_rule(pattern: str) -> str:
    """Make any pattern safe to pass as a rule: a bare word is wrapped, so that it names no rule.

    >>> custom_rule("none"), custom_rule("[a-z]+")
    ('(?:none)', '[a-z]+')
    """
    return f"(?:{pattern})" if pattern and _BARE_WORD.fullmatch(pattern) else pattern


def check_pattern(pattern: str) -> None:
    """Compile a custom pattern, or say where it is wrong.

    Raises:
        SplitPatternError: with the position of the fault.
    """
    _custom(pattern)


def check_rule(rule: str) -> None:
    """Check that `rule` names a rule or is a pattern that compiles.

    Raises:
        ValueError: as `pretokenize` does.
    """
    if rule not in SPLIT_RULES:
        _custom(_no_bare_word(rule))


def pattern_package(rule: str) -> str:
    """Name the package in whose language a named rule is written: `re` or `regex`."""
    return "re" if rule in _WITH_RE else "regex"


@cache
def _named(rule: str) -> re.Pattern[str]:
    package = import_module(pattern_package(rule))
    compiled: re.Pattern[str] = package.compile(SPLIT_RULES[rule])
    return compiled


@lru_cache(maxsize=64)
def _custom(pattern: str) -> regex.Pattern[str]:
    import regex

    if len(pattern) > _LONGEST_PATTERN:
        raise SplitPatternError(pattern, None, f"it is longer than {_LONGEST_PATTERN} characters")
    if not pattern:
        raise SplitPatternError(pattern, None, "it is empty")
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # advice about future syntax is not for a reader here
            return regex.compile(pattern)
    except regex.error as error:
        raise SplitPatternError(pattern, error.pos, str(error.msg)) from None
    except (RecursionError, OverflowError, MemoryError, ValueError):
        raise SplitPatternError(pattern, None, "it is nested too deeply or too large") from None


def _no_bare_word(rule: str) -> str:
    if rule and _BARE_WORD.fullmatch(rule):
        known = ", ".join(SPLIT_RULES)
        raise ValueError(f"unknown split rule {rule!r}: the named rules are {known}")
    return rule
