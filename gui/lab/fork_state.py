"""The second timeline of a training: what was chosen, where, and what came of it.

It belongs to its page, not to the session: nothing else needs it.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from PySide6.QtCore import QObject, Signal

from engine import Trace
from engine.analysis.alternatives import ForkError
from engine.text.remark import Remark
from engine.training.options import TieRuleName
from gui.lab.fork_job import ForkAnswer, ForkQuestion, Pair, make_fork
from gui.lab.state import TrainingLabState
from gui.session import Session
from gui.work.training_job import SMALL, Snapshot, TrainingRequest

NO_OTHER_WAY: Final = Remark("merges that were only replayed have no other way to go")
"""What the engine says of a replay that is none of its trainings, said of every replay."""


Choice: TypeAlias = tuple[int, Pair | None, TieRuleName | None]
"""A position, the pair that is merged there, and the tie rule from there on."""


class ForkState(TrainingLabState[ForkAnswer]):
    """Wishes in, facts out.

    Signals:
        choice_changed: `position`, `pair`, `rule` or the first timeline is another one.
    """

    choice_changed = Signal()

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        """Part from the training of `session`, once somebody looks."""
        super().__init__(session, parent)
        self._request: TrainingRequest | None = None
        self._first: Snapshot | None = None
        self._position = 0
        self._pair: Pair | None = None
        self._rule: TieRuleName | None = None
        self._kept: Choice | None = None
        for changed in (session.corpus_changed, session.setup_changed):
            changed.connect(self._forget)

    # What is

    @property
    def first(self) -> Snapshot | None:
        """The first timeline; None before there is a training that has come to its end."""
        return self._first

    @property
    def position(self) -> int:
        """The position at which the two part."""
        return self._position

    @property
    def pair(self) -> Pair | None:
        """What the second timeline merges there; None is what the rule takes."""
        return self._pair

    @property
    def rule(self) -> TieRuleName | None:
        """The tie rule of the second timeline from there on."""
        if self._rule is None and self._first is not None:
            return self._first.trace.options.tie_rule
        return self._rule

    @property
    def choice(self) -> Choice | None:
        """What was chosen; None before anybody has looked."""
        if self._first is None or self._kept is not None:
            return self._kept
        return self._position, self._pair, self._rule

    # Wishes

    def go_back_to(self, choice: Choice) -> None:
        """Choose what was chosen before, as soon as there is a training to part from."""
        self._kept = choice
        self._follow()

    def fork_at(self, position: int) -> None:
        """Part at another position, taking there what would have been next."""
        if self._first is not None and position != self._position:
            self._position = max(0, min(position, len(self._first.trace)))
            self._pair = _runner_up(self._first.trace, self._position)
            self._begin()

    def take(self, pair: Pair | None) -> None:
        """Merge another of the tied pairs where they part."""
        if pair != self._pair:
            self._pair = pair
            self._begin()

    def go_on_by(self, rule: TieRuleName) -> None:
        """Let another rule choose from there on."""
        if rule != self.rule:
            self._rule = rule
            self._begin()

    # How

    def _forget(self) -> None:
        """What was chosen in another training is no choice in this one."""
        self._kept = None

    def _follow(self) -> None:
        """Part from another training, as soon as that has come to its end."""
        session = self._session
        if not self._active or session.training:
            return
        same = session.shown_request is self._request and session.snapshot is self._first
        if same and self._kept is None:
            return
        self._request, self._first = session.shown_request, session.snapshot
        self._rule = None
        if self._first is None:
            return
        trace = self._first.trace
        self._position = _first_choice(trace, min(session.player.position, len(trace)))
        self._pair = _runner_up(trace, self._position)
        if self._kept is not None:
            position, self._pair, self._rule = self._kept
            self._position, self._kept = min(position, len(trace)), None
        self._begin()

    def _begin(self) -> None:
        """Train the second timeline that was chosen."""
        self._run.cancel()
        first = self._first
        if first is None:
            return
        self._answer = None
        self.choice_changed.emit()
        if self._request is not None and self._request.merges is not None:
            self._fail(ForkError(NO_OTHER_WAY))
            return
        question = ForkQuestion(
            keys=(), first=first, position=self._position, pair=self._pair, rule=self._rule
        )
        if len(first.trace.recording.base) <= SMALL:
            self._answer_here(make_fork, question)
        else:
            self._take(None)
            self._run.ask(make_fork, question, self._take)


def _first_choice(trace: Trace, position: int) -> int:
    """The nearest position from this one on that has a tie."""
    if position < len(trace) and trace.tie_sizes[position] > 1:
        return position
    later = trace.next_tie(position)
    earlier = trace.previous_tie(position)
    found = earlier if later is None else later
    return position if found is None else found


def _runner_up(trace: Trace, position: int) -> Pair | None:
    """The tied pair that would have been next; None without a tie."""
    if position >= len(trace) or trace.tie_sizes[position] < 2:
        return None
    view = trace.at(position)
    tied = view.top_pairs(2)
    return view.labels(tied[1]) if len(tied) > 1 else None
