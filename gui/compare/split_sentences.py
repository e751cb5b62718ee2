"""What the next step of a split does and why, in a sentence under the stage."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject

from engine.analysis.watching import SplitStep
from gui.compare.quotes import Quote
from gui.look.translation import for_plural, format_number

_NAMED = 3


class SplitSentences(QObject):
    """Puts the sentences together; a QObject, because only `tr` of one has plural forms."""

    def sentence(self, steps: Sequence[SplitStep], position: int, mode: str, quote: Quote) -> str:
        """What happens at `position`; `quote` writes a token."""
        if position >= len(steps):
            return self._end(steps, mode)
        step = steps[position]
        if step.kind == "merge":
            return self._merge(step, mode, quote)
        if step.kind == "best":
            return self._best(step, quote)
        if mode == "fewest-tokens":
            return self._best_way(step, quote)
        return self._take(step, quote)

    def _merge(self, step: SplitStep, mode: str, quote: Quote) -> str:
        assert step.rank is not None
        pair, rank = _pair(step.left, step.right, quote), format_number(step.rank)
        result = quote(step.result)
        if len(step.candidates) < 2:
            text = self.tr("{pair}, rank {rank}, is the only merge that fits: {result}.")
            return text.format(pair=pair, rank=rank, result=result)
        if mode != "left-to-right":
            text = self.tr("{pair} has the lowest rank, {rank}, and becomes {result}.")
            return text.format(pair=pair, rank=rank, result=result)
        first = self.tr("{pair} is the first merge from the left and becomes {result}.")
        said = first.format(pair=pair, result=result)
        earlier = min(step.candidates, key=lambda candidate: candidate.rank)
        if earlier.rank >= step.rank:
            return said
        passed = self.tr("Its rank is {rank}; BPE would take {other}, rank {lower}.")
        other = _pair(earlier.left, earlier.right, quote)
        lower = format_number(earlier.rank)
        return f"{said} {passed.format(rank=rank, other=other, lower=lower)}"

    def _take(self, step: SplitStep, quote: Quote) -> str:
        if not step.known:
            return self.tr("Nothing in the vocabulary starts here; {token} stays alone.").format(
                token=quote(step.result)
            )
        token = quote(step.result)
        if not step.tried:
            return self.tr(
                "{token} is the longest piece that could be a token, and it is one."
            ).format(token=token)
        return self.tr(
            "{token} is the longest token that starts here; not in the vocabulary: {tried}."
        ).format(token=token, tried=_listed(step.tried, quote))

    def _best(self, step: SplitStep, quote: Quote) -> str:
        text = self.tr(
            "From {symbol} to the end {count} token(s) are enough, beginning with {token}.",
            "",
            for_plural(step.total),
        )
        return text.format(
            symbol=quote(step.tokens[step.place]),
            count=format_number(step.total),
            token=quote(step.result),
        )

    def _best_way(self, step: SplitStep, quote: Quote) -> str:
        if not step.known:
            return self.tr("Nothing in the vocabulary starts here; {token} stays alone.").format(
                token=quote(step.result)
            )
        return self.tr("The best way on begins with {token}.").format(token=quote(step.result))

    def _end(self, steps: Sequence[SplitStep], mode: str) -> str:
        count = len(steps[-1].after) if steps else 1
        said = self.tr("{count} token(s).", "", count).format(count=format_number(count))
        if steps and steps[-1].kind == "merge":
            return self.tr("No pair that is left is a merge: {tokens}").format(tokens=said)
        return self.tr("Done: {tokens}").format(tokens=said)


def _pair(left: str, right: str, quote: Quote) -> str:
    return f"{quote(left)} + {quote(right)}"


def _listed(pieces: Sequence[str], quote: Quote) -> str:
    """Some pieces, the shortest ones, which are nearest to what was found."""
    named = ", ".join(map(quote, pieces[-_NAMED:]))
    return f"…, {named}" if len(pieces) > _NAMED else named
