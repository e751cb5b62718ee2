"""Labels in which nobody has to count: a run of the same signs is written once, with its number.

GPT-4's vocabulary has 80 tokens of spaces alone. Written out they look alike, and cut in the middle
they are alike.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

LEAST: Final = 5
"""So many of the same are still seen at a glance, less one."""

_LONGEST: Final = 2_000
"""Letters of a label; a longer one is no run alone, and nobody reads it."""
_LONGEST_UNIT: Final = 4
_ATOMS: Final = re.compile("\u27e8[^\u27e9]*\u27e9|.", re.DOTALL)
_SOME_RUN: Final = re.compile(r"(.{1,40}?)\1{4}", re.DOTALL)


@lru_cache(20_000)
def with_counted_runs(label: str) -> str:
    """Write runs in a visible label as ⟨·×32⟩; labels that differ still do.

    The bracket is kept for what cannot be shown as itself, see `engine.text.alphabet`: no other
    label holds it before a run.

    >>> with_counted_runs("·" * 32), with_counted_runs("ha" * 6 + "!"), with_counted_runs("www")
    ('⟨·×32⟩', '⟨ha×6⟩!', 'www')
    >>> with_counted_runs("⟨E4⟩" * 5)
    '⟨⟨E4⟩×5⟩'
    """
    if not LEAST <= len(label) <= _LONGEST or not _SOME_RUN.search(label):
        return label
    atoms: list[str] = _ATOMS.findall(label)
    written: list[str] = []
    place = 0
    while place < len(atoms):
        size, times = _run_at(atoms, place)
        unit = "".join(atoms[place : place + size])
        written.append(f"\u27e8{unit}×{times}\u27e9" if times >= LEAST else atoms[place])
        place += size * times if times >= LEAST else 1
    return "".join(written)


def _run_at(atoms: list[str], place: int) -> tuple[int, int]:
    """The shortest unit that is repeated from a place on, and how often it stands there."""
    for size in range(1, _LONGEST_UNIT + 1):
        unit = atoms[place : place + size]
        times, end = 1, place + size
        while atoms[end : end + size] == unit:
            times, end = times + 1, end + size
        if times >= LEAST:
            return size, times
    return 1, 1
