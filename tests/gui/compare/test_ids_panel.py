"""The panel of ids: a quarter of a million rows, copying, and ids that are pasted."""

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from gui.compare.id_rows import IdRows
from gui.compare.ids_model import Column, IdsModel
from gui.compare.ids_panel import IdsPanel

LABELS = {0: "n", 1: " est", 2: "⟨D1⟩"}


def rows(count: int, alphabet: str = "characters") -> IdRows:
    ids = (np.arange(count) % 4 - 1).astype(np.int32)
    data = {0: b"n", 1: b" est", 2: b"\xd1"}
    return IdRows(ids, LABELS, data, lambda row: "Z", alphabet)


@pytest.fixture
def panel(qtbot) -> IdsPanel:
    made = IdsPanel()
    qtbot.addWidget(made)
    return made


def cells(panel: IdsPanel, row: int) -> list[str]:
    return [panel.model.data(panel.model.index(row, column)) for column in Column]


def test_qt_finds_nothing_wrong_with_the_model(qapp, qtmodeltester) -> None:
    model = IdsModel()
    model.set_rows(rows(10))
    qtmodeltester.check(model)


def test_a_row_says_id_token_and_bytes(panel: IdsPanel) -> None:
    panel.show_rows(rows(250_000, "bytes"))
    assert panel.model.rowCount() == 250_000
    assert cells(panel, 0) == ["1", "–", "Z", "5A"]
    assert cells(panel, 2) == ["3", "1", "·est", "20 65 73 74"]
    assert cells(panel, 3) == ["4", "2", "⟨D1⟩", "D1"]


def test_rows_are_copied_for_other_programs(panel: IdsPanel) -> None:
    panel.show_rows(rows(4))
    panel.copy_as("ids", "json")
    assert QGuiApplication.clipboard().text() == "[null, 0, 1, 2]"
    panel.table.selectAll()
    panel.copy_as("tokens", "python")
    assert QGuiApplication.clipboard().text() == "['Z', 'n', ' est', '⟨D1⟩']"


def test_every_way_of_copying_is_offered(panel: IdsPanel) -> None:
    assert all(action.text() for action in panel._actions.values())
    assert len(panel._copy.menu().actions()) == 5


def test_a_click_tells_the_token(panel: IdsPanel, qtbot) -> None:
    panel.show_rows(rows(4))
    with qtbot.waitSignal(panel.token_chosen) as told:
        panel.table.clicked.emit(panel.model.index(2, 0))
    assert told.args == [2]
    with qtbot.assertNotEmitted(panel.token_chosen):
        panel.select_row(1)
    assert panel.table.selected_rows() == [1]
    panel.select_row(None)
    assert panel.table.selected_rows() == []


def test_pasted_ids_are_told_and_answered(panel: IdsPanel, qtbot) -> None:
    with qtbot.waitSignal(panel.ids_edited) as told:
        panel.field.set_text("[1, 2]")
    assert told.args == [(1, 2)]
    panel.show_decoded(" est\n")
    assert panel.answer() == "·est⏎"
    panel.show_decoded("")
    assert panel.answer() == "These ids stand for no text."


def test_wrong_ids_are_named(panel: IdsPanel) -> None:
    panel.field.set_text("1 99 98")
    panel.show_decoded(None, (99, 98))
    assert panel.answer().endswith("99, 98.")


def test_what_is_no_id_is_marked_and_not_told(panel: IdsPanel, qtbot) -> None:
    with qtbot.assertNotEmitted(panel.ids_edited):
        panel.field.set_text("1 x2")
    assert panel.answer() == "x2 at character 3 is no id."
    assert panel.field.marks() == ((2, 4),)
    panel.field.set_text("1 2")
    assert panel.answer() == ""
    assert panel.field.marks() == ()


def test_with_several_lanes_one_is_chosen(panel: IdsPanel, qtbot) -> None:
    panel.set_lanes([("a", "A")], "a")
    assert panel.lane.isHidden()
    panel.set_lanes([("a", "A"), ("b", "B")], "a")
    assert not panel.lane.isHidden()
    with qtbot.waitSignal(panel.lane_requested) as asked:
        qtbot.keyClick(panel.lane, Qt.Key.Key_Down)
    assert asked.args == ["b"]
