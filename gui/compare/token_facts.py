"""What is said of the tokens under the pointer, ready to be written: one value for each lane."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from gui.compare.frames import TokenDetails

FACTS: Final = ("id", "kind", "bytes", "characters", "rank", "parents", "count", "place")
"""What is known of a token, in the order in which it is shown."""

DASH: Final = "–"
"""What is said where nothing is known."""

LONGEST_RUN: Final = 8
"""So many letters of a fact stay together where a line ends."""

_MOST_BYTES = 12
_MOST_LETTERS = 40


@dataclass(frozen=True, slots=True)
class DetailsColumn:
    """The token of one lane.

    Attributes:
        lane: the lane as the window names it.
        details: its token; None where the lane has none at this place.
        level: how many levels the token is opened.
        levels: how many there are; 0: it was merged from nothing.
    """

    lane: str
    details: TokenDetails | None
    level: int = 0
    levels: int = 0


@dataclass(frozen=True, slots=True)
class WrittenToken:
    """The token of one lane in words.

    Attributes:
        column: the token.
        facts: what is known of it, by the names in `FACTS`, in full.
    """

    column: DetailsColumn
    facts: Mapping[str, str]

    @property
    def label(self) -> str:
        """The token's label; nothing where the lane has no token."""
        return self.column.details.label if self.column.details else ""

    @property
    def key(self) -> int | None:
        """What decides on its colour."""
        return self.column.details.id if self.column.details else None

    def short(self, name: str) -> str:
        """A fact without what would make it endless."""
        text = self.facts[name]
        most = 3 * _MOST_BYTES if name == "bytes" else _MOST_LETTERS
        return text if len(text) <= most else text[: most - 1].rstrip() + "…"
