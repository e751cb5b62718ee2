"""Flashes of changed tokens as a function of time."""

import numpy as np
import pytest

from gui.compare.flashing import LENGTH, Flashing


class Pane:
    def __init__(self) -> None:
        self.shown = []

    def show_flash(self, flash: object) -> None:
        self.shown.append(flash)


@pytest.fixture
def clock():
    return [10.0]


@pytest.fixture
def flashing(qapp, clock):
    return Flashing(clock=lambda: clock[0])


def test_a_flash_fades_and_ends(flashing, clock):
    pane = Pane()
    flashing.begin([(pane, np.array([1, 2]))], still=False)
    for seconds, strength in ((0, 1.0), (LENGTH / 2, 0.5)):
        clock[0] = 10 + seconds
        flashing.advance()
        assert pane.shown[-1].strength == pytest.approx(strength)
    clock[0] = 10 + LENGTH
    flashing.advance()
    assert pane.shown[-1] is None


def test_with_little_motion_a_mark_stays(flashing):
    pane = Pane()
    flashing.begin([(pane, np.array([1]))], still=True)
    assert [flash.still for flash in pane.shown] == [True]
    assert not flashing._timer.isActive()


def test_a_lane_in_which_nothing_changed_does_not_flash(flashing):
    pane = Pane()
    flashing.begin([(pane, np.array([], int))], still=False)
    assert pane.shown == []
    assert not flashing._timer.isActive()
