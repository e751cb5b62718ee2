"""Beside the lanes or under them: where the tabs stand, and that nothing of them is lost."""

import pytest
from PySide6.QtCore import QEvent, QObject, QSettings
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QWidget

from gui.compare.arrangement import Arrangement, Framed
from gui.compare.side_tabs import SideTabs
from gui.look import theme
from gui.session import Session
from gui.state.preferences import Preferences


@pytest.fixture
def parts(qtbot, session):
    rows = [Framed(QLabel(name)) for name in ("text", "lanes", "why")]
    pages = [QLabel(name) for name in ("token", "ids", "words", "watch")]
    side = SideTabs(pages)
    made = Arrangement(rows, side, session.preferences)
    qtbot.addWidget(made)
    made.show()
    return made, rows, side, pages


@pytest.fixture
def session(tmp_path):
    made = Session(Preferences(QSettings(str(tmp_path / "s.ini"), QSettings.Format.IniFormat)))
    yield made
    made.close()


def wide(made: Arrangement) -> None:
    made.resize(140 * made.fontMetrics().averageCharWidth(), 600)


def narrow(made: Arrangement) -> None:
    made.resize(90 * made.fontMetrics().averageCharWidth(), 600)


def test_with_room_the_tabs_stand_beside_and_the_reasons_under_the_lanes(parts):
    made, rows, side, _ = parts
    wide(made)
    assert not made.stacked
    assert side.count() == 4
    assert all(row.isVisible() for row in rows)


def test_without_room_the_tabs_stand_under_the_lanes_with_the_reasons_first(parts):
    made, (text, lanes, why), side, _ = parts
    narrow(made)
    assert made.stacked
    assert [side.tabText(index) for index in range(5)][:2] == ["Why?", "Token"]
    assert side.is_open(why)
    assert text.isVisible() and lanes.isVisible() and why.isVisible()
    assert side.y() > 0


def test_there_and_back_everything_is_where_it_was(parts):
    made, rows, side, pages = parts
    for _ in range(2):
        narrow(made)
        wide(made)
    assert side.count() == 4
    assert all(row.isVisible() for row in rows)
    assert side.is_open(pages[0])


def test_a_page_that_needs_room_takes_that_of_the_text(parts):
    made, (text, *_), side, pages = parts
    narrow(made)
    small = side.height()
    side.open(pages[2])
    assert not text.isVisible()
    assert side.height() > small
    made.show_text()
    assert text.isVisible()


def test_lanes_that_want_room_take_that_of_the_text_only_where_it_is_short(parts):
    made, (text, lanes, _), *_ = parts
    narrow(made)
    before = lanes.height()
    made.give_lanes_room(True)
    assert not text.isVisible() and lanes.height() > before
    wide(made)
    assert text.isVisible()
    narrow(made)
    assert not text.isVisible()
    made.give_lanes_room(False)
    assert text.isVisible() and lanes.height() == before


def test_keys_that_went_to_the_text_go_to_the_tabs_when_it_makes_room(parts, qtbot, qapp):
    made, (text, *_), side, pages = parts
    field = QLineEdit(text)
    text.layout().addWidget(field)
    narrow(made)
    made.activateWindow()
    field.setFocus()
    side.open(pages[2])
    assert side.isAncestorOf(qapp.focusWidget())


def test_new_reasons_are_shown_unless_a_person_is_busy(parts):
    made, (_, _, why), side, pages = parts
    narrow(made)
    side.open(pages[0])
    side.offer_reasons()
    assert side.is_open(why)
    side.open(pages[3])
    side.offer_reasons()
    assert side.is_open(pages[3])


def test_without_a_name_the_reasons_are_opened_or_else_the_token(parts):
    made, (_, _, why), side, pages = parts
    wide(made)
    side.open(pages[3])
    side.open(None)
    assert side.is_open(pages[0])
    narrow(made)
    side.open(pages[3])
    side.open(None)
    assert side.is_open(why)


def test_sizes_under_the_lanes_are_not_remembered_as_those_beside(parts, session):
    made, *_ = parts
    wide(made)
    made.setSizes([500, 200])
    made.splitterMoved.emit(500, 1)
    saved = session.preferences.sizes("compare_columns", 2)
    narrow(made)
    made.splitterMoved.emit(300, 1)
    assert session.preferences.sizes("compare_columns", 2) == saved


def test_the_projector_has_no_room_in_1024_pixels(parts, qapp):
    made, *_ = parts
    theme.apply(qapp, "projector")
    made.resize(1008, 640)
    qapp.processEvents()
    assert made.stacked
    theme.apply(qapp, "light")
    made.resize(1264, 640)
    qapp.processEvents()
    assert not made.stacked


class Painted(QObject):
    """Counts how often a widget is painted."""

    def __init__(self, watched: QWidget) -> None:
        super().__init__(watched)
        self.times = 0
        watched.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self.times += event.type() == QEvent.Type.Paint
        return False


def test_what_changes_inside_a_frame_is_drawn_without_what_is_around_it(parts):
    made, (row, *_), _, _ = parts
    wide(made)
    for _ in range(3):
        QApplication.processEvents()
    around, frame = Painted(made), Painted(row)
    row.findChild(QLabel).update()
    QApplication.processEvents()
    assert (around.times, frame.times) == (0, 1)


@pytest.mark.parametrize("name", ["light", "dark"])
def test_a_frame_has_the_ground_of_the_panel_and_round_corners(parts, name):
    theme.apply(QApplication.instance(), name)
    row = parts[1][0]
    image, look = row.grab().toImage(), theme.active()
    middle = image.pixelColor(image.width() // 2, image.height() // 2 - 8)
    assert image.pixelColor(3, image.height() // 2) == middle == look.panel
    assert image.pixelColor(0, 0) == look.window
