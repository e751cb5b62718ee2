"""The state of the exploration by itself: what failed forgets no more than what failed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from gui.session import Session
from gui.state.explore_state import ExploreState
from gui.state.followed_text import SpecialTokens
from gui.state.preferences import Preferences


@pytest.fixture
def state(qapp):
    session = Session(Preferences())
    session.start()
    yield session.explore
    session.close()


@pytest.fixture
def asked(state: ExploreState, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of what was asked; nothing is answered."""
    asked: list[str] = []

    def ask(_run: object, work: Callable[..., Any], *_: object) -> None:
        asked.append(work.__name__)

    monkeypatch.setattr(state._questions, "ask", ask)
    return asked


def test_a_failed_save_or_examination_does_not_forget_that_a_card_is_on_its_way(
    state: ExploreState, asked: list[str]
) -> None:
    state.set_active(True)
    problems: list[object] = []
    state.problem_occurred.connect(problems.append)
    ask = state._questions
    for run in (ask.others, ask.examinations, ask.comparisons):
        run.failed.emit(OSError("disk full"))
    state.set_active(False)
    state.set_active(True)
    assert asked.count("describe") == 1 and len(problems) == 3


def test_a_card_that_could_not_be_made_is_asked_for_again(
    state: ExploreState, asked: list[str]
) -> None:
    state.set_active(True)
    state._questions.descriptions.failed.emit(OSError("broken"))
    state.set_active(False)
    state.set_active(True)
    assert asked.count("describe") == 2


def test_the_sources_are_told_before_the_card_and_the_card_before_the_trail(
    state: ExploreState,
) -> None:
    told: list[str] = []
    state.sources_changed.connect(lambda: told.append("sources"))
    state.card_changed.connect(lambda: told.append("card"))
    state.trail_changed.connect(lambda: told.append("trail"))
    state.set_active(True)
    assert told[0] == "sources" and told[-1] == "trail"
    assert told.index("card") < told.index("trail")
    told.clear()
    state._compare.sources_changed.emit()  # where nothing is another one, nothing is told
    assert told == []


def test_special_tokens_have_names(state: ExploreState) -> None:
    assert state.special == SpecialTokens(match=True, add=False)
    state.set_special(match=False, add=True)
    assert state.special == SpecialTokens(match=False, add=True)


def test_nothing_is_compared_until_somebody_asks(state: ExploreState) -> None:
    changes: list[bool] = []
    state.differences_changed.connect(lambda: changes.append(True))
    state.cancel_comparison()
    assert changes == [] and state.other is None and state.differences is None
