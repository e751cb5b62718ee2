"""Cutting a text again after an edit: what stays as it was keeps its pieces.

The result is the same as that of `cut_text`, which looks at every character; here a key costs the
piece in which it was pressed, in a megabyte of lines as in one line of a megabyte.
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass

import numpy as np

from gui.compare.frames import BoolArray, IntArray, find_place
from gui.compare.text_pieces import LONGEST, TextPieces, cut_at, cutting, next_start
from gui.turns import at_once
from gui.work.compare_edits import common_beginning, common_end

_MANY = 64 * LONGEST  # characters that an edit leaves to be cut; more are cut all at once


@dataclass(frozen=True, slots=True, eq=False)
class Recut:
    """A text that was cut again.

    Attributes:
        pieces: its pieces.
        head: so many pieces at its beginning are those of the text before.
        tail: so many at its end are.
    """

    pieces: TextPieces
    head: int
    tail: int


def cut_again(old: TextPieces, text: str) -> Recut:
    """Cut a text that differs from another one that was cut before."""
    return at_once(cutting_again(old, text))


def cutting_again(old: TextPieces, text: str) -> Generator[None, None, Recut]:
    """Do what `cut_again` does, a part after each step."""
    least = min(len(text), len(old.text))
    first = common_beginning(old.text, text, least)
    last = common_end(old.text, text, least - first)
    head = _kept_before(old, first)
    begin, shift = int(old.starts[head]), len(text) - len(old.text)
    if len(text) - last - begin > _MANY:
        tail = _line_after(old, head, last)
        middle = yield from cutting(text[begin : int(old.starts[tail]) + shift])
    else:
        starts, continues = _walk(old, text, begin, last)
        tail = find_place(old.starts, begin + int(starts[-1]) - shift)
        middle = cut_at(text[begin : begin + int(starts[-1])], starts, continues)
    pieces = TextPieces(
        text,
        _joined(old.starts, middle.starts, head, tail),
        _joined(old.byte_starts, middle.byte_starts, head, tail),
        np.concatenate((old.columns[:head], middle.columns, old.columns[tail:])),
        np.concatenate((old.continues[:head], middle.continues, old.continues[tail:])),
    )
    return Recut(pieces, head, len(old) - tail)


def _kept_before(old: TextPieces, first: int) -> int:
    """How many pieces end as they do whatever follows the first `first` characters.

    A line ends where it does if a character of the next one is known: it might be a line feed. A
    long line is cut where it is if a character more is known than a piece can have.
    """
    known = np.where(old.continues, old.starts[:-1] + (LONGEST + 1), old.starts[1:] + 1)
    return find_place(known, first, after=True)


def _walk(old: TextPieces, text: str, begin: int, last: int) -> tuple[IntArray, BoolArray]:
    """Cut piece by piece until a piece begins in the unchanged end where one began before.

    Returns:
        The starts, counted from `begin`, with the end; which pieces are parts of a line.
    """
    shift = len(text) - len(old.text)
    starts, continues, at = [0], [], begin
    while at < len(text):
        at, goes_on = next_start(text, at)
        starts.append(at - begin)
        continues.append(goes_on)
        if at >= len(text) - last and _is_start(old.starts, at - shift):
            break
    return np.array(starts, dtype=np.int32), np.array(continues, dtype=np.bool_)


def _is_start(starts: IntArray, offset: int) -> bool:
    at = find_place(starts, offset)
    return at < len(starts) and int(starts[at]) == offset


def _line_after(old: TextPieces, head: int, last: int) -> int:
    """The first piece that begins a line of which no character is others, nor the one before."""
    begins = np.flatnonzero(np.concatenate(([True], ~old.continues)))  # of lines, and the end
    known = find_place(old.starts[begins], len(old.text) - last, after=True)
    return max(head, int(begins[min(len(begins) - 1, known)]))


def _joined(old: IntArray, middle: IntArray, head: int, tail: int) -> IntArray:
    """Offsets of the kept pieces with those of the new ones between them."""
    begin = old[head]
    shift = begin + middle[-1] - old[tail]
    return np.concatenate((old[:head], middle[:-1] + begin, old[tail:] + shift))
