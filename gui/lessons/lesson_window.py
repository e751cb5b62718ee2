"""Lessons in the window: the dock, the menu, the keys, and where the dock has room.

Beside `window_content`, which only has to name it: what the window knows of lessons is here. Page
Down and Page Up, which presenter remotes send, go through the lesson wherever the cursor is. Space
does so while the keys go to the lesson; elsewhere it plays.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QActionGroup, QKeyEvent
from PySide6.QtWidgets import QApplication, QDockWidget, QLineEdit, QPlainTextEdit, QWidget

from gui.actions import COMMANDS, Actions
from gui.dialogs.files import FileDialogs
from gui.lessons.dock_title import DockTitle
from gui.lessons.lesson import Step, in_language
from gui.lessons.lesson_panel import LessonPanel
from gui.lessons.lesson_state import LessonState
from gui.lessons.reading import LessonFileError, is_lesson, read_lesson
from gui.lessons.shipped import find_lesson, shipped_lessons
from gui.lessons.words import plain
from gui.look import translation
from gui.main_window import MainWindow
from gui.menus import MenuBar
from gui.session import Session
from gui.view_stack import COMPARE, LAB, ViewStack

_AREA: Final = Qt.DockWidgetArea
_SHARE: Final = 0.32
_BORDER: Final = 8
_HIDDEN: Final = "?hidden"
_OF_LESSON: Final = tuple(
    command.name
    for command in COMMANDS["lessons"]
    if command.name not in ("open_lesson", "lesson_panel")
)


class LessonPlace(QObject):
    """Where the lessons are.

    Attributes:
        state: the lesson that is given.
        panel: what is in the dock.
        dock: the dock; hidden without a lesson.

    Signals:
        view_requested: the view that a step shows.
        page_requested: the page of the experiments that a step shows.
        guess_requested: whether the class is to guess in the view of a step.
        fresh_look_requested: nothing that a person chose to see is to be in the way of a step; the
            panel of the setup that it opens, empty for the usual one.
        tab_requested: likewise the panel beside the lanes that the comparison opens.
        bytes_requested: whether the comparison that a step shows has its row of bytes.
        problem_occurred: a lesson cannot be read.
        busy_changed: whether something is under way is different now.
    """

    view_requested = Signal(str)
    page_requested = Signal(str)
    guess_requested = Signal(bool)
    fresh_look_requested = Signal(str)
    tab_requested = Signal(str)
    bytes_requested = Signal(bool)
    problem_occurred = Signal(object)
    busy_changed = Signal()

    def __init__(
        self,
        window: MainWindow,
        session: Session,
        views: ViewStack,
        actions: Actions,
        menus: MenuBar,
    ) -> None:
        """Give lessons in `window`."""
        super().__init__(window)
        self._window, self._session, self._views = window, session, views
        self._actions, self._menus = actions, menus
        self.state = LessonState(session, views.current, self)
        self.panel = LessonPanel(self.state)
        self.dock = QDockWidget(window)
        self.dock.setObjectName("lesson")
        self.dock.setWidget(self.panel)
        self.dock.setTitleBarWidget(DockTitle(self.dock))
        self.dock.hide()
        self._share = _SHARE
        self._guesses = False
        self._led_to: Step | None = None
        window.addDockWidget(_AREA.RightDockWidgetArea, self.dock)
        self._shipped = QActionGroup(self)
        self._connect()
        self.retranslate()
        self._follow()

    @property
    def settled(self) -> bool:
        """Whether everything that is to be seen is there."""
        return self.state.settled

    @property
    def place(self) -> str:
        """Where in which lesson one is, as a session remembers it; empty without one."""
        lesson, step = self.state.lesson, self.state.step
        if lesson is None or step is None:
            return ""
        return f"{lesson.path}#{step.name}{_HIDDEN if self.dock.isHidden() else ''}"

    # Wishes

    def open(self, name: str, step: int | None = None) -> None:
        """Open a lesson of the program by its name, or any by its file; `step` counts from 0."""
        self._open(find_lesson(name) or Path(name), step)

    def open_place(self, place: str) -> None:
        """Show the step that `place` names, without leading there: the program is as it was left.

        A lesson that is not there any more is told. One that was hidden stays so, at its place.
        """
        written = place.removesuffix(_HIDDEN)
        path, _, step = written.rpartition("#") if "#" in written else (written, "", "")
        if path:
            self._open(_lesson_at(Path(path)), step, shown=not place.endswith(_HIDDEN))

    def open_files(
        self, paths: Iterable[Path | str], otherwise: Callable[[list[Path]], None]
    ) -> None:
        """Open what was dropped: a lesson; let somebody else open anything else."""
        files = [Path(path) for path in paths]
        if len(files) == 1 and is_lesson(files[0]):
            self._open(files[0], None)
        else:
            otherwise(files)

    def connect_files(self, files: FileDialogs) -> None:
        """Ask for lessons and tokenizer files by these dialogs."""

        def ask_for_lesson() -> None:
            if path := files.ask_for_lesson():
                self._open(path, None)

        def ask_for_tokenizer() -> None:
            if path := files.ask_for_tokenizer():
                self.state.choose_file(path)

        self._actions["open_lesson"].triggered.connect(ask_for_lesson)
        self.panel.file_requested.connect(ask_for_tokenizer)

    def close(self) -> None:
        """End all work; the window is closing."""
        self.state.close()

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        language = translation.current()
        menu = self._menus.menu("lessons")
        for action in self._shipped.actions():
            self._shipped.removeAction(action)
            menu.removeAction(action)
        for each in shipped_lessons():
            title = plain(in_language(each.title, language), {}, language)
            action = self._shipped.addAction(title.replace("&", "&&"))
            action.setData(each.name)
        menu.insertActions(menu.actions()[0], self._shipped.actions())
        self._name_dock()

    # How

    def _connect(self) -> None:
        act, state = self._actions, self.state
        for name, wish in {
            "lesson_next": state.next,
            "lesson_back": state.back,
            "lesson_return": self._return,
            "next_bookmark": state.go_to_bookmark,
        }.items():
            act[name].triggered.connect(lambda _=False, wish=wish: wish())
        act["lesson_bookmark"].triggered.connect(state.set_bookmark)
        act["lesson_panel"].triggered.connect(self._show_panel)
        self._shipped.triggered.connect(lambda action: self.open(action.data()))
        self.panel.lesson_requested.connect(self._open_shipped)
        state.lesson_changed.connect(self._end_guessing)
        for changed in (state.lesson_changed, state.step_changed, state.bookmarks_changed):
            changed.connect(self._follow)
        for changed in (state.step_changed, state.file_changed):
            changed.connect(self._arrange_soon)
        state.busy_changed.connect(self.busy_changed)
        state.guide.view_requested.connect(self._show_view)
        state.guide.arrived.connect(self._let_guess)
        self._views.view_changed.connect(lambda _: self._arrange())
        self._session.openings.ended.connect(self._arrange_soon)
        self._views.view_changed.connect(lambda _: state.guide.look())
        self.dock.visibilityChanged.connect(self._follow)
        self.dock.visibilityChanged.connect(lambda _: self._arrange())
        self.dock.dockLocationChanged.connect(lambda _: self._arrange())
        self.dock.topLevelChanged.connect(lambda _: self._arrange())
        self._window.installEventFilter(self)
        self.dock.installEventFilter(self)
        self._window.language_changed.connect(self.retranslate)
        self._window.closed.connect(self.close)
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self._guard)

    def _open(self, path: Path, step: int | str | None, *, shown: bool = True) -> None:
        """Open a lesson at a step by its number, or at one by its name, where one already is."""
        try:
            lesson = read_lesson(path)
        except (LessonFileError, OSError) as error:
            self.dock.show()
            self.panel.show_problem(error)
            self.problem_occurred.emit(error)
            return
        self.dock.setVisible(shown)
        self._arrange()
        self._arrange_soon()
        if isinstance(step, str):
            self.state.open(lesson, lesson.find(step) or 0, lead=False)
        else:
            last = len(lesson.steps) - 1
            self.state.open(lesson, None if step is None else min(step, last))
        if shown:
            self.panel.setFocus()

    def _open_shipped(self, number: int) -> None:
        self.open(shipped_lessons()[number].name)

    def _end_guessing(self) -> None:
        """Nobody guesses for a lesson that is given no more."""
        if self.state.lesson is None:
            self._let_guess(())

    def _show_view(self, view: str, page: str) -> None:
        """Show what a step wants; the keys stay with the lesson if they are there."""
        focused = self.panel.text.hasFocus()
        self.view_requested.emit(view)
        if view == LAB and page:
            self.page_requested.emit(page)
        if view == COMPARE:
            self.bytes_requested.emit(self._wants_bytes())
        if self._led_to is not self.state.step:  # what a person opens in the step stays open
            self._led_to = self.state.step
            self._open_panels(view)
        if self._wants_guesses():  # at once: nothing of the answer may be seen on the way
            self._let_guess(())
        if focused:
            self.panel.setFocus()

    def _open_panels(self, view: str) -> None:
        panel = self._led_to.state.panel if self._led_to is not None else ""
        self.fresh_look_requested.emit(panel)
        if view == COMPARE:
            self.tab_requested.emit(panel)

    def _let_guess(self, _remarks: object) -> None:
        """Let the class guess where a step says so; who guesses anyway is not disturbed."""
        wanted, focused = self._wants_guesses(), self.panel.text.hasFocus()
        if wanted or self._guesses:
            self._guesses = wanted
            self.guess_requested.emit(wanted)
            if focused:
                self.panel.setFocus()

    def _wants_guesses(self) -> bool:
        step = self.state.step
        return step is not None and step.state.guess

    def _wants_bytes(self) -> bool:
        shown = self.state.step.state.bytes_shown if self.state.step is not None else None
        return self._session.preferences.byte_row if shown is None else shown

    def _return(self) -> None:
        """Bring the program back to the step, and the keys to the lesson."""
        self._led_to = None
        self.state.return_to_step()
        self.panel.setFocus()

    def _show_panel(self, shown: bool) -> None:
        """Show or hide the dock; without a lesson it offers those that there are."""
        self.dock.setVisible(shown)
        if shown:
            self._arrange_soon()
            self.panel.take_keys()

    def _follow(self) -> None:
        """Let actions do what they can do now; Page Down is the lesson's while it is in sight."""
        state, act = self.state, self._actions
        shown = state.lesson is not None and not self.dock.isHidden()
        act.enable(_OF_LESSON, shown)
        act["lesson_panel"].setChecked(not self.dock.isHidden())
        marked = state.step is not None and state.step.name in state.bookmarks
        act["lesson_bookmark"].setChecked(marked)
        self._name_dock()

    def _name_dock(self) -> None:
        lesson, language = self.state.lesson, translation.current()
        title = plain(in_language(lesson.title, language), {}, language) if lesson else ""
        self.dock.setWindowTitle(title or self.tr("Lesson"))
        self.dock.setAccessibleName(self.tr("Lesson"))

    # Where there is room

    def _arrange(self, again: bool = False) -> None:
        """Be a third of the window; the view becomes as narrow as it must, the window not wider."""
        beside = self.dock.isVisible() and not self.dock.isFloating() and self._is_beside()
        least = 1 if beside else 0
        self._views.setMinimumSize(least, least)
        if not beside:
            return
        whole, before = self._window.width(), self.dock.width()
        rest = whole - self._views.minimumSizeHint().width() - _BORDER
        most = min(round(self._share * whole), rest)
        # What is in the dock knows at once how narrow it can be, the dock only when laid out.
        wanted = max(self.panel.minimumSizeHint().width(), most)
        self._window.resizeDocks([self.dock], [wanted], Qt.Orientation.Horizontal)
        if not again and wanted != before:  # a view needs less width as soon as it has less
            QTimer.singleShot(0, self, lambda: self._arrange(again=True))

    def _arrange_soon(self) -> None:
        """Arrange when the window knows its sizes: a step with other buttons has another width."""
        QTimer.singleShot(0, self, self._arrange)

    def _take_width(self) -> None:
        """Keep the width to which somebody drags the border."""
        dragged = QApplication.mouseButtons() != Qt.MouseButton.NoButton
        if dragged and self._is_beside() and not self.dock.isFloating():
            self._share = self.dock.width() / max(1, self._window.width())

    def _is_beside(self) -> bool:
        sides = _AREA.LeftDockWidgetArea | _AREA.RightDockWidgetArea
        return bool(self._window.dockWidgetArea(self.dock) & sides)

    # Keys

    def _guard(self, old: QWidget | None, new: QWidget | None) -> None:
        """Watch the text field that has the cursor: it must not keep the presenter's keys."""
        for widget, watch in ((old, False), (new, True)):
            if isinstance(widget, QPlainTextEdit | QLineEdit):
                widget.removeEventFilter(self)
                if watch:
                    widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the size of the window; give Page Down to the lesson, not to a text field."""
        if event.type() == QEvent.Type.Resize and watched is self._window:
            self._arrange_soon()
        elif event.type() == QEvent.Type.Resize and watched is self.dock:
            self._take_width()
        elif event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            paging = event.key() in (Qt.Key.Key_PageDown, Qt.Key.Key_PageUp)
            plain_key = event.modifiers() == Qt.KeyboardModifier.NoModifier
            if paging and plain_key and self._actions["lesson_next"].isEnabled():
                event.ignore()
                return True
        return super().eventFilter(watched, event)


def _lesson_at(path: Path) -> Path:
    """Where a lesson is: a shipped one lies elsewhere if the program was moved."""
    return path if path.exists() else find_lesson(path.stem) or path
