"""The text of a corpus: told when edited, marked when wrong, never changed unseen."""

import pytest
from PySide6.QtCore import QMimeData, Qt, QUrl
from PySide6.QtGui import QTextCursor, QTextOption
from PySide6.QtWidgets import QLineEdit, QWidget

from gui.training.corpus_edit import CorpusEdit


@pytest.fixture
def edit(qtbot) -> CorpusEdit:
    made = CorpusEdit()
    qtbot.addWidget(made)
    return made


@pytest.mark.parametrize(
    "text", ["", "a", "a\nb\n", "a\r\nb\r\n", "a\rb", "tab\tand\u00a0space", "😀 ё"]
)
def test_the_field_holds_a_text_as_it_is(edit: CorpusEdit, text: str) -> None:
    edit.show_text(text)
    assert edit.text() == text
    assert not edit.isReadOnly()


@pytest.mark.parametrize("text", ["a\r\nb\nc", "a\u2029b\n", "\ufeffx"])
def test_a_text_that_editing_would_change_is_only_shown(edit: CorpusEdit, text: str) -> None:
    edit.show_text(text)
    assert edit.isReadOnly()
    edit.show_text("clean\n")
    assert not edit.isReadOnly()


def test_typing_is_told_after_a_pause(edit: CorpusEdit, qtbot) -> None:
    edit.show_text("ab\r\nc")
    with qtbot.waitSignal(edit.text_edited) as told:
        qtbot.keyClicks(edit, "xy")
    assert told.args == ["xyab\r\nc"]


def test_showing_tells_nobody(edit: CorpusEdit, qtbot) -> None:
    with qtbot.assertNotEmitted(edit.text_edited, wait=600):
        edit.show_text("abc")


def test_what_is_being_typed_is_not_replaced(edit: CorpusEdit, qtbot) -> None:
    edit.show_text("abc")
    qtbot.keyClicks(edit, "x")
    edit.show_text("abc")
    assert edit.text() == "xabc"


def test_an_undone_edit_is_not_told(edit: CorpusEdit, qtbot) -> None:
    edit.show_text("abc")
    qtbot.keyClicks(edit, "x")
    edit.undo()
    with qtbot.assertNotEmitted(edit.text_edited):
        edit.tell_now()


def test_a_wrong_line_of_a_list_is_marked_and_not_told(edit: CorpusEdit, qtbot) -> None:
    edit.show_text("low\t5\nlower\t2\nnewest\t6\n")
    cursor = edit.textCursor()
    cursor.setPosition(len("low\t5\nlower\t"))
    edit.setTextCursor(cursor)
    with qtbot.waitSignal(edit.fault_changed):
        qtbot.keyClicks(edit, "x")
        edit.tell_now()
    fault = edit.fault()
    assert fault is not None
    assert fault.place == "line 2"
    assert [mark.cursor.block().text() for mark in edit.extraSelections()] == ["lower\tx2"] * 2


def test_a_corrected_list_is_told(edit: CorpusEdit, qtbot) -> None:
    edit.show_text("low\t5\nlower\tx\nnewest\t6\n")
    assert edit.fault() is not None
    with qtbot.waitSignal(edit.text_edited) as told:
        edit.setPlainText("low\t5\nlower\t2\nnewest\t6\n")
    assert told.args == ["low\t5\nlower\t2\nnewest\t6\n"]
    assert edit.fault() is None
    assert edit.extraSelections() == []


def test_dropped_files_are_left_to_the_panel(edit: CorpusEdit) -> None:
    files, text = QMimeData(), QMimeData()
    files.setUrls([QUrl.fromLocalFile("/tmp/a.txt")])
    text.setText("abc")
    assert not edit.canInsertFromMimeData(files)
    assert edit.canInsertFromMimeData(text)


def test_a_line_without_end_is_wrapped_anywhere(edit: CorpusEdit) -> None:
    modes = QTextOption.WrapMode
    edit.show_text("x" * 5000)
    assert edit.wordWrapMode() == modes.WrapAnywhere
    edit.show_text("x y")
    assert edit.wordWrapMode() == modes.WrapAtWordBoundaryOrAnywhere
    data = QMimeData()
    data.setText("y" * 5000)
    edit.insertFromMimeData(data)
    assert edit.wordWrapMode() == modes.WrapAnywhere


def test_a_beginning_has_no_faults(edit: CorpusEdit) -> None:
    edit.show_text("low\t5\nlower\t2\nnewest\t6\nwi", editable=False)
    assert edit.fault() is None


def test_tab_parts_a_word_from_its_count_and_leaves_the_field_elsewhere(qtbot) -> None:
    around = QWidget()
    qtbot.addWidget(around)
    edit, after = CorpusEdit(around), QLineEdit(around)
    edit.setTabChangesFocus(False)
    edit.show_text("low\t5\nnew")
    around.show()
    around.activateWindow()
    edit.setFocus()
    edit.moveCursor(QTextCursor.MoveOperation.End)
    qtbot.keyClick(edit, Qt.Key.Key_Tab)
    qtbot.keyClicks(edit, "3")
    assert edit.text() == "low\t5\nnew\t3"
    qtbot.keyClick(edit, Qt.Key.Key_Tab)
    assert around.focusWidget() is after
    assert edit.text() == "low\t5\nnew\t3"
    edit.setFocus()
    edit.moveCursor(QTextCursor.MoveOperation.Start)
    qtbot.keyClick(edit, Qt.Key.Key_Tab)
    assert around.focusWidget() is after
