"""The vocabulary of a tokenizer file: a table to filter, to sort, and to choose a token in."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import numpy.ma  # the first `np.unique` would do it, in a turn of the window
from numpy.typing import NDArray
from PySide6.QtCore import QEvent, QModelIndex, Qt, QTimer, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QToolButton, QVBoxLayout, QWidget

from engine.analysis.vocabulary import Column, FilterError, VocabularyTable, prepare_search
from engine.text.code_points import IntArray
from gui.explore.missing_scripts import MissingScripts
from gui.explore.vocabulary_chip import VocabularyChip
from gui.explore.vocabulary_filter import VocabularyFilter, meant_by
from gui.explore.vocabulary_model import VocabularyModel
from gui.explore.vocabulary_view import VocabularyView
from gui.explore.vocabulary_words import script_word
from gui.look import theme
from gui.look.translation import format_number
from gui.widgets.elided_label import ElidedLabel

_MOST_NAMED = 3


class VocabularyPanel(QWidget):
    """Shows a `VocabularyTable`.

    Signals:
        row_selected: the row of the table (not of the screen) that a person went to.
        row_entered: the row that a person double-clicked, or hit Return at: to be looked at.
        filter_changed: what stands in the filter field.
    """

    row_selected = Signal(object)
    row_entered = Signal(object)
    filter_changed = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._only: IntArray | None = None
        self._preparation: Iterator[None] = iter(())
        self._selected: int | None = None
        self._silent = False
        self.filter = VocabularyFilter(self)
        self.chip = VocabularyChip(self)
        self._count = QLabel(self)
        self.missing = ElidedLabel(self)
        self._missing: tuple[str, ...] = ()
        self._look_for_missing = MissingScripts(self)
        self._columns = QToolButton(self)
        self.model = VocabularyModel(self)
        self.table = VocabularyView(self.model, self)
        self._lay_out()
        self._connect()
        self._dress()
        self.retranslate()

    # What is shown

    def show_table(self, table: VocabularyTable | None) -> None:
        """Show another vocabulary; the filter stays, nothing is selected."""
        if table is self.model.table:
            return
        self._only, self._selected = None, None
        self.chip.show_title("")
        self._refill(table)
        self._look_for_missing.look_at(table)
        self.table.fit_columns()
        if table is not None:
            self._preparation = prepare_search(table)
            QTimer.singleShot(0, self, self._prepare)  # after painting

    def set_as_text(self, as_text: bool) -> None:
        """Name tokens by the text that they are where the file writes bytes, or as it writes them.

        Whether their texts have a column of their own depends on it.
        """
        self.model.set_as_text(as_text)
        self.table.fit_columns()

    def _prepare(self) -> None:
        """Do the next part of what a search needs, in a turn of its own."""
        for _ in self._preparation:
            QTimer.singleShot(0, self, self._prepare)
            return

    def show_counts(self, counts: NDArray[np.int64] | None) -> None:
        """Show how often each row is in the current text; None: there is no text."""
        if counts is not None and len(counts) != self.model.total:
            return
        bar, self._silent = self.table.verticalScrollBar(), True
        seen = bar.value()
        self.model.set_counts(counts)
        self._restore()
        bar.setValue(seen)  # whoever types looks at these rows, or at those with the most
        self.table.fit_columns()

    def select_row(self, row: int | None) -> None:
        """Select a row of the table and bring it into view; tells nobody.

        A row that the filter or the chip leaves out makes them let all tokens through.
        """
        self._selected = row
        if row is not None and 0 <= row < self.model.total and self.model.place_of(row) is None:
            self.filter.set_text("")
            if self.model.place_of(row) is None:
                self.show_only(None)
        self._restore()

    def set_filter(self, text: str) -> None:
        """Put this into the filter field."""
        self.filter.set_text(text)

    def show_only(self, rows: IntArray | None, title: str = "") -> None:
        """Show only these rows, named `title`, until a person closes the chip; None: all."""
        self._only = None if rows is None else np.unique(np.asarray(rows, np.int64))
        self.chip.show_title("" if rows is None else title or self.tr("Chosen tokens"))
        self._refill(self.model.table)

    def count_text(self) -> str:
        """What is said of how many tokens are shown."""
        return self._count.text()

    def _refill(self, table: VocabularyTable | None) -> None:
        self._silent = True
        self.model.show(table, self._wanted_rows(table))
        self._silent = False
        self._say_count()
        self._look_at_rows()

    def _wanted_rows(self, table: VocabularyTable | None) -> IntArray:
        """The rows that pass the filter; one that takes too long lets nothing through."""
        if table is None:
            return np.zeros(0, np.int64)
        try:
            rows = self.filter.filter().rows(table)
        except FilterError as fault:
            self.filter.show_fault(fault)
            rows = np.zeros(0, np.int64)
        return rows if self._only is None else np.intersect1d(rows, self._only)

    def _follow_filter(self, text: str) -> None:
        self._refill(self.model.table)
        self.filter_changed.emit(text)

    # Selection

    def _restore(self) -> None:
        """Select what was selected before rows came, went or moved."""
        place = None if self._selected is None else self.model.place_of(self._selected)
        self._silent = True
        if place is None:
            self.table.clearSelection()
            self.table.setCurrentIndex(QModelIndex())
        elif self.table.selected_rows() != [place]:
            self.table.selectRow(place)
        if place is not None:
            self.table.scrollTo(self.model.index(place, self._first_column()))
        self._silent = False

    def _look_at_rows(self) -> None:
        """Show the selected row after rows came, went or moved, or where there is none the first.

        subtle: Qt leaves the bar of the scroll where it was, at the end of a shorter list.
        """
        self._restore()
        if not self.table.currentIndex().isValid():
            self.table.scrollToTop()

    def _first_column(self) -> int:
        return self.table.horizontalHeader().logicalIndexAt(0)

    def _follow_current(self, index: QModelIndex) -> None:
        row = self.model.row_at(index.row()) if index.isValid() else None
        if self._silent or row is None or row == self._selected:
            return
        self._selected = row
        self.row_selected.emit(row)

    def _enter_table(self) -> None:
        """Go from the filter to the first token that it lets through."""
        self.table.setFocus()
        if self.model.rowCount() and not self.table.currentIndex().isValid():
            self.table.selectRow(0)

    # Words

    def retranslate(self) -> None:
        """Set all texts in the present language."""
        self.setAccessibleName(self.tr("Vocabulary"))
        self.table.setAccessibleName(self.tr("Tokens of the vocabulary"))
        self.table.setWhatsThis(
            self.tr("Return or a double click on a row opens the page of its token.")
        )
        self._columns.setText(self.tr("Columns"))
        self._columns.setAccessibleName(self.tr("Columns of the vocabulary"))
        self._columns.setToolTip(self.tr("Choose which columns are shown"))
        self.model.set_names(self._names(), self._tips())
        self.table.retranslate()
        self._say_count()
        self._say_missing()

    def _names(self) -> dict[Column, str]:
        return {
            "id": self.tr("Id"),
            "label": self.tr("Token"),
            "bytes": self.tr("Bytes"),
            "characters": self.tr("Text"),
            "rank": self.tr("Rank"),
            "score": self.tr("Score"),
            "parents": self.tr("Merged from"),
            "children": self.tr("Used in"),
            "kind": self.tr("Kind"),
            "byte-length": self.tr("Bytes, number"),
            "character-length": self.tr("Characters"),
            "script": self.tr("Script"),
            "count": self.tr("In the text"),
        }

    def _tips(self) -> dict[Column, str]:
        return {
            "id": self.tr("The number that a model gets"),
            "label": self.tr("What the token is called; no two are called the same"),
            "bytes": self.tr("The bytes that it stands for"),
            "characters": self.tr("The characters that it stands for"),
            "rank": self.tr("The place of its merge in the list of merges"),
            "score": self.tr(
                "The logarithm of its probability: of all splits the one with the largest sum wins"
            ),
            "parents": self.tr("The two tokens that its merge joins"),
            "children": self.tr("How many tokens are merged directly from it"),
            "kind": self.tr("What it is: a symbol, the result of a merge, a special token …"),
            "byte-length": self.tr("How many bytes it has"),
            "character-length": self.tr("How many characters it has"),
            "script": self.tr("The script of its letters"),
            "count": self.tr("How often it is among the tokens of the text below"),
        }

    def _say_count(self) -> None:
        shown, total = self.model.rowCount(), self.model.total
        if shown == total:
            text = self.tr("{total} token(s)", "", total)
        else:
            text = self.tr("{shown} of {total} token(s)", "", total)
        text = text.format(shown=format_number(shown), total=format_number(total))
        if self.filter.is_unreadable:
            text = self.tr("{count} (by the filter before)").format(count=text)
        self._count.setText(text)
        self.table.empty_text = self._nothing_words()

    def _nothing_words(self) -> str:
        """Why there is no row."""
        table = self.model.table
        if table is None:
            return self.tr("No tokenizer is open.")
        if not len(table):
            return self.tr("The vocabulary has no tokens.")
        if script := self.filter.filter().unknown_script(table):
            return self.tr("No token is of a script called {script}.").format(script=script)
        if meant := meant_by(self.filter.text()):
            return self.tr("No token holds this text. Did you mean {filter}?").format(filter=meant)
        return self.tr("No token fits the filter.")

    def _say_missing(self) -> None:
        """Say why some tokens are boxes."""
        words = [script_word(name) for name in self._missing[:_MOST_NAMED]]
        named = ", ".join(words) + (", …" if len(self._missing) > _MOST_NAMED else "")
        text = self.tr("No font here for: {scripts}").format(scripts=named)
        self.missing.show_text(text if words else "")

    def _take_missing(self, scripts: tuple[str, ...]) -> None:
        self._missing = scripts
        self._say_missing()

    def _lay_out(self) -> None:
        self._row, self._column = QHBoxLayout(), QVBoxLayout(self)
        self._row.addWidget(self._count)
        self._row.addWidget(self.missing, 1)
        self.missing.setProperty("role", "warning")
        self._row.addWidget(self._columns)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addWidget(self.filter)
        self._column.addWidget(self.chip)
        self._column.addWidget(self.table, 1)
        self._column.addLayout(self._row)
        self._count.setProperty("role", "muted")
        self._columns.setMenu(self.table.columns_menu)
        self._columns.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self._columns.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
        self._columns.setStyleSheet("QToolButton { padding-right: 18px; }")
        self.setFocusProxy(self.filter)
        QWidget.setTabOrder(self.table, self._columns)

    def _connect(self) -> None:
        self._look_for_missing.found.connect(self._take_missing)
        self.filter.filter_changed.connect(self._follow_filter)
        self.filter.entered.connect(self._enter_table)
        self.chip.close_requested.connect(lambda: self.show_only(None))
        self.table.selectionModel().currentChanged.connect(self._follow_current)
        self.table.place_entered.connect(
            lambda place: self.row_entered.emit(self.model.row_at(place))
        )
        self.model.modelReset.connect(self._follow_order)

    def _follow_order(self) -> None:
        """Show what an order puts first: that is what it was asked for."""
        if not self._silent:
            self._restore()
            self.table.scrollToTop()
            self.table.fit_columns()

    def _dress(self) -> None:
        self._column.setSpacing(round(theme.active().spacing) // 2)
        self._row.setSpacing(round(2 * theme.active().spacing))  # two sentences, not one

    def changeEvent(self, event: QEvent) -> None:
        """Follow language and theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() in (QEvent.Type.PaletteChange, QEvent.Type.StyleChange):
            self._dress()
