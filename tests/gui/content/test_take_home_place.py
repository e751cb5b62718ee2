"""Films, handouts, tables and sessions from the menus of the window."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from gui.content.take_home_place import is_session_file
from gui.content.window_content import WindowContent
from gui.dialogs.files import FileDialogs
from gui.export.handout_dialog import HandoutDialog
from gui.export.last_session_offer import LastSessionOffer
from gui.export.session_file import write_session
from gui.main_window import MainWindow
from gui.session import Session
from gui.state.look_preferences import LookPreferences
from tests.gui.sample_files import hugging_face_file

WAIT = 20_000


@pytest.fixture
def window(session: Session, qtbot: QtBot) -> MainWindow:
    window = MainWindow(LookPreferences())
    window.content = WindowContent(window, session)
    qtbot.addWidget(window)
    window.resize(1280, 800)
    window.show()
    session.start()
    return window


@pytest.fixture
def where(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder that every question for a file is answered with."""
    monkeypatch.setattr(FileDialogs, "ask_where_to_export", lambda _, name: tmp_path / name)
    monkeypatch.setattr(HandoutDialog, "exec", lambda _: 1)
    return tmp_path


def act(window: MainWindow, name: str) -> None:
    assert window.content.actions[name].isEnabled()
    window.content.actions[name].trigger()


def test_the_merges_are_saved_as_a_table(window: MainWindow, where: Path) -> None:
    act(window, "save_table")
    lines = (where / "merges.csv").read_text(encoding="utf-8").splitlines()
    assert len(lines) == 13 and "es" in lines[1]


def test_a_handout_is_saved(window: MainWindow, where: Path, qtbot: QtBot) -> None:
    act(window, "save_handout")
    qtbot.waitUntil((where / "handout.html").exists, timeout=WAIT)
    assert "<script" in (where / "handout.html").read_text(encoding="utf-8")


def test_what_a_view_has_not_cannot_be_saved(window: MainWindow) -> None:
    actions = window.content.actions
    assert actions["save_animation"].isEnabled() and actions["save_handout"].isEnabled()
    window.content.show_view("explore")
    assert not actions["save_animation"].isEnabled() and not actions["save_handout"].isEnabled()
    assert not actions["save_table"].isEnabled()  # it would be that of the training
    window.content.show_view("compare")
    assert actions["save_handout"].isEnabled() and actions["save_table"].isEnabled()


def test_a_session_is_saved_and_opened_in_the_view_where_it_was(
    window: MainWindow, session: Session, where: Path, qtbot: QtBot
) -> None:
    session.set_text("aaabdaaabac")
    qtbot.waitUntil(lambda: not session.training, timeout=WAIT)
    session.seek(1)
    window.content.show_view("compare")
    session.compare.set_text("abac")
    act(window, "save_session")
    path = where / "session.bpesession"
    assert is_session_file(path)
    session.open_sample("hug-pug")
    qtbot.waitUntil(lambda: not session.training, timeout=WAIT)
    session.compare.set_text("hug")
    window.content.show_view("training")
    with qtbot.waitSignal(window.content.home.session_opened, timeout=WAIT):
        window.content.open_files([path])
    assert window.content.view() is window.content.compare
    assert (session.source.text, session.player.position) == ("aaabdaaabac", 1)
    assert session.compare.text == "abac"


@pytest.mark.parametrize("page", ["ways", "curve", "check"])
def test_a_session_saved_among_the_experiments_is_opened_on_its_page(
    window: MainWindow, where: Path, qtbot: QtBot, page: str
) -> None:
    window.content.lab.open(page)
    act(window, "save_session")
    window.content.lab.open("fork")
    window.content.show_view("training")
    with qtbot.waitSignal(window.content.home.session_opened, timeout=WAIT):
        window.content.open_files([where / "session.bpesession"])
    assert window.content.view() is window.content.lab.view
    assert window.content.lab.page == page


def test_a_view_that_this_version_does_not_know_is_the_training(
    window: MainWindow, where: Path, qtbot: QtBot
) -> None:
    act(window, "save_session")
    path = where / "session.bpesession"
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace('"view": "training"', '"view": "orchard"'), encoding="utf-8")
    window.content.show_view("compare")
    with qtbot.waitSignal(window.content.home.session_opened, timeout=WAIT):
        window.content.open_files([path])
    assert window.content.view() is window.content.training


def test_other_files_are_no_sessions(tmp_path: Path) -> None:
    other = tmp_path / "tokenizer.json"
    other.write_text('{"kind": "something else"}', encoding="utf-8")
    assert not is_session_file(other)
    assert not is_session_file(tmp_path)
    assert not is_session_file(tmp_path / "missing")


def test_after_a_crash_the_last_session_is_offered(
    window: MainWindow,
    session: Session,
    tmp_path: Path,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("gui.export.autosave.usual_folder", lambda: tmp_path)
    home = window.content.home
    session.set_text("hug pug hug")
    qtbot.waitUntil(lambda: not session.training, timeout=WAIT)
    write_session(tmp_path / "session-1-1.bpesession", home._keeper().record())
    session.open_sample("four-words")
    qtbot.waitUntil(lambda: not session.training, timeout=WAIT)
    home.keep_session()
    (offer,) = window.statusBar().findChildren(LastSessionOffer)
    with qtbot.waitSignal(home.session_opened, timeout=WAIT):
        offer.accepted.emit()
    assert session.source.text == "hug pug hug"
    home.close()
    assert list(tmp_path.glob("*.bpesession")) == []


def kind(window: MainWindow) -> str:
    """What the badge in the status bar says."""
    shown = window.content._status._trust.badge.fidelity()
    assert shown is not None
    return shown.kind


def test_the_badge_says_how_far_what_is_shown_can_be_trusted(
    window: MainWindow, session: Session, tmp_path: Path
) -> None:
    assert kind(window) == "exact"
    path = tmp_path / "vocab.txt"
    words = ["[PAD]", "[UNK]", "[CLS]", "[SEP]", "[MASK]", "low", "##er"]
    path.write_text("\n".join(words) + "\n", encoding="utf-8")
    session.open_tokenizer(path)
    assert kind(window) == "approximate"
    window.content.show_view("training")
    assert kind(window) == "exact"
    window.content.show_view("compare")
    assert kind(window) == "approximate"
    window.content.show_view("explore")
    window.content.explore.view._file.choose("lower_case", "yes")
    assert kind(window) == "exact"


def test_a_file_that_needs_no_assumption_is_exact(
    window: MainWindow, session: Session, tmp_path: Path
) -> None:
    session.open_tokenizer(hugging_face_file(tmp_path / "tokenizer.json", "Whitespace"))
    assert session.explore.fidelity_of(session.explore.source).kind == "exact"
