"""Probabilities of splits, in decimal arithmetic: the same digits on every machine.

A split weighs exp(alpha · score). Scores may be far too low for that, so weights are relative to
the best split: each arc is charged with what it loses against the best way between its two places.
The best split then weighs 1, and the product along any split is still right. `decimal` rounds `exp`
correctly everywhere, which floating point does not.
"""

from __future__ import annotations

from collections.abc import Sequence
from decimal import Context, Decimal
from fractions import Fraction
from typing import Protocol

CONTEXT = Context(prec=40, Emax=999_999, Emin=-999_999, traps=[])

_NOTHING = Decimal(0)
_LEAST = -2_000_000
"""What is this much worse than the best weighs nothing."""


class Scored(Protocol):
    """An arc, as far as it matters here."""

    @property
    def start(self) -> int:
        """Where it begins."""
        ...

    @property
    def end(self) -> int:
        """Where it ends."""
        ...

    @property
    def score(self) -> float:
        """Its score."""
        ...


class Weights:
    """The arcs of a lattice with weights, and what they add up to from both ends.

    Attributes:
        arcs: the arcs, ordered by their ends.
        best: per place the highest score from the beginning of the word to it.
        of_arc: per arc its weight.
        before: per place the weights of all ways from the beginning to it.
        after: per place the weights of all ways from it to the end.
    """

    def __init__(self, arcs: Sequence[Scored], alpha: float) -> None:
        """Weigh the arcs.

        Args:
            arcs: the arcs, ordered by their ends.
            alpha: how much scores count: 0 makes all splits equally probable.

        Raises:
            ValueError: alpha is less than 0 or no finite number.
        """
        if not 0 <= alpha < float("inf"):
            raise ValueError(f"alpha is a number from 0, not {alpha}")
        self.arcs, self.alpha = arcs, Fraction(alpha)
        length = max((arc.end for arc in arcs), default=0)
        self.best = self._best_scores(length)
        self.of_arc = [self._weight(arc) for arc in arcs]
        self.before = [Decimal(1)] + [_NOTHING] * length
        for arc, weight in zip(arcs, self.of_arc, strict=True):
            self.before[arc.end] = _sum(
                self.before[arc.end], _times(self.before[arc.start], weight)
            )
        self.after = [_NOTHING] * length + [Decimal(1)]
        for arc, weight in zip(reversed(arcs), reversed(self.of_arc), strict=True):
            self.after[arc.start] = _sum(self.after[arc.start], _times(self.after[arc.end], weight))

    @property
    def total(self) -> Decimal:
        """What all splits weigh together."""
        return self.before[-1]

    def arc_chance(self, number: int) -> float:
        """Give the part of all splits, by weight, that use an arc."""
        arc = self.arcs[number]
        around = _times(self.before[arc.start], self.after[arc.end])
        return float(CONTEXT.divide(_times(around, self.of_arc[number]), self.total))

    def _best_scores(self, length: int) -> list[Fraction]:
        best: list[Fraction | None] = [Fraction()] + [None] * length
        for arc in self.arcs:
            score = (best[arc.start] or Fraction()) + Fraction(arc.score)
            known = best[arc.end]
            best[arc.end] = score if known is None else max(known, score)
        return [score or Fraction() for score in best]

    def _weight(self, arc: Scored) -> Decimal:
        lost = self.best[arc.start] + Fraction(arc.score) - self.best[arc.end]
        return exponential(self.alpha * lost)


def chance(weights: Weights, score: Fraction) -> float:
    """Give the chance of a split with this score among all splits."""
    lost = weights.alpha * (score - weights.best[-1])
    return float(CONTEXT.divide(exponential(lost), weights.total))


def exponential(power: Fraction) -> Decimal:
    """Give e to a power from minus infinity to 0."""
    if power < _LEAST:
        return _NOTHING
    exact = CONTEXT.divide(Decimal(power.numerator), Decimal(power.denominator))
    return CONTEXT.exp(exact)


def _sum(one: Decimal, other: Decimal) -> Decimal:
    return CONTEXT.add(one, other)


def _times(one: Decimal, other: Decimal) -> Decimal:
    return CONTEXT.multiply(one, other)
