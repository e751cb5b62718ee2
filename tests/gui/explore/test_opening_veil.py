"""While a file is on its way, nobody takes what is still shown for what is in it."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from engine import BPETokenizer
from gui.content.status_line import StatusLine
from gui.explore.view import ExploreView
from gui.look import translation
from gui.main_window import MainWindow
from gui.session import Session
from gui.view_stack import COMPARE, EXPLORE
from gui.work.opening import SMALL

WAIT = 20_000


@pytest.fixture
def status(session: Session, qtbot: QtBot):
    window = MainWindow(session.preferences)
    qtbot.addWidget(window)
    window.status = StatusLine(window, session)
    window.show()
    yield window.status
    window.close()


@pytest.fixture
def large(tmp_path: Path) -> Path:
    """A tokenizer that is opened in a worker."""
    tokenizer = BPETokenizer()
    tokenizer.train(["low lower lowest new newer newest"], vocab_size=15)
    path = tmp_path / "large.json"
    tokenizer.save(path)
    path.write_text(path.read_text("utf-8") + " " * SMALL, "utf-8")
    return path


def test_the_file_that_is_being_opened_is_named_over_the_old_content_until_it_is_there(
    view: ExploreView, session: Session, large: Path, qtbot: QtBot
) -> None:
    assert view._veil.isHidden()
    session.open_tokenizer(large)
    assert view._veil.text() == "Opening large.json…"
    assert view._veil.geometry() == view.rect()
    view.resize(1000, 700)
    assert view._veil.geometry() == view.rect()
    qtbot.waitUntil(lambda: session.explore.source == str(large), timeout=WAIT)
    qtbot.waitUntil(view._veil.isHidden, timeout=WAIT)


def test_what_is_typed_meanwhile_is_not_lost(
    view: ExploreView, session: Session, large: Path, qtbot: QtBot
) -> None:
    session.open_tokenizer(large)
    qtbot.keyClicks(view._vocabulary.filter.field, "script:latin")
    qtbot.waitUntil(lambda: session.explore.source == str(large), timeout=WAIT)
    assert view._vocabulary.filter.text() == "script:latin"


def test_a_view_that_is_made_while_a_file_is_on_its_way_says_so(
    session: Session, large: Path, qtbot: QtBot
) -> None:
    session.start()
    session.open_tokenizer(large)
    view = ExploreView(session)
    qtbot.addWidget(view)
    assert view._veil.text() == "Opening large.json…"


def test_what_a_file_is_compared_with_stays_the_answer(
    view: ExploreView, session: Session, large: Path
) -> None:
    session.explore.expect_other(large)
    session.open_tokenizer(large)
    assert session.openings.running and view._veil.isHidden()


def test_whoever_cancels_is_told_that_the_file_was_not_opened(
    view: ExploreView, session: Session, large: Path
) -> None:
    session.open_tokenizer(large)
    session.openings.cancel()
    assert view._veil.isHidden()
    assert view._notice.sentence == "large.json was not opened: you cancelled it."


def test_the_sentence_is_russian_when_the_window_is(
    view: ExploreView, session: Session, large: Path, qapp
) -> None:
    session.open_tokenizer(large)
    translation.install(qapp, "ru")
    assert "large.json" in view._veil.text()


def test_the_status_bar_names_the_file_and_stays_as_high_as_it_was(
    status: StatusLine, session: Session, large: Path, qtbot: QtBot
) -> None:
    height = status._bar.height()
    session.start()
    session.open_tokenizer(large)
    status._opening.show()
    assert status._opening.sentence() == "Opening large.json…"
    qtbot.wait(10)
    assert status._bar.height() == height
    session.openings.cancel()
    assert status._opening.isHidden()


def test_the_status_bar_tells_of_a_cancelled_opening_where_the_view_does_not(
    status: StatusLine, session: Session, large: Path
) -> None:
    session.start()
    for view, said in ((EXPLORE, ""), (COMPARE, "large.json was not opened: you cancelled it.")):
        status.show_view(view)
        session.open_tokenizer(large)
        session.openings.cancel()
        assert status._bar.currentMessage() == said


def test_nothing_vouches_for_what_is_still_on_its_way(
    status: StatusLine, session: Session, large: Path
) -> None:
    session.start()
    status.show_view(EXPLORE)
    assert status._trust.badge.text() == "Exact"
    session.open_tokenizer(large)
    assert status._trust.badge.text() == ""
    session.openings.cancel()
    assert status._trust.badge.text() == "Exact"


def test_the_veil_takes_no_click(view: ExploreView) -> None:
    assert view._veil.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
