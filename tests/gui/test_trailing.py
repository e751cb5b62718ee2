"""Work that follows the position."""

from __future__ import annotations

from itertools import pairwise

from pytestqt.qtbot import QtBot

from gui.trailing import LONGEST_WAIT_MS, Trailing


class Rush:
    """A Trailing on a clock of its own, and how often it worked; a second work keeps a list."""

    def __init__(self) -> None:
        self.time = 0.0
        self.done = 0
        self.others: list[float] = []
        works = (self.work, lambda: self.others.append(self.time))
        self.trailing = Trailing(works, clock=lambda: self.time)

    def work(self) -> None:
        self.done += 1

    def ask_after(self, milliseconds: float) -> int:
        self.time += milliseconds / 1e3
        self.trailing.ask()
        return self.done


def test_now_and_then_it_works_at_once(qtbot: QtBot) -> None:
    rush = Rush()
    assert [rush.ask_after(500) for _ in range(4)] == [1, 2, 3, 4]
    assert not rush.trailing.pending


def test_in_a_rush_it_waits_for_a_pause(qtbot: QtBot) -> None:
    rush = Rush()
    assert [rush.ask_after(10) for _ in range(10)] == [1, 2, *[2] * 8]
    assert rush.trailing.pending
    qtbot.waitUntil(lambda: rush.done == 3)
    assert not rush.trailing.pending


def test_a_long_rush_is_followed_now_and_then(qtbot: QtBot) -> None:
    rush = Rush()
    for _ in range(100):
        rush.ask_after(20)
    assert 3 <= rush.done <= 2 + 100 * 20 // LONGEST_WAIT_MS + 1


def test_in_a_rush_nobody_waits_for_two_works(qtbot: QtBot) -> None:
    rush = Rush()
    both = []
    for _ in range(100):
        before = rush.done, len(rush.others)
        rush.ask_after(20)
        both.append((rush.done - before[0], len(rush.others) - before[1]))
    assert both[:2] == [(1, 1), (1, 1)]
    assert (1, 1) not in both[2:]
    assert (1, 0) in both[2:] and (0, 1) in both[2:]
    waits = [later - earlier for earlier, later in pairwise(rush.others)]
    assert max(waits) < (LONGEST_WAIT_MS + 3 * 20) / 1e3


def test_what_was_put_off_can_be_had_now(qtbot: QtBot) -> None:
    rush = Rush()
    for _ in range(5):
        rush.ask_after(10)
    rush.trailing.settle()
    assert rush.done == len(rush.others) == 3
    rush.trailing.settle()
    assert rush.done == 3
