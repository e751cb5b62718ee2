"""The Unicode normalization forms NFC, NFD, NFKC and NFKD, keeping the place of each character.

Only stretches with characters that a form can change are looked at; `canonical_order` does the work
on them and says where each new character came from.
"""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from functools import cache
from typing import ClassVar, Literal

from engine.text.aligned import AlignedText, Rewriting
from engine.text.normalizers.canonical_order import normalized
from engine.text.unicode_sets import inside_of_class
from engine.text.unicode_sets.normalization import CANONICAL, COMPATIBILITY


@dataclass(frozen=True)
class _Form:
    name: ClassVar[Literal["NFC", "NFD", "NFKC", "NFKD"]]

    def settings(self) -> dict[str, object]:
        """There are none."""
        return {}

    def __call__(self, text: AlignedText) -> AlignedText:
        """Change a text."""
        if unicodedata.is_normalized(self.name, text.text):
            return text
        rewriting, done = Rewriting(text), 0
        for stretch in _stretches("K" in self.name).finditer(text.text):
            if unicodedata.is_normalized(self.name, stretch[0]):
                continue
            start, end = stretch.span()
            rewriting.keep(done, start)
            new, sources = normalized(stretch[0], self.name)
            rewriting.write(new, [start + source for source in sources])
            done = end
        if not done:
            return text
        rewriting.keep(done, len(text))
        return rewriting.finish()

    def plain(self, text: str) -> str:
        """Change a text of which nobody asks where its characters are from."""
        if unicodedata.is_normalized(self.name, text):
            return text
        return self(AlignedText.original(text)).text


class NFD(_Form):
    """Canonical decomposition."""

    name = "NFD"


class NFKD(_Form):
    """Compatibility decomposition."""

    name = "NFKD"


class NFC(_Form):
    """Canonical decomposition, then composition."""

    name = "NFC"


class NFKC(_Form):
    """Compatibility decomposition, then composition."""

    name = "NFKC"


@cache
def _stretches(compatible: bool) -> re.Pattern[str]:
    """Match characters that can change, with the one before, into which the first may melt."""
    inside = inside_of_class(CANONICAL + COMPATIBILITY if compatible else CANONICAL)
    return re.compile(f"[^{inside}]?[{inside}]+")
