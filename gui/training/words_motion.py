"""Where every word row is at any moment between two states, and how far its boxes have joined.

Adds time to `placed_words`: the first half of a step joins boxes, the second half moves rows. A row
slides within its column; across columns it fades out here and in there, which is quieter to watch.
"""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from enum import Enum
from functools import cached_property
from typing import NamedTuple

from PySide6.QtCore import QPointF

from gui.training.bars_motion import between, phase
from gui.training.frames import WordRow, WordsState
from gui.training.joined_row import Joint
from gui.training.placed_words import Placed, PlacedWords, place_words
from gui.training.words_layout import Box, RowBoxes, WordsStyle

JOINED = 0.5  # share of a step after which the boxes have become one


class DrawnRow(NamedTuple):
    """A row at one moment.

    Attributes:
        boxes: the row's tokens, of the state before while they join, of the state after later.
        target: how the row will look once its boxes have joined; None when none of them join.
        x: left edge of the row's column.
        y: upper edge of the row.
        joined: how far the boxes of `boxes.merges` have come together.
        joints: what joins; nothing where it does not move or is in several lines.
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
    joints: tuple[Joint, ...] = ()
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
        progress: how much of the stage is over, 0..1.
    """

    stage: Stage
    still: list[DrawnRow]
    opacity: float = 1.0
    sliding: tuple[DrawnRow, ...] = ()
    progress: float = 0.0


class Standing(NamedTuple):
    """Rows that keep their places during a stage.

    Attributes:
        stage: the stage.
        words: the state whose places they have.
        other: the state whose places the other rows come from or go to, if there are others.
    """

    stage: Stage
    words: PlacedWords
    other: PlacedWords | None = None


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
        self._after, self._size, self._rests = after, size, after is None
        self._style = style
        self.before = self._place(before)

    @cached_property
    def after(self) -> PlacedWords:
        """The state after, which is needed half a step later."""
        return self.before if self._after is None else self._place(self._after)

    @cached_property
    def _sliding_keys(self) -> dict[Hashable, None]:
        """The rows that slide, in the order of the state after."""
        old, new = self.before.rows, self.after.rows
        return dict.fromkeys(key for key, placed in new.items() if _slides(old.get(key), placed))

    def at(self, alpha: float) -> Moment:
        """Every visible row at `alpha`."""
        if self._rests:
            return Moment(Stage.REST, _all_resting(self.before))
        if alpha <= JOINED:
            joined = phase(alpha, 0.0, JOINED)
            still = [self._joining(placed, joined) for placed in self.before.rows.values()]
            return Moment(Stage.JOINING, still, progress=alpha / JOINED)
        return self._moving(phase(alpha, JOINED, 1.0), 2.0 * (alpha - JOINED) / (1.0 - JOINED))

    def standing(self, stage: Stage) -> Standing:
        """What stands still during a stage."""
        if stage is Stage.ENTERING:
            return Standing(stage, self.after, self.before)
        return Standing(stage, self.before, self.after if stage is Stage.LEAVING else None)

    def standing_next(self, stage: Stage) -> Standing:
        """What will stand still when a stage is over; after the last one a step may follow."""
        if stage is Stage.ENTERING:
            return Standing(Stage.JOINING, self.after)
        return self.standing(Stage.LEAVING if stage is Stage.JOINING else Stage.ENTERING)

    def rows_of(self, standing: Standing) -> list[DrawnRow]:
        """The rows that stand still; where they leave, their boxes have joined."""
        if standing.stage is Stage.LEAVING:
            return self._leaving()
        return (
            self._entering() if standing.stage is Stage.ENTERING else _all_resting(standing.words)
        )

    def lay_out(self, count: int) -> int:
        """Lay out up to `count` rows of the moments until others enter; tells how many it were."""
        joined = self.before.join(count)
        return joined + (self.after.lay_out(count - joined) if joined < count else 0)

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
            further = (placed.boxes.lines - 1) * self._style.tight_row
            right, bottom = placed.x + words.grid.width, placed.y + words.grid.row + further
            if placed.x <= point.x() < right and placed.y <= point.y() < bottom:
                return placed.boxes.row
        return None

    def _place(self, state: WordsState) -> PlacedWords:
        return place_words(state, self._size, self._style)

    def _moving(self, move: float, progress: float) -> Moment:
        """All rows when they have `moved` so far in a time of which `progress` of two is over."""
        old, new = self.before.rows, self.after.rows
        sliding = tuple(_sliding(old[key], new[key], move) for key in self._sliding_keys)
        if move < 0.5:
            return Moment(Stage.LEAVING, self._leaving(), 1.0 - 2.0 * move, sliding, progress)
        still = self._entering()
        return Moment(Stage.ENTERING, still, 2.0 * move - 1.0, sliding, progress - 1.0)

    def _leaving(self) -> list[DrawnRow]:
        rows, slides = self.before.rows, self._sliding_keys
        return [self._joining(placed, 1.0) for key, placed in rows.items() if key not in slides]

    def _entering(self) -> list[DrawnRow]:
        rows, slides = self.after.rows, self._sliding_keys
        return [_resting(placed) for key, placed in rows.items() if key not in slides]

    def _joining(self, placed: Placed, joined: float) -> DrawnRow:
        boxes = placed.boxes
        mark = float(boxes.row.touched)
        if joined <= 0.0 or not boxes.merges:
            return DrawnRow(boxes, None, placed.x, placed.y, joined, mark=mark)
        target, joints = self.before.joined(boxes)
        return DrawnRow(boxes, target, placed.x, placed.y, joined, joints, mark)


def _all_resting(words: PlacedWords) -> list[DrawnRow]:
    return [_resting(placed) for placed in words.rows.values()]


def _resting(placed: Placed) -> DrawnRow:
    mark = float(placed.boxes.row.touched)
    return DrawnRow(placed.boxes, None, placed.x, placed.y, mark=mark)


def _slides(old: Placed | None, new: Placed) -> bool:
    if old is None or old.column != new.column:
        return False
    was, will = old.boxes, new.boxes
    return was.first == will.first and was.line_starts == will.line_starts


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
