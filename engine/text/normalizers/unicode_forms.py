"""NFC, NFD, NFKC, NFKD, keeping the place of each character.

`unicodedata` gives the texts and no places, so here the algorithm of Unicode's annex 15 runs
character by character wherever a text changes; the tables are still those of `unicodedata`, less
what the library's older tables (of Unicode 9) do not have.
"""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar, Literal, NamedTuple

from engine.text.aligned import AlignedText, Rewriting
from engine.text.character_sets import code_point_set

_NOT_DECOMPOSED = code_point_set(
    "32FF A7F2-A7F4 AB69 10781-10785 10787-107B0 107B2-107BA 11938 1E030-1E06D 1F16C 1FBF0-1FBF9"
)
_NO_CLASS = code_point_set(
    "7FD 898-89F 8CA-8D3 9FE C3C D3B-D3C EBA 1715 1ABF-1ACE 1DF6-1DFA A82C 10D24-10D27 10EAB-10EAC"
    " 10F46-10F50 10F82-10F85 11070 1133B 1145E 11839-1183A 11938 1193D-1193E 11943 119E0 11A34"
    " 11A47 11A99 11D42 11D44-11D45 11D97 16FF0-16FF1 1E130-1E136 1E2AE 1E2EC-1E2EF"
)
# ASCII never changes, but it may be what the first mark is composed with.
_BUSY = re.compile("[\0-\x7f]?[^\0-\x7f]+")


class _Part(NamedTuple):
    """A character in the making.

    Attributes:
        text: the character.
        change: 1 or more if it was put in, else minus how many characters vanish after it.
    """

    text: str
    change: int


@dataclass(frozen=True)
class _Form:
    name: ClassVar[Literal["NFC", "NFD", "NFKC", "NFKD"]]
    compatible: ClassVar[bool] = False
    composed: ClassVar[bool] = False

    def settings(self) -> dict[str, object]:
        """There are none."""
        return {}

    def __call__(self, text: AlignedText) -> AlignedText:
        """Change a text."""
        rewriting, done = Rewriting(text), 0
        for stretch in _BUSY.finditer(text.text):
            if not unicodedata.is_normalized(self.name, stretch[0]):
                rewriting.keep(done, stretch.start())
                self._rewrite(rewriting, stretch[0], stretch.start())
                done = stretch.end()
        rewriting.keep(done, len(text))
        return rewriting.finish()

    def _rewrite(self, rewriting: Rewriting, stretch: str, place: int) -> None:
        parts = _reordered(self._decomposed(stretch))
        for part in _composed(parts) if self.composed else parts:
            if part.change > 0:
                rewriting.write(part.text, [place - 1])
            else:
                rewriting.write(part.text, [place])
                place += 1 - part.change

    def _decomposed(self, text: str) -> list[_Part]:
        decompose = _compatible if self.compatible else _canonical
        return [
            _Part(part, int(index > 0))
            for character in text
            for index, part in enumerate(decompose(character))
        ]


class NFD(_Form):
    """Canonical decomposition."""

    name = "NFD"


class NFKD(_Form):
    """Compatibility decomposition."""

    name = "NFKD"
    compatible = True


class NFC(_Form):
    """Canonical decomposition, then composition."""

    name = "NFC"
    composed = True


class NFKC(_Form):
    """Compatibility decomposition, then composition."""

    name = "NFKC"
    compatible = True
    composed = True


@lru_cache(maxsize=8192)
def _canonical(character: str) -> str:
    return character if character in _NOT_DECOMPOSED else unicodedata.normalize("NFD", character)


@lru_cache(maxsize=8192)
def _compatible(character: str) -> str:
    return character if character in _NOT_DECOMPOSED else unicodedata.normalize("NFKD", character)


@lru_cache(maxsize=8192)
def _class(character: str) -> int:
    return 0 if character in _NO_CLASS else unicodedata.combining(character)


def _reordered(parts: list[_Part]) -> list[_Part]:
    """Sort each run of combining marks by their classes."""
    if not any(_class(part.text) for part in parts):
        return parts
    ordered: list[_Part] = []
    run: list[_Part] = []
    for part in parts:
        if _class(part.text):
            run.append(part)
            continue
        ordered += sorted(run, key=lambda one: _class(one.text))
        ordered.append(part)
        run = []
    return ordered + sorted(run, key=lambda one: _class(one.text))


def _composed(parts: list[_Part]) -> list[_Part]:
    """Compose each starter with the marks after it that nothing blocks."""
    composed: list[_Part] = []
    starter, last_class = -1, -1
    for part in parts:
        own_class = _class(part.text)
        if starter >= 0 and (last_class < own_class or last_class == -1):
            pair = _pair(composed[starter].text, part.text)
            if pair:
                change = composed[starter].change + part.change - 1
                composed[starter] = _Part(pair, change)
                continue
        if own_class == 0:
            starter, last_class = len(composed), -1
        else:
            last_class = own_class
        composed.append(part)
    return composed


@lru_cache(maxsize=8192)
def _pair(first: str, second: str) -> str:
    """Give what two characters become, or nothing."""
    if second in _NOT_DECOMPOSED:
        return ""
    whole = unicodedata.normalize("NFC", first + second)
    is_new = len(whole) == 1 and whole not in _NOT_DECOMPOSED
    return whole if is_new and _canonical(whole) == _canonical(first) + _canonical(second) else ""
