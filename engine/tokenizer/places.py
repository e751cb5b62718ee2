"""Where in a word its tokens stand, counted in characters and in UTF-8 bytes."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from typing import NamedTuple

from engine.models.symbol_text import SymbolText


class Places(NamedTuple):
    """The places of a word's tokens; the four lists have one entry for each.

    Attributes:
        starts: the character that holds the token's first byte.
        ends: the character after the one that holds its last byte.
        byte_starts: its first byte.
        byte_ends: the byte after its last one.
    """

    starts: Sequence[int]
    ends: Sequence[int]
    byte_starts: Sequence[int]
    byte_ends: Sequence[int]


def token_places(word: str, texts: Sequence[str], writing: SymbolText) -> Places:
    """Find where the tokens of a word stand; an end-of-word mark takes no place.

    >>> token_places("aё", ["a", "ё_"], SymbolText("characters", "_", attached=True)).byte_ends
    [1, 3]
    """
    length = len(word) if word.isascii() else len(writing.plain(word))
    cuts = [0, *(min(end, length) for end in accumulate(map(len, texts)))]
    starts, ends = cuts[:-1], cuts[1:]
    if word.isascii():
        return Places(starts, ends, starts, ends)
    widths = [len(character.encode("utf-8", "surrogatepass")) for character in word]
    if writing.alphabet == "characters":
        to_byte = [0, *accumulate(widths)]
        return Places(starts, ends, [to_byte[n] for n in starts], [to_byte[n] for n in ends])
    owners = [index for index, width in enumerate(widths) for _ in range(width)]
    firsts = [*owners, len(word)]
    lasts = [0, *(owner + 1 for owner in owners)]
    return Places([firsts[n] for n in starts], [lasts[n] for n in ends], starts, ends)
