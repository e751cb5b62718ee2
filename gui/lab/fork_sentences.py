"""What is said about two timelines: where they part, and what only one of them has learned."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from PySide6.QtCore import QObject

from engine.analysis.alternatives import TimelineDifference
from engine.training.pair_table import IntArray
from gui.look.translation import for_plural, format_number
from gui.training.presenter import Presenter
from gui.widgets.plain_text import isolated

_MOST_TOKENS = 4

Presenters = tuple[Presenter, Presenter]


class ForkSentences(QObject):
    """Puts the sentences together; a QObject, because only `tr` of one has plural forms."""

    def first_difference(self, both: Presenters, found: TimelineDifference) -> str:
        """Where the timelines part for the first time."""
        step = found.first_step
        if step is None:
            first, second = (len(each.trace) for each in both)
            if first == second:
                return self.tr("Both timelines are the same.")
            return self.tr("The timelines are the same as far as step {step}.").format(
                step=format_number(min(first, second))
            )
        pairs = [_pair(each, step) for each in both]
        return self.tr(
            "They differ from step {step} on: {first} in the first, {second} in the second."
        ).format(step=format_number(step + 1), first=pairs[0], second=pairs[1])

    def vocabularies(self, both: Presenters, found: TimelineDifference, position: int) -> str:
        """What only one of them has learned by a position."""
        ends = [min(position, len(each.trace)) for each in both]
        first = _only(found.steps_in_second, ends[0], ends[1])
        second = _only(found.steps_in_first, ends[1], ends[0])
        step = format_number(position)
        if not first and not second:
            text = self.tr(
                "After {step} merge(s) both vocabularies are the same.",
                "",
                for_plural(position),
            )
            return text.format(step=step)
        parts = [
            self.tr("After {step} merge(s)", "", for_plural(position)).format(step=step),
            self.tr("only the first has {tokens}").format(tokens=self._listed(both[0], first)),
            self.tr("only the second has {tokens}").format(tokens=self._listed(both[1], second)),
        ]
        return self.tr("{when}: {first}; {second}.").format(
            when=parts[0], first=parts[1], second=parts[2]
        )

    def _listed(self, presenter: Presenter, steps: Sequence[int]) -> str:
        if not steps:
            return self.tr("nothing")
        ids = (int(presenter.trace.token_ids[step]) for step in steps[:_MOST_TOKENS])
        text = ", ".join(isolated(presenter.label(token)) for token in ids)
        more = len(steps) - _MOST_TOKENS
        if more <= 0:
            return text
        return self.tr("{tokens} and {count} more").format(tokens=text, count=format_number(more))


def _pair(presenter: Presenter, step: int) -> str:
    trace = presenter.trace
    ids = int(trace.left_ids[step]), int(trace.right_ids[step])
    return " + ".join(isolated(presenter.label(token)) for token in ids)


def _only(places: IntArray, end: int, other_end: int) -> list[int]:
    """The steps by which this timeline has made what the other one has not."""
    made = places[:end]
    steps: list[int] = np.flatnonzero((made < 0) | (made >= other_end)).tolist()
    return steps
