"""Names of pages: whole at any width, chosen by a click or the arrows."""

import pytest
from PySide6.QtCore import Qt

from gui.widgets.page_tabs import PageTabs

NAMES = ("Fork", "All ways", "Vocabulary size", "Check my work")


@pytest.fixture
def tabs(qtbot):
    tabs = PageTabs(len(NAMES))
    qtbot.addWidget(tabs)
    tabs.set_names(NAMES, [f"about {name}" for name in NAMES])
    tabs.resize(900, 40)
    tabs.show()
    return tabs


@pytest.fixture
def chosen(tabs):
    chosen = []
    tabs.page_chosen.connect(chosen.append)
    return chosen


def test_a_click_chooses(tabs, chosen, qtbot):
    qtbot.mouseClick(tabs._buttons[2], Qt.MouseButton.LeftButton)
    assert chosen == [2]


def test_showing_a_page_tells_nobody(tabs, chosen):
    tabs.show_page(3)
    assert tabs._buttons[3].isChecked()
    assert chosen == []


def test_the_arrows_choose_and_go_round_the_end(tabs, chosen, qtbot):
    tabs.activateWindow()
    tabs._buttons[0].setFocus()
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Left, Qt.Key.Key_Left):
        qtbot.keyClick(tabs.focusWidget(), key)
    assert chosen == [1, 0, 3]
    assert tabs.focusWidget() is tabs._buttons[3]


def test_every_name_is_whole_in_a_narrow_window(tabs):
    tabs.resize(220, 40)
    assert tabs.lines() > 1
    for button in tabs._buttons:
        assert button.width() >= button.fontMetrics().horizontalAdvance(button.text())
