"""A lesson leads the session, lets it go its own way, and brings it back."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from gui.lessons.facts import Tokens
from gui.lessons.lesson import Asked
from gui.lessons.lesson_state import LessonState
from gui.lessons.memory import LessonMemory
from gui.lessons.reading import read_lesson
from gui.lessons.shipped import find_lesson
from gui.session import Session
from tests.gui.lessons.lesson_files import small_lesson, tokenizer_file, write_lesson

pytestmark = pytest.mark.usefixtures("started")

WAIT = 30_000


class Window:
    """Shows what it is told to."""

    def __init__(self) -> None:
        self.view = "training"
        self.page = ""

    def shown(self) -> str:
        return self.view

    def show(self, view: str, page: str) -> None:
        self.view, self.page = view, page


@pytest.fixture
def window() -> Window:
    return Window()


@pytest.fixture
def state(session: Session, window: Window) -> Iterator[LessonState]:
    state = LessonState(session, window.shown)
    state.guide.view_requested.connect(window.show)
    yield state
    state.close()


@pytest.fixture
def small(tmp_path: Path) -> Path:
    return write_lesson(tmp_path / "small.json", small_lesson())


def arrive(qtbot: QtBot, state: LessonState) -> None:
    qtbot.waitUntil(lambda: state.settled, timeout=WAIT)


def test_a_step_brings_corpus_position_text_and_view(qtbot, session, state, window, small):
    session.set_text("something else")
    state.open(read_lesson(small))
    arrive(qtbot, state)
    assert session.source.sample == "four-words"
    assert (session.player.position, session.compare.text) == (0, "nest")
    state.go_to(1)
    arrive(qtbot, state)
    assert (session.player.position, window.view) == (3, "compare")


def test_next_tells_the_answer_before_it_goes_on(qtbot, state, small):
    state.open(read_lesson(small))
    assert state.answer_waits
    state.next()
    assert (state.index, state.answer_shown, state.answer_waits) == (0, True, False)
    state.next()
    assert (state.index, state.answer_shown) == (1, False)
    state.next()
    assert state.index == 1


def test_back_takes_the_answer_back_first(state, small):
    state.open(read_lesson(small))
    state.next()
    state.back()
    assert (state.index, state.answer_shown) == (0, False)
    state.back()
    assert state.index == 0


def test_facts_are_those_of_the_step_whatever_happens_after_it(qtbot, session, state, small):
    state.open(read_lesson(small), 1)
    arrive(qtbot, state)
    assert state.facts[Asked("token", "1")] == Tokens(("es",))
    session.set_text("zz zz zz")
    assert state.facts[Asked("token", "1")] == Tokens(("es",))


@pytest.mark.parametrize("wish", ["seek", "text", "setup", "split", "view"])
def test_it_knows_when_the_program_is_elsewhere_and_returns(
    qtbot, session, state, window, small, wish
):
    state.open(read_lesson(small), 1)
    arrive(qtbot, state)
    assert not state.guide.away
    if wish == "seek":
        session.seek(7)
    elif wish == "text":
        session.set_text("zz zz zz")
    elif wish == "setup":
        state.go_to(0)
        arrive(qtbot, state)
        session.open_sample("hugs")
    elif wish == "split":
        session.compare.set_text("newer")
    else:
        window.view = "explore"
        state.guide.look()
    assert state.guide.away
    state.return_to_step()
    arrive(qtbot, state)
    assert not state.guide.away
    assert session.source.sample == "four-words"
    assert session.compare.text == "nest"
    assert window.view == state.step.state.view
    assert session.player.position == state.step.state.position


def test_hurrying_through_steps_ends_at_the_last_one(qtbot, session, state):
    state.open(read_lesson(find_lesson("vocabulary-size")), 0)
    for index in (1, 2, 3, 1):
        state.go_to(index)
    arrive(qtbot, state)
    assert session.player.position == 100
    assert state.facts[Asked("position")] == 100


def test_all_merges_are_the_end(qtbot, session, state):
    state.open(read_lesson(find_lesson("vocabulary")), 3)
    arrive(qtbot, state)
    assert session.player.position == len(session.trace) == 12


def test_a_lesson_does_not_change_what_is_remembered(qtbot, session, state, small):
    preferences = session.preferences
    session.compare.set_text("my own text")
    session.set_setup(session.setup)
    before = preferences.setup, preferences.compare_text, preferences.compare_lanes
    state.open(read_lesson(find_lesson("two-ways")), 0)
    arrive(qtbot, state)
    assert (preferences.setup, preferences.compare_text, preferences.compare_lanes) == before
    session.compare.set_text("typed in the lesson")
    assert preferences.compare_text == "typed in the lesson"


def test_bookmarks_stay_and_can_be_visited(qtbot, session, state, small):
    lesson = read_lesson(small)
    state.open(lesson)
    state.go_to(1)
    state.set_bookmark(True)
    assert state.bookmarks == {"second"}
    state.go_to(0)
    state.go_to_bookmark()
    assert state.index == 1
    state.go_to_bookmark()
    assert state.index == 1
    again = LessonState(session, lambda: "training")
    again.open(lesson)
    assert again.bookmarks == {"second"}
    again.go_to(1)
    again.set_bookmark(False)
    assert LessonMemory(session.preferences).bookmarks("small") == frozenset()
    again.close()


def test_a_lesson_goes_on_where_it_was_left(session, state):
    lesson = read_lesson(find_lesson("two-ways"))
    state.open(lesson)
    state.go_to(2)
    state.close_lesson()
    state.open(lesson)
    assert state.index == 2
    state.go_to(len(lesson.steps) - 1)
    state.open(lesson)
    assert state.index == 0


def test_what_is_remembered_badly_is_not_there(session):
    memory = LessonMemory(session.preferences)
    session.preferences.lessons = {"x": {"bookmarks": 3, "step": [], "files": {"a": 1}}, "y": 2}
    assert memory.bookmarks("x") == memory.bookmarks("y") == frozenset()
    assert memory.last_step("x") == ""
    assert memory.file("x", "a") is None


def test_a_step_that_needs_a_file_asks_for_it_once(qtbot, session, state, tmp_path):
    lesson = read_lesson(find_lesson("real-tokenizers"))
    state.open(lesson, 0)
    arrive(qtbot, state)
    assert state.needed is not None
    assert state.file is None
    assert not state.answer_waits
    assert Asked("ids", "hello") not in state.facts
    assert session.compare.text == "", "nobody else's split stands under the name of the file"
    path = tokenizer_file(tmp_path / "mine.json")
    state.choose_file(path)
    qtbot.waitUntil(lambda: Asked("ids", "hello") in state.facts, timeout=WAIT)
    assert state.facts[Asked("tokenizer_size")] == 275
    assert {lane.source for lane in session.compare.lanes} == {str(path)}
    assert session.compare.text == lesson.steps[0].state.text
    state.go_to(1)
    qtbot.waitUntil(lambda: Asked("pieces", " tokenization") in state.facts, timeout=WAIT)
    assert state.file == path
    assert LessonState(session, lambda: "training").file is None


def test_a_file_that_is_no_tokenizer_is_told(qtbot, session, state, tmp_path):
    problems = []
    session.problem_occurred.connect(problems.append)
    state.open(read_lesson(find_lesson("real-tokenizers")), 0)
    arrive(qtbot, state)
    path = tmp_path / "broken.json"
    path.write_text('{"model": {"type": "BPE", "vocab": 3}}', encoding="utf-8")
    state.choose_file(path)
    arrive(qtbot, state)
    assert state.remarks == tuple(problems) != ()
    assert Asked("ids", "hello") not in state.facts


def test_closing_the_lesson_leaves_the_program_where_it_is(qtbot, session, state, small):
    state.open(read_lesson(small), 1)
    arrive(qtbot, state)
    state.close_lesson()
    assert state.lesson is None
    assert session.player.position == 3


def test_files_beside_the_lesson_need_no_asking(qtbot, session, state, window, tmp_path):
    path = tokenizer_file(tmp_path / "mine.json")
    (tmp_path / "own.txt").write_text("aa bb aa", encoding="utf-8")
    content = small_lesson(files={"mine": {"says": "Mine", "path": "mine.json"}})
    content["steps"][1] = {
        "title": "In a file",
        "text": "{tokenizer_size} {words}",
        "state": {
            "corpus": {"file": "own.txt"},
            "view": "explore",
            "tokenizer": "mine",
            "lanes": [{"tokenizer": "file", "mode": "rank-ordered"}],
        },
    }
    state.open(read_lesson(write_lesson(tmp_path / "small.json", content)), 1)
    qtbot.waitUntil(lambda: Asked("tokenizer_size") in state.facts, timeout=WAIT)
    assert state.facts[Asked("tokenizer_size")] == 275
    assert state.facts[Asked("words")] == 3
    assert session.source.paths == (tmp_path / "own.txt",)
    assert (session.explore.source, window.view) == (str(path), "explore")
    assert [lane.source for lane in session.compare.lanes] == [str(path)]
    state.go_to(0)
    arrive(qtbot, state)
    assert session.source.sample == "four-words"
    assert not session.replaying
