"""What a training has made of its words: their ids, before anybody splits them again.

The tokenizer of a training is mostly asked for texts like those it was trained on. The training has
split their words already, in its array; `text_ids` begins with them.
"""

from __future__ import annotations

import numpy as np

from engine.tokenizer.word_ids import IdsOfWords
from engine.training.recording import NEVER, Recording


class TrainedWords:
    """The words of a finished training, as arrays until they are asked for."""

    def __init__(self, recording: Recording) -> None:
        """Take a recording whose steps each made a new token: any but a replay."""
        self._order = recording.words_by_frequency
        starts = np.flatnonzero(recording.removed_at == NEVER)
        # Of the boundaries inside a token the last removed made it: its id is the highest.
        ids = np.maximum.reduceat(np.maximum(recording.ids_made, recording.base), starts)
        is_token = recording.base[starts] >= 0
        edges = np.searchsorted(starts[is_token], recording.starts)
        self._all = IdsOfWords(recording.words, ids[is_token], edges)

    def most_frequent(self, most: int) -> IdsOfWords:
        """Give so many words, the most frequent first, with their ids."""
        return self._all.some(self._order[:most])
