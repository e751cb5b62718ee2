"""Where word rows stand: a theme's measures, the grid of columns and lines, the boxes of a row.

Columns are as wide as the panel allows and not as wide as the words of the moment, so rows do not
jump about when a long word comes or goes. A word too long for its column goes on in further lines
where all words have room; elsewhere it shows the part where something is about to happen, with an
ellipsis where it goes on.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, replace
from math import ceil, floor
from typing import TYPE_CHECKING, NamedTuple
from unicodedata import bidirectional

from PySide6.QtGui import QFontMetricsF

from gui.look.theme import Theme
from gui.look.translation import format_number
from gui.training.frames import WordRow, WordsState
from gui.widgets.kept_pictures import KeptPictures
from gui.widgets.token_box import TokenFace, cycle_colours, pixel_font, token_looks

if TYPE_CHECKING:
    from gui.training.placed_words import PlacedWords
    from gui.training.still_rows import StillRows

ELLIPSIS = "…"
TIMES = "×"
_FIRST_RIGHT_TO_LEFT = "\u0590"  # no letter before this one runs from right to left
_ROOMY = 1.4  # how much higher than necessary a row may be where there is room


class WordsStyle:
    """Fonts and measures of one theme; made anew when the theme changes."""

    def __init__(self, theme: Theme) -> None:
        """Derive every measure from the theme's fonts."""
        self.theme = theme
        self.face = TokenFace(theme.token_font(), padding=0.06)
        self.looks = token_looks(theme)
        self.count = pixel_font(theme.ui_font())
        self.bold = pixel_font(theme.ui_font(), bold=True)
        self.bold_metrics = QFontMetricsF(self.bold)
        self.count_metrics = QFontMetricsF(self.count)
        self.small = pixel_font(theme.ui_font(), 0.95)
        self.small_metrics = QFontMetricsF(self.small)
        self.text = pixel_font(theme.ui_font())
        self.em = self.face.metrics.height()
        self.margin = round(self.em * 0.4)
        self.marker = round(self.em * 0.45)
        self.pin = round(self.em * 0.6)
        self.row = self.face.height + max(3, round(self.em * 0.22))
        self.tight_row = self.face.height + 2
        self.column = self.em * 18
        self.ellipsis = self.face.text_width(ELLIPSIS)
        self.leads: KeptPictures[tuple[object, ...]] = KeptPictures()  # what stands before boxes
        self.recent: deque[PlacedWords] = deque(maxlen=2)  # the states that were laid out last
        self.still: deque[StillRows] = deque(maxlen=3)  # pictures of what did or will not move

    def count_text(self, row: WordRow) -> str:
        """How often the word occurs, as it is written before its boxes."""
        return f"{format_number(row.count)} {TIMES}"


@dataclass(frozen=True, slots=True)
class Grid:
    """Lines and columns that fit, and where they are.

    Attributes:
        lines: rows under each other.
        columns: columns in use, at most `columns_at_most`.
        width: width of a column.
        row: height of a row: more than necessary where there is room.
    """

    lines: int
    columns: int
    columns_at_most: int
    width: float
    row: float

    @property
    def capacity(self) -> int:
        """How many rows fit in all."""
        return self.lines * self.columns_at_most

    def place(self, number: int) -> tuple[int, int]:
        """Column and line of the row with this number."""
        return divmod(number, self.lines)


