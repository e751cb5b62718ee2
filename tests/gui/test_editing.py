"""The Edit menu acts on the field that has the focus, and only offers what makes sense there."""

import pytest
from PySide6.QtWidgets import (
    QApplication,
    QLineEdit,
    QMainWindow,
    QPlainTextEdit,
    QPushButton,
    QWidget,
)

from gui import editing
from gui.actions import Actions


@pytest.fixture
def window(qtbot):
    window = QMainWindow()
    window.setCentralWidget(QWidget())
    qtbot.addWidget(window)
    window.actions_of = Actions(window)
    return window


def focus(window, qtbot, widget):
    widget.setParent(window.centralWidget())
    window.show()
    widget.show()
    window.activateWindow()
    widget.setFocus()
    qtbot.waitUntil(widget.hasFocus)


def enabled(window):
    editing.refresh(window.actions_of)
    return {name for name in editing.METHODS if window.actions_of[name].isEnabled()}


def test_a_button_offers_nothing_to_edit(window, qtbot):
    focus(window, qtbot, QPushButton("x"))
    assert enabled(window) == set()


@pytest.mark.parametrize("field", [QLineEdit, QPlainTextEdit])
def test_a_fresh_field_has_nothing_to_undo(window, qtbot, field):
    focus(window, qtbot, field("low"))
    assert enabled(window) == {"cut", "copy", "paste", "select_all"}


@pytest.mark.parametrize("field", [QLineEdit, QPlainTextEdit])
def test_a_read_only_field_can_only_be_copied_from(window, qtbot, field):
    made = field("low")
    made.setReadOnly(True)
    focus(window, qtbot, made)
    assert enabled(window) == {"copy", "select_all"}


def test_undo_and_redo_change_the_text_back_and_forth(window, qtbot):
    field = QLineEdit("low")
    focus(window, qtbot, field)
    field.insert("er")
    assert "undo" in enabled(window)
    editing.edit("undo")
    assert field.text() == "low"
    assert "redo" in enabled(window)
    editing.edit("redo")
    assert field.text() == "lower"


def test_editing_without_a_field_does_nothing(window, qtbot):
    button = QPushButton("x")
    focus(window, qtbot, button)
    QApplication.clipboard().setText("y")
    editing.edit("paste")
    assert button.text() == "x"
