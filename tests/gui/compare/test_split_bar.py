"""The narrow controls of a split: wishes only, and rows that fit."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from gui.compare.split_bar import SplitBar


@pytest.fixture
def bar(qtbot) -> Iterator[SplitBar]:
    window = QWidget()  # a window of its own would not become narrower than its rows
    qtbot.addWidget(window)
    made = SplitBar(window)
    made.set_length(5)
    made.set_position(2)
    made.resize(420, 80)
    window.show()
    yield made


@pytest.mark.parametrize(
    ("button", "signal", "told"),
    [
        ("first", "seek_requested", [0]),
        ("step-back", "step_requested", [-1]),
        ("play", "toggle_requested", []),
        ("step-forward", "step_requested", [1]),
        ("last", "seek_requested", [5]),
        ("loop", "loop_requested", [True]),
    ],
)
def test_every_button_asks(bar, qtbot, button, signal, told) -> None:
    with qtbot.waitSignal(getattr(bar, signal)) as asked:
        qtbot.mouseClick(bar._buttons[button], Qt.MouseButton.LeftButton)
    assert asked.args == told
    assert not bar._buttons["loop"].isChecked()


def test_what_leads_nowhere_is_grey(bar) -> None:
    bar.set_position(0)
    assert not bar._buttons["first"].isEnabled()
    bar.set_position(5)
    assert not bar._buttons["last"].isEnabled()
    assert bar._buttons["first"].isEnabled()


def test_a_narrow_bar_takes_more_rows(bar) -> None:
    two = bar.minimumSizeHint().height()
    bar.resize(270, 120)
    assert bar.minimumSizeHint().height() > two
    assert bar.minimumSizeHint().width() <= 270
    bar.resize(150, 120)
    assert bar._step.isHidden()
    bar.resize(420, 80)
    assert bar.minimumSizeHint().height() == two
    assert not bar._step.isHidden()


def test_the_play_button_says_what_it_would_do(bar) -> None:
    bar.set_playing(True)
    assert bar._buttons["play"].accessibleName() == "Pause"
    bar.set_playing(False)
    assert bar._buttons["play"].accessibleName() == "Play"
