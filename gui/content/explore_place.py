"""The exploration in the window: made when somebody looks at it, and what its actions do.

Beside `window_content`, which only has to name it: what the window knows of the exploration is
here.
"""

from __future__ import annotations

import importlib
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from gui.actions import Actions
from gui.dialogs.files import FileDialogs
from gui.session import Session
from gui.view_stack import COMPARE, Making

if TYPE_CHECKING:
    from gui.explore.view import ExploreView

EXPLORATION: Final = "gui.explore.view"
"""Imported when wanted, as the other views are."""


class ExplorePlace(QObject):
    """Where the exploration is.

    Attributes:
        view: the exploration, once somebody has looked at it.

    Signals:
        view_requested: a person wants to see this view.
        told: a sentence about what is shown, for the status bar.
        offer_made: what offers something there while the view is shown.
    """

    view_requested = Signal(str)
    told = Signal(str)
    offer_made = Signal(QWidget)

    def __init__(
        self, session: Session, actions: Actions, files: FileDialogs, parent: QObject | None = None
    ) -> None:
        """Explore the tokenizers of `session`; ask for files with `files`."""
        super().__init__(parent)
        self._session, self._actions, self._files = session, actions, files
        self.view: ExploreView | None = None
        self._connect()

    def make(self, place: QWidget) -> Making:
        """Make the view in this place."""
        explored = importlib.import_module(EXPLORATION).ExploreView
        view: ExploreView = explored(self._session, place, in_parts=True)
        yield from view.make()
        self.view = view
        view.open_requested.connect(self.open_file)
        view.open_folder_requested.connect(self._open_folder)
        view.open_other_requested.connect(self._open_other)
        view.open_partner_requested.connect(self._open_partner)
        view.comparison_requested.connect(lambda: self.view_requested.emit(COMPARE))
        view.pipeline_visible_changed.connect(self._actions["pipeline"].setChecked)
        view.told.connect(self.told)
        self.offer_made.emit(view.file_offer())
        return view

    def open_file(self) -> None:
        """Ask for a tokenizer file and open it."""
        if path := self._files.ask_for_tokenizer():
            self._session.open_tokenizer(path)

    def save(self) -> None:
        """Save what is explored: the person chooses in which format, and where."""
        self._shown().save_as()

    def take_files(self, paths: Sequence[Path]) -> None:
        """Take files that were dropped while the view was shown: a text is no corpus there."""
        self._shown().take_files(paths)

    def show_page(self, page: str, paths: Sequence[Path]) -> None:
        """Look at a page of the view; of the differences those of the first two files."""
        if page == "differences" and len(paths) > 1:
            self._session.explore.explore(str(paths[0]))
            self._session.explore.compare_with(str(paths[1]))
        self._shown().show_page(page)

    def _connect(self) -> None:
        act = self._actions
        act["pipeline"].setChecked(True)
        for name, wish in {
            "find_token": lambda view: view.find_token(),
            "examine": lambda view: view.examine(),
            "compare_files": lambda view: view.compare_with_another(),
            "try_in_comparison": lambda view: view.try_in_comparison(),
            "save_as": lambda view: view.save_as(),
            "reload": lambda view: view.read_again(),
            "pipeline": lambda view: view.set_pipeline_visible(act["pipeline"].isChecked()),
        }.items():
            act[name].triggered.connect(lambda _=False, wish=wish: wish(self._shown()))

    def _shown(self) -> ExploreView:
        if self.view is None:
            raise RuntimeError("nobody has looked at the exploration yet")
        return self.view

    def _open_folder(self) -> None:
        if path := self._files.ask_for_tokenizer_folder():
            self._session.open_tokenizer(path)

    def _open_other(self) -> None:
        if path := self._files.ask_for_tokenizer():
            self._session.explore.expect_other(path)
            self._session.open_tokenizer(path)

    def _open_partner(self) -> None:
        if path := self._files.ask_for_tokenizer():
            self._shown().take_partner(path)
