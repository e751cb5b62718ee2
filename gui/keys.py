"""Who gets a key: the control that has the focus, or the player.

The player's keys have no modifier (Space, arrows, Home, End, letters), and so have the keys that
move inside a control. Text fields keep theirs by themselves; for buttons, lists of choices and tabs
Qt would let the shortcut win, so `KeyGuard` stands between. The slider of the player is no
exception: there the arrows step as everywhere else.
"""

from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QComboBox,
    QLineEdit,
    QRadioButton,
    QTabBar,
    QWidget,
)

_KEY = Qt.Key
_ENDS: Final = frozenset({_KEY.Key_Return, _KEY.Key_Enter})
_ALONG: Final = frozenset({_KEY.Key_Left, _KEY.Key_Right, _KEY.Key_Home, _KEY.Key_End})

# A person with a Russian keyboard presses the same place of the keyboard.
CYRILLIC_TWINS: Final = {"е": "next_tie", "Е": "previous_tie", "д": "loop", "Д": "loop"}


class KeyGuard(QObject):
    """Watches a window: lets controls keep their keys, and reads letters of a Russian keyboard.

    Signals:
        letter_typed: the name of the action that the letter stands for.
    """

    letter_typed = Signal(str)

    def __init__(self, window: QWidget) -> None:
        """Watch `window`, as long as it lives."""
        super().__init__(window)
        self._window = window
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Answer for the focused control, or for a letter that nobody else wanted."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            if belongs_to_control(event, self._window.focusWidget()):
                event.accept()
                return True
        elif event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            twin = CYRILLIC_TWINS.get(event.text())
            if twin is not None:
                self.letter_typed.emit(twin)
                return True
        return super().eventFilter(watched, event)


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
    if isinstance(focused, QLineEdit | QAbstractSpinBox) and key in _ENDS:
        return True
    if isinstance(focused, QComboBox | QAbstractSpinBox):
        return key == _KEY.Key_Space or key in _ALONG or bool(event.text().strip())
    if isinstance(focused, QRadioButton):
        return key == _KEY.Key_Space or key in _ALONG
    if isinstance(focused, QAbstractButton):
        return key == _KEY.Key_Space
    if isinstance(focused, QAbstractItemView):
        return key in _ENDS
    return isinstance(focused, QTabBar) and key in _ALONG
