"""The experiments in the window: made when somebody looks at them, and led to from elsewhere.

Beside `window_content`, which only has to name it: what the window knows of the experiments is
here.
"""

from __future__ import annotations

import importlib
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from gui.player import Player
from gui.session import Session
from gui.view_stack import LAB, Making

if TYPE_CHECKING:
    from gui.export.session_record import LabRecord, SessionRecord
    from gui.lab.view import LabView

EXPERIMENTS: Final = "gui.lab.view"
"""Imported when wanted, as the other views are."""


RECORDS: Final = "gui.export.session_record"
"""Likewise when a session is saved."""


class LabPlace(QObject):
    """Where the experiments are.

    Attributes:
        view: the experiments, once somebody has looked at them.

    Signals:
        view_requested: a person wants to see this view.
        told: a sentence about what is shown, for the status bar.
        busy_changed: whether something is being worked out is different now.
    """

    view_requested = Signal(str)
    told = Signal(str)
    busy_changed = Signal()

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        """Experiment with what `session` trains."""
        super().__init__(parent)
        self._session = session
        self.view: LabView | None = None
        self._kept: LabRecord | None = None
        for changed in (session.corpus_changed, session.setup_changed):
            changed.connect(self._forget_fork)

    @property
    def settled(self) -> bool:
        """Whether everything that is to be seen is there."""
        return self.view is None or not (self.view.isVisible() and self.view.busy)

    @property
    def page(self) -> str:
        """The page that is looked at; empty before anybody has looked."""
        return "" if self.view is None else self.view.opened()

    def make(self, place: QWidget) -> Making:
        """Make the view in this place."""
        experiments = importlib.import_module(EXPERIMENTS).LabView
        view: LabView = experiments(self._session, place, in_parts=True)
        yield from view.make()
        self.view = view
        view.told.connect(self.told)
        view.busy_changed.connect(self.busy_changed)
        view.step_requested.connect(self._show_step)
        self._bring_back()
        return view

    def record(self) -> LabRecord:
        """What was chosen, for a session file."""
        records = importlib.import_module(RECORDS)
        view, kept = self.view, self._kept or records.NOTHING_CHOSEN
        if view is None:
            return kept
        choice, work = view.fork.state.choice, None
        if "check" in view.pages.made and not (check := view.check.state).is_empty:
            work = records.WorkRecord(check.kind, check.text, check.path)
        fork = None if choice is None else records.ForkRecord(*choice)
        made: LabRecord = records.LabRecord(work, fork)
        return made

    def show_record(self, record: SessionRecord) -> None:
        """Go on with a session: with its choices, and its page if that was looked at."""
        self._kept = record.lab
        self._bring_back()
        if record.view == LAB:
            self.open(record.page)

    def _bring_back(self) -> None:
        """Choose what was kept, once there is a view for it."""
        view, kept = self.view, self._kept
        if view is None or kept is None:
            return
        self._kept = None
        if kept.fork is not None:
            view.fork.state.go_back_to((kept.fork.position, kept.fork.pair, kept.fork.rule))
        if kept.work is not None and kept.work.path is not None:
            view.check.set_kind(kept.work.kind)
            view.check.open_file(kept.work.path)
        elif kept.work is not None:
            view.check.show_work(kept.work.kind, kept.work.text)

    def player(self) -> Player | None:
        """The player that the keys are for while the experiments are shown."""
        return self.view.player() if self.view is not None and self.view.isVisible() else None

    def go_to_tie(self, direction: int) -> None:
        """Go to the next tie (1) or the one before (-1) of what the keys are for."""
        if self.view is not None and self.player() is not None:
            self.view.go_to_tie(direction)
        elif direction > 0:
            self._session.seek_next_tie()
        else:
            self._session.seek_previous_tie()

    def open(self, page: str) -> None:
        """Show a page."""
        self.view_requested.emit(LAB)
        if self.view is not None and page in self.view.pages:
            self.view.open(page)
            self.view.setFocus()

    def fork_here(self) -> None:
        """Let a second timeline part from the training at the step that is shown."""
        position = (self.player() or self._session.player).position
        self.open("fork")
        if self.view is not None:
            self.view.fork_at(position)

    def _forget_fork(self) -> None:
        """What was chosen in another training is no choice in this one."""
        if self._kept is not None:
            self._kept = replace(self._kept, fork=None)

    def close(self) -> None:
        """End all work; the window is closing."""
        if self.view is not None:
            self.view.close_work()

    def _show_step(self, position: int) -> None:
        self.view_requested.emit("training")
        self._session.seek(position)
