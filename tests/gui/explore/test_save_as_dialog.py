"""In which format a tokenizer is saved, and what would be lost."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QMessageBox

from engine.formats.saving import FORMATS, Loss
from engine.text.remark import Remark
from gui.explore.save_as_dialog import SaveAsDialog

LOSSES = {
    "documented": (Loss(Remark("only merges can be kept"), forbids=True), Loss(Remark("names"))),
    "tokenizer.json": (),
    "vocab+merges": (Loss(Remark("the settings of the stages")),),
    "tiktoken": (),
}


@pytest.fixture
def dialog(qtbot, tmp_path) -> SaveAsDialog:
    made = SaveAsDialog(LOSSES, tmp_path / "model.tiktoken")
    qtbot.addWidget(made)
    return made


def save(dialog):
    return dialog.buttons.button(QDialogButtonBox.StandardButton.Save)


def test_every_format_is_offered(dialog):
    assert tuple(choice.format for choice in dialog.formats) == FORMATS


def test_what_each_format_loses_is_said(dialog):
    assert [choice.text() for choice in dialog.formats] == [
        "Not possible: only merges can be kept",
        "Nothing is lost.",
        "What changes: the settings of the stages",
        "Nothing is lost.",
    ]


def test_an_impossible_format_cannot_be_chosen(dialog):
    assert not dialog.formats[0].button.isEnabled()
    dialog.choose("documented")
    assert dialog.answer()[1] == "tokenizer.json"


@pytest.mark.parametrize(
    ("format", "name"),
    [
        ("tokenizer.json", "tokenizer.json"),
        ("vocab+merges", "model"),
        ("tiktoken", "model.tiktoken"),
    ],
)
def test_the_name_follows_the_format(dialog, tmp_path, format, name):
    dialog.choose(format)
    assert dialog.answer() == (tmp_path / name, format)


def test_a_name_of_the_persons_own_stays(dialog):
    dialog.path.setText("/my/own.name")
    dialog.choose("tiktoken")
    assert dialog.answer() == (Path("/my/own.name"), "tiktoken")


def test_without_a_path_or_a_format_nothing_can_be_saved(dialog, qtbot):
    dialog.path.setText(" ")
    assert not save(dialog).isEnabled()
    none = {name: (Loss(Remark("no"), forbids=True),) for name in FORMATS}
    other = SaveAsDialog(none, Path("a.json"))
    qtbot.addWidget(other)
    assert not save(other).isEnabled()


@pytest.mark.parametrize("replace", [True, False])
def test_a_file_is_replaced_only_if_the_person_says_so(dialog, tmp_path, monkeypatch, replace):
    (tmp_path / "tokenizer.json").write_text("{}")
    button = QMessageBox.StandardButton
    answer = button.Yes if replace else button.No
    monkeypatch.setattr(QMessageBox, "question", lambda *args: answer)
    dialog.accept()
    assert (dialog.result() == QDialog.DialogCode.Accepted) is replace


def test_the_file_that_is_open_is_not_suggested_and_named_before_it_is_replaced(
    qtbot, tmp_path, monkeypatch
):
    path = tmp_path / "tokenizer.json"
    path.write_text("{}")
    dialog = SaveAsDialog(LOSSES, path, opened=[tmp_path / "gone.json", path])
    qtbot.addWidget(dialog)
    assert dialog.answer() == (tmp_path / "tokenizer-2.json", "tokenizer.json")
    asked = []

    def answer(*args):
        asked.append(args)
        return QMessageBox.StandardButton.No

    monkeypatch.setattr(QMessageBox, "warning", answer)
    dialog.path.setText(str(path))
    dialog.accept()
    assert "is open in this program" in asked[0][2]
    assert asked[0][4] == QMessageBox.StandardButton.No
    assert dialog.result() == QDialog.DialogCode.Rejected


def test_a_file_of_a_folder_that_is_open_is_named_as_open(qtbot, tmp_path, monkeypatch):
    (tmp_path / "tokenizer.json").write_text("{}")
    dialog = SaveAsDialog(LOSSES, tmp_path, opened=[tmp_path])
    qtbot.addWidget(dialog)
    asked = []
    monkeypatch.setattr(QMessageBox, "warning", lambda *args: asked.append(args[2]))
    dialog.path.setText(str(tmp_path / "tokenizer.json"))
    dialog.accept()
    assert "is open in this program" in asked[0]


def test_a_format_that_loses_nothing_is_chosen_first(qtbot, tmp_path):
    lossy = {"documented": (Loss(Remark("names")),), "tokenizer.json": ()}
    dialog = SaveAsDialog(lossy, tmp_path / "model.json")
    qtbot.addWidget(dialog)
    assert dialog.answer()[1] == "tokenizer.json"
    assert dialog.focusWidget() is dialog.formats[1].button


def test_of_a_folder_the_two_files_would_be_replaced(dialog, tmp_path):
    dialog.choose("vocab+merges")
    assert dialog.replaced() == []
    (tmp_path / "model").mkdir()
    (tmp_path / "model" / "merges.txt").write_text("")
    assert dialog.replaced() == [tmp_path / "model" / "merges.txt"]
