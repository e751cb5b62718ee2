"""The words of one state in a picture of a given size: which are shown, and where each stands.

`words_layout` says how a row is divided into boxes; here all rows of a state get their places. A
screen of 300 words takes some milliseconds to lay out, so it can be done a few rows at a time,
before somebody looks; whoever asks for `rows` gets all of them.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import islice

from gui.training.frames import WordRow, WordsState
from gui.training.joined_row import JoinedRow, join_row
from gui.training.picture_text import WordsText
from gui.training.words_layout import (
    RowBoxes,
    WordsStyle,
    count_width,
    further_lines,
    lay_out_row,
    make_grid,
    with_further_lines,
)

_LEAST_WORD = 4  # ems that a word has beside the sentence about the hidden ones


@dataclass(frozen=True, slots=True)
class Placed:
    """A row of one of the two states and where it stands."""

    boxes: RowBoxes
    column: int
    x: float
    y: float


class PlacedWords:
    """One state, laid out in a picture of a given size.

    Attributes:
        grid: lines and columns.
        lead: width of what stands before the first box of a row.
        room: width that the boxes of a row have.
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
        self.room = self.grid.width - self.lead - style.margin
        self.more = ""
        self.hidden = max(0, state.hidden + len(state.rows) - self.grid.capacity)
        shown = state.rows[: self.grid.capacity]
        self._laid_out: list[RowBoxes] = []
        self._joined: dict[Hashable, JoinedRow] = {}
        self._waiting = iter(self._with_more(shown) if self.hidden else self._wrapped(shown))

    @cached_property
    def rows(self) -> dict[Hashable, Placed]:
        """The rows by their keys, each with its place: in columns, down first."""
        self._laid_out.extend(self._waiting)
        rows: dict[Hashable, Placed] = {}
        further = 0
        for number, boxes in enumerate(self._laid_out):
            column, line = self.grid.place(number)
            x = self._style.margin + column * self.grid.width
            y = self._style.margin / 2 + line * self.grid.row + further * self._style.tight_row
            rows[boxes.row.key] = Placed(boxes, column, x, y)
            further += boxes.lines - 1
        return rows

    def lay_out(self, count: int) -> int:
        """Lay out up to `count` further rows, after the last of them place all; tells how many."""
        if "rows" in self.__dict__:
            return 0
        further = list(islice(self._waiting, count))
        self._laid_out.extend(further)
        if len(further) < count:
            _ = self.rows  # gives all their places
        return len(further)

    def joined(self, boxes: RowBoxes) -> JoinedRow:
        """What becomes of a row when its boxes join."""
        known = self._joined.get(boxes.row.key)
        if known is None:
            known = join_row(boxes, self.state.makes, self.room, self._style)
            self._joined[boxes.row.key] = known
        return known

    def join(self, count: int) -> int:
        """Work out what becomes of up to `count` further rows; tells how many it were."""
        joining = (each.boxes for each in self.rows.values() if each.boxes.merges)
        waiting = (boxes for boxes in joining if boxes.row.key not in self._joined)
        return sum(1 for _ in map(self.joined, islice(waiting, count)))

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

    def _with_more(self, rows: tuple[WordRow, ...]) -> Iterator[RowBoxes]:
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
        return (
            lay_out_row(row, self.room if number < last else room, style)
            for number, row in enumerate(rows)
        )


def place_words(state: WordsState, size: tuple[float, float], style: WordsStyle) -> PlacedWords:
    """Lay a state out; what one step leads to, the next one starts from, so two are kept."""
    for known in style.recent:
        if known.state is state and known.size == size:
            return known
    placed = PlacedWords(state, *size, style)
    style.recent.append(placed)
    return placed
