"""The merges of two timelines beside each other, with where the other one makes the same token."""

from __future__ import annotations

from enum import IntEnum
from typing import Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QCoreApplication,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
)
from PySide6.QtGui import QBrush, QFont

from engine.analysis.alternatives import TimelineDifference
from gui.look import theme
from gui.look.translation import format_number
from gui.training.presenter import Presenter
from gui.widgets.plain_text import isolated, plain_tip

Index = QModelIndex | QPersistentModelIndex
_Role = Qt.ItemDataRole
_NOWHERE = QModelIndex()

MARKER = "▶"


class Column(IntEnum):
    """The columns in their order."""

    STEP = 0
    FIRST = 1
    IN_SECOND = 2
    SECOND = 3
    IN_FIRST = 4


_MERGES = {Column.FIRST: 0, Column.SECOND: 1}
_SIDES = {
    Column.STEP: Qt.AlignmentFlag.AlignRight,
    Column.FIRST: Qt.AlignmentFlag.AlignLeft,
    Column.IN_SECOND: Qt.AlignmentFlag.AlignHCenter,
    Column.SECOND: Qt.AlignmentFlag.AlignLeft,
    Column.IN_FIRST: Qt.AlignmentFlag.AlignHCenter,
}
_PLACES = {Column.IN_SECOND: 0, Column.IN_FIRST: 1}


