"""What the picture of a curve shows: plain values, and where they stand in it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal

import numpy as np
import numpy.typing as npt

from gui.lab.size_axis import SizeAxis

FloatArray = npt.NDArray[np.float64]

Line = Literal["training", "held_out"]
MarkKind = Literal["stop", "nearly", "end"]


@dataclass(frozen=True, slots=True, eq=False)
class Curve:
    """One line of the picture.

    Attributes:
        line: how it is drawn.
        name: what is written at its end.
        values: per position the characters or bytes per token.
    """

    line: Line
    name: str
    values: FloatArray


@dataclass(frozen=True, slots=True)
class Mark:
    """A position that is worth seeing.

    Attributes:
        kind: how it is drawn.
        position: where it is.
        text: what it says.
    """

    kind: MarkKind
    position: int
    text: str


@dataclass(frozen=True, slots=True, eq=False)
class SizeFrame:
    """The whole picture.

    Attributes:
        axis: the vocabulary sizes.
        curves: the lines.
        marks: what is marked, from top to bottom.
        idle: the position from which on almost only the training text gains; None if there is none.
    """

    axis: SizeAxis = field(default_factory=SizeAxis)
    curves: Sequence[Curve] = ()
    marks: Sequence[Mark] = ()
    idle: int | None = None

    @property
    def top(self) -> float:
        """The highest value."""
        return max((float(curve.values.max(initial=0.0)) for curve in self.curves), default=0.0)


def sampled(axis: SizeAxis, width: float) -> list[int]:
    """Positions for a line of so many pixels: all where they are few, else one for each pixel.

    >>> sampled(SizeAxis(10, 4), 100), len(sampled(SizeAxis(10, 100_000), 100))
    ([0, 1, 2, 3, 4], 101)
    """
    pixels = max(1, round(width))
    if axis.length <= pixels:
        return list(range(axis.length + 1))
    return sorted({axis.position(pixel / pixels) for pixel in range(pixels + 1)})
