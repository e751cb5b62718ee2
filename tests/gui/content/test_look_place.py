"""Theme, size of the type and language: chosen in the View menu, everywhere at once, remembered."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from gui.content.window_content import WindowContent
from gui.look import theme, translation
from gui.main_window import MainWindow
from gui.session import Session
from gui.state.preferences import Preferences
from tests.gui.fitting import misfits

WAIT = 30_000


@pytest.fixture
def window(qtbot):
    session = Session(Preferences())
    session.set_reduced_motion(True)
    window = MainWindow(session.preferences)
    window.content = WindowContent(window, session)
    qtbot.addWidget(window)
    session.start()
    session.compare.begin_with("the lowest newest widest", None)
    window.show()
    yield window
    session.close()


def press(window, qtbot, key):
    qtbot.keyClick(window, key, Qt.KeyboardModifier.ControlModifier)


def settled(content):
    states = content.compare._state, content._session.explore, content.lab
    return all(state.settled for state in states)


@pytest.mark.parametrize("key", [Qt.Key.Key_Plus, Qt.Key.Key_Equal])
def test_everything_is_written_larger_with_a_key(window, qtbot, qapp, key):
    press(window, qtbot, key)
    assert theme.active().text_size == 110
    assert qapp.font().pointSizeF() == pytest.approx(11)
    assert window.menuBar().font().pointSizeF() == pytest.approx(11)
    assert window.content.training.font().pointSizeF() == pytest.approx(11)
    assert window.statusBar().currentMessage() == "Text size: 110 %"


def test_smaller_and_back_to_the_usual_size(window, qtbot, qapp):
    press(window, qtbot, Qt.Key.Key_Minus)
    assert qapp.font().pointSizeF() == pytest.approx(9)
    press(window, qtbot, Qt.Key.Key_0)
    assert qapp.font().pointSizeF() == pytest.approx(10)


def test_both_ends_have_an_end(window):
    act = window.content.actions
    for _ in theme.TEXT_SIZES:
        act["larger_text"].trigger()
    assert theme.active().text_size == theme.TEXT_SIZES[-1]
    assert not act["larger_text"].isEnabled()
    assert act["smaller_text"].isEnabled()
    for _ in theme.TEXT_SIZES:
        act["smaller_text"].trigger()
    assert theme.active().text_size == theme.TEXT_SIZES[0]
    assert not act["smaller_text"].isEnabled()
    assert act["larger_text"].isEnabled()


def test_another_theme_keeps_the_size_and_both_are_remembered(window):
    window.content.actions["larger_text"].trigger()
    window.content.menus.themes.choice_requested.emit("projector")
    assert theme.active().point_size == pytest.approx(16.5)
    again = Preferences()
    assert (again.theme(theme.names()), again.text_size(theme.TEXT_SIZES)) == ("projector", 110)


def test_a_size_that_holds_already_is_told_and_nothing_is_dressed(window, qtbot, qapp):
    before = theme.active()
    window.content.actions["usual_text"].trigger()
    assert theme.active() is before
    assert window.statusBar().currentMessage() == "Text size: 100 %"


def test_icons_grow_with_the_type(window):
    bar = window.content._tool_bar
    before = bar.iconSize()
    window.content.actions["larger_text"].trigger()
    assert bar.iconSize().width() > before.width()


def test_the_language_is_everywhere_at_once(window):
    window.content.menus.languages.choice_requested.emit("ru")
    assert translation.current() == "ru"
    assert Preferences().language(("en", "ru")) == "ru"
    QApplication.processEvents()
    assert window.content.menus.menu("view").title() == "&Вид"


@pytest.mark.parametrize(
    ("look", "per_cent", "size"),
    [
        ("light", 80, (1024, 700)),
        ("light", 125, (1024, 700)),
        ("dark", 150, (1280, 800)),
        ("projector", 110, (1280, 800)),
        ("projector", 125, (1920, 1080)),
    ],
)
def test_every_view_fits_in_type_of_any_size(window, qtbot, qapp, look, per_cent, size):
    content = window.content
    for view in ("training", "compare", "explore", "lab"):
        content.show_view(view)
    theme.apply(qapp, look, per_cent)
    for language in translation.languages():
        translation.install(qapp, language)
        for view in ("training", "compare", "explore", "lab"):
            content.show_view(view)
            window.take_size(size)
            qtbot.waitUntil(lambda: settled(content), timeout=WAIT)
            for _ in range(4):
                QApplication.processEvents()
            assert misfits(window) == [], f"{view} {language}"
            assert (window.width(), window.height()) == size, f"{view} {language}"
