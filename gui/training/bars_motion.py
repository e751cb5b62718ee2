"""Where every pair bar is at any moment between two states: arithmetic only, no Qt.

A pair that lives on grows or shrinks and changes its place. A pair that dies shrinks where it
stands, one that is born grows where it will stand, and one that only leaves or enters the visible
part moves over its lower edge. Only lengths and places move: the count beside a bar is always one
that was or will be. `BarsMotion` is made once per step; `at` is called for every frame.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import NamedTuple

from gui.easing import smooth
from gui.training.frames import BarsState, PairBar

_LEAVE = 0.45  # share of the time in which what leaves is gone
_MOVE = (0.2, 0.85)  # when bars change places
_ENTER = 0.6  # when what enters begins to be seen


def phase(alpha: float, start: float, end: float) -> float:
    """How far a movement is that takes place between `start` and `end`, smoothly, 0..1."""
    return smooth((alpha - start) / (end - start))


def leaving(alpha: float) -> float:
    """Opacity of what is only in the state before."""
    return 1.0 - phase(alpha, 0.0, _LEAVE)


def entering(alpha: float) -> float:
    """Opacity of what is only in the state after."""
    return phase(alpha, _ENTER, 1.0)


def between(first: float, last: float, share: float) -> float:
    """The value at `share` of the way from `first` to `last`; exact at both ends."""
    return last if share >= 1.0 else first + (last - first) * share


@dataclass(slots=True)
class MovingBar:
    """One bar at one moment, with a fractional row and value; its marks are strengths 0..1.

    `way` is how many rows it rises on the whole: bars of the same way and opacity never meet.
    """

    bar: PairBar
    row: float
    value: float
    opacity: float
    winner: float
    tied: float
    way: float = 0.0

    @property
    def count(self) -> int:
        """The number written beside the bar: the old one until half of the way, then the new."""
        return self.bar.count


class _Shares(NamedTuple):
    """How far everything is at one moment, 0..1; the same for all bars."""

    alpha: float
    moved: float
    grown: float
    leaving: float
    entering: float

    @staticmethod
    def at(alpha: float) -> _Shares:
        return _Shares(alpha, phase(alpha, *_MOVE), smooth(alpha), leaving(alpha), entering(alpha))


@dataclass(frozen=True, slots=True)
class _Track:
    """A bar's way to the next state; without a before it is born, without an after it dies."""

    before: PairBar | None
    after: PairBar | None
    rows: tuple[float, float]
    counts: tuple[int, int]

    def at(self, now: _Shares, rows: int) -> MovingBar | None:
        """The bar at one moment, or None when it is below the last of `rows` rows."""
        row = between(*self.rows, now.moved)
        opacity = min(1.0, 2.0 * (rows - row) - 1.0)  # gone before it reaches the scale
        if opacity <= 0.0:
            return None
        before, after = self.before, self.after
        if after is None:
            opacity *= now.leaving
        if before is None:
            opacity *= now.entering
        return MovingBar(
            bar=self.shown(now.alpha),
            row=row,
            value=between(*self.counts, now.grown),
            opacity=opacity,
            winner=_mark(now, before.winner if before else None, after.winner if after else None),
            tied=_mark(now, before.tied if before else None, after.tied if after else None),
            way=self.way,
        )

    @property
    def way(self) -> float:
        """How many rows it rises."""
        return self.rows[0] - self.rows[1]

    def shown(self, alpha: float) -> PairBar:
        """The value that names the bar at `alpha`."""
        bar = self.before if self.after is None or alpha < 0.5 else self.after
        bar = bar or self.after
        assert bar is not None
        return bar

    def importance(self) -> tuple[bool, float]:
        """Paint what rises over what sinks, and the winner over everything."""
        return self.before is not None and self.before.winner, self.way


def _mark(now: _Shares, before: bool | None, after: bool | None) -> float:
    """The strength of a mark in between; None where there is no bar that could have it."""
    if before and after is not False:
        return 1.0  # a dying pair keeps its marks while it fades
    return now.leaving * bool(before) + now.entering * bool(after)


