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

from engine.analysis.differences import SettingDifference, TokenList, VocabularyDifferences
from gui.explore import vocabulary_cells as cells
from gui.explore.pipeline_words import kind_words
from gui.explore.setting_words import in_short
from gui.explore.vocabulary_words import kind_word
from gui.look import theme
from gui.look.missing_glyphs import drawable
from gui.look.translation import format_number
from gui.widgets.counted_runs import with_counted_runs
from gui.widgets.plain_text import isolated, plain_tip

Index = QModelIndex | QPersistentModelIndex
_NOWHERE = QModelIndex()

PARTS = ("only-first", "only-second", "moved", "settings", "shared")
"""What differs comes first."""

_NUMBERS = frozenset(("id", "first-id", "second-id"))
_OF_TOKENS = "token", "text", "bytes", "id", "kind"
_COLUMNS = {
    "only-first": _OF_TOKENS,
    "only-second": _OF_TOKENS,
    "moved": ("token", "first-id", "second-id"),
    "settings": ("setting", "first", "second"),
    "shared": ("token", "first-id", "second-id"),
}
"""The columns of each part."""


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

    def columns(self) -> tuple[str, ...]:
        """The names of the columns, see `_COLUMNS`."""
        return _COLUMNS[self._part]

    def headings(self) -> list[str]:
        """What is above the columns."""
        translate = QCoreApplication.translate
        of_file = translate("DifferencesModel", "Id in {name}")
        words = {
            "token": translate("DifferencesModel", "Token"),
            "text": translate("DifferencesModel", "Text"),
            "bytes": translate("DifferencesModel", "Bytes"),
            "id": translate("DifferencesModel", "Id"),
            "kind": translate("DifferencesModel", "Kind"),
            "first-id": of_file.format(name=self._names[0]),
            "second-id": of_file.format(name=self._names[1]),
            "setting": translate("DifferencesModel", "Setting"),
            "first": self._names[0],
            "second": self._names[1],
        }
        return [words[column] for column in self.columns()]

    def cell(self, row: int, column: int) -> str:
        """The text of a cell."""
        found, name = self._found, self.columns()[column]
        if found is None:
            return ""
        if self._part == "settings":
            return _setting(found.settings[row], column)
        tokens = {
            "only-first": found.only_first,
            "only-second": found.only_second,
            "moved": found.moved_first,
            "shared": found.shared_first,
        }[self._part]
        if name == "second-id":
            ids = found.moved_second.ids if self._part == "moved" else found.shared_ids
            return format_number(int(ids[row]))
        return _of_token(tokens, row, name)

    def is_token(self, column: int) -> bool:
        """Whether a column is written in the font of tokens."""
        return self.columns()[column] in ("token", "text", "bytes")

    def _whole_row(self, row: int) -> str:
        """All cells of a row, a line each: a narrow table leaves out and cuts."""
        values = ((name, self.cell(row, column)) for column, name in enumerate(self.headings()))
        return "\n".join(f"{name}: {isolated(value)}" for name, value in values if value)

    def _alignment(self, column: int) -> Qt.AlignmentFlag:
        is_number = self.columns()[column] in _NUMBERS
        side = Qt.AlignmentFlag.AlignRight if is_number else Qt.AlignmentFlag.AlignLeft
        return side | Qt.AlignmentFlag.AlignVCenter

    def row_total(self) -> int:
        """How many rows there are."""
        return part_total(self._found, self._part) if self._found is not None else 0

    # Overrides

    def rowCount(self, parent: Index = _NOWHERE) -> int:
        """How many rows there are."""
        return 0 if parent.isValid() else self.row_total()

    def columnCount(self, parent: Index = _NOWHERE) -> int:
        """As many as the part has."""
        return 0 if parent.isValid() else len(self.headings())

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = 0) -> Any:  # noqa: ANN401
        """What is above a column, aligned like what is in it."""
        if orientation != Qt.Orientation.Horizontal or section >= self.columnCount():
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return self._alignment(section)
        shown = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole)
        return self.headings()[section] if role in shown else None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:  # noqa: ANN401
        """The text of a cell, with the whole row in its tool tip; numbers stand at the right."""
        if role == Qt.ItemDataRole.DisplayRole:
            return self.cell(index.row(), index.column())
        if role == Qt.ItemDataRole.ToolTipRole:
            return plain_tip(self._whole_row(index.row()))
        if role == Qt.ItemDataRole.FontRole:
            return theme.active().token_font() if self.is_token(index.column()) else None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return self._alignment(index.column())
        return None


def _label(label: str) -> str:
    return drawable(with_counted_runs(label))


def _of_token(tokens: TokenList, row: int, column: str) -> str:
    match column:
        case "token":
            return _label(tokens.label(row))
        case "text":
            return drawable(cells.characters(tokens.text(row)))
        case "bytes":
            return cells.hexadecimal(tokens.contents[row])
        case "kind":
            return kind_word(tokens.kind(row))
        case _:
            return format_number(int(tokens.ids[row]))


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
