"""Views are made before somebody looks at them, in turns in which nothing plays."""

import pytest
from PySide6.QtWidgets import QApplication

from gui.content.window_content import WindowContent
from gui.look import theme, translation
from gui.main_window import MainWindow
from gui.session import Session
from gui.state.preferences import Preferences
from gui.view_stack import COMPARE, EXPLORE, LAB, TRAINING

VIEWS = COMPARE, EXPLORE, LAB


@pytest.fixture
def window(qtbot, qapp):
    session = Session(Preferences())
    session.set_reduced_motion(True)
    window = MainWindow(session.preferences)
    window.content = WindowContent(window, session)
    qtbot.addWidget(window)
    session.start()
    window.resize(1280, 800)
    window.show()
    yield window
    session.close()


def made(content):
    return content.compare, content.explore.view, content.lab.view


def settled(content, session):
    return session.compare.settled and session.explore.settled and content.lab.settled


def picture(window, qtbot, name):
    """The window with this view, when nothing changes any more."""
    content, session = window.content, window.content._session
    content.show_view(name)
    content.view().setFocus()
    qtbot.waitUntil(lambda: settled(content, session), timeout=30_000)
    for _ in range(6):
        QApplication.processEvents()
    return content._views.grab().toImage()


def test_all_views_are_made_ahead_and_none_is_shown(window, qtbot):
    content = window.content
    assert made(content) == (None, None, None)
    with qtbot.waitSignal(content.ahead.finished, timeout=30_000):
        content.ahead.begin()
    assert None not in made(content)
    assert content._views.current() == TRAINING
    assert not any(view.isVisible() for view in made(content))


def test_nothing_is_made_while_something_plays(window, qtbot):
    content = window.content
    player = content._session.player
    player.play()
    content.ahead.begin()
    for _ in range(20):
        QApplication.processEvents()
    assert made(content) == (None, None, None)
    with qtbot.waitSignal(content.ahead.finished, timeout=30_000):
        player.pause()


def test_nothing_more_is_made_when_the_window_has_been_closed(window):
    content = window.content
    content.ahead.begin()
    window.close()
    for _ in range(50):
        QApplication.processEvents()
    assert made(content) == (None, None, None)


def test_language_and_theme_may_change_between_two_parts(window, qtbot, qapp):
    content = window.content
    for number, name in enumerate((COMPARE, EXPLORE, LAB)):
        for part, _ in enumerate(content._views.prepare(name)):
            translation.install(qapp, ("ru", "en")[(part + number) % 2])
            theme.apply(qapp, theme.names()[part % 3])
            QApplication.processEvents()
    translation.install(qapp, "ru")
    QApplication.processEvents()
    assert [view.accessibleName() for view in made(content)] == [
        "Сравнение",
        "Обзор",
        "Опыты",
    ]


@pytest.mark.parametrize("name", VIEWS)
def test_a_view_that_was_made_ahead_looks_as_one_that_is_made_at_once(qtbot, qapp, name):
    pictures = []
    for ahead in (True, False):
        session = Session(Preferences())
        session.set_reduced_motion(True)
        window = MainWindow(session.preferences)
        window.content = content = WindowContent(window, session)
        qtbot.addWidget(window)
        session.start()
        window.resize(1280, 800)
        window.show()
        if ahead:
            with qtbot.waitSignal(content.ahead.finished, timeout=30_000):
                content.ahead.begin()
        pictures.append(picture(window, qtbot, name))
        window.close()
        session.close()
    assert pictures[0] == pictures[1]
