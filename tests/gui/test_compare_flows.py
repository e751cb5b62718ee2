"""Flows through both views with a real window, session and workers."""

import json

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from engine import BPETokenizer
from gui.compare.frames import Gap
from gui.content.window_content import WindowContent
from gui.main_window import MainWindow
from gui.session import Session
from gui.start.command_line import Wishes
from gui.start.composition import begin
from gui.state.trained_sources import HERE
from gui.work.opening import SMALL
from tests.benchmarks.corpora import mixed_text

pytestmark = pytest.mark.usefixtures("reduced_motion")

WAIT = 30_000


@pytest.fixture
def window(qtbot, session):
    window = MainWindow(session.preferences)
    window.content = WindowContent(window, session)
    qtbot.addWidget(window)
    window.resize(1280, 800)
    session.start()
    window.show()
    window.activateWindow()
    qtbot.waitUntil(lambda: session.trace is not None and len(session.trace) == 12)
    yield window
    window.close()


def act(window: MainWindow, name: str) -> None:
    window.content.actions[name].trigger()


def settle(qtbot: QtBot, session: Session) -> None:
    settled = lambda: not session.training and session.compare.settled  # noqa: E731
    qtbot.waitUntil(settled, timeout=WAIT)


def tokens(session: Session, lane: int = 0) -> list[str]:
    encoding = session.compare.split.encoded.encodings[lane]
    return [encoding.labels.get(int(n), "?") for n in encoding.ids]


def test_the_comparison_is_made_when_somebody_looks_and_not_before(window, session):
    assert window.content.compare is None
    assert session.compare.split is None
    act(window, "compare_view")
    assert window.content.compare.isVisible()
    assert session.compare.split is not None
    act(window, "training_view")
    assert window.content.training.isVisible()


def test_actions_belong_to_their_view(window):
    actions = window.content.actions
    assert not actions["next_difference"].isEnabled()
    assert actions["setup"].isEnabled()
    act(window, "compare_view")
    assert actions["next_difference"].isEnabled()
    assert not actions["setup"].isEnabled()
    assert actions["compare_view"].isChecked()
    assert not actions["training_view"].isChecked()


def test_the_keys_of_the_views_work(window, qtbot):
    qtbot.keyClick(window, Qt.Key.Key_2, Qt.KeyboardModifier.ControlModifier)
    assert window.content.compare.isVisible()
    qtbot.keyClick(window, Qt.Key.Key_1, Qt.KeyboardModifier.ControlModifier)
    assert window.content.training.isVisible()


def test_differences_are_gone_to_by_key_while_the_cursor_is_in_the_text(window, qtbot):
    act(window, "compare_view")
    view = window.content.compare
    view._state.set_text("nest low nest")
    act(window, "edit_text")
    assert QApplication.focusWidget() is view._text.field
    qtbot.keyClick(view._text.field, Qt.Key.Key_F3)
    assert view._area.panes[0].marks().highlight.byte_start == 0
    qtbot.keyClick(view._text.field, Qt.Key.Key_F3)
    assert view._area.panes[0].marks().highlight.byte_start == 9


def test_what_the_menu_switches_the_view_shows_and_the_other_way_round(window):
    act(window, "compare_view")
    view, actions = window.content.compare, window.content.actions
    act(window, "byte_row")
    assert view.bytes_shown
    view._bar.bytes_requested.emit(False)
    assert not actions["byte_row"].isChecked()
    act(window, "flashing")
    assert not view.flashing
    view._line.watching_requested.emit(True)
    assert actions["flashing"].isChecked()
    act(window, "add_lane")
    assert len(view._area.panes) == 3
    act(window, "remove_lane")
    assert len(view._area.panes) == 2


def test_the_keys_of_the_player_play_the_word_that_is_watched(window, session):
    act(window, "compare_view")
    view = window.content.compare
    act(window, "step_forward")
    assert session.player.position == 1
    act(window, "watch_word")
    act(window, "last")
    assert view.player().position == view.player().length > 0
    assert session.player.position == 1


def test_lanes_follow_the_training_while_it_is_played_elsewhere(window, session):
    act(window, "compare_view")
    session.compare.set_text("newest")
    session.compare.set_source(0, HERE)
    act(window, "training_view")
    act(window, "last")
    act(window, "compare_view")
    assert tokens(session, 0) == ["newest"]


def test_a_text_file_is_opened_by_the_menu(window, session, tmp_path, monkeypatch):
    path = tmp_path / "text.txt"
    path.write_text("nest", encoding="utf-8")
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(path), ""))
    act(window, "compare_view")
    act(window, "open_text")
    assert session.compare.text == "nest"


