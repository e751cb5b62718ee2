"""The slider goes where it is clicked, never past what is computed, and shows every tie."""

import numpy as np
import pytest
from PySide6.QtCore import QPoint, Qt

from gui.look import theme
from gui.widgets.tie_slider import TieSlider, _bars_of, tie_counts, tie_strengths


@pytest.fixture
def slider(qtbot):
    made = TieSlider()
    qtbot.addWidget(made)
    made.resize(400, 30)
    made.set_length(100)
    made.asked = []
    made.seek_requested.connect(made.asked.append)
    return made


def _place(slider, position):
    return QPoint(round(slider._x(position)), round(slider._track().center().y()))


def test_showing_a_position_asks_for_nothing(slider):
    slider.set_position(40)
    slider.set_length(20)
    assert (slider.value(), slider.asked) == (20, [])


@pytest.mark.parametrize("position", [0, 1, 37, 99, 100])
def test_a_click_on_the_groove_goes_there(slider, qtbot, position):
    slider.set_position(50)
    qtbot.mouseClick(slider, Qt.MouseButton.LeftButton, pos=_place(slider, position))
    assert slider.asked == [position]


def test_dragging_asks_for_every_place_on_the_way(slider, qtbot):
    qtbot.mousePress(slider, Qt.MouseButton.LeftButton, pos=_place(slider, 10))
    for position in (20, 30):
        qtbot.mouseMove(slider, _place(slider, position))
    qtbot.mouseRelease(slider, Qt.MouseButton.LeftButton, pos=_place(slider, 30))
    assert slider.asked == [10, 20, 30]
    assert not slider.isSliderDown()


def test_what_is_not_computed_yet_cannot_be_entered(slider, qtbot):
    slider.set_available(60)
    qtbot.mouseClick(slider, Qt.MouseButton.LeftButton, pos=_place(slider, 90))
    qtbot.keyClick(slider, Qt.Key.Key_End)
    assert slider.asked == [60]
    slider.set_available(None)
    qtbot.keyClick(slider, Qt.Key.Key_End)
    assert slider.asked == [60, 100]


def test_keys_and_wheel_range_are_those_of_the_trace(slider, qtbot):
    slider.set_position(50)
    for key in (Qt.Key.Key_Right, Qt.Key.Key_PageUp, Qt.Key.Key_Home):
        qtbot.keyClick(slider, key)
    assert slider.asked == [51, 61, 0]


def test_every_tie_gets_a_mark_at_its_place():
    strengths = tie_strengths(np.array([0, 3, 12]), 12, 241)
    assert np.flatnonzero(strengths).tolist() == [0, 60, 240]


def test_thousands_of_steps_share_pixels_and_no_tie_is_lost():
    ties = np.array([0, 15_000, 15_001, 29_999])
    strengths = tie_strengths(ties, 30_000, 300)
    assert len(strengths) == 300
    assert np.flatnonzero(strengths).tolist() == [0, 150, 299]
    assert strengths[150] > strengths[0] > 0


@pytest.mark.parametrize(("ties", "length", "pixels"), [([], 12, 100), ([0], 0, 100), ([1], 2, 1)])
def test_nothing_to_mark_is_no_mark(ties, length, pixels):
    assert not tie_strengths(np.array(ties, int), length, pixels).any()


def test_marks_and_groove_are_drawn_in_the_colours_of_the_theme(slider):
    slider.set_tie_positions(np.array([25, 50]))
    slider.set_position(75)
    picture = slider.grab().toImage()
    marks = picture.pixelColor(_place(slider, 25).x(), 4)
    assert marks.name() == theme.active().hatch.name()
    assert picture.pixelColor(_place(slider, 10)).name() == theme.active().accent.name()
    assert picture.pixelColor(_place(slider, 90)).name() == theme.active().control.name()


def test_a_slider_without_steps_can_be_drawn(qtbot):
    made = TieSlider()
    qtbot.addWidget(made)
    for width in (1, 20, 500):
        made.resize(width, 20)
        made.grab()


def test_bars_count_every_step_and_every_tie_once():
    random = np.random.default_rng(3)
    for _ in range(300):
        length = int(random.integers(1, 2_000))
        bars = int(random.integers(1, length + 1))
        ties = np.flatnonzero(random.random(length) < random.random())
        tied, steps = [0] * bars, [0] * bars
        for step in range(length):
            steps[step * bars // length] += 1
            tied[step * bars // length] += int(step in set(ties.tolist())) if length < 50 else 0
        found = tie_counts(ties, length, bars)
        assert found[1].tolist() == steps and min(steps) > 0
        assert found[0].sum() == len(ties)
        assert length >= 50 or found[0].tolist() == tied


def test_a_bar_is_as_high_as_its_share_of_ties_and_no_tie_is_lost():
    rows = _bars_of(np.array([10, 5, 0, 1]), np.array([10, 10, 10, 1_000]), 8, 10)
    assert rows.sum(axis=0).tolist() == [10, 10, 5, 5, 0, 0, 1, 1]
    assert rows[0].tolist() == [1, 1, 0, 0, 0, 0, 0, 0]


@pytest.mark.parametrize("length", [600, 28_000])
def test_many_ties_show_where_they_are_dense(slider, length):
    steps = np.arange(length)
    dense, sparse = steps[: length // 2], steps[length // 2 :: 4]
    slider.set_length(length)
    slider.set_tie_positions(np.concatenate((dense, sparse)))
    picture, ink = slider.grab().toImage(), theme.active().hatch.name()
    high = [_height(picture, _place(slider, length * part // 100).x(), ink) for part in (20, 80)]
    full = round(slider._mark_rect().height())
    assert high[0] >= full - 2
    assert full * 0.1 <= high[1] <= full * 0.45


def _height(picture, x, ink):
    return sum(picture.pixelColor(x, y).name() == ink for y in range(picture.height() // 2))
