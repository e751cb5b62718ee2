"""What a view of a trace tells, as values: pairs, places and the tokens of a word."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class PairCount:
    """A pair, how often it is adjacent, and the cell where it occurs first."""

    left_id: int
    right_id: int
    count: int
    first_cell: int


@dataclass(frozen=True, slots=True)
class Place:
    """A place in the corpus: a word and an offset in symbols, from 0."""

    word: str
    word_index: int
    offset: int


@dataclass(frozen=True, slots=True)
class WordToken:
    """A token in a word: its id, where it starts and how long it is, in symbols."""

    id: int
    start: int
    length: int
