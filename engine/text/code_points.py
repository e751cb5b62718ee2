"""A text as numbers: its code points, where they lie in UTF-8, and where it may be cut.

`pretokenize` works on strings. Whoever asks about a whole text after each key (a megabyte of it)
works on arrays, and splits again only the piece that has changed.
"""

from __future__ import annotations

from itertools import accumulate, pairwise
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from engine.text.pretokenize import CAN_BE_CUT

IntArray: TypeAlias = NDArray[np.integer[Any]]

_SHORT = 100
_ABOUT = 256  # one of so many possible cuts is taken


def code_points(text: str) -> IntArray:
    """Give the code points of a text; lone surrogates count as characters."""
    return np.frombuffer(text.encode("utf-32-le", "surrogatepass"), dtype="<u4")


def byte_offsets(points: IntArray) -> IntArray:
    """Give the UTF-8 offset of each character, and the number of bytes (lone surrogates have 3).

    >>> byte_offsets(code_points("aё😀")).tolist()
    [0, 1, 3, 7]
    """
    offsets = np.zeros(len(points) + 1, dtype=np.int32)
    widths = (points > 0x7F).astype(np.int32)
    widths += points > 0x7FF
    widths += points > 0xFFFF
    np.cumsum(widths + 1, out=offsets[1:])
    return offsets


class _Widths(dict[str, int]):
    """Bytes of a character in UTF-8; a lone surrogate has three."""

    def __missing__(self, character: str) -> int:
        """Find it out."""
        width = self[character] = len(character.encode("utf-8", "surrogatepass"))
        return width


_WIDTHS = _Widths()


def offset_list(text: str) -> list[int]:
    """Give the same as `byte_offsets` as a list; for words, arrays would take longer to make.

    >>> offset_list("aё😀")
    [0, 1, 3, 7]
    """
    if len(text) > _SHORT:
        offsets: list[int] = byte_offsets(code_points(text)).tolist()
        return offsets
    return list(accumulate(map(_WIDTHS.__getitem__, text), initial=0))


def independent_pieces(text: str, rule: str) -> list[str]:
    """Cut a text into pieces whose words together are the words of the text.

    Where it is cut depends only on the characters right there, so that a change in the text leaves
    all other pieces as they were. Texts that offer no such place are one piece.
    """
    if rule not in CAN_BE_CUT or len(text) < 2 * _ABOUT:
        return [text] if text else []
    points = code_points(text)
    places = np.flatnonzero((points[3:] == 0x20) | (points[3:] == 0x0A)) + 3
    mixed = points[places - 1] * np.uint32(40503) + points[places - 2] * np.uint32(30011)
    mixed += points[places - 3] * np.uint32(20011)
    places = places[(mixed >> np.uint32(5)) % np.uint32(_ABOUT) == 0]
    cuts = [place for place in places.tolist() if text[place - 1].isalnum()]
    bounds = [0, *cuts, len(text)]
    return [text[start:end] for start, end in pairwise(bounds)]
