"""Where the window stands on the screen: remembered, and always reachable again."""

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

from gui.state.look_preferences import LookPreferences

USUAL_SIZE = QSize(1280, 800)
SMALLEST_SIZE = QSize(800, 560)

_TITLE_HEIGHT = 30
"""About as many pixels as the title bar will have: there is none before the window is shown. To
measure a letter instead would load the fonts of the system before the first paint."""


def restore_place(window: QWidget, preferences: LookPreferences) -> None:
    """Put the window where it was when it was closed, or in its usual size on a new screen."""
    window.setMinimumSize(SMALLEST_SIZE)
    remembered = preferences.bytes_of("window")
    if remembered is None or not window.restoreGeometry(remembered):
        window.resize(USUAL_SIZE.boundedTo(_room(window)))


def leave_full_screen(window: QWidget) -> None:
    """Be a usual window: what fills the screen has no size of its own."""
    if window.isFullScreen() or window.isMaximized():
        from PySide6.QtCore import Qt  # makes a large class: not before the first paint

        window.setWindowState(Qt.WindowState.WindowNoState)


def keep_on_screen(window: QWidget) -> None:
    """Let a window have no more than the screen, and the title bar that it will get beside it."""
    space = window.screen().availableGeometry()
    window.resize(window.size().boundedTo(_room(window)))
    left = min(window.x(), space.right() + 1 - window.width())
    top = min(window.y(), space.bottom() + 1 - window.height() - _TITLE_HEIGHT)
    window.move(max(space.left(), left), max(space.top(), top))


def save_place(window: QWidget, preferences: LookPreferences) -> None:
    """Remember size, place and whether the window fills the screen."""
    preferences.set_bytes("window", window.saveGeometry())


def _room(window: QWidget) -> QSize:
    """The largest size with which a window and its title bar are on the screen."""
    return window.screen().availableSize() - QSize(0, _TITLE_HEIGHT)
