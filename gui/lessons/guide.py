"""Brings the program to the state of a step, and knows whether it is still there.

It adds to `gui.export.session_state`, which restores a whole session, what a lesson needs: the way
may be left for another step at any moment, and what the lesson chooses is not remembered as if the
person had chosen it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Final, TypeAlias

from PySide6.QtCore import QObject, Signal

from gui.export.session_record import FileRecord, LaneRecord, SessionRecord
from gui.export.session_state import Restoration
from gui.lessons.lesson import StepState
from gui.lessons.reading_state import FILE
from gui.session import Session
from gui.state.trained_sources import END
from gui.view_stack import EXPLORE
from gui.work.corpus_source import CorpusSource
from gui.work.setup import TrainingSetup

_ALONE: Final = (LaneRecord(END, "rank-ordered"),)
"""What splits the text while the file of a step is missing: there is nothing to compare yet."""

_Place: TypeAlias = tuple[CorpusSource, TrainingSetup, int, str, str, tuple[LaneRecord, ...]]
"""Corpus, options, position, view, text and lanes."""


class Guide(QObject):
    """Leads a session.

    Signals:
        view_requested: the view that is to be shown, and its page.
        arrived: everything is as the step wants it; remarks on what is missing.
        away_changed: whether the program shows something else than the step is different now.
    """

    view_requested = Signal(str, str)
    arrived = Signal(object)
    away_changed = Signal()

    def __init__(
        self, session: Session, shown_view: Callable[[], str], parent: QObject | None = None
    ) -> None:
        """Lead `session`; `shown_view` names the view that is shown."""
        super().__init__(parent)
        self._session = session
        self._shown_view = shown_view
        self._restoration: Restoration | None = None
        self._wanted: tuple[StepState, Path | None] | None = None
        self._mark: _Place | None = None
        self._away = False
        for changed in (
            session.corpus_changed,
            session.setup_changed,
            session.position_changed,
            session.compare.text_changed,
            session.compare.lanes_changed,
        ):
            changed.connect(self.look)

    @property
    def busy(self) -> bool:
        """Whether the program is on its way."""
        return self._restoration is not None

    @property
    def away(self) -> bool:
        """Whether the program shows something else than the step."""
        return self._away

    def go(self, state: StepState, file: Path | None = None) -> None:
        """Go to a state; `file` is the tokenizer file that it needs, if there is one already."""
        self.leave()
        self._wanted = state, file
        self._session.preferences.follows_work = False
        self._session.player.set_loop(False)
        self.view_requested.emit(state.view, state.page)
        self._restoration = Restoration(self._session, self._record(state, file))
        self._restoration.finished.connect(self._arrive)
        self._restoration.start()

    def stay(self, state: StepState, file: Path | None = None) -> None:
        """Leave everything as it is, and know how it differs from a state."""
        self.leave()
        self._wanted = state, file
        self._mark = self._place_of(state, file)
        self.look()

    def leave(self) -> None:
        """Lead nowhere any more; what is shown stays."""
        if self._restoration is not None:
            self._restoration.abandon()
            self._restoration = None
        self._session.preferences.follows_work = True
        self._wanted = self._mark = None
        self._set_away(False)

    def look(self) -> None:
        """See whether the program still shows the step."""
        if self._mark is not None:
            self._set_away(self._now() != self._mark)

    # How

    def _record(self, state: StepState, file: Path | None) -> SessionRecord:
        needs_file = bool(state.tokenizer)
        missing = needs_file and file is None
        known = {source.key for source in self._session.compare.all_sources()}
        is_new = needs_file and file is not None and str(file) not in known
        lanes = tuple(_lane_of(lane, file) for lane in state.lanes)
        text = self._session.compare.text if state.text is None else state.text
        return SessionRecord(
            corpus=state.corpus,
            setup=state.setup,
            position=state.position or 0,
            view=state.view,
            compare_text="" if missing else text,  # no other tokenizer's split is taken for it
            lanes=_ALONE if missing else lanes,
            tokenizers=(FileRecord(file),) if is_new and file is not None else (),
        )

    def _arrive(self, remarks: object) -> None:
        """Do what only goes at the end: files lead to views of their own."""
        self._restoration = None
        if self._wanted is None:
            return
        state, file = self._wanted
        if state.position is None and self._session.trace is not None:
            self._session.seek(len(self._session.trace))
        if state.view == EXPLORE:
            self._session.explore.explore(str(file) if state.tokenizer and file else END)
        self.view_requested.emit(state.view, state.page)
        self._session.preferences.follows_work = True
        self._mark = self._now()
        self._set_away(False)
        self.arrived.emit(remarks)

    def _now(self) -> _Place:
        """What a person can change about the state of a step."""
        session, compare = self._session, self._session.compare
        lanes = tuple(LaneRecord(lane.source, lane.mode) for lane in compare.lanes)
        position, view = session.player.position, self._shown_view()
        return session.source, session.setup, position, view, compare.text, lanes

    def _place_of(self, state: StepState, file: Path | None) -> _Place:
        """The same of a state, which says nothing about some of it."""
        *_, text, lanes = self._now()
        length = len(self._session.trace) if self._session.trace is not None else 0
        position = length if state.position is None else state.position
        if not state.tokenizer or file is not None:
            lanes = tuple(_lane_of(lane, file) for lane in state.lanes) or lanes
            text = text if state.text is None else state.text
        else:
            text = ""
        return state.source(), state.setup, position, state.view, text, lanes

    def _set_away(self, away: bool) -> None:
        if away != self._away:
            self._away = away
            self.away_changed.emit()


def _lane_of(lane: LaneRecord, file: Path | None) -> LaneRecord:
    return replace(lane, source=str(file)) if lane.source == FILE and file is not None else lane
