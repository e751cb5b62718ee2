"""The merge list: every merge of the trace as a row, with a filter above or beside its heading.

A row's *rank* is its place in the list, counted from 0 as tokenizer files do, and therefore also
the position at which this merge is about to happen: going to a row means going to its rank. The row
of the current position is marked, bold, and always brought into view; the one before it, which the
last step has made, is ticked, and those after it are pale.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QLabel, QLineEdit, QVBoxLayout, QWidget

from engine import Trace
from gui.look import icons, theme
from gui.look.translation import format_number
from gui.training.merge_columns import MergeColumns, columns_of
from gui.training.merge_model import MergeModel, MergeWords
from gui.training.merge_view import MergeView
from gui.widgets.search_field import SearchField


class MergeTable(QWidget):
    """Shows the merges of a trace; `position_requested` tells the rank of a row that is gone to.

    Attributes:
        head: the filter, above the list until somebody else lays it out.
    """

    position_requested = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = MergeModel(self)
        self._columns: MergeColumns | None = None
        self._most: int | None = None
        self._view = MergeView(self._model, self)
        self._filter, self._icon = SearchField(self._view, self), QAction(self)
        self._ties = QCheckBox(self)
        self._found = QLabel(self)
        self._trace: Trace | None = None
        self._lay_out()
        self._filter.textChanged.connect(self._refilter)
        self._ties.toggled.connect(self._refilter)
        self._view.rank_chosen.connect(self.position_requested)
        self.setFocusProxy(self._view)
        self._dress()
        self.retranslate()

    def show_trace(self, trace: Trace | None) -> None:
        """Show the merges of a trace; of one that has grown only the new rows are added."""
        if trace is None or trace is not self._trace:
            self._trace = trace
            self.set_trace_columns(None if trace is None else columns_of(trace))

    def set_trace_columns(self, columns: MergeColumns | None) -> None:
        """Show these merges; where they continue the present ones, only the new rows are added."""
        self._columns = columns
        self._show_columns()

    def show_only(self, most: int | None) -> None:
        """List only so many of the merges: a class guesses the next one. None lists all."""
        if most != self._most:
            self._most = most
            self._show_columns()

    def _show_columns(self) -> None:
        columns = self._columns
        if columns is not None and self._most is not None:
            columns = columns.first(self._most)
        self._model.set_columns(columns)
        self._view.fit_columns()
        self._count()

    def set_current(self, position: int) -> None:
        """Mark the merge that comes next at `position` and bring it into view."""
        self._model.set_current(position)
        self._view.bring_into_view(position)

    def retranslate(self) -> None:
        """Set all texts in the present language."""
        self._filter.setPlaceholderText(self.tr("Token"))
        self._filter.setAccessibleName(self.tr("Filter the merges"))
        self._filter.setAccessibleDescription(
            self.tr("Shows the merges in which a token holds this text")
        )
        self._filter.setToolTip(self._filter.accessibleDescription())
        self._ties.setText(self.tr("Ties only"))
        self._ties.setAccessibleName(self._ties.text())
        self._ties.setToolTip(self.tr("Show only merges that were chosen among tied pairs"))
        self._view.setAccessibleName(self.tr("Merges"))
        self._view.setAccessibleDescription(self.tr("Return goes to the merge of a row"))
        self._view.empty_text = self.tr("No merge matches")
        self._model.set_names(self._names(), self._short_names(), self._tips(), self._words())
        self._view.fit_columns()
        self._count()

    def _names(self) -> tuple[str, ...]:
        return (
            self.tr("Rank"),
            self.tr("Left"),
            self.tr("Right"),
            self.tr("Token"),
            self.tr("Count"),
            self.tr("Replaced"),
            self.tr("Tie"),
        )

    def _short_names(self) -> tuple[str, ...]:
        return (
            self.tr("Rank", "short"),
            self.tr("Left", "short"),
            self.tr("Right", "short"),
            self.tr("Token", "short"),
            self.tr("Count", "short"),
            self.tr("Repl.", "short for Replaced"),
            self.tr("Tie", "short"),
        )

    def _words(self) -> MergeWords:
        return MergeWords(
            self.tr("{rank}, comes next"),
            self.tr("{rank}, just made"),
            self.tr("Made by step {step}"),
            self.tr("Not made yet: comes with step {step}"),
        )

    def _tips(self) -> tuple[str, ...]:
        return (
            self.tr(
                "Place in the merge list, counted from 0: step 1 makes rank 0, step 2 rank 1.\n"
                "✓ made by the last step, ▶ comes next; pale rows are not made yet"
            ),
            self.tr("Left token of the pair"),
            self.tr("Right token of the pair"),
            self.tr("The token that the pair becomes"),
            self.tr("How often the pair was adjacent, overlapping occurrences included"),
            self.tr("How often the pair was really replaced"),
            self.tr("How many pairs had the highest count"),
        )

    def _lay_out(self) -> None:
        self._found.setProperty("role", "muted")
        self._filter.addAction(self._icon, QLineEdit.ActionPosition.LeadingPosition)
        self.head = QWidget(self)
        self._row, column = QHBoxLayout(self.head), QVBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.addWidget(self._filter, 1)
        self._row.addWidget(self._found)
        self._row.addWidget(self._ties)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.head)
        column.addWidget(self._view, 1)
        self._column = column

    def _refilter(self) -> None:
        self._model.set_filter(self._filter.text(), ties_only=self._ties.isChecked())
        self._view.bring_into_view(self._model.current)
        self._count()

    def _count(self) -> None:
        """Say how many rows the filter leaves."""
        rows = format_number(self._model.rowCount())
        self._found.setText(rows)
        total = format_number(self._model.total)
        self._found.setToolTip(self.tr("{rows} of {total} merges").format(rows=rows, total=total))
        self._found.setAccessibleName(self._found.toolTip())
        self._found.setVisible(self._model.filtered)

    def _dress(self) -> None:
        gap = round(theme.active().spacing)
        self._row.setSpacing(gap)
        self._column.setSpacing(gap // 2)
        self._icon.setIcon(icons.icon("search"))
        self._view.dress()

    def changeEvent(self, event: QEvent) -> None:
        """Follow language and theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() in (QEvent.Type.StyleChange, QEvent.Type.PaletteChange):
            self._dress()
