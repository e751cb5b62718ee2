"""What the panel of ties shows: plain frozen values between the trace and the widget.

As in `frames`, all labels are ready for the screen; lengths and ids come along because the sentence
that says why a pair won is about them.
"""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from typing import NamedTuple


class TiedPair(NamedTuple):
    """One of the pairs with the highest count.

    Attributes:
        left: label of the left token, ready for the screen.
        right: label of the right token, ready for the screen.
        key: what makes it the same pair elsewhere; `(left_id, right_id)` as in the pair bars.
        joined: label of the token that merging it makes, where it is compared with another.
        length: number of symbols of that token, likewise.
    """

    left: str
    right: str
    key: Hashable = None
    joined: str = ""
    length: int = 0

    def same_as(self, other: TiedPair) -> bool:
        """Whether both are the same pair; labels may be cut, so keys count where there are any."""
        if self.key is None or other.key is None:
            return self[:2] == other[:2]
        return self.key == other.key


@dataclass(frozen=True, slots=True)
class TiesState:
    """The choice that the next step makes.

    Attributes:
        winner: the pair that the next step merges.
        count: how often it is adjacent.
        tied: the pairs with the highest count in the order of the rule, the winner first (in a
            replay the winner may not be among them). Of a tie at least two, so that the panel can
            say what decided, these two with what they join to; some dozens are welcome.
        hidden: how many more tied pairs there are.
        rule: the name of the tie rule in force; empty when merges are replayed.
        place_word: label of the word in which the winner is met first.
        place_offset: symbols of that word before it.
        choices: (name of rule, pair it would take), the four rules in their usual order.
        winner_is_most_frequent: false when a prescribed merge has less than the highest count.
        top_count: the highest count; None says it is `count`.
        unit: "characters" or "bytes": what the symbols are.
    """

    winner: TiedPair
    count: int
    tied: tuple[TiedPair, ...]
    hidden: int = 0
    rule: str = "first-seen"
    place_word: str = ""
    place_offset: int = 0
    choices: tuple[tuple[str, TiedPair], ...] = ()
    winner_is_most_frequent: bool = True
    top_count: int | None = None
    unit: str = "characters"

    @property
    def tie_size(self) -> int:
        """Number of pairs with the highest count; 1 is no tie."""
        return len(self.tied) + self.hidden

    @property
    def highest(self) -> int:
        """The highest count."""
        return self.count if self.top_count is None else self.top_count


@dataclass(frozen=True, slots=True)
class TrainingEnd:
    """Why there is no next step.

    Attributes:
        reason: "merges" or "vocabulary": as many as asked for; "no-pairs": every word is one token;
            "no-words": there are none; "minimum": no pair is frequent enough; "replayed": all
            prescribed merges are done; "running": the next step is still being computed.
        number: the number of merges or vocabulary entries asked for, of merges prescribed, or the
            minimum count.
    """

    reason: str
    number: int = 0
