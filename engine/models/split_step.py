"""SplitStep: one change in a word that is being split, as a value for whoever watches.

`split_steps` makes them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True)
class Candidate:
    """A pair of neighbouring tokens that is a merge.

    Attributes:
        place: index of its left token.
        left: the left token.
        right: the right token.
        rank: the rank of the merge.
    """

    place: int
    left: str
    right: str
    rank: int


@dataclass(frozen=True, slots=True)
class Option:
    """A token that could begin the rest of the word, or end a part of it ("best-score").

    Attributes:
        token: the token.
        width: how many symbols it covers.
        total: how many tokens the rest of the word needs if it begins with this one.
        unknown: how many of them are unknown symbols; "best-score": whether it is one.
        score: its score ("best-score").
        sum: what the best way to its end scores that ends with it ("best-score").
    """

    token: str
    width: int
    total: int
    unknown: int
    score: float = 0.0
    sum: float = 0.0


@dataclass(frozen=True, slots=True)
class SplitStep:
    """One change.

    Attributes:
        kind: "merge": two tokens become one ("rank-ordered", "left-to-right"); "take": a token is
            cut off the front of the rest; "best": the table of "fewest-tokens" gets the column of
            one place, from the last symbol to the first, and that of "best-score" likewise, from
            the first to the last (then `backward` is true).
        tokens: the tokens before the step. Symbols that no token has taken yet stand alone.
        place: index in `tokens` of the first one that the step touches.
        width: how many of `tokens` become one: 2 in a merge; 0 if none do ("best").
        result: the token that there is afterwards (of "best": the token that is best here).
        left: the left token of a merge.
        right: its right token.
        rank: its rank.
        candidates: before a merge, all pairs that are merges, from left to right.
        round: how many ranks were finished before (each with all its occurrences).
        tried: before a token is taken, the longer pieces that were looked up and are not in the
            vocabulary, the longest first.
        known: whether `result` is in the vocabulary; a symbol that is not stays alone.
        options: the tokens that can begin at this place or, backward, end after its symbol, longest
            first.
        total: the fewest tokens from this place to the end of the word ("best").
        sum: the highest score from the beginning to the end of this symbol ("best", backward).
        backward: whether `result` and `options` end with the symbol at `place`.
    """

    kind: Literal["merge", "take", "best"]
    tokens: tuple[str, ...]
    place: int
    width: int
    result: str
    left: str = ""
    right: str = ""
    rank: int | None = None
    candidates: tuple[Candidate, ...] = ()
    round: int = 0
    tried: tuple[str, ...] = ()
    known: bool = True
    options: tuple[Option, ...] = ()
    total: int = 0
    sum: float = 0.0
    backward: bool = False

    @property
    def after(self) -> tuple[str, ...]:
        """The tokens after the step."""
        if not self.width:
            return self.tokens
        end = self.place + self.width
        return (*self.tokens[: self.place], self.result, *self.tokens[end:])
