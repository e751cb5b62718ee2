"""What a training leaves behind, as arrays: enough to know its state at any position.

For every cell of the flat corpus a recording knows the step that removed the boundary before it.
The tokens at position ``k`` are the cells whose boundary is removed at ``k`` or later, so nothing
is stored per state and any position costs the same comparison with a number.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, overload

import numpy as np

from engine.training.flat_corpus import SEPARATOR, FlatCorpus
from engine.training.history import History, StepNumbers
from engine.training.options import TrainingOptions
from engine.training.pair_table import Int32Array, IntArray
from engine.training.spelling import TokenSpellings

NEVER = ~SEPARATOR
"""The step that removes a boundary which no step removes, as before and after a separator."""


class JoinedWords(Sequence[str]):
    """Words kept as one string and cut when asked for, so that sending them costs one copy."""

    def __init__(self, joined: str, lengths: Sequence[int] | IntArray) -> None:
        self.joined = joined
        self.offsets: IntArray = np.concatenate(([0], np.cumsum(np.asarray(lengths, np.int64))))

    @classmethod
    def of(cls, words: Sequence[str]) -> JoinedWords:
        """Join words."""
        return cls("".join(words), np.fromiter(map(len, words), np.int64, len(words)))

    def __len__(self) -> int:
        return len(self.offsets) - 1

    @overload
    def __getitem__(self, index: int) -> str: ...
    @overload
    def __getitem__(self, index: slice) -> list[str]: ...
    def __getitem__(self, index: int | slice) -> str | list[str]:
        """Return a word, or a list of words."""
        if isinstance(index, slice):
            return [self[i] for i in range(*index.indices(len(self)))]
        index = range(len(self))[index]
        return self.joined[self.offsets[index] : self.offsets[index + 1]]


@dataclass(frozen=True, slots=True)
class Columns:
    """The steps as numpy columns of equal length N."""

    left_ids: Int32Array
    right_ids: Int32Array
    token_ids: Int32Array
    counts: IntArray
    replacements: IntArray
    tie_sizes: IntArray

    @classmethod
    def of(cls, history: History) -> Columns:
        """Copy a history that may still grow."""
        columns = history.columns()
        return cls(*columns[:3].astype(np.int32), *columns[3:])

    def numbers(self, index: int) -> StepNumbers:
        """Return a step's numbers."""
        return (
            int(self.left_ids[index]),
            int(self.right_ids[index]),
            int(self.token_ids[index]),
            int(self.counts[index]),
            int(self.replacements[index]),
            int(self.tie_sizes[index]),
        )


@dataclass(frozen=True)
class Recording:
    """The arrays of a training, complete or so far.

    Attributes:
        base: Per cell the symbol laid out there, -1 for separators.
        removed_at: Per cell the step that removed the boundary before it, or ``NEVER``.
        starts: First cell of each word, and one more past the end.
        frequencies: Count of each word.
    """

    options: TrainingOptions
    words: JoinedWords
    frequencies: IntArray
    starts: IntArray
    base: Int32Array
    removed_at: Int32Array
    columns: Columns
    spellings: TokenSpellings

    @cached_property
    def weights(self) -> IntArray:
        """Per cell the count of the word it belongs to, 0 for separators."""
        per_word = np.repeat(self.frequencies, np.diff(self.starts))
        return np.concatenate((np.zeros(1, np.int64), per_word)) * (self.base >= 0)

    @cached_property
    def token_bits(self) -> int:
        """How many bits hold the id of any token."""
        last = int(self.columns.token_ids.max(initial=0))
        return max(len(self.spellings.symbols), last + 1).bit_length()

    @cached_property
    def ids_follow_steps(self) -> bool:
        """Whether every step made a new token: always in a training, not always in a replay."""
        first, made = len(self.spellings.symbols), self.columns.token_ids
        return bool((made == np.arange(first, first + len(made))).all())

    @cached_property
    def ids_made(self) -> Int32Array:
        """Per cell the id that was made when the boundary before it was removed, if it was."""
        first = len(self.spellings.symbols)
        return np.where(self.removed_at < NEVER, self.removed_at + np.int32(first), np.int32(-1))

    @cached_property
    def words_by_frequency(self) -> IntArray:
        """All words, most frequent first, equally frequent ones in order of first appearance."""
        return np.argsort(-self.frequencies, kind="stable")

    @classmethod
    def of(
        cls, flat: FlatCorpus, history: History, spellings: TokenSpellings, options: TrainingOptions
    ) -> Recording:
        """Record what has happened so far; the training may go on."""
        columns = Columns.of(history)
        # A separator becomes NEVER by itself.
        removed_at = np.where(flat.tokens < 0, ~flat.tokens, np.int32(NEVER))
        # A step may be written in the row before it is in the history.
        removed_at[removed_at >= len(columns.counts)] = NEVER
        words = JoinedWords.of(flat.words)
        frozen = (flat.frequencies, flat.starts, flat.base, removed_at, columns, spellings)
        return cls(options, words, *frozen)

    def beginning(self, length: int) -> Recording:
        """Return what was recorded until so many steps had been made."""
        if length == len(self.columns.counts):
            return self
        columns = Columns(*(getattr(self.columns, name)[:length] for name in Columns.__slots__))
        removed_at = np.where(self.removed_at < length, self.removed_at, np.int32(NEVER))
        return replace(self, columns=columns, removed_at=removed_at)

    def to_arrays(self) -> dict[str, Any]:
        """Return plain arrays, strings and options, cheap to send to another process."""
        return {
            "options": self.options,
            "joined": self.words.joined,
            "word_lengths": np.diff(self.words.offsets),
            "frequencies": self.frequencies,
            "starts": self.starts,
            "base": self.base,
            "removed_at": self.removed_at,
            "columns": [getattr(self.columns, name) for name in Columns.__slots__],
            "symbols": self.spellings.symbols,
            "token_lengths": np.array(self.spellings.lengths, np.int32),
            "token_places": np.array(self.spellings.places, np.int64),
            "unplaced_texts": dict(self.spellings.unplaced_texts()),
        }

    @classmethod
    def from_arrays(cls, arrays: dict[str, Any]) -> Recording:
        """Rebuild what ``to_arrays`` took apart."""
        options: TrainingOptions = arrays["options"]
        lengths = arrays["token_lengths"].tolist()
        spellings = TokenSpellings(arrays["base"], arrays["symbols"], options.alphabet, lengths)
        spellings.restore(arrays["token_places"], arrays["unplaced_texts"])
        return cls(
            options,
            JoinedWords(arrays["joined"], arrays["word_lengths"]),
            arrays["frequencies"],
            arrays["starts"],
            arrays["base"],
            arrays["removed_at"],
            Columns(*arrays["columns"]),
            spellings,
        )
