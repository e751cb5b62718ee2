"""How a text is cut where something is found: five behaviours, named as in tokenizer.json."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Literal, NamedTuple, TypeAlias

from engine.text.aligned import AlignedText

Behavior = Literal["Removed", "Isolated", "MergedWithPrevious", "MergedWithNext", "Contiguous"]

Spans: TypeAlias = list[tuple[int, int]]
Found: TypeAlias = Callable[[str], Spans]


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
        for start, end in cut_spans(found(word.text), len(word), behavior, invert):
            if start < end:
                pieces.append(word.slice(start, end))
    return pieces


def cut_spans(
    found: Spans, length: int, behavior: Behavior, invert: bool = False
) -> Iterable[tuple[int, int]]:
    """Give the places of the pieces of a text; some may be empty.

    Args:
        found: where it is what is looked for.
        length: characters of the text.
        behavior: what becomes of it.
        invert: what was not found is what was looked for.
    """
    # The three ways that real files use are short; they also need no parts.
    if behavior == "Isolated":
        return with_gaps(found, length)
    if behavior == "Removed":
        return found if invert else gaps(found, length)
    parts = list(_parts(found, length, invert))
    return _BEHAVIORS[behavior](parts)


def gaps(found: Spans, length: int) -> Iterator[tuple[int, int]]:
    """Yield what is between the spans, before and after them, if it is not empty."""
    done = 0
    for start, end in found:
        if done < start:
            yield done, start
        done = end
    if done < length:
        yield done, length


def with_gaps(found: Spans, length: int) -> Iterator[tuple[int, int]]:
    """Yield the spans, and what is between, before and after them, if it is not empty."""
    done = 0
    for span in found:
        if done < span[0]:
            yield done, span[0]
        yield span
        done = span[1]
    if done < length:
        yield done, length


def _parts(found: Spans, length: int, invert: bool) -> Iterator[Part]:
    done = 0
    for start, end in found:
        if done < start:
            yield Part(done, start, invert)
        yield Part(start, end, not invert)
        done = end
    if done < length:
        yield Part(done, length, invert)


def characters(is_one: Callable[[str], bool]) -> Found:
    """Find the characters of a kind, each on its own."""
    answers = _Answers(is_one)

    def found(text: str) -> Spans:
        return [(at, at + 1) for at, character in enumerate(text) if answers[character]]

    return found


class _Answers(dict[str, bool]):
    """What is known of characters; a text has few different ones."""

    def __init__(self, is_one: Callable[[str], bool]) -> None:
        super().__init__()
        self._is_one = is_one

    def __missing__(self, character: str) -> bool:
        answer = self[character] = self._is_one(character)
        return answer


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


_BEHAVIORS: dict[str, Callable[[list[Part]], Spans]] = {
    "MergedWithPrevious": _merged_with_previous,
    "MergedWithNext": _merged_with_next,
    "Contiguous": _contiguous,
}
