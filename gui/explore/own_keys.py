"""Keys that a panel uses itself, and that the window has shortcuts for: the player's keys.

Qt asks the widget with the focus first, by an event that says so; `gui.keys` answers for Qt's own
controls, this for those that are drawn here.
"""

from __future__ import annotations

from collections.abc import Container

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent

_HARMLESS = Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.ShiftModifier


def claims(event: QEvent, keys: Container[Qt.Key]) -> bool:
    """Whether an event asks for one of these keys; then it is accepted, and the key is sent."""
    if event.type() != QEvent.Type.ShortcutOverride or not isinstance(event, QKeyEvent):
        return False
    plain = event.modifiers() & ~_HARMLESS == Qt.KeyboardModifier.NoModifier
    if not plain or Qt.Key(event.key()) not in keys:
        return False
    event.accept()
    return True
