"""Precompiled: SentencePiece's map of characters as the Hugging Face library applies it.

SentencePiece takes the longest match at each place. The library looks up whole graphemes of less
than six bytes and then single characters, and takes the shortest beginning that the map has.
"""

from __future__ import annotations

import base64
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from typing import ClassVar, NamedTuple

from engine.text.aligned import AlignedText, Rewriting
from engine.text.graphemes import graphemes
from engine.text.normalizers.charsmap import Charsmap, charsmap

_LONGEST = 5  # bytes of a grapheme that is looked up whole
_CACHED_LENGTH = 64

# Inside ASCII only a carriage return and a line feed are one grapheme. Elsewhere a character of
# ASCII can be the base of a mark, or have one of the few signs before it that join it.
_PLAIN = r"(?:\r\n|[\x00-\x7f])?"
_STRETCH = re.compile(rf"{_PLAIN}(?:[^\x00-\x7f]+{_PLAIN})+")


class _Change(NamedTuple):
    """Characters that are replaced.

    Attributes:
        start: the first one.
        end: the one after the last.
        new: what comes in their place.
    """

    start: int
    end: int
    new: str


@dataclass(frozen=True)
class Precompiled:
    """A map of characters.

    Attributes:
        precompiled_charsmap: the map as SentencePiece compiles it.
    """

    name: ClassVar[str] = "Precompiled"

    precompiled_charsmap: bytes = field(repr=False)

    def __post_init__(self) -> None:
        """Check the map.

        Raises:
            ValueError: it is damaged.
        """
        charsmap(self.precompiled_charsmap)

    def settings(self) -> dict[str, object]:
        """Give the map as tokenizer.json writes it."""
        return {"precompiled_charsmap": base64.b64encode(self.precompiled_charsmap).decode("ascii")}

    def __call__(self, text: AlignedText) -> AlignedText:
        """Change a text.

        New characters stand for the old ones in turn, and those left over for the last one. Where
        more are old than new, the last new one stands for its own old one only, so a span may end
        early: the library's way.

        subtle: where nothing is new and it comes right after a character that was put in, that one
        stands for what vanished. At the beginning of a text the library has no character for it
        and gives places too early in the whole text; here they are right, see `as_counted`.
        """
        found = charsmap(self.precompiled_charsmap)
        rewriting, done = Rewriting(text), 0
        surplus = False  # whether the character written last was put in
        for start, end, new in _changes(text.text, found):
            if start > done:
                surplus = False
            rewriting.keep(done, start)
            if surplus and not new:
                rewriting.move_last(start)
            rewriting.write(new, [min(start + index, end - 1) for index in range(len(new))])
            surplus, done = len(new) > end - start, end
        if not done:
            return text
        rewriting.keep(done, len(text))
        return rewriting.finish()

    def drops(self, character: str) -> bool:
        """Tell whether nothing comes in place of a character."""
        return charsmap(self.precompiled_charsmap).shortest(character) == ""

    def as_counted(self, text: AlignedText) -> AlignedText:
        """Change a text, and give the library's places.

        What vanishes at the beginning it does not count: each new character stands for one that is
        as many places before the one that it should stand for.
        """
        length = len(text)
        numbered = self(AlignedText(text.text, range(length), range(1, length + 1), 0, length))
        lost = 0
        for start, end, new in _changes(text.text, charsmap(self.precompiled_charsmap)):
            if new or start > lost:
                break
            lost = end
        return text.pick(numbered.text, [max(source - lost, 0) for source in numbered.starts])


def _changes(text: str, found: Charsmap) -> Iterator[_Change]:
    """Yield what is replaced, from left to right."""
    plain, done = _changing_ascii(found), 0
    for stretch in _STRETCH.finditer(text):
        start, end = stretch.span()
        yield from _plain_changes(text, done, start, plain, found)
        for change in _changes_in(stretch[0], found):
            yield _Change(start + change.start, start + change.end, change.new)
        done = end
    yield from _plain_changes(text, done, len(text), plain, found)


def _plain_changes(
    text: str, start: int, end: int, plain: re.Pattern[str], found: Charsmap
) -> Iterator[_Change]:
    for match in plain.finditer(text, start, end):
        yield _Change(*match.span(), found.shortest(match[0]) or "")


@lru_cache(maxsize=8)
def _changing_ascii(found: Charsmap) -> re.Pattern[str]:
    """Match what the map changes in plain ASCII."""
    ends = r"\r\n|" if found.shortest("\r\n") is not None else ""
    keys = [chr(point) for point in range(128) if found.shortest(chr(point)) is not None]
    return re.compile(ends + ("[" + re.escape("".join(keys)) + "]" if keys else "(?!)"))


def _changes_in(stretch: str, found: Charsmap) -> tuple[_Change, ...]:
    if len(stretch) > _CACHED_LENGTH:
        return tuple(_walk(stretch, found))
    return _cached_changes(stretch, found)


@lru_cache(maxsize=16_384)
def _cached_changes(stretch: str, found: Charsmap) -> tuple[_Change, ...]:
    return tuple(_walk(stretch, found))


def _walk(stretch: str, found: Charsmap) -> Iterator[_Change]:
    for start, end in graphemes(stretch):
        whole = stretch[start:end]
        is_short = len(whole.encode("utf-8", "surrogatepass")) <= _LONGEST
        new = found.shortest(whole) if is_short else None
        if new is not None:
            yield _Change(start, end, new)
            continue
        for place in range(start, end):
            new = found.shortest(stretch[place])
            if new is not None:
                yield _Change(place, place + 1, new)
