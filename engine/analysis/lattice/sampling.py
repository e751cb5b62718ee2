"""Sampled splits: subword regularization (Kudo 2018), with a seed that always gives the same.

A split is drawn with a chance in proportion to exp(alpha · score): from all splits, as
SentencePiece's sampling does (forward-filtering, backward-sampling), or from the l best ones. The
draws come from a generator of its own (SplitMix64) and decimal arithmetic, so a seed gives the same
splits on every machine; they are not those that SentencePiece draws.
"""

from __future__ import annotations

from collections.abc import Iterator
from decimal import Decimal
from fractions import Fraction

from engine.analysis.lattice.lattice import Lattice, Path
from engine.analysis.lattice.weights import CONTEXT, Weights, chance, exponential

_MASK = (1 << 64) - 1
_STEP = 0x9E3779B97F4A7C15


def sample_splits(
    lattice: Lattice, count: int, seed: int, alpha: float = 0.1, most: int | None = None
) -> tuple[Path, ...]:
    """Draw splits of a word.

    Args:
        lattice: the word.
        count: how many to draw.
        seed: any whole number; the same gives the same splits.
        alpha: how much scores count: 0 makes all splits equally probable, 1 is the model's own
            distribution, more draws the best one ever more often.
        most: draw from so many of the best splits only (None: from all).

    Raises:
        ValueError: alpha is less than 0 or no finite number.
    """
    numbers = random_numbers(seed)
    weights = Weights(lattice.arcs, alpha)
    if most is not None:
        return _from_the_best(lattice, count, numbers, weights, most)
    return tuple(
        _path(lattice, weights, _draw_backwards(lattice, weights, numbers)) for _ in range(count)
    )


def random_numbers(seed: int) -> Iterator[Decimal]:
    """Yield numbers from 0 up to 1, exactly: multiples of 2 to the power of -64."""
    state = seed & _MASK
    while True:
        state = state + _STEP & _MASK
        mixed = (state ^ state >> 30) * 0xBF58476D1CE4E5B9 & _MASK
        mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EB & _MASK
        yield CONTEXT.divide(Decimal(mixed ^ mixed >> 31), Decimal(1 << 64))


def _draw_backwards(
    lattice: Lattice, weights: Weights, numbers: Iterator[Decimal]
) -> tuple[int, ...]:
    """Choose arcs from the end of the word, each by the weight of all ways that lead to it."""
    arriving: dict[int, list[int]] = {}
    for number, arc in enumerate(lattice.arcs):
        arriving.setdefault(arc.end, []).append(number)
    way: list[int] = []
    place = len(lattice.word)
    while place:
        options = arriving[place]
        shares = [
            CONTEXT.multiply(weights.before[lattice.arcs[n].start], weights.of_arc[n])
            for n in options
        ]
        way.append(options[_choose(shares, next(numbers))])
        place = lattice.arcs[way[-1]].start
    return tuple(reversed(way))


def _choose(shares: list[Decimal], number: Decimal) -> int:
    total = Decimal(0)
    for share in shares:
        total = CONTEXT.add(total, share)
    left = CONTEXT.multiply(number, total)
    for index, share in enumerate(shares):
        if left < share:
            return index
        left = CONTEXT.subtract(left, share)
    return max(range(len(shares)), key=shares.__getitem__)


def _from_the_best(
    lattice: Lattice, count: int, numbers: Iterator[Decimal], weights: Weights, most: int
) -> tuple[Path, ...]:
    ways = [path.arcs for path in lattice.best_paths(most)]
    shares = [exponential(weights.alpha * (_score(lattice, w) - weights.best[-1])) for w in ways]
    return tuple(
        _path(lattice, weights, ways[_choose(shares, next(numbers))]) for _ in range(count)
    )


def _score(lattice: Lattice, way: tuple[int, ...]) -> Fraction:
    return sum((Fraction(lattice.arcs[number].score) for number in way), Fraction())


def _path(lattice: Lattice, weights: Weights, way: tuple[int, ...]) -> Path:
    score = _score(lattice, way)
    return Path(way, float(score), chance(weights, score))
