"""A trace and a position -> the values that the widgets of the training view draw.

This is where numbers become labels: every token goes through `visible` here and nowhere else, and
what is too long for any screen is cut here. No Qt, no state but small caches: playing from one
position to the next makes one new state per step, because the frame between them needs both.
"""

from __future__ import annotations

import re
from collections import OrderedDict
from collections.abc import Callable, Hashable, Sequence
from functools import cached_property, lru_cache
from typing import TypeVar

import numpy as np

from engine import Trace
from engine.text.alphabet import join_labels, visible
from engine.training import PairCount, TraceView
from engine.training import WordToken as EngineToken
from engine.training.layout import label as spell
from engine.training.pair_table import IntArray
from gui.training.frames import BarsState, PairBar, WordRow, WordsState, WordToken
from gui.training.views import Views
from gui.widgets.numbers_strip import Numbers
from gui.work.training_job import word_steps

TOP_PAIRS = 60
"""Bars given to the widget: more than fit, so that pairs rise into view from where they were."""

SPARE_ROWS = 6
MOST_TOKENS = 300
LONGEST_LABEL = 40
CUT = "…"
_CACHED_POSITIONS = 6
_REMEMBERED = 2_000  # labels; no screen has as many tokens

WordsKey = tuple[int, int, tuple[int, ...], str, bool]
Key = TypeVar("Key", bound=Hashable)
Value = TypeVar("Value")


