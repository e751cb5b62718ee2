"""Sessions for a person: saved, opened, told what is missing, offered after a crash."""

import pytest
from PySide6.QtWidgets import QLineEdit, QMainWindow, QMessageBox, QPushButton

from gui.export.last_session_offer import LastSessionOffer
from gui.export.session_file import read_session, write_session
from gui.export.session_place import SessionPlace
from gui.export.session_record import CorpusRecord, FileRecord, LabRecord, SessionRecord
from gui.predict.ballot import Score

pytestmark = pytest.mark.usefixtures("started")

WAIT = 20_000
RECORD = SessionRecord(CorpusRecord("text", text="low lower lowest"), position=2, view="compare")

NOTHING = ("", LabRecord, Score())


@pytest.fixture
def place(qtbot, session, tmp_path):
    window = QMainWindow()
    qtbot.addWidget(window)
    window.show()
    place = SessionPlace(
        session, lambda name: tmp_path / name, window, lambda: ("compare", "two-ways/3", *NOTHING)
    )
    place.window = window
    yield place
    place.close()


@pytest.fixture
def told(monkeypatch):
    told = []
    for kind in ("warning", "information"):
        monkeypatch.setattr(QMessageBox, kind, lambda *texts: told.append(texts[1:]))
    return told


def open_and_wait(qtbot, place, path):
    with qtbot.waitSignal(place.opened, timeout=WAIT) as signal:
        place.open(path)
    return signal.args[0]


def test_a_session_is_saved_with_view_and_lesson_and_opened_again(
    qtbot, session, place, tmp_path, told
):
    session.open_sample("cat")
    session.seek(5)
    place.save()
    path = tmp_path / "session.bpesession"
    assert str(path) in place.window.statusBar().currentMessage()
    session.open_sample("hugs")
    record = open_and_wait(qtbot, place, path)
    assert (record.view, record.lesson) == ("compare", "two-ways/3")
    assert (session.source.sample, session.player.position) == ("cat", 5)
    assert told == []


def test_a_damaged_file_leaves_everything_as_it_is(session, place, tmp_path, told):
    (tmp_path / "a.bpesession").write_text("{", "utf-8")
    place.open(tmp_path / "a.bpesession")
    assert told[0][0] == "The session was not opened"
    assert "a.bpesession" in told[0][1]
    assert session.source.sample == "four-words"


def test_what_is_missing_is_told_in_one_box(qtbot, place, tmp_path, told):
    gone = tuple(FileRecord(tmp_path / f"{name}.json") for name in "ab")
    record = SessionRecord(CorpusRecord("sample", "cat"), tokenizers=gone)
    write_session(tmp_path / "a.bpesession", record)
    open_and_wait(qtbot, place, tmp_path / "a.bpesession")
    assert told == [
        (
            "Not everything is as it was",
            "The tokenizer a.json is not there any more.\n\n"
            "The tokenizer b.json is not there any more.",
        )
    ]


def test_a_session_that_cannot_be_written_gets_a_box(session, tmp_path, qtbot, told):
    window = QMainWindow()
    qtbot.addWidget(window)
    nowhere = tmp_path / "nowhere" / "a.bpesession"
    SessionPlace(session, lambda name: nowhere, window, lambda: ("training", "", *NOTHING)).save()
    assert told[0][0] == "The session was not saved"


def offered(place):
    return place.window.statusBar().findChildren(LastSessionOffer)


@pytest.fixture
def left(tmp_path):
    """A folder with a session of a program that ended badly."""
    folder = tmp_path / "sessions"
    folder.mkdir()
    write_session(folder / "session-1-a.bpesession", RECORD)
    return folder


@pytest.mark.parametrize("wanted", [True, False])
def test_after_a_crash_the_last_session_is_offered_until_it_is_answered(
    qtbot, session, place, left, wanted
):
    place.offer_last(left)
    (offer,) = offered(place)
    assert session.source.sample == "four-words" and list(left.glob("*.bpesession"))
    accept, decline = offer.findChildren(QPushButton)
    (accept if wanted else decline).click()
    qtbot.waitUntil(lambda: not offered(place))
    assert (session.source.text == "low lower lowest") == wanted
    assert not (left / "session-1-a.bpesession").exists()


def test_who_types_after_a_crash_goes_on_typing(qtbot, session, place, left):
    field = QLineEdit()
    place.window.setCentralWidget(field)
    field.setFocus()
    place.offer_last(left)
    qtbot.keyClicks(place.window.focusWidget() or field, "yes no go on")
    assert field.text() == "yes no go on"
    assert offered(place) and session.source.sample == "four-words"


def test_an_offer_that_nobody_answers_is_made_again(place, left):
    place.offer_last(left)
    place.close()
    assert (left / "session-1-a.bpesession").exists()


def test_without_a_crash_nothing_is_asked_and_the_session_is_kept_until_the_end(
    qtbot, session, place, tmp_path
):
    place.offer_last(tmp_path)
    assert not offered(place)
    place._autosave.save()
    qtbot.waitUntil(lambda: bool(list(tmp_path.glob("*.bpesession"))))
    kept = read_session(next(tmp_path.glob("*.bpesession")))
    assert (kept.corpus.sample, kept.view) == ("four-words", "compare")
    place.close()
    assert list(tmp_path.iterdir()) == []


def test_a_second_session_takes_the_place_of_one_that_is_still_coming(
    qtbot, session, place, tmp_path
):
    for name, sample in (("a", "cat"), ("b", "hugs")):
        write_session(tmp_path / name, SessionRecord(CorpusRecord("sample", sample)))
    place.open(tmp_path / "a")
    record = open_and_wait(qtbot, place, tmp_path / "b")
    assert record.corpus.sample == session.source.sample == "hugs"
