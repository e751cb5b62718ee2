"""A short table of plain values: words, tokens, numbers and bars, each kind with its own look."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from gui.compare.differing_model import TOKENS
from gui.look import theme
from gui.look.translation import format_number
from gui.widgets.plain_text import plain_tip

Index = QModelIndex | QPersistentModelIndex
_Role = Qt.ItemDataRole
_NOWHERE = QModelIndex()

Kind = Literal["text", "right", "token", "tokens", "number", "bar"]

_RIGHT: Final = ("number", "right")

BAR = int(_Role.UserRole) + 1
"""The role under which a cell gives its `Bar`."""


@dataclass(frozen=True, slots=True)
class Bar:
    """A bar in a cell.

    Attributes:
        share: its length, 0…1 of the cell.
        text: what is written behind it.
        short: what is written there instead where that would leave no room for the bar.
    """

    share: float
    text: str
    short: str = ""


class RowsModel(QAbstractTableModel):
    """Rows of values, one kind for each column; tokens are ready for the screen."""

    def __init__(self, kinds: Sequence[Kind], parent: QObject | None = None) -> None:
        """Have columns of these kinds and no rows."""
        super().__init__(parent)
        self._kinds = tuple(kinds)
        self._rows: tuple[tuple[object, ...], ...] = ()
        self._bars: dict[int, tuple[Bar, ...]] = {}
        self._heads = ("",) * len(self._kinds)
        self._tips = self._heads

    def show_rows(self, rows: Sequence[tuple[object, ...]]) -> None:
        """Show these rows instead."""
        self.beginResetModel()
        self._rows = tuple(rows)
        self._bars = {}
        self.endResetModel()

    def set_heads(self, heads: Sequence[str], tips: Sequence[str] = ()) -> None:
        """Name the columns, and say what they hold."""
        self._heads = tuple(heads)
        self._tips = tuple(tips) or self._heads
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(self._kinds) - 1)

    def text(self, row: int, column: int) -> str:
        """What a cell says."""
        value = self._rows[row][column]
        if isinstance(value, Bar):
            return value.text
        if isinstance(value, tuple):
            return " | ".join(value)
        return format_number(value) if isinstance(value, int) else str(value)

    def widest(self, columns: Sequence[int]) -> dict[int, str]:
        """The longest text of these columns."""
        rows = range(len(self._rows))
        return {
            column: max((self.text(row, column) for row in rows), key=len, default="")
            for column in columns
        }

    def bars(self, column: int) -> tuple[Bar, ...]:
        """All bars of a column; the same tuple until there are other rows."""
        if column not in self._bars:
            values = (row[column] for row in self._rows)
            self._bars[column] = tuple(value for value in values if isinstance(value, Bar))
        return self._bars[column]

    def tsv(self, rows: Sequence[int]) -> str:
        """Rows as text for a spreadsheet: tabs between cells, digits not grouped."""
        return "\n".join("\t".join(map(self._plain, self._rows[row])) for row in rows)

    def _plain(self, value: object) -> str:
        if isinstance(value, tuple):
            return " ".join(value)
        return value.text if isinstance(value, Bar) else str(value)

    # Overrides

    def rowCount(self, parent: Index = _NOWHERE) -> int:
        """How many rows there are."""
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = _NOWHERE) -> int:
        """How many columns there are."""
        return 0 if parent.isValid() else len(self._kinds)

    def data(self, index: Index, role: int = _Role.DisplayRole) -> Any:  # noqa: ANN401
        """What a cell says; how tokens and bars look is the delegates' work."""
        if not index.isValid():
            return None
        row, column = index.row(), index.column()
        kind = self._kinds[column]
        if role in (_Role.DisplayRole, _Role.AccessibleTextRole):
            return self.text(row, column)
        if role == _Role.ToolTipRole:
            return plain_tip(self.text(row, column))
        if role == TOKENS and kind == "tokens":
            return self._rows[row][column]
        if role == BAR and kind == "bar":
            return self._rows[row][column]
        if role == _Role.FontRole and kind in ("token", "tokens"):
            return theme.active().token_font()
        if role == _Role.TextAlignmentRole:
            side = Qt.AlignmentFlag.AlignRight if kind in _RIGHT else Qt.AlignmentFlag.AlignLeft
            return side | Qt.AlignmentFlag.AlignVCenter
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = _Role.DisplayRole
    ) -> Any:  # noqa: ANN401
        """The names of the columns."""
        if orientation != Qt.Orientation.Horizontal or not 0 <= section < len(self._kinds):
            return None
        if role == _Role.DisplayRole:
            return self._heads[section]
        if role == _Role.ToolTipRole:
            return self._tips[section]
        if role == _Role.TextAlignmentRole:
            right = self._kinds[section] in _RIGHT
            side = Qt.AlignmentFlag.AlignRight if right else Qt.AlignmentFlag.AlignLeft
            return side | Qt.AlignmentFlag.AlignVCenter
        return None