class Presenter:
    """Turns positions of one trace into states to draw."""

    def __init__(
        self,
        trace: Trace,
        before: Presenter | None = None,
        steps_of_words: IntArray | None = None,
    ) -> None:
        """Present a trace.

        Args:
            trace: the trace.
            before: has presented a beginning of the same trace.
            steps_of_words: what `word_steps` says of the trace, if it is known.
        """
        self.trace = trace
        self.views: Views = Views(trace, before.views if before else None)
        self.view: Callable[[int], TraceView] = self.views.at
        self._top: OrderedDict[int, list[PairCount]] = OrderedDict()
        self._bars: OrderedDict[int, BarsState] = OrderedDict()
        self._words: OrderedDict[WordsKey, WordsState] = OrderedDict()
        self._found: tuple[str, list[int]] = "", []
        self._word_steps = word_steps(trace) if steps_of_words is None else steps_of_words
        if before is not None:
            self._learn_from(before)
        self.label = lru_cache(maxsize=_REMEMBERED)(self._label)
        """The label of a token by its id, ready for the screen."""

    def _learn_from(self, before: Presenter) -> None:
        """Take over the states that are still right: what came at its very end was not known."""
        end = len(before.trace)
        self._found = before._found
        self._top.update((at, pairs) for at, pairs in before._top.items() if at < end)
        self._bars.update((at, state) for at, state in before._bars.items() if at < end)
        self._words.update((key, state) for key, state in before._words.items() if key[0] < end)

    def bars(self, position: int) -> BarsState:
        """The most frequent pairs; in a replay the next pair even where it is not among them."""
        return _cached(self._bars, position, lambda: self._make_bars(self.view(position)))

    def words(
        self,
        position: int,
        capacity: int,
        pinned: Sequence[int] = (),
        search: str = "",
        *,
        told: bool = True,
    ) -> WordsState:
        """The words to show where `capacity` rows fit: touched, pinned, most frequent.

        With a `search` the words that hold it, most frequent first. Where it is not `told` what the
        next step does, nothing hints at it.
        """
        key = (position, capacity, tuple(pinned), search, told)
        return _cached(self._words, key, lambda: self._make_words(*key))

    def numbers(self, position: int, total: int) -> Numbers:
        """The numbers of a position; `total` is how many steps there are or will be."""
        trace = self.trace
        tokens = trace.tokens_at(position)
        return Numbers(
            position=position,
            total=total,
            vocabulary=trace.vocabulary_size_at(position),
            tokens_now=tokens,
            tokens_start=trace.tokens_at(0),
            characters_per_token=self._unit_total / tokens if tokens else 0.0,
            unit=trace.options.alphabet,
            single_token_words=self._single_token_words(position),
            word_total=trace.word_count,
        )

    def _single_token_words(self, position: int) -> int:
        """How many words are one token: those whose last boundary a step before has removed."""
        return int(np.searchsorted(self._word_steps, position))

    @cached_property
    def _unit_total(self) -> int:
        """Characters or bytes of the corpus, without the end-of-word marks."""
        options = self.trace.options
        separate_marks = bool(options.end_of_word) and not options.end_of_word_attached
        marks = int(self.trace.recording.frequencies.sum()) if separate_marks else 0
        return self.trace.tokens_at(0) - marks

    def merge_of(self, pair: tuple[int, int]) -> int | None:
        """The position whose step merges this pair of token ids, if one does."""
        left, right = pair
        trace = self.trace
        found = np.flatnonzero((trace.left_ids == left) & (trace.right_ids == right))
        return int(found[0]) if len(found) else None

    # Pairs

    def top_pairs(self, position: int) -> list[PairCount]:
        """The most frequent pairs, some dozens of them."""
        return _cached(self._top, position, lambda: self.view(position).top_pairs(TOP_PAIRS))

    def _make_bars(self, view: TraceView) -> BarsState:
        pairs = list(self.top_pairs(view.position))
        winner = view.winner
        if winner is not None and winner.count and pair_key(winner) not in map(pair_key, pairs):
            pairs.append(winner)
        newest = int(self.trace.token_ids[view.position - 1]) if view.position else -1
        next_key = None if winner is None else pair_key(winner)
        highest, tie_size = view.highest_count, view.tie_size
        tied_count = highest if tie_size > 1 else -1
        return BarsState(
            tuple(self._bar(pair, next_key, tied_count, newest) for pair in pairs),
            tie_size=tie_size,
            top_count=highest,
            pair_total=view.pair_total,
            empty=self.trace.word_count == 0,
        )

    def _bar(
        self, pair: PairCount, next_key: tuple[int, int] | None, tied_count: int, newest: int
    ) -> PairBar:
        key = pair_key(pair)
        return PairBar(
            key=key,
            left=self.label(pair.left_id),
            right=self.label(pair.right_id),
            count=pair.count,
            winner=key == next_key,
            tied=pair.count == tied_count,
            new=newest in key,
        )

    # Words

    def _make_words(
        self, position: int, capacity: int, pinned: tuple[int, ...], search: str, told: bool
    ) -> WordsState:
        if search:
            matches = self._find(search)
            chosen, total = matches[: capacity + SPARE_ROWS], len(matches)
        else:
            chosen = self._choose(position, capacity, pinned, told)
            total = self.trace.word_count
        view = self.view(position)
        rows = tuple(self._row(view, word, word in pinned, told) for word in chosen)
        hidden = max(0, total - len(rows))
        makes = self._made_next(position) if told else None
        return WordsState(rows, hidden, makes=makes, searched=bool(search))

    def _find(self, search: str) -> list[int]:
        """All words that hold a text: looked for once, however far the position goes meanwhile."""
        if self._found[0] != search:
            self._found = search, self.trace.find_words(search, self.trace.word_count)
        return self._found[1]

    def _made_next(self, position: int) -> WordToken | None:
        """The token of the next step, which two boxes show as soon as they have met."""
        if position >= len(self.trace):
            return None
        token = int(self.trace.token_ids[position])
        return WordToken(self.label(token), token, 0, self.length(token))

    def _choose(
        self, position: int, capacity: int, pinned: tuple[int, ...], told: bool
    ) -> list[int]:
        """Touched words first, but not so many that a pinned one would be out of sight."""
        view = self.view(position)
        room = max(1, capacity - len(pinned))
        first = view.touched_words()[:room].tolist() if told else []
        most = max(capacity, len(pinned)) + SPARE_ROWS
        frequent = view.frequent_words(most).tolist()
        return list(dict.fromkeys([*first, *pinned, *frequent]))[:most]

    def _row(self, view: TraceView, word: int, pinned: bool, told: bool) -> WordRow:
        tokens = view.word_tokens(word, MOST_TOKENS)
        touched = told and view.touches(word)
        return WordRow(
            key=word,
            tokens=tuple(map(self._token, tokens)),
            count=self.trace.word_frequency(word),
            touched=touched,
            pinned=pinned,
            merges=self._merges(tokens, view.position) if touched else (),
            cut=len(tokens) == MOST_TOKENS and view.token_total(word) > MOST_TOKENS,
        )

    def _token(self, token: EngineToken) -> WordToken:
        return WordToken(self.label(token.id), token.id, token.start, token.length)

    def _merges(self, tokens: Sequence[EngineToken], position: int) -> tuple[int, ...]:
        """Where the next step joins two tokens: left to right, each token once."""
        pair = int(self.trace.left_ids[position]), int(self.trace.right_ids[position])
        return merge_indices([token.id for token in tokens], pair)

    # Labels

    def length(self, token: int) -> int:
        """How many symbols a token has."""
        return self.trace.recording.spellings.length(token)

    def shown(self, label: str) -> str:
        """One of the engine's labels as it stands on the screen."""
        if len(label) <= LONGEST_LABEL:
            return visible(label, self.trace.options.alphabet)
        return self._cut(label)

    def _cut(self, label: str) -> str:
        beginning = re.sub("⟨[^⟩]*$", "", label[:LONGEST_LABEL])
        return visible(beginning, self.trace.options.alphabet) + CUT

    def shown_word(self, word: int) -> str:
        """A word as it stands on the screen."""
        text = self.trace.word(word)
        return visible(text[:LONGEST_LABEL]) + (CUT if len(text) > LONGEST_LABEL else "")

    def joined(self, left: int, right: int) -> str:
        """The label of what merging two tokens makes."""
        alphabet = self.trace.options.alphabet
        label = join_labels(self._beginning(left), self._beginning(right), alphabet)
        whole = self.length(left) + self.length(right) <= LONGEST_LABEL
        return self.shown(label) if whole else self._cut(label)

    def _label(self, token: int) -> str:
        """The token as it stands on the screen; different tokens look different unless cut."""
        beginning = self._beginning(token)
        whole = self.length(token) <= LONGEST_LABEL
        return self.shown(beginning) if whole else self._cut(beginning)

    def _beginning(self, token: int) -> str:
        """The engine's label, or only its beginning: a token may have a million symbols."""
        recording = self.trace.recording
        place = recording.spellings.place(token)
        if place is None or self.length(token) <= LONGEST_LABEL:
            return self.trace.token(token)
        symbols = recording.base[place : place + LONGEST_LABEL].tolist()
        text = "".join(recording.spellings.symbols[symbol] for symbol in symbols)
        return spell(text, self.trace.options.alphabet)


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


def pair_key(pair: PairCount) -> tuple[int, int]:
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
