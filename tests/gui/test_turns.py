"""Works in turns: how much is done in one, who comes next, what happens to those that are left."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QApplication, QWidget

from gui.turns import SECONDS, InTurns, NextTurn, OneByOne

pytestmark = pytest.mark.usefixtures("qapp")


class Clock:
    """Goes on by what a part takes."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def parts(done: list[int], clock: Clock, takes: float, count: int = 6) -> Iterator[None]:
    for number in range(count):
        done.append(number)
        clock.now += takes
        yield


@pytest.mark.parametrize(("takes", "first"), [(2 * SECONDS, 1), (SECONDS / 2, 2), (0.0, 6)])
def test_a_turn_ends_when_its_time_is_over(takes: float, first: int) -> None:
    clock, done = Clock(), []
    turns = InTurns(clock=clock)
    turns.begin(parts(done, clock, takes))
    assert done == []
    turns._take_turn()
    assert done == list(range(first))
    while turns.pending:
        QApplication.processEvents()
    assert done == list(range(6))


def test_what_is_left_can_be_done_at_once() -> None:
    clock, done = Clock(), []
    turns = InTurns(clock=clock)
    turns.begin(parts(done, clock, SECONDS))
    turns._take_turn()
    turns.finish()
    assert done == list(range(6))
    assert not turns.pending
    turns.finish()


def test_another_work_takes_the_place_of_what_is_left() -> None:
    clock, first, second = Clock(), [], []
    turns = InTurns(clock=clock)
    turns.begin(parts(first, clock, SECONDS))
    turns._take_turn()
    turns.begin(parts(second, clock, SECONDS, count=2))
    turns.finish()
    assert (first, second) == ([0], [0, 1])
    turns.begin(parts(first, clock, SECONDS))
    turns.stop()
    QApplication.processEvents()
    assert first == [0]


def test_a_work_may_ask_for_its_own_end_and_begin_another_one() -> None:
    clock, done = Clock(), []
    turns = InTurns(clock=clock)

    def restless() -> Iterator[None]:
        turns.finish()
        yield
        turns.begin(parts(done, clock, 0.0, count=3))
        yield
        done.append(-1)

    turns.begin(restless())
    turns.finish()
    assert done == []
    assert turns.pending
    turns.finish()
    assert done == [0, 1, 2]


def test_a_work_that_fails_is_over() -> None:
    turns = InTurns()

    def faulty() -> Iterator[None]:
        yield
        raise ValueError

    turns.begin(faulty())
    with pytest.raises(ValueError):
        turns.finish()
    turns.finish()
    assert not turns.pending


class Painted(QWidget):
    """Notes when it is painted."""

    def __init__(self, noted: list[str]) -> None:
        super().__init__()
        self.noted = noted

    def paintEvent(self, event: QPaintEvent) -> None:
        self.noted.append("painted")


def test_the_next_turn_comes_after_the_painting(qtbot) -> None:
    noted: list[str] = []
    widget, parent = Painted(noted), QObject()
    qtbot.addWidget(widget)
    widget.show()
    QApplication.processEvents()
    noted.clear()
    turn = NextTurn(lambda: noted.append("turn"), parent)

    turn.start()
    widget.update()
    qtbot.waitUntil(lambda: len(noted) == 2)
    assert noted == ["painted", "turn"]
    turn.start()
    turn.stop()
    QApplication.processEvents()
    QApplication.processEvents()
    assert noted.count("turn") == 1


def test_each_who_asks_has_a_turn_of_its_own() -> None:
    turns, given = OneByOne(), []
    turns.given.connect(given.append)
    for who in ("one", "other", "one", "third"):
        turns.ask(who)
    turns.leave("third")
    assert given == []
    assert turns.is_asked_by("other")
    turns._take_turn()
    assert given == ["one"]
    turns.ask("one")
    while turns.is_asked_by("one"):
        QApplication.processEvents()
    assert given == ["one", "other", "one"]


def test_all_turns_can_be_given_at_once() -> None:
    turns, given = OneByOne(), []
    turns.given.connect(given.append)
    turns.given.connect(lambda who: turns.ask("other") if who == "one" else None)
    turns.ask("one")
    turns.finish()
    assert given == ["one", "other"]
