"""A key goes to the control that uses it, and otherwise to the player."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QPushButton,
    QRadioButton,
    QSlider,
    QSpinBox,
    QTabBar,
    QTableView,
)

from gui import keys

KEY, NONE = Qt.Key, Qt.KeyboardModifier.NoModifier


def press(key, text="", modifiers=NONE):
    return QKeyEvent(QEvent.Type.ShortcutOverride, key, modifiers, text)


@pytest.mark.parametrize(
    ("control", "key", "text", "kept"),
    [
        (QPushButton, KEY.Key_Space, " ", True),
        (QPushButton, KEY.Key_Right, "", False),
        (QPushButton, KEY.Key_T, "t", False),
        (QCheckBox, KEY.Key_Space, " ", True),
        (QRadioButton, KEY.Key_Left, "", True),
        (QComboBox, KEY.Key_Space, " ", True),
        (QComboBox, KEY.Key_T, "t", True),
        (QComboBox, KEY.Key_Home, "", True),
        (QSpinBox, KEY.Key_Plus, "+", True),
        (QTabBar, KEY.Key_Left, "", True),
        (QTabBar, KEY.Key_Space, " ", False),
        (QSlider, KEY.Key_Right, "", False),
        (QTableView, KEY.Key_Right, "", False),
        (QTableView, KEY.Key_Space, " ", False),
        (QTableView, KEY.Key_Return, "\r", True),
    ],
)
def test_controls_keep_the_keys_that_move_inside_them(qtbot, control, key, text, kept):
    widget = control()
    qtbot.addWidget(widget)
    assert keys.belongs_to_control(press(key, text), widget) is kept


def test_keys_with_ctrl_are_always_shortcuts(qtbot):
    box = QComboBox()
    qtbot.addWidget(box)
    event = press(KEY.Key_O, "o", Qt.KeyboardModifier.ControlModifier)
    assert not keys.belongs_to_control(event, box)


def test_without_a_focus_every_key_is_a_shortcut():
    assert not keys.belongs_to_control(press(KEY.Key_Space, " "), None)
