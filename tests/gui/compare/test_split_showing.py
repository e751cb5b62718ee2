"""When a split is shown: text and tokens at the same moment, whatever is ready first."""

import random

import pytest
from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication

from gui.compare.lanes_area import LanesArea
from gui.compare.split_showing import SplitShowing
from gui.compare.text_input import TextInput
from tests.gui.compare.splits import four_words, split_of

LONG = "low lower newest widest\n" * 1_500


class State(QObject):
    """What `SplitShowing` knows of the state of the comparison."""

    text_changed, split_changed, busy_changed = Signal(), Signal(), Signal()
    text, split, busy = "", None, False

    def set_text(self, text: str) -> None:
        self.text = text
        self.text_changed.emit()

    def answer(self, *modes: str) -> None:
        """Its tokens have come."""
        self.split = split_of(
            self.text, *((four_words(), mode) for mode in modes or ["rank-ordered"])
        )
        self.split_changed.emit()


class Shown:
    """A field and lanes that follow a state; what was shown, and whether it fitted together."""

    def __init__(self, qtbot) -> None:
        self.state, self.text, self.area = State(), TextInput(), LanesArea()
        self.area.set_lane_count(1)
        for part in (self.text, self.area):
            qtbot.addWidget(part)
            part.resize(700, 400)
            part.show()
        self.showing = SplitShowing(self.state, self.text, self.area)
        self.texts: list[str] = []
        self.showing.shown.connect(self.note)

    def note(self, before, after) -> None:
        text = after.split.text
        self.texts.append(text)
        assert before is None or before.split is not after.split
        assert self.area.paragraphs.text == text
        for pane in self.area.panes:
            assert int(pane.tokens.byte_starts[-1]) == len(text.encode())

    def field(self) -> str:
        return self.text.text()


@pytest.fixture
def shown(qtbot) -> Shown:
    return Shown(qtbot)


def test_a_short_text_is_shown_at_once(shown):
    shown.state.set_text("lowest")
    shown.state.answer()
    assert shown.texts == ["lowest"]


def test_a_long_text_is_shown_when_the_lanes_are_ready_for_it(shown, qtbot):
    shown.state.set_text(LONG)
    assert shown.field() == LONG
    shown.state.answer()
    assert shown.texts == []
    qtbot.waitUntil(lambda: shown.texts == [LONG])


def test_lanes_that_are_ready_wait_for_the_tokens(shown, qtbot):
    with qtbot.waitSignal(shown.area.paragraphs.prepared):
        shown.state.set_text(LONG)
    assert shown.area.paragraphs.text == ""
    shown.state.answer()
    assert shown.texts == [LONG]


def test_a_picture_does_not_wait(shown):
    shown.state.set_text(LONG)
    shown.state.answer()
    shown.showing.settle()
    assert shown.texts == [LONG]
    assert not shown.text.field.arriving


def test_other_lanes_of_the_same_text_are_shown_at_once(shown):
    shown.state.set_text(LONG)
    shown.state.answer()
    shown.showing.settle()
    shown.state.answer("longest-match", "rank-ordered")
    assert shown.texts == [LONG, LONG]
    assert len(shown.area.panes) == 2


def test_lanes_that_nobody_sees_are_not_prepared(shown):
    shown.area.hide()
    shown.state.set_text(LONG)
    shown.state.answer()
    assert shown.texts == [LONG]


@pytest.mark.parametrize("seed", range(12))
def test_whatever_comes_in_between_the_newest_text_is_shown_at_the_end(shown, qtbot, seed):
    chance = random.Random(seed)
    for _ in range(25):
        start = chance.randrange(len(LONG))
        text = chance.choice(
            ["", "x", LONG[:start], LONG[start:], LONG[:start] + "y" + LONG[start:]]
        )
        shown.state.set_text(text)
        for _ in range(chance.randrange(6)):
            QApplication.processEvents()
        if chance.random() < 0.7:
            shown.state.answer()
        for _ in range(chance.randrange(4)):
            QApplication.processEvents()
    shown.state.answer()
    qtbot.waitUntil(lambda: shown.texts[-1:] == [text] and not shown.text.field.arriving)
    assert shown.field() == text
    assert shown.showing.presenter.split is shown.state.split
