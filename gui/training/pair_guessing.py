"""A class guesses which pair is merged next: the questions, and what the bars show of them.

It adds to `gui.predict.guessing` what a question is here, and is the veil of the `Film`.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from PySide6.QtCore import QObject

from gui.player import Player
from gui.predict.guessing import Guessing
from gui.predict.rounds import Prediction, Question, Round
from gui.training.frames import BarsState
from gui.training.guessed_bars import MOST_PAIRS, asked_bars, pair_question, told_bars
from gui.training.presenter import Presenter

_KEPT: Final = 4


class PairGuessing(Guessing):
    """Asks about the pairs of one trace."""

    def __init__(
        self, prediction: Prediction, player: Player, parent: QObject | None = None
    ) -> None:
        """Ask nothing before there is a trace."""
        super().__init__(prediction, player, parent)
        self._presenter: Presenter | None = None
        self._most = MOST_PAIRS
        self._kept: OrderedDict[int, tuple[BarsState, Round, BarsState]] = OrderedDict()

    def show(self, presenter: Presenter, *, same: bool) -> None:
        """Ask about a trace; `same` if it is the one before with more steps."""
        self._presenter = presenter
        if not same:
            self.rounds.forget()
        self.look()

    def set_room(self, bars: int) -> None:
        """So many bars can be seen."""
        most = max(2, min(MOST_PAIRS, bars))
        if most != self._most:
            self._most = most
            self.look()

    def question(self, position: int) -> Question | None:
        """Which pair comes next."""
        presenter = self._presenter
        if presenter is None or position >= len(presenter.trace):
            return None
        return pair_question(presenter.bars(position), self._most)

    def bars(self, position: int, state: BarsState) -> BarsState:
        """The bars of a position, as they may be seen."""
        found = self.round_at(position)
        if found is None:
            return state
        kept = self._kept.get(position)
        if kept is not None and kept[0] is state and kept[1] is found:
            return kept[2]
        if found.told:
            shown = told_bars(state, found)
        else:
            shown = asked_bars(state, found.question, found.ballot.tallies())
        # subtle: the same object as long as it looks the same; the canvas lays out any other anew.
        self._kept[position] = state, found, shown
        while len(self._kept) > _KEPT:
            self._kept.popitem(last=False)
        return shown

    def merges_known(self) -> int | None:
        """How many merges may be listed; None for all of them."""
        if not self.active:
            return None
        return self.player.position + (not self.asking)
