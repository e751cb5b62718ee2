"""The vocabulary of a tokenizer file: a table to filter, to sort, and to choose a token in."""

from __future__ import annotations

import numpy as np
from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from engine.analysis.vocabulary import VocabularyTable
from engine.text.code_points import IntArray


class VocabularyPanel(QWidget):
    """Shows a `VocabularyTable`.

    Signals:
        row_selected: the row of the table (not of the screen) that is selected now; None: none is.
        filter_changed: what stands in the filter field.
    """

    row_selected = Signal(object)
    filter_changed = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._table: VocabularyTable | None = None

    def show_table(self, table: VocabularyTable | None) -> None:
        """Show another vocabulary."""
        self._table = table

    def show_counts(self, counts: np.ndarray | None) -> None:
        """Show how often each row is in the current text; None: there is no text."""

    def select_row(self, row: int | None) -> None:
        """Select a row of the table and bring it into view; tells nobody."""

    def set_filter(self, text: str) -> None:
        """Put this into the filter field."""

    def show_only(self, rows: IntArray | None, title: str = "") -> None:
        """Show only these rows, named `title`, until a person closes the chip; None: all."""
