"""Films from the command line: what is filmed, and how a failure is said."""

import pytest
from PySide6.QtCore import QCoreApplication

from engine import BPETokenizer
from gui.export.animation import AnimationWish
from gui.export.animation_run import DONE, FAILED, AnimationRun, FilmOrder
from gui.export.moments import moments
from tests.gui.export.scenes import WAIT, decoded

LOOK = AnimationWish(size=(480, 320), seconds=0.2, rate=10)


@pytest.fixture
def ended(monkeypatch):
    codes = []
    monkeypatch.setattr(QCoreApplication, "exit", codes.append)
    return codes


def run(qtbot, session, ended, order) -> int:
    runner = AnimationRun(session, order, session)
    runner.start()
    session.start()
    qtbot.waitUntil(lambda: bool(ended), timeout=WAIT)
    return ended[0]


def frames(first, last):
    return len(moments(first, last, 0.2, 10))


def test_the_whole_training_is_filmed(qtbot, session, ended, tmp_path):
    path = tmp_path / "film.gif"
    assert run(qtbot, session, ended, FilmOrder(path, look=LOOK)) == DONE
    assert len(decoded(path)) == frames(0, 12)


def test_some_steps_are_filmed(qtbot, session, ended, tmp_path):
    path = tmp_path / "film.png"
    assert run(qtbot, session, ended, FilmOrder(path, first=3, last=5, look=LOOK)) == DONE
    assert len(decoded(path)) == frames(3, 5)


def test_the_first_word_of_the_comparison_is_filmed(qtbot, session, ended, tmp_path):
    path = tmp_path / "film.png"
    session.compare.begin_with("  lowest nest", None)
    assert run(qtbot, session, ended, FilmOrder(path, split=True, look=LOOK)) == DONE
    place = session.compare.place
    assert place is not None
    assert [word.text.strip() for word in place.words] == ["lowest", "lowest"]


def test_a_tokenizer_that_is_being_opened_is_waited_for(qtbot, session, ended, tmp_path):
    tokenizer = BPETokenizer()
    tokenizer.train(["low lower newest widest"] * 3, vocab_size=17)
    tokenizer.save(tmp_path / "own.json")
    session.open_tokenizer(tmp_path / "own.json")
    path = tmp_path / "film.png"
    assert run(qtbot, session, ended, FilmOrder(path, look=LOOK)) == DONE
    assert len(decoded(path)) == frames(0, 6)


@pytest.mark.parametrize(
    ("order", "sentence"),
    [
        ({"first": 99}, "There is no step 99: the training ended after 12."),
        ({"last": 99}, "There is no step 99: the training ended after 12."),
        ({"split": True}, "There is no word here whose splitting can be filmed."),
    ],
)
def test_what_cannot_be_filmed_is_a_sentence(
    qtbot, session, ended, tmp_path, capsys, order, sentence
):
    session.compare.begin_with("   ", None)
    path = tmp_path / "film.gif"
    assert run(qtbot, session, ended, FilmOrder(path, look=LOOK, **order)) == FAILED
    assert capsys.readouterr().err == f"{sentence}\n"
    assert not path.exists()


def test_without_ffmpeg_there_is_no_mp4(qtbot, session, ended, tmp_path, capsys, monkeypatch):
    monkeypatch.setattr("gui.export.animation_run.find_ffmpeg", lambda: None)
    assert run(qtbot, session, ended, FilmOrder(tmp_path / "film.mp4", look=LOOK)) == FAILED
    assert "ffmpeg must be installed" in capsys.readouterr().err


def test_a_corpus_that_cannot_be_read_is_said(qtbot, session, ended, tmp_path, capsys):
    AnimationRun(session, FilmOrder(tmp_path / "film.gif", look=LOOK), session).start()
    session.start()
    session.open_files([tmp_path / "nowhere.txt"], "utf-8")
    qtbot.waitUntil(lambda: bool(ended), timeout=WAIT)
    assert ended == [FAILED]
    assert "nowhere.txt" in capsys.readouterr().err
