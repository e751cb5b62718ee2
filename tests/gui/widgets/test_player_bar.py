"""The player bar: each control makes one wish, and shows only what it has been told."""

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget

from gui.look import theme, translation
from gui.widgets.player_bar import PlayerBar
from gui.widgets.speed_choice import speed_text
from tests.gui.live_changes import check_live_changes

SIGNALS = (
    "toggle_requested",
    "step_requested",
    "jump_requested",
    "seek_requested",
    "speed_requested",
    "loop_requested",
    "previous_tie_requested",
    "next_tie_requested",
)


@pytest.fixture
def bar(qtbot):
    made = PlayerBar()
    qtbot.addWidget(made)
    made.set_length(40)
    made.set_position(15)
    made.set_tie_positions(np.array([3, 20]))
    made.wishes = []
    for name in SIGNALS:
        getattr(made, name).connect(lambda *values, name=name: made.wishes.append((name, *values)))
    return made


@pytest.mark.parametrize(
    ("button", "wish"),
    [
        ("first", ("seek_requested", 0)),
        ("ten-back", ("jump_requested", -10)),
        ("step-back", ("step_requested", -1)),
        ("play", ("toggle_requested",)),
        ("step-forward", ("step_requested", 1)),
        ("ten-forward", ("jump_requested", 10)),
        ("last", ("seek_requested", 40)),
        ("previous-tie", ("previous_tie_requested",)),
        ("next-tie", ("next_tie_requested",)),
        ("loop", ("loop_requested", True)),
    ],
)
def test_every_button_makes_its_wish(bar, button, wish):
    bar._buttons[button].click()
    assert bar.wishes == [wish]


def test_there_is_nothing_to_play_where_there_are_no_steps(bar):
    bar.set_length(0)
    assert not bar._buttons["play"].isEnabled()
    bar.set_length(40)
    bar.set_available(0)  # of a training that has just begun
    assert bar._buttons["play"].isEnabled()


def test_being_told_makes_no_wish(bar):
    bar.set_length(30)
    bar.set_available(20)
    bar.set_position(18)
    bar.set_speed(4)
    bar.set_loop(True)
    bar.set_playing(True)
    assert bar.wishes == []
    assert bar._step.text() == "Step 18 of 30"
    assert bar._speed.text() == "4×"


def test_loop_shows_what_is_and_not_what_was_asked_for(bar):
    bar._buttons["loop"].click()
    assert not bar._buttons["loop"].isChecked()
    bar.set_loop(True)
    assert bar._buttons["loop"].isChecked()


def test_the_last_step_is_the_last_computed_one(bar):
    bar.set_available(25)
    bar._buttons["last"].click()
    assert bar.wishes == [("seek_requested", 25)]


@pytest.mark.parametrize(
    ("position", "dead"),
    [
        (0, {"first", "ten-back", "step-back", "previous-tie"}),
        (3, {"previous-tie"}),
        (15, set()),
        (20, {"next-tie"}),
        (40, {"step-forward", "ten-forward", "last", "next-tie"}),
    ],
)
def test_buttons_that_lead_nowhere_are_grey(bar, position, dead):
    bar.set_position(position)
    assert {name for name, button in bar._buttons.items() if not button.isEnabled()} == dead


def test_without_ties_there_is_nowhere_to_jump(bar):
    bar.set_tie_positions(None)
    assert not bar._buttons["next-tie"].isEnabled()


def test_typing_a_step_goes_there_and_gives_the_keys_back(bar, qtbot):
    bar.show()
    qtbot.waitExposed(bar)
    box = bar._step._box
    box.setFocus()
    box.selectAll()
    qtbot.keyClicks(box, "33")
    assert bar.wishes == []
    qtbot.keyClick(box, Qt.Key.Key_Return)
    assert bar.wishes == [("seek_requested", 33)]
    assert QApplication.focusWidget() in (bar._slider, None)


def test_a_position_beyond_the_end_is_brought_to_it(bar, qtbot):
    box = bar._step._box
    box.selectAll()
    qtbot.keyClicks(box, "999")
    qtbot.keyClick(box, Qt.Key.Key_Return)
    assert bar.wishes == [("seek_requested", 40)]


def test_large_numbers_are_grouped_and_can_be_typed_so(bar):
    bar.set_length(1_234_567)
    bar.set_position(30_000)
    space = "\N{NARROW NO-BREAK SPACE}"
    assert bar._step.text() == f"Step 30{space}000 of 1{space}234{space}567"
    assert bar._step._box.valueFromText("12 345") == 12345


