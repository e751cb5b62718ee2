"""What the window makes late comes by itself, or with the first wish for it."""

import pytest

from gui.actions import COMMANDS
from gui.content.window_content import WindowContent
from gui.lessons.shipped import shipped_lessons
from gui.main_window import MainWindow
from gui.session import Session
from gui.state.preferences import Preferences
from gui.view_stack import EXPLORE, TRAINING
from gui.widgets.status_offer import StatusOffer
from tests.engine.cases import example_tokenizer


@pytest.fixture
def window(qtbot):
    session = Session(Preferences())
    window = MainWindow(session.preferences)
    window.content = WindowContent(window, session)
    qtbot.addWidget(window)
    session.start()
    yield window
    session.close()


def enabled(window, names):
    return [name for name in names if window.content.actions[name].isEnabled()]


def test_lessons_can_be_opened_as_soon_as_they_are_there(window):
    names = [command.name for command in COMMANDS["lessons"]]
    assert enabled(window, names) == []
    window.content.furnish()
    assert enabled(window, names) == ["open_lesson", "lesson_panel"]


def test_the_menu_of_the_lessons_has_them_when_it_opens(window):
    menu = window.content.menus.menu("lessons")
    before = len(menu.actions())
    menu.aboutToShow.emit()
    assert len(menu.actions()) == before + len(shipped_lessons())


def test_the_lessons_are_made_once(window):
    window.content.furnish()
    assert window.content.lessons is window.content.lessons


def test_who_waits_for_the_window_to_be_drawn_begins_afterwards_and_once(window, qtbot):
    drawn = []
    window.show()
    window.when_painted(lambda: drawn.append(True))
    assert drawn == []
    qtbot.waitUntil(lambda: bool(drawn))
    window.repaint()
    qtbot.wait(20)
    assert drawn == [True]


def test_who_watches_a_training_has_no_states_of_other_views_made(qtbot):
    session = Session(Preferences())
    made = []
    session.further.when_compared(made.append)
    session.further.when_explored(made.append)
    window = MainWindow(session.preferences)
    window.content = WindowContent(window, session)
    qtbot.addWidget(window)
    session.start()
    assert made == []
    session.close()


def test_what_became_of_a_file_is_told_at_the_bottom_while_the_exploration_is_shown(
    window, tmp_path
):
    path = tmp_path / "shop.json"
    example_tokenizer().save(path)
    session = window.content._session
    window.show()
    window.content.show_view(EXPLORE)
    session.open_tokenizer(path)
    session.explore.watch.changed.emit(path)
    (offer,) = window.statusBar().findChildren(StatusOffer)
    assert offer.isVisible() and "shop.json" in offer.sentence
    window.content.show_view(TRAINING)
    assert not offer.isVisible()
    window.content.show_view(EXPLORE)
    assert offer.isVisible()
    offer.declined.emit()
    assert not offer.isVisible()
