"""The window: menus, tool bar, one view at a time, status bar. It composes and decides nothing.

Every wish goes to the session, to its player or to the view. A further view is a line in
`_add_views`.
"""

from functools import partial

from PySide6.QtCore import QEvent, QMimeData, Qt
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QKeyEvent
from PySide6.QtWidgets import QApplication, QMainWindow, QStackedWidget, QWidget

from gui import editing, keys
from gui.actions import COMMANDS, Actions
from gui.dialogs.about import AboutDialog
from gui.dialogs.files import FileDialogs
from gui.dialogs.keys_overview import KeysOverview
from gui.look import theme, translation
from gui.menus import MenuBar
from gui.picture_saver import PictureSaver
from gui.session import Session
from gui.tool_bar import ToolBar
from gui.training.view import TrainingView
from gui.window_place import restore_place, save_place


class MainWindow(QMainWindow):
    """The program's only window."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        self._actions = Actions(self)
        self._menus = MenuBar(self._actions, self)
        self._tool_bar = ToolBar(self._actions, self._menus, self)
        self._files = FileDialogs(session.preferences, self)
        self._pictures = PictureSaver(self._files, self)
        self._views = QStackedWidget()
        self._training = TrainingView(session)
        self._add_views()
        self._connect_files()
        self._connect_window()
        self._connect_player()
        self.retranslate()
        restore_place(self, session.preferences)
        self._training.setFocus()

    def take_size(self, size: tuple[int, int] | None) -> None:
        """Have exactly this size in pixels, whatever is remembered."""
        if size is not None:
            self.setMinimumSize(0, 0)
            self.resize(*size)

    def retranslate(self) -> None:
        """Take every text in the current language."""
        self.setWindowTitle(self.tr("BPE Visualizer"))
        self._views.setAccessibleName(self.tr("Views"))
        self.statusBar().setAccessibleName(self.tr("Status"))

    # Composition

    def _add_views(self) -> None:
        self._views.addWidget(self._training)
        self.setMenuBar(self._menus)
        self.addToolBar(Qt.ToolBarArea.TopToolBarArea, self._tool_bar)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        self.setCentralWidget(self._views)
        self.setAcceptDrops(True)
        self.statusBar().setSizeGripEnabled(False)

    def _connect_files(self) -> None:
        act, session = self._actions, self._session
        act["open_corpus"].triggered.connect(self._open_corpus)
        act["open_tokenizer"].triggered.connect(self._open_tokenizer)
        act["save_tokenizer"].triggered.connect(partial(self._save_tokenizer, False))
        act["save_tokenizer_here"].triggered.connect(partial(self._save_tokenizer, True))
        act["save_picture"].triggered.connect(self._save_picture)
        act["quit"].triggered.connect(self.close)
        self._menus.samples.choice_requested.connect(session.open_sample)
        session.trace_changed.connect(self._allow)
        self._allow()

    def _connect_window(self) -> None:
        act, menus = self._actions, self._menus
        for name in editing.METHODS:
            act[name].triggered.connect(partial(editing.edit, name))
        QApplication.instance().focusChanged.connect(self._follow_focus)
        editing.refresh(act)
        act["find_word"].triggered.connect(self._training.find_word)
        act["setup"].setChecked(self._training.setup_visible)
        act["setup"].toggled.connect(self._training.set_setup_visible)
        self._training.setup_visible_changed.connect(act["setup"].setChecked)
        act["full_screen"].toggled.connect(self._fill_screen)
        act["reduced_motion"].setChecked(self._session.preferences.reduced_motion)
        act["reduced_motion"].toggled.connect(self._session.set_reduced_motion)
        act["reset_layout"].triggered.connect(self._training.reset_layout)
        act["keys"].triggered.connect(self._show_keys)
        act["about"].triggered.connect(self._show_about)
        menus.themes.choice_requested.connect(self._choose_theme)
        menus.languages.choice_requested.connect(self._choose_language)

    def _connect_player(self) -> None:
        act, player = self._actions, self._session.player
        for name, wish in {
            "play": player.toggle,
            "step_forward": partial(player.step, 1),
            "step_back": partial(player.step, -1),
            "ten_forward": partial(player.jump, 10),
            "ten_back": partial(player.jump, -10),
            "first": partial(player.seek, 0),
            "last": lambda: player.seek(player.length),
            "next_tie": self._training.go_to_next_tie,
            "previous_tie": self._training.go_to_previous_tie,
            "faster": player.faster,
            "slower": player.slower,
        }.items():
            act[name].triggered.connect(lambda _=False, wish=wish: wish())
        act["loop"].setChecked(player.loop)
        act["loop"].toggled.connect(player.set_loop)
        player.loop_changed.connect(act["loop"].setChecked)
        player.playing_changed.connect(act.show_playing)

    # Wishes

    def _allow(self) -> None:
        """Saving and playing need steps."""
        trace = self._session.trace
        names = [command.name for command in COMMANDS["playback"]]
        self._actions.enable(names, trace is not None and len(trace) > 0)
        self._actions.enable(("save_tokenizer", "save_tokenizer_here"), trace is not None)

    def _open_corpus(self) -> None:
        if paths := self._files.ask_for_corpus():
            self._session.open_files(paths)

    def _open_tokenizer(self) -> None:
        if path := self._files.ask_for_tokenizer():
            self._session.open_tokenizer(path)

    def _save_tokenizer(self, at_position: bool, _checked: bool = False) -> None:
        if path := self._files.ask_where_to_save_tokenizer():
            self._session.save_tokenizer(path, at_position)

    def _save_picture(self) -> None:
        self._session.player.pause()
        self._pictures.ask(self._training.panels())

    def _choose_theme(self, name: str) -> None:
        self._session.preferences.set_theme(name)
        theme.apply(_application(), name)

    def _choose_language(self, code: str) -> None:
        self._session.preferences.set_language(code)
        translation.install(_application(), code)

    def _fill_screen(self, full: bool) -> None:
        self.setWindowState(
            self.windowState() | Qt.WindowState.WindowFullScreen
            if full
            else self.windowState() & ~Qt.WindowState.WindowFullScreen
        )

    def _show_keys(self) -> None:
        KeysOverview(self._actions, self).exec()

    def _show_about(self) -> None:
        AboutDialog(self).exec()

    def _follow_focus(self, _old: QWidget | None, _new: QWidget | None) -> None:
        editing.refresh(self._actions)

    # Qt

    def event(self, event: QEvent) -> bool:
        """Let a focused control keep the keys that move inside it."""
        if (
            event.type() == QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and keys.belongs_to_control(event, self.focusWidget())
        ):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """A letter key of a Russian keyboard means what its place means on a Latin one."""
        twin = keys.CYRILLIC_TWINS.get(event.text())
        if twin is not None:
            self._actions[twin].trigger()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Follow language and theme."""
        if event.type() == QEvent.Type.LanguageChange:
            self._actions.retranslate()
            self.retranslate()
        elif event.type() == QEvent.Type.PaletteChange:
            self._actions.redress()
        elif event.type() == QEvent.Type.WindowStateChange:
            self._actions["full_screen"].setChecked(self.isFullScreen())
        super().changeEvent(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Take files from anywhere."""
        if _files_in(event.mimeData()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Open the dropped files; what they are, their content says."""
        if files := _files_in(event.mimeData()):
            event.acceptProposedAction()
            self._session.open_files(files)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Remember the place and end all work."""
        save_place(self, self._session.preferences)
        self._session.close()
        super().closeEvent(event)


def _application() -> QApplication:
    app = QApplication.instance()
    if not isinstance(app, QApplication):
        raise RuntimeError("a window needs an application")
    return app


def _files_in(data: QMimeData) -> list[str]:
    return [url.toLocalFile() for url in data.urls() if url.isLocalFile()]
