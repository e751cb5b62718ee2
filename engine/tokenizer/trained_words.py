"""What a training has made of its words: their ids, before anybody splits them again.

The tokenizer of a training is mostly asked for texts like those it was trained on. The training has
split their words already, in its array; `text_ids` begins with them.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from engine.tokenizer.text_ids import WordIds
from engine.training.recording import NEVER, Recording


class TrainedWords:
    """The words of a finished training, as arrays until they are asked for."""

    def __init__(self, recording: Recording) -> None:
        """Take a recording whose steps each made a new token: any but a replay."""
        self._words, self._order = recording.words, recording.words_by_frequency
        starts = np.flatnonzero(recording.removed_at == NEVER)
        # Of the boundaries inside a token the last removed made it: its id is the highest.
        ids = np.maximum.reduceat(np.maximum(recording.ids_made, recording.base), starts)
        is_token = recording.base[starts] >= 0
        self._ids = ids[is_token]
        self._edges = np.searchsorted(starts[is_token], recording.starts)

    def most_frequent(self, most: int) -> Iterator[tuple[str, WordIds]]:
        """Yield so many words, the most frequent first, each with its ids."""
        ids, edges, words = self._ids.tolist(), self._edges.tolist(), self._words
        for number in self._order[:most].tolist():
            yield words[number], tuple(ids[edges[number] : edges[number + 1]])
