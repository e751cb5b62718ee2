"""Why there is a boundary, or none, in one or two sentences of the person's language.

Each sentence says one of the engine's reasons, exactly: with ranks, pairs and pieces. `Quotes` get
labels and texts and mark them, for instance with a typewriter font.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject

from engine.analysis.reasons import (
    AddedTokenHere,
    Covered,
    Dropped,
    Explanation,
    Fewest,
    FirstLonger,
    HigherScore,
    InsideCharacter,
    Longest,
    LostPartner,
    Merged,
    NeverLearned,
    NoTokenAcross,
    Reason,
    TextEdge,
    UnknownCharacter,
    WholeWord,
    WordBorder,
)
from gui.compare import why_file_sentences
from gui.compare.quotes import Quote, Quotes
from gui.look.translation import for_plural, format_number
from gui.widgets.plain_text import LONGEST_WORD, shortened

MOST_SENTENCES: Final = 4
_SPACE: Final = "\N{NO-BREAK SPACE}"


class WhySentences(QObject):
    """Puts the sentences together; a QObject, because only `tr` of one has plural forms."""

    def headline(self, explanation: Explanation) -> str:
        """The question that is answered."""
        if explanation.boundary:
            return self.tr("Why this boundary?")
        return self.tr("Why no boundary?")

    def sentences(self, explanation: Explanation, quotes: Quotes) -> list[str]:
        """The answer, a sentence for each reason; of very many only the last ones."""
        said = [
            self._say(reason, explanation, quotes)
            for reason in explanation.reasons
            if not _is_said_already(reason, explanation.reasons)
        ]
        return said if len(said) <= MOST_SENTENCES else ["…", *said[-MOST_SENTENCES:]]

    def _say(self, reason: Reason, explanation: Explanation, quotes: Quotes) -> str:
        quote = quotes.label
        if isinstance(reason, Merged | LostPartner | NeverLearned):
            return self._say_merge(reason, explanation, quote)
        if isinstance(reason, Longest | Covered | UnknownCharacter | NoTokenAcross):
            return self._say_token(reason, quote)
        if isinstance(reason, Fewest | FirstLonger):
            return self._say_count(reason, explanation, quote)
        if isinstance(reason, AddedTokenHere | HigherScore | WholeWord):
            return why_file_sentences.say(reason, explanation.boundary, quotes)
        return self._say_place(reason, quotes)

    # Merges

    def _say_merge(
        self, reason: Merged | LostPartner | NeverLearned, explanation: Explanation, quote: Quote
    ) -> str:
        if isinstance(reason, NeverLearned):
            text = self.tr("{pair} was never learned.")
            return text.format(pair=_pair(reason.left, reason.right, quote))
        if isinstance(reason, LostPartner):
            return self._lost(reason, explanation.mode, quote)
        merge = reason.merge
        names = {
            "pair": _pair(merge.left, merge.right, quote),
            "rank": format_number(merge.rank),
            "result": quote(merge.result),
            "token": quote(reason.token),
        }
        if merge.result == reason.token:
            return self.tr("{pair}, rank {rank}, closed this place: {result}.").format(**names)
        text = self.tr(
            "{pair}, rank {rank}, closed this place: {result}, which became part of {token}."
        )
        return text.format(**names)

    def _lost(self, reason: LostPartner, mode: str, quote: Quote) -> str:
        by = reason.by
        names = {
            "by": _pair(by.left, by.right, quote),
            "by_rank": format_number(by.rank),
            "pair": _pair(reason.left, reason.right, quote),
            "rank": format_number(reason.rank),
            "token": quote(reason.left if reason.side == "right" else reason.right),
        }
        return self._lost_text(reason, mode).format(**names)

    def _lost_text(self, reason: LostPartner, mode: str) -> str:
        if reason.how == "lower-rank":
            return self.tr(
                "{by}, rank {by_rank}, was applied before {pair}, rank {rank}, "
                "so {token} lost its partner."
            )
        if reason.how == "same-round":
            return self.tr(
                "All pairs {by}, rank {by_rank}, were just being replaced when {pair}, "
                "rank {rank}, came up, so {token} lost its partner."
            )
        if reason.by.rank == reason.rank:
            return self.tr(
                "{by} stands further left than {pair}, with the same rank {rank}, and was applied "
                "first, so {token} lost its partner."
            )
        if mode == "left-to-right" and reason.by.rank > reason.rank:
            return self.tr(
                "{by} stands further left than {pair} and was applied first, although its rank "
                "{by_rank} is higher than {rank}, so {token} lost its partner."
            )
        return self.tr(
            "{by}, rank {by_rank}, stands further left than {pair}, rank {rank}, and was applied "
            "first, so {token} lost its partner."
        )

    # Tokens

    def _say_token(
        self, reason: Longest | Covered | UnknownCharacter | NoTokenAcross, quote: Quote
    ) -> str:
        if isinstance(reason, Longest):
            return self._longest(reason, quote)
        if isinstance(reason, Covered):
            return self.tr("{token} covers this place.").format(token=quote(reason.token))
        if isinstance(reason, NoTokenAcross):
            text = self.tr(
                "No token of the vocabulary covers this place, between {left} and {right}."
            )
            return text.format(left=quote(reason.left), right=quote(reason.right))
        text = (
            self.tr("{symbol}, left of here, is not in the vocabulary and stays alone.")
            if reason.side == "left"
            else self.tr("{symbol}, right of here, is not in the vocabulary and stays alone.")
        )
        return text.format(symbol=quote(reason.symbol))

    def _longest(self, reason: Longest, quote: Quote) -> str:
        if reason.longer is None:
            text = self.tr("{token} is the longest token that starts there: the word ends with it.")
            return text.format(token=quote(reason.token))
        text = self.tr(
            "{token} is the longest token that starts there; neither {longer} nor any longer piece "
            "from there is in the vocabulary."
        )
        return text.format(token=quote(reason.token), longer=quote(reason.longer))

    # Numbers of tokens

    def _say_count(
        self, reason: Fewest | FirstLonger, explanation: Explanation, quote: Quote
    ) -> str:
        number = for_plural(reason.tokens)
        tokens = format_number(reason.tokens)
        if isinstance(reason, FirstLonger):
            text = (
                self.tr(
                    "Without this boundary the word needs {tokens} token(s), too; the longer "
                    "first token wins: {token} instead of {other}.",
                    "",
                    number,
                )
                if explanation.boundary
                else self.tr(
                    "With a boundary here the word needs {tokens} token(s), too; the longer "
                    "first token wins: {token} instead of {other}.",
                    "",
                    number,
                )
            )
            return text.format(tokens=tokens, token=quote(reason.token), other=quote(reason.other))
        return self._fewest(reason, explanation.boundary)

    def _fewest(self, reason: Fewest, boundary: bool) -> str:
        number = for_plural(reason.tokens)
        names = {
            "tokens": format_number(reason.tokens),
            "other": format_number(reason.other),
            "unknown": format_number(reason.unknown),
            "other_unknown": format_number(reason.other_unknown),
        }
        if reason.unknown != reason.other_unknown:
            text = (
                self.tr(
                    "With this boundary {unknown} symbol(s) of the word are unknown, without it "
                    "at least {other_unknown}.",
                    "",
                    for_plural(reason.unknown),
                )
                if boundary
                else self.tr(
                    "Without a boundary here {unknown} symbol(s) of the word are unknown, with one "
                    "at least {other_unknown}.",
                    "",
                    for_plural(reason.unknown),
                )
            )
            return text.format(**names)
        text = (
            self.tr(
                "With this boundary the word needs {tokens} token(s), without it at least {other}.",
                "",
                number,
            )
            if boundary
            else self.tr(
                "Without a boundary here the word needs {tokens} token(s), with one at least "
                "{other}.",
                "",
                number,
            )
        )
        return text.format(**names)

    # Places

    def _say_place(
        self, reason: TextEdge | WordBorder | Dropped | InsideCharacter, quotes: Quotes
    ) -> str:
        if isinstance(reason, TextEdge):
            if reason.side == "start":
                return self.tr("The text begins here.")
            return self.tr("The text ends here.")
        if isinstance(reason, InsideCharacter):
            text = self.tr("This is inside the character {character}, which is never cut.")
            return text.format(character=quotes.text(reason.character))
        if isinstance(reason, Dropped):
            return self.tr(
                "The split rule {rule} leaves out characters {first} to {last}; they are in no "
                "token."
            ).format(
                rule=quotes.text(shortened(reason.rule)),
                first=format_number(reason.start + 1),
                last=format_number(reason.end),
            )
        return self._word_border(reason, quotes)

    def _word_border(self, reason: WordBorder, quotes: Quotes) -> str:
        if reason.left and reason.right:
            text = self.tr(
                "The split rule {rule} cuts here, between {left} and {right}; merges never cross "
                "a cut."
            )
        elif reason.left:
            text = self.tr("The split rule {rule} ends the word {left} here.")
        else:
            text = self.tr("The split rule {rule} begins the word {right} here.")
        return text.format(
            rule=quotes.text(shortened(reason.rule)),
            left=_last_of(reason.left, quotes.label),
            right=_first_of(reason.right, quotes.label),
        )


def _first_of(word: str, quote: Quote) -> str:
    return quote(word[:LONGEST_WORD]) + "…" * (len(word) > LONGEST_WORD)


def _last_of(word: str, quote: Quote) -> str:
    return "…" * (len(word) > LONGEST_WORD) + quote(word[-LONGEST_WORD:])


def _pair(left: str, right: str, quote: Quote) -> str:
    return f"{quote(left)}{_SPACE}+{_SPACE}{quote(right)}"


def _is_said_already(reason: Reason, reasons: tuple[Reason, ...]) -> bool:
    """A symbol that is in no vocabulary is no longest token, and no pair with it can be learned."""
    unknown = [other for other in reasons if isinstance(other, UnknownCharacter)]
    left = {other.symbol for other in unknown if other.side == "left"}
    right = {other.symbol for other in unknown if other.side == "right"}
    if isinstance(reason, Longest):
        return reason.token in left
    return isinstance(reason, NeverLearned) and (reason.left in left or reason.right in right)