class BarsMotion:
    """All bars on their way from `before` to `after`, seen through a window of `rows` rows."""

    def __init__(self, before: BarsState, after: BarsState | None, rows: int) -> None:
        """Find out what becomes of every bar; without `after` everything rests."""
        self.before = with_winner_in_sight(before, rows)
        self.after = self.before if after is None else with_winner_in_sight(after, rows)
        self.rows = rows
        self._tracks: list[_Track] | None = None

    def at(self, alpha: float) -> list[MovingBar]:
        """The visible bars at `alpha`, in the order in which they are painted."""
        if alpha <= 0.0:
            return _resting(self.before, self.rows)
        if alpha >= 1.0:
            return _resting(self.after, self.rows)
        if self._tracks is None:
            self._tracks = sorted(self._make_tracks(), key=_Track.importance)
        now = _Shares.at(alpha)
        moments = (track.at(now, self.rows) for track in self._tracks)
        return [moment for moment in moments if moment is not None]

    def top(self, alpha: float) -> float:
        """The count that the full length of the scale stands for."""
        return max(1.0, between(self.before.top_count, self.after.top_count, smooth(alpha)))

    def presence(self, alpha: float) -> float:
        """How far there are any bars at all, 0..1."""
        first, last = float(bool(self.before.bars)), float(bool(self.after.bars))
        return between(first, last, smooth(alpha))

    def _make_tracks(self) -> Iterator[_Track]:
        old = {bar.key: row for row, bar in enumerate(self.before.bars)}
        new = {bar.key: row for row, bar in enumerate(self.after.bars)}
        for key in {**old, **new}:
            if key not in old:
                track = self._arrival(new[key])
            elif key not in new:
                track = self._departure(old[key])
            else:
                before, after = self.before.bars[old[key]], self.after.bars[new[key]]
                rows = (old[key], new[key])
                track = _Track(before, after, rows, (before.count, after.count))
            if min(track.rows) < self.rows:
                yield track

    def _arrival(self, row: int) -> _Track:
        bar = self.after.bars[row]
        if bar.new or is_complete(self.before):
            return _Track(None, bar, (row, row), (0, bar.count))
        return _Track(
            _plain(bar), bar, (self._below(row), row), (_least(self.before, bar), bar.count)
        )

    def _departure(self, row: int) -> _Track:
        bar = self.before.bars[row]
        if bar.winner or is_complete(self.after):
            return _Track(bar, None, (row, row), (bar.count, 0))
        return _Track(
            bar, _plain(bar), (row, self._below(row)), (bar.count, _least(self.after, bar))
        )

    def _below(self, row: int) -> float:
        return max(self.rows + 1.0, row)


def with_winner_in_sight(state: BarsState, rows: int) -> BarsState:
    """The state with its winner in the last row where that would be further down.

    A replayed merge list may take a pair that is far from being the most frequent one.
    """
    beyond = [bar for bar in state.bars[rows:] if bar.winner]
    if not beyond:
        return state
    others = tuple(bar for bar in state.bars if not bar.winner)
    return replace(state, bars=(*others[: rows - 1], *beyond, *others[rows - 1 :]))


def is_complete(state: BarsState) -> bool:
    """Whether the state lists every pair that there is."""
    return len(state.bars) >= state.pair_total


def _plain(bar: PairBar) -> PairBar:
    return replace(bar, winner=False, tied=False)


def _least(state: BarsState, bar: PairBar) -> int:
    """The highest count that a pair outside of a cut-off list can have, as far as it fits `bar`."""
    return min(bar.count, state.bars[-1].count) if state.bars else bar.count


def _resting(state: BarsState, rows: int) -> list[MovingBar]:
    return [
        MovingBar(bar, row, bar.count, 1.0, float(bar.winner), float(bar.tied))
        for row, bar in enumerate(state.bars[:rows])
    ]
