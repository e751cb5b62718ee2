"""The progress of several works after one another as one: each has its part of the whole."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

Progress: TypeAlias = Callable[[int, int], None]
"""Hears how much is done, of how much."""

WHOLE: Final = 1_000


def part(progress: Progress | None, begin: int, end: int) -> Progress:
    """Give a progress that goes from `begin` to `end`, in thousandths of another one.

    >>> heard = []
    >>> part(lambda *told: heard.append(told), 500, 600)(1, 2)
    >>> heard
    [(550, 1000)]
    """

    def tell(done: int, total: int) -> None:
        if progress is not None:
            progress(begin + (end - begin) * done // max(total, 1), WHOLE)

    return tell
