"""What is said while a class guesses where a word is cut.

It adds to `gui.predict.sentences`, which speaks of votes, what only the comparison knows: lanes and
their tokens.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from PySide6.QtCore import QObject

from engine.analysis.reasons import Explanation
from engine.text.alphabet import visible
from gui.compare.cut_guessing import DIGITS
from gui.compare.guess_words import CutWord
from gui.compare.quotes import Quote, Quotes
from gui.compare.why_sentences import WhySentences
from gui.look.translation import format_number
from gui.predict.rounds import Round
from gui.predict.sentences import PredictSentences, Said
from gui.widgets.plain_text import isolated

_APART: Final = "\N{NO-BREAK SPACE}" * 4
"""Between the lanes in one line."""

_JOINED: Final = "\N{WORD JOINER}"
"""No line ends before it."""


@dataclass(frozen=True, slots=True)
class Reason:
    """Why there is a cut in a gap, or none.

    Attributes:
        left: the character before the gap, ready for the screen.
        right: the character after it.
        explanation: the reasons.
        alphabet: what labels in them are made of, for `visible`.
    """

    left: str
    right: str
    explanation: Explanation
    alphabet: str


def _plain(name: str) -> str:
    return name


class CutSentences(QObject):
    """Puts the sentences together."""

    def __init__(self, parent: QObject | None = None) -> None:
        """Speak in the language of now."""
        super().__init__(parent)
        self._of_votes = PredictSentences(self)
        self._reasons = WhySentences(self)

    def question(self, lane: str = "") -> str:
        """What the class is asked, perhaps about one of several lanes."""
        if lane:
            return self.tr("Where will lane {lane} cut this word?").format(lane=lane)
        return self.tr("Where will this word be cut?")

    def uncut(self) -> str:
        """The answer that the word is not cut."""
        return self.tr("not cut at all")

    def asked(
        self, current: Round, place: tuple[int, int], lanes: str = "A", lane: str = "A"
    ) -> Said:
        """While the class guesses.

        Args:
            current: the question and its votes.
            place: the number of the word and how many there are.
            lanes: the names of the lanes, each a letter.
            lane: the one that is asked about.
        """
        hint = self.tr("Keys 1–9, 0 or clicks vote; Backspace takes the last vote back.")
        if len(lanes) > 1:
            choice = self.tr("{first}–{last} choose the lane.")
            hint += " " + choice.format(first=lanes[0], last=_JOINED + lanes[-1])
        body = [hint]
        if len(current.question.options) - 1 > DIGITS:
            body.append(self.tr("Down and Up move the numbers to other gaps."))
        number, total = map(format_number, place)
        word = self.tr("Word {number} of {total}.").format(number=number, total=total)
        body.append(f"{word} {self._of_votes.votes(current.result)}")
        question = self.question(lane if len(lanes) > 1 else "")
        return Said(question, tuple(body), tuple(body), self._of_votes.tell(), tells=True)

    def told(
        self,
        current: Round | None,
        lanes: Sequence[tuple[str, CutWord]],
        why: Reason | None,
        quote: Quote,
    ) -> Said:
        """When it is told; `lanes` are names and cuts, first those that were guessed."""
        headline = self.tr("Nothing was asked here")
        if current is not None:
            headline = self._of_votes.verdict(current.result)
        body = self._told(current, lanes, why, quote)
        spoken = self._told(current, lanes, why, _plain)
        return Said(headline, body, spoken, self._of_votes.go_on())

    def _told(
        self,
        current: Round | None,
        lanes: Sequence[tuple[str, CutWord]],
        why: Reason | None,
        quote: Quote,
    ) -> tuple[str, ...]:
        votes = self._of_votes.right_votes(current.result) if current is not None else ""
        cuts = self._cuts(lanes[0][1]) if lanes else ""
        split = f"{_APART} ".join(self._tokens(name, word, quote) for name, word in lanes)
        reasons = self._why(why, quote) if why is not None else ""
        return tuple(part for part in (f"{votes} {cuts}".strip(), split, reasons) if part)

    def _tokens(self, name: str, word: CutWord, quote: Quote) -> str:
        tokens = " | ".join(quote(isolated(token.label)) for token in word.tokens)
        return self.tr("Lane {lane}: {tokens}").format(lane=name, tokens=tokens)

    def _why(self, why: Reason, quote: Quote) -> str:
        """Why there is a cut in a gap, or none."""

        def shown(label: str, alphabet: str = "characters") -> str:
            return quote(isolated(visible(label, alphabet)))

        quotes = Quotes(partial(shown, alphabet=why.alphabet), shown)
        reasons = " ".join(self._reasons.sentences(why.explanation, quotes))
        if why.explanation.boundary:
            text = self.tr("Cut between {left} and {right}. {reasons}")
        else:
            text = self.tr("No cut between {left} and {right}. {reasons}")
        return text.format(
            left=quote(isolated(why.left)), right=quote(isolated(why.right)), reasons=reasons
        )

    def _cuts(self, word: CutWord) -> str:
        if word.inside:
            return self.tr("It is also cut inside a character: nobody could vote for that.")
        if len(word.cuts) > 1:
            text = self.tr("{number} cuts: each of them counts as right.", "", len(word.cuts))
            return text.format(number=format_number(len(word.cuts)))
        return "" if word.cuts else self.tr("The word is one token.")

    def end(self, total: int, most: int) -> Said:
        """There is no further word."""
        if not total:
            text = self.tr("Type a text with words of at least two characters.")
            return Said(self.tr("No word to guess"), (text,), (text,))
        body = [self.tr("Home goes back to the first word; another text has other words.")]
        if total >= most:
            text = self.tr("Only the first {number} words of a text are asked about.")
            body.append(text.format(number=format_number(most)))
        return Said(self.tr("That was the last word"), tuple(body), tuple(body))
