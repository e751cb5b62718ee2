"""What is in the window: menus, tool bar, one view at a time. It composes and decides nothing.

Every wish goes to the session, to its player or to the view. A further view is a line in
`_add_views`; it is made when it is looked at first.
"""

from __future__ import annotations

import importlib
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QApplication, QWidget

from gui import editing
from gui.actions import COMMANDS, Actions
from gui.content.explore_place import ExplorePlace
from gui.content.lab_place import LabPlace
from gui.content.look_place import LookPlace
from gui.content.picture_saver import PictureSaver
from gui.content.predict_place import PredictPlace
from gui.content.status_line import StatusLine
from gui.content.take_home_place import TakeHomePlace
from gui.content.tool_bar import ToolBar
from gui.content.views_ahead import ViewsAhead
from gui.dialogs.files import FileDialogs
from gui.keys import KeyGuard
from gui.main_window import MainWindow
from gui.menus import MenuBar
from gui.player import Player
from gui.session import Session
from gui.training.notice_text import open_question
from gui.training.view import TrainingView
from gui.view_stack import COMPARE, EXPLORE, LAB, TRAINING, Making, ViewStack

if TYPE_CHECKING:
    from gui.compare.view import CompareView
    from gui.explore.view import ExploreView
    from gui.export.session_record import Place, SessionRecord
    from gui.lab.view import LabView
    from gui.lessons.lesson_window import LessonPlace

COMPARISON: Final = "gui.compare.view"
"""Takes as long to import as the rest of the window, so it is imported when it is wanted."""

LESSONS: Final = "gui.lessons.lesson_window"
"""Likewise; `furnish` makes them when the window is there."""

ABOUT: Final = "gui.dialogs.about"
KEYS: Final = "gui.dialogs.keys_overview"


