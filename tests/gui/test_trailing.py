"""Work that follows the position."""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtCore import QCoreApplication
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
        for _ in range(3):  # turns, but no pause
            QCoreApplication.processEvents()
        return self.done


def test_now_and_then_it_works_soon(qtbot: QtBot) -> None:
    rush = Rush()
    assert [rush.ask_after(500) for _ in range(4)] == [1, 2, 3, 4]
    qtbot.waitUntil(lambda: not rush.trailing.pending)
    assert len(rush.others) == 4


def test_each_work_has_a_turn_of_its_own(qtbot: QtBot) -> None:
    turns: list[str] = []
    trailing = Trailing((lambda: turns.append("first"), lambda: turns.append("second")))
    trailing.ask()
    assert turns == []
    QCoreApplication.processEvents()
    assert turns == ["first"]
    qtbot.waitUntil(lambda: turns == ["first", "second"])


def test_in_a_rush_it_waits_for_a_pause(qtbot: QtBot) -> None:
    rush = Rush()
    assert [rush.ask_after(10) for _ in range(10)] == [1, 2, *[2] * 8]
    assert rush.trailing.pending
    qtbot.waitUntil(lambda: not rush.trailing.pending)
    assert rush.done == len(rush.others) == 3


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
