"""A vocabulary as a whole: lengths, scripts and shares, as bars that filter the table."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from engine.analysis.statistics import VocabularyStatistics


class OverviewPanel(QWidget):
    """Shows `VocabularyStatistics`; `filter_requested` has the filter of the bar that was hit."""

    filter_requested = Signal(str)

    def show_statistics(self, statistics: VocabularyStatistics | None) -> None:
        """Show another vocabulary; None: none."""
