"""How a text is cut where something is found: five behaviours, named as in tokenizer.json."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Literal, NamedTuple, TypeAlias

from engine.text.aligned import AlignedText

Behavior = Literal["Removed", "Isolated", "MergedWithPrevious", "MergedWithNext", "Contiguous"]

Found: TypeAlias = Callable[[str], Iterable[tuple[int, int]]]


class Part(NamedTuple):
    """A part of a text.

    Attributes:
        start: its first character.
        end: the character after its last one.
        matches: whether it is what was looked for.
    """

    start: int
    end: int
    matches: bool


def parts_between(found: Iterable[tuple[int, int]], length: int) -> Iterator[Part]:
    """Yield what was found and what is between, in order."""
    done = 0
    for start, end in found:
        if done < start:
            yield Part(done, start, False)
        yield Part(start, end, True)
        done = end
    if done < length:
        yield Part(done, length, False)


def cut(
    words: Sequence[AlignedText], found: Found, behavior: Behavior, invert: bool = False
) -> list[AlignedText]:
    """Cut words where something is found; empty pieces are left out.

    Args:
        words: the words.
        found: gives where it is, in characters, from left to right.
        behavior: what becomes of it.
        invert: what was not found is what was looked for.
    """
    pieces: list[AlignedText] = []
    for word in words:
        parts = list(parts_between(found(word.text), len(word)))
        if invert:
            parts = [part._replace(matches=not part.matches) for part in parts]
        spans = _BEHAVIORS[behavior](parts)
        pieces += [word.slice(start, end) for start, end in spans if start < end]
    return pieces


def characters(is_one: Callable[[str], bool]) -> Found:
    """Find the characters of a kind, each on its own."""

    def found(text: str) -> Iterator[tuple[int, int]]:
        known = {character for character in set(text) if is_one(character)}
        return ((at, at + 1) for at, character in enumerate(text) if character in known)

    return found


Spans: TypeAlias = list[tuple[int, int]]


def _removed(parts: list[Part]) -> Spans:
    return [(part.start, part.end) for part in parts if not part.matches]


def _isolated(parts: list[Part]) -> Spans:
    return [(part.start, part.end) for part in parts]


def _contiguous(parts: list[Part]) -> Spans:
    return _grown(parts, lambda part, before: part.matches == before)


def _merged_with_previous(parts: list[Part]) -> Spans:
    return _grown(parts, lambda part, before: part.matches and not before)


def _grown(parts: list[Part], joins: Callable[[Part, bool], bool]) -> Spans:
    """Let parts join the span before them, if there is one."""
    spans: Spans = []
    before = False
    for part in parts:
        if spans and joins(part, before):
            spans[-1] = (spans[-1][0], part.end)
        else:
            spans.append((part.start, part.end))
        before = part.matches
    return spans


def _merged_with_next(parts: list[Part]) -> Spans:
    spans: Spans = []
    after = False
    for part in reversed(parts):
        if spans and part.matches and not after:
            spans[-1] = (part.start, spans[-1][1])
        else:
            spans.append((part.start, part.end))
        after = part.matches
    return spans[::-1]


_BEHAVIORS: dict[Behavior, Callable[[list[Part]], Spans]] = {
    "Removed": _removed,
    "Isolated": _isolated,
    "MergedWithPrevious": _merged_with_previous,
    "MergedWithNext": _merged_with_next,
    "Contiguous": _contiguous,
}
