"""The table of the merge list: draws its rows itself, keeps the current one in view, copies rows.

It adds to a `RowTable` what a player needs: marking and showing another row at every step costs no
layout and no delegate.
"""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import (
    QFont,
    QFontMetrics,
    QGuiApplication,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QHeaderView, QWidget

from gui.look import theme
from gui.training.merge_fit import Measures, fit
from gui.training.merge_model import Column, MergeModel
from gui.training.merge_rows import Row, RowPainter
from gui.widgets.row_table import RowTable

_HEAD_PADDING = 10  # of the style sheet on both sides, the line between two heads, rounding
_HEAD_SCALE = 0.85  # of the interface font: seven names stand in a column of a laptop's window


class MergeView(RowTable):
    """The table itself: scrolls to the current row without a layout, copies rows as text."""

    rank_chosen = Signal(object)

    def __init__(self, model: MergeModel, parent: QWidget | None = None) -> None:
        super().__init__(model, parent)
        self._merges = model
        self._painter = RowPainter(theme.active())
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        self.row_chosen.connect(lambda row: self.rank_chosen.emit(model.rank(row)))

    def dress(self) -> None:
        """Take row height and column widths from the theme's fonts."""
        self._painter = RowPainter(theme.active())
        size = _head_font().pointSizeF()
        self.horizontalHeader().setStyleSheet(
            f"QHeaderView {{ font-size: {size}pt; }} QHeaderView::section {{ padding: 2px 4px; }}"
        )
        self.horizontalHeader().setMinimumSectionSize(8)
        self.verticalHeader().setMinimumSectionSize(8)
        self.verticalHeader().setDefaultSectionSize(self._painter.height)
        self.fit_columns()
        self.viewport().update()

    def fit_columns(self) -> None:
        """Show the columns that there is room for, named and sized so that nothing is cut off."""
        found = fit(self.viewport().width(), self._measures())
        self._merges.set_short_names(found.short)
        for column in Column:
            width = found.widths.get(column)
            if self.isColumnHidden(column) != (width is None):
                self.setColumnHidden(column, width is None)
            if width is not None and self.columnWidth(column) != width:
                self.setColumnWidth(column, width)

    def _measures(self) -> Measures:
        model, painter = self._merges, self._painter
        numbers = {
            Column(column): painter.number_width(text)
            for column, text in model.widest_numbers().items()
        }
        numbers[Column.RANK] += painter.marker
        names, short_names = (self._name_widths(short=short) for short in (False, True))
        return Measures(numbers, painter.letters_width, names, short_names)

    def _name_widths(self, *, short: bool) -> list[int]:
        metrics = QFontMetrics(_head_font())
        names = self._merges.names(short=short)
        return [metrics.horizontalAdvance(name) + _HEAD_PADDING for name in names]

    def bring_into_view(self, rank: int) -> None:
        """Scroll, only as far as needed, until the row of `rank` has some rows around it.

        Without the row (filtered away, or past the end) its nearest neighbour is brought into view.
        """
        row = self._merges.nearest_row(rank)
        if row is None:
            return
        bar = self.verticalScrollBar()
        height = max(1, self.verticalHeader().defaultSectionSize())
        shown = max(1, self.viewport().height() // height)
        margin = min(3, (shown - 1) // 3)
        top = self._first_row()
        if row < top + margin:
            top = row - margin
        elif row > top + shown - 1 - margin:
            top = row - shown + 1 + margin
        else:
            return
        bar.setValue(max(bar.minimum(), min(bar.maximum(), top)))

    def _first_row(self) -> int:
        return self.verticalScrollBar().value()

    def copy(self) -> None:
        """Put the selected rows on the clipboard, tabs between the cells."""
        rows = self.selected_rows()
        if rows:
            QGuiApplication.clipboard().setText(self._merges.tsv(rows))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the new width, keep the current row in view."""
        super().resizeEvent(event)
        self.fit_columns()
        self.bring_into_view(self._merges.current)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the rows in view, or say that the filter leaves none."""
        columns = {
            column: (self.columnViewportPosition(column), self.columnWidth(column))
            for column in Column
            if not self.isColumnHidden(column)
        }
        with QPainter(self.viewport()) as painter:
            if self._merges.rowCount():
                rows = self._rows_between(event.rect().top(), event.rect().bottom())
                self._painter.draw(painter, self._merges, rows, columns)
            elif self._merges.filtered:
                self.draw_empty(painter)

    def _rows_between(self, top: int, bottom: int) -> list[Row]:
        """The rows that lie, if only in part, between two edges of the viewport."""
        height, total = self._painter.height, self._merges.rowCount()
        first = max(0, self.rowAt(max(0, top)))
        start = self.rowViewportPosition(first)
        last = min(total - 1, first + (bottom - start) // height)
        selected = set(self.selected_rows())
        keys_at = self.currentIndex().row() if self.hasFocus() else -1
        return [
            Row(row, start + (row - first) * height, row in selected, row == keys_at)
            for row in range(first, last + 1)
        ]


def _head_font() -> QFont:
    """The font of the heads, for the active theme."""
    font = theme.active().ui_font()
    font.setPointSizeF(round(_HEAD_SCALE * font.pointSizeF(), 1))
    return font
