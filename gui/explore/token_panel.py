"""One token of a vocabulary: what it is, what it was merged from, what it became part of."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from engine.analysis.vocabulary import VocabularyTable


class TokenPanel(QWidget):
    """Shows a row of a `VocabularyTable`; `row_requested` names the row that was clicked."""

    row_requested = Signal(object)

    def show_token(self, table: VocabularyTable | None, row: int | None) -> None:
        """Show another token; None: none."""
