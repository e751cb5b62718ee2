"""Empty lines under the lines of a text: room for opened tokens, the same in every lane."""

from __future__ import annotations

import numpy as np

from gui.compare.cells import Cells
from gui.compare.frames import IntArray
from gui.compare.text_pieces import TextPieces

Span = tuple[int, int, int]  # first byte, byte after the last, number of empty lines


class Room:
    """Who needs how many lines where."""

    def __init__(self) -> None:
        """Begin without any."""
        self._wishes: dict[object, tuple[Span, ...]] = {}
        self._by_piece: dict[int, tuple[Span, ...]] = {}

    def give(self, owner: object, spans: tuple[Span, ...], pieces: TextPieces) -> bool:
        """Replace what `owner` needs; says whether anything is different now."""
        if self._wishes.get(owner, ()) == spans:
            return False
        self._wishes[owner] = spans
        self._by_piece = {}
        for span in sorted(span for wish in self._wishes.values() for span in wish):
            self._note(span, pieces)
        return True

    def within(self, number: int) -> tuple[Span, ...]:
        """What is needed in a piece; offsets count from its beginning."""
        return self._by_piece.get(number, ())

    def _note(self, span: Span, pieces: TextPieces) -> None:
        start, end, lines = span
        for number in range(pieces.piece_at_byte(start), pieces.piece_at_byte(end - 1) + 1):
            first, last = (int(byte) for byte in pieces.byte_starts[number : number + 2])
            part = max(0, start - first), min(end, last) - first, lines
            self._by_piece[number] = (*self._by_piece.get(number, ()), part)


def room_shifts(cells: Cells, spans: tuple[Span, ...], line_count: int) -> IntArray:
    """How far each line moves down, and after them how far the end does."""
    extra = np.zeros(line_count, dtype=np.int64)
    for start, end, lines in spans:
        first, last = np.searchsorted(cells.bytes, (start, end - 1), side="right") - 1
        touched = np.unique(cells.lines[first : last + 1])
        extra[touched] = np.maximum(extra[touched], lines)
    return np.concatenate(([0], np.cumsum(extra)))
