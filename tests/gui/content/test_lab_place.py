"""The experiments in the window: made when somebody looks, led to by keys, and back again."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from gui.content.window_content import WindowContent
from gui.lab.check_page import CheckPage
from gui.lab.fork_page import ForkPage
from gui.main_window import MainWindow
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
