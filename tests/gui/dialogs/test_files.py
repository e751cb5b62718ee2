"""Asking for files: what the dialogs of Qt answer is played by the tests."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog, QWidget

from gui.dialogs.files import FileDialogs
from gui.state.preferences import Preferences


@pytest.fixture
def dialogs(qtbot):
    window = QWidget()
    qtbot.addWidget(window)
    return FileDialogs(Preferences(), window)


def answer(monkeypatch, *names):
    """Let the person choose these files, one after the other; gives what was offered to them."""
    left, offered = list(names), []
    monkeypatch.setattr(QFileDialog, "exec", lambda self: bool(left))
    monkeypatch.setattr(QFileDialog, "selectedFiles", lambda self: [left.pop(0)])
    monkeypatch.setattr(QFileDialog, "selectFile", lambda self, name: offered.append(name))
    return offered


def test_a_picture_is_asked_for_again_until_its_ending_says_the_format(dialogs, monkeypatch):
    # Had the dialog's answer been changed afterwards, a file could be replaced without a question.
    offered = answer(monkeypatch, "/slides/step.40", "/slides/step.40.png")
    assert dialogs.ask_where_to_save_picture("bars.png") == Path("/slides/step.40.png")
    assert offered[1:] == ["/slides/step.40.png"]


def test_an_ending_in_capitals_is_one_too(dialogs, monkeypatch):
    answer(monkeypatch, "/slides/BARS.PNG")
    assert dialogs.ask_where_to_save_picture("bars.png") == Path("/slides/BARS.PNG")


def test_whoever_gives_up_saves_nothing(dialogs, monkeypatch):
    answer(monkeypatch, "/slides/step.40")
    assert dialogs.ask_where_to_save_picture("bars.png") is None


def test_a_tokenizer_may_have_any_name_and_its_folder_is_remembered(dialogs, monkeypatch, tmp_path):
    answer(monkeypatch, str(tmp_path / "low.bpe"))
    assert dialogs.ask_where_to_save_tokenizer() == tmp_path / "low.bpe"
    offered = answer(monkeypatch)
    dialogs.ask_where_to_save_tokenizer()
    assert offered == [str(tmp_path / "tokenizer.json")]


def test_files_of_every_format_are_offered_as_tokenizers(dialogs, monkeypatch, tmp_path):
    offered = []
    monkeypatch.setattr(
        QFileDialog, "getOpenFileName", lambda *args: (offered.append(args[3]), ("", ""))[1]
    )
    assert dialogs.ask_for_tokenizer() is None
    first = offered[0].split(";;")[0]
    for ending in ("json", "model", "tiktoken", "txt", "bpe", "gz"):
        assert f"*.{ending}" in first