def test_a_corpus_of_bytes_and_text_of_every_script(window, session, qtbot, tmp_path):
    path = tmp_path / "corpus.txt"
    path.write_text("привет, мир! שלום 👩‍👩‍👧 " * 20, encoding="utf-8")
    act(window, "compare_view")
    setup = session.setup
    options = setup.options.__class__(merges=8, alphabet="bytes")
    session.set_setup(setup.__class__(setup.rule, options))
    session.open_files([path])
    session.compare.set_text("мир שלום 👩‍👩‍👧 \ud83d")
    settle(qtbot, session)
    view = window.content.compare
    view._area.panes[0].gap_clicked.emit(Gap(0, 1))
    assert view._why.text()
    view.grab()


def test_a_long_text_is_typed_into_while_the_worker_splits_it(window, session, qtbot):
    act(window, "compare_view")
    text = mixed_text(200_000)
    session.compare.set_text(text)
    settle(qtbot, session)
    field = window.content.compare._text.field
    for letter in "abc":
        qtbot.keyClick(field, letter)
    settle(qtbot, session)
    assert session.compare.split.text == "abc" + text
    encodings = session.compare.split.encoded.encodings
    assert {encoding.byte_total for encoding in encodings} == {len(("abc" + text).encode())}


def test_a_million_spaces_and_one_long_line_freeze_nothing(window, session, qtbot):
    act(window, "compare_view")
    for text in (" " * 1_000_000, "newest" * 160_000):
        session.compare.set_text(text)
        settle(qtbot, session)
        assert session.compare.split.text == text
        window.content.compare.grab()


def test_a_training_in_the_worker_does_not_cancel_a_split_nor_the_other_way(
    window, session, qtbot, tmp_path
):
    path = tmp_path / "corpus.txt"
    path.write_text(mixed_text(300_000), encoding="utf-8")
    act(window, "compare_view")
    session.open_files([path])
    session.compare.set_text(mixed_text(50_000))
    settle(qtbot, session)
    assert len(session.trace) > 12
    assert len(session.compare.split.text) == 50_000


def test_the_command_line_shows_text_and_tokenizer(window, session, qtbot, tmp_path):
    tokenizer = BPETokenizer()
    tokenizer.train(["nest"] * 5, vocab_size=7)
    tokenizer.save(tmp_path / "nest.json")
    window.content.show_view("compare")
    wishes = Wishes(files=(tmp_path / "nest.json",), view="compare", text="nest nest")
    begin(session, wishes)
    settle(qtbot, session)
    assert tokens(session) == ["nest", "<unk>", "nest"]
    assert session.source.kind == "sample"


def test_the_command_line_shows_the_lanes_at_a_step(window, session, qtbot):
    window.content.show_view("compare")
    begin(session, Wishes(view="compare", text="newest", step=2))
    settle(qtbot, session)
    assert tokens(session) == ["n", "e", "w", "est"]


def test_the_wished_step_waits_for_a_large_tokenizer(window, session, qtbot, tmp_path):
    path = tmp_path / "nest.json"
    tokenizer = BPETokenizer()
    tokenizer.train(["newest"] * 5 + ["nest"], merges=5)
    tokenizer.save(path)
    path.write_text(path.read_text(encoding="utf-8") + " " * SMALL, encoding="utf-8")
    window.content.show_view("compare")
    begin(session, Wishes(files=(path,), view="compare", text="newest", step=2))
    assert session.openings.running
    qtbot.waitUntil(lambda: not session.openings.running, timeout=WAIT)
    settle(qtbot, session)
    assert session.replaying and session.player.position == 2
    assert [lane.source for lane in session.compare.lanes] == ["here", "here"]


def test_pictures_are_saved_of_the_view_that_is_shown(window, monkeypatch):
    offered = []
    monkeypatch.setattr(window.content.pictures, "ask", lambda panels: offered.extend(panels))
    act(window, "compare_view")
    act(window, "save_picture")
    assert {"text", "lanes", "why", "token", "ids", "words", "watch"} <= set(offered)


def test_sizes_of_the_splitters_are_remembered(window, session):
    act(window, "compare_view")
    view = window.content.compare
    view._columns.setSizes([600, 600])
    view._columns.splitterMoved.emit(600, 1)
    saved = session.preferences.sizes("compare_columns", 2)
    assert saved == view._columns.sizes()
    assert json.dumps(saved)
    act(window, "reset_layout")
    assert session.preferences.sizes("compare_columns", 2) is None
