"""Bring up the application and its window, painted before anything slow happens.

The window shows its frame in the right colours, size and place; then `composition` loads the
engine and fills it.
"""

import signal
import sys

from PySide6.QtCore import (
    QCoreApplication,
    QMessageLogContext,
    QtMsgType,
    qInstallMessageHandler,
)
from PySide6.QtWidgets import QApplication

from gui import beside
from gui.look import theme, translation
from gui.main_window import MainWindow
from gui.start import display
from gui.start.command_line import Wishes
from gui.state.look_preferences import LookPreferences
from gui.window_place import USUAL_SIZE

VERSION = "0.1.0"


def run(wishes: Wishes) -> int:
    """Show the window, or draw it into a file; returns the exit code."""
    if wishes.is_unattended:
        qInstallMessageHandler(_pass_on)
    app = application()
    preferences = LookPreferences()
    language = wishes.language or preferences.language(translation.languages())
    translation.install(app, language or translation.system_language())
    look = wishes.theme or preferences.theme(theme.names()) or theme.names()[0]
    theme.choose(app, look, _text_size(wishes, preferences))
    window = MainWindow(preferences)
    on_screen = not wishes.is_unattended
    window.take_size(wishes.size or _picture_size(wishes), on_screen=on_screen)
    window.when_painted(lambda: _fill(window, wishes))
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    window.show()
    code = app.exec()
    beside.wait()
    return code


def application() -> QApplication:
    """The application with the names under which settings and logs are kept."""
    QCoreApplication.setOrganizationName("BPE Visualizer")
    QCoreApplication.setApplicationName("BPE Visualizer")
    QCoreApplication.setApplicationVersion(VERSION)
    existing = QApplication.instance()
    if isinstance(existing, QApplication):
        return existing
    # Named here, the style comes without PySide6's large class for styles, which takes its time.
    return QApplication([*sys.argv[:1], "-style", "fusion"])


def _picture_size(wishes: Wishes) -> tuple[int, int] | None:
    """The usual size for pictures: they fit no screen and look the same on every machine."""
    return None if not wishes.is_unattended else (USUAL_SIZE.width(), USUAL_SIZE.height())


def _text_size(wishes: Wishes, preferences: LookPreferences) -> int:
    """What is remembered; pictures have the usual type and look the same on every machine."""
    remembered = None if wishes.is_unattended else preferences.text_size(theme.TEXT_SIZES)
    return remembered or theme.USUAL_TEXT


def _pass_on(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
    """Write what Qt has to say, but not that no window manager listens: a picture needs none."""
    if "propagateSizeHints" not in message:
        sys.stderr.write(f"{message}\n")


def _fill(window: MainWindow, wishes: Wishes) -> None:
    """Load what the window shows only now that the window is on the screen."""
    theme.begin()
    try:
        from gui.start import composition
    except ImportError as error:
        sys.stderr.write(f"{display.missing_part(error) or error}\n")
        QCoreApplication.exit(2)
        return
    composition.fill(window, wishes)
