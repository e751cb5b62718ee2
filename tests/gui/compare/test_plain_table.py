"""The table for many rows: widths, and what the keys do."""

import pytest
from PySide6.QtCore import QAbstractTableModel, QModelIndex, Qt

from gui.compare.plain_table import PlainTable


class Numbers(QAbstractTableModel):
    def __init__(self, rows: int) -> None:
        super().__init__()
        self.rows = rows

    def rowCount(self, parent=QModelIndex()):  # noqa: B008
        return 0 if parent.isValid() else self.rows

    def columnCount(self, parent=QModelIndex()):  # noqa: B008
        return 0 if parent.isValid() else 3

    def data(self, index, role=Qt.ItemDataRole.DisplayRole):
        return str(index.row()) if role == Qt.ItemDataRole.DisplayRole else None

    def headerData(self, section, orientation, role=Qt.ItemDataRole.DisplayRole):
        return "Head" if role == Qt.ItemDataRole.DisplayRole else None


@pytest.fixture
def table(qtbot):
    def make(rows: int) -> PlainTable:
        model = Numbers(rows)
        made = PlainTable(model)
        model.setParent(made)
        qtbot.addWidget(made)
        made.resize(400, 200)
        made.show()
        return made

    return make


def test_the_columns_share_the_whole_width(table) -> None:
    made = table(5)
    made.share_width({0: "12345"}, {1: 2, 2: 4})
    widths = [made.columnWidth(column) for column in range(3)]
    assert made.viewport().width() - 8 <= sum(widths) <= made.viewport().width()
    assert widths[0] < widths[1] < widths[2]


def test_return_chooses_a_row(table, qtbot) -> None:
    made = table(5)
    made.setCurrentIndex(made.model().index(3, 0))
    with qtbot.waitSignal(made.row_chosen) as told:
        qtbot.keyClick(made, Qt.Key.Key_Return)
    assert told.args == [3]


def test_copying_is_a_wish(table, qtbot) -> None:
    made = table(5)
    made.selectRow(2)
    with qtbot.waitSignal(made.copy_requested):
        qtbot.keyClick(made, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert made.selected_rows() == [2]


def test_an_empty_table_says_why(table) -> None:
    made = table(0)
    blank = made.grab().toImage()
    made.empty_text = "Nothing here"
    made.viewport().update()
    assert made.grab().toImage() != blank
