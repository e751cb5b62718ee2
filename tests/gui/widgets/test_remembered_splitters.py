"""Sizes that a person chose come back; others stay free."""

import pytest
from PySide6.QtWidgets import QSplitter, QWidget

from gui.state.preferences import Preferences
from gui.widgets.remembered_splitters import RememberedSplitters


@pytest.fixture
def make(qtbot):
    def splitter() -> QSplitter:
        made = QSplitter()
        for _ in range(2):
            made.addWidget(QWidget())
        made.setChildrenCollapsible(False)
        made.resize(400, 100)
        qtbot.addWidget(made)
        made.show()
        return made

    return splitter


def test_nothing_is_chosen_at_first(make):
    chosen = RememberedSplitters({"a": make()}, Preferences())
    assert chosen.is_free("a")


def test_a_handle_that_was_moved_is_remembered(make):
    first, other = make(), make()
    chosen = RememberedSplitters({"a": first, "b": other}, Preferences())
    first.moveSplitter(100, 1)
    assert (chosen.is_free("a"), chosen.is_free("b")) == (False, True)
    again = make()
    assert not RememberedSplitters({"a": again}, Preferences()).is_free("a")
    assert again.sizes() == first.sizes()


def test_what_is_remembered_can_be_another_thing_than_what_is_seen(make):
    splitter = make()
    chosen = RememberedSplitters({"a": splitter}, Preferences(), lambda _: [30, 70])
    splitter.moveSplitter(100, 1)
    assert Preferences().sizes("a", 2) == [30, 70]
    assert not chosen.is_free("a")


def test_what_is_forgotten_is_free_again(make):
    splitter = make()
    chosen = RememberedSplitters({"a": splitter}, Preferences())
    splitter.moveSplitter(100, 1)
    chosen.forget()
    assert chosen.is_free("a")
    assert Preferences().sizes("a", 2) is None
