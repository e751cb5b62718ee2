"""What is looked for, and what is found: the values of the table of words that differ."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

Source = Literal["corpus", "list", "alphabet"]
SOURCES: Final[tuple[Source, ...]] = ("corpus", "list", "alphabet")

LONGEST: Final = 200
"""Characters of the longest strings that can be asked for, as in the engine."""


@dataclass(frozen=True, slots=True)
class DifferingWish:
    """Where to look for words that two lanes split differently.

    Attributes:
        source: "corpus": the words of the corpus; "list": the words of `words`; "alphabet": all
            strings over `alphabet`.
        words: a pasted list as it was typed: words one a line, with or without counts.
        alphabet: characters, each once.
        shortest: length of the shortest strings.
        longest: length of the longest strings.
    """

    source: Source
    words: str = ""
    alphabet: str = ""
    shortest: int = 2
    longest: int = 4

    @property
    def string_total(self) -> int:
        """How many strings there are over the alphabet.

        >>> DifferingWish("alphabet", alphabet="deilnorstw", shortest=2, longest=6).string_total
        1111100
        """
        size = len(self.alphabet)
        return sum(size**length for length in range(self.shortest, self.longest + 1))


Split: TypeAlias = tuple[str, ...]
DifferingRow: TypeAlias = tuple[str, int, Split, Split]
"""Word, how often it occurs, and the labels of its tokens in the first and in the second lane."""


@dataclass(frozen=True, slots=True)
class SearchedSide:
    """One of the two lanes that a search compares.

    Attributes:
        lane: the lane as the window names it.
        name: the file of its tokenizer; "" for the trained one.
        merges: how many merges it has.
        vocabulary: how many tokens it has, special ones not counted.
    """

    lane: str
    name: str
    merges: int
    vocabulary: int


@dataclass(frozen=True, slots=True)
class DifferingSummary:
    """What a search came to.

    Attributes:
        source: where was looked.
        differ: how many words differ.
        total: how many words there are, or were looked at.
        count: how often the differing words occur, together.
        count_total: how often all words occur; 0 where words have no counts.
        complete: nothing was left out; otherwise the search was cancelled.
        sizes: of both tokenizers, how many merges and how many tokens they have; () if unknown.
    """

    source: Source
    differ: int
    total: int
    count: int = 0
    count_total: int = 0
    complete: bool = True
    sizes: tuple[tuple[int, int], ...] = ()
