"""From positions of a training to places along a line, and where round vocabulary sizes stand.

The curve and the life lines below it share one, so that a step is at the same place in both.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import exp, log
from typing import Final

from gui.training.bars_axis import APART, ticks

_ROUND: Final = (1, 2, 5)


@dataclass(frozen=True, slots=True)
class SizeAxis:
    """All positions of a training side by side.

    Attributes:
        symbols: how many tokens the vocabulary has at position 0.
        length: N, the last position.
        logarithmic: whether equal lengths are equal ratios of sizes, not equal differences.
    """

    symbols: int = 0
    length: int = 0
    logarithmic: bool = False

    @property
    def largest(self) -> int:
        """The vocabulary size at the last position."""
        return self.symbols + self.length

    def share(self, position: float) -> float:
        """Where a position is, 0…1 of the line.

        >>> SizeAxis(10, 90).share(45), SizeAxis(10, 90, True).share(0)
        (0.5, 0.0)
        """
        if self.length <= 0:
            return 0.0
        if self._is_straight:
            return position / self.length
        return log(1 + position / self.symbols) / log(self.largest / self.symbols)

    def position(self, share: float) -> int:
        """The position nearest to a place of the line.

        >>> SizeAxis(10, 90).position(0.5), SizeAxis(10, 90, True).position(2.0)
        (45, 90)
        """
        share = min(1.0, max(0.0, share))
        if self._is_straight or self.length <= 0:
            return round(share * self.length)
        grown = exp(share * log(self.largest / self.symbols))
        return min(self.length, max(0, round(self.symbols * (grown - 1))))

    def sizes(self, length: float, apart: float) -> list[int]:
        """Round vocabulary sizes, at least `apart` pixels from each other on `length` pixels.

        >>> SizeAxis(10, 90).sizes(500, 60)
        [20, 40, 60, 80, 100]
        """
        if self.length <= 0 or length <= 0:
            return []
        if self._is_straight:
            whole = length * self.largest / self.length
            wide = ticks(self.largest, whole * APART / max(1.0, apart))
            return [size for size in wide if size >= self.symbols]
        return self._spread(length, apart)

    @property
    def _is_straight(self) -> bool:
        return not self.logarithmic or self.symbols < 1

    def _spread(self, length: float, apart: float) -> list[int]:
        """Of 1, 2 and 5 times the powers of ten those that leave each other room."""
        found: list[int] = []
        last, unit = -apart, 1
        while unit <= self.largest:
            for times in _ROUND:
                size = unit * times
                place = self.share(size - self.symbols) * length if size >= self.symbols else -1.0
                if 0 <= place <= length and place - last >= apart:
                    found.append(size)
                    last = place
            unit *= 10
        return found