def make_grid(width: float, height: float, rows: int, style: WordsStyle, hidden: int = 0) -> Grid:
    """The grid of a picture of this size: only as many columns as `rows` need, down first.

    Where a few rows more are all there are (`hidden` says how many there are besides), they stand
    closer.
    """
    room, least = height - style.margin / 2, style.row
    at_most = max(1, int((width - style.margin) // style.column))
    lines = max(1, int(room // least))
    if lines * at_most < rows <= most_rows(width, height, style) and not hidden:
        least = style.tight_row
        lines = int(room // least)
    columns = min(at_most, max(1, ceil(rows / lines)))
    row = max(least, min(style.row * _ROOMY, floor(room / max(1, min(rows, lines)))))
    return Grid(lines, columns, at_most, (width - style.margin) / columns, row)


def most_rows(width: float, height: float, style: WordsStyle) -> int:
    """How many rows fit if they are all there are, at least one."""
    lines = max(1, int((height - style.margin / 2) // style.tight_row))
    return lines * max(1, int((width - style.margin) // style.column))


def further_lines(grid: Grid, height: float, rows: int, style: WordsStyle) -> int:
    """How many lines a picture has left for words that are too long for one, if `rows` are all."""
    if grid.columns > 1:
        return 0
    return max(0, int((height - style.margin / 2 - rows * style.row) // style.tight_row))


def with_further_lines(
    grid: Grid, height: float, rows: int, further: int, style: WordsStyle
) -> Grid:
    """The grid whose rows leave room for so many further lines."""
    room = height - style.margin / 2 - further * style.tight_row
    return replace(grid, row=min(style.row * _ROOMY, floor(room / rows))) if further else grid


class Box(NamedTuple):
    """One token's box: `x` counts from where the row's first box begins, `line` from its line."""

    x: float
    width: float
    label: str
    colour: int
    line: int = 0


@dataclass(frozen=True, slots=True)
class RowBoxes:
    """The visible part of a row, with what goes on beyond it.

    Attributes:
        row: the whole row.
        first: index of the token that the first box shows.
        mirrored: the boxes run from the last token to the first.
        boxes: the boxes.
        merges: indices of boxes that are about to become one with their right neighbour.
        goes_on: the word is longer than what can be seen.
    """

    row: WordRow
    first: int
    mirrored: bool
    boxes: tuple[Box, ...]
    merges: frozenset[int]
    goes_on: bool

    @property
    def end(self) -> float:
        """Where the last box ends, in the last line."""
        return self.boxes[-1].x + self.boxes[-1].width if self.boxes else 0.0

    @property
    def lines(self) -> int:
        """How many lines it takes."""
        return self.boxes[-1].line + 1 if self.boxes else 1

    @property
    def line_starts(self) -> tuple[int, ...]:
        """The offsets in the word at which its further lines begin."""
        if self.lines == 1:
            return ()
        lines = [box.line for box in self.boxes]
        firsts = (lines.index(line) for line in range(1, self.lines))
        return tuple(self.row.tokens[self.first + index].start for index in firsts)


def count_width(state: WordsState, rows: int, style: WordsStyle) -> float:
    """Width of the column that holds the counts."""
    texts = {style.count_text(row) for row in state.rows[:rows]}
    return max((style.bold_metrics.horizontalAdvance(text) for text in texts), default=0.0)


def lay_out_row(
    row: WordRow, room: float, style: WordsStyle, like: RowBoxes | None = None, lines: int = 1
) -> RowBoxes:
    """Choose the visible part of a row for lines of `room` pixels; give its boxes their places.

    A right-to-left word has its first token at the right, as one reads it, unless it is too long.
    A row laid out `like` another begins where that one does and runs in the same direction. What
    is about to join is in one line.
    """
    face = style.face
    widths = [face.width(token.label) for token in row.tokens]
    if like is None:
        fits = not row.cut and sum(widths) + face.gap * len(widths) <= room
        mirrored = fits and _is_right_to_left(row)
    else:
        mirrored = like.mirrored
    shown, widths = (_mirrored(row), widths[::-1]) if mirrored else (row, widths)
    first = 0 if like is None else like.first
    boxes = _visible_boxes(shown, widths, first, room, style, lines)
    if like is None and shown.merges and shown.merges[0] + 1 >= len(boxes):
        first = _first_visible(shown, widths, room, style)
        boxes = _visible_boxes(shown, widths, first, room, style, lines) if first else boxes
    goes_on = row.cut or first + len(boxes) < len(widths)
    joins = (index - first for index in shown.merges)
    merges = frozenset(index for index in joins if _join(boxes, index))
    return RowBoxes(row, first, mirrored, tuple(boxes), merges, goes_on)


def _join(boxes: list[Box], index: int) -> bool:
    """Whether this box and the next one are in sight, side by side."""
    return 0 <= index < len(boxes) - 1 and boxes[index].line == boxes[index + 1].line


def _visible_boxes(
    row: WordRow, widths: list[float], first: int, room: float, style: WordsStyle, lines: int
) -> list[Box]:
    """The boxes from `first` on that fit."""
    face = style.face
    colours = cycle_colours([token.colour_key for token in row.tokens])
    x, line = style.ellipsis + face.gap if first else 0.0, 0
    boxes: list[Box] = []
    for number in range(first, len(widths)):
        token, width = row.tokens[number], widths[number]
        if boxes and line < lines - 1:
            joined = number in row.merges
            together = width + face.gap + widths[number + 1] if joined else width
            if x + together > room:
                x, line = 0.0, line + 1
        is_last = number == len(widths) - 1 and not row.cut
        limit = room if is_last or line < lines - 1 else room - style.ellipsis - face.gap
        if x + width > limit:
            if not boxes:
                label = face.elided(token.label, limit - x)
                boxes.append(Box(x, face.width(label), label, colours[number]))
            break
        boxes.append(Box(x, width, token.label, colours[number], line))
        x += width + face.gap
    return boxes


def _is_right_to_left(row: WordRow) -> bool:
    """Whether the first letter that has a direction runs from right to left."""
    for token in row.tokens:
        if token.label[:1] < _FIRST_RIGHT_TO_LEFT and token.label.isalpha():
            return False  # what nearly all words are, told quickly
        for character in token.label:
            direction = bidirectional(character)
            if direction in ("L", "R", "AL"):
                return direction != "L"
    return False


def _mirrored(row: WordRow) -> WordRow:
    last = len(row.tokens) - 2
    merges = tuple(last - index for index in reversed(row.merges))
    return replace(row, tokens=row.tokens[::-1], merges=merges)


def _first_visible(row: WordRow, widths: list[float], room: float, style: WordsStyle) -> int:
    """The first token to show: 0, unless the first merge would be out of sight."""
    if not row.merges or row.merges[0] + 1 >= len(widths):
        return 0
    gap = style.face.gap
    end = row.merges[0] + 1
    needed = sum(widths[: end + 1]) + gap * end
    more = row.cut or end < len(widths) - 1
    room -= style.ellipsis + gap if more else 0
    first = 0
    while needed > room and first < row.merges[0]:
        if first == 0:
            room -= style.ellipsis + gap
        needed -= widths[first] + gap
        first += 1
    return first
