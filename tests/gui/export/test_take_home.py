"""What can be taken home: from a real session to the files, and when there is nothing to take."""

import csv

import pytest
from PySide6.QtWidgets import QMainWindow, QMessageBox

from engine import BPETokenizer, TrainingOptions
from gui.export.animation import AnimationWish
from gui.export.handout import comparison_pages
from gui.export.handout_dialog import HandoutDialog
from gui.export.save_animation import SaveAnimationDialog
from gui.export.take_home import TakeHome
from gui.look import translation
from gui.state.compare_state import SHOWN_FIRST
from gui.view_stack import COMPARE, TRAINING
from gui.work.setup import TrainingSetup
from tests.gui.export.scenes import WAIT, decoded

pytestmark = pytest.mark.usefixtures("started")

SMALL = AnimationWish(last=2, size=(480, 320), seconds=0.2, rate=10)


@pytest.fixture
def window(qtbot):
    window = QMainWindow()
    qtbot.addWidget(window)
    window.show()
    return window


@pytest.fixture
def home(session, window, tmp_path):
    return TakeHome(session, lambda name: tmp_path / name, window)


@pytest.fixture(autouse=True)
def _choices(monkeypatch):
    def choose(dialog):
        dialog.choose(SMALL)
        return 1

    monkeypatch.setattr(SaveAnimationDialog, "exec", choose)
    monkeypatch.setattr(HandoutDialog, "exec", lambda dialog: 1)


def compare(session, text="nest"):
    session.compare.set_active(True)
    session.compare.set_text(text)


def done(qtbot, home):
    qtbot.waitUntil(lambda: not home._progress.running, timeout=WAIT)


def test_without_steps_there_is_nothing_to_take(session, home):
    session.set_text("")
    for can in (home.can_save_animation, home.can_save_handout):
        assert not can(TRAINING)


def test_a_film_of_the_training(qtbot, session, home, tmp_path):
    session.player.play()
    home.save_animation(TRAINING)
    assert not session.player.playing
    done(qtbot, home)
    assert len(decoded(tmp_path / "steps.gif")) > 2


def test_a_film_of_the_word_that_was_asked_about(qtbot, session, home, tmp_path):
    compare(session)
    assert not home.can_save_animation(COMPARE)
    session.compare.ask_about(0)
    assert home.can_save_animation(COMPARE)
    home.save_animation(COMPARE)
    done(qtbot, home)
    assert (tmp_path / "steps.gif").exists()


def test_a_handout_of_the_training(qtbot, session, home, window, tmp_path):
    home.save_handout(TRAINING)
    done(qtbot, home)
    text = (tmp_path / "handout.html").read_text("utf-8")
    assert "<h1>Four words</h1>" in text
    assert "Step 12 of 12" in text
    assert "<dt>Alphabet</dt><dd>Characters</dd>" in text
    assert "<dt>Fidelity</dt><dd>Exact</dd>" in text
    assert "handout.html" in window.statusBar().currentMessage()


def test_a_handout_names_the_split_rule_as_the_settings_do_if_it_split_anything(
    qtbot, session, home, tmp_path
):
    home.save_handout(TRAINING)
    done(qtbot, home)
    assert "Split rule" not in (tmp_path / "handout.html").read_text("utf-8")
    session.set_text("low lower newest widest")
    session.set_setup(TrainingSetup("document", TrainingOptions(alphabet="bytes")))
    home.save_handout(TRAINING)
    done(qtbot, home)
    text = (tmp_path / "handout.html").read_text("utf-8")
    assert "<dt>Split rule</dt><dd>Document</dd>" in text
    assert "<dt>Alphabet</dt><dd>UTF-8 bytes</dd>" in text


def test_the_title_of_the_dialog_has_room_in_every_language(qtbot, qapp):
    for language in translation.languages():
        translation.install(qapp, language)
        dialog = HandoutDialog()
        qtbot.addWidget(dialog)
        title = dialog.fontMetrics().horizontalAdvance(dialog.windowTitle())
        assert dialog.minimumWidth() > 1.4 * title


