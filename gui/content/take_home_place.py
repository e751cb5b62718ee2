"""What can be taken home, in the window: films, handouts, tables, and the session as a file.

Beside `window_content`, which only has to name it. The exporters are imported when the window has
been painted and filled: nobody saves anything earlier.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal

from gui.actions import Actions
from gui.dialogs.files import FileDialogs
from gui.main_window import MainWindow
from gui.session import Session
from gui.view_stack import COMPARE, EXPLORE, TRAINING

if TYPE_CHECKING:
    from gui.export.session_place import SessionPlace
    from gui.export.session_record import Place
    from gui.export.take_home import TakeHome
    from gui.state.compare_state import CompareState

EXPORTS: Final = "gui.export.take_home"
SESSIONS: Final = "gui.export.session_place"
_HEAD = 4_096
_OF_VIEWS: Final = ("save_animation", "save_handout")
_FILMED: Final = (TRAINING, COMPARE)


class TakeHomePlace(QObject):
    """Where films, handouts, tables and sessions are saved.

    Signals:
        session_opened: a `SessionRecord` whose view and lesson are to be shown.
        session_failed: why a session cannot be opened.
    """

    session_opened = Signal(object)
    session_failed = Signal(object)

    def __init__(
        self,
        session: Session,
        actions: Actions,
        files: FileDialogs,
        window: MainWindow,
        place: Callable[[], Place],
    ) -> None:
        """Save what `session` shows.

        Args:
            session: the session.
            actions: those of the window.
            files: asks for files.
            window: over which everything is shown.
            place: gives what a session file has of the window.
        """
        super().__init__(window)
        self._session, self._actions, self._files = session, actions, files
        self._window, self._place = window, place
        self._home: TakeHome | None = None
        self._sessions: SessionPlace | None = None
        self._connect()
        self.follow()

    # For the window

    def keep_session(self) -> None:
        """Offer the session of a crash, and keep this one from now on."""
        self._keeper().offer_last()

    def open_session(self, path: Path) -> None:
        """Go on with a saved session."""
        self._keeper().open(path)

    def open_files(
        self, paths: Iterable[Path | str], otherwise: Callable[[list[Path]], object]
    ) -> None:
        """Open a session if that is what the one file is; else let somebody else open them."""
        listed = [Path(path) for path in paths]
        if len(listed) == 1 and is_session_file(listed[0]):
            self.open_session(listed[0])
        else:
            otherwise(listed)

    def follow(self) -> None:
        """Offer what can be saved of the view that is shown."""
        view = self._place()[0]
        trace = self._session.trace
        has_steps = trace is not None and len(trace) > 0
        self._actions.enable(("save_table",), has_steps and view != EXPLORE)
        possible = {name: has_steps and view in _FILMED for name in _OF_VIEWS}
        if view == COMPARE:
            home = self._exporter()
            possible = {
                "save_animation": home.can_save_animation(view),
                "save_handout": home.can_save_handout(view),
            }
        for name, can in possible.items():
            self._actions.enable((name,), can)

    def close(self) -> None:
        """End all work; the window is closing."""
        if self._home is not None:
            self._home.cancel()
        if self._sessions is not None:
            self._sessions.close()

    # How

    def _connect(self) -> None:
        act, session = self._actions, self._session
        for name, wish in {
            "save_animation": lambda: self._exporter().save_animation(self._place()[0]),
            "save_handout": lambda: self._exporter().save_handout(self._place()[0]),
            "save_table": lambda: self._exporter().save_table(),
            "open_session": self._ask_for_session,
            "save_session": lambda: self._keeper().save(),
        }.items():
            act[name].triggered.connect(lambda _=False, wish=wish: wish())
        session.trace_changed.connect(self.follow)
        session.further.when_compared(self._follow_comparison)

    def _follow_comparison(self, state: CompareState) -> None:
        state.split_changed.connect(self.follow)
        state.place_changed.connect(self.follow)

    def _exporter(self) -> TakeHome:
        if self._home is None:
            make = importlib.import_module(EXPORTS).TakeHome
            self._home = make(self._session, self._files.ask_where_to_export, self._window)
        return self._home

    def _keeper(self) -> SessionPlace:
        if self._sessions is None:
            make = importlib.import_module(SESSIONS).SessionPlace
            ask_where = self._files.ask_where_to_export
            self._sessions = make(self._session, ask_where, self._window, self._place)
            self._sessions.opened.connect(self.session_opened)
            self._sessions.failed.connect(self.session_failed)
        return self._sessions

    def _ask_for_session(self) -> None:
        if path := self._files.ask_for_session():
            self.open_session(path)


def is_session_file(path: Path) -> bool:
    """Whether a file looks like a session of this program."""
    with suppress(OSError, ValueError):
        if path.is_file():
            with path.open("rb") as stream:
                head = stream.read(_HEAD)
            found: bool = importlib.import_module("gui.export.session_file").is_session(head)
            return found
    return False
