"""Why a boundary is where it is, as facts that a program can check and a window can say.

Each reason is one claim about the vocabulary, the merges or the steps of splitting (see
`engine.models.split_steps`). Tokens are labels. Places inside a word count its first symbols; steps
count the changes made while the word is split, from 0.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal, TypeAlias

Side: TypeAlias = Literal["left", "right"]


@dataclass(frozen=True, slots=True)
class AppliedMerge:
    """A merge that was applied.

    Attributes:
        left: its left token.
        right: its right token.
        result: what they became.
        rank: its rank.
        step: which change of the word it was.
        start: the symbol at which its left token begins.
    """

    left: str
    right: str
    result: str
    rank: int
    step: int
    start: int


@dataclass(frozen=True, slots=True)
class TextEdge:
    """The text begins or ends here."""

    kind: ClassVar = "text-edge"
    side: Literal["start", "end"]


@dataclass(frozen=True, slots=True)
class WordBorder:
    """The split rule ends one word and begins the next here; merges never cross that.

    Attributes:
        rule: the split rule.
        left: the word before, "" if text that is in no word comes before.
        right: the word after, likewise.
    """

    kind: ClassVar = "word-border"
    rule: str
    left: str
    right: str


@dataclass(frozen=True, slots=True)
class Dropped:
    """This piece of text is in no word and so in no token.

    Attributes:
        rule: the split rule that leaves it out.
        start: its first character in the text.
        end: the character after its last one.
    """

    kind: ClassVar = "dropped"
    rule: str
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class InsideCharacter:
    """This is inside a character, which is one symbol and is never cut."""

    kind: ClassVar = "inside-character"
    character: str


@dataclass(frozen=True, slots=True)
class UnknownCharacter:
    """The symbol beside the boundary is not in the vocabulary, so it stays alone."""

    kind: ClassVar = "unknown-character"
    symbol: str
    side: Side


@dataclass(frozen=True, slots=True)
class NeverLearned:
    """The two tokens that meet here in the end are no merge."""

    kind: ClassVar = "never-learned"
    left: str
    right: str


@dataclass(frozen=True, slots=True)
class LostPartner:
    """A merge could have closed this place, but another one took one of its two tokens first.

    Attributes:
        left: the left token of the merge that lost.
        right: its right token.
        rank: its rank.
        by: the merge that was applied instead.
        side: which of the two tokens it took.
        how: why it came first: "lower-rank"; "further-left" (same rank or, in "left-to-right", any
            rank: the pair stands further left); "same-round" (its rank is higher, but all its
            occurrences were being replaced, and the lost pair came up only meanwhile).
    """

    kind: ClassVar = "lost-partner"
    left: str
    right: str
    rank: int
    by: AppliedMerge
    side: Side
    how: Literal["lower-rank", "further-left", "same-round"]


@dataclass(frozen=True, slots=True)
class Merged:
    """There is no boundary, because this merge closed it.

    Attributes:
        merge: the merge; its left token ended here.
        token: the token that covers the place in the end.
        start: the symbol at which that token begins.
    """

    kind: ClassVar = "merged"
    merge: AppliedMerge
    token: str
    start: int


@dataclass(frozen=True, slots=True)
class Longest:
    """This is the longest token of the vocabulary that starts at this place of the word.

    At a boundary it is the token that ends there; where there is none, the one that covers it.

    Attributes:
        token: the token.
        start: the symbol at which it begins.
        longer: the piece that is longer by one symbol, which is not in the vocabulary (and neither
            is any longer one); None if the word ends here.
    """

    kind: ClassVar = "longest"
    token: str
    start: int
    longer: str | None


@dataclass(frozen=True, slots=True)
class Covered:
    """There is no boundary, because the chosen token covers the place."""

    kind: ClassVar = "covered"
    token: str
    start: int


@dataclass(frozen=True, slots=True)
class NoTokenAcross:
    """No token of the vocabulary covers this place of the word."""

    kind: ClassVar = "no-token-across"
    left: str
    right: str


@dataclass(frozen=True, slots=True)
class Fewest:
    """Done the other way at this place (closed, or opened), the word needs more.

    Unknown symbols count before tokens.

    Attributes:
        tokens: how many tokens the word has.
        other: how many it would have at least.
        unknown: how many symbols of it are unknown.
        other_unknown: how many would be.
    """

    kind: ClassVar = "fewest"
    tokens: int
    other: int
    unknown: int
    other_unknown: int


@dataclass(frozen=True, slots=True)
class FirstLonger:
    """Done the other way at this place, the word needs as many tokens; the longer first one wins.

    Attributes:
        tokens: how many tokens there are both ways.
        start: the symbol at which the two ways part.
        token: the token that was taken there.
        other: the shorter one of the best other way.
    """

    kind: ClassVar = "first-longer"
    tokens: int
    start: int
    token: str
    other: str


@dataclass(frozen=True, slots=True)
class HigherScore:
    """Done the other way at this place (closed, or opened), the scores of the word add up lower.

    Attributes:
        score: the sum of the scores of the word's tokens.
        other: the highest sum that there is the other way.
    """

    kind: ClassVar = "higher-score"
    score: float
    other: float


@dataclass(frozen=True, slots=True)
class WholeWord:
    """The word is looked up as a whole and never cut.

    Attributes:
        word: the word.
        known: whether the vocabulary has it.
    """

    kind: ClassVar = "whole-word"
    word: str
    known: bool


@dataclass(frozen=True, slots=True)
class AddedTokenHere:
    """An added token was found in the text before anything else happened to it.

    Attributes:
        label: the token.
        side: the place is inside it, or it ends ("left") or begins ("right") here.
    """

    kind: ClassVar = "added-token"
    label: str
    side: Literal["inside", "left", "right"]


Reason: TypeAlias = (
    TextEdge
    | WordBorder
    | Dropped
    | InsideCharacter
    | UnknownCharacter
    | NeverLearned
    | LostPartner
    | Merged
    | Longest
    | Covered
    | NoTokenAcross
    | Fewest
    | FirstLonger
    | HigherScore
    | WholeWord
    | AddedTokenHere
)


@dataclass(frozen=True, slots=True)
class Explanation:
    """Why there is a boundary at a place of a text, or why there is none.

    Attributes:
        offset: the character before which the place is, or that it is inside.
        byte_offset: the byte before which it is.
        boundary: a token begins or ends here.
        reasons: the reasons, in the order in which they came to be.
        mode: how the text is really split: longest match if the tokenizer has no merges.
        word_start: the first character of the word that the place is inside; None if it is in none.
    """

    offset: int
    byte_offset: int
    boundary: bool
    reasons: tuple[Reason, ...]
    mode: str
    word_start: int | None = None
