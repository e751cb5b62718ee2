"""What differs between two vocabularies as tables that read nothing before it is shown."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QCoreApplication,
    QModelIndex,
    QPersistentModelIndex,
    Qt,
)

from engine.analysis.differences import SettingDifference, VocabularyDifferences
from gui.explore.pipeline_words import kind_words
from gui.explore.setting_words import in_short
from gui.look import theme
from gui.look.missing_glyphs import drawable
from gui.look.translation import format_number
from gui.widgets.counted_runs import with_counted_runs
from gui.widgets.plain_text import plain_tip

PARTS = ("only-first", "only-second", "moved", "settings", "shared")
"""What differs comes first."""


class DifferencesModel(QAbstractTableModel):
    """The rows of one part of `VocabularyDifferences`."""

    def __init__(self) -> None:
        super().__init__()
        self._found: VocabularyDifferences | None = None
        self._part = PARTS[0]
        self._names = "", ""

    def show_part(
        self, found: VocabularyDifferences | None, part: str, names: tuple[str, str]
    ) -> None:
        """Show a part of the differences between files of these names."""
        self.beginResetModel()
        self._found, self._part, self._names = found, part, names
        self.endResetModel()

    def headings(self) -> list[str]:
        """What is above the columns."""
        translate = QCoreApplication.translate
        token = translate("DifferencesModel", "token")
        if self._part == "settings":
            return [translate("DifferencesModel", "setting"), *self._names]
        if self._part not in ("moved", "shared"):
            return [token, "id"]
        text = translate("DifferencesModel", "id in {name}")
        return [token, *(text.format(name=name) for name in self._names)]

    def cell(self, row: int, column: int) -> str:
        """The text of a cell."""
        found = self._found
        if found is None:
            return ""
        if self._part == "settings":
            return _setting(found.settings[row], column)
        if self._part == "shared":
            if column == 0:
                return _label(found.shared_first.label(row))
            ids = found.shared_first.ids if column == 1 else found.shared_ids
            return format_number(int(ids[row]))
        if self._part == "moved":
            if column == 0:
                return _label(found.moved_first.label(row))
            side = found.moved_first if column == 1 else found.moved_second
            return format_number(int(side.ids[row]))
        tokens = found.only_first if self._part == "only-first" else found.only_second
        return format_number(int(tokens.ids[row])) if column else _label(tokens.label(row))

    def is_token(self, column: int) -> bool:
        """Whether a column holds tokens."""
        return self._part != "settings" and column == 0

    def row_total(self) -> int:
        """How many rows there are."""
        return part_total(self._found, self._part) if self._found is not None else 0

    # Overrides

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = QModelIndex()) -> int:  # noqa: B008
        """How many rows there are."""
        return 0 if parent.isValid() else self.row_total()

    def columnCount(self, parent: QModelIndex | QPersistentModelIndex = QModelIndex()) -> int:  # noqa: B008
        """Two or three columns."""
        return 0 if parent.isValid() else len(self.headings())

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = 0) -> Any:  # noqa: ANN401
        """What is above a column."""
        if orientation != Qt.Orientation.Horizontal or section >= self.columnCount():
            return None
        shown = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole)
        return self.headings()[section] if role in shown else None

    def data(
        self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:  # noqa: ANN401
        """The text of a cell, whole in its tool tip; numbers stand at the right."""
        if role == Qt.ItemDataRole.DisplayRole:
            return self.cell(index.row(), index.column())
        if role == Qt.ItemDataRole.ToolTipRole:
            return plain_tip(self.cell(index.row(), index.column()))
        if role == Qt.ItemDataRole.FontRole:
            return theme.active().token_font() if self.is_token(index.column()) else None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            number = self._part != "settings" and not self.is_token(index.column())
            side = Qt.AlignmentFlag.AlignRight if number else Qt.AlignmentFlag.AlignLeft
            return side | Qt.AlignmentFlag.AlignVCenter
        return None


def _label(label: str) -> str:
    return drawable(with_counted_runs(label))


def part_total(found: VocabularyDifferences, part: str) -> int:
    """How many differences of this part there are."""
    return {
        "only-first": len(found.only_first),
        "only-second": len(found.only_second),
        "moved": found.moved,
        "settings": len(found.settings),
        "shared": found.shared,
    }[part]


def _setting(difference: SettingDifference, column: int) -> str:
    if column == 0:
        name = f"{kind_words(difference.stage)} {difference.name}"
        return f"{name}: {difference.setting}" if difference.setting else name
    value = difference.first if column == 1 else difference.second
    if value is None and not difference.setting:
        return "—"
    return in_short(value) or '""'
