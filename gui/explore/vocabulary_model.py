"""The vocabulary as a Qt model: cells straight from the table's arrays, own index for the order.

A *place* is a row of the model, a *row* one of the `VocabularyTable`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import numpy as np
from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from engine.analysis.vocabulary import COLUMNS, KINDS, Column, VocabularyTable, sort_rows
from engine.text.code_points import IntArray
from gui.explore import vocabulary_cells as cells
from gui.explore.token_names import TokenNames
from gui.explore.token_tip import in_file_notes
from gui.explore.vocabulary_words import kind_word, script_word
from gui.look import theme
from gui.look.translation import format_number
from gui.widgets.plain_text import isolated, plain_tip
from gui.widgets.sign_notes import sign_notes

Index = QModelIndex | QPersistentModelIndex
_Role = Qt.ItemDataRole
_NOWHERE = QModelIndex()
_RIGHT = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
_LOOKED_AT = 200
_UP, _DOWN = int(Qt.SortOrder.AscendingOrder.value), int(Qt.SortOrder.DescendingOrder.value)
_LEFT = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
_HEAD_ROLES: Final = frozenset(
    (_Role.DisplayRole, _Role.ToolTipRole, _Role.TextAlignmentRole, _Role.InitialSortOrderRole)
)

TOKEN_COLUMNS: Final[frozenset[Column]] = frozenset(("label", "bytes", "characters", "parents"))
"""The columns that are written in the font of tokens."""

_LARGEST_FIRST: Final[frozenset[Column]] = frozenset(
    ("children", "byte-length", "character-length", "count")
)
"""The columns that count something: what has most of it is looked for."""


class VocabularyModel(QAbstractTableModel):
    """Some rows of a table in some order; counts of the current text besides."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._table: VocabularyTable | None = None
        self._tokens: TokenNames | None = None
        self._as_text = True
        self._says_more: bool | None = None
        self._counts: IntArray | None = None
        self._chosen: IntArray = np.zeros(0, np.int64)
        self._rows = self._chosen
        self._sorted: tuple[Column, bool] | None = None
        self._names: Mapping[Column, str] = dict.fromkeys(COLUMNS, "")
        self._tips: Mapping[Column, str] = dict.fromkeys(COLUMNS, "")

    # Content

    @property
    def table(self) -> VocabularyTable | None:
        """What is shown."""
        return self._table

    @property
    def counts(self) -> IntArray | None:
        """How often each row is in the current text."""
        return self._counts

    @property
    def has_merges(self) -> bool:
        """Whether merges make any of the tokens."""
        return self._table is not None and bool((self._table.ranks >= 0).any())

    @property
    def has_scores(self) -> bool:
        """Whether the model scores its pieces."""
        return self._table is not None and self._table.scores is not None

    @property
    def texts_say_more(self) -> bool:
        """Whether the texts of tokens are not their names: whether they are to be read.

        Looks at some of them, from the first to the last; ▁ is as good as a dot.
        """
        if self._says_more is None:
            self._says_more = self._look_whether_texts_say_more()
        return self._says_more

    @property
    def total(self) -> int:
        """How many tokens there are, shown or not."""
        return 0 if self._table is None else len(self._table)

    def show(self, table: VocabularyTable | None, rows: IntArray) -> None:
        """Show these rows of a table, given in ascending order, in the order that was chosen."""
        self.beginResetModel()
        if table is not self._table:
            self._table, self._counts = table, None
            self._name_tokens()
        self._chosen = rows
        self._rows = self._in_order()
        self.endResetModel()

    def set_as_text(self, as_text: bool) -> None:
        """Show characters that the file writes for bytes as text, or as they are."""
        if as_text != self._as_text:
            self._as_text = as_text
            self._name_tokens()
            if len(self._rows):
                last = self.index(len(self._rows) - 1, len(COLUMNS) - 1)
                self.dataChanged.emit(self.index(0, 0), last)

    def _look_whether_texts_say_more(self) -> bool:
        if self._table is None or self._tokens is None or not len(self._table):
            return False
        rows = np.unique(np.linspace(0, len(self._table) - 1, _LOOKED_AT, dtype=np.int64))
        names = (self._tokens.undrawn(row).replace("▁", "·") for row in rows.tolist())
        texts = (cells.characters(self._table.text(row)) for row in rows.tolist())
        return any(text not in ("", name) for name, text in zip(names, texts, strict=True))

    def _name_tokens(self) -> None:
        self._says_more = None
        self._tokens = None if self._table is None else TokenNames(self._table, self._as_text)

    def set_counts(self, counts: IntArray | None) -> None:
        """Show how often each row is in the current text; None: there is no text."""
        by_count = self._sorted is not None and self._sorted[0] == "count"
        if by_count:
            self.beginResetModel()
        self._counts = counts
        if by_count:
            self._rows = self._in_order()
            self.endResetModel()
        elif len(self._rows):
            column = COLUMNS.index("count")
            last = len(self._rows) - 1
            self.dataChanged.emit(self.index(0, column), self.index(last, column))

    def _in_order(self) -> IntArray:
        if self._table is None or self._sorted is None:
            return self._chosen
        column, descending = self._sorted
        words = self._words(column)
        return sort_rows(self._table, self._chosen, column, descending, self._counts, words)

    def _words(self, column: Column) -> dict[str, str]:
        """What is shown of the values of a column of names, which are sorted by that."""
        if column == "kind":
            return {kind: kind_word(kind) for kind in KINDS}
        if column == "script" and self._table is not None:
            return {name: script_word(name) for name in self._table.script_names}
        return {}

    def _sort(self) -> None:
        self.beginResetModel()
        self._rows = self._in_order()
        self.endResetModel()

    # Places and rows

    def row_at(self, place: int) -> int | None:
        """The row at a place; None if there is none."""
        return int(self._rows[place]) if 0 <= place < len(self._rows) else None

    def place_of(self, row: int) -> int | None:
        """The place of a row; None if it is not shown."""
        found = np.flatnonzero(self._rows == row)
        return int(found[0]) if len(found) else None

    # Words

    def texts(self, places: range, column: Column) -> list[str]:
        """What the cells of a column say at some places, one after another."""
        assert self._tokens is not None
        rows = self._rows[places.start : places.stop]
        return cells.texts(self._tokens, rows, column, self._counts)

    def set_names(self, names: Mapping[Column, str], tips: Mapping[Column, str]) -> None:
        """Name and explain the columns."""
        self._names, self._tips = names, tips
        if self._sorted is not None and self._sorted[0] in ("kind", "script"):
            self._sort()
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(COLUMNS) - 1)

    def name(self, column: Column) -> str:
        """What a column is called."""
        return self._names[column]

    def largest(self, column: Column) -> str:
        """The text that needs the most room in a column of numbers."""
        table = self._table
        if table is None or not len(table):
            return "0"
        values = {
            "id": table.ids,
            "rank": table.ranks,
            "children": table.child_counts,
            "byte-length": table.byte_lengths,
            "character-length": table.character_lengths,
            "count": np.zeros(1, np.int64) if self._counts is None else self._counts,
        }[column]
        return format_number(max(9, int(values.max())))

    def tsv(self, places: Sequence[int], columns: Sequence[Column]) -> str:
        """Rows as text for a spreadsheet: tabs between cells."""
        table = self._table
        if table is None:
            return ""
        rows = (int(self._rows[place]) for place in places)
        return "\n".join(
            "\t".join(cells.plain_text(table, row, column, self._counts) for column in columns)
            for row in rows
        )

    def _whole_row(self, row: int) -> str:
        """Everything about a token, a line each: a narrow table leaves out and cuts."""
        assert self._tokens is not None
        nothing = {"count": self._counts is None, "score": not self.has_scores}
        shown = (c for c in COLUMNS if not nothing.get(c))
        values = ((c, cells.text(self._tokens, row, c, self._counts)) for c in shown)
        lines = [f"{self._names[c]}: {isolated(value)}" for c, value in values if value]
        notes = [*in_file_notes(self._tokens, row), *sign_notes(self._tokens.name(row))]
        return "\n".join([*lines, *notes])

    # Overrides

    def rowCount(self, parent: Index = _NOWHERE) -> int:
        """How many tokens are shown."""
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = _NOWHERE) -> int:
        """As many as there are columns."""
        return 0 if parent.isValid() else len(COLUMNS)

    def data(self, index: Index, role: int = _Role.DisplayRole) -> Any:  # noqa: ANN401
        """What a cell says and how it is aligned."""
        if not index.isValid() or self._tokens is None:
            return None
        column, row = COLUMNS[index.column()], int(self._rows[index.row()])
        if role == _Role.DisplayRole:
            return cells.text(self._tokens, row, column, self._counts)
        if role == _Role.TextAlignmentRole:
            return _RIGHT if column in cells.RIGHT else _LEFT
        if role == _Role.FontRole and column in TOKEN_COLUMNS:
            return theme.active().token_font()
        if role == _Role.ToolTipRole:
            return plain_tip(self._whole_row(row))
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = _Role.DisplayRole
    ) -> Any:  # noqa: ANN401
        """The names of the columns, and in which order a first click sorts by them."""
        if role not in _HEAD_ROLES:  # a paint asks for ten times as many
            return None
        if orientation != Qt.Orientation.Horizontal or not 0 <= section < len(COLUMNS):
            return None
        column = COLUMNS[section]
        if role == _Role.DisplayRole:
            return self._names[column]
        if role == _Role.ToolTipRole:
            return self._tips[column]
        if role == _Role.TextAlignmentRole:
            return _RIGHT if column in cells.RIGHT else _LEFT
        if role == _Role.InitialSortOrderRole:
            return _DOWN if column in _LARGEST_FIRST else _UP
        return None

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Sort by a column; -1 is the order of the ids."""
        descending = order == Qt.SortOrder.DescendingOrder
        self._sorted = (COLUMNS[column], descending) if 0 <= column < len(COLUMNS) else None
        self._sort()
