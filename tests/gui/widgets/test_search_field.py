"""A search is left by the keys that one tries."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget

from gui.widgets.search_field import SearchField

KEY = Qt.Key


@pytest.fixture
def panel(qtbot):
    panel = QWidget()
    panel.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    yield panel


@pytest.fixture
def field(qtbot, panel):
    around = QWidget()
    qtbot.addWidget(around)
    column = QVBoxLayout(around)
    field = SearchField(panel)
    column.addWidget(field)
    column.addWidget(panel)
    around.show()
    field.setFocus()
    field.setText("es")
    yield field


def test_escape_empties_it_then_leaves_it(qtbot, field, panel):
    qtbot.keyClick(field, KEY.Key_Escape)
    assert field.text() == "" and field.hasFocus()
    qtbot.keyClick(field, KEY.Key_Escape)
    assert panel.hasFocus()


@pytest.mark.parametrize("key", [KEY.Key_Return, KEY.Key_Enter, KEY.Key_Down])
def test_what_is_searched_stays_when_it_is_left(qtbot, field, panel, key):
    qtbot.keyClick(field, key)
    assert field.text() == "es" and panel.hasFocus()


def test_return_is_told_before(qtbot, field, panel):
    asked = []
    field.returnPressed.connect(lambda: asked.append(panel.hasFocus()))
    qtbot.keyClick(field, KEY.Key_Return)
    assert asked == [False]
