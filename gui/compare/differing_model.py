"""Words that differ as a Qt model: rows arrive in batches, and sorting moves only an index."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from enum import IntEnum
from typing import Any

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from engine.text.alphabet import visible
from gui.compare.differing_rows import DifferingRow
from gui.look import theme
from gui.look.translation import format_decimal, format_number

Index = QModelIndex | QPersistentModelIndex
_Role = Qt.ItemDataRole
_NOWHERE = QModelIndex()
_RIGHT = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
_SPACE = "\N{NO-BREAK SPACE}"
_LEFT = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)

TOKENS = int(_Role.UserRole)
"""The role under which a lane's cell gives its tokens, ready for the screen."""


class Column(IntEnum):
    """The columns in their order."""

    WORD = 0
    COUNT = 1
    SHARE = 2
    LANE_A = 3
    LANE_B = 4


_NUMBERS = (Column.COUNT, Column.SHARE)
LANES = (Column.LANE_A, Column.LANE_B)


class DifferingModel(QAbstractTableModel):
    """One row for each word that differs."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: list[DifferingRow] = []
        self._order: NDArray[np.int64] = np.zeros(0, np.int64)
        self._sorted: tuple[int, bool] | None = None
        self._count_total = 0
        self._alphabets = ("characters", "characters")
        self._heads = ("",) * len(Column)

    # Content

    def clear(self, count_total: int = 0) -> None:
        """Forget all rows; `count_total` is how often all words occur, for the shares."""
        self.beginResetModel()
        self._rows, self._order = [], np.zeros(0, np.int64)
        self._count_total = count_total
        self.endResetModel()

    def add_rows(self, rows: Sequence[DifferingRow]) -> None:
        """Add rows below the others, wherever they will belong once they are sorted."""
        if not rows:
            return
        first = len(self._rows)
        self.beginInsertRows(_NOWHERE, first, first + len(rows) - 1)
        self._rows += rows
        self._order = np.append(self._order, np.arange(first, len(self._rows)))
        self.endInsertRows()

    def set_alphabets(self, alphabets: tuple[str, str]) -> None:
        """Say what the labels of both lanes are made of, "characters" or "bytes"."""
        self._alphabets = alphabets

    def set_heads(self, heads: Iterable[str]) -> None:
        """Name the columns."""
        self._heads = tuple(heads)
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(Column) - 1)

    def word(self, row: int) -> str:
        """The word of a row, as it is."""
        return self._row(row)[0]

    def largest_count(self) -> int:
        """The count that needs the most room."""
        return max((row[1] for row in self._rows), default=0)

    def tsv(self, rows: Iterable[int]) -> str:
        """Rows as text for a spreadsheet: tabs between cells, digits not grouped."""
        return "\n".join("\t".join(self._plain(self._row(row))) for row in rows)

    def _plain(self, row: DifferingRow) -> tuple[str, ...]:
        lanes = (" ".join(self._shown(row, lane)) for lane in LANES)
        return (visible(row[0]), str(row[1]), *lanes)

    def _row(self, row: int) -> DifferingRow:
        return self._rows[int(self._order[row])]

    def _shown(self, row: DifferingRow, lane: int) -> tuple[str, ...]:
        tokens = row[2] if lane == Column.LANE_A else row[3]
        alphabet = self._alphabets[lane - Column.LANE_A]
        return tuple(visible(token, alphabet) for token in tokens)

    def text(self, row: int, column: int) -> str:
        """What a cell says."""
        found = self._row(row)
        if column == Column.WORD:
            return visible(found[0])
        if column == Column.COUNT:
            return format_number(found[1])
        if column == Column.SHARE:
            return share_text(found[1], self._count_total) if self._count_total else ""
        return " | ".join(self._shown(found, column))

    # Order

    def resort(self) -> None:
        """Sort the rows that have come since, if the table is sorted."""
        if self._sorted is not None:
            self.sort(self._sorted[0], _order_of(self._sorted[1]))

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Sort by a column; -1 is the order in which the rows came."""
        descending = order == Qt.SortOrder.DescendingOrder
        self._sorted = (column, descending) if 0 <= column < len(Column) else None
        self.layoutAboutToBeChanged.emit()
        held = self.persistentIndexList()
        places = [int(self._order[index.row()]) for index in held]
        self._order = self._sorted_order()
        row_of = np.empty(len(self._order), np.int64)
        row_of[self._order] = np.arange(len(self._order))
        moved = [
            self.index(int(row_of[place]), index.column())
            for place, index in zip(places, held, strict=True)
        ]
        self.changePersistentIndexList(held, moved)
        self.layoutChanged.emit()

    def _sorted_order(self) -> NDArray[np.int64]:
        if self._sorted is None:
            return np.arange(len(self._rows))
        column, descending = self._sorted
        if column in _NUMBERS:
            counts = np.fromiter((row[1] for row in self._rows), np.int64, len(self._rows))
            return np.argsort(-counts if descending else counts, kind="stable")
        keys: dict[int, Callable[[DifferingRow], Any]] = {
            Column.WORD: lambda row: row[0],
            Column.LANE_A: lambda row: (len(row[2]), row[2]),
            Column.LANE_B: lambda row: (len(row[3]), row[3]),
        }
        key = keys[column]
        ordered = sorted(
            range(len(self._rows)), key=lambda row: key(self._rows[row]), reverse=descending
        )
        return np.array(ordered, np.int64)

    # Overrides

    def rowCount(self, parent: Index = _NOWHERE) -> int:
        """One row for each word."""
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = _NOWHERE) -> int:
        """As many as there are columns."""
        return 0 if parent.isValid() else len(Column)

    def data(self, index: Index, role: int = _Role.DisplayRole) -> Any:  # noqa: ANN401
        """What a cell says; how tokens look is the delegate's work."""
        if not index.isValid():
            return None
        row, column = index.row(), index.column()
        if role in (_Role.DisplayRole, _Role.ToolTipRole, _Role.AccessibleTextRole):
            return self.text(row, column)
        if role == TOKENS and column in LANES:
            return self._shown(self._row(row), column)
        if role == _Role.TextAlignmentRole:
            return _RIGHT if column in _NUMBERS else _LEFT
        if role == _Role.FontRole and column not in _NUMBERS:
            return theme.active().token_font()
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = _Role.DisplayRole
    ) -> Any:  # noqa: ANN401
        """The names of the columns."""
        if orientation != Qt.Orientation.Horizontal or not 0 <= section < len(Column):
            return None
        if role in (_Role.DisplayRole, _Role.ToolTipRole):
            return self._heads[section]
        if role == _Role.TextAlignmentRole:
            return _RIGHT if section in _NUMBERS else _LEFT
        return None


def share_text(part: int, whole: int) -> str:
    """A share in percent, never rounded to nothing or to all.

    >>> [share_text(*pair).replace(_SPACE, " ") for pair in ((4320, 1111100), (1, 10**9), (0, 5))]
    ['0.39 %', '< 0.01 %', '0 %']
    """
    percent = 100.0 * part / whole if whole else 0.0
    if part and percent < 0.01:
        return f"<{_SPACE}{format_decimal(0.01)}{_SPACE}%"
    if part < whole and percent > 99.99:
        return f">{_SPACE}{format_decimal(99.99)}{_SPACE}%"
    return f"{format_decimal(percent, 0 if part in (0, whole) else 2)}{_SPACE}%"


def _order_of(descending: bool) -> Qt.SortOrder:
    return Qt.SortOrder.DescendingOrder if descending else Qt.SortOrder.AscendingOrder
