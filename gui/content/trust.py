"""How far what is shown can be trusted, as a badge in the status bar.

A training is exact; a file as far as its card says; a comparison as far as the worst of its lanes.
"""

from __future__ import annotations

from PySide6.QtCore import QObject, SignalInstance

from engine.analysis.fidelity import EXACT, Fidelity, doubts_in, worst
from gui.session import Session
from gui.view_stack import COMPARE, EXPLORE
from gui.widgets.fidelity_badge import FidelityBadge


class Trust(QObject):
    """Keeps a badge up to date.

    Attributes:
        badge: the badge.
    """

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        """Judge what `session` shows."""
        super().__init__(parent)
        self._session = session
        self._view = ""
        self.badge = FidelityBadge()
        self._judge_after(session.setup_changed, session.tokenizer_changed)
        session.further.when_compared(
            lambda state: self._judge_after(state.lanes_changed, state.sources_changed)
        )
        self._judge_after(session.openings.started, session.openings.ended)
        session.further.when_explored(lambda state: self._judge_after(state.card_changed))

    def follow(self, view: str) -> None:
        """Judge what this view shows."""
        self._view = view
        self._judge()

    def _judge_after(self, *changes: SignalInstance) -> None:
        for changed in changes:
            changed.connect(self._judge)

    def _judge(self) -> None:
        session = self._session
        if self._view == EXPLORE and session.explore.awaits(session.openings.opening):
            self.badge.show_fidelity(None)  # nobody knows yet
        elif self._view == EXPLORE:
            self.badge.show_fidelity(session.explore.fidelity_of(session.explore.source))
        elif self._view == COMPARE:
            sources = dict.fromkeys(lane.source for lane in session.compare.lanes)
            self.badge.show_fidelity(worst(map(session.explore.fidelity_of, sources)))
        else:
            self.badge.show_fidelity(self._of_training())

    def _of_training(self) -> Fidelity:
        """Replayed merges are as good as the file that they come from."""
        loaded = self._session.tokenizer
        doubts = doubts_in(loaded.warnings) if self._session.replaying and loaded else ()
        return Fidelity("approximate", doubts) if doubts else EXACT
