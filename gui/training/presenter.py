"""A trace and a position -> the values that the widgets of the training view draw.

This is where numbers become labels: every token goes through `visible` here and nowhere else, and
what is too long for any screen is cut here. No Qt, no state but a small cache: playing from one
position to the next computes one new table per step, because the frame between them needs both.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable, Sequence
from functools import lru_cache
from typing import TypeVar

import numpy as np

from engine import Trace
from engine.text.alphabet import visible
from engine.training import PairCount, TraceView
from engine.training import WordToken as EngineToken
from engine.training.pair_table import IntArray
from gui.training.frames import BarsState, PairBar, WordRow, WordsState, WordToken

TOP_PAIRS = 60
"""Bars given to the widget: more than fit, so that pairs rise into view from where they were."""

SPARE_ROWS = 6
MOST_TOKENS = 300
LONGEST_LABEL = 40
_CACHED_POSITIONS = 6

Key = TypeVar("Key", bound=Hashable)
Value = TypeVar("Value")


class Presenter:
    """Turns positions of one trace into states to draw."""

    def __init__(self, trace: Trace) -> None:
        """Present this trace."""
        self.trace = trace
        self._views: OrderedDict[int, TraceView] = OrderedDict()
        self._bars: OrderedDict[int, BarsState] = OrderedDict()
        self._words: OrderedDict[tuple[object, ...], WordsState] = OrderedDict()
        self.label = lru_cache(maxsize=4096)(self._label)

    def bars(self, position: int) -> BarsState:
        """The most frequent pairs; in a replay the next pair even where it is not among them."""
        return _cached(self._bars, position, lambda: self._make_bars(self.view(position)))

    def words(
        self, position: int, capacity: int, pinned: Sequence[int] = (), search: str = ""
    ) -> WordsState:
        """The words to show where `capacity` rows fit: touched, pinned, most frequent.

        With a `search` the words that hold it, most frequent first.
        """
        key = (position, capacity, tuple(pinned), search)
        return _cached(
            self._words, key, lambda: self._make_words(position, capacity, tuple(pinned), search)
        )

    def view(self, position: int) -> TraceView:
        """The engine's view of the position, with what it has computed so far."""
        return _cached(self._views, position, lambda: self.trace.at(position))

    # Pairs

    def _make_bars(self, view: TraceView) -> BarsState:
        pairs = view.top_pairs(TOP_PAIRS)
        winner = view.winner
        if winner is not None and winner.count and _key(winner) not in map(_key, pairs):
            pairs.append(winner)
        newest = int(self.trace.token_ids[view.position - 1]) if view.position else -1
        return BarsState(
            tuple(self._bar(pair, view, winner, newest) for pair in pairs),
            tie_size=view.tie_size,
            top_count=view.highest_count,
            pair_total=view.pair_total,
        )

    def _bar(
        self, pair: PairCount, view: TraceView, winner: PairCount | None, newest: int
    ) -> PairBar:
        return PairBar(
            key=_key(pair),
            left=self.label(pair.left_id),
            right=self.label(pair.right_id),
            count=pair.count,
            winner=winner is not None and _key(pair) == _key(winner),
            tied=view.tie_size > 1 and pair.count == view.highest_count,
            new=newest in _key(pair),
        )

    # Words

    def _make_words(
        self, position: int, capacity: int, pinned: tuple[int, ...], search: str
    ) -> WordsState:
        touched = self._touched(position)
        chosen = (
            self.trace.find_words(search, capacity + SPARE_ROWS)
            if search
            else self._choose(position, touched, capacity, pinned)
        )
        is_touched = np.isin(chosen, touched)
        rows = tuple(
            self._row(word, position, bool(hit), word in pinned)
            for word, hit in zip(chosen, is_touched, strict=True)
        )
        return WordsState(rows, hidden=max(0, self.trace.word_count - len(rows)))

    def _touched(self, position: int) -> IntArray:
        if position >= len(self.trace):
            return np.zeros(0, np.int64)
        return self.view(position).touched_words()

    def _choose(
        self, position: int, touched: IntArray, capacity: int, pinned: tuple[int, ...]
    ) -> list[int]:
        """Touched words first, but not so many that a pinned one would be out of sight."""
        first = touched[: max(1, capacity - len(pinned))].tolist()
        most = max(capacity, len(pinned)) + SPARE_ROWS
        frequent = self.view(position).frequent_words(most).tolist()
        return list(dict.fromkeys([*first, *pinned, *frequent]))[:most]

    def _row(self, word: int, position: int, touched: bool, pinned: bool) -> WordRow:
        view = self.view(position)
        tokens = view.word_tokens(word, MOST_TOKENS)
        return WordRow(
            key=word,
            tokens=tuple(self._token(token) for token in tokens),
            count=self.trace.word_frequency(word),
            touched=touched,
            pinned=pinned,
            merges=self._merges(tokens, position) if touched else (),
            cut=len(tokens) == MOST_TOKENS and view.token_total(word) > MOST_TOKENS,
        )

    def _token(self, token: EngineToken) -> WordToken:
        return WordToken(self.label(token.id), token.id, token.start, token.length)

    def _merges(self, tokens: Sequence[EngineToken], position: int) -> tuple[int, ...]:
        """Where the next step joins two tokens: left to right, each token once."""
        pair = int(self.trace.left_ids[position]), int(self.trace.right_ids[position])
        return merge_indices([token.id for token in tokens], pair)

    def _label(self, token: int) -> str:
        """The token as it stands on the screen; different tokens look different unless cut."""
        spellings = self.trace.recording.spellings
        alphabet = self.trace.options.alphabet
        if spellings.length(token) <= LONGEST_LABEL:
            return visible(self.trace.token(token), alphabet)
        return visible(self._beginning(token), alphabet) + "…"

    def _beginning(self, token: int) -> str:
        """The first characters of a token that may have a million of them."""
        return self.trace.token(token)[:LONGEST_LABEL]


def merge_indices(ids: Sequence[int], pair: tuple[int, int]) -> tuple[int, ...]:
    """The indices at which merging `pair` joins a token with the next one.

    >>> merge_indices([1, 1, 1, 2, 1, 1], (1, 1))
    (0, 4)
    """
    found: list[int] = []
    for index in range(len(ids) - 1):
        free = not found or found[-1] != index - 1
        if free and (ids[index], ids[index + 1]) == pair:
            found.append(index)
    return tuple(found)


def _key(pair: PairCount) -> tuple[int, int]:
    """What makes it the same pair at another position."""
    return pair.left_id, pair.right_id


def _cached(cache: OrderedDict[Key, Value], key: Key, make: Callable[[], Value]) -> Value:
    """The value kept under `key`; makes it, and forgets the one not asked for the longest."""
    if key in cache:
        cache.move_to_end(key)
        return cache[key]
    value = cache[key] = make()
    if len(cache) > _CACHED_POSITIONS:
        cache.popitem(last=False)
    return value
