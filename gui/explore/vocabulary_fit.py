"""Which columns of the vocabulary have room, and how wide they are: numbers in, numbers out."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Final

from engine.analysis.vocabulary import COLUMNS, Column

SHARES: Final[Mapping[Column, int]] = {"label": 5, "characters": 5, "parents": 4, "bytes": 3}
"""How the room that is left is shared."""

_BY_IMPORTANCE: Final[tuple[Column, ...]] = (
    "label",
    "id",
    "characters",
    "rank",
    "score",
    "kind",
    "parents",
    "count",
    "children",
    "bytes",
    "script",
    "character-length",
    "byte-length",
)


def fitted(
    room: int,
    least: Mapping[Column, int],
    hidden: Collection[Column] = (),
    kept: Collection[Column] = (),
) -> dict[Column, int]:
    """Choose columns and share the width.

    Args:
        room: the width of the table.
        least: the least width of each column.
        hidden: columns that are never shown.
        kept: columns that are shown even if there is no room for all of them.

    Returns:
        The width of each column that is shown, in the order of the table. Only `kept` columns and
        the label can make the sum larger than `room`.
    """
    chosen: set[Column] = {"label", *kept} - set(hidden)
    left = room - sum(least[column] for column in chosen)
    for column in _BY_IMPORTANCE:
        if column in chosen or column in hidden:
            continue
        if least[column] > left:
            break
        chosen.add(column)
        left -= least[column]
    widths = {column: least[column] for column in COLUMNS if column in chosen}
    shares = {column: share for column, share in SHARES.items() if column in chosen}
    whole = sum(shares.values())
    for column, share in shares.items():
        widths[column] += max(0, left) * share // whole
    return widths
