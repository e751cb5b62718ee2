"""The state of a training after ``position`` merges: its tokens, words, pairs and ties.

Made in microseconds; what costs milliseconds is computed when first asked for, and kept. Pairs are
counted anew, unless a `PairHistory` knows them already.
"""

from __future__ import annotations

from functools import cached_property
from itertools import pairwise
from typing import TYPE_CHECKING

import numpy as np

from engine.training.pair_table import Int32Array, IntArray, PairCounts, count_pairs
from engine.training.recording import NEVER, Recording
from engine.training.tie_rules import tie_rule
from engine.training.trace_values import PairCount, Place, WordToken

if TYPE_CHECKING:
    from engine.training.pair_history import PairHistory

_SHORT_WORD = 64
_FEW_WORDS = 10_000
"""As many are sorted at once; more are picked out of all words, which are sorted already."""


class TraceView:
    """A training's state at one position. Step ``position`` is the next to happen."""

    def __init__(
        self, recording: Recording, position: int, pair_history: PairHistory | None = None
    ) -> None:
        """Look at ``position``, 0…N.

        Args:
            recording: The training.
            position: How many steps are made.
            pair_history: Of the same recording, if somebody has made it.

        Raises:
            IndexError: There is no such position.
        """
        if not 0 <= position <= len(recording.columns.counts):
            last = len(recording.columns.counts)
            raise IndexError(f"position {position} is outside 0…{last}")
        self.position = position
        self._recording = recording
        self._pair_history = pair_history
        self._bits = recording.token_bits
        self._looked_up: tuple[int, PairCounts] | None = None

    # Tokens and words

    @property
    def _vocabulary_total(self) -> int:
        made = self._recording.columns.token_ids[: self.position]
        return max(len(self._recording.spellings.symbols), int(made.max(initial=-1)) + 1)

    @property
    def vocabulary(self) -> tuple[str, ...]:
        """Labels of all tokens that exist now, by id."""
        return tuple(map(self._recording.spellings.label, range(self._vocabulary_total)))

    def words(self) -> dict[str, tuple[str, ...]]:
        """Return each word's tokens, words in order of first appearance."""
        spelling = self._recording.spellings.label
        return {
            word: tuple(spelling(token.id) for token in self.word_tokens(index))
            for index, word in enumerate(self._recording.words)
        }

    def word_tokens(self, index: int, most: int | None = None) -> list[WordToken]:
        """Return the tokens of one word, or only its first ``most``."""
        start, end = self._word_cells(index)
        if end - start <= _SHORT_WORD:
            return self._short_word_tokens(start, end)[:most]
        cells = start + np.flatnonzero(self._recording.removed_at[start:end] >= self.position)
        edges = np.append(cells, end)[: None if most is None else most + 1]
        ids = self._token_ids(edges[:-1], int(edges[-1])).tolist()
        begins = (edges[:-1] - start).tolist()
        return list(map(WordToken, ids, begins, np.diff(edges).tolist()))

    def _short_word_tokens(self, start: int, end: int) -> list[WordToken]:
        """Do the same in a plain loop: for a few cells numpy's cost per call is too much."""
        recording = self._recording
        symbols = recording.base[start:end].tolist()
        removed = recording.removed_at[start:end].tolist()
        tokens: list[WordToken] = []
        begin, last = 0, -1
        for cell, step in enumerate([*removed[1:], NEVER], start=1):
            if step < self.position:
                last = max(last, step)
                continue
            made = symbols[begin] if last < 0 else int(recording.columns.token_ids[last])
            tokens.append(WordToken(made, begin, cell - begin))
            begin, last = cell, -1
        return tokens if symbols else []

    def token_total(self, index: int) -> int:
        """Return how many tokens one word has."""
        start, end = self._word_cells(index)
        return int(np.count_nonzero(self._recording.removed_at[start:end] >= self.position))

    def _word_cells(self, index: int) -> tuple[int, int]:
        starts = self._recording.starts
        return int(starts[index]), int(starts[index + 1]) - 1

    def _token_ids(self, cells: IntArray, end: int) -> Int32Array:
        """Return the ids of the tokens that start at ``cells`` and together reach to ``end``."""
        if not len(cells):
            return np.zeros(0, np.int32)
        recording = self._recording
        run = slice(int(cells[0]), end)
        removed = recording.removed_at[run]
        # Of the boundaries inside a token the last removed is the one whose merge made it; in a
        # training that is the one with the highest id.
        if recording.ids_follow_steps:
            ids = np.where(removed < self.position, recording.ids_made[run], recording.base[run])
            return np.maximum.reduceat(ids, cells - cells[0])
        steps = np.where(removed < self.position, removed, np.int32(-1))
        last = np.maximum.reduceat(steps, cells - cells[0])
        return np.where(last < 0, recording.base[cells], recording.columns.token_ids[last])

    def touches(self, index: int) -> bool:
        """Tell whether the next step changes this word."""
        start, end = self._word_cells(index)
        return bool((self._recording.removed_at[start:end] == self.position).any())

    def touched_words(self) -> IntArray | Int32Array:
        """Return the words that the next step changes, most frequent first."""
        if self._pair_history is not None:
            return self._pair_history.touched.at(self.position)
        recording = self._recording
        cells = np.flatnonzero(recording.removed_at == self.position)
        words = np.searchsorted(recording.starts, cells, "right") - 1
        words = words[np.flatnonzero(np.diff(words, prepend=-1))]  # ascending, so each once
        if len(words) < _FEW_WORDS:
            return words[np.argsort(-recording.frequencies[words], kind="stable")]
        touched = np.zeros(len(recording.frequencies), np.bool_)
        touched[words] = True
        ordered = recording.words_by_frequency
        return ordered[touched[ordered]]

    def frequent_words(self, most: int) -> IntArray:
        """Return the most frequent words, equally frequent ones in order of first appearance."""
        return self._recording.words_by_frequency[:most]

    @property
    def single_token_words(self) -> int:
        """How many distinct words are one token now."""
        recording = self._recording
        first_inner = recording.starts[:-1][np.diff(recording.starts) > 2] + 1
        never_split = int(np.count_nonzero(np.diff(recording.starts) == 2))
        if not len(first_inner):
            return never_split
        # A word's last separator is NEVER, so look at its inner cells only: up to the next start.
        edges = np.ravel(np.column_stack((first_inner, self._word_ends(first_inner))))
        last_removed = np.maximum.reduceat(recording.removed_at, edges)[::2]
        return never_split + int(np.count_nonzero(last_removed < self.position))

    def _word_ends(self, inner_cells: IntArray) -> IntArray:
        starts = self._recording.starts
        return starts[np.searchsorted(starts, inner_cells, "right")] - 1

    # Pairs and ties

    @cached_property
    def _all_pairs(self) -> PairCounts:
        recording = self._recording
        cells = np.flatnonzero(recording.removed_at >= self.position)
        ids = self._token_ids(cells, len(recording.base))
        return count_pairs(cells, ids, recording.weights, self._bits)

    def _most_frequent(self, most: int) -> PairCounts:
        """Return the most frequent pairs, all that are as frequent as the last, perhaps more."""
        if self._looked_up is None or self._looked_up[0] < most:
            history = self._pair_history
            known = history.most_frequent(self.position, most) if history is not None else None
            self._looked_up = most, self._all_pairs if known is None else known
        return self._looked_up[1]

    @cached_property
    def pair_total(self) -> int:
        """How many distinct pairs there are."""
        history = self._pair_history
        return len(self._all_pairs.keys) if history is None else int(history.totals[self.position])

    @property
    def highest_count(self) -> int:
        """The count of the most frequent pair, 0 when no pair is left."""
        return int(self._tied.counts.max(initial=0))

    @property
    def tie_size(self) -> int:
        """How many pairs have the highest count."""
        return len(self._tied.counts)

    @cached_property
    def _tied(self) -> PairCounts:
        pairs = self._most_frequent(1)
        return pairs.only(pairs.counts == pairs.counts.max(initial=0))

    def top_pairs(self, most: int) -> list[PairCount]:
        """Return the most frequent pairs, equally frequent ones in the order of the tie rule."""
        if most < 1:
            return []
        pairs = self._most_frequent(most)
        if most < len(pairs.counts):
            pairs = pairs.only(pairs.counts >= np.partition(pairs.counts, -most)[-most])
        pairs = pairs.only(np.argsort(-pairs.counts, kind="stable"))
        begins = np.flatnonzero(np.diff(pairs.counts, prepend=-1)).tolist()
        found: list[PairCount] = []
        for begin, end in pairwise([*begins, len(pairs.counts)]):
            if end == begin + 1:
                found.append(self._pair(pairs, begin))
            else:
                same = pairs.only(slice(begin, end))
                found += self._in_order(same, self._recording.options.tie_rule, most - begin)
        return found

    def pair_counts(self, top: int | None = 30) -> list[tuple[tuple[str, str], int]]:
        """Return the most frequent pairs (None: all) as labels with their exact counts.

        Highest first, equally frequent pairs in the order of the tie rule.
        """
        most = self.pair_total if top is None else top
        return [(self.labels(pair), pair.count) for pair in self.top_pairs(most)]

    @cached_property
    def tied(self) -> list[PairCount]:
        """All pairs with the highest count, in the order of the tie rule.

        What the next step merges is first even where it was not the rule that chose it.
        """
        tied = self._in_order(self._tied, self._recording.options.tie_rule, self.tie_size)
        winner = self.winner
        if winner is None or tied[:1] == [winner]:
            return tied
        return sorted(tied, key=lambda pair: pair != winner)

    @property
    def winner(self) -> PairCount | None:
        """The pair that step ``position`` merges, None after the last step.

        When merges are replayed it need not have the highest count, nor occur at all
        (``first_cell`` is then -1).
        """
        columns = self._recording.columns
        if self.position == len(columns.counts):
            return None
        left, right = int(columns.left_ids[self.position]), int(columns.right_ids[self.position])
        count = int(columns.counts[self.position])
        if not self._recording.ids_follow_steps:
            return self.find_pair(left, right)
        # A new token is known by the place where it is made first.
        place = self._recording.spellings.place(int(columns.token_ids[self.position]))
        return PairCount(left, right, count, -1 if place is None else place)

    def find_pair(self, left: int, right: int) -> PairCount:
        """Return a pair's count and first cell: 0 and -1 where it does not occur."""
        pairs, key = self._all_pairs, left << self._bits | right
        index = int(np.searchsorted(pairs.keys, key))
        fits = max(left, right) < 1 << self._bits
        if fits and index < len(pairs.keys) and pairs.keys[index] == key:
            return self._pair(pairs, index)
        return PairCount(left, right, 0, -1)

    def choice(self, rule: str) -> tuple[str, str] | None:
        """Return the pair that another tie rule would take here, None when no pair is left."""
        chosen = self._in_order(self._tied, rule, 1)
        return self.labels(chosen[0]) if chosen else None

    def where(self, pair: PairCount) -> Place | None:
        """Return where a pair occurs first in the present segmentation."""
        if pair.first_cell < 0:
            return None
        starts = self._recording.starts
        word = int(np.searchsorted(starts, pair.first_cell, "right")) - 1
        return Place(self._recording.words[word], word, pair.first_cell - int(starts[word]))

    def labels(self, pair: PairCount) -> tuple[str, str]:
        """Return a pair's tokens as labels."""
        spelling = self._recording.spellings.label
        return spelling(pair.left_id), spelling(pair.right_id)

    def _pair(self, pairs: PairCounts, index: int) -> PairCount:
        key = int(pairs.keys[index])
        left, right = key >> self._bits, key & ((1 << self._bits) - 1)
        return PairCount(left, right, int(pairs.counts[index]), int(pairs.first_cells[index]))

    def _in_order(self, pairs: PairCounts, rule: str, most: int) -> list[PairCount]:
        if len(pairs.keys) == 1:
            return [self._pair(pairs, 0)][:most]
        left, right = pairs.keys >> self._bits, pairs.keys & ((1 << self._bits) - 1)
        order = tie_rule(rule, self._bits, self._recording.spellings).first(
            left, right, pairs.first_cells, most
        )
        return [self._pair(pairs, index) for index in order]
