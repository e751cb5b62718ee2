"""VocabularyTable: everything to look at in a vocabulary, a row per token, as arrays.

`building` makes it of a tokenizer; `filters`, `sorting` and `tree` choose, order and open rows.
A window holds it without the tokenizer: 200 000 tokens cross to it in some milliseconds.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntFlag
from functools import cached_property
from typing import Literal

import numpy as np
from numpy.typing import NDArray

from engine.analysis.vocabulary.lines import Lines
from engine.analysis.vocabulary.packed import Packed
from engine.text.code_points import IntArray

Kind = Literal["symbol", "merge", "added", "special", "byte", "unused", "piece"]

KINDS: tuple[Kind, ...] = ("symbol", "merge", "added", "special", "byte", "unused", "piece")
"""What a token can be; `VocabularyTable.kinds` has the places in this list.

A *symbol* is what a word begins with, a *merge* is made by one, a *piece* is longer than a symbol
and no merge makes it (all pieces of WordPiece and Unigram). *Added* tokens are found in a text as
they are; *special* ones can be left out in decoding; *byte* tokens stand for single bytes of
characters that the vocabulary does not have; *unused* ones are marked so in the file.
"""

NO_SCRIPT, MIXED_SCRIPTS = "none", "mixed"


class Flag(IntFlag):
    """What can be true of a token besides."""

    LEADING_SPACE = 1
    DIGITS = 2
    PUNCTUATION = 4
    LETTERS = 8
    UPPERCASE = 16
    SPACES = 32
    PARTIAL = 64
    NO_BYTES = 128


FLAG_NAMES: dict[str, Flag] = {
    "leading-space": Flag.LEADING_SPACE,
    "digits": Flag.DIGITS,
    "punctuation": Flag.PUNCTUATION,
    "letters": Flag.LETTERS,
    "uppercase": Flag.UPPERCASE,
    "spaces": Flag.SPACES,
    "partial": Flag.PARTIAL,
    "no-bytes": Flag.NO_BYTES,
}
"""Names of the flags in a filter: it begins with a space; it holds a digit, a sign (punctuation or
symbol), a letter, an upper-case letter; it is white space only; its bytes are no whole characters;
it stands for no bytes."""


_NO_BYTES = int(Flag.NO_BYTES)  # a flag that meets a number makes a flag of it, in 5 microseconds


@dataclass(frozen=True, eq=False)
class VocabularyTable:
    """n tokens in the order of their ids, a row each.

    Attributes:
        ids: n ids. Where a file gives one id to several tokens, each has a row, and the one that
            decoding gives comes last.
        kinds: n places in `KINDS`.
        ranks: n ranks of the merge that makes the token (of several, the lowest); -1: none does.
        lefts: n rows of the left token of that merge; -1: none, or it is not in the vocabulary.
        rights: n rows of the right one.
        child_counts: n numbers of tokens that are made directly of this one.
        byte_lengths: n lengths; -1: the token stands for no bytes.
        character_lengths: n lengths; -1: its bytes are no whole characters, or it has none.
        scripts: n places in `script_names`.
        script_names: names of scripts as Unicode has them, "mixed" where there are several, "none"
            where there are no letters; the first two are these, then the most frequent first.
        flags: n sums of `Flag`.
        labels: n labels, in UTF-8, ready to be shown; no two are the same.
        contents: n byte strings, empty where the token stands for no bytes.
        searched: n times what a filter looks through, see `TokenFilter`.
        scores: n scores of a Unigram model, see `piece_scores`; None for other models.
    """

    ids: IntArray
    kinds: NDArray[np.uint8]
    ranks: NDArray[np.int32]
    lefts: NDArray[np.int32]
    rights: NDArray[np.int32]
    child_counts: NDArray[np.int32]
    byte_lengths: NDArray[np.int32]
    character_lengths: NDArray[np.int32]
    scripts: NDArray[np.uint8]
    script_names: tuple[str, ...]
    flags: NDArray[np.uint16]
    labels: Packed
    contents: Packed
    searched: Packed
    scores: NDArray[np.float64] | None = None

    def __len__(self) -> int:
        return len(self.ids)

    @cached_property
    def lines(self) -> Lines:
        """The labels and texts as regular expressions look through them."""
        whole = (self.character_lengths >= 0).tolist()
        return Lines.of(list(self.labels), list(self.contents), whole)

    def label(self, row: int) -> str:
        """Give the label of a token, ready to be shown."""
        return self.labels[row].decode("utf-8")

    def data(self, row: int) -> bytes | None:
        """Give the bytes that a token stands for in a text; None if there are none."""
        return None if int(self.flags[row]) & _NO_BYTES else self.contents[row]

    def text(self, row: int) -> str | None:
        """Give these bytes as text; None if they are not whole characters."""
        if self.character_lengths[row] < 0:
            return None
        return self.contents[row].decode("utf-8", "surrogatepass")

    def kind(self, row: int) -> Kind:
        """Give what a token is."""
        return KINDS[int(self.kinds[row])]

    def script(self, row: int) -> str:
        """Give the script of a token."""
        return self.script_names[int(self.scripts[row])]

    def row_of(self, id: int) -> int | None:
        """Find the token that decoding an id gives."""
        row = int(np.searchsorted(self.ids, id, side="right")) - 1
        return row if row >= 0 and self.ids[row] == id else None

    def rows_of(self, ids: IntArray) -> IntArray:
        """Find the tokens with these ids; ids that no token has are left out."""
        rows = np.searchsorted(self.ids, ids, side="right") - 1
        known = rows >= 0
        known[known] = self.ids[rows[known]] == ids[known]
        found: IntArray = rows[known]
        return found

    def children(self, row: int) -> IntArray:
        """Find the tokens that are made directly of this one, lowest rank first."""
        rows: IntArray = np.flatnonzero((self.lefts == row) | (self.rights == row))
        return self.by_rank(rows)

    def by_rank(self, rows: IntArray) -> IntArray:
        """Put rows in the order of their ranks."""
        ordered: IntArray = rows[np.argsort(self.ranks[rows], kind="stable")]
        return ordered

    def counts_in(self, ids: IntArray) -> IntArray:
        """Count how often each of the n tokens is among the ids of a text."""
        return np.bincount(self.rows_of(np.asarray(ids, np.int64)), minlength=len(self))
