"""The columns of the training view: what there is room for, and what nobody has to scroll."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gui.look import theme, translation
from gui.session import Session
from gui.state.preferences import Preferences
from gui.training.merge_model import Column
from gui.training.view import TrainingView

PROJECTOR, LAPTOP = (1024, 650), (1280, 700)
"""What menus and status bar leave of 1024×768 in large type, and of 1280×800."""


@pytest.fixture
def session(qtbot: QtBot) -> Session:
    session = Session(Preferences())
    session.start()
    return session


def made(qtbot: QtBot, session: Session, look: str, size: tuple[int, int]) -> TrainingView:
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    theme.apply(app, look)
    view = TrainingView(session)
    qtbot.addWidget(view)
    view.resize(*size)
    view.show()
    app.processEvents()
    return view


def tie_many_pairs(session: Session, qtbot: QtBot) -> None:
    session.set_text("ab cd ef gh ij kl mn op")
    qtbot.waitUntil(lambda: not session.training, timeout=30_000)
    QApplication.processEvents()


def test_large_letters_in_a_narrow_window_hide_the_setup_at_first(
    qtbot: QtBot, session: Session
) -> None:
    view = made(qtbot, session, "projector", PROJECTOR)
    assert not view.setup_visible
    assert session.preferences.setup_visible
    view.set_setup_visible(True)
    assert view.setup_visible


def test_what_is_hidden_for_want_of_room_comes_back_with_it(qtbot: QtBot, session: Session) -> None:
    view = made(qtbot, session, "projector", PROJECTOR)
    with qtbot.waitSignal(view.setup_visible_changed):
        view.resize(1920, 1000)
    assert view.setup_visible


def test_hiding_and_showing_in_a_narrow_window_is_not_remembered(
    qtbot: QtBot, session: Session
) -> None:
    session.preferences.setup_visible = False
    view = made(qtbot, session, "projector", PROJECTOR)
    view.set_setup_visible(True)
    assert not session.preferences.setup_visible
    view.resize(1920, 1000)
    assert not view.setup_visible


@pytest.mark.parametrize("language", translation.languages())
def test_a_laptop_shows_all_seven_columns_of_the_merges(
    qtbot: QtBot, session: Session, language: str
) -> None:
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    translation.install(app, language)
    view = made(qtbot, session, "light", LAPTOP)
    table = view._merges._view
    assert table.horizontalScrollBar().maximum() == 0
    assert not any(table.isColumnHidden(column) for column in Column)
    assert view._bars.capacity() >= 20


@pytest.mark.parametrize("language", translation.languages())
@pytest.mark.parametrize("look", theme.names())
@pytest.mark.parametrize("width", [800, 1024, 1150])
def test_no_list_of_merges_is_scrolled_sideways(
    qtbot: QtBot, session: Session, language: str, look: str, width: int
) -> None:
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    translation.install(app, language)
    view = made(qtbot, session, look, (width, 600))
    for setup in (False, True):
        view.set_setup_visible(setup)
        app.processEvents()
        assert view._merges._view.horizontalScrollBar().maximum() == 0


@pytest.mark.parametrize("language", translation.languages())
@pytest.mark.parametrize(("look", "size"), [("projector", PROJECTOR), ("light", LAPTOP)])
def test_reason_and_choices_of_a_tie_need_no_scrolling(
    qtbot: QtBot, session: Session, language: str, look: str, size: tuple[int, int]
) -> None:
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    translation.install(app, language)
    view = made(qtbot, session, look, size)
    for position in range(session.player.length):
        session.seek(position)
        view.panels()  # with everything as it should be
        app.processEvents()
        assert view._ties.verticalScrollBar().maximum() == 0


@pytest.mark.parametrize("language", translation.languages())
def test_a_projector_shows_two_lines_of_tied_pairs_and_three_merges(
    qtbot: QtBot, session: Session, language: str
) -> None:
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    translation.install(app, language)
    view = made(qtbot, session, "projector", PROJECTOR)
    table = view._merges._view
    tie_many_pairs(session, qtbot)
    assert view._ties._chips.height() >= view._ties._chips.height_of(2)
    assert table.viewport().height() >= 2.8 * table.rowHeight(0)


def test_a_low_window_leaves_out_the_caption_of_the_rules(qtbot: QtBot, session: Session) -> None:
    view = made(qtbot, session, "projector", PROJECTOR)
    tie_many_pairs(session, qtbot)
    assert view._ties._caption.isHidden()
    view.resize(PROJECTOR[0], 900)
    assert not view._ties._caption.isHidden()


def test_a_projector_of_1280_has_no_room_for_the_setup(qtbot: QtBot, session: Session) -> None:
    assert not made(qtbot, session, "projector", LAPTOP).setup_visible
    assert made(qtbot, session, "light", (1024, 580)).setup_visible


def test_the_setup_has_the_place_of_the_lists_where_three_columns_are_too_many(
    qtbot: QtBot, session: Session
) -> None:
    view = made(qtbot, session, "projector", (720, 560))
    before = view.minimumSizeHint().width()
    view.set_setup_visible(True)
    QApplication.processEvents()
    columns = view._columns
    assert (columns._lists.isVisible(), columns._pictures.isVisible()) == (False, True)
    assert view.minimumSizeHint().width() <= before
    view.set_setup_visible(False)
    assert columns._lists.isVisible()
    view.set_setup_visible(True)
    view.resize(1920, 1000)
    QApplication.processEvents()
    assert (columns._lists.isVisible(), view.setup_visible) == (True, True)
