"""A table of rows that are only read: equal heights, no grid, a row is chosen and rows are copied.

What is common to the long lists of both views; how their columns share the width and how cells are
drawn is left to each.
"""

from __future__ import annotations

from PySide6.QtCore import QAbstractTableModel, QModelIndex, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QMouseEvent, QPainter, QPalette
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from gui.look import theme
from gui.widgets.viewport import own_viewport


class RowTable(QTableView):
    """Shows a model.

    Signals:
        row_chosen: the row that was clicked or entered with Return; with a key held down a click
            only selects.
        copy_requested: the selected rows are to be copied.
    """

    row_chosen = Signal(object)
    copy_requested = Signal()

    def __init__(self, model: QAbstractTableModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.empty_text = ""
        self._held = Qt.KeyboardModifier.NoModifier
        ground = own_viewport(self)
        ground.setBackgroundRole(QPalette.ColorRole.Base)
        ground.setAutoFillBackground(True)
        self.setModel(model)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.setCornerButtonEnabled(False)
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        head = self.horizontalHeader()
        head.setHighlightSections(False)
        head.setStretchLastSection(False)
        self.clicked.connect(self._choose_clicked)

    def selected_rows(self) -> list[int]:
        """The selected rows, ascending."""
        return sorted(index.row() for index in self.selectionModel().selectedRows())

    def copy(self) -> None:
        """What the Edit menu calls."""
        self.copy_requested.emit()

    def draw_empty(self, painter: QPainter) -> None:
        """Say why there are no rows."""
        painter.setPen(theme.active().muted)
        ground = self.viewport().rect().adjusted(8, 8, -8, -8)
        flags = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop
        painter.drawText(ground, flags | Qt.TextFlag.TextWordWrap, self.empty_text)

    def _choose_clicked(self, index: QModelIndex) -> None:
        if self._held == Qt.KeyboardModifier.NoModifier:
            self._choose(index)

    def _choose(self, index: QModelIndex) -> None:
        if index.isValid():
            self.row_chosen.emit(index.row())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Note which keys are held while a row is clicked."""
        self._held = event.modifiers()
        super().mouseReleaseEvent(event)
        self._held = Qt.KeyboardModifier.NoModifier

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Copy rows, and choose one with Return."""
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copy()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._choose(self.currentIndex())
        else:
            super().keyPressEvent(event)
