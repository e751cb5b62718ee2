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
from gui.training.picture_text import WordsText
from gui.training.words_layout import (
    Box,
    RowBoxes,
    WordsStyle,
    count_width,
    further_lines,
    lay_out_row,
    make_grid,
    with_further_lines,
)

JOINED = 0.5  # share of a step after which the boxes have become one
_LEAST_WORD = 4  # ems that a word has beside the sentence about the hidden ones


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
    """One state, laid out in a picture of a given size.

    Attributes:
        grid: lines and columns.
        lead: width of what stands before the first box of a row.
        room: width that the boxes of a row have.
        rows: the rows by their keys.
        hidden: how many words are not in sight; if any, the end of the last line says so.
        more: the sentence that says it, empty without one.
    """

    def __init__(self, state: WordsState, width: float, height: float, style: WordsStyle) -> None:
        """Give a place to every row that fits."""
        self.state, self.size = state, (width, height)
        self._style = style
        self.grid = make_grid(width, height, len(state.rows), style, state.hidden)
        counts = count_width(state, self.grid.capacity, style)
        self.lead = style.marker + style.pin + 12 + counts + style.face.gap * 3
        self.rows: dict[Hashable, Placed] = {}
        self.room = self.grid.width - self.lead - style.margin
        self.more = ""
        self.hidden = max(0, state.hidden + len(state.rows) - self.grid.capacity)
        shown = state.rows[: self.grid.capacity]
        if self.hidden:
            self._place(self._with_more(shown))
        else:
            self._place(self._wrapped(shown))

    def _place(self, rows: list[RowBoxes]) -> None:
        """Give the rows their places, in columns, down first."""
        further = 0
        for number, boxes in enumerate(rows):
            column, line = self.grid.place(number)
            x = self._style.margin + column * self.grid.width
            y = self._style.margin / 2 + line * self.grid.row + further * self._style.tight_row
            self.rows[boxes.row.key] = Placed(boxes, column, x, y)
            further += boxes.lines - 1

    def _wrapped(self, rows: tuple[WordRow, ...]) -> list[RowBoxes]:
        """All the words there are: the long ones take what lines are left."""
        height, style = self.size[1], self._style
        left = most = further_lines(self.grid, height, len(rows), style)
        laid_out = []
        for row in rows:
            laid_out.append(lay_out_row(row, self.room, style, lines=left + 1))
            left -= laid_out[-1].lines - 1
        self.grid = with_further_lines(self.grid, height, len(rows), most - left, style)
        return laid_out

    def _with_more(self, rows: tuple[WordRow, ...]) -> list[RowBoxes]:
        """The first words; the last of them leaves room for how many are missing, or is missing."""
        text, style = WordsText(), self._style
        room = 0.0
        for more in (text.more(self.hidden), text.more_briefly(self.hidden)):
            self.more = more
            room = self.room - style.small_metrics.horizontalAdvance(more) - style.em
            if room >= _LEAST_WORD * style.em:
                break
        else:
            rows, self.hidden = rows[:-1], self.hidden + 1
            self.more = text.more(self.hidden)
        last = self.grid.capacity - 1
        return [
            lay_out_row(row, self.room if number < last else room, style)
            for number, row in enumerate(rows)
        ]


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
            further = (placed.boxes.lines - 1) * self._style.tight_row
            right, bottom = placed.x + words.grid.width, placed.y + words.grid.row + further
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
                room, lines = self.before.room, boxes.lines
                target = lay_out_row(row, room, self._style, like=boxes, lines=lines)
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
