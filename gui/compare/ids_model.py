"""The table of ids as a Qt model."""

from __future__ import annotations

from enum import IntEnum
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from gui.compare.id_rows import IdRows
from gui.look import theme
from gui.look.translation import format_number

Index = QModelIndex | QPersistentModelIndex
_Role = Qt.ItemDataRole
_NOWHERE = QModelIndex()
_RIGHT = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
_LEFT = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
_NO_ID = "–"


class Column(IntEnum):
    """The columns in their order."""

    PLACE = 0
    ID = 1
    TOKEN = 2
    BYTES = 3


_NUMBERS = (Column.PLACE, Column.ID)


class IdsModel(QAbstractTableModel):
    """One row for each token of a lane."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows = IdRows()
        self._heads = ("",) * len(Column)
        self._unknown = ""

    def rows(self) -> IdRows:
        """What is shown."""
        return self._rows

    def set_rows(self, rows: IdRows) -> None:
        """Show another lane, or the same one after a change."""
        self.beginResetModel()
        self._rows = rows
        self.endResetModel()

    def set_heads(self, heads: tuple[str, ...], unknown: str) -> None:
        """Name the columns; `unknown` is said of a token without an id."""
        self._heads, self._unknown = heads, unknown
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(Column) - 1)

    def text(self, row: int, column: int) -> str:
        """What a cell shows."""
        if column == Column.PLACE:
            return format_number(row + 1)
        if column == Column.ID:
            number = self._rows.id(row)
            return _NO_ID if number is None else format_number(number)
        if column == Column.TOKEN:
            return self._rows.shown(row)
        return self._rows.bytes(row).hex(" ").upper()

    # Overrides

    def rowCount(self, parent: Index = _NOWHERE) -> int:
        """One row for each token."""
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = _NOWHERE) -> int:
        """As many as there are columns."""
        return 0 if parent.isValid() else len(Column)

    def data(self, index: Index, role: int = _Role.DisplayRole) -> Any:  # noqa: ANN401
        """What a cell says and how it is aligned."""
        if not index.isValid():
            return None
        row, column = index.row(), index.column()
        if role in (_Role.DisplayRole, _Role.ToolTipRole):
            return self._tip(row, column) if role == _Role.ToolTipRole else self.text(row, column)
        if role == _Role.TextAlignmentRole:
            return _RIGHT if column in _NUMBERS else _LEFT
        if role == _Role.FontRole and column in (Column.TOKEN, Column.BYTES):
            return theme.active().token_font()
        if role == _Role.AccessibleTextRole and column == Column.ID and self._rows.id(row) is None:
            return self._unknown
        return None

    def _tip(self, row: int, column: int) -> str:
        is_unknown = column == Column.ID and self._rows.id(row) is None
        return self._unknown if is_unknown else self.text(row, column)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = _Role.DisplayRole
    ) -> Any:  # noqa: ANN401
        """The names of the columns."""
        if orientation != Qt.Orientation.Horizontal or not 0 <= section < len(Column):
            return None
        if role == _Role.DisplayRole:
            return self._heads[section]
        if role == _Role.TextAlignmentRole:
            return _RIGHT if section in _NUMBERS else _LEFT
        return None