def test_a_handout_speaks_the_language_of_now(qtbot, qapp, session, home, tmp_path):
    translation.install(qapp, "ru")
    home.save_handout(TRAINING)
    done(qtbot, home)
    assert "<h1>Четыре слова</h1>" in (tmp_path / "handout.html").read_text("utf-8")


def test_a_handout_may_speak_another_language_than_the_window(
    qtbot, session, home, tmp_path, monkeypatch
):
    def choose(dialog):
        assert dialog.language == "en"
        dialog.choose("ru")
        return 1

    monkeypatch.setattr(HandoutDialog, "exec", choose)
    home.save_handout(TRAINING)
    done(qtbot, home)
    text = (tmp_path / "handout.html").read_text("utf-8")
    assert '<html lang="ru">' in text and "<h1>Четыре слова</h1>" in text
    assert translation.current() == "en"


def test_a_handout_that_nobody_wants_after_all_is_not_written(session, home, tmp_path, monkeypatch):
    monkeypatch.setattr(HandoutDialog, "exec", lambda dialog: 0)
    home.save_handout(TRAINING)
    assert not (tmp_path / "handout.html").exists()


def test_a_handout_of_the_comparison(qtbot, session, home, tmp_path):
    assert not home.can_save_handout(COMPARE)
    compare(session, SHOWN_FIRST)
    assert home.can_save_handout(COMPARE)
    home.save_handout(COMPARE)
    done(qtbot, home)
    text = (tmp_path / "handout.html").read_text("utf-8")
    assert "Difference 1 of" in text
    assert "Longest match · All merges: 12 · Exact" in text


def test_a_text_too_long_for_a_browser_is_not_handed_out(session, home, monkeypatch):
    compare(session, "nest " * 900)
    assert home.can_save_handout(COMPARE)
    monkeypatch.setattr(comparison_pages, "MOST_TOKENS", 3_000)
    assert not home.can_save_handout(COMPARE)


def test_a_long_training_is_handed_out_around_the_present_step(qtbot, session, home, tmp_path):
    session.open_sample("dead-souls")
    qtbot.waitUntil(lambda: not session.training, timeout=WAIT)
    session.seek(600)
    home.save_handout(TRAINING)
    done(qtbot, home)
    text = (tmp_path / "handout.html").read_text("utf-8")
    assert "Step 400 of 930" in text
    assert "Step 800 of 930" in text
    assert "Step 399 of 930" not in text


def test_replayed_merges_are_as_sure_as_their_file(qtbot, session, home, tmp_path):
    tokenizer = BPETokenizer()
    tokenizer.train(["low lower newest widest"] * 3, vocab_size=17)
    tokenizer.save(tmp_path / "own.json")
    session.open_tokenizer(tmp_path / "own.json")
    assert session.replaying
    home.save_handout(TRAINING)
    done(qtbot, home)
    assert "<dd>Exact</dd>" in (tmp_path / "handout.html").read_text("utf-8")


def test_the_table_of_the_training(session, home, window, tmp_path):
    home.save_table()
    with (tmp_path / "merges.csv").open(encoding="utf-8", newline="") as stream:
        rows = list(csv.DictReader(stream))
    assert [row["token"] for row in rows] == [step.token for step in session.trace]
    assert "merges.csv" in window.statusBar().currentMessage()


def test_a_table_that_cannot_be_written_gets_a_box(session, window, tmp_path, monkeypatch):
    told = []
    monkeypatch.setattr(QMessageBox, "warning", lambda *texts: told.append(texts[1]))
    TakeHome(session, lambda name: tmp_path / "nowhere" / name, window).save_table()
    assert told == ["The table was not saved"]


@pytest.mark.parametrize("wish", ["save_table", "save_handout", "save_animation"])
def test_who_changes_their_mind_gets_nothing(session, window, tmp_path, wish):
    home = TakeHome(session, lambda name: None, window)
    getattr(home, wish)(*([] if wish == "save_table" else [TRAINING]))
    assert not home._progress.running
    assert list(tmp_path.glob("*.*")) == []


def test_closing_stops_what_is_being_made(session, home, tmp_path):
    home.save_animation(TRAINING)
    home.cancel()
    assert list(tmp_path.glob("*.gif")) == []
