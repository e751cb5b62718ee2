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
        """Merge pairs as long as there are any; return their numbers."""
        level, rule, lengths, bits = self._level, self._rule, self._flat.lengths, self._bits
        key_bits, mask, key_mask = 2 * bits, (1 << bits) - 1, (1 << 2 * bits) - 1
        keys, places = level.keys.tolist(), level.first_cells.tolist()
        neighbours = level.neighbours()
        before, after = neighbours.before, neighbours.after
        replacements, count = level.replacements().tolist(), level.count
        waiting = {key: pair for pair, key in enumerate(keys)}
        heap: list[Any] = [rule.item(places[i] << key_bits | keys[i]) for i in self._hopeful(most)]
        heapify(heap)
        merged: list[int] = []

        def go_on(pair: int, key: int, place: int) -> None:
            """Let a pair wait under its new name, if it still waits."""
            if waiting.pop(keys[pair], None) is not None:
                keys[pair], places[pair], waiting[key] = key, place, pair
                heappush(heap, rule.item(place << key_bits | key))

        while heap and len(merged) < most:
            key = rule.entry(heappop(heap)) & key_mask
            pair = waiting.pop(key, None)
            if pair is None:
                continue  # it has left the level, or goes on under another name
            left, right, new = key >> bits, key & mask, len(lengths)
            lengths.append(lengths[left] + lengths[right])
            self.add((left, right, new, count, replacements[pair], len(waiting) + 1), places[pair])
            merged.append(pair)
            for neighbour in neighbours.leaving[pair]:
                waiting.pop(keys[neighbour], None)
            previous, following = before[pair], after[pair]
            if previous >= 0:
                after[previous] = following
                go_on(previous, keys[previous] >> bits << bits | new, places[previous])
            if following >= 0:
                before[following] = previous
                go_on(following, new << bits | keys[following] & mask, places[pair])
        return merged

    def _hopeful(self, most: int) -> list[int]:
        """Return the pairs that can be taken in so many steps.

        A step leaves fewer of those that wait now by itself and two at each of its occurrences.
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
            len(self._flat.lengths) - len(merged) - first_step + np.maximum.reduceat(steps, begins)
        )
        self._flat.write(places[begins], level.ends[gone][lasts], ids, middles, ~steps)
