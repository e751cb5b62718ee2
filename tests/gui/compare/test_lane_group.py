"""Lanes side by side: one width, one place, lines that break at the same characters."""

import numpy as np
import pytest
from PySide6.QtWidgets import QApplication, QHBoxLayout, QWidget

from gui.compare.lane_group import LaneGroup
from gui.compare.layout import Paragraphs
from gui.compare.token_pane import TokenPane
from gui.look import theme
from tests.gui.compare.lanes import TEXTS, random_tokens


@pytest.fixture
def window(qtbot):
    widget = QWidget()
    widget.paragraphs = Paragraphs(theme.active().token_font())
    widget.panes = [TokenPane(widget.paragraphs) for _ in range(3)]
    widget.group = LaneGroup(widget.paragraphs, widget)
    box = QHBoxLayout(widget)
    for pane in widget.panes:
        box.addWidget(pane)
    widget.group.set_panes(widget.panes)
    qtbot.addWidget(widget)
    widget.resize(900, 400)
    widget.show()
    QApplication.processEvents()
    return widget


def show(window, text: str) -> None:
    window.paragraphs.set_text(text)
    for seed, pane in enumerate(window.panes):
        pane.show_tokens(random_tokens(text, seed))


@pytest.mark.parametrize("name", ["long", "both ways", "joined", "unseen", "line ends"])
def test_the_same_character_stands_at_the_same_place_in_every_lane(window, name):
    show(window, TEXTS[name] * 3)
    cells = [pane.scene().cells for pane in window.panes]
    for other in cells[1:]:
        assert np.array_equal(cells[0].bytes, other.bytes)
        assert np.array_equal(cells[0].lines, other.lines)
        assert np.array_equal(cells[0].left, other.left)


def test_lines_are_as_long_as_the_narrowest_lane_allows(window):
    show(window, TEXTS["long"])
    for pane in window.panes:
        right = max(rect.right() for _, rect in pane.rects())
        assert right <= pane.viewport().width()
    assert window.paragraphs.width == min(pane.text_width() for pane in window.panes)


def test_one_scroll_moves_all(window):
    show(window, "слово\n" * 500)
    window.panes[1].verticalScrollBar().setValue(1234)
    assert {pane.top() for pane in window.panes} == {window.panes[1].top()}
    window.group.reveal(4000)
    assert len({pane.top() for pane in window.panes}) == 1


def test_the_part_in_sight_is_told(window):
    show(window, "слово\n" * 500)
    places = []
    window.group.place_changed.connect(lambda top, height: places.append((top, height)))
    window.panes[1].verticalScrollBar().setValue(1234)
    pane = window.panes[0]
    assert places[-1] == (pane.top(), pane.viewport().height())


def test_one_lane_may_leave(window):
    show(window, "слово\n" * 500)
    leaving = window.panes[2]
    window.group.set_panes(window.panes[:2])
    window.panes[0].verticalScrollBar().setValue(500)
    assert leaving.verticalScrollBar().value() == 0
    assert window.group.panes() == tuple(window.panes[:2])


def test_a_token_opened_in_one_lane_makes_room_in_all(window):
    show(window, "low\nlower\n")
    before = window.panes[1].paragraphs.height
    window.paragraphs.make_room(id(window.panes[0]), [(0, 3, 2)])
    tops = [pane.rects()[-1][1].y() for pane in window.panes]
    assert window.paragraphs.height == before + 2 * window.paragraphs.measures.pitch
    assert len(set(tops)) == 1


def test_lanes_are_drawn_anew_when_another_one_needs_room(window):
    show(window, "low\nlower\n")
    QApplication.processEvents()
    shown = window.panes[1].viewport().grab().toImage()
    painted = []
    original = window.panes[1].paintEvent
    window.panes[1].paintEvent = lambda event: painted.append(event) or original(event)
    window.paragraphs.make_room(id(window.panes[0]), [(0, 3, 2)])
    QApplication.processEvents()
    assert painted
    assert window.panes[1].viewport().grab().toImage() != shown
