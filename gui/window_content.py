"""What is in the window: menus, tool bar, one view at a time. It composes and decides nothing.

Every wish goes to the session, to its player or to the view. A further view is a line in
`_add_views`.
"""

from functools import partial

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QApplication, QStackedWidget, QWidget

from gui import editing
from gui.actions import COMMANDS, Actions
from gui.dialogs.about import AboutDialog
from gui.dialogs.files import FileDialogs
from gui.dialogs.keys_overview import KeysOverview
from gui.glyph_hint import GlyphHint
from gui.keys import KeyGuard
from gui.look import theme, translation
from gui.main_window import MainWindow
from gui.menus import MenuBar
from gui.picture_saver import PictureSaver
from gui.session import Session
from gui.tool_bar import ToolBar
from gui.training.view import TrainingView
from gui.widgets.elided_label import ElidedLabel


class WindowContent(QObject):
    """Fills a window and connects it with a session.

    Attributes:
        window: what is filled.
        actions: everything that can be done, by name.
        menus: the menu bar.
        training: the training view.
        pictures: draws the window or a panel into a file.
    """

    def __init__(self, window: MainWindow, session: Session) -> None:
        super().__init__(window)
        self.window = window
        self._session = session
        self.actions = Actions(window)
        self.menus = MenuBar(self.actions, window)
        self.training = TrainingView(session)
        self._tool_bar = ToolBar(self.actions, self.menus, window)
        self._files = FileDialogs(session.preferences, window)
        self.pictures = PictureSaver(self._files, window)
        self._views = QStackedWidget()
        self._told = ElidedLabel()
        self._glyphs = GlyphHint()
        self._add_views()
        self._connect_window()
        self._connect_files()
        self._connect_view()
        self._connect_player()
        self._retranslate()
        self.training.setFocus()

    def _retranslate(self) -> None:
        self.actions.retranslate()
        self._views.setAccessibleName(self.tr("Views"))
        self._told.setAccessibleName(self.tr("The step in words"))

    # Composition

    def _add_views(self) -> None:
        self._views.addWidget(self.training)
        self.window.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        self.window.setMenuBar(self.menus)
        self.window.addToolBar(Qt.ToolBarArea.TopToolBarArea, self._tool_bar)
        self.window.setCentralWidget(self._views)
        self.window.statusBar().addWidget(self._told, 1)
        self.window.statusBar().addPermanentWidget(self._glyphs)

    def _connect_window(self) -> None:
        window, session = self.window, self._session
        window.files_dropped.connect(session.open_files)
        KeyGuard(window).letter_typed.connect(lambda name: self.actions[name].trigger())
        window.language_changed.connect(self._retranslate)
        window.theme_changed.connect(self.actions.redress)
        window.state_changed.connect(self._follow_state)
        window.closed.connect(session.close)

    def _connect_files(self) -> None:
        act, session = self.actions, self._session
        act["open_corpus"].triggered.connect(self._open_corpus)
        act["open_tokenizer"].triggered.connect(self._open_tokenizer)
        act["save_tokenizer"].triggered.connect(partial(self._save_tokenizer, False))
        act["save_tokenizer_here"].triggered.connect(partial(self._save_tokenizer, True))
        act["save_picture"].triggered.connect(self._save_picture)
        act["quit"].triggered.connect(self.window.close)
        self.menus.samples.choice_requested.connect(session.open_sample)
        session.trace_changed.connect(self._allow)
        session.training_finished.connect(self._look_at_glyphs)
        self._allow()

    def _connect_view(self) -> None:
        act, menus = self.actions, self.menus
        for name in editing.METHODS:
            act[name].triggered.connect(partial(editing.edit, name))
        _application().focusChanged.connect(self._follow_focus)
        editing.refresh(act)
        self.training.step_told.connect(self._told.show_text)
        act["find_word"].triggered.connect(self.training.find_word)
        act["setup"].setChecked(self.training.setup_visible)
        act["setup"].toggled.connect(self.training.set_setup_visible)
        self.training.setup_visible_changed.connect(act["setup"].setChecked)
        act["full_screen"].toggled.connect(self._fill_screen)
        act["reduced_motion"].setChecked(self._session.preferences.reduced_motion)
        act["reduced_motion"].toggled.connect(self._session.set_reduced_motion)
        act["reset_layout"].triggered.connect(self.training.reset_layout)
        act["keys"].triggered.connect(self._show_keys)
        act["about"].triggered.connect(self._show_about)
        menus.themes.choice_requested.connect(self._choose_theme)
        menus.languages.choice_requested.connect(self._choose_language)

    def _connect_player(self) -> None:
        act, player = self.actions, self._session.player
        for name, wish in {
            "play": player.toggle,
            "step_forward": partial(player.step, 1),
            "step_back": partial(player.step, -1),
            "ten_forward": partial(player.jump, 10),
            "ten_back": partial(player.jump, -10),
            "first": partial(player.seek, 0),
            "last": lambda: player.seek(player.length),
            "next_tie": self.training.go_to_next_tie,
            "previous_tie": self.training.go_to_previous_tie,
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
        self.actions.enable(names, trace is not None and len(trace) > 0)
        self.actions.enable(("save_tokenizer", "save_tokenizer_here"), trace is not None)

    def _look_at_glyphs(self) -> None:
        if self._session.trace is not None:
            self._glyphs.look_at(self._session.trace)

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
        self.pictures.ask(self.training.panels())

    def _choose_theme(self, name: str) -> None:
        self._session.preferences.set_theme(name)
        theme.apply(_application(), name)

    def _choose_language(self, code: str) -> None:
        self._session.preferences.set_language(code)
        translation.install(_application(), code)

    def _fill_screen(self, full: bool) -> None:
        state, whole = self.window.windowState(), Qt.WindowState.WindowFullScreen
        self.window.setWindowState(state | whole if full else state & ~whole)

    def _follow_state(self) -> None:
        self.actions["full_screen"].setChecked(self.window.isFullScreen())

    def _show_keys(self) -> None:
        KeysOverview(self.actions, self.window).exec()

    def _show_about(self) -> None:
        AboutDialog(self.window).exec()

    def _follow_focus(self, _old: QWidget | None, _new: QWidget | None) -> None:
        editing.refresh(self.actions)


def _application() -> QApplication:
    app = QApplication.instance()
    if not isinstance(app, QApplication):
        raise RuntimeError("a window needs an application")
    return app
