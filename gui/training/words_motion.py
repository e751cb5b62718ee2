"""Where every word row is at any moment between two states, and how far its boxes have joined.

Adds time to `words_layout`: the first half of a step joins boxes, the second half moves rows. A row
slides within its column; across columns it fades out here and in there, which is quieter to watch.
"""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass, replace
from enum import Enum
from functools import cached_property
from typing import NamedTuple

from PySide6.QtCore import QPointF

from gui.training.bars_motion import between, phase
from gui.training.frames import WordRow, WordsState, WordToken
from gui.training.words_layout import (
    Box,
    RowBoxes,
    WordsStyle,
    count_width,
    lay_out_row,
    make_grid,
)

JOINED = 0.5  # share of a step after which the boxes have become one


@dataclass(frozen=True, slots=True)
class Placed:
    """A row of one of the two states and where it stands."""

    boxes: RowBoxes
    column: int
    x: float
    y: float


class DrawnRow(NamedTuple):
    """A row at one moment.

    Attributes:
        boxes: the row's tokens, of the state before while they join, of the state after later.
        target: how the row will look once its boxes have joined; None when none of them join.
        x: left edge of the row's column.
        y: upper edge of the row.
        joined: how far the boxes of `boxes.merges` have come together.
        mark: strength of the mark of words that the next step changes.
        frame: strength of the frames around the boxes that are about to join.
        seams: indices of boxes that have just been joined.
        seam: strength of the frames around those.
    """

    boxes: RowBoxes
    target: RowBoxes | None
    x: float
    y: float
    joined: float = 0.0
    mark: float = 0.0
    frame: float = 1.0
    seams: tuple[int, ...] = ()
    seam: float = 0.0

    def box_after(self, index: int) -> Box | None:
        """The box that will have this index once the boxes have joined, if it can be seen then."""
        if self.target is None:
            return None
        return self.target.boxes[index] if index < len(self.target.boxes) else None


class Stage(Enum):
    """What goes on at a moment of a step."""

    REST = "there is nothing to move to"
    JOINING = "rows stand still, boxes join"
    LEAVING = "rows slide to their new places, others fade out"
    ENTERING = "rows slide to their new places, others fade in"


@dataclass(frozen=True, slots=True)
class Moment:
    """All rows at one moment.

    Attributes:
        stage: what goes on.
        still: rows that keep their places for as long as the stage lasts.
        opacity: how far those can be seen.
        sliding: rows on their way to another place.
    """

    stage: Stage
    still: list[DrawnRow]
    opacity: float = 1.0
    sliding: tuple[DrawnRow, ...] = ()


class PlacedWords:
    """One state, laid out in a picture of a given size."""

    def __init__(self, state: WordsState, width: float, height: float, style: WordsStyle) -> None:
        """Give a place to every row that fits."""
        self.state, self.size = state, (width, height)
        self.grid = make_grid(width, height, len(state.rows), style, state.hidden)
        counts = count_width(state, self.grid.capacity, style)
        self.lead = style.marker + style.pin + 12 + counts + style.face.gap * 3
        self.rows: dict[Hashable, Placed] = {}
        self.room = self.grid.width - self.lead - style.margin
        for number, row in enumerate(state.rows[: self.grid.capacity]):
            column, line = self.grid.place(number)
            x = style.margin + column * self.grid.width
            y = style.margin / 2 + line * self.grid.row
            self.rows[row.key] = Placed(lay_out_row(row, self.room, style), column, x, y)
        self.hidden = state.hidden + len(state.rows) - len(self.rows)