@pytest.mark.parametrize(
    ("speed", "slower", "faster"), [(1.0, 0.5, 2.0), (3.0, 2.0, 4.0), (0.5, 0.25, 1.0)]
)
def test_minus_and_plus_ask_for_the_neighbouring_speed(bar, speed, slower, faster):
    bar.set_speed(speed)
    bar._speed._slower.click()
    bar._speed._faster.click()
    assert bar.wishes == [("speed_requested", slower), ("speed_requested", faster)]
    assert bar._speed.text() == speed_text(speed)


def test_choosing_a_speed_asks_for_it(bar):
    bar._speed._list.activated.emit(6)
    assert bar.wishes == [("speed_requested", 16.0)]
    assert bar._speed.text() == "1×"


def test_speeds_are_written_with_the_decimal_mark_of_the_language(bar, qapp):
    bar.set_speed(0.25)
    translation.install(qapp, "ru")
    QApplication.sendPostedEvents()
    assert bar._speed.text() == "0,25×"


def test_the_play_button_says_what_it_will_do(bar):
    assert bar._buttons["play"].accessibleName() == "Play"
    bar.set_playing(True)
    assert bar._buttons["play"].accessibleName() == "Pause"


@pytest.mark.parametrize("name", theme.names())
@pytest.mark.parametrize("length", [12, 30_000])
def test_the_bar_fits_into_1024_pixels_in_every_theme(qapp, qtbot, name, length):
    theme.apply(qapp, name)
    made = PlayerBar()
    qtbot.addWidget(made)
    made.set_length(length)
    made.show()
    made.resize(1008, made.minimumSizeHint().height())
    qapp.processEvents()
    assert made.minimumSizeHint().width() <= 1008
    for part in (made._group, made._slider, made._step, made._speed):
        assert made.rect().contains(part.geometry())
        assert part.width() >= part.minimumSizeHint().width()


def _shape(bar, width, qapp):
    """The height that a width asks for, and whether minus and plus of the speed are there."""
    bar.resize(width, 40)
    qapp.processEvents()
    return bar.minimumSizeHint().height(), bar._speed._slower.isVisible()


def test_a_wide_bar_is_one_row_a_narrower_one_leaves_out_and_a_narrow_one_is_two(bar, qapp):
    bar.show()
    roomy, tight = bar._roomy_width(), bar._tight_width()
    shapes = [_shape(bar, width, qapp) for width in (roomy, roomy - 1, tight, tight - 1, roomy)]
    row = shapes[0][0]
    assert shapes[:3] == [(row, True), (row, False), (row, False)]
    assert shapes[3][0] > row and shapes[3][1]
    assert shapes[4] == shapes[0]


def test_the_narrowest_bar_leaves_out_minus_and_plus_below_the_slider(bar, qapp):
    bar.show()
    least = bar.minimumSizeHint().width()
    whole = bar._buttons_width() + bar._speed.whole_width()
    assert least < whole
    assert _shape(bar, whole, qapp)[1] and not _shape(bar, least, qapp)[1]
    for part in (bar._group, bar._slider, bar._step, bar._speed):
        assert bar.rect().contains(part.geometry())


def test_every_control_can_be_reached_and_has_a_name(bar):
    reachable = [
        part
        for part in bar.findChildren(QWidget)
        if part.focusPolicy() & Qt.FocusPolicy.TabFocus and part.isVisibleTo(bar)
    ]
    assert len(reachable) >= 14
    named = [part for part in reachable if part.accessibleName()]
    assert {type(part).__name__ for part in reachable} >= {"TieSlider", "NumberBox", "QComboBox"}
    assert len(named) >= 14


def test_another_theme_and_language_look_as_if_they_had_been_there_from_the_start(qapp, qtbot):
    def fill(bar):
        bar.set_length(300)
        bar.set_position(40)
        bar.set_tie_positions(np.arange(0, 300, 7))

    check_live_changes(qapp, qtbot, PlayerBar, (1008, 90), fill)


def test_the_focus_goes_over_the_bar_as_the_eye_does(bar, qapp):
    bar.resize(1600, 80)
    bar.show()
    qapp.processEvents()
    seen, part = [], bar
    while (part := part.nextInFocusChain()) is not bar:
        inside_a_box = isinstance(part, QLineEdit)
        if part.focusPolicy() & Qt.FocusPolicy.TabFocus and part.isVisibleTo(bar):
            seen += [] if inside_a_box else [part.mapTo(bar, part.rect().center())]
    assert len(seen) >= 14
    across = [place.x() for place in seen]
    assert across == sorted(across)
