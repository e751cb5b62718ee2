"""Where two timelines and their merges stand: in a row, or, if narrow, the merges beside both.

subtle: no splitters. Moving a panel between two deletes a handle, and Qt does not expect that in
the middle of a change of style, which resizes the page.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from gui.lab.letters import letter_width

_BESIDE: Final = 130
"""Letters in a line from which the merges stand between the bars."""


class ForkGrid(QWidget):
    """Holds three panels."""

    def __init__(
        self, first: QWidget, second: QWidget, merges: QWidget, parent: QWidget | None = None
    ) -> None:
        """Place them as soon as it is known how wide it is."""
        super().__init__(parent)
        self._first, self._second, self._merges = first, second, merges
        self._in_a_row: bool | None = None
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        for part in (first, second, merges):
            self._grid.addWidget(part)

    def _arrange(self) -> None:
        letters = self.width() / letter_width()
        in_a_row = letters >= _BESIDE
        if in_a_row == self._in_a_row:
            return
        self._in_a_row = in_a_row
        for part in (self._first, self._second, self._merges):
            self._grid.removeWidget(part)
        self._grid.addWidget(self._first, 0, 0)
        if in_a_row:
            self._grid.addWidget(self._merges, 0, 1)
            self._grid.addWidget(self._second, 0, 2)
        else:
            self._grid.addWidget(self._second, 1, 0)
            self._grid.addWidget(self._merges, 0, 1, 2, 1)
        for column, stretch in enumerate((5, 8, 5) if in_a_row else (9, 11, 0)):
            self._grid.setColumnStretch(column, stretch)
        for row, stretch in enumerate((1, 0) if in_a_row else (1, 1)):
            self._grid.setRowStretch(row, stretch)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place the merges where there is room."""
        super().resizeEvent(event)
        self._arrange()