class WordsMotion:
    """All rows on their way from `before` to `after`."""

    def __init__(
        self,
        before: WordsState,
        after: WordsState | None,
        size: tuple[float, float],
        style: WordsStyle,
    ) -> None:
        """Lay out both states; without `after` everything rests."""
        self.before = _placed(before, size, style)
        self._after, self._size, self._rests = after, size, after is None
        self._targets: dict[Hashable, RowBoxes] = {}
        self._style = style

    @cached_property
    def after(self) -> PlacedWords:
        """The state after, laid out when it is needed, which is half a step later."""
        return self.before if self._after is None else _placed(self._after, self._size, self._style)

    def at(self, alpha: float) -> Moment:
        """Every visible row at `alpha`."""
        if self._rests:
            return Moment(Stage.REST, [_resting(placed) for placed in self.before.rows.values()])
        if alpha <= JOINED:
            joined = phase(alpha, 0.0, JOINED)
            if joined > 0.5:
                _ = self.after  # laid out in good time: the next stage begins with work of its own
            still = [self._joining(placed, joined) for placed in self.before.rows.values()]
            return Moment(Stage.JOINING, still)
        return self._moving(phase(alpha, JOINED, 1.0))

    def lead(self, alpha: float) -> float:
        """Width of what stands before the first box: mark, pin and count."""
        if alpha <= JOINED:
            return self.before.lead
        return between(self.before.lead, self.after.lead, phase(alpha, JOINED, 1.0))

    def cell(self, alpha: float) -> tuple[float, float]:
        """Width and height that one row takes."""
        if alpha <= JOINED:
            return self.before.grid.width, self.before.grid.row
        first, last, share = self.before.grid, self.after.grid, phase(alpha, JOINED, 1.0)
        return between(first.width, last.width, share), between(first.row, last.row, share)

    def nearest(self, alpha: float) -> PlacedWords:
        """The state whose places the rows have, as far as that can be said at `alpha`."""
        return self.before if self._rests or alpha <= JOINED else self.after

    def row_at(self, point: QPointF, alpha: float) -> WordRow | None:
        """The row under `point`."""
        words = self.nearest(alpha)
        for placed in words.rows.values():
            right, bottom = placed.x + words.grid.width, placed.y + words.grid.row
            if placed.x <= point.x() < right and placed.y <= point.y() < bottom:
                return placed.boxes.row
        return None

    def _moving(self, move: float) -> Moment:
        old, new = self.before.rows, self.after.rows
        sliding = {key: placed for key, placed in new.items() if _slides(old.get(key), placed)}
        rows = tuple(_sliding(old[key], placed, move) for key, placed in sliding.items())
        if move < 0.5:
            leaving = (placed for key, placed in old.items() if key not in sliding)
            still = [self._joining(placed, 1.0) for placed in leaving]
            return Moment(Stage.LEAVING, still, 1.0 - 2.0 * move, rows)
        still = [_resting(placed) for key, placed in new.items() if key not in sliding]
        return Moment(Stage.ENTERING, still, 2.0 * move - 1.0, rows)

    def _joining(self, placed: Placed, joined: float) -> DrawnRow:
        boxes, target = placed.boxes, None
        if boxes.merges and joined > 0.0:
            target = self._targets.get(boxes.row.key)
            if target is None:
                row = merged(boxes.row, self.before.state.makes)
                target = lay_out_row(row, self.before.room, self._style, like=boxes)
                self._targets[boxes.row.key] = target
        mark = float(boxes.row.touched)
        return DrawnRow(boxes, target, placed.x, placed.y, joined, mark)


def merged(row: WordRow, makes: WordToken | None) -> WordRow:
    """The row after the next step, which makes the token `makes`."""
    tokens: list[WordToken] = []
    for index, token in enumerate(row.tokens):
        if index in row.merges:
            right = row.tokens[index + 1]
            made = makes or replace(token, label=token.label + right.label)
            tokens.append(replace(made, start=token.start, length=token.length + right.length))
        elif index - 1 not in row.merges:
            tokens.append(token)
    return replace(row, tokens=tuple(tokens), merges=())


def _placed(state: WordsState, size: tuple[float, float], style: WordsStyle) -> PlacedWords:
    """The state laid out; what one step leads to, the next one starts from, so two are kept."""
    for known in style.recent:
        if known.state is state and known.size == size:
            return known
    placed = PlacedWords(state, *size, style)
    style.recent.append(placed)
    return placed


def _resting(placed: Placed) -> DrawnRow:
    mark = float(placed.boxes.row.touched)
    return DrawnRow(placed.boxes, None, placed.x, placed.y, mark=mark)


def _slides(old: Placed | None, new: Placed) -> bool:
    return old is not None and old.column == new.column and old.boxes.first == new.boxes.first


def _sliding(old: Placed, new: Placed, move: float) -> DrawnRow:
    was, will = old.boxes.row.touched, new.boxes.row.touched
    out, into = max(0.0, 1.0 - 2.0 * move), max(0.0, 2.0 * move - 1.0)
    return DrawnRow(
        new.boxes,
        None,
        between(old.x, new.x, move),
        between(old.y, new.y, move),
        mark=1.0 if was and will else out * was + into * will,
        frame=into,
        seams=tuple(index - number for number, index in enumerate(sorted(old.boxes.merges))),
        seam=out,
    )
