"""A ballot: how often a class voted for each of a few options, and what that was worth. No Qt.

Votes have no owner. They are counted in the order in which they came only so that the last one can
be taken back.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace
from typing import Literal, NamedTuple

Verdict = Literal["right", "wrong", "split", "none"]
"""What a class chose: right; wrong; most votes went to right and wrong options alike; no votes."""


class Guess(NamedTuple):
    """What is to be seen of an option.

    Attributes:
        number: the key that votes for it; 0 can be a key, None is none.
        votes: how many votes it has.
        right: whether it is right; None as long as that is not told.
    """

    number: int | None
    votes: int = 0
    right: bool | None = None


@dataclass(frozen=True, slots=True)
class Result:
    """What a ballot was worth.

    Attributes:
        votes: number of votes.
        right_votes: those of them for a right option.
        verdict: whether the options with the most votes are right.
    """

    votes: int = 0
    right_votes: int = 0
    verdict: Verdict = "none"


@dataclass(frozen=True, slots=True)
class Ballot:
    """Votes for options that are counted from 0.

    Attributes:
        options: number of options.
        cast: the option of each vote, in the order in which they came.
    """

    options: int
    cast: tuple[int, ...] = ()

    def with_vote(self, option: int) -> Ballot:
        """The ballot with one vote more; the same one if there is no such option.

        >>> Ballot(3).with_vote(2).with_vote(3).cast
        (2,)
        """
        known = 0 <= option < self.options
        return replace(self, cast=(*self.cast, option)) if known else self

    def without_last(self) -> Ballot:
        """The ballot before the last vote."""
        return replace(self, cast=self.cast[:-1])

    def tallies(self) -> tuple[int, ...]:
        """How many votes each option has.

        >>> Ballot(3, (0, 2, 2)).tallies()
        (1, 0, 2)
        """
        counted = [0] * self.options
        for option in self.cast:
            counted[option] += 1
        return tuple(counted)

    def leaders(self) -> frozenset[int]:
        """The options with the most votes; none without votes."""
        tallies = self.tallies()
        most = max(tallies, default=0)
        return frozenset(option for option, votes in enumerate(tallies) if votes == most > 0)

    def result(self, right: Collection[int]) -> Result:
        """What the votes are worth if these options are right.

        A class that cannot decide between right and wrong options has decided nothing: "split".

        >>> Ballot(3, (0, 2, 2)).result({2})
        Result(votes=3, right_votes=2, verdict='right')
        """
        leaders, right = self.leaders(), frozenset(right)
        hits = sum(option in right for option in self.cast)
        verdict: Verdict = "split"
        if not leaders:
            verdict = "none"
        elif leaders <= right:
            verdict = "right"
        elif not leaders & right:
            verdict = "wrong"
        return Result(len(self.cast), hits, verdict)


@dataclass(frozen=True, slots=True)
class Score:
    """How well a class has guessed so far.

    Attributes:
        votes: votes in all rounds that are over.
        right_votes: those of them for a right option.
        rounds: rounds that are over and had votes.
        right_rounds: those of them in which the class as a whole was right.
    """

    votes: int = 0
    right_votes: int = 0
    rounds: int = 0
    right_rounds: int = 0

    def with_result(self, result: Result) -> Score:
        """The score after one more round; one without votes does not count.

        >>> Score().with_result(Result(3, 2, "right"))
        Score(votes=3, right_votes=2, rounds=1, right_rounds=1)
        """
        if not result.votes:
            return self
        return Score(
            self.votes + result.votes,
            self.right_votes + result.right_votes,
            self.rounds + 1,
            self.right_rounds + (result.verdict == "right"),
        )
