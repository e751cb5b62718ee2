"""Asking for files: what the dialogs of Qt answer is played by the tests."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget

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


def test_a_name_with_another_ending_gets_the_right_one_behind_it(dialogs, monkeypatch):
    offered = answer(monkeypatch, "/slides/step.40")
    assert dialogs.ask_where_to_save_picture("bars.png") == Path("/slides/step.40.png")
    assert len(offered) == 1  # no second dialog
    answer(monkeypatch, "/slides/x.bpes")
    assert dialogs.ask_where_to_export("session.bpesession") == Path("/slides/x.bpes.bpesession")


def test_nothing_is_replaced_without_a_question_that_names_it(dialogs, monkeypatch, tmp_path):
    there = tmp_path / "x.bpes.bpesession"
    there.write_text("{}")
    button, asked = QMessageBox.StandardButton, []
    answers = [button.No, button.Yes]
    monkeypatch.setattr(
        QMessageBox, "question", lambda *texts: (asked.append(texts[2]), answers.pop(0))[1]
    )
    offered = answer(monkeypatch, *[str(tmp_path / "x.bpes")] * 2)
    assert dialogs.ask_where_to_export("session.bpesession") == there
    assert offered[1:] == [str(there)]
    assert len(asked) == 2 and "x.bpes.bpesession" in asked[0]


def test_an_ending_in_capitals_is_one_too(dialogs, monkeypatch):
    answer(monkeypatch, "/slides/BARS.PNG")
    assert dialogs.ask_where_to_save_picture("bars.png") == Path("/slides/BARS.PNG")


def test_whoever_gives_up_saves_nothing(dialogs, monkeypatch):
    answer(monkeypatch)
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
