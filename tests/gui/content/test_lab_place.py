"""The experiments in the window: made when somebody looks, led to by keys, and back again."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from gui.content.window_content import WindowContent
from gui.export.session_file import read_session, write_session
from gui.export.session_record import ForkRecord, LabRecord, SessionRecord, WorkRecord
from gui.export.session_state import record_of
from gui.lab.check_page import CheckPage
from gui.lab.fork_page import ForkPage
from gui.main_window import MainWindow
from gui.predict.ballot import Result, Score
from gui.session import Session
from gui.state.preferences import Preferences
from gui.view_stack import LAB

WAIT = 20_000


@pytest.fixture
def content(qtbot: QtBot) -> Iterator[WindowContent]:
    session = Session(Preferences())
    session.set_reduced_motion(True)
    window = MainWindow(session.preferences)
    content = WindowContent(window, session)
    window.content = content
    qtbot.addWidget(window)
    window.resize(1280, 800)
    session.start()
    window.show()
    window.activateWindow()
    yield content
    window.close()
    session.close()


def session_of(content: WindowContent) -> Session:
    return content.training._session


def page_of(content: WindowContent, name: str) -> ForkPage | CheckPage:
    assert content.lab.view is not None
    return content.lab.view.pages[name]


def test_the_experiments_are_made_when_somebody_looks_and_not_before(
    content: WindowContent,
) -> None:
    assert content.lab.view is None
    content.actions["lab_view"].trigger()
    assert content.view() is content.lab.view
    assert content.actions["lab_view"].isChecked()
    assert not content.actions["setup"].isEnabled()


def test_a_fork_begins_at_the_step_that_the_training_shows(content: WindowContent) -> None:
    session_of(content).seek(5)
    content.actions["fork_here"].trigger()
    page = page_of(content, "fork")
    assert isinstance(page, ForkPage)
    assert content.lab.view is not None and content.lab.view.opened() == "fork"
    assert page.state.position == 5
    assert page.model.cell(5, 3) == "w + est"


def test_the_panel_of_ties_leads_to_the_fork_where_there_is_a_tie(content: WindowContent) -> None:
    button = content.training._ties.head._button
    session_of(content).seek(1)
    content.training.panels()
    assert not button.isEnabled()
    session_of(content).seek(2)
    content.training.panels()
    button.click()
    page = page_of(content, "fork")
    assert isinstance(page, ForkPage)
    assert page.state.position == 2


def test_the_keys_of_the_player_move_both_timelines(content: WindowContent, qtbot: QtBot) -> None:
    content.actions["fork_here"].trigger()
    page = page_of(content, "fork")
    assert isinstance(page, ForkPage)
    for name, position in (("step_forward", 1), ("last", 12), ("first", 0), ("next_tie", 2)):
        content.actions[name].trigger()
        assert page.player().position == position
    content.actions["previous_tie"].trigger()
    assert page.player().position == 0
    assert session_of(content).player.position == 0


def test_fork_here_in_the_experiments_means_the_step_that_is_shown_there(
    content: WindowContent,
) -> None:
    content.actions["fork_here"].trigger()
    content.actions["next_tie"].trigger()
    content.actions["fork_here"].trigger()
    page = page_of(content, "fork")
    assert isinstance(page, ForkPage)
    assert page.state.position == 2


def test_the_step_of_a_mistake_is_shown_in_the_training(
    content: WindowContent, qtbot: QtBot
) -> None:
    content.show_view(LAB)
    content.lab.open("check")
    page = page_of(content, "check")
    assert isinstance(page, CheckPage)
    page.work.text.setPlainText("e s\nes t\nx y")
    qtbot.waitUntil(lambda: page.state.answer is not None, timeout=WAIT)
    qtbot.mouseClick(page.go, Qt.MouseButton.LeftButton)
    assert content.view() is content.training
    assert session_of(content).player.position == 2
    assert content.training.hasFocus()  # so the keys step, as they did before


def test_a_picture_of_the_experiments_waits_until_they_are_settled(
    content: WindowContent, qtbot: QtBot
) -> None:
    content.show_view(LAB)
    content.lab.open("ways")
    page = page_of(content, "ways")
    page.merges.setValue(9)
    assert not content.lab.settled
    qtbot.waitUntil(lambda: content.lab.settled, timeout=WAIT)
    assert "9" in page.numbers.text()


def session_record(content: WindowContent, path: Path, **changes: object) -> SessionRecord:
    """The session of a window, written into a file and read again."""
    view, lesson, page, lab, score = content._place()
    record = record_of(session_of(content), view, lesson, page, lab(), score)
    write_session(path, replace(record, **changes))
    return read_session(path)


def test_work_fork_and_score_come_back_with_their_session(
    content: WindowContent, qtbot: QtBot, tmp_path: Path
) -> None:
    session = session_of(content)
    qtbot.waitUntil(lambda: session.trace is not None and not session.training, timeout=WAIT)
    content.lab.open("check")
    check, fork = page_of(content, "check"), page_of(content, "fork")
    check.show_work("splits", "lowest: low est")
    content.lab.open("fork")
    fork.state.fork_at(5)
    fork.state.take(("w", "est"))
    fork.state.go_on_by("lowest-ids")
    content.guess.prediction.add(Result(3, 2, "right"))
    kept = session_record(content, tmp_path / "a.bpesession")

    check.work.clear.click()
    fork.state.fork_at(0)
    content.guess.prediction.reset()
    content._show_session(kept)
    assert (check.state.kind, check.state.text) == ("splits", "lowest: low est")
    assert (check.work.kind.value(), check.work.text.plain()) == ("splits", "lowest: low est")
    assert fork.state.choice == (5, ("w", "est"), "lowest-ids")
    assert content.guess.score == Score(3, 2, 1, 1)


def test_choices_wait_until_somebody_looks_at_the_experiments(
    content: WindowContent, qtbot: QtBot, tmp_path: Path
) -> None:
    session = session_of(content)
    qtbot.waitUntil(lambda: session.trace is not None and not session.training, timeout=WAIT)
    lab = LabRecord(WorkRecord("merges", "e s"), ForkRecord(2, ("l", "o")))
    kept = session_record(content, tmp_path / "a.bpesession", lab=lab, view="training")
    content._show_session(kept)
    assert content.lab.view is None
    assert content.lab.record() == lab, "a session that is saved again loses nothing"
    content.lab.open("fork")
    qtbot.waitUntil(lambda: content.lab.record() == lab, timeout=WAIT)


def test_a_kept_fork_is_forgotten_with_its_training(
    content: WindowContent, qtbot: QtBot, tmp_path: Path
) -> None:
    session = session_of(content)
    qtbot.waitUntil(lambda: session.trace is not None and not session.training, timeout=WAIT)
    lab = LabRecord(WorkRecord("merges", "e s"), ForkRecord(2, ("l", "o")))
    content._show_session(session_record(content, tmp_path / "a.bpesession", lab=lab))
    session.set_text("another corpus")
    assert content.lab.record() == replace(lab, fork=None)


def test_work_in_a_file_is_read_again(content: WindowContent, qtbot: QtBot, tmp_path: Path) -> None:
    work = tmp_path / "work.txt"
    work.write_text("e s\nes t\n", "utf-8")
    content.lab.open("check")
    page_of(content, "check").open_file(work)
    kept = session_record(content, tmp_path / "a.bpesession")
    page_of(content, "check").work.clear.click()
    content._show_session(kept)
    assert page_of(content, "check").state.path == work
