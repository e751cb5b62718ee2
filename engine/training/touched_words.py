"""Which words each step changes, for all steps at once: a look-up where a view would search.

A `TraceView` alone finds them by looking at every cell of the corpus. A `PairHistory` holds them
grouped by step, in the order in which they are shown.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from engine.training.pair_table import Int32Array, IntArray
from engine.training.recording import NEVER, Recording


@dataclass(frozen=True, slots=True)
class TouchedWords:
    """Words grouped by the step that changes them.

    Attributes:
        words: Their numbers; those of one step stand together, the most frequent first.
        starts: Per position 0…N where the words of its step begin, and one more past the end.
    """

    words: Int32Array
    starts: IntArray

    def at(self, position: int) -> Int32Array:
        """Return the words that step ``position`` changes; none after the last step."""
        first, last = self.starts[position : position + 2].tolist()
        return self.words[first:last]


def find_touched_words(recording: Recording) -> TouchedWords:
    """Group the words of a recording by step; about as dear as sorting all removed boundaries.

    >>> from engine import Corpus, Trace, TrainingOptions
    >>> corpus = Corpus.from_counts({"low": 5, "lower": 2, "newest": 6})
    >>> found = find_touched_words(Trace(corpus, TrainingOptions(merges=2)).recording)
    >>> found.words.tolist(), found.starts.tolist()
    ([2, 1, 0, 1], [0, 2, 4, 4])
    """
    gone = np.flatnonzero(recording.removed_at < NEVER)
    words = np.searchsorted(recording.starts, gone, "right") - 1
    by_frequency = recording.words_by_frequency
    places = np.empty_like(by_frequency)
    places[by_frequency] = np.arange(len(by_frequency))
    bits = max(1, len(by_frequency).bit_length())
    packed = recording.removed_at[gone].astype(np.int64) << bits | places[words]
    packed.sort()
    packed = packed[np.flatnonzero(np.diff(packed, prepend=-1))]  # a word may change twice at once
    positions = np.arange(len(recording.columns.counts) + 2)
    starts = np.searchsorted(packed >> bits, positions)
    return TouchedWords(by_frequency[packed & (1 << bits) - 1].astype(np.int32), starts)
