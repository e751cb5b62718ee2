"""Places in bytes of UTF-8 -> places in characters, and back."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence

import numpy as np

from engine.pipeline.encoding import Span
from engine.text.code_points import byte_offsets, code_points, offset_list

_SHORT = 100


def character_spans(text: str, starts: Sequence[int], ends: Sequence[int]) -> list[Span]:
    """Give the characters that hold the first and the last of some bytes.

    >>> character_spans("aё", [1, 2], [2, 3])
    [(1, 2), (1, 2)]
    """
    if text.isascii():
        return list(zip(starts, ends, strict=True))
    if len(text) < _SHORT:
        few = offset_list(text)
        pairs = zip(starts, ends, strict=True)
        return [(bisect_right(few, start) - 1, bisect_left(few, end)) for start, end in pairs]
    offsets = byte_offsets(code_points(text))
    firsts = np.searchsorted(offsets, starts, side="right") - 1
    lasts = np.searchsorted(offsets, ends, side="left")
    return list(zip(firsts.tolist(), lasts.tolist(), strict=True))


def byte_spans(text: str, spans: Sequence[Span]) -> list[Span]:
    """Give the bytes of spans of characters.

    >>> byte_spans("aё", [(1, 2)])
    [(1, 3)]
    """
    if text.isascii():
        return list(spans)
    offsets = byte_offsets(code_points(text)).tolist()
    return [(offsets[start], offsets[end]) for start, end in spans]
