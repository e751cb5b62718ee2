"""A row is chosen, rows are selected and copied."""

import pytest
from PySide6.QtCore import QStringListModel, Qt

from gui.widgets.row_table import RowTable


@pytest.fixture
def table(qtbot) -> RowTable:
    model = QStringListModel(["low", "lower", "newest", "widest"])
    made = RowTable(model)
    model.setParent(made)
    qtbot.addWidget(made)
    made.resize(300, 300)
    made.show()
    return made


def click(table: RowTable, qtbot, row: int, key=Qt.KeyboardModifier.NoModifier) -> None:
    place = table.visualRect(table.model().index(row, 0)).center()
    qtbot.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, key, place)


def test_a_click_and_return_choose_a_row(table, qtbot) -> None:
    chosen = []
    table.row_chosen.connect(chosen.append)
    click(table, qtbot, 1)
    qtbot.keyClick(table, Qt.Key.Key_Down)
    qtbot.keyClick(table, Qt.Key.Key_Return)
    assert chosen == [1, 2]


@pytest.mark.parametrize("key", ["ShiftModifier", "ControlModifier"])
def test_a_click_with_a_key_held_only_selects(table, qtbot, key) -> None:
    chosen = []
    table.row_chosen.connect(chosen.append)
    click(table, qtbot, 0)
    click(table, qtbot, 1, Qt.KeyboardModifier[key])
    assert chosen == [0]
    assert table.selected_rows() == [0, 1]


def test_keys_and_menu_copy(table, qtbot) -> None:
    with qtbot.waitSignals([table.copy_requested] * 2):
        qtbot.keyClick(table, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
        table.copy()


def test_tab_leaves_the_table(table) -> None:
    assert not table.tabKeyNavigation()
