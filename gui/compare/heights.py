"""How many display lines each piece of a text takes, and on which one it begins.

Before a piece is laid out its height is an estimate from its columns, so that a scroll bar knows at
once how long a megabyte is; `Paragraphs` corrects it when the piece comes into sight.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from gui.compare.frames import IntArray
from gui.compare.text_pieces import TextPieces
from gui.compare.text_recut import Recut

_RAGGED = 2.5  # columns that lines lose on average by not ending in the middle of a word


class Heights:
    """The display lines of k pieces; all numbers count lines."""

    def __init__(self) -> None:
        """Begin without pieces."""
        self._counts: NDArray[np.int64] = np.zeros(0, dtype=np.int64)
        self._tops: NDArray[np.int64] = np.zeros(1, dtype=np.int64)

    @property
    def total(self) -> int:
        """Lines of all pieces."""
        return int(self._tops[-1])

    def count(self, number: int) -> int:
        """Lines of piece `number`."""
        return int(self._counts[number])

    def top(self, number: int) -> int:
        """The line on which piece `number` begins."""
        return int(self._tops[number])

    def piece_at(self, line: int) -> int:
        """The piece to which a line belongs; the first or last one beyond the text."""
        number = int(np.searchsorted(self._tops, line, side="right")) - 1
        return max(0, min(number, len(self._counts) - 1))

    def estimate(self, pieces: TextPieces, columns: float) -> None:
        """Forget everything and estimate, for lines of that many columns."""
        self._counts = _estimated(pieces.columns, columns)
        self._add_up()

    def after(self, cut: Recut, columns: float) -> Heights:
        """Those after an edit: only the pieces that are not as before are estimated."""
        size, known, made = len(cut.pieces), self._counts, Heights()
        fresh = _estimated(cut.pieces.columns[cut.head : size - cut.tail], columns)
        made._counts = np.concatenate((known[: cut.head], fresh, known[len(known) - cut.tail :]))
        made._add_up()
        return made

    def correct(self, number: int, count: int) -> bool:
        """Set the height of one piece; says whether it was another."""
        if self._counts[number] == count:
            return False
        self._counts[number] = count
        self._add_up()
        return True

    def lines_of(self, offsets: IntArray, pieces: TextPieces) -> IntArray:
        """About on which line each of many bytes stands."""
        starts = pieces.byte_starts.astype(np.int64)
        number = np.searchsorted(starts, offsets, side="right") - 1
        number = np.clip(number, 0, len(pieces) - 1)
        size = np.maximum(starts[number + 1] - starts[number], 1)
        within = (offsets - starts[number]) * self._counts[number] // size
        lines: IntArray = self._tops[number] + within
        return lines

    def bytes_of(self, lines: IntArray, pieces: TextPieces) -> IntArray:
        """The first byte that stands on each of some lines or below it, by the same estimate."""
        number = np.searchsorted(self._tops, lines, side="right") - 1
        number = np.clip(number, 0, len(pieces) - 1)
        starts = pieces.byte_starts.astype(np.int64)
        start, size, count = starts[number], np.diff(starts)[number], self._counts[number]
        within = np.maximum(lines - self._tops[number], 0)
        found: IntArray = start - (-within * np.maximum(size, 1) // np.maximum(count, 1))
        return found

    def _add_up(self) -> None:
        self._tops = np.concatenate(([0], np.cumsum(self._counts, dtype=np.int64)))


def _estimated(wanted: IntArray, columns: float) -> NDArray[np.int64]:
    """How many lines of `columns` columns are needed for pieces that want so many of them."""
    needed = np.ceil(wanted / (columns - _RAGGED)).astype(np.int64)
    return np.where(wanted <= columns, 1, np.maximum(needed, 1))