class ForkModel(QAbstractTableModel):
    """A row for each step that one of the timelines has."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._presenters: tuple[Presenter, Presenter] | None = None
        self._difference: TimelineDifference | None = None
        self._current = -1

    # Content

    def show_timelines(
        self, presenters: tuple[Presenter, Presenter] | None, difference: TimelineDifference | None
    ) -> None:
        """Show two timelines, or none."""
        self.beginResetModel()
        self._presenters, self._difference = presenters, difference
        self.endResetModel()

    @property
    def current(self) -> int:
        """The row of the step that comes next."""
        return self._current

    def set_current(self, position: int) -> None:
        """Mark the step that comes next at a position."""
        before, self._current = self._current, position
        for row in (before, position):
            if 0 <= row < self.rowCount():
                self.dataChanged.emit(self.index(row, 0), self.index(row, len(Column) - 1))

    def cell(self, row: int, column: int) -> str:
        """What a cell says."""
        if column == Column.STEP:
            number = format_number(row + 1)
            return f"{MARKER} {number}" if row == self._current else number
        if column in _MERGES:
            return self._merge(row, _MERGES[Column(column)])
        return self._place(row, _PLACES[Column(column)])

    def is_only_here(self, row: int, side: int) -> bool:
        """Whether the other timeline never makes what this one makes in this row."""
        places = self._places(side)
        return row < len(places) and int(places[row]) < 0

    def widest(self) -> dict[int, str]:
        """The texts of the narrow columns that need the most room."""
        number = format_number(self.rowCount())
        said = max(number, self._never(), self._same(), self._other_pair(), key=len)
        return {
            Column.STEP: f"{MARKER} {number}",
            Column.IN_SECOND: said,
            Column.IN_FIRST: said,
        }

    def tsv(self, rows: list[int]) -> str:
        """Rows as text for a spreadsheet."""
        cells = ([self.cell(row, column) for column in Column] for row in rows)
        return "\n".join("\t".join(row) for row in cells)

    def _merge(self, row: int, side: int) -> str:
        return " + ".join(isolated(label) for label in self._pair(row, side))

    def _pair(self, row: int, side: int) -> tuple[str, ...]:
        """The labels of what is merged; the ids of two timelines are not the same."""
        if self._presenters is None or row >= len(self._presenters[side].trace):
            return ()
        presenter = self._presenters[side]
        ids = presenter.trace.left_ids[row], presenter.trace.right_ids[row]
        return tuple(presenter.label(int(token)) for token in ids)

    def _place(self, row: int, side: int) -> str:
        places = self._places(side)
        if row >= len(places):
            return ""
        place = int(places[row])
        if place < 0:
            return self._never()
        if place != row:
            return format_number(place + 1)
        return self._same() if self._pair(row, 0) == self._pair(row, 1) else self._other_pair()

    def _in_full(self, row: int, column: Column) -> str:
        """What a cell says, where there is room for a sentence."""
        said = self.cell(row, column)
        if said == self._other_pair():
            translate = QCoreApplication.translate
            return translate("ForkModel", "The same token at the same step, made of another pair")
        return said

    def _places(self, side: int) -> Any:  # noqa: ANN401 - an array, or nothing
        if self._difference is None:
            return ()
        found = self._difference
        return (found.steps_in_second, found.steps_in_first)[side]

    def _never(self) -> str:
        return QCoreApplication.translate("ForkModel", "never")

    def _same(self) -> str:
        return QCoreApplication.translate("ForkModel", "same")

    def _other_pair(self) -> str:
        return QCoreApplication.translate("ForkModel", "other pair")

    def _heads(self) -> tuple[str, ...]:
        translate = QCoreApplication.translate
        return (
            translate("ForkModel", "Step"),
            translate("ForkModel", "First"),
            translate("ForkModel", "2nd at step"),
            translate("ForkModel", "Second"),
            translate("ForkModel", "1st at step"),
        )

    def _tips(self) -> tuple[str, ...]:
        translate = QCoreApplication.translate
        return (
            translate("ForkModel", "Number of the merge"),
            translate("ForkModel", "What the first timeline merges"),
            translate(
                "ForkModel",
                "At which step the second timeline makes this token; at the same one perhaps of "
                "another pair",
            ),
            translate("ForkModel", "What the second timeline merges"),
            translate(
                "ForkModel",
                "At which step the first timeline makes this token; at the same one perhaps of "
                "another pair",
            ),
        )

    # Overrides

    def rowCount(self, parent: Index = _NOWHERE) -> int:
        """As many as the longer timeline has steps."""
        if parent.isValid() or self._presenters is None:
            return 0
        return max(len(presenter.trace) for presenter in self._presenters)

    def columnCount(self, parent: Index = _NOWHERE) -> int:
        """As many as there are columns."""
        return 0 if parent.isValid() else len(Column)

    def data(self, index: Index, role: int = _Role.DisplayRole) -> Any:  # noqa: ANN401
        """The text of a cell; what only one timeline has stands out by line, ground and word."""
        if not index.isValid():
            return None
        row, column = index.row(), Column(index.column())
        if role == _Role.DisplayRole:
            return self.cell(row, column)
        if role == _Role.ToolTipRole:
            return plain_tip(self._in_full(row, column))
        if role == _Role.TextAlignmentRole:
            return _SIDES[column] | Qt.AlignmentFlag.AlignVCenter
        if role == _Role.FontRole:
            return self._font(row, column)
        if role == _Role.BackgroundRole:
            return self._ground(row, column)
        return None

    def _font(self, row: int, column: Column) -> QFont:
        look = theme.active()
        font = QFont(look.token_font() if column in _MERGES else look.ui_font())
        side = _MERGES.get(column, _PLACES.get(column))
        font.setBold(row == self._current and column == Column.STEP)
        font.setUnderline(side is not None and column in _MERGES and self.is_only_here(row, side))
        return font

    def _ground(self, row: int, column: Column) -> QBrush | None:
        look = theme.active()
        side = _MERGES.get(column, _PLACES.get(column))
        if side is not None and self.is_only_here(row, side):
            return QBrush(look.bar_tied)
        return QBrush(look.raised) if row == self._current else None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = _Role.DisplayRole
    ) -> Any:  # noqa: ANN401
        """The names of the columns."""
        if orientation != Qt.Orientation.Horizontal or not 0 <= section < len(Column):
            return None
        if role == _Role.DisplayRole:
            return self._heads()[section]
        return self._tips()[section] if role == _Role.ToolTipRole else None
