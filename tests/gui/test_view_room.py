"""The window stays as large as it is, whatever is shown in it: what does not fit scrolls."""

import pytest
from PySide6.QtWidgets import QApplication

from gui.content.window_content import WindowContent
from gui.look import theme, translation
from gui.main_window import MainWindow
from gui.session import Session
from gui.state.preferences import Preferences
from gui.view_room import ViewRoom

SIZE = (1024, 700)
WALK = (
    *("compare_view", "byte_row", "watch_word", "add_lane", "add_lane", "predict", "predict"),
    *("explore_view", "lab_view", "training_view", "setup", "predict"),
)


@pytest.fixture
def window(qtbot, qapp):
    session = Session(Preferences())
    session.set_reduced_motion(True)
    theme.apply(qapp, "projector")
    window = MainWindow(session.preferences)
    window.content = WindowContent(window, session)
    qtbot.addWidget(window)
    session.start()
    session.compare.begin_with("the lowest newest widest", None)
    window.take_size(SIZE)
    window.show()
    yield window
    session.close()


def check(window, qtbot, what):
    compare = window.content.compare
    if compare is not None:
        qtbot.waitUntil(lambda: not compare._state.busy, timeout=30_000)
    for _ in range(4):  # what was arranged may ask for an arrangement
        QApplication.processEvents()
    least = window.minimumSizeHint()
    assert (window.width(), window.height()) == SIZE, what
    assert (least.width() <= SIZE[0], least.height() <= SIZE[1]) == (True, True), what


def test_type_of_the_largest_size_does_not_enlarge_the_window_either(window, qtbot, qapp):
    theme.apply(qapp, "projector", theme.TEXT_SIZES[-1])
    window.take_size(SIZE)
    for name in WALK:
        window.content.actions[name].trigger()
        check(window, qtbot, name)


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("lesson", [False, True], ids=["alone", "beside a lesson"])
def test_nothing_that_a_teacher_opens_enlarges_the_window(window, qtbot, qapp, language, lesson):
    translation.install(qapp, language)
    if lesson:
        window.content.lessons.open("vocabulary", 0)
        qtbot.waitUntil(lambda: window.content.lessons.settled, timeout=30_000)
    for name in WALK:
        window.content.actions[name].trigger()
        check(window, qtbot, name)
    if lesson:
        window.content.lessons.close()


def test_watching_and_bytes_have_room_without_scrolling_everything(window, qtbot):
    for name in ("compare_view", "watch_word", "byte_row"):
        window.content.actions[name].trigger()
        check(window, qtbot, name)
    rooms = [each for each in window.findChildren(ViewRoom) if each.isVisible()]
    assert [each.verticalScrollBar().maximum() for each in rooms] == [0]


def test_what_plays_a_word_is_in_sight_in_a_low_window(window, qtbot):
    for name in ("compare_view", "watch_word"):
        window.content.actions[name].trigger()
        check(window, qtbot, name)
    watch = window.content.compare._watch
    assert watch.visibleRegion().boundingRect().height() == watch.height()
