"""What stands in a row of cells, as text.

A token covers a few cells, and what they were laid out with never changes. So its text is a slice
of one long string, and no string has to be kept per token.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

from engine.training.pair_table import Int32Array

_SHARE = 8
"""Once this part of the row has been put together symbol by symbol, one string of it all pays."""
_NEVER = 1 << 62


class CellTexts:
    """The text of any stretch of cells.

    Attributes:
        base: Per cell the symbol it was laid out with, -1 for separators.
        texts: Texts of the symbols.
    """

    def __init__(self, base: Int32Array, texts: Sequence[str]) -> None:
        self.base = base
        self.texts = tuple(texts)
        self._line = ""  # the whole row, once that pays
        self._symbols_until_it_pays = len(base) // _SHARE

    def between(self, first: int, last: int) -> str:
        """Return the text of the cells from ``first`` to before ``last``, within one word."""
        if self._line:
            return self._line[first:last]
        self._symbols_until_it_pays -= last - first
        if self._symbols_until_it_pays < 0:
            self._lay_out_line()
        return "".join([self.texts[symbol] for symbol in self.base[first:last].tolist()])

    def respelled(self, respell: Callable[[str], str]) -> CellTexts:
        """Return the same cells with other texts of the symbols."""
        return CellTexts(self.base, tuple(map(respell, self.texts)))

    def _lay_out_line(self) -> None:
        if any(len(text) != 1 for text in self.texts):
            self._symbols_until_it_pays = _NEVER  # a cell would not be a character
            return
        codes = np.fromiter(map(ord, self.texts), "<u4", len(self.texts))
        # At a separator, -1, stands the last symbol: no stretch within a word reaches there.
        # subtle: "utf-32" alone would take that symbol for a byte order mark if it is U+FEFF.
        self._line = codes[self.base].tobytes().decode("utf-32-le", "surrogatepass")
