"""The menu bar: the table of `actions` as menus, and the choices that are lists of their own."""

from collections.abc import Iterable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu, QMenuBar, QWidget

from gui.actions import Actions
from gui.look import theme, translation
from gui.work.samples import samples


class ChoiceMenu(QMenu):
    """A menu of named choices, one of which may be the current one."""

    choice_requested = Signal(str)

    def __init__(self, parent: QWidget, *, checkable: bool = True) -> None:
        super().__init__(parent)
        self._checkable = checkable
        self._current = ""
        self._group = QActionGroup(self)
        self._group.triggered.connect(self._ask)

    def offer(self, choices: Iterable[tuple[str, str]]) -> None:
        """Show these choices, each as what it means and how it is called."""
        self.clear()
        for action in self._group.actions():
            self._group.removeAction(action)
        for value, text in choices:
            action = QAction(text, self._group)
            action.setData(value)
            action.setCheckable(self._checkable)
            action.setChecked(value == self._current)
            self.addAction(action)

    def show_current(self, value: str) -> None:
        """Mark the choice that holds now."""
        self._current = value
        for action in self._group.actions():
            action.setChecked(action.data() == value)

    def _ask(self, action: QAction) -> None:
        self.choice_requested.emit(action.data())


_FOLDERS: Final = 2  # of a path, which tell files of one name apart


def _with_folder(path: Path) -> str:
    """The name of a file, and the last folders of where it is.

    >>> _with_folder(Path("/home/ada/models/small/tokenizer.json"))
    'tokenizer.json – …/models/small'
    """
    parts = path.parent.parts
    folder = path.parent if len(parts) <= _FOLDERS + 1 else Path("…", *parts[-_FOLDERS:])
    return f"{path.name} – {folder}"


_MENUS: Final = ("file", "edit", "view", "compare", "explore", "playback", "lessons", "help")


class MenuBar(QMenuBar):
    """File, Edit, View, Compare, Explore, Playback, Lessons and Help.

    `recent_wanted`: the menu of recent files is about to be looked at.
    """

    recent_wanted = Signal()

    def __init__(self, actions: Actions, parent: QWidget) -> None:
        super().__init__(parent)
        self._actions = actions
        self._menus = {name: QMenu(self) for name in _MENUS}
        self.samples = ChoiceMenu(self, checkable=False)
        self.recent = ChoiceMenu(self, checkable=False)
        self.recent.setToolTipsVisible(True)
        self._menus["file"].aboutToShow.connect(self.recent_wanted)
        self.themes = ChoiceMenu(self)
        self.languages = ChoiceMenu(self)
        self._fill()
        self.retranslate()

    def menu(self, name: str) -> QMenu:
        """The menu that holds the group `name` of the actions."""
        return self._menus[name]

    def retranslate(self) -> None:
        """Take every text in the current language."""
        titles = {
            "file": self.tr("&File"),
            "edit": self.tr("&Edit"),
            "view": self.tr("&View"),
            "compare": self.tr("&Compare"),
            "explore": self.tr("E&xplore"),
            "playback": self.tr("&Playback"),
            "lessons": self.tr("&Lessons"),
            "help": self.tr("&Help"),
        }
        for name, menu in self._menus.items():
            menu.setTitle(titles[name])
        self.samples.setTitle(self.tr("Open sa&mple"))
        self.recent.setTitle(self.tr("Open &recent"))
        self.themes.setTitle(self.tr("&Theme"))
        self.languages.setTitle(self.tr("&Language"))
        language = translation.current()
        self.samples.offer((sample.id, sample.title(language)) for sample in samples())
        self.themes.offer(
            (name, text) for name, text in self._theme_texts().items() if name in theme.names()
        )
        self.languages.offer(
            (code, translation.name(code).capitalize()) for code in translation.languages()
        )
        self.themes.show_current(theme.active().name)
        self.languages.show_current(language)

    def show_recent_files(self, paths: Iterable[Path]) -> None:
        """Offer files that were opened before, the latest first."""
        listed = list(paths)
        self.recent.offer((str(path), _with_folder(path).replace("&", "&&")) for path in listed)
        for action, path in zip(self.recent.actions(), listed, strict=True):
            action.setToolTip(str(path))
        self.recent.setEnabled(bool(listed))

    def _theme_texts(self) -> dict[str, str]:
        return {
            "light": self.tr("Light"),
            "dark": self.tr("Dark"),
            "projector": self.tr("Projector (large)"),
        }

    def _fill(self) -> None:
        layout: dict[str, tuple[str | QMenu | None, ...]] = {
            "file": (
                *("open_corpus", self.samples, "open_tokenizer", self.recent, None),
                *("save_tokenizer", "save_tokenizer_here", None, "save_picture", "save_animation"),
                *("save_handout", "save_table", None, "open_session", "save_session", None),
                "quit",
            ),
            "edit": (
                *("undo", "redo", None, "cut", "copy", "paste", "select_all", None, "find_word"),
            ),
            "view": (
                *(
                    "training_view",
                    "compare_view",
                    "explore_view",
                    "lab_view",
                    None,
                    "setup",
                    "full_screen",
                    None,
                    self.themes,
                    self.languages,
                    None,
                ),
                *("larger_text", "smaller_text", "usual_text", None),
                *("reduced_motion", "reset_layout"),
            ),
            "compare": (
                *("next_difference", "previous_difference", None, "edit_text", "open_text", None),
                *("watch_word", "copy_ids", None, "add_lane", "remove_lane", None),
                *("byte_row", "flashing"),
            ),
            "explore": (
                *("find_token", "examine", "compare_files", None, "try_in_comparison"),
                *("save_as", "reload", None, "pipeline"),
            ),
            "playback": (
                *("play", None, "step_forward", "step_back", "ten_forward", "ten_back"),
                *("first", "last", None, "next_tie", "previous_tie", None),
                *("faster", "slower", "loop", None, "fork_here", None),
                *("predict", "tell", "take_back_vote"),
            ),
            "lessons": (
                *(None, "open_lesson", None, "lesson_next", "lesson_back", "lesson_return", None),
                *("lesson_bookmark", "next_bookmark", None, "lesson_panel"),
            ),
            "help": ("keys", "about"),
        }
        for name, entries in layout.items():
            self.addMenu(self._menus[name])
            for entry in entries:
                if entry is None:
                    self._menus[name].addSeparator()
                elif isinstance(entry, QMenu):
                    self._menus[name].addMenu(entry)
                else:
                    self._menus[name].addAction(self._actions[entry])

    def changeEvent(self, event: QEvent) -> None:
        """Follow language and theme."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.PaletteChange:
            self.themes.show_current(theme.active().name)
        super().changeEvent(event)
