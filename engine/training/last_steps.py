"""The last steps of a first-seen training, when every pair occurs once: nothing is left to count.

Under first-seen the first pair of the first unfinished word wins, then the pair of the result and
its right neighbour, and so on: words collapse one by one, left to right. So all steps are known at
once, and ``Training`` only has to hand them out. On one long line they are nearly all there are.
"""

from __future__ import annotations

from array import array

import numpy as np

from engine.training.flat_corpus import FlatCorpus
from engine.training.history import STEP_NUMBERS, History
from engine.training.spelling import TokenSpellings


class LastSteps:
    """The steps that collapse the words, as columns; written into the corpus, not yet told."""

    def __init__(self, flat: FlatCorpus, first_step: int, most: int) -> None:
        """Find up to ``most`` steps, of which the first has the number ``first_step``."""
        cells = np.flatnonzero(flat.tokens >= 0)
        ids = flat.tokens[cells]
        ends = cells + np.array(flat.lengths, np.int64)[ids]
        pairs = np.flatnonzero(ends[:-1] == cells[1:])
        ties = np.arange(len(pairs), 0, -1)[:most]
        pairs = pairs[:most]
        steps = np.arange(first_step, first_step + len(pairs))
        flat.tokens[cells[pairs + 1]] = ~steps
        begins_word = np.diff(pairs, prepend=-2) > 1
        made_before = len(flat.lengths) + np.arange(len(pairs)) - 1
        places = np.maximum.accumulate(np.where(begins_word, cells[pairs], 0))
        ids_before = np.where(begins_word, ids[pairs], made_before)
        once = np.ones(len(pairs), np.int64)
        rows = np.column_stack((ids_before, ids[pairs + 1], made_before + 1, once, once, ties))
        self._rows = array("q", rows.tobytes())
        self._places = array("q", places.tobytes())
        self._lengths = (ends[pairs + 1] - places).tolist()
        self._flat = flat
        self._told = 0

    def tell(self, most: int, history: History, spellings: TokenSpellings) -> None:
        """Add the next ``most`` steps to the history, and their tokens to what is known of them."""
        begin, end = self._told, self._told + most
        self._told = end
        history.extend(self._rows[begin * STEP_NUMBERS : end * STEP_NUMBERS])
        spellings.places.extend(self._places[begin:end])
        self._flat.lengths.extend(self._lengths[begin:end])
