"""Put together what the window shows: session, content, and what the command line asks for.

Everything here needs the engine, so it is imported after the window's first paint. What makes later
work quick comes last: the worker process, and the collector's list of what lives as long as the
window.
"""

import sys
from functools import partial

from PySide6.QtCore import QCoreApplication, Qt, QTimer
from PySide6.QtGui import QIcon

from gui.beside import import_beside
from gui.command_line import Wishes
from gui.compare_state import HERE
from gui.explore_place import EXPLORATION
from gui.failures import FailureReporter
from gui.garbage import WindowGarbage
from gui.lab_place import EXPERIMENTS
from gui.loaded_tokenizer import looks_like_tokenizer
from gui.look import icons, theme
from gui.main_window import MainWindow
from gui.picture_run import PictureRun
from gui.preferences import Preferences
from gui.session import Session
from gui.view_stack import COMPARE, TRAINING
from gui.window_content import COMPARISON, WindowContent


def fill(window: MainWindow, wishes: Wishes) -> None:
    """Fill the window and begin with what was wished."""
    FailureReporter(window, unattended=wishes.picture is not None).install()
    training_text = wishes.text is not None and _view(wishes) == TRAINING
    if training_text and not all(looks_like_tokenizer(path) for path in wishes.files):
        sys.stderr.write("Give either --text or a corpus file, not both.\n")
        QCoreApplication.exit(2)
        return
    garbage = WindowGarbage(window)  # before anything starts a thread
    session = Session(Preferences(), window)
    content = WindowContent(window, session)
    window.content = content
    content.show_view(_view(wishes))
    if wishes.view is not None:  # whatever the files are
        once = Qt.ConnectionType.SingleShotConnection
        session.openings.ended.connect(partial(content.show_view, wishes.view), once)
    window.setWindowIcon(QIcon(icons.pixmap("program", 128, theme.active().accent)))
    if wishes.picture is None:
        QTimer.singleShot(0, window, lambda: _settle(session, garbage))
    else:
        PictureRun(content, session, wishes).start()
    begin(session, wishes)
    if wishes.lesson is not None:
        content.lessons.open(wishes.lesson, max(0, (wishes.lesson_step or 1) - 1))


def begin(session: Session, wishes: Wishes) -> None:
    """Show a sample, then what the command line names, at the wished step."""
    view = _view(wishes)
    if wishes.text is not None and view == TRAINING:
        session.set_text(wishes.text)
    else:
        session.start()
    if wishes.files:
        session.open_files(wishes.files)
    if view != TRAINING:
        session.compare.begin_with(wishes.text, None)
    if session.openings.running:
        once = Qt.ConnectionType.SingleShotConnection
        session.openings.ended.connect(partial(_go_to_step, session, wishes), once)
    else:
        _go_to_step(session, wishes)


def _view(wishes: Wishes) -> str:
    """The view to begin with; a file may lead to another one."""
    return wishes.view or TRAINING


def _go_to_step(session: Session, wishes: Wishes) -> None:
    """Be at the wished step; lanes then have the tokenizer that the training is there."""
    if wishes.step is not None:
        session.seek(wishes.step)
        if wishes.view == COMPARE:
            session.compare.begin_with(None, HERE)


def _settle(session: Session, garbage: WindowGarbage) -> None:
    """After the window is filled: what makes later work quick."""
    session.warm_up()
    garbage.settle()
    # Beside the window, which goes on working: who wants to compare or explore need not wait.
    import_beside(COMPARISON, EXPLORATION, EXPERIMENTS)
