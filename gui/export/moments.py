"""The moments of a film: which frames there are and how long each stays.

It adds to the player, which turns real time into frames, that time is counted in frames here: the
same film comes out on every machine. No Qt.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gui.easing import smooth

MOVING_SHARE: Final = 0.7
"""The part of a step in which something moves; then it stands still to be read."""

LAST_SECONDS: Final = 2.0
"""How long the last picture stays before the film begins again."""


@dataclass(frozen=True, slots=True)
class Moment:
    """One picture of a film.

    Attributes:
        base: the position it starts from.
        alpha: how far it is from there to the next position, 0 up to 1.
        frames: for how many frames it stays.
    """

    base: int
    alpha: float
    frames: int


def moments(first: int, last: int, seconds: float, rate: int) -> tuple[Moment, ...]:
    """All moments from one position to another.

    Args:
        first: the position of the first picture.
        last: the position of the last one, at least `first`.
        seconds: how long a step takes.
        rate: frames in a second.

    >>> [(moment.base, moment.alpha, moment.frames) for moment in moments(0, 1, 0.6, 5)]
    [(0, 0.0, 2), (0, 0.5, 1), (1, 0.0, 10)]
    """
    step = max(1, round(seconds * rate))
    moving = max(1, round(step * MOVING_SHARE))
    made = []
    for base in range(first, last):
        made.append(Moment(base, 0.0, step - moving + 1))
        made += [Moment(base, smooth(frame / moving), 1) for frame in range(1, moving)]
    return (*made, Moment(last, 0.0, max(step, round(LAST_SECONDS * rate))))
