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
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal
from PySide6.QtGui import QIcon

from gui.beside import run_beside
from gui.content.explore_place import EXPLORATION
from gui.content.lab_place import EXPERIMENTS
from gui.content.take_home_place import EXPORTS, SESSIONS, is_session_file
from gui.content.window_content import COMPARISON, LESSONS, WindowContent
from gui.failures import FailureReporter
from gui.garbage import WindowGarbage
from gui.look import icons, theme, translation
from gui.main_window import MainWindow
from gui.session import Session
from gui.start.command_line import Wishes
from gui.state.preferences import Preferences
from gui.state.trained_sources import HERE
from gui.view_stack import COMPARE, EXPLORE, TRAINING
from gui.work.opening import Opening


def fill(window: MainWindow, wishes: Wishes) -> None:
    """Fill the window and begin with what was wished."""
    FailureReporter(window, unattended=wishes.is_unattended).install()
    training_text = wishes.text is not None and _view(wishes) == TRAINING
    if training_text and not _are_tokenizers(wishes.files):
        sys.stderr.write("Give either --text or a corpus file, not both.\n")
        QCoreApplication.exit(2)
        return
    garbage = WindowGarbage(window)  # before anything starts a thread
    preferences = Preferences()
    preferences.remembers_files = not wishes.is_unattended
    session = Session(preferences, window)
    content = WindowContent(window, session)
    window.content = content
    theme.finish()  # now that all widgets are where they belong
    content.show_view(_view(wishes))
    if wishes.view is not None:  # whatever the files are
        once = Qt.ConnectionType.SingleShotConnection
        session.openings.ended.connect(partial(content.show_view, wishes.view), once)
    window.setWindowIcon(QIcon(icons.pixmap("program", 128, theme.active().accent)))
    if wishes.picture is not None:
        picture_run = importlib.import_module("gui.start.picture_run")
        picture_run.PictureRun(content, session, wishes).start()
    elif wishes.animation is not None:
        _film(session, wishes, content)
    else:
        window.when_painted(partial(_settle, session, content, garbage))
    sessions = [path for path in wishes.files if is_session_file(path)]
    others = tuple(path for path in wishes.files if path not in sessions)
    begin(session, replace(wishes, files=others))
    if wishes.page is not None:
        _when_open(session, partial(content.explore.show_page, wishes.page, others))
    if sessions:
        content.home.open_session(sessions[-1])
    if wishes.lesson is not None:
        content.lessons.open(wishes.lesson, max(0, (wishes.lesson_step or 1) - 1))


def _are_tokenizers(files: tuple[Path, ...]) -> bool:
    """Whether none of the files is a text."""
    if not files:
        return True
    look = importlib.import_module("gui.work.loaded_tokenizer").looks_like_tokenizer
    return all(map(look, files))


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
    garbage.settle()
    further = Further(content)
    further.imported.connect(content.furnish)
    further.imported.connect(content.home.keep_session)
    further.views_imported.connect(content.ahead.begin)
    content.ahead.finished.connect(garbage.settle)
    run_beside(further.load)


class Further(QObject):
    """Imports what nobody sees at first beside the window, which goes on working.

    `imported` tells in the window's thread that what it wants to have soon is there. Then come the
    other views, and what belongs to them: `views_imported`.
    """

    imported = Signal()
    views_imported = Signal()

    def load(self) -> None:
        """Import everything, in a thread."""
        for name in (LESSONS, SESSIONS):
            importlib.import_module(name)
        self.imported.emit()
        for name in (COMPARISON, EXPLORATION, EXPERIMENTS, EXPORTS):
            importlib.import_module(name)
        self.views_imported.emit()
