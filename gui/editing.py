"""The Edit menu: it acts on whatever has the focus, if that can be edited or copied from."""

from typing import Final

from PySide6.QtWidgets import QApplication, QLineEdit, QPlainTextEdit, QTextEdit, QWidget

from gui.actions import Actions

# Action and the method of Qt's text widgets that it stands for.
METHODS: Final = {
    "undo": "undo",
    "redo": "redo",
    "cut": "cut",
    "copy": "copy",
    "paste": "paste",
    "select_all": "selectAll",
}

TextField = QLineEdit | QPlainTextEdit | QTextEdit


def edit(name: str) -> None:
    """Do what the action `name` says to the widget that has the focus."""
    focused = QApplication.focusWidget()
    method = getattr(focused, METHODS[name], None)
    if callable(method):
        method()


def refresh(actions: Actions) -> None:
    """Enable what makes sense for the widget that has the focus."""
    focused = QApplication.focusWidget()
    for name in METHODS:
        actions[name].setEnabled(_makes_sense(name, focused))


def _makes_sense(name: str, focused: QWidget | None) -> bool:
    if not isinstance(focused, TextField):
        return callable(getattr(focused, METHODS[name], None))
    if name in ("copy", "select_all"):
        return True
    if focused.isReadOnly():
        return False
    if name in ("undo", "redo"):
        return _has_history(name, focused)
    return True


def _has_history(name: str, field: TextField) -> bool:
    if isinstance(field, QLineEdit):
        return field.isUndoAvailable() if name == "undo" else field.isRedoAvailable()
    history = field.document()
    return history.isUndoAvailable() if name == "undo" else history.isRedoAvailable()
