"""Where the window stands on the screen: remembered, and always reachable again."""

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

from gui.look_preferences import LookPreferences

USUAL_SIZE = QSize(1280, 800)
SMALLEST_SIZE = QSize(800, 560)


def restore_place(window: QWidget, preferences: LookPreferences) -> None:
    """Put the window where it was when it was closed, or in its usual size on a new screen."""
    window.setMinimumSize(SMALLEST_SIZE)
    remembered = preferences.bytes_of("window")
    if remembered is None or not window.restoreGeometry(remembered):
        space = window.screen().availableSize()
        window.resize(USUAL_SIZE.boundedTo(space))


def save_place(window: QWidget, preferences: LookPreferences) -> None:
    """Remember size, place and whether the window fills the screen."""
    preferences.set_bytes("window", window.saveGeometry())
