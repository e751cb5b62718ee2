"""The last steps of a training, when every pair occurs once: nothing is left to count.

All pairs are tied then, each step leaves one pair fewer, and no word learns of another. So a pair
needs neither a count nor a list of places: ``SinglePairs`` only has to keep them in the order of
the tie rule, and ``CollapsingWords``, for first-seen, not even that. On one long line these are
nearly all the steps there are, and two of five for a text that is trained to its end.
"""

from __future__ import annotations

from array import array
from heapq import heapify, heappop, heappush
from typing import Any

import numpy as np

from engine.training.flat_corpus import FlatCorpus
from engine.training.history import History
from engine.training.pair_table import IntArray, PairTable
from engine.training.planned_steps import PlannedSteps
from engine.training.spelling import TokenSpellings
from engine.training.tie_rules import TieRule


class CollapsingWords(PlannedSteps):
    """The last steps under first-seen, as columns.

    The first pair of the first unfinished word wins, then the pair of the result and its right
    neighbour, and so on: words collapse one by one, left to right. So all steps are known at once.
    """

    def __init__(self, flat: FlatCorpus, first_step: int, most: int) -> None:
        """Find up to ``most`` steps, of which the first has the number ``first_step``."""
        super().__init__()
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
        flat.lengths.extend((ends[pairs + 1] - places).tolist())


class SinglePairs:
    """The last steps under any rule: pairs wait in the order of the rule, each with its place."""

    def __init__(self, flat: FlatCorpus, rule: TieRule, table: PairTable, most: int) -> None:
        """Find the pairs that up to ``most`` steps may take in a table of all."""
        self._flat = flat
        self._rule = rule
        self._bits = bits = table.bits
        self._ties = len(table.keys)
        chosen = _first(table, rule, most)
        pairs = zip(table.first_cells[chosen].tolist(), table.keys[chosen].tolist(), strict=True)
        self._heap: list[Any] = [rule.item(place << 2 * bits | key) for place, key in pairs]
        heapify(self._heap)

    def make(self, most: int, history: History, spellings: TokenSpellings) -> int:
        """Make the next steps, as `RareSteps` says."""
        flat, bits, heap = self._flat, self._bits, self._heap
        item, entry_of, join = self._rule.item, self._rule.entry, flat.join
        row, lengths, places, ties = flat.row, flat.lengths, spellings.places, self._ties
        key_bits, mask, new = 2 * bits, (1 << bits) - 1, len(lengths)
        step, begin, rows = history.length, history.length, array("q")
        goal = begin + most
        while step < goal and heap:
            entry = entry_of(heappop(heap))
            place, left, right = entry >> key_bits, entry >> bits & mask, entry & mask
            length = lengths[left]
            if row[place] != left or row[place + length] != right:
                continue  # a neighbour took one of its tokens
            places.append(place)
            lengths.append(length + lengths[right])
            before, after = join(place, left, right, new, step)
            rows.extend((left, right, new, 1, 1, ties))
            if after >= 0:
                heappush(heap, item(place << key_bits | new << bits | after))
            if before >= 0:
                place -= lengths[before]
                heappush(heap, item(place << key_bits | before << bits | new))
            step, new, ties = step + 1, new + 1, ties - 1
        history.extend(rows)
        self._ties = ties
        return step - begin


def _first(table: PairTable, rule: TieRule, steps: int) -> IntArray | slice:
    """Return which pairs can be taken in so many steps.

    A step leaves at most three fewer of those that are there now: its own and the two beside it.
    """
    if 3 * steps >= len(table.keys):
        return slice(None)
    return np.array(rule.first(table.left, table.right, table.first_cells, 3 * steps), np.int64)
