"""Where the arcs of a lattice stand: the split that the model takes first, the others below."""

from __future__ import annotations

from collections.abc import Sequence

from engine.analysis.lattice import Arc, Lattice


def rows_of(lattice: Lattice) -> list[int]:
    """Give each arc a row in which it overlaps no other one.

    Row 0 is the split that the model takes; below it short tokens come before long ones.
    """
    rows = [0] * len(lattice.arcs)
    best = set(lattice.best)
    taken: list[list[Arc]] = []
    others = [number for number in range(len(lattice.arcs)) if number not in best]
    for number in sorted(others, key=lambda each: _by_length(lattice.arcs[each])):
        rows[number] = 1 + _place(lattice.arcs[number], taken)
    return rows


def _by_length(arc: Arc) -> tuple[int, int]:
    return arc.end - arc.start, arc.start


def _place(arc: Arc, taken: list[list[Arc]]) -> int:
    """Put an arc into the first row with room for it."""
    for row, arcs in enumerate(taken):
        if not _overlaps(arc, arcs):
            arcs.append(arc)
            return row
    taken.append([arc])
    return len(taken) - 1


def _overlaps(arc: Arc, others: Sequence[Arc]) -> bool:
    return any(arc.start < other.end and other.start < arc.end for other in others)
