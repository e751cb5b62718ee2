"""Rounds of guessing: at which place what is asked, how the class voted, whether it is told.

`Prediction` is whether a class guesses at all, and its score over everything that it guesses.
`Rounds` are the questions of one kind: about the pairs of a training, or about the cuts of words.
A question that was answered stays so: who goes back sees the past as it was. All of it lives as
long as the window and is written nowhere.
"""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass, replace

from PySide6.QtCore import QObject, Signal

from gui.predict.ballot import Ballot, Result, Score


@dataclass(frozen=True, slots=True)
class Question:
    """What a class can choose among.

    Attributes:
        options: what makes each option the same one elsewhere, in the order of its numbers.
        right: which of them are right, counted from 0.
    """

    options: tuple[Hashable, ...]
    right: frozenset[int]


@dataclass(frozen=True, slots=True)
class Round:
    """One question and its votes.

    Attributes:
        question: what is asked.
        ballot: the votes.
        told: whether the answer is told.
    """

    question: Question
    ballot: Ballot
    told: bool = False

    @property
    def result(self) -> Result:
        """What the votes are worth."""
        return self.ballot.result(self.question.right)


class Prediction(QObject):
    """Whether a class guesses, and how well.

    Signals:
        enabled_changed: guessing was begun or ended.
        score_changed: `score` is another one.
        was_reset: everything is asked anew.
    """

    enabled_changed = Signal()
    score_changed = Signal()
    was_reset = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        """Nobody guesses yet."""
        super().__init__(parent)
        self._enabled = False
        self._score = Score()

    @property
    def enabled(self) -> bool:
        """Whether the class guesses."""
        return self._enabled

    @property
    def score(self) -> Score:
        """How well it has guessed so far."""
        return self._score

    def set_enabled(self, enabled: bool) -> None:
        """Let the class guess, or no longer; the score stays until it is reset."""
        if enabled != self._enabled:
            self._enabled = enabled
            self.enabled_changed.emit()

    def add(self, result: Result) -> None:
        """A round is over."""
        after = self._score.with_result(result)
        if after != self._score:
            self._score = after
            self.score_changed.emit()

    def go_on_from(self, score: Score) -> None:
        """Count on from a score that was kept."""
        if score != self._score:
            self._score = score
            self.score_changed.emit()

    def reset(self) -> None:
        """Begin a new score, and ask everything anew."""
        before, self._score = self._score, Score()
        self.was_reset.emit()
        if before != self._score:
            self.score_changed.emit()


class Rounds(QObject):
    """The questions of one kind.

    Signals:
        round_changed: what is asked, how the votes stand or whether it is told is different now.
    """

    round_changed = Signal()

    def __init__(self, prediction: Prediction, parent: QObject | None = None) -> None:
        """Count for the score of `prediction`."""
        super().__init__(parent)
        self._prediction = prediction
        self._rounds: dict[Hashable, Round] = {}
        self._place: Hashable = None
        prediction.was_reset.connect(self._ask_anew)

    @property
    def current(self) -> Round | None:
        """The round at the place that is looked at; None if nothing was asked there."""
        return self._rounds.get(self._place)

    @property
    def asking(self) -> bool:
        """Whether the class is guessing now."""
        return self.current is not None and not self.current.told

    def at(self, place: Hashable) -> Round | None:
        """The round at a place; None if nothing was asked there."""
        return self._rounds.get(place)

    # Wishes

    def look_at(self, place: Hashable, question: Question | None) -> None:
        """Be at a place, and ask this there unless it was asked already; None asks nothing.

        An unanswered question without votes may be exchanged: the room for options may change.
        """
        before, self._place = (self._place, self.current), place
        known = self._rounds.get(place)
        is_open = known is None or (not known.told and not known.ballot.cast)
        if question is not None and is_open:
            self._rounds[place] = Round(question, Ballot(len(question.options)))
        if (place, self.current) != before:
            self.round_changed.emit()

    def forget(self) -> None:
        """The places are others now: nothing was asked at them."""
        self._rounds.clear()
        self._place = None
        self.round_changed.emit()

    def vote(self, option: int) -> None:
        """Count one more vote for an option, counted from 0."""
        if self.current is not None and self.asking:
            self._replace(ballot=self.current.ballot.with_vote(option))

    def vote_for(self, key: Hashable) -> None:
        """Count one more vote for the option with this key."""
        if self.current is not None and key in self.current.question.options:
            self.vote(self.current.question.options.index(key))

    def take_back(self) -> None:
        """Take the last vote back."""
        if self.current is not None and self.asking:
            self._replace(ballot=self.current.ballot.without_last())

    def tell(self) -> None:
        """The class has guessed: tell what is right, and count it."""
        current = self.current
        if current is not None and not current.told:
            self._replace(told=True)
            self._prediction.add(current.result)

    # How

    def _replace(self, *, ballot: Ballot | None = None, told: bool = False) -> None:
        current = self._rounds[self._place]
        after = replace(current, ballot=ballot or current.ballot, told=told)
        if after != current:
            self._rounds[self._place] = after
            self.round_changed.emit()

    def _ask_anew(self) -> None:
        """Forget all votes; the question at this place is open again."""
        current = self.current
        self._rounds.clear()
        if current is not None:
            question = current.question
            self._rounds[self._place] = Round(question, Ballot(len(question.options)))
        self.round_changed.emit()