class WindowContent(QObject):
    """Fills a window and connects it with a session.

    Attributes:
        window: what is filled.
        actions: everything that can be done, by name.
        menus: the menu bar.
        training: the training view.
        compare: the comparison, once somebody has looked at it.
        explore: where the exploration is.
        lab: where the experiments are.
        guess: where a class guesses.
        home: where films, handouts, tables and sessions are saved.
        ahead: makes the views that nobody has looked at yet.
        pictures: draws the window or a panel into a file.
    """

    def __init__(self, window: MainWindow, session: Session) -> None:
        super().__init__(window)
        self.window = window
        self._session = session
        self.actions = Actions(window)
        self.menus = MenuBar(self.actions, window)
        self.training = TrainingView(session)
        self.compare: CompareView | None = None
        self.lab = LabPlace(session, self)
        self._tool_bar = ToolBar(self.actions, self.menus, window)
        self._files = FileDialogs(session.preferences, window)
        self.explore = ExplorePlace(session, self.actions, self._files, self)
        self.pictures = PictureSaver(self._files, window)
        self._views = ViewStack()
        self._lessons: LessonPlace | None = None
        self.actions.enable([command.name for command in COMMANDS["lessons"]], False)
        self._status = StatusLine(window, session)
        self._look = LookPlace(
            _application(), window, session.preferences, self.actions, self.menus
        )
        self.guess = PredictPlace(
            self.training.guess.prediction, window, session, self._views, self.actions
        )
        self.guess.add(TRAINING, self.training.guess.guessing)
        self.home = TakeHomePlace(session, self.actions, self._files, window, self._place)
        self._add_views()
        self._connect_window()
        self._connect_files()
        self._connect_view()
        self._connect_player()
        self._connect_comparison()
        self._connect_places()
        self._retranslate()
        self.show_view(TRAINING)
        self.training.setFocus()

    def view(self) -> TrainingView | CompareView | ExploreView | LabView:
        """The view that is shown."""
        made = {COMPARE: self.compare, EXPLORE: self.explore.view, LAB: self.lab.view}
        return made.get(self._views.current()) or self.training

    def open_files(self, paths: Sequence[Path | str]) -> None:
        """Open a session, a lesson, or what the view that is shown makes of the files."""
        takers = {EXPLORE: self.explore.take_files}
        if self.compare is not None:
            takers[COMPARE] = self.compare.take_files
        others = takers.get(self._views.current(), self._session.open_files)
        self.home.open_files(paths, partial(self.lessons.open_files, otherwise=others))

    @property
    def lessons(self) -> LessonPlace:
        """Where the lessons are, with their dock and their menu; made when first asked for."""
        if self._lessons is None:
            place = importlib.import_module(LESSONS).LessonPlace
            self._lessons = place(self.window, self._session, self._views, self.actions, self.menus)
            self._connect_lessons(self._lessons)
        return self._lessons

    def furnish(self) -> None:
        """Make what nobody sees when the window opens: the menu and the dock of the lessons."""
        _ = self.lessons

    def show_view(self, name: str) -> None:
        """Show another view."""
        self._views.show_view(name)
        for each in (TRAINING, COMPARE, EXPLORE, LAB):
            self.actions[f"{each}_view"].setChecked(each == name)
        for each in (COMPARE, EXPLORE):
            self.actions.enable([command.name for command in COMMANDS[each]], name == each)
        trains = name == TRAINING
        self.actions.enable(("setup", "find_word"), trains)
        self._tool_bar.follow_view(training=trains)
        self._status.show_view(name)
        self._allow()
        self.home.follow()

    def _retranslate(self) -> None:
        self.actions.retranslate()
        self._views.setAccessibleName(self.tr("Views"))

    # Composition

    def _add_views(self) -> None:
        self._views.add(TRAINING, self._give_training)
        self._views.add(COMPARE, self._make_comparison)
        self._views.add(EXPLORE, self.explore.make)
        self._views.add(LAB, self.lab.make)
        self.window.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        self.window.setMenuBar(self.menus)
        self.window.addToolBar(Qt.ToolBarArea.TopToolBarArea, self._tool_bar)
        self.window.setCentralWidget(self._views)
        self.ahead = ViewsAhead(self._views, self._session.player, self.window)

    def _connect_window(self) -> None:
        window, session = self.window, self._session
        window.files_dropped.connect(self.open_files)
        KeyGuard(window).letter_typed.connect(lambda name: self.actions[name].trigger())
        window.language_changed.connect(self._retranslate)
        window.theme_changed.connect(self.actions.redress)
        window.state_changed.connect(self._follow_state)
        window.closed.connect(session.close)

    def _connect_files(self) -> None:
        act, session = self.actions, self._session
        act["open_corpus"].triggered.connect(self._open_corpus)
        act["open_tokenizer"].triggered.connect(self.explore.open_file)
        act["save_tokenizer"].triggered.connect(partial(self._save_tokenizer, False))
        act["save_tokenizer_here"].triggered.connect(partial(self._save_tokenizer, True))
        act["save_picture"].triggered.connect(self._save_picture)
        act["quit"].triggered.connect(self.window.close)
        self.menus.samples.choice_requested.connect(session.open_sample)
        self.menus.recent.choice_requested.connect(lambda path: session.open_files([path]))
        self.menus.recent_wanted.connect(self._list_recent)
        session.tokenizer_changed.connect(self._look_into_file)
        session.problem_occurred.connect(self._tell_problem)
        session.trace_changed.connect(self._allow)
        session.further.when_explored(lambda state: state.card_changed.connect(self._allow))
        self._allow()

    def _connect_view(self) -> None:
        act = self.actions
        for name in editing.METHODS:
            act[name].triggered.connect(partial(editing.edit, name))
        _application().focusChanged.connect(self._follow_focus)
        editing.refresh(act)
        self.training.step_told.connect(partial(self._status.tell, TRAINING))
        act["find_word"].triggered.connect(self.training.find_word)
        act["setup"].setChecked(self.training.setup_visible)
        act["setup"].toggled.connect(self.training.set_setup_visible)
        self.training.setup_visible_changed.connect(act["setup"].setChecked)
        act["full_screen"].toggled.connect(self._fill_screen)
        act["reduced_motion"].setChecked(self._session.preferences.reduced_motion)
        act["reduced_motion"].toggled.connect(self._session.set_reduced_motion)
        act["reset_layout"].triggered.connect(lambda: self.view().reset_layout())
        for name in (TRAINING, COMPARE, EXPLORE, LAB):
            act[f"{name}_view"].triggered.connect(partial(self._choose_view, name))
        act["keys"].triggered.connect(self._show_keys)
        act["about"].triggered.connect(self._show_about)

    def _connect_player(self) -> None:
        act, player = self.actions, self._session.player
        for name, wish in {
            "play": lambda: self._player().toggle(),
            "step_forward": lambda: self._player().step(1),
            "step_back": lambda: self._player().step(-1),
            "ten_forward": lambda: self._player().jump(10),
            "ten_back": lambda: self._player().jump(-10),
            "first": lambda: self._player().seek(0),
            "last": lambda: self._player().seek(self._player().length),
            "next_tie": lambda: self.lab.go_to_tie(1),
            "previous_tie": lambda: self.lab.go_to_tie(-1),
            "faster": lambda: self._player().faster(),
            "slower": lambda: self._player().slower(),
        }.items():
            act[name].triggered.connect(lambda _=False, wish=wish: wish())
        act["loop"].setChecked(player.loop)
        act["loop"].toggled.connect(player.set_loop)
        player.loop_changed.connect(act["loop"].setChecked)
        player.playing_changed.connect(act.show_playing)

    def _connect_comparison(self) -> None:
        act, preferences = self.actions, self._session.preferences
        act["byte_row"].setChecked(preferences.byte_row)
        act["flashing"].setChecked(preferences.flashing)
        for name, wish in {
            "next_difference": lambda view: view.go_to_difference(1),
            "previous_difference": lambda view: view.go_to_difference(-1),
            "edit_text": lambda view: view.edit_text(),
            "watch_word": lambda view: view.watch(),
            "copy_ids": lambda view: view.copy_ids(),
            "add_lane": lambda view: view.add_lane(),
            "remove_lane": lambda view: view.remove_lane(),
            "open_text": self._open_text,
            "byte_row": lambda view: view.show_bytes(act["byte_row"].isChecked()),
            "flashing": lambda view: view.set_flashing(act["flashing"].isChecked()),
        }.items():
            act[name].triggered.connect(lambda _=False, wish=wish: wish(self._comparison()))

    def _give_training(self, _: QWidget) -> Making:
        yield
        return self.training  # which is there already

    def _make_comparison(self, place: QWidget) -> Making:
        compared = importlib.import_module(COMPARISON).CompareView
        view: CompareView = compared(self._session, place, in_parts=True)
        yield from view.make()
        self.compare = view
        view.open_text_requested.connect(lambda: self._open_text(view))
        view.bytes_shown_changed.connect(self.actions["byte_row"].setChecked)
        view.flashing_changed.connect(self.actions["flashing"].setChecked)
        view.told.connect(partial(self._status.tell, COMPARE))
        self.guess.add(COMPARE, view.let_guess(self.guess.prediction))
        self.window.closed.connect(view.close_search)
        return view

    def _comparison(self) -> CompareView:
        if self.compare is None:
            raise RuntimeError("nobody has looked at the comparison yet")
        return self.compare

    def _connect_places(self) -> None:
        self.explore.view_requested.connect(self._choose_view)
        self.explore.told.connect(partial(self._status.tell, EXPLORE))
        self.explore.offer_made.connect(partial(self._status.hold, EXPLORE))
        self.lab.view_requested.connect(self._choose_view)
        self.lab.told.connect(partial(self._status.tell, LAB))
        self.training.fork_requested.connect(self.lab.fork_here)
        self.actions["fork_here"].triggered.connect(self.lab.fork_here)
        self.window.closed.connect(self.lab.close)
        self.home.session_opened.connect(self._show_session)
        self.window.closed.connect(self.home.close)
        self.guess.view_requested.connect(self._choose_view)
        self.menus.menu("lessons").aboutToShow.connect(self.furnish)

    def _connect_lessons(self, lessons: LessonPlace) -> None:
        lessons.connect_files(self._files)
        self.actions.enable(("open_lesson", "lesson_panel"), True)
        lessons.view_requested.connect(self.show_view)
        lessons.page_requested.connect(self.lab.open)
        lessons.fresh_look_requested.connect(self.training.look_afresh)
        lessons.tab_requested.connect(lambda name: self._comparison().open_panel(name))
        lessons.bytes_requested.connect(lambda shown: self._comparison().show_bytes(shown))
        self.guess.serve(lessons)

    def _place(self) -> Place:
        """What a session file has of the window."""
        lesson = self._lessons.place if self._lessons is not None else ""
        view = self._views.current() or TRAINING
        return view, lesson, self.lab.page, self.lab.record, self.guess.score

    def _show_session(self, record: SessionRecord) -> None:
        """Show the view of a session that was opened, and go on with its lesson."""
        self.show_view(record.view if record.view in (COMPARE, EXPLORE, LAB) else TRAINING)
        self.lab.show_record(record)
        self.lessons.open_place(record.lesson)
        self.guess.prediction.go_on_from(record.score)

    def _look_into_file(self) -> None:
        """Show a file that the training cannot show; one that it replays stays there."""
        loaded = self._session.tokenizer
        if loaded is not None and not loaded.can_be_replayed and self.view() is self.training:
            self.show_view(EXPLORE)

    def _tell_problem(self, problem: object) -> None:
        """Let it be read where one is; what is asked about a text is answered in the training."""
        asks = open_question(self._session) is not None
        if asks or self.view() is self.lab.view:
            self.show_view(TRAINING)
        elif self.compare is not None and self.view() is self.compare:
            self.compare.show_problem(problem)

    def _player(self) -> Player:
        """The player that the keys are for: of a watched word, of a fork, or the training's."""
        watched = self.compare.player() if self.compare is self.view() and self.compare else None
        return watched or self.lab.player() or self._session.player

    # Wishes

    def _choose_view(self, name: str, _checked: bool = False) -> None:
        self.show_view(name)
        self.view().setFocus()

    def _open_text(self, view: CompareView) -> None:
        if path := self._files.ask_for_text():
            view.open_text(path)

    def _allow(self) -> None:
        """Saving and playing need steps; in the exploration nothing plays that could be seen."""
        trace = self._session.trace
        guessing = ("predict", "tell", "take_back_vote")  # which have rules of their own
        names = [each.name for each in COMMANDS["playback"] if each.name not in guessing]
        has_steps = trace is not None and len(trace) > 0
        self.actions.enable(names, has_steps and self._views.current() != EXPLORE)
        self.actions.enable(("predict",), has_steps)  # leads to where there is something to guess
        explores = self._views.current() == EXPLORE
        self.actions.enable(("save_tokenizer_here",), trace is not None and not explores)
        can_save = self._session.explore.card if explores else trace
        self.actions.enable(("save_tokenizer",), can_save is not None)

    def _open_corpus(self) -> None:
        if paths := self._files.ask_for_corpus():
            self._session.open_files(paths)

    def _list_recent(self) -> None:
        self.menus.show_recent_files(self._session.preferences.recent_files)

    def _save_tokenizer(self, at_position: bool, _checked: bool = False) -> None:
        if self._views.current() == EXPLORE:
            self.explore.save()
        elif path := self._files.ask_where_to_save_tokenizer():
            self._session.save_tokenizer(path, at_position)

    def _save_picture(self) -> None:
        self._session.player.pause()
        self.pictures.ask(self.view().panels())

    def _show_keys(self) -> None:
        importlib.import_module(KEYS).KeysOverview(self.actions, self.window).exec()

    def _show_about(self) -> None:
        importlib.import_module(ABOUT).AboutDialog(self.window).exec()

    def _fill_screen(self, full: bool) -> None:
        state, whole = self.window.windowState(), Qt.WindowState.WindowFullScreen
        self.window.setWindowState(state | whole if full else state & ~whole)

    def _follow_state(self) -> None:
        self.actions["full_screen"].setChecked(self.window.isFullScreen())

    def _follow_focus(self, old: QWidget | None, new: QWidget | None) -> None:
        """Give the keys of a panel that vanished to the view: Qt gives them to the tool bar."""
        editing.refresh(self.actions)
        if new is not None and self._tool_bar.isAncestorOf(new) and old and not old.isVisible():
            self.view().setFocus()


def _application() -> QApplication:
    app = QApplication.instance()
    if not isinstance(app, QApplication):
        raise RuntimeError("a window needs an application")
    return app
