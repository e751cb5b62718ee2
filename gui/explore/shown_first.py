"""Which token is worth looking at when a vocabulary is opened: one with a tree that can be read."""

from __future__ import annotations

import numpy as np

from engine.analysis.vocabulary import VocabularyTable
from engine.analysis.vocabulary.table import Flag

_MOST_CHARACTERS = 14


def shown_first(table: VocabularyTable) -> int | None:
    """The longest word that is not too long, one that merges make if there are merges."""
    if not len(table):
        return None
    lengths = table.character_lengths
    letters = (table.flags & int(Flag.LETTERS)) > 0
    others = (table.flags & int(Flag.DIGITS | Flag.PUNCTUATION)) > 0
    words = np.flatnonzero(letters & ~others & (lengths <= _MOST_CHARACTERS))
    made = words[table.ranks[words] >= 0]
    words = made if len(made) else words
    if not len(words):
        return 0
    longest = words[lengths[words] == lengths[words].max()]
    return int(longest[np.argmin(table.ranks[longest])])
