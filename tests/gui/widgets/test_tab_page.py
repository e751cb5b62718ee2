"""Pages that are lower than their content."""

import pytest
from PySide6.QtWidgets import QLabel, QListWidget, QScrollArea, QVBoxLayout, QWidget

from gui.widgets.tab_page import ShrinkingArea, low


def content(*, shrinks: bool = False, scrolls: bool = False) -> QWidget:
    made = QWidget()
    made.setProperty("shrinks", shrinks)
    made.setProperty("scrolls", scrolls)
    column = QVBoxLayout(made)
    column.addWidget(QLabel("words that wrap " * 10, wordWrap=True))
    rows = QListWidget()
    rows.addItems([str(number) for number in range(50)])
    rows.setMinimumHeight(40)
    column.addWidget(rows, 1)
    return made


def test_what_scrolls_itself_stays_as_it_is(qapp):
    widget = content(scrolls=True)
    assert low(widget) is widget
    assert isinstance(low(content()), QScrollArea)


@pytest.mark.parametrize("height", [150, 250, 600])
def test_what_can_shrink_is_not_scrolled_before_it_is_as_low_as_it_can_be(qtbot, height):
    widget = content(shrinks=True)
    area = low(widget)
    qtbot.addWidget(area)
    area.resize(300, height)
    area.show()
    assert isinstance(area, ShrinkingArea)
    assert area.verticalScrollBar().maximum() == 0
    assert widget.height() == area.viewport().height()


def test_below_that_it_is_scrolled(qtbot):
    widget = content(shrinks=True)
    area = low(widget)
    qtbot.addWidget(area)
    area.resize(200, 60)
    area.show()
    assert area.verticalScrollBar().maximum() > 0


def test_more_words_are_given_their_room_at_once(qtbot, qapp):
    widget = content(shrinks=True)
    area = low(widget)
    qtbot.addWidget(area)
    area.resize(300, 200)
    area.show()
    widget.findChild(QLabel).setText("many more words that wrap " * 60)
    qapp.processEvents()
    qapp.processEvents()
    assert area.verticalScrollBar().maximum() > 0
