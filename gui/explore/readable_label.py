"""The label of a token as a class can read it, where the file writes bytes as characters.

The table keeps what the file says; here ĠÐ¼ is ·м, and a byte of a letter that was cut ⟨D0⟩.
"""

from __future__ import annotations

from engine.analysis.vocabulary import VocabularyTable
from engine.text.alphabet import BYTE_CHARACTERS, visible
from engine.text.byte_characters import bytes_of_label
from gui.explore.vocabulary_cells import shown_label
from gui.look.missing_glyphs import drawable
from gui.widgets.counted_runs import with_counted_runs

_DOT = "·"  # a character for a byte, which is written out where dots are spaces
_SHOWN_DOT = visible(_DOT)


def readable_label(table: VocabularyTable, row: int) -> str:
    """Write a token as the text that it stands for, if that is what its label says byte by byte."""
    label = table.label(row).replace(_SHOWN_DOT, _DOT)
    data = None if label.isascii() else bytes_of_label(label)
    if data is None or data != table.data(row):
        return shown_label(table, row)
    return drawable(with_counted_runs(visible(label, BYTE_CHARACTERS)))
