"""What is said of every round, whatever is guessed: votes, verdict, score, and the keys.

A QObject, because only `tr` of one has plural forms.
"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QObject

from gui.look.translation import for_plural, format_number
from gui.predict.ballot import Guess, Result, Score


@dataclass(frozen=True, slots=True)
class Said:
    """What the panel says.

    Attributes:
        headline: the question, or what became of it.
        body: what else is to be said, as rich text; each entry is a paragraph.
        spoken: the same in plain text.
        button: what the button does; empty for no button.
        tells: whether the button tells the answer.
    """

    headline: str = ""
    body: tuple[str, ...] = ()
    spoken: tuple[str, ...] = ()
    button: str = ""
    tells: bool = False


class PredictSentences(QObject):
    """Puts the sentences together."""

    def votes(self, result: Result) -> str:
        """How many votes there are while the class guesses."""
        text = self.tr("{number} vote(s) so far.", "", for_plural(result.votes))
        return text.format(number=format_number(result.votes))

    def tally(self, guess: Guess) -> str:
        """The votes for an option, and a sign for whether it is right once that is told."""
        votes = self.tr("{number} vote(s)", "", for_plural(guess.votes))
        return _with_sign(guess, votes.format(number=format_number(guess.votes)))

    def short_tally(self, guess: Guess) -> str:
        """The same where there is little room: the number alone, once the sign says what it is."""
        return (
            self.tally(guess)
            if guess.right is None
            else _with_sign(guess, format_number(guess.votes))
        )

    def verdict(self, result: Result) -> str:
        """Whether the class as a whole was right."""
        return {
            "right": self.tr("The class was right"),
            "wrong": self.tr("The class was wrong"),
            "split": self.tr("The class was undecided"),
            "none": self.tr("Nobody has voted"),
        }[result.verdict]

    def right_votes(self, result: Result) -> str:
        """How many of the votes of a round were right; nothing without votes."""
        if not result.votes:
            return ""
        text = self.tr("Right votes: {right} of {votes}.")
        return text.format(
            right=format_number(result.right_votes), votes=format_number(result.votes)
        )

    def score(self, score: Score) -> str:
        """How well the class has guessed so far."""
        if not score.rounds:
            return self.tr("No rounds played yet.")
        text = self.tr(
            "Score: {right_votes} of {votes} votes right; "
            "the class was right in {right_rounds} of {rounds} rounds."
        )
        return text.format(
            right_votes=format_number(score.right_votes),
            votes=format_number(score.votes),
            right_rounds=format_number(score.right_rounds),
            rounds=format_number(score.rounds),
        )

    def tell(self) -> str:
        """The button that tells the answer."""
        return self.tr("Show answer (Enter)")

    def go_on(self) -> str:
        """The button that goes on to the next question."""
        return self.tr("Go on (Enter)")


def _with_sign(guess: Guess, votes: str) -> str:
    text = votes if guess.votes else ""
    if guess.right is None:
        return text
    if guess.right:
        return f"✓ {text}".strip()
    return f"✗ {text}" if text else ""
