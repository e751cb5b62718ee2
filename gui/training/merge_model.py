"""The merge list as a Qt model: numbers straight from the trace's arrays, own index for filters.

A `QSortFilterProxyModel` over 30 000 rows of Python objects would take longer for one letter typed
into the filter than a whole training of a small corpus.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import Any

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
)

from gui.look.translation import format_number
from gui.training.merge_columns import MergeColumns, TokenTexts, matching_rows
from gui.widgets.plain_text import isolated

Index = QModelIndex | QPersistentModelIndex
_Role = Qt.ItemDataRole
_NOWHERE = QModelIndex()

MARKER, MADE = "▶", "✓"


class Column(IntEnum):
    """The columns in their order."""

    RANK = 0
    LEFT = 1
    RIGHT = 2
    TOKEN = 3
    COUNT = 4
    REPLACEMENTS = 5
    TIED = 6


TEXT_COLUMNS = frozenset((Column.LEFT, Column.RIGHT, Column.TOKEN))
_RIGHT = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
_LEFT = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)


@dataclass(frozen=True)
class MergeWords:
    """What is said of a merge by its place before or after the position.

    Attributes:
        next: has a {rank}: this merge comes next.
        made_last: has a {rank}: the step before made this one.
        made: has a {step}: the step that made a merge.
        to_come: has a {step}: the step that will make it.
    """

    next: str = "{rank}"
    made_last: str = "{rank}"
    made: str = "{step}"
    to_come: str = "{step}"


class MergeModel(QAbstractTableModel):
    """Rows are merges in the order of their ranks, or those of them that pass the filter."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._columns: MergeColumns | None = None
        self._texts: TokenTexts | None = None
        self._ranks: npt.NDArray[np.int64] | None = None  # of the rows; None is all of them
        self._text, self._ties_only = "", False
        self._current = 0
        self._names = self._short_names = self._tips = ("",) * len(Column)
        self._short = False
        self._words = MergeWords()

    # Content

    def set_columns(self, columns: MergeColumns | None) -> None:
        """Show these merges; rows are only added where they continue the present ones."""
        before = self._columns
        if columns is not None and before is not None and columns.continues(before):
            self._append(columns, len(before))
            return
        self.beginResetModel()
        self._columns = columns
        self._texts = TokenTexts(columns.label, columns.alphabet) if columns is not None else None
        self._refilter()
        self.endResetModel()

    def set_filter(self, text: str, *, ties_only: bool) -> None:
        """Keep the merges in which a token holds `text`, and of these only ties if asked."""
        if (text, ties_only) == (self._text, self._ties_only):
            return
        self.beginResetModel()
        self._text, self._ties_only = text, ties_only
        self._refilter()
        self.endResetModel()

    @property
    def filtered(self) -> bool:
        """Whether rows may be left out."""
        return bool(self._text) or self._ties_only

    @property
    def total(self) -> int:
        """How many merges there are, shown or not."""
        return len(self._columns) if self._columns is not None else 0

    def _refilter(self) -> None:
        columns = self._columns
        self._ranks = self._matching(columns, 0) if self.filtered and columns is not None else None

    def _matching(self, columns: MergeColumns, start: int) -> npt.NDArray[np.int64]:
        assert self._texts is not None
        return matching_rows(
            columns, self._texts, self._text, ties_only=self._ties_only, start=start
        )

    def _append(self, columns: MergeColumns, start: int) -> None:
        """Add the rows from `start` on; what is shown already stays untouched."""
        assert self._texts is not None
        self._texts.follow(columns.label)
        new = self._matching(columns, start) if self.filtered else np.arange(start, len(columns))
        if not len(new):
            self._columns = columns
            return
        shown = self.rowCount()
        self.beginInsertRows(_NOWHERE, shown, shown + len(new) - 1)
        self._columns = columns
        if self._ranks is not None:
            self._ranks = np.concatenate((self._ranks, new))
        self.endInsertRows()

    # Rows and ranks

    def rank(self, row: int) -> int:
        """The rank of the merge in a row."""
        return row if self._ranks is None else int(self._ranks[row])

    def row(self, rank: int) -> int | None:
        """The row of a merge, None if there is none."""
        row = self.nearest_row(rank)
        return row if row is not None and self.rank(row) == rank else None

    def nearest_row(self, rank: int) -> int | None:
        """The row of a merge, or else the next one after it, or the last; None without rows."""
        rows = self.rowCount()
        if rows == 0:
            return None
        row = rank if self._ranks is None else int(np.searchsorted(self._ranks, rank))
        return min(row, rows - 1)

    @property
    def current(self) -> int:
        """The position: the rank of the merge that comes next."""
        return self._current

    def set_current(self, position: int) -> None:
        """Mark the merge that comes next at `position`, and the one that was made last."""
        if position == self._current:
            return
        low, high = sorted((self._current, position))
        self._current = position
        first, last = self.nearest_row(max(0, low - 1)), self.nearest_row(high)
        if first is not None and last is not None:
            self.dataChanged.emit(self.index(first, 0), self.index(last, len(Column) - 1))

    # Words

    def set_names(
        self,
        names: tuple[str, ...],
        short_names: tuple[str, ...],
        tips: tuple[str, ...],
        words: MergeWords,
    ) -> None:
        """Name and explain the columns.

        Args:
            names: the name of each column.
            short_names: the same for a narrow table.
            tips: a sentence on each column.
            words: what is said of a merge by its place before or after the position.
        """
        self._names, self._short_names = names, short_names
        self._tips, self._words = tips, words
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(Column) - 1)

    def names(self, *, short: bool) -> tuple[str, ...]:
        """The names of the columns, abbreviated or not."""
        return self._short_names if short else self._names

    def set_short_names(self, short: bool) -> None:
        """Head the columns with their abbreviated names, or with the whole ones."""
        if short != self._short:
            self._short = short
            self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(Column) - 1)

    def text(self, rank: int, column: int) -> str:
        """What a cell shows, without the mark of the current row."""
        return self.texts(rank)[column]

    def texts(self, rank: int) -> tuple[str, ...]:
        """What the cells of a row show, in the order of `Column`."""
        columns, texts = self._columns, self._texts
        assert columns is not None and texts is not None
        ties = int(columns.tie_sizes[rank])
        return (
            format_number(rank),
            texts.shown(int(columns.left_ids[rank])),
            texts.shown(int(columns.right_ids[rank])),
            texts.shown(int(columns.token_ids[rank])),
            format_number(int(columns.counts[rank])),
            format_number(int(columns.replacements[rank])),
            format_number(ties) if ties > 1 else "–",
        )

    def widest_numbers(self) -> dict[int, str]:
        """For each column of numbers the text that needs the most room."""
        columns = self._columns
        if columns is None or not len(columns):
            return {column: "0" for column in Column}
        most = {
            Column.RANK: len(columns) - 1,
            Column.COUNT: int(columns.counts.max()),
            Column.REPLACEMENTS: int(columns.replacements.max()),
            Column.TIED: int(columns.tie_sizes.max()),
        }
        return {column: format_number(number) for column, number in most.items()}

    def tsv(self, rows: list[int]) -> str:
        """Rows as text for a spreadsheet: tabs between cells, digits not grouped."""
        return "\n".join("\t".join(self._plain_cells(self.rank(row))) for row in rows)

    def _plain_cells(self, rank: int) -> list[str]:
        columns = self._columns
        assert columns is not None
        numbers = (columns.counts, columns.replacements, columns.tie_sizes)
        tokens = [self.text(rank, column) for column in sorted(TEXT_COLUMNS)]
        return [str(rank), *tokens, *(str(int(values[rank])) for values in numbers)]

    def _spoken_text(self, rank: int, column: int) -> str | None:
        if column != Column.RANK:
            return None
        words = self._words
        sayings = {self._current: words.next, self._current - 1: words.made_last}
        return sayings.get(rank, "{rank}").format(rank=format_number(rank))

    def _whole_row(self, rank: int) -> str:
        """Everything about a merge, a line each: a narrow table leaves out and cuts.

        Beginning with a number it is never taken for rich text, whatever the tokens hold.
        """
        values = (isolated(self.text(rank, column)) for column in Column)
        lines = [f"{name}: {value}" for name, value in zip(self._names, values, strict=True)]
        step = self._words.made if rank < self._current else self._words.to_come
        return "\n".join((*lines, step.format(step=format_number(rank + 1))))

    # Overrides

    def rowCount(self, parent: Index = _NOWHERE) -> int:
        """How many merges pass the filter."""
        if parent.isValid():
            return 0
        return self.total if self._ranks is None else len(self._ranks)

    def columnCount(self, parent: Index = _NOWHERE) -> int:
        """As many as there are columns."""
        return 0 if parent.isValid() else len(Column)

    def data(self, index: Index, role: int = _Role.DisplayRole) -> Any:  # noqa: ANN401
        """What a cell says; how it looks is `merge_rows`' work."""
        if not index.isValid():
            return None
        column, rank = index.column(), self.rank(index.row())
        if role == _Role.DisplayRole:
            text = self.text(rank, column)
            mark = {self._current: MARKER, self._current - 1: MADE}.get(rank)
            return f"{mark} {text}" if mark and column == Column.RANK else text
        if role == _Role.TextAlignmentRole:
            return _LEFT if column in TEXT_COLUMNS else _RIGHT
        if role == _Role.ToolTipRole:
            return self._whole_row(rank)
        if role == _Role.AccessibleTextRole:
            return self._spoken_text(rank, column)
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = _Role.DisplayRole
    ) -> Any:  # noqa: ANN401
        """The names of the columns."""
        if orientation != Qt.Orientation.Horizontal or not 0 <= section < len(Column):
            return None
        if role == _Role.DisplayRole:
            return self.names(short=self._short)[section]
        if role == _Role.AccessibleTextRole:
            return self._names[section]
        if role == _Role.ToolTipRole:
            return f"{self._names[section]}\n{self._tips[section]}"
        if role == _Role.TextAlignmentRole:
            return _LEFT if section in TEXT_COLUMNS else _RIGHT
        return None
