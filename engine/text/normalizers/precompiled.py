"""Precompiled: SentencePiece's map of characters as the Hugging Face library applies it.

SentencePiece takes the longest match at each place. The library looks up whole graphemes of less
than six bytes and then single characters, and takes the shortest beginning that the map has.
"""

from __future__ import annotations

import base64
from dataclasses import dataclass, field
from typing import ClassVar

import regex

from engine.text.aligned import AlignedText, Rewriting
from engine.text.normalizers.charsmap import charsmap

_GRAPHEME = regex.compile(r"\X")
_LONGEST = 5  # bytes of a grapheme that is looked up whole


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
        """Change a text."""
        found = charsmap(self.precompiled_charsmap)
        if not any(map(found.begins, set(text.text))):
            return text
        rewriting, done = Rewriting(text), 0
        for start, end, new in self._changes(text.text):
            rewriting.keep(done, start)
            _write(rewriting, new, start, end)
            done = end
        rewriting.keep(done, len(text))
        return rewriting.finish()

    def _changes(self, text: str) -> list[tuple[int, int, str]]:
        """Give what is replaced, as (start, end, new text)."""
        shortest = charsmap(self.precompiled_charsmap).shortest
        changes: list[tuple[int, int, str]] = []
        for grapheme in _GRAPHEME.finditer(text):
            start, end = grapheme.span()
            whole = len(grapheme[0].encode("utf-8", "surrogatepass")) <= _LONGEST
            new = shortest(grapheme[0]) if whole else None
            if new is not None:
                changes.append((start, end, new))
                continue
            for place in range(start, end):
                new = shortest(text[place])
                if new is not None:
                    changes.append((place, place + 1, new))
        return changes


def _write(rewriting: Rewriting, new: str, start: int, end: int) -> None:
    """Let new characters stand for the old ones in turn, and those left over for the last one.

    Where more are old than new, the library lets the last new character stand for its own old one
    only, so a span may end early; and where nothing is new it loses count. Here nothing is lost.
    """
    rewriting.write(new, [min(start + index, end - 1) for index in range(len(new))])
