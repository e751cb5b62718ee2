"""The states of the views beside the training: each is made when somebody first asks for it.

Both bring much of the engine with them, and who watches a training needs neither. Made late, they
know what the session has become meanwhile. Whoever wants to hear of one without having it made
gives a function to `when_compared` or `when_explored`.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from gui.session import Session
    from gui.state.compare_state import CompareState
    from gui.state.explore_state import ExploreState

STATES: Final = ("gui.state.compare_state", "gui.state.explore_state")


class FurtherStates:
    """What is compared, and what is explored."""

    def __init__(self, session: Session) -> None:
        """Belong to `session`; make nothing yet."""
        self._session = session
        self._compare: CompareState | None = None
        self._explore: ExploreState | None = None
        self._want_compare: list[Callable[[CompareState], object]] = []
        self._want_explore: list[Callable[[ExploreState], object]] = []

    @property
    def compare(self) -> CompareState:
        """What is compared."""
        if self._compare is None:
            session = self._session
            module = importlib.import_module(STATES[0])
            made: CompareState = module.CompareState(session.preferences, session)
            self._compare = made
            self.follow_trace()
            made.follow_position(session.player.position)
            session.position_changed.connect(made.follow_position)
            for want in self._want_compare:
                want(made)
        return self._compare

    @property
    def explore(self) -> ExploreState:
        """What is explored."""
        if self._explore is None:
            module = importlib.import_module(STATES[1])
            made: ExploreState = module.ExploreState(self.compare, self._session)
            self._explore = made
            for want in self._want_explore:
                want(made)
        return self._explore

    def when_compared(self, want: Callable[[CompareState], object]) -> None:
        """Call a function with the state of the comparison, now or as soon as there is one."""
        if self._compare is None:
            self._want_compare.append(want)
        else:
            want(self._compare)

    def when_explored(self, want: Callable[[ExploreState], object]) -> None:
        """Call a function with the state of the exploration, now or as soon as there is one."""
        if self._explore is None:
            self._want_explore.append(want)
        else:
            want(self._explore)

    def follow_trace(self) -> None:
        """Let the comparison know the steps that the session shows."""
        trace, request = self._session.trace, self._session.shown_request
        if self._compare is not None and trace is not None and request is not None:
            self._compare.follow_trace(trace, request.setup.rule)

    def close(self) -> None:
        """End all their work."""
        for state in (self._explore, self._compare):
            if state is not None:
                state.close()
