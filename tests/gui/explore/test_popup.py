"""Small windows stay inside the program's window, whatever they say and wherever they belong."""

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QWidget

from gui.explore.popup import TextPopup
from gui.explore.vocabulary_panel import VocabularyPanel
from gui.look import theme, translation

SIZES = [(1024, 700), (640, 360)]
LONG = "\n".join(f"setting {number}: {'value ' * 12}" for number in range(60))


@pytest.mark.parametrize("name", theme.names())
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text", ["short", LONG])
def test_a_popup_is_never_cut_off(qapp, qtbot, name, size, text):
    theme.apply(qapp, name)
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(*size)
    window.show()
    popup = TextPopup(window)
    popup.set_text(text)
    room = QRect(window.mapToGlobal(QPoint()), window.size())
    for place in (QPoint(0, 0), QPoint(size[0] - 20, 10), QPoint(10, size[1] - 20)):
        popup.open_below(QRect(window.mapToGlobal(place), QSize(40, 20)), 60)
        assert room.contains(popup.geometry())
        popup.hide()


@pytest.mark.parametrize("name", theme.names())
@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("size", [(1024, 700), (560, 420)])
def test_the_help_of_the_filter_is_never_cut_off(qapp, qtbot, name, language, size):
    translation.install(qapp, language)
    theme.apply(qapp, name)
    panel = VocabularyPanel()
    qtbot.addWidget(panel)
    panel.resize(*size)
    panel.show()
    panel.filter._help.click()
    room = QRect(panel.mapToGlobal(QPoint()), panel.size())
    assert room.contains(panel.filter.help.geometry())


def test_an_example_goes_into_the_filter_and_the_help_closes(qapp, qtbot):
    panel = VocabularyPanel()
    qtbot.addWidget(panel)
    panel.show()
    panel.filter._help.click()
    panel.filter.help.button("rank: -500").click()
    assert panel.filter.text() == "rank: -500"
    assert not panel.filter.help.isVisible()


def test_escape_closes_a_popup(qapp, qtbot):
    panel = VocabularyPanel()
    qtbot.addWidget(panel)
    panel.show()
    panel.filter._help.click()
    qtbot.keyClick(panel.filter.help, Qt.Key.Key_Escape)
    assert not panel.filter.help.isVisible()
