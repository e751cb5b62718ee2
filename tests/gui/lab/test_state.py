"""What all states of the experiments do alike: look, wait for who types, answer, fail."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Signal
from pytestqt.qtbot import QtBot

from gui.lab.state import Silence, TrainingLabState
from gui.session import Session


class Doubling(TrainingLabState[int]):
    """Doubles a number that is typed."""

    number = 0
    looked = Signal()

    def ask(self, number: int) -> None:
        """Double it when nobody types any more."""
        self.number = number
        self._soon()

    def _follow(self) -> None:
        self.looked.emit()

    def _begin(self) -> None:
        self._answer_here(_double, self)  # type: ignore[type-var]


def _double(asked: Doubling, quiet: Silence) -> int:
    quiet.progress("doubling", 1)
    if asked.number < 0:
        raise ValueError("less than nothing")
    return 2 * asked.number


@pytest.fixture
def state(session: Session, qtbot: QtBot) -> Doubling:
    return Doubling(session, typing_ms=1)


def test_who_types_is_waited_for(state: Doubling, qtbot: QtBot) -> None:
    state.ask(1)
    state.ask(4)
    assert state.busy
    assert state.answer is None
    qtbot.waitUntil(lambda: not state.busy)
    assert state.answer == 8


def test_a_problem_leaves_no_answer(state: Doubling, qtbot: QtBot) -> None:
    problems: list[object] = []
    state.problem_occurred.connect(problems.append)
    state.ask(2)
    qtbot.waitUntil(lambda: state.answer == 4)
    state.ask(-1)
    qtbot.waitUntil(lambda: bool(problems))
    assert state.answer is None


def test_cancelling_forgets_what_was_typed(state: Doubling, qtbot: QtBot) -> None:
    state.ask(3)
    state.cancel()
    assert not state.busy
    qtbot.wait(5)
    assert state.answer is None


def test_looking_again_asks_only_when_it_is_news(state: Doubling, qtbot: QtBot) -> None:
    with qtbot.assertNotEmitted(state.looked):
        state.set_active(False)
    with qtbot.waitSignal(state.looked):
        state.set_active(True)
