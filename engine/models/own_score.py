"""Which tokens the best score makes of their own text: many at once, what begins alike only once.

`own_text` beside this module does the same for merges.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence

from engine.models.best_score import LARGEST_SUM, BestScore

_LONG = 64
"""From this length on a text is split by itself: all its parts would be too many."""


class OwnScores:
    """The best ways to the places of one text, of which the next one may share the beginning.

    >>> order = BestScore({"ab": -1.0, "c": -1.0, "abc": -3.0}, -11.0, "double")
    >>> OwnScores(order).are_best(["ab", "abc"])
    [True, False]
    """

    def __init__(self, order: BestScore) -> None:
        """Take the scores."""
        self._order, self._scores, self._unknown = order, order.scores, order.unknown
        highest = max(map(abs, order.scores.values()), default=0.0) + abs(order.unknown)
        # Where a sum may come to where it counts from zero again, each text is split by itself.
        self._longest = _LONG if highest * _LONG < LARGEST_SUM else 0
        code = "f" if order.precision == "single" else "d"
        self._best, self._rounded = array(code, [0.0]), array(code, [0.0])
        self._text, self._firsts = "", [0]

    def are_best(self, texts: Sequence[str]) -> list[bool]:
        """Tell of each of many tokens whether it is itself the best way to split its text.

        In the order of the alphabet most of them begin as the one before.
        """
        return [
            self._is_best(text)
            if 0 < len(text) < self._longest
            else self._order.split(text) == [text]
            for text in texts
        ]

    def _is_best(self, text: str) -> bool:
        known = 0
        for one, other in zip(text, self._text, strict=False):
            if one != other:
                break
            known += 1
        self._text = text
        del self._best[known + 1 :], self._firsts[known + 1 :]
        for end in range(known + 1, len(text) + 1):
            self._go_on(text, end)
        return self._firsts[-1] == 0

    def _go_on(self, text: str, end: int) -> None:
        """Find the best score up to the next place as `BestScore.way` does, and its last token."""
        best, rounded, find = self._best, self._rounded, self._scores.get
        first, highest = -1, 0.0
        for start in range(end):
            score = find(text[start:end])
            if score is None:
                if start + 1 < end:
                    continue
                score = self._unknown
            rounded[0] = score + best[start]
            if first < 0 or rounded[0] > highest:
                first, highest = start, rounded[0]
        best.append(highest)
        self._firsts.append(first)
