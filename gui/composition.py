"""Put together what the window shows: session, content, and what the command line asks for.

Everything here needs the engine, so it is imported after the window's first paint. What makes later
work quick comes last: the worker process, and the collector's list of what lives as long as the
window.
"""

import importlib
import sys
from collections.abc import Callable
from dataclasses import replace
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
from gui.look import icons, theme, translation
from gui.main_window import MainWindow
from gui.opening_job import Opening
from gui.picture_run import PictureRun
from gui.preferences import Preferences
from gui.session import Session
from gui.take_home_place import is_session_file
from gui.view_stack import COMPARE, EXPLORE, TRAINING
from gui.window_content import COMPARISON, WindowContent


def fill(window: MainWindow, wishes: Wishes) -> None:
    """Fill the window and begin with what was wished."""
    FailureReporter(window, unattended=wishes.is_unattended).install()
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
    if wishes.picture is not None:
        PictureRun(content, session, wishes).start()
    elif wishes.animation is not None:
        _film(session, wishes, content)
    else:
        QTimer.singleShot(0, window, lambda: _settle(session, content, garbage))
    sessions = [path for path in wishes.files if is_session_file(path)]
    others = tuple(path for path in wishes.files if path not in sessions)
    begin(session, replace(wishes, files=others))
    if wishes.page is not None:
        _when_open(session, partial(content.explore.show_page, wishes.page, others))
    if sessions:
        content.home.open_session(sessions[-1])
    if wishes.lesson is not None:
        content.lessons.open(wishes.lesson, max(0, (wishes.lesson_step or 1) - 1))


def _film(session: Session, wishes: Wishes, content: WindowContent) -> None:
    """Draw a film when everything is there, as `PictureRun` draws a picture."""
    runs = importlib.import_module("gui.export.animation_run")
    look = importlib.import_module("gui.export.animation").AnimationWish(
        theme=theme.active().name, language=translation.current()
    )
    if wishes.size is not None:
        look = replace(look, size=wishes.size)
    order = runs.FilmOrder(
        wishes.animation, split=wishes.view == COMPARE, first=wishes.step, look=look
    )
    runs.AnimationRun(session, order, content).start()


def begin(session: Session, wishes: Wishes) -> None:
    """Show a sample, then what the command line names, at the wished step."""
    view = _view(wishes)
    if wishes.text is not None and view == TRAINING:
        session.set_text(wishes.text)
    else:
        session.start()
    if wishes.files and view == EXPLORE:  # a text would only be a corpus there
        session.openings.start(Opening(wishes.files, only_tokenizers=True))
    elif wishes.files:
        session.open_files(wishes.files)
    if view != TRAINING:
        session.compare.begin_with(wishes.text, None)
    _when_open(session, partial(_go_to_step, session, wishes))


def _when_open(session: Session, do: Callable[[], None]) -> None:
    """Do something as soon as no file is being opened."""
    if session.openings.running:
        session.openings.ended.connect(do, Qt.ConnectionType.SingleShotConnection)
    else:
        do()


def _view(wishes: Wishes) -> str:
    """The view to begin with; a file may lead to another one."""
    return wishes.view or TRAINING


def _go_to_step(session: Session, wishes: Wishes) -> None:
    """Be at the wished step; lanes then have the tokenizer that the training is there."""
    if wishes.step is not None:
        session.seek(wishes.step)
        if wishes.view == COMPARE:
            session.compare.begin_with(None, HERE)


def _settle(session: Session, content: WindowContent, garbage: WindowGarbage) -> None:
    """After the window is filled: what makes later work quick, and what a crash left behind."""
    session.warm_up()
    content.home.keep_session()
    garbage.settle()
    # Beside the window, which goes on working: who wants to compare or explore need not wait.
    import_beside(COMPARISON, EXPLORATION, EXPERIMENTS)
