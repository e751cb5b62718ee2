"""Put the program together: application, look, language, session, window; and take it down again.

The window is painted before anything slow happens. What is slow follows: the worker process, the
collector's list of everything that lives as long as the window.
"""

import gc
import signal
import sys

from PySide6.QtCore import QCoreApplication, QTimer
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication

from gui.command_line import Wishes
from gui.failures import FailureReporter
from gui.look import icons, theme, translation
from gui.main_window import MainWindow
from gui.picture_run import PictureRun
from gui.preferences import Preferences
from gui.session import Session

VERSION = "0.1.0"

# A collection walks all living objects; with the default of 700 it would do so in every frame.
_GARBAGE_THRESHOLD = 50_000


def run(wishes: Wishes) -> int:
    """Show the window, or draw it into a file; returns the exit code."""
    app = _application()
    reporter = FailureReporter()
    preferences = Preferences()
    language = wishes.language or preferences.language(translation.languages())
    translation.install(app, language or translation.system_language())
    theme.apply(app, wishes.theme or preferences.theme(theme.names()) or theme.names()[0])
    app.setWindowIcon(QIcon(icons.pixmap("program", 128, theme.active().accent)))
    session = Session(preferences)
    window = MainWindow(session)
    window.take_size(wishes.size)
    if wishes.picture is not None:
        PictureRun(session, window, wishes).start()
    else:
        reporter.install()
        signal.signal(signal.SIGINT, signal.SIG_DFL)
        window.show()
        QTimer.singleShot(0, window, lambda: _settle(session))
    begin(session, wishes)
    code = app.exec()
    session.close()
    return code


def begin(session: Session, wishes: Wishes) -> None:
    """Open what the command line names, or else the first sample, and go to the wished step."""
    if wishes.text is not None:
        session.set_text(wishes.text)
    if wishes.files:
        session.open_files(wishes.files)
    if wishes.text is None:
        session.start()
    if wishes.step is not None:
        session.seek(wishes.step)


def _application() -> QApplication:
    """The application with the names under which settings and logs are kept."""
    QCoreApplication.setOrganizationName("BPE Visualizer")
    QCoreApplication.setApplicationName("BPE Visualizer")
    QCoreApplication.setApplicationVersion(VERSION)
    existing = QApplication.instance()
    return existing if isinstance(existing, QApplication) else QApplication(sys.argv[:1])


def _settle(session: Session) -> None:
    """After the first paint: what makes later work quick."""
    session.warm_up()
    gc.collect()
    gc.freeze()
    gc.set_threshold(_GARBAGE_THRESHOLD, 20, 20)
