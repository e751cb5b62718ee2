"""Cutting a text again after an edit: lines that stay as they were keep their pieces.

The result is the same as that of `cut_text`, which looks at every character; here, of a megabyte in
lines, a key costs the line in which it was pressed.
"""

from __future__ import annotations

import numpy as np

from gui.compare.display_text import code_points
from gui.compare.frames import IntArray
from gui.compare.text_pieces import TextPieces, common_ends, cut_text


def cut_again(old: TextPieces, text: str) -> tuple[TextPieces, tuple[int, int]]:
    """Cut a text that differs from another one that was cut before.

    Returns:
        The pieces, and how many characters both texts have in common at their two ends.
    """
    codes = code_points(text)
    first, last = common_ends(old.codes, codes)
    head, tail = _same_lines(old, first, min(last, len(codes) - first, len(old.codes) - first))
    begin, end = int(old.starts[head]), len(text) - (len(old.codes) - int(old.starts[tail]))
    middle = cut_text(text[begin:end])
    pieces = TextPieces(
        text,
        codes,
        _joined(old.starts, middle.starts, head, tail),
        _joined(old.byte_starts, middle.byte_starts, head, tail),
        np.concatenate((old.columns[:head], middle.columns, old.columns[tail:])),
        np.concatenate((old.continues[:head], middle.continues, old.continues[tail:])),
    )
    return pieces, (first, last)


def _same_lines(old: TextPieces, first: int, last: int) -> tuple[int, int]:
    """Up to which piece, and from which on, whole lines lie in what both texts have in common.

    The character beside such a line must be the same as well: a line feed there would belong to it.
    """
    begins = np.flatnonzero(np.concatenate(([True], ~old.continues)))  # of lines, and the end
    starts = old.starts[begins]
    head = begins[max(0, int(np.searchsorted(starts, first)) - 1)]
    size = len(old.codes)
    tail = begins[min(len(begins) - 1, int(np.searchsorted(starts, size - last, side="right")))]
    return int(head), max(int(head), int(tail))


def _joined(old: IntArray, middle: IntArray, head: int, tail: int) -> IntArray:
    """Offsets of the kept pieces with those of the new ones between them."""
    begin = old[head]
    shift = begin + middle[-1] - old[tail]
    return np.concatenate((old[:head], middle[:-1] + begin, old[tail:] + shift))
