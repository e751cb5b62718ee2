"""The table of the vocabulary: shows the columns that there is room for, and copies rows.

It adds to a `RowTable` columns that a person can hide, and that hide where the table is narrow; and
it paints its rows itself, see `vocabulary_paint`.
"""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import (
    QAction,
    QFont,
    QFontMetrics,
    QGuiApplication,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QMenu, QWidget

from engine.analysis.vocabulary import COLUMNS, KINDS, Column
from gui.explore.own_keys import claims
from gui.explore.vocabulary_cells import NUMBERS, RIGHT
from gui.explore.vocabulary_fit import fitted
from gui.explore.vocabulary_model import TOKEN_COLUMNS, VocabularyModel
from gui.explore.vocabulary_paint import EDGE, ColumnLook, paint_column, paint_ground
from gui.explore.vocabulary_words import kind_word, script_word
from gui.look import theme
from gui.widgets.row_table import RowTable

_SORT_ARROW = 18
_HEAD_SCALE = 0.85  # of the interface font: a dozen names stand in a row
_LEAST_LETTERS: Mapping[Column, int] = {"label": 14, "characters": 12, "parents": 13, "bytes": 14}
_MOST_SCRIPT_LETTERS = 16
_WIDE_SCORE = "−99.999"
_MOVING = frozenset((Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Home, Qt.Key.Key_End))
_ENTERS = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_OF_MERGES: frozenset[Column] = frozenset(("rank", "parents", "children"))


class VocabularyView(RowTable):
    """Shows a `VocabularyModel`; `place_entered` names a row double-clicked or left by Return."""

    place_entered = Signal(int)

    def __init__(self, model: VocabularyModel, parent: QWidget | None = None) -> None:
        super().__init__(model, parent)
        self._vocabulary = model
        self._hidden: set[Column] = set()
        self._kept: set[Column] = set()
        self._hidden_now: set[Column] = set()
        self._least: dict[Column, int] = {}
        self.columns_menu = QMenu(self)
        self._actions = {column: QAction(self, checkable=True) for column in COLUMNS}
        self._connect()
        self.dress()

    def shown_columns(self) -> list[Column]:
        """The columns that are shown now."""
        return [c for place, c in enumerate(COLUMNS) if not self.isColumnHidden(place)]

    def set_column_shown(self, column: Column, shown: bool) -> None:
        """Show a column whether there is room for it or not, or hide it."""
        (self._kept if shown else self._hidden).add(column)
        (self._hidden if shown else self._kept).discard(column)
        self.fit_columns()

    def fit_columns(self) -> None:
        """Show the columns that there is room for and that have something to say."""
        self._hidden_now, self._least = self._to_hide(), self._least_widths()
        self._share()

    def _share(self) -> None:
        """Share the width; a bar of the scroll that comes or goes changes nothing else."""
        if not self._least:  # Qt lays out what is not yet made
            return
        widths = fitted(self.viewport().width(), self._least, self._hidden_now, self._kept)
        for place, column in enumerate(COLUMNS):
            width = widths.get(column)
            if self.isColumnHidden(place) != (width is None):
                self.setColumnHidden(place, width is None)
            if width is not None and self.columnWidth(place) != width:
                self.setColumnWidth(place, width)

    def _to_hide(self) -> set[Column]:
        """The columns that are hidden whether there is room or not."""
        hidden = set(self._hidden)
        if self._vocabulary.counts is None:
            hidden.add("count")
        if not self._vocabulary.has_merges:
            hidden |= _OF_MERGES - self._kept
        if not self._vocabulary.has_scores:
            hidden.add("score")
        if not self._vocabulary.texts_say_more and "characters" not in self._kept:
            hidden.add("characters")
        return hidden

    def retranslate(self) -> None:
        """Name the columns in the menu."""
        for column, action in self._actions.items():
            action.setText(self._vocabulary.name(column))
        self.columns_menu.setAccessibleName(self.tr("Columns of the vocabulary"))
        self.fit_columns()

    def copy(self) -> None:
        """Put the selected rows on the clipboard, tabs between the cells."""
        places = self.selected_rows()
        if places:
            QGuiApplication.clipboard().setText(self._vocabulary.tsv(places, self.shown_columns()))

    def dress(self) -> None:
        """Take row height and column widths from the theme's fonts."""
        look = theme.active()
        heights = (QFontMetrics(font).height() for font in (look.ui_font(), look.token_font()))
        self.verticalHeader().setMinimumSectionSize(8)
        self.verticalHeader().setDefaultSectionSize(max(heights) + 4)
        size = _head_font().pointSizeF()
        self.horizontalHeader().setStyleSheet(
            f"QHeaderView {{ font-size: {size}pt; }} QHeaderView::section {{ padding: 2px 4px; }}"
        )
        self.horizontalHeader().setMinimumSectionSize(8)
        self.fit_columns()

    def _connect(self) -> None:
        head = self.horizontalHeader()
        head.setSortIndicator(-1, Qt.SortOrder.AscendingOrder)
        head.setSortIndicatorClearable(True)
        self.setSortingEnabled(True)
        self.doubleClicked.connect(lambda index: self.place_entered.emit(index.row()))
        head.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        head.customContextMenuRequested.connect(self._show_menu)
        for column, action in self._actions.items():
            action.triggered.connect(lambda on, column=column: self.set_column_shown(column, on))
            action.setEnabled(column != "label")
            self.columns_menu.addAction(action)
        self.columns_menu.aboutToShow.connect(self._check_actions)

    def _check_actions(self) -> None:
        shown = self.shown_columns()
        for column, action in self._actions.items():
            action.setChecked(column in shown)
        self._actions["count"].setVisible(self._vocabulary.counts is not None)
        self._actions["score"].setVisible(self._vocabulary.has_scores)

    def _show_menu(self, place: QPoint) -> None:
        self.columns_menu.popup(self.horizontalHeader().mapToGlobal(place))

    def _least_widths(self) -> dict[Column, int]:
        head = QFontMetrics(_head_font())
        names = {c: head.horizontalAdvance(self._vocabulary.name(c)) for c in COLUMNS}
        texts = self._text_widths()
        sorted_by = self.horizontalHeader().sortIndicatorSection()
        return {
            column: 2 * EDGE
            + max(texts[column], names[column] + (_SORT_ARROW if place == sorted_by else 0))
            for place, column in enumerate(COLUMNS)
        }

    def _text_widths(self) -> dict[Column, int]:
        """How wide the texts of each column are, or have to be able to be."""
        body = QFontMetrics(theme.active().ui_font())
        letter = QFontMetrics(theme.active().token_font()).averageCharWidth()
        table = self._vocabulary.table
        scripts = table.script_names if table is not None else ()
        widest = max((body.horizontalAdvance(script_word(name)) for name in scripts), default=0)
        widths: dict[Column, int] = {c: letters * letter for c, letters in _LEAST_LETTERS.items()}
        widths["kind"] = max(body.horizontalAdvance(kind_word(kind)) for kind in KINDS)
        widths["script"] = min(widest, _MOST_SCRIPT_LETTERS * body.averageCharWidth())
        widths["score"] = body.horizontalAdvance(_WIDE_SCORE)
        for column in NUMBERS:
            widths[column] = body.horizontalAdvance(self._vocabulary.largest(column))
        return widths

    def _paint_rows(self, painter: QPainter, ground: QRect) -> None:
        """Draw the rows that are within a part of the viewport."""
        first, last = self.rowAt(ground.top()), self.rowAt(ground.bottom())
        last = last if last >= 0 else self.model().rowCount() - 1
        places = range(first, last + 1)
        height, width = self.verticalHeader().defaultSectionSize(), self.viewport().width()
        tops = [self.rowViewportPosition(place) for place in places]
        current = self.currentIndex().row() if self.hasFocus() else -1
        chosen = self.selectionModel()
        some = chosen.hasSelection()
        for place, top in zip(places, tops, strict=True):
            selected = some and chosen.isRowSelected(place)
            paint_ground(painter, QRect(0, top, width, height), selected, place == current)
        fonts = theme.active().ui_font(), theme.active().token_font()
        for column in self.shown_columns():
            texts = self._vocabulary.texts(places, column)
            font = fonts[column in TOKEN_COLUMNS]
            paint_column(painter, self._look(column, font), texts, tops, height)

    def _look(self, column: Column, font: QFont) -> ColumnLook:
        section, is_token = COLUMNS.index(column), column in TOKEN_COLUMNS
        return ColumnLook(
            left=self.columnViewportPosition(section),
            width=self.columnWidth(section),
            font=font,
            is_even=is_token,
            ends_right=column in RIGHT,
            is_pair=column == "parents",
            is_number=column in NUMBERS,
        )

    # Overrides

    def event(self, event: QEvent) -> bool:
        """Take the keys that the window has shortcuts for: here they move in the table."""
        return claims(event, _MOVING) or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Left and right scroll, Home and End go to the ends, Return opens: no cell is chosen."""
        plain = event.modifiers() == Qt.KeyboardModifier.NoModifier
        ends = {Qt.Key.Key_Home: 0, Qt.Key.Key_End: self.model().rowCount() - 1}
        row = ends.get(Qt.Key(event.key()))
        if plain and row is not None and row >= 0:
            self.selectRow(row)
            return
        bar = self.horizontalScrollBar()
        steps = {Qt.Key.Key_Left: -bar.singleStep(), Qt.Key.Key_Right: bar.singleStep()}
        step = steps.get(Qt.Key(event.key()))
        if step is not None and plain:
            bar.setValue(bar.value() + step)
        elif event.key() in _ENTERS and self.currentIndex().isValid():
            self.place_entered.emit(self.currentIndex().row())
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the new width."""
        super().resizeEvent(event)
        self._share()

    def minimumSizeHint(self) -> QSize:
        """The heads and two rows: on a projector there is little room."""
        rows = self.horizontalHeader().height() + 2 * self.verticalHeader().defaultSectionSize()
        return QSize(super().minimumSizeHint().width(), rows)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the rows, or say that there are none."""
        with QPainter(self.viewport()) as painter:
            if self.model().rowCount():
                self._paint_rows(painter, event.rect())
            elif self.empty_text:
                self.draw_empty(painter)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the theme; the texts are set by the panel around."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self.dress()


def _head_font() -> QFont:
    """The font of the heads, for the active theme."""
    font = theme.active().ui_font()
    font.setPointSizeF(round(_HEAD_SCALE * font.pointSizeF(), 1))
    return font
