"""How often every pair was adjacent at every position: what makes going anywhere quick.

A `PairTable` counts one position, at the cost of a walk through the whole corpus. This counts all
positions at once, and then answers for any of them without looking at the corpus again.

Where no token is made twice, all occurrences of a pair begin at the same position: that of its
later token. From then on its count only falls. So the life of a pair is a row of *spells*, spans of
positions between two losses::

    occurrences until 4, 4, 7, with weights 2, 1, 5, born at 2   ->   8 in 2..3, 5 in 4..6

What there is at a position is then a search among the spells, highest count first, for those that
span it. They lie in *zones*, each of which says in two numbers whether any of its spells can.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from engine.training.occurrences import Occurrences, find_occurrences
from engine.training.pair_table import BoolArray, Int32Array, IntArray, PairCounts, stable_order
from engine.training.recording import Recording
from engine.training.touched_words import TouchedWords, find_touched_words

MOST_CELLS = 8_000_000
"""For larger corpora this would take more memory than a person would give: so many take 1.5 GB."""

_KNOWN = 100
"""So many pairs are known at the last position, and nearly always everywhere else."""

_ZONE = 2048


@dataclass(frozen=True, slots=True)
class Spells:
    """Spans of positions in which a pair keeps its count, for all pairs.

    Attributes:
        pairs: Number of the pair.
        counts: Its count.
        first_cells: Where it occurs first.
        begins: First position.
        ends: First position after it.
    """

    pairs: Int32Array
    counts: IntArray
    first_cells: Int32Array
    begins: Int32Array
    ends: Int32Array


class PairHistory:
    """The most frequent pairs at any position.

    Invariants (checked by the slow twin in the tests):

    * the counts of the spells fall; of equal ones those that begin earlier come first;
    * no two spells of a pair share a position;
    * every spell of a count of at least ``least`` is there, and no other.

    Attributes:
        totals: Per position 0…N the number of distinct pairs.
        least: Pairs are not known at positions at which they are rarer.
        touched: The words that each step changes.
    """

    def __init__(
        self,
        keys: IntArray,
        spells: Spells,
        totals: IntArray,
        least: int,
        touched: TouchedWords,
    ) -> None:
        """Take what ``follow_pairs`` has found."""
        self._keys = keys
        self._spells = spells
        self.totals = totals
        self.least = least
        self.touched = touched
        edges = np.arange(0, len(spells.counts), _ZONE)
        self._zone_begins = np.minimum.reduceat(spells.begins, edges) if len(edges) else edges
        self._zone_ends = np.maximum.reduceat(spells.ends, edges) if len(edges) else edges

    def most_frequent(self, position: int, most: int) -> PairCounts | None:
        """Return the ``most`` most frequent pairs, and all that are as frequent as the last.

        In the order of their counts. None if some of these are too rare to be known.
        """
        counts = self._spells.counts
        zones = np.flatnonzero((self._zone_begins <= position) & (position < self._zone_ends))
        found = np.zeros(0, np.int64)
        for zone in zones.tolist():
            start = zone * _ZONE
            if len(found) >= most and counts[start] < counts[found[most - 1]]:
                break
            found = np.concatenate((found, self._spanning(position, start)))
        if len(found) < min(most, self.totals[position]):
            return None
        if len(found) > most:
            found = found[counts[found] >= counts[found[most - 1]]]
        return self._described(found)

    def _spanning(self, position: int, start: int) -> IntArray:
        """Return the spells of one zone that span a position."""
        zone = slice(start, start + _ZONE)
        begins, ends = self._spells.begins[zone], self._spells.ends[zone]
        return np.flatnonzero((begins <= position) & (position < ends)) + start

    def _described(self, which: IntArray) -> PairCounts:
        spells = self._spells
        cells = spells.first_cells[which].astype(np.int64)
        return PairCounts(self._keys[spells.pairs[which]], spells.counts[which], cells)


def can_follow_pairs(recording: Recording) -> bool:
    """Tell whether no token was made twice, as a replay may do, and memory allows it."""
    return recording.ids_follow_steps and len(recording.base) <= MOST_CELLS


def follow_pairs(recording: Recording) -> PairHistory:
    """Count all pairs at all positions of a recording of which one ``can_follow_pairs``.

    Takes about ten times as long as counting them at position 0.
    """
    steps = len(recording.columns.counts)
    touched = find_touched_words(recording)
    found, firsts = _by_pair(find_occurrences(recording), recording.token_bits)
    if not len(firsts):
        nothing = np.zeros(0, np.int32)
        spells = Spells(nothing, found.weights, nothing, nothing, nothing)
        return PairHistory(found.keys, spells, np.zeros(steps + 1, np.int64), 0, touched)
    births, deaths = found.begins[firsts], np.maximum.reduceat(found.ends, firsts)
    totals = np.cumsum(_tally(births, steps) - _tally(deaths, steps))[: steps + 1]
    highest = np.add.reduceat(found.weights, firsts)
    least = _worth_knowing(np.add.reduceat(found.weights * (found.ends > steps), firsts))
    known = highest >= least
    keys, births = found.keys[firsts[known]], births[known]
    sizes = np.diff(firsts, append=len(found.keys))
    found = _only(found, np.repeat(known, sizes))
    pairs = np.repeat(np.arange(len(keys)), sizes[known])
    spells = _ordered(_spells(found, pairs, births, steps), least)
    return PairHistory(keys, spells, totals, least, touched)


def _by_pair(found: Occurrences, bits: int) -> tuple[Occurrences, IntArray]:
    """Group occurrences by pair; return also where each pair begins."""
    order = stable_order(found.keys, 2 * bits)
    keys = found.keys[order]
    grouped = Occurrences(
        keys, found.cells[order], found.begins[order], found.ends[order], found.weights[order]
    )
    return grouped, np.flatnonzero(np.diff(keys, prepend=-1))


def _tally(positions: Int32Array, steps: int) -> IntArray:
    return np.bincount(positions, minlength=steps + 2)


def _only(found: Occurrences, which: BoolArray) -> Occurrences:
    return Occurrences(
        found.keys[which],
        found.cells[which],
        found.begins[which],
        found.ends[which],
        found.weights[which],
    )


def _worth_knowing(counts_at_last: IntArray) -> int:
    """Return the count from which on pairs are kept: half of that of a pair in sight at the end."""
    if len(counts_at_last) <= _KNOWN:
        return 0
    in_sight = np.partition(counts_at_last, -_KNOWN)[-_KNOWN]
    return int(in_sight) // 2


def _spells(found: Occurrences, pairs: IntArray, births: Int32Array, steps: int) -> Spells:
    """Add up the occurrences of each pair from the last to end to the first."""
    late = steps + 1 - found.ends
    grouped = pairs << (steps + 1).bit_length() | late
    order = stable_order(grouped, int(grouped[-1]).bit_length())
    ends = found.ends[order]
    # subtle: sorting inside of groups leaves `pairs` as it is.
    counts = _running_sums(found.weights[order], pairs)
    cells = _running_least(found.cells[order], pairs)
    goes_on = pairs[1:] == pairs[:-1]
    last = np.flatnonzero(np.append(~goes_on | (ends[1:] != ends[:-1]), True))
    begins = births[pairs[last]]
    inner = np.flatnonzero(pairs[last[1:]] == pairs[last[:-1]])
    begins[inner] = ends[last[inner + 1]]
    narrow = [values.astype(np.int32) for values in (pairs[last], cells[last], begins, ends[last])]
    return Spells(narrow[0], counts[last], *narrow[1:])


def _ordered(spells: Spells, least: int) -> Spells:
    """Leave out what is too rare to be known; highest counts first, then the earliest."""
    order = np.flatnonzero(spells.counts >= least)
    order = order[np.lexsort((spells.begins[order], -spells.counts[order]))]
    return Spells(
        spells.pairs[order],
        spells.counts[order],
        spells.first_cells[order],
        spells.begins[order],
        spells.ends[order],
    )


def _running_sums(values: IntArray, groups: IntArray) -> IntArray:
    """Return the sums from the beginning of each group on."""
    sums = np.cumsum(values)
    firsts = np.flatnonzero(np.diff(groups, prepend=-1))
    before = sums[firsts] - values[firsts]
    return sums - np.repeat(before, np.diff(firsts, append=len(values)))


def _running_least(values: IntArray | Int32Array, groups: IntArray) -> IntArray:
    """Return the least value since the beginning of each group; groups rise from 0 by 1."""
    bits = int(values.max(initial=0)).bit_length()
    # Each group lies below the one before it, so that nothing is carried over.
    lowered: IntArray = np.minimum.accumulate(values - (groups << bits)) + (groups << bits)
    return lowered
