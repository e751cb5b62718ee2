"""What is said while a class guesses the next merge: the question, the verdict, and why.

It adds to `gui.predict.sentences`, which speaks of votes, what only a training knows: pairs and
ties.
"""

from __future__ import annotations

from PySide6.QtCore import QObject

from gui.look.translation import for_plural, format_number
from gui.predict.rounds import Round
from gui.predict.sentences import PredictSentences, Said
from gui.training.tie_sentences import Quote, TieSentences, pair_text, plain
from gui.training.ties_state import TiesState, TrainingEnd


class GuessSentences(QObject):
    """Puts the sentences together."""

    def __init__(self, parent: QObject | None = None) -> None:
        """Speak in the language of now."""
        super().__init__(parent)
        self._of_votes = PredictSentences(self)
        self._of_ties = TieSentences(self)

    def question(self) -> str:
        """What the class is asked."""
        return self.tr("Which pair is merged next?")

    def asked(self, current: Round) -> Said:
        """While the class guesses."""
        hint = self.tr("Keys 1–9 or clicks vote; Backspace takes the last vote back.")
        body = (self._of_votes.votes(current.result), hint)
        return Said(self.question(), body, body, self._of_votes.tell(), tells=True)

    def told(
        self, current: Round | None, state: TiesState | TrainingEnd | None, quote: Quote
    ) -> Said:
        """When it is told what comes next; `current` is None where nothing was asked."""
        body, spoken = self._told(current, state, quote), self._told(current, state, plain)
        more = isinstance(state, TiesState)
        button = self._of_votes.go_on() if more else ""
        return Said(self._headline(current, state), body, spoken, button)

    def _headline(self, current: Round | None, state: TiesState | TrainingEnd | None) -> str:
        if current is not None:
            return self._of_votes.verdict(current.result)
        if isinstance(state, TiesState):
            return self.tr("Nothing was asked here")
        return self._of_ties.headline(state)

    def _told(
        self, current: Round | None, state: TiesState | TrainingEnd | None, quote: Quote
    ) -> tuple[str, ...]:
        parts = [self._of_votes.right_votes(current.result)] if current is not None else []
        if isinstance(state, TiesState):
            parts.append(self._merged(state, quote))
            if state.tie_size > 1 and state.winner_is_most_frequent:
                parts.append(self._tie(state))
        parts.append(self._of_ties.explanation(state, quote))
        if isinstance(state, TrainingEnd) and state.reason not in ("no-words", "running"):
            parts.append(self.tr("Press Home to guess from the start."))
        return tuple(part for part in parts if part)

    def _merged(self, state: TiesState, quote: Quote) -> str:
        text = self.tr("{pair} is merged: {count} time(s).", "", for_plural(state.count))
        return text.format(pair=pair_text(state.winner, quote), count=format_number(state.count))

    def _tie(self, state: TiesState) -> str:
        text = self.tr(
            "{number} pairs are equally frequent: each of them counts as right. The rule decides.",
            "",
            for_plural(state.tie_size),
        )
        return text.format(number=format_number(state.tie_size))
