"""The sentences of the panel of ties: what the next step chooses among, and why it takes this pair.

Each sentence is built from translated text and from names (tokens, words); `quote` marks the names,
for instance with a typewriter font, and is left out where plain text is wanted.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QCoreApplication, QObject

from gui.look.translation import for_plural, format_number
from gui.training.ties_state import TiedPair, TiesState, TrainingEnd
from gui.widgets.plain_text import isolated, shortened

Quote = Callable[[str], str]


def plain(name: str) -> str:
    """Leave a name as it is."""
    return name


def rule_names() -> Mapping[str, str]:
    """The tie rules as people call them, in their usual order."""
    return {
        "first-seen": QCoreApplication.translate("TieSentences", "First seen"),
        "lowest-ids": QCoreApplication.translate("TieSentences", "Lowest ids"),
        "greatest-symbols": QCoreApplication.translate("TieSentences", "Greatest symbols"),
        "sentencepiece": "SentencePiece",
    }


def pair_text(pair: TiedPair, quote: Quote = plain) -> str:
    """A pair as it is written everywhere: left + right."""
    return f"{quote(isolated(pair.left))} + {quote(isolated(pair.right))}"


class TieSentences(QObject):
    """Puts the sentences together; a QObject, because only `tr` of one has plural forms."""

    def headline(self, state: TiesState | TrainingEnd | None) -> str:
        """The whole thing in three words."""
        if state is None:
            return ""
        if isinstance(state, TrainingEnd):
            return self._end_headline(state)
        if not state.winner_is_most_frequent:
            return self.tr("Not the most frequent pair")
        if state.tie_size < 2:
            return self.tr("No tie")
        return self.tr("{pairs}-way tie at {count}", "", for_plural(state.tie_size)).format(
            pairs=format_number(state.tie_size), count=format_number(state.count)
        )

    def explanation(self, state: TiesState | TrainingEnd | None, quote: Quote = plain) -> str:
        """One or two sentences under the headline."""
        if state is None:
            return self.tr("Nothing has been trained yet.")
        if isinstance(state, TrainingEnd):
            return self._end_explanation(state)
        if not state.winner_is_most_frequent:
            return self._prescribed(state, quote)
        if state.tie_size < 2:
            return self.tr(
                "{pair} is the only pair that occurs {count} time(s).",
                "",
                for_plural(state.count),
            ).format(pair=pair_text(state.winner, quote), count=format_number(state.count))
        return self.why(state, quote)

    def why(self, state: TiesState, quote: Quote = plain) -> str:
        """Why the winner won under the rule in force.

        The rule puts the winner first and the runner-up second, so what decided is the first thing
        in which these two differ.
        """
        runner_up = state.tied[1] if len(state.tied) > 1 else state.winner
        reasons = {
            "first-seen": self._by_place,
            "lowest-ids": self._by_ids,
            "greatest-symbols": self._by_symbols,
            "sentencepiece": self._by_joined_text,
        }
        reason = reasons.get(state.rule)
        if reason is None:
            return self.tr(
                "The tokenizer prescribes {pair}, one of the most frequent pairs."
            ).format(pair=pair_text(state.winner, quote))
        return reason(state, runner_up, quote)

    def _by_place(self, state: TiesState, runner_up: TiedPair, quote: Quote) -> str:
        text = (
            self.tr("{pair} wins: first met in {word}, byte {position}.")
            if state.unit == "bytes"
            else self.tr("{pair} wins: first met in {word}, position {position}.")
        )
        return text.format(**_names(state, quote), **_place(state, quote))

    def _by_ids(self, state: TiesState, runner_up: TiedPair, quote: Quote) -> str:
        (left, right), (next_left, _) = _ids(state.winner), _ids(runner_up)
        text = (
            self.tr(
                "{pair} wins: its ids {left_id} and {right_id} are the smallest, "
                "left before right.",
            )
            if left != next_left
            else self.tr(
                "{pair} wins: of the pairs with the smallest left id {left_id}, "
                "its right id {right_id} is the smallest.",
            )
        )
        ids = {"left_id": format_number(left), "right_id": format_number(right)}
        return text.format(**_names(state, quote), **ids)

    def _by_symbols(self, state: TiesState, runner_up: TiedPair, quote: Quote) -> str:
        by_left = state.winner.left != runner_up.left
        if state.unit == "bytes":
            text = (
                self.tr("{pair} wins: {left} is the greatest left token by byte.")
                if by_left
                else self.tr(
                    "{pair} wins: of the pairs with the greatest left token {left}, "
                    "its right token {right} is the greatest by byte.",
                )
            )
        else:
            text = (
                self.tr("{pair} wins: {left} is the greatest left token by code point.")
                if by_left
                else self.tr(
                    "{pair} wins: of the pairs with the greatest left token {left}, "
                    "its right token {right} is the greatest by code point.",
                )
            )
        return text.format(**_names(state, quote))

    def _by_joined_text(self, state: TiesState, runner_up: TiedPair, quote: Quote) -> str:
        winner = state.winner
        if winner.length != runner_up.length:
            text = self.tr("{pair} wins: its joined text {joined} is the shortest.")
        elif winner.joined != runner_up.joined:
            text = self.tr(
                "{pair} wins: of the shortest joined texts, {joined} is the smallest "
                "by code point.",
            )
        elif state.unit == "bytes":
            text = self.tr(
                "{pair} wins: other pairs join to {joined}, too; "
                "it is first met in {word}, byte {position}.",
            )
        else:
            text = self.tr(
                "{pair} wins: other pairs join to {joined}, too; "
                "it is first met in {word}, position {position}.",
            )
        return text.format(
            joined=quote(winner.joined), **_names(state, quote), **_place(state, quote)
        )

    def _prescribed(self, state: TiesState, quote: Quote) -> str:
        if state.count == 0:
            text = self.tr(
                "The tokenizer prescribes {pair}, which does not occur here; "
                "the highest count is {highest}.",
            )
        else:
            text = self.tr(
                "The tokenizer prescribes {pair}, which occurs {count} time(s) here; "
                "the highest count is {highest}.",
                "",
                for_plural(state.count),
            )
        return text.format(
            pair=pair_text(state.winner, quote),
            count=format_number(state.count),
            highest=format_number(state.highest),
        )

    def _end_headline(self, end: TrainingEnd) -> str:
        if end.reason == "running":
            return self.tr("Still training")
        if end.reason == "no-words":
            return self.tr("No words")
        if end.reason in ("no-pairs", "minimum"):
            return self.tr("No more pairs")
        return self.tr("The end")

    def _end_explanation(self, end: TrainingEnd) -> str:
        number = for_plural(end.number)
        texts = {
            "merges": lambda: self.tr(
                "Training ended: {number} merge(s) were asked for.", "", number
            ),
            "vocabulary": lambda: self.tr(
                "Training ended: a vocabulary of {number} entry(ies) was asked for.",
                "",
                number,
            ),
            "no-words": lambda: self.tr("There is nothing to merge."),
            "no-pairs": lambda: self.tr("Every word is a single token."),
            "minimum": lambda: self.tr("No pair occurs at least {number} time(s).", "", number),
            "replayed": lambda: self.tr(
                "All {number} merge(s) of the tokenizer are applied.", "", number
            ),
            "running": lambda: self.tr("The next step is being computed."),
        }
        return texts[end.reason]().format(number=format_number(end.number))


def _names(state: TiesState, quote: Quote) -> dict[str, str]:
    winner = state.winner
    return {
        "pair": pair_text(winner, quote),
        "left": quote(winner.left),
        "right": quote(winner.right),
    }


def _place(state: TiesState, quote: Quote) -> dict[str, str]:
    return {
        "word": quote(shortened(state.place_word)),
        "position": format_number(state.place_offset + 1),
    }


def _ids(pair: TiedPair) -> tuple[int, int]:
    """The ids of a pair, which are its key wherever there are ids."""
    left, right = pair.key if isinstance(pair.key, tuple) else (0, 0)
    return int(left), int(right)
