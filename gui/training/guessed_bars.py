"""The bars of a position as a class sees them that guesses the next merge. Values only, no Qt.

While it guesses, the most frequent pairs stand in the order of their letters, all equally long and
without counts, so that neither place nor length says anything. When it is told they are the usual
bars, with the votes beside them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from gui.predict.ballot import Guess
from gui.predict.rounds import Question, Round
from gui.training.bars_motion import with_winner_in_sight
from gui.training.frames import BarsState, PairBar

MOST_PAIRS: Final = 9
"""As many as there are digits to vote with."""


def pair_question(state: BarsState, most: int = MOST_PAIRS) -> Question | None:
    """Ask which pair comes next, among the `most` most frequent ones; None without a next step.

    Right is every pair that shares the highest count with the one that is merged. A merge list that
    is replayed may take a less frequent pair: then that one alone is right.
    """
    bars = with_winner_in_sight(state, most).bars[:most]
    winner = next((bar for bar in bars if bar.winner), None)
    if winner is None:
        return None
    ordered = sorted(bars, key=lambda bar: (bar.left, bar.right))
    right = frozenset(
        index for index, bar in enumerate(ordered) if bar.winner or (winner.tied and bar.tied)
    )
    return Question(tuple(bar.key for bar in ordered), right)


def asked_bars(state: BarsState, question: Question, tallies: Sequence[int]) -> BarsState:
    """The bars while the class guesses."""
    known = {bar.key: bar for bar in state.bars}
    bars = tuple(
        _asked(known[key], Guess(number, votes))
        for number, (key, votes) in enumerate(zip(question.options, tallies, strict=True), 1)
        if key in known
    )
    # All bars are half as long as the scale; nobody sees what it counts.
    return BarsState(bars, top_count=2, pair_total=state.pair_total, asked=True)


def told_bars(state: BarsState, told: Round) -> BarsState:
    """The bars when the class is told: as usual, with its votes."""
    tallies, right = told.ballot.tallies(), told.question.right
    guesses = {
        key: Guess(index + 1, tallies[index], index in right)
        for index, key in enumerate(told.question.options)
    }
    bars = tuple(replace(bar, guess=guesses.get(bar.key)) for bar in state.bars)
    return replace(state, bars=bars)


def _asked(bar: PairBar, guess: Guess) -> PairBar:
    return PairBar(bar.key, bar.left, bar.right, count=1, guess=guess)
