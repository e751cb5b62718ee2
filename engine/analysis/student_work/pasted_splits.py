"""Splits of words as students paste them: lines or JSON.

A line is a word and its tokens, ``lowest: low est`` or ``lowest -> low|est``, or only the tokens,
which together are the word; all of them may stand in quotes. What Python prints for a dict or a
list of splits is read, too.
"""

from __future__ import annotations

import re

from engine.analysis.student_work.literals import quoted_groups, quoted_strings, straightened
from engine.analysis.student_work.pasted import (
    PasteError,
    begins_with_quotes,
    check_length,
    numbered_lines,
    parsed_json,
)
from engine.text.remark import Remark

_WORD_AND_TOKENS = re.compile(r"\s*(?P<word>\S+?)\s*(?:->|→|=>|:|=|\t)\s*(?P<tokens>\S.*)")
_BETWEEN = re.compile(r"\s*[|+]\s*|\s+")


def parse_splits(text: str) -> dict[str, tuple[str, ...]]:
    """Read words with the tokens that a student gave them; of a word given twice the last counts.

    >>> parse_splits("lowest: low est")
    {'lowest': ('low', 'est')}
    >>> parse_splits('{"nest": ["n", "est"]}')
    {'nest': ('n', 'est')}
    >>> parse_splits("n|est")
    {'nest': ('n', 'est')}
    >>> parse_splits("{'nest': ('n', 'est')}")
    {'nest': ('n', 'est')}
    >>> parse_splits('"nest": "n" "est"')
    {'nest': ('n', 'est')}

    Raises:
        PasteError: with the place of what cannot be read.
    """
    check_length(text)
    value = parsed_json(text) if text.lstrip("\ufeff \t\r\n")[:1] in ("[", "{") else None
    printed = straightened(text)
    if value is not None:
        splits = _from_json(value)
    elif begins_with_quotes(printed):
        splits = _from_groups(printed)
    else:
        splits = _from_lines(text)
    if not splits:
        raise PasteError(None, "", Remark("there are no splits here"))
    return splits


def _from_json(value: object) -> dict[str, tuple[str, ...]]:
    if isinstance(value, list):
        value = {"".join(map(str, e)) if isinstance(e, list) else str(e): e for e in value}
    if not isinstance(value, dict):
        raise _no_split("$")
    return {word: _tokens_of(tokens, f'$["{word}"]') for word, tokens in value.items()}


def _tokens_of(value: object, place: str) -> tuple[str, ...]:
    if isinstance(value, str) and value.strip():
        return _cut(value)
    if isinstance(value, list) and value and all(isinstance(t, str) and t for t in value):
        return tuple(value)
    raise _no_split(place)


def _from_groups(text: str) -> dict[str, tuple[str, ...]]:
    """Read what Python prints: the tokens in brackets of their own, or each word before a text."""
    groups = quoted_groups(text)
    if isinstance(groups, int):
        raise _no_split(f"line {groups}")
    found = [tuple(strings) for _, strings in groups]
    words = found[-1]
    if text.lstrip()[:1] != "{":
        return {"".join(tokens): tokens for tokens in found}
    if len(found) == 1 and len(words) % 2 == 0:
        return {word: _cut(said) for word, said in zip(words[::2], words[1::2], strict=True)}
    if len(found) != len(words) + 1:
        raise _no_split(f"line {groups[-1][0]}")
    return dict(zip(words, found, strict=False))


def _from_lines(text: str) -> dict[str, tuple[str, ...]]:
    splits: dict[str, tuple[str, ...]] = {}
    for place, line in numbered_lines(text):
        named = _WORD_AND_TOKENS.fullmatch(line)
        tokens = _cut(named["tokens"] if named else line)
        if not all(tokens):
            raise _no_split(place)
        splits[_unquoted(named["word"]) if named else "".join(tokens)] = tokens
    return splits


def _unquoted(word: str) -> str:
    strings = quoted_strings(word)
    return strings[0] if strings is not None and len(strings) == 1 and strings[0] else word


def _cut(text: str) -> tuple[str, ...]:
    strings = quoted_strings(text)
    if strings is not None and all(strings):
        return _cut(strings[0]) if len(strings) == 1 else tuple(strings)
    return tuple(_BETWEEN.split(text.strip()))


def _no_split(place: str) -> PasteError:
    return PasteError(None, place, Remark("a split is a word and its tokens: lowest: low est"))
