"""In the window the panels get the keys that the player has shortcuts for."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QMainWindow

from engine.analysis.statistics import statistics
from gui.explore.overview_panel import OverviewPanel
from gui.explore.pipeline_panel import PipelinePanel
from gui.explore.token_panel import TokenPanel
from gui.explore.vocabulary_panel import VocabularyPanel
from gui.keys import KeyGuard
from tests.gui.explore.tables import row, textbook
from tests.gui.explore.trails import TEXT, bert

KEY = Qt.Key


@pytest.fixture
def window(qtbot):
    """A window that takes the keys of a player."""
    made = QMainWindow()
    qtbot.addWidget(made)
    made.taken = []
    for key in ("Left", "Right", "Home", "End", "Space"):
        shortcut = QShortcut(QKeySequence(key), made)
        shortcut.activated.connect(lambda key=key: made.taken.append(key))
    made.guard = KeyGuard(made)
    return made


def shown(window, qtbot, panel, focused) -> None:
    window.setCentralWidget(panel)
    window.resize(900, 500)
    window.show()
    window.activateWindow()
    qtbot.waitExposed(window)
    focused.setFocus()
    qtbot.waitUntil(focused.hasFocus)


def test_the_stages_are_walked_through(window, qtbot) -> None:
    panel = PipelinePanel()
    panel.set_text(TEXT)
    panel.show_trail(bert(), "")
    shown(window, qtbot, panel, panel.view)
    for key in (KEY.Key_Right, KEY.Key_Right, KEY.Key_Left):
        qtbot.keyClick(panel.view, key)
    assert panel.view.light() == (1, 2)
    qtbot.keyClick(panel.view, KEY.Key_Space)
    assert panel.view.settings_popup().isVisible()
    assert window.taken == []


def test_bars_and_columns_are_chosen_and_hit(window, qtbot) -> None:
    panel = OverviewPanel()
    panel.show_statistics(statistics(textbook()))
    shown(window, qtbot, panel, panel.lengths)
    qtbot.keyClick(panel.lengths, KEY.Key_Right)
    with qtbot.waitSignal(panel.filter_requested):
        qtbot.keyClick(panel.lengths, KEY.Key_Space)
    assert window.taken == []


def test_the_table_goes_to_its_ends(window, qtbot) -> None:
    panel = VocabularyPanel()
    panel.show_table(textbook())
    shown(window, qtbot, panel, panel.table)
    panel.table.selectRow(3)
    qtbot.keyClick(panel.table, KEY.Key_End)
    assert panel.table.currentIndex().row() == len(textbook()) - 1
    qtbot.keyClick(panel.table, KEY.Key_Home)
    assert panel.table.currentIndex().row() == 0
    qtbot.keyClick(panel.table, KEY.Key_Right)
    assert window.taken == []


def test_the_tree_is_walked_through(window, qtbot) -> None:
    table = textbook()
    panel = TokenPanel()
    panel.show_token(table, row(table, "newest"))
    canvas = panel.tree_picture()
    shown(window, qtbot, panel, canvas)
    for key in (KEY.Key_Down, KEY.Key_Right):
        qtbot.keyClick(canvas, key)
    with qtbot.waitSignal(panel.row_requested) as told:
        qtbot.keyClick(canvas, KEY.Key_Return)
    assert table.label(told.args[0]) == "est"
    assert window.taken == []
