"""The steps of one level, all at once: what to do where many pairs are equally frequent.

Two of three steps of a long training take pairs that occur a few times, and most of their time goes
into finding the neighbours of each occurrence. ``LevelPairs`` finds them for a whole level, with
numpy. Then a step is a few look-ups by pair, whatever its number of occurrences, and the corpus is
written at the end, with numpy again. For that all pairs have to be counted anew at each level, so
it pays where levels are large: see ``PairIndex``, which leaves these levels out.
"""

from __future__ import annotations

from heapq import heapify, heappop, heappush
from typing import Any

import numpy as np

from engine.training.flat_corpus import FlatCorpus
from engine.training.level_pairs import LevelPairs
from engine.training.pair_table import PairTable
from engine.training.planned_steps import PlannedSteps
from engine.training.tie_rules import TieRule


class WaitingPairs:
    """The pairs of a level that have neither been merged nor left it, in the order of the tie rule.

    Attributes:
        keys: Per pair ``left << bits | right``: its tokens as they are now.
        places: Per pair where it occurs first.
    """

    # Invariant: `_pair_of` knows the pairs that wait by their present keys. The heap may also hold
    # entries of pairs that do not wait any more, or had another key.

    def __init__(self, level: LevelPairs, rule: TieRule, bits: int, candidates: list[int]) -> None:
        """Let all pairs wait; only ``candidates`` and what becomes of them will be taken."""
        self.keys, self.places = level.keys.tolist(), level.first_cells.tolist()
        self._rule, self._key_bits, self._key_mask = rule, 2 * bits, (1 << 2 * bits) - 1
        self._pair_of = {key: pair for pair, key in enumerate(self.keys)}
        self._heap: list[Any] = [self._item(pair) for pair in candidates]
        heapify(self._heap)

    def __len__(self) -> int:
        return len(self._pair_of)

    def pop(self) -> int:
        """Remove the pair that the rule puts first, and return it; -1 when none is left."""
        heap, entry_of = self._heap, self._rule.entry
        while heap:
            pair = self._pair_of.pop(entry_of(heappop(heap)) & self._key_mask, -1)
            if pair >= 0:
                return pair
        return -1

    def discard(self, pair: int) -> None:
        """Remove a pair, if it waits."""
        self._pair_of.pop(self.keys[pair], None)

    def rename(self, pair: int, key: int, place: int) -> None:
        """Give a pair its new key and place, if it waits: one of its tokens has become longer."""
        if self._pair_of.pop(self.keys[pair], None) is not None:
            self.keys[pair], self.places[pair], self._pair_of[key] = key, place, pair
            heappush(self._heap, self._item(pair))

    def _item(self, pair: int) -> Any:  # noqa: ANN401 - as the rule has it
        return self._rule.item(self.places[pair] << self._key_bits | self.keys[pair])


class LevelSteps(PlannedSteps):
    """The steps that take pairs of the highest count, in the order of the tie rule."""

    def __init__(
        self, flat: FlatCorpus, rule: TieRule, table: PairTable, first_step: int, most: int
    ) -> None:
        """Find up to ``most`` steps, of which the first has the number ``first_step``."""
        super().__init__()
        self._flat, self._rule, self._bits = flat, rule, table.bits
        self._level = LevelPairs.most_frequent(table, flat)
        self._write(self._merge_all(most), first_step)

    def _merge_all(self, most: int) -> list[int]:
        """Merge up to so many pairs of the level; return their numbers in the order of merging."""
        level, lengths, bits = self._level, self._flat.lengths, self._bits
        waiting = WaitingPairs(level, self._rule, bits, self._candidates(most))
        keys, places, mask = waiting.keys, waiting.places, (1 << bits) - 1
        neighbours, replacements = level.neighbours(), level.replacements().tolist()
        before, after = neighbours.before, neighbours.after
        merged: list[int] = []
        while len(merged) < most and (pair := waiting.pop()) >= 0:
            left, right, new = keys[pair] >> bits, keys[pair] & mask, len(lengths)
            lengths.append(lengths[left] + lengths[right])
            ties = len(waiting) + 1
            self.add((left, right, new, level.count, replacements[pair], ties), places[pair])
            merged.append(pair)
            for neighbour in neighbours.leaving[pair]:
                waiting.discard(neighbour)
            previous, following = before[pair], after[pair]
            if previous >= 0:
                after[previous] = following
                waiting.rename(previous, keys[previous] & ~mask | new, places[previous])
            if following >= 0:
                before[following] = previous
                waiting.rename(following, new << bits | keys[following] & mask, places[pair])
        return merged

    def _candidates(self, most: int) -> list[int]:
        """Return the pairs that can be taken in so many steps: all, or those that come first.

        A step takes its pair from those that wait now, and at most two at each of its occurrences.
        """
        level, enough = self._level, (2 * self._level.count + 1) * most
        if enough >= len(level.keys):
            return list(range(len(level.keys)))
        left, right = level.keys >> self._bits, level.keys & (1 << self._bits) - 1
        return self._rule.first(left, right, level.first_cells, enough)

    def _write(self, merged: list[int], first_step: int) -> None:
        """Write the steps into the row. Boundaries that go side by side are those of one token."""
        level = self._level
        step_of = np.full(len(level.keys), -1, np.int64)
        step_of[merged] = np.arange(first_step, first_step + len(merged))
        steps = step_of[level.pairs]
        gone = np.flatnonzero((steps >= 0) & level.replaced)
        steps, places, middles = steps[gone], level.places[gone], level.middles[gone]
        touches = middles[:-1] == places[1:]
        begins, lasts = np.flatnonzero(np.append(True, ~touches)), np.append(~touches, True)
        ids = (
            np.maximum.reduceat(steps, begins) - first_step + len(self._flat.lengths) - len(merged)
        )
        self._flat.write(places[begins], level.ends[gone][lasts], ids, middles, ~steps)
