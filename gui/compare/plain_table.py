"""A table for very many rows whose columns are as wide as their numbers need.

It adds to `RowTable` what both tables of the comparison need: some columns share the room that is
left, and an empty table says why.
"""

from __future__ import annotations

from PySide6.QtCore import QAbstractTableModel, QEvent, Qt
from PySide6.QtGui import (
    QFontMetrics,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QWidget

from gui.look import theme
from gui.widgets.row_table import RowTable

_EDGES = 20  # around the text of a cell
_FEW_LETTERS = 4  # of a column that shares too little room
_FOCUS_RING = 4  # by which the focus may narrow the table after its columns were fitted
_AIR = "QTableView::item { padding: 0 5px; }"


class PlainTable(RowTable):
    """Shows a model."""

    def __init__(self, model: QAbstractTableModel, parent: QWidget | None = None) -> None:
        super().__init__(model, parent)
        self._widest: dict[int, str] = {}
        self._shares: dict[int, int] = {}
        self._extra = 0
        self.setStyleSheet(_AIR)
        self.dress()

    def share_width(self, widest: dict[int, str], shares: dict[int, int], extra: int = 0) -> None:
        """Give columns the width of their widest text and share what is left among others.

        Args:
            widest: column -> the text that needs the most room.
            shares: column -> its share of the room that is left; its least width in letters, too.
            extra: pixels that the heads need beside their names.
        """
        self._widest, self._shares, self._extra = widest, shares, extra
        self._fit()

    def dress(self) -> None:
        """Take row height and column widths from the theme's fonts."""
        look = theme.active()
        heights = (QFontMetrics(font).height() for font in (look.ui_font(), look.token_font()))
        self.verticalHeader().setMinimumSectionSize(8)
        self.verticalHeader().setDefaultSectionSize(max(heights) + 4)
        self._fit()

    def _fit(self) -> None:
        if not self._widest and not self._shares:
            return
        widths = self._least_widths()
        left = self.viewport().width() - sum(widths.values()) - _FOCUS_RING
        shares = {c: s for c, s in self._shares.items() if not self.isColumnHidden(c)}
        whole = sum(shares.values())
        for column, share in shares.items():
            least = (
                self._shortest() if left < 0 else 0
            )  # too narrow: rather short than out of sight
            widths[column] = max(least, widths[column] + left * share // whole)
        for column, width in widths.items():
            if self.columnWidth(column) != width:
                self.setColumnWidth(column, width)

    def _shortest(self) -> int:
        letter = QFontMetrics(theme.active().token_font()).averageCharWidth()
        return _FEW_LETTERS * letter + _EDGES

    def _least_widths(self) -> dict[int, int]:
        letter = QFontMetrics(theme.active().token_font()).averageCharWidth()
        body = QFontMetrics(theme.active().ui_font())
        head = QFontMetrics(self.horizontalHeader().font())
        widths = {}
        for column in range(self.model().columnCount()):
            if self.isColumnHidden(column):
                continue
            name = str(self.model().headerData(column, Qt.Orientation.Horizontal) or "")
            room = body.horizontalAdvance(self._widest.get(column, ""))
            room = max(room, self._shares.get(column, 0) * letter)
            widths[column] = max(room, head.horizontalAdvance(name) + self._extra) + _EDGES
        return widths

    # Overrides

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the new width."""
        super().resizeEvent(event)
        self._fit()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the rows, or say that there are none."""
        super().paintEvent(event)
        if self.model().rowCount() == 0 and self.empty_text:
            with QPainter(self.viewport()) as painter:
                self.draw_empty(painter)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the theme."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self.dress()
