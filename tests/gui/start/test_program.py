"""The whole program, started as a person starts it."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from engine import BPETokenizer
from gui.export.session_file import write_session
from gui.export.session_record import CorpusRecord, SessionRecord

ROOT = Path(__file__).resolve().parents[3]


@pytest.fixture
def start(tmp_path):
    """Start the program with settings of its own and without a display."""
    hidden = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    environment = {name: value for name, value in os.environ.items() if name not in hidden}
    environment |= {"XDG_CONFIG_HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path)}

    def start(*arguments):
        return subprocess.run(
            [sys.executable, str(ROOT / "main.py"), *map(str, arguments)],
            cwd=tmp_path,
            env=environment,
            capture_output=True,
            text=True,
            encoding="utf-8",
            timeout=120,
            check=False,
        )

    return start


def told(done):
    """What the program wrote, line by line."""
    return done.stderr.splitlines()


def test_a_picture_is_saved_without_a_display(start, tmp_path):
    path = tmp_path / "window.png"
    done = start("--save-picture", path, "--size", "1100x720", "--step", 3, "--language", "en")
    assert (done.returncode, told(done)) == (0, [])
    image = QImage(str(path))
    assert (image.width(), image.height()) == (1100, 720)


def test_a_picture_has_the_usual_size_unless_another_is_wished(start, tmp_path):
    assert start("--save-picture", tmp_path / "window.png").returncode == 0
    image = QImage(str(tmp_path / "window.png"))
    assert (image.width(), image.height()) == (1280, 800)


def test_a_picture_shows_the_wished_state(start, tmp_path):
    path = tmp_path / "window.svg"
    done = start("--save-picture", path, "--step", 3, "--language", "ru", "--theme", "projector")
    text = path.read_text(encoding="utf-8")
    assert (done.returncode, told(done)) == (0, [])
    assert "Следующее слияние" in text
    assert ">Шаг 3: <" in text


def test_a_picture_of_a_text_and_of_a_file(start, tmp_path):
    corpus = tmp_path / "corpus.txt"
    corpus.write_text("abab abab", encoding="utf-8")
    for arguments in (("--text", "abab abab"), (corpus,)):
        path = tmp_path / "window.svg"
        done = start(*arguments, "--save-picture", path, "--step", 1, "--language", "en")
        assert (done.returncode, told(done)) == (0, [])
        assert "Step 1: a + b become ab" in path.read_text(encoding="utf-8")


def test_a_step_that_is_not_there_is_one_sentence(start, tmp_path):
    done = start("--save-picture", tmp_path / "x.png", "--step", 99, "--language", "en")
    assert done.returncode == 1
    assert told(done) == ["There is no step 99: the training ended after 12."]
    assert not (tmp_path / "x.png").exists()


def test_a_file_that_cannot_be_read_is_one_sentence(start, tmp_path):
    bad = tmp_path / "bad.json"
    bad.write_text('{"vocab": {"a": 0}, "merges": [["a"]]}', encoding="utf-8")
    done = start(bad, "--save-picture", tmp_path / "x.png", "--language", "en")
    assert done.returncode == 1
    assert len(told(done)) == 1
    assert "bad.json" in told(done)[0]


@pytest.mark.parametrize(
    ("name", "content"),
    [("broken", '{"kind": "BPE Visualizer session", "schema": 1'), ("lesson", "gone.json")],
)
def test_a_session_that_cannot_be_shown_is_one_sentence(start, tmp_path, name, content):
    path = tmp_path / f"{name}.bpesession"
    if name == "lesson":
        write_session(path, SessionRecord(CorpusRecord("sample", "four-words"), lesson=content))
    else:
        path.write_text(content, encoding="utf-8")
    done = start(path, "--save-picture", tmp_path / "x.png", "--language", "en")
    assert (done.returncode, len(told(done))) == (1, 1)
    assert ("gone" if name == "lesson" else "broken.bpesession") in told(done)[0]
    assert not (tmp_path / "x.png").exists()


def test_without_a_display_the_program_says_so(start):
    if not sys.platform.startswith("linux"):
        pytest.skip("Windows and macOS always have a display")
    done = start()
    assert done.returncode == 2
    assert len(told(done)) == 1
    assert "no display" in told(done)[0]


def test_a_wrong_argument_is_one_sentence(start):
    done = start("--step", "many")
    assert done.returncode == 2
    assert len(told(done)) == 1


def test_a_text_and_a_corpus_file_contradict_each_other(start, tmp_path):
    (tmp_path / "corpus.txt").write_text("ab", encoding="utf-8")
    done = start("corpus.txt", "--text", "abc", "--save-picture", "x.png")
    assert done.returncode == 2
    assert told(done) == ["Give either --text or a corpus file, not both."]


def trained(path, size):
    """A tokenizer file."""
    tokenizer = BPETokenizer()
    tokenizer.train(["low lower lowest new newer newest"], vocab_size=size)
    tokenizer.save(path)
    return path


@pytest.mark.parametrize(
    ("page", "said"),
    [
        ("doctor", "every check of the file was passed"),
        ("differences", "Only in 18.json: 3"),
        ("pipeline", "Document rule"),
    ],
)
def test_a_picture_of_a_page_of_the_exploration(start, tmp_path, page, said):
    files = [trained(tmp_path / f"{size}.json", size) for size in (15, 18)]
    path = tmp_path / "window.svg"
    page_wish = ("--view", "explore", "--page", page, "--language", "en")
    done = start(*files, *page_wish, "--text", "low", "--save-picture", path)
    assert (done.returncode, told(done)) == (0, [])
    assert said in path.read_text(encoding="utf-8")


def test_a_picture_has_the_wished_size_though_another_view_needs_more(start, tmp_path):
    file = trained(tmp_path / "own.json", 15)
    look = ("--theme", "projector", "--language", "ru", "--size", "1024x768")
    done = start(file, "--view", "explore", *look, "--save-picture", tmp_path / "out.png")
    assert (done.returncode, told(done)) == (0, [])
    image = QImage(str(tmp_path / "out.png"))
    assert (image.width(), image.height()) == (1024, 768)
