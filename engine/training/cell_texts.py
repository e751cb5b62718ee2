"""What stands in a row of cells, as text.

A token covers a few cells, and what they were laid out with never changes. So its text is a slice
of one long string, and no string has to be kept per token.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property

import numpy as np

from engine.training.pair_table import Int32Array

_SHARE = 8
"""Once this part of the row has been put together symbol by symbol, one string of it all pays."""


class CellTexts:
    """The text of any stretch of cells.

    Attributes:
        base: Per cell the symbol it was laid out with, -1 for separators.
        texts: Texts of the symbols.
    """

    def __init__(self, base: Int32Array, texts: Sequence[str]) -> None:
        self.base = base
        self.texts = tuple(texts)
        self._pays = False
        self._symbols_until_it_pays = len(base) // _SHARE

    def between(self, first: int, last: int) -> str:
        """Return the text of the cells from ``first`` to before ``last``, within one word."""
        if self._pays:
            return self.line[first:last]
        self._symbols_until_it_pays -= last - first
        self._pays = self._symbols_until_it_pays < 0 and bool(self.line)
        return "".join([self.texts[symbol] for symbol in self.base[first:last].tolist()])

    def respelled(self, respell: Callable[[str], str]) -> CellTexts:
        """Return the same cells with other texts of the symbols."""
        return CellTexts(self.base, tuple(map(respell, self.texts)))

    @cached_property
    def line(self) -> str:
        """The whole row, one character a cell; nothing if a symbol is not one character."""
        if any(len(text) != 1 for text in self.texts):
            return ""
        codes = np.fromiter(map(ord, self.texts), "<u4", len(self.texts))
        # At a separator, -1, stands the last symbol: no stretch within a word reaches there.
        # subtle: "utf-32" alone would take that symbol for a byte order mark if it is U+FEFF.
        return codes[self.base].tobytes().decode("utf-32-le", "surrogatepass")
