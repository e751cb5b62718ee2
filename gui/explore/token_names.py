"""What tokens are called on the screen: one name for each, the same in the table and beside it.

A vocabulary says how the file writes a token. Where that is a character for each byte, as in the
file of GPT-2, a person may read the text instead: ĠÐ¼ is ·м then, and a byte of a letter that was
cut ⟨D0⟩.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Final

import numpy as np

from engine.analysis.vocabulary import VocabularyTable
from engine.text.alphabet import BYTE_CHARACTERS, as_it_is, visible
from engine.text.byte_characters import bytes_of_label
from gui.look.missing_glyphs import drawable
from gui.widgets.counted_runs import with_counted_runs

_DOT: Final = "·"  # a character for a byte, which is written out where dots are spaces
_SHOWN_DOT: Final = visible(_DOT)
_AS_IT_IS: Final = as_it_is(_DOT).removesuffix(_SHOWN_DOT)
_LOOKED_AT: Final = 500


@dataclass(frozen=True, eq=False)
class TokenNames:
    """The names of the tokens of a table; no two are the same.

    Attributes:
        table: whose tokens they are.
        as_text: whether characters that the file writes for bytes are read as text.
    """

    table: VocabularyTable
    as_text: bool = True

    @cached_property
    def _reads(self) -> bool:
        """Whether there is anything to read: whether labels are characters for bytes.

        Looks at some tokens, from the first to the last. In ASCII the two ways are the same.
        """
        if not self.as_text or not len(self.table):
            return False
        rows = np.unique(np.linspace(0, len(self.table) - 1, _LOOKED_AT, dtype=np.int64)).tolist()
        labels = ((row, self.table.label(row)) for row in rows)
        return any(self._data(row, label) for row, label in labels if not label.isascii())

    def name(self, row: int) -> str:
        """The name of a token, to be read: nobody has to count the spaces in it."""
        return drawable(self.undrawn(row))

    def undrawn(self, row: int) -> str:
        """Give the name also with characters that no font here has."""
        label = self.table.label(row)
        if self._reads and not label.isascii():
            # subtle: other tokens of such a file, such as added ones, may look like what is read
            is_bytes = self._data(row, label) is not None
            label = visible(_written(label), BYTE_CHARACTERS) if is_bytes else _AS_IT_IS + label
        return with_counted_runs(label)

    def in_file(self, row: int) -> str:
        """How the file writes a token, where that is not its name; else nothing."""
        label = drawable(with_counted_runs(self.table.label(row)))
        return "" if label == self.name(row) else label

    def _data(self, row: int, label: str) -> bytes | None:
        """The bytes that a label stands for byte by byte, if the token is these bytes."""
        data = bytes_of_label(_written(label))
        return data if data == self.table.data(row) else None


def _written(label: str) -> str:
    """A label of bytes as the file has it: it is ready to be shown but for this sign."""
    return label.replace(_SHOWN_DOT, _DOT)
