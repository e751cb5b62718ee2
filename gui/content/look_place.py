"""How the window looks: theme, size of the type and language, as the View menu chooses them.

What is chosen holds at once, everywhere, and at the next start.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication

from gui.actions import Actions
from gui.look import theme, translation
from gui.main_window import MainWindow
from gui.menus import MenuBar
from gui.state.look_preferences import LookPreferences

_TOLD_MS: Final = 4_000


class LookPlace(QObject):
    """Dresses the application as somebody chooses, and remembers it."""

    def __init__(
        self,
        app: QApplication,
        window: MainWindow,
        preferences: LookPreferences,
        actions: Actions,
        menus: MenuBar,
    ) -> None:
        """Listen to the menus of `window`, and dress `app`."""
        super().__init__(window)
        self._app, self._window = app, window
        self._preferences = preferences
        self._actions = actions
        menus.themes.choice_requested.connect(self._choose_theme)
        menus.languages.choice_requested.connect(self._choose_language)
        actions["larger_text"].triggered.connect(lambda: self._change_size(1))
        actions["smaller_text"].triggered.connect(lambda: self._change_size(-1))
        actions["usual_text"].triggered.connect(lambda: self._choose_size(theme.USUAL_TEXT))
        self._allow()

    def _choose_theme(self, name: str) -> None:
        self._preferences.set_theme(name)
        theme.apply(self._app, name, theme.active().text_size)

    def _choose_language(self, code: str) -> None:
        self._preferences.set_language(code)
        translation.install(self._app, code)

    def _change_size(self, by: int) -> None:
        """Take the next size, or the one before; the ends are where they are."""
        place = theme.TEXT_SIZES.index(theme.active().text_size) + by
        if 0 <= place < len(theme.TEXT_SIZES):
            self._choose_size(theme.TEXT_SIZES[place])

    def _choose_size(self, per_cent: int) -> None:
        self._preferences.set_text_size(per_cent)
        if per_cent != theme.active().text_size:
            theme.apply(self._app, theme.active().name, per_cent)
        self._allow()
        text = self.tr("Text size: {percent} %").format(percent=per_cent)
        self._window.statusBar().showMessage(text, _TOLD_MS)

    def _allow(self) -> None:
        size = theme.active().text_size
        self._actions.enable(("larger_text",), size < theme.TEXT_SIZES[-1])
        self._actions.enable(("smaller_text",), size > theme.TEXT_SIZES[0])
