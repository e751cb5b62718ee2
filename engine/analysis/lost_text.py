"""Which characters of a text are missing in another text that was made of it.

It adds to `losses`, which knows the place of every loss of an own tokenizer, what can be found out
without knowing how the other text was made: a normalizer may have deleted, replaced and put in
anything. Both texts are walked through together; where they part, first what normalizers and
decoders usually do is tried, then the shortest ways to come together again, and only where none
of these does, the pieces are compared as a whole.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from difflib import SequenceMatcher
from functools import lru_cache
from typing import Final

_FARTHEST: Final = 24
_SURE: Final = 12
"""Characters that must be the same for two texts to have come together."""
_NEAR: Final = 3
_SURE_NEAR: Final = 4
"""The same where only _NEAR characters are left out."""
_WINDOWS: Final = ((150, _SURE_NEAR), (2_000, _SURE))
"""Characters in which a meeting place is looked for, and how many must be the same there."""
_FIRST_MARK: Final = "\u0300"
_MOST_MELTED: Final = 4
"""Characters, at the most, that NFC makes one of."""
_MOST_COMPARED: Final = 40_000
"""Pairs of characters that are compared to say exactly what of a piece is lost."""

# How many characters to leave out in either text, the shortest ways first.
_STEPS: Final = sorted(
    ((a, b) for a in range(_FARTHEST + 1) for b in range(_FARTHEST + 1) if a + b),
    key=lambda step: (max(step), step[0] != step[1], sum(step)),
)

_NEAR_STEPS: Final = sum(max(step) <= _NEAR for step in _STEPS)

Range = tuple[int, int]


def lost_ranges(text: str, other: str) -> list[Range] | None:
    """Give the stretches of a text that are not in the other one, ascending.

    What is left of the text stands in the other one in the same order. A replaced character is
    lost, too. The empty list: something was only put in. None: the texts are the same.

    >>> lost_ranges("lowZ", "low"), lost_ranges("Ä b", "a b"), lost_ranges("a", " a")
    ([(3, 4)], [(0, 1)], [])
    """
    if text == other:
        return None
    joined: list[Range] = []
    for start, end in _walk(text, other):
        if joined and joined[-1][1] == start:
            joined[-1] = joined[-1][0], end
        elif start < end:
            joined.append((start, end))
    return joined


def _walk(text: str, other: str) -> Iterator[Range]:
    i = j = 0
    while i < len(text):
        same = _same_length(text, i, other, j)
        i, j = i + same, j + same
        if i == len(text):
            return
        a, b = _way_together(text, i, other, j)
        yield from _changes(text[i : i + a], other[j : j + b], i)
        i, j = i + a, j + b


def _same_length(text: str, i: int, other: str, j: int) -> int:
    """Count the characters that are the same from two places on."""
    size, same = 16, 0
    while (part := text[i + same : i + same + size]) == other[j + same : j + same + size] and part:
        same, size = same + len(part), 2 * size
    most = min(len(text) - i, len(other) - j)
    while size > 1:
        size //= 2
        end = same + size
        if end <= most and text[i + same : i + end] == other[j + same : j + end]:
            same = end
    return same


def _way_together(text: str, i: int, other: str, j: int) -> Range:
    """Give how many characters to leave out in both texts."""
    usual = _usual_change(text, i, other, j)
    if usual is not None:
        return usual
    for a, b in _STEPS[:_NEAR_STEPS]:
        part = text[i + a : i + a + _SURE_NEAR]
        if len(part) == _SURE_NEAR and part == other[j + b : j + b + _SURE_NEAR]:
            return a, b
    for a, b in _STEPS:
        part = text[i + a : i + a + _SURE]
        if part == other[j + b : j + b + _SURE] and (part or _at_end(text, i + a, other, j + b)):
            return a, b
    deleted = text.find(other[j : j + _FARTHEST], i) if len(other) - j >= _FARTHEST else -1
    if deleted >= 0:
        return deleted - i, 0
    put_in = other.find(text[i : i + _FARTHEST], j) if len(text) - i >= _FARTHEST else -1
    if put_in >= 0:
        return 0, put_in - j
    for size, sure in _WINDOWS:
        mine, theirs = text[i : i + size], other[j : j + size]
        place = _meeting_place(mine, theirs, sure)
        if place is not None:
            return place
    return len(mine), len(theirs)


def _usual_change(text: str, i: int, other: str, j: int) -> Range | None:
    """Take marks that melted, a space that came or went, another case or form, an accent less."""
    mine, theirs = text[i], other[j : j + 1]
    if text[i + 1 : i + 2] >= _FIRST_MARK:
        for end in range(i + _MOST_MELTED, i + 1, -1):
            if theirs == unicodedata.normalize("NFC", text[i:end]):
                return min(end, len(text)) - i, 1
    for form in _forms(mine):
        if other.startswith(form, j):
            return 1, len(form)
    if theirs.isspace() and mine == other[j + 1 : j + 2]:
        return 0, 1
    if mine.isspace() and text[i + 1 : i + 2] == theirs:
        return 1, 0
    if mine.isspace() and theirs.isspace():
        return 1, 1
    return None


@lru_cache(maxsize=4096)
def _forms(character: str) -> tuple[str, ...]:
    """What normalizers make of a character, the longest first; never the character or nothing."""
    whole = unicodedata.normalize("NFKD", character)
    bare = "".join(part for part in whole if not unicodedata.combining(part))
    forms = {form for each in (character, whole, bare) for form in (each, each.lower())}
    return tuple(sorted(forms - {character, ""}, key=len, reverse=True))


def _at_end(text: str, i: int, other: str, j: int) -> bool:
    return i == len(text) and j == len(other)


def _meeting_place(text: str, other: str, size: int) -> Range | None:
    """Give where `size` characters of both are the same, as near to both beginnings as can be."""
    places: dict[str, int] = {}
    for b in range(len(other) - size + 1):
        places.setdefault(other[b : b + size], b)
    found = ((a, places.get(text[a : a + size], -1)) for a in range(len(text) - size + 1))
    return min((pair for pair in found if pair[1] >= 0), key=sum, default=None)


def _changes(old: str, new: str, start: int) -> Iterator[Range]:
    """Give what of a short piece is lost."""
    if set(old).isdisjoint(new):
        yield start, start + len(old)
        return
    if len(old) == len(new):
        changed = [n for n, (one, two) in enumerate(zip(old, new, strict=True)) if one != two]
        if len(changed) <= len(old) / 2:
            yield from ((start + n, start + n + 1) for n in changed)
            return
    if len(old) * len(new) > _MOST_COMPARED:
        yield start, start + len(old)
        return
    matcher = SequenceMatcher(None, old, new, autojunk=False)
    for kind, first, last, _, _ in matcher.get_opcodes():
        if kind in ("delete", "replace"):
            yield start + first, start + last
