"""Small windows stay inside the program's window, whatever they say and wherever they belong."""

import pytest
from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtWidgets import QWidget

from gui.explore.popup import TextPopup
from gui.look import theme

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
