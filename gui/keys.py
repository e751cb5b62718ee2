"""Who gets a key: the control that has the focus, or the player.

The player's keys have no modifier (Space, arrows, Home, End, letters), and so have the keys that
move inside a control. Text fields keep theirs by themselves; for buttons, lists of choices and tabs
Qt would let the shortcut win, so the main window asks here. The slider of the player is no
exception: there the arrows step as everywhere else.
"""

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSpinBox,
    QComboBox,
    QRadioButton,
    QTabBar,
    QWidget,
)

_KEY = Qt.Key
_ALONG: Final = frozenset({_KEY.Key_Left, _KEY.Key_Right, _KEY.Key_Home, _KEY.Key_End})

# A person with a Russian keyboard presses the same place of the keyboard.
CYRILLIC_TWINS: Final = {"е": "next_tie", "Е": "previous_tie", "д": "loop", "Д": "loop"}


def belongs_to_control(event: QKeyEvent, focused: QWidget | None) -> bool:
    """Whether the focused control wants this key more than a shortcut does."""
    plain = event.modifiers() in (
        Qt.KeyboardModifier.NoModifier,
        Qt.KeyboardModifier.ShiftModifier,
        Qt.KeyboardModifier.KeypadModifier,
    )
    if focused is None or not plain:
        return False
    key = event.key()
    if isinstance(focused, QComboBox | QAbstractSpinBox):
        return key == _KEY.Key_Space or key in _ALONG or bool(event.text().strip())
    if isinstance(focused, QRadioButton):
        return key == _KEY.Key_Space or key in _ALONG
    if isinstance(focused, QAbstractButton):
        return key == _KEY.Key_Space
    return isinstance(focused, QTabBar) and key in _ALONG
