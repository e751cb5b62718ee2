"""One stretch of text in a normalization form, and which character each new one came from.

`unicodedata.normalize` gives the text, but not the places. The places are those of the `tokenizers`
library: it walks over the old characters, and each new one says how many it stands for. Where marks
change their order, the count goes with the mark, so that places stay in order and marks may swap.
The procedure is that of Unicode Standard Annex 15.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Literal, NamedTuple, TypeAlias

from engine.text.unicode_sets import one_of
from engine.text.unicode_sets.normalization import CANONICAL, COMPATIBILITY

_CACHED_LENGTH = 64
_Changed: TypeAlias = "tuple[str, tuple[int, ...]]"


class _Piece(NamedTuple):
    """A new character, its combining class, and of how many old ones it takes the place.

    A character that decomposes gives a first piece that takes one place and others that take none.
    """

    character: str
    order: int
    places: int


def normalized(stretch: str, form: str) -> _Changed:
    """Give the new text, and for each character the index of the old one it stands for.

    >>> normalized("e\u0301x", "NFC")
    ('éx', (0, 2))
    >>> normalized("é", "NFD")
    ('e\u0301', (0, 0))
    """
    if len(stretch) > _CACHED_LENGTH:
        return _normalized(stretch, form)
    return _cached(stretch, form)


@lru_cache(maxsize=16_384)
def _cached(stretch: str, form: str) -> _Changed:
    return _normalized(stretch, form)


def _normalized(stretch: str, form: str) -> _Changed:
    pieces = _in_order(piece for character in stretch for piece in _apart(character, form))
    if form in ("NFC", "NFKC"):
        pieces = _composed(pieces)
    sources = []
    place = 0
    for piece in pieces:
        sources.append(place if piece.places else place - 1)
        place += piece.places
    return "".join(piece.character for piece in pieces), tuple(sources)


def _apart(character: str, form: str) -> tuple[_Piece, ...]:
    return _decomposition(character, "NFKD" if "K" in form else "NFD")


@lru_cache(maxsize=4096)
def _decomposition(character: str, form: Literal["NFD", "NFKD"]) -> tuple[_Piece, ...]:
    if not _known(form).match(character):
        return (_Piece(character, 0, 1),)
    apart = unicodedata.normalize(form, character)
    return tuple(
        _Piece(part, unicodedata.combining(part), 0 if index else 1)
        for index, part in enumerate(apart)
    )


@cache
def _known(form: str) -> re.Pattern[str]:
    return one_of(CANONICAL + COMPATIBILITY if form == "NFKD" else CANONICAL)


def _in_order(pieces: Iterable[_Piece]) -> list[_Piece]:
    """Sort the marks between two bases by their class."""
    ordered: list[_Piece] = []
    marks: list[_Piece] = []
    for piece in pieces:
        if piece.order:
            marks.append(piece)
            continue
        ordered += sorted(marks, key=_order)
        marks.clear()
        ordered.append(piece)
    return ordered + sorted(marks, key=_order)


def _order(piece: _Piece) -> int:
    return piece.order


def _composed(pieces: list[_Piece]) -> list[_Piece]:
    """Let marks melt into their base, unless another mark of their class or above is between."""
    done: list[_Piece] = []
    base: list[_Piece] = []  # the base, then the marks that stay
    for piece in pieces:
        if not base:
            (done if piece.order else base).append(piece)
            continue
        free = len(base) == 1 or base[-1].order < piece.order
        joined = _join(base[0].character, piece.character) if free else ""
        if joined:
            base[0] = _Piece(joined, 0, base[0].places + piece.places)
        elif piece.order:
            base.append(piece)
        else:
            done += base
            base = [piece]
    return done + base


@lru_cache(maxsize=4096)
def _join(base: str, mark: str) -> str:
    """Give the one character that the two make, or nothing."""
    joined = unicodedata.normalize("NFC", base + mark)
    return joined if len(joined) == 1 else ""
