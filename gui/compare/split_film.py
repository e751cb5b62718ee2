"""Where everything stands while a word is split: a frame is a function of steps, position, alpha.

The steps come from the engine. Here they get places, in pixels from the top left corner, and the
movements between them; `split_paint` draws what comes out. Words that are too long for a line flow
over several.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import TypeVar
from zlib import crc32

from PySide6.QtGui import QFontMetricsF

from engine.analysis.watching import SplitStep
from engine.text.alphabet import visible
from gui.look.theme import Theme
from gui.look.translation import format_number
from gui.widgets.token_box import TokenFace, cycle_colours, pixel_font

# What happens when, as shares of a step.
_LOOKED = 0.25  # what loses has faded
_JOINED = 0.8  # the boxes have met
_GROWN, _SHRUNK = 0.15, 0.6  # the window of longest match

_MOST_OPTIONS = 6

Value = TypeVar("Value")


@dataclass(frozen=True, slots=True)
class Box:
    """A token.

    Attributes:
        label: ready for the screen.
        x: left edge.
        y: upper edge.
        width: its width.
        colour: place in the cycle of colours; None: nothing has taken this symbol yet.
        opacity: 0..1.
        known: it is in the vocabulary.
    """

    label: str
    x: float
    y: float
    width: float
    colour: int | None = None
    opacity: float = 1.0
    known: bool = True


@dataclass(frozen=True, slots=True)
class Bracket:
    """A pair that is a merge: from the middle of one box to that of its right neighbour.

    Attributes:
        left: the middle of the left box.
        right: the middle of the right box; smaller than `left` where a line ends between them.
        y: upper edge of the left box.
        text: the rank.
        wins: this pair is merged next.
        opacity: 0..1.
    """

    left: float
    right: float
    y: float
    text: str
    wins: bool
    opacity: float = 1.0


@dataclass(frozen=True, slots=True)
class Window:
    """What longest match looks at: a frame around some boxes, in each line of them.

    Attributes:
        places: left edge, upper edge and width of the frame, line by line.
        text: the piece that is looked up.
        found: it is in the vocabulary.
        opacity: 0..1.
    """

    places: tuple[tuple[float, float, float], ...]
    text: str
    found: bool
    opacity: float = 1.0


@dataclass(frozen=True, slots=True)
class Number:
    """How many tokens are enough from here to the end of the word.

    Attributes:
        x: middle of the number.
        y: upper edge of the box above it.
        text: the number.
        opacity: 0..1.
    """

    x: float
    y: float
    text: str
    opacity: float = 1.0


@dataclass(frozen=True, slots=True)
class Choice:
    """A token that could stand at a place, under the word.

    Attributes:
        x: left edge of its box.
        y: upper edge.
        width: width of its box.
        label: the token.
        text: how many tokens the rest needs then.
        wins: it needs the fewest.
        opacity: 0..1.
    """

    x: float
    y: float
    width: float
    label: str
    text: str
    wins: bool
    opacity: float = 1.0


@dataclass(frozen=True, slots=True)
class Frame:
    """All that is to be drawn at one moment."""

    boxes: tuple[Box, ...] = ()
    brackets: tuple[Bracket, ...] = ()
    window: Window | None = None
    numbers: tuple[Number, ...] = ()
    choices: tuple[Choice, ...] = ()
    start: Box | None = None
    """Where the next token is going to start."""


class FilmStyle:
    """Fonts and measures of the stage in one theme."""

    def __init__(self, theme: Theme, scale: float = 1.0) -> None:
        """Derive everything from the theme's fonts, `scale` times as large."""
        self.theme = theme
        self.face = TokenFace(theme.token_font(), scale, padding=0.2)
        self.small = pixel_font(theme.ui_font(), 0.92 * scale)
        self.bold = pixel_font(theme.heading_font(), 0.92 * scale)
        self.small_metrics, self.bold_metrics = QFontMetricsF(self.small), QFontMetricsF(self.bold)
        self.line = round(self.bold_metrics.height())
        self.arm = round(0.5 * self.line)
        """Height of a bracket, between a box and the rank."""
        self.margin = round(theme.spacing)


@dataclass(frozen=True, slots=True)
class _Row:
    """Tokens with their places."""

    labels: tuple[str, ...]
    xs: tuple[float, ...]
    ys: tuple[float, ...]
    widths: tuple[float, ...]

    def middle(self, index: int) -> float:
        return self.xs[index] + self.widths[index] / 2


@dataclass
class Film:
    """The steps of one word laid out in one width.

    Attributes:
        steps: the steps.
        word: the tokens when there are no steps.
        width: room from the left edge to the right one.
        style: fonts and measures.
        keys: numbers that stay with tokens wherever they are shown, by label, for their colours.
        alphabet: "characters" or "bytes", for `visible`.
    """

    steps: Sequence[SplitStep]
    word: tuple[str, ...]
    width: float
    style: FilmStyle
    keys: Mapping[str, int] = field(default_factory=dict)
    alphabet: str = "characters"

    def __post_init__(self) -> None:
        self._rows: dict[int, _Row] = {}

    def frame(self, position: int, alpha: float) -> Frame:
        """The moment `alpha` (0..1) of step `position`; after the last one everything rests."""
        if position >= len(self.steps):
            return Frame(boxes=self._resting(len(self.steps)))
        step = self.steps[position]
        if step.kind == "merge":
            return self._merge(position, step, alpha)
        if step.kind == "take":
            return self._take(position, step, alpha)
        return self._best(position, step, alpha)

    @cached_property
    def height(self) -> float:
        """What the highest of all frames needs."""
        bottom = max(self._row(0).ys, default=0.0) + self.style.face.height + self.style.margin
        options = max((len(step.options) for step in self.steps), default=0)
        return bottom + self._below + min(options, _MOST_OPTIONS) * self._choice_pitch

    @property
    def extent(self) -> float:
        """From the left edge to the end of the longest line of the first symbols."""
        row = self._row(0)
        ends = (x + width for x, width in zip(row.xs, row.widths, strict=True))
        return max(ends, default=0.0) + self.style.margin

    @property
    def lines(self) -> int:
        """How many lines the first symbols take."""
        return len(set(self._row(0).ys))

    # Layout

    def tokens(self, position: int) -> tuple[str, ...]:
        """The tokens at a position."""
        if not self.steps:
            return self.word
        last = len(self.steps) - 1
        return self.steps[position].tokens if position <= last else self.steps[last].after

    @cached_property
    def _kinds(self) -> frozenset[str]:
        return frozenset(step.kind for step in self.steps)

    @cached_property
    def _above(self) -> float:
        """Room for ranks or for the piece that is looked up, above a line of boxes."""
        if "merge" in self._kinds:
            return float(self.style.line + self.style.arm)
        return float(self.style.line + 6) if self._watches_window else 2.0

    @cached_property
    def _below(self) -> float:
        """Room for numbers or the mark of the start, below a line of boxes."""
        return float(self.style.line + 2) if "best" in self._kinds else float(self.style.arm)

    @cached_property
    def _watches_window(self) -> bool:
        return "take" in self._kinds and "best" not in self._kinds

    @cached_property
    def _choice_pitch(self) -> float:
        return float(self.style.face.height + 4)

    @cached_property
    def _gap(self) -> float:
        """Space between boxes: enough to keep the ranks above neighbouring pairs apart."""
        face = self.style.face
        numbers = [format_number(c.rank) for step in self.steps for c in step.candidates]
        widest = max(map(self.style.bold_metrics.horizontalAdvance, numbers), default=0.0)
        narrowest = min((face.width(self._shown(t)) for t in self.tokens(0)), default=0.0)
        return max(face.gap + 2.0, min(widest + 10 - narrowest, 6.0 * face.gap + widest))

    def _shown(self, token: str) -> str:
        return visible(token, self.alphabet)

    def _row(self, position: int) -> _Row:
        row = self._rows.get(position)
        if row is None:
            row = self._rows[position] = self._flow(self.tokens(position))
        return row

    def _flow(self, tokens: tuple[str, ...]) -> _Row:
        face, margin = self.style.face, float(self.style.margin)
        room = max(4.0 * face.height, self.width - 2 * margin)
        labels = tuple(face.elided(self._shown(token), room) for token in tokens)
        pitch = self._above + face.height + self._below
        xs, ys, widths = [], [], []
        x, y = margin, self._above + margin / 2
        for label in labels:
            width = face.width(label)
            if x > margin and x + width > margin + room:
                x, y = margin, y + pitch
            xs.append(x)
            ys.append(y)
            widths.append(width)
            x += width + self._gap
        return _Row(labels, tuple(xs), tuple(ys), tuple(widths))

    def _colours(self, position: int) -> list[int | None]:
        """Colours of the tokens; symbols that nothing has taken yet have none."""
        tokens = self.tokens(position)
        keys = [self.keys.get(t, crc32(t.encode("utf-8", "surrogatepass"))) for t in tokens]
        colours: list[int | None] = list(cycle_colours(keys))
        if "merge" in self._kinds or not self.steps:
            return colours
        taken = sum(step.kind == "take" for step in self.steps[:position])
        return [colour if index < taken else None for index, colour in enumerate(colours)]

    def _known(self, position: int) -> list[bool]:
        """Which tokens are in the vocabulary, as far as the steps say."""
        known = [True] * len(self.tokens(position))
        taken = (step for step in self.steps[:position] if step.kind == "take")
        for place, step in enumerate(taken):
            known[place] = step.known
        return known

    def _resting(self, position: int) -> tuple[Box, ...]:
        row = self._row(position)
        places = zip(row.labels, row.xs, row.ys, row.widths, strict=True)
        looks = zip(self._colours(position), self._known(position), strict=True)
        return tuple(
            Box(*place, colour=colour, known=known)
            for place, (colour, known) in zip(places, looks, strict=True)
        )

    # Movements

    def _merge(self, position: int, step: SplitStep, alpha: float) -> Frame:
        slide = _phase(alpha, _LOOKED, _JOINED)
        losing, winning = 1.0 - _phase(alpha, 0.0, _LOOKED), 1.0 - _phase(alpha, _LOOKED, _JOINED)
        brackets = [
            bracket
            for bracket in self._brackets(position, losing, winning)
            if bracket.opacity > 0.0
        ]
        coming = _phase(alpha, _JOINED, 1.0)
        if coming and position + 1 < len(self.steps):
            brackets += self._brackets(position + 1, coming, coming)
        return Frame(self._joining(position, step, slide, coming), tuple(brackets))

    def _joining(
        self, position: int, step: SplitStep, slide: float, joined: float
    ) -> tuple[Box, ...]:
        """The boxes of a step on their way: some meet, the others make way or close up."""
        row, boxes = self._row(position), self._resting(position)
        if slide <= 0.0:
            return boxes
        after, made = self._row(position + 1), self._resting(position + 1)
        end = step.place + step.width
        moved = [
            _between(box, self._target(row, after, step, index), slide)
            for index, box in enumerate(boxes)
        ]
        if joined > 0.0:
            arrived = list(made)
            arrived[step.place] = _faded(made[step.place], joined)
            meeting = [_faded(box, 1.0 - joined) for box in moved[step.place : end]]
            return (*meeting, *arrived) if step.width else tuple(arrived)
        return tuple(moved)

    @staticmethod
    def _target(row: _Row, after: _Row, step: SplitStep, index: int) -> tuple[float, float]:
        """Where a box goes: the ones that meet keep their order within the box that they become."""
        if index < step.place:
            return after.xs[index], after.ys[index]
        if index >= step.place + step.width:
            there = index - step.width + 1
            return after.xs[there], after.ys[there]
        x, y, room = after.xs[step.place], after.ys[step.place], after.widths[step.place]
        inside = sum(row.widths[step.place : index])
        whole = sum(row.widths[step.place : step.place + step.width])
        spare = max(1.0, whole - row.widths[step.place + step.width - 1])
        return x + (room - row.widths[step.place + step.width - 1]) * inside / spare, y

    def _brackets(self, position: int, losing: float, winning: float) -> list[Bracket]:
        step, row = self.steps[position], self._row(position)
        return [
            Bracket(
                row.middle(pair.place),
                row.middle(pair.place + 1),
                row.ys[pair.place],
                format_number(pair.rank),
                pair.place == step.place,
                winning if pair.place == step.place else losing,
            )
            for pair in step.candidates
        ]

    def _take(self, position: int, step: SplitStep, alpha: float) -> Frame:
        slide, joined = _phase(alpha, _SHRUNK, 0.9), _phase(alpha, 0.9, 1.0)
        boxes = self._joining(position, step, slide, joined)
        window = self._window(position, step, alpha) if self._watches_window else None
        start = self._resting(position)[step.place] if alpha < _GROWN else None
        numbers = self._changing_numbers(position, 1.0 - slide, joined)
        return Frame(boxes, window=window, start=start, numbers=tuple(numbers))

    def _changing_numbers(self, position: int, leaving: float, coming: float) -> list[Number]:
        before = [Number(n.x, n.y, n.text, leaving) for n in self._numbers(position)]
        if coming <= 0.0:
            return before
        return [Number(n.x, n.y, n.text, coming) for n in self._numbers(position + 1)]

    def _window(self, position: int, step: SplitStep, alpha: float) -> Window | None:
        """The window first grows to the longest piece, then shrinks until a token is found."""
        if alpha <= 0.0 or alpha >= 0.9:
            return None
        widths = self._tried_widths(step)
        if alpha < _GROWN:
            width = 1 + round((widths[0] - 1) * _phase(alpha, 0.0, _GROWN))
            width = max(1, width)
            return Window(self._around(position, step.place, width), "", False)
        share = _phase(alpha, _GROWN, _SHRUNK)
        at = min(len(widths) - 1, int(share * len(widths)))
        found = at == len(widths) - 1 and step.known
        fading = 1.0 - _phase(alpha, _SHRUNK, 0.75)
        text = self._shown((*_longer(step), step.result)[at])
        return Window(self._around(position, step.place, widths[at]), text, found, fading)

    def _tried_widths(self, step: SplitStep) -> list[int]:
        """How many symbols each looked-up piece has, the found one last."""
        longer = len(_longer(step))
        return [step.width + longer - number for number in range(longer + 1)]

    def _around(
        self, position: int, place: int, width: int
    ) -> tuple[tuple[float, float, float], ...]:
        row = self._row(position)
        lines: dict[float, tuple[float, float]] = {}
        for index in range(place, min(place + width, len(row.xs))):
            left, right = lines.get(row.ys[index], (row.xs[index], 0.0))
            lines[row.ys[index]] = left, max(right, row.xs[index] + row.widths[index])
        return tuple((left, y, right - left) for y, (left, right) in lines.items())

    def _best(self, position: int, step: SplitStep, alpha: float) -> Frame:
        row = self._row(position)
        losing, coming = 1.0 - _phase(alpha, 0.0, 0.4), _phase(alpha, 0.3, 0.8)
        numbers = list(self._numbers(position))
        if coming > 0.0:
            x, y = row.middle(step.place), row.ys[step.place]
            numbers.append(Number(x, y, format_number(step.total), coming))
        leaving = 1.0 - _phase(alpha, 0.7, 1.0)
        return Frame(
            self._resting(position),
            numbers=tuple(numbers),
            choices=tuple(self._choices(position, step, losing, leaving)),
            start=self._resting(position)[step.place],
        )

    def _numbers(self, position: int) -> tuple[Number, ...]:
        """What is known of the table: under the first symbol of each place."""
        row = self._row(position)
        taken = [step for step in self.steps[:position] if step.kind == "take"]
        gone = sum(step.width for step in taken)
        numbers = []
        for step in self.steps[:position]:
            index = step.place - gone + len(taken)
            if step.kind == "best" and step.place >= gone:
                x, y = row.middle(index), row.ys[index]
                numbers.append(Number(x, y, format_number(step.total)))
        return tuple(numbers)

    def _choices(
        self, position: int, step: SplitStep, losing: float, winning: float
    ) -> list[Choice]:
        """The best of the options, first the one that wins."""
        face, row = self.style.face, self._row(position)
        ordered = sorted(step.options, key=lambda o: (o.token != step.result, o.unknown, o.total))
        top = max(row.ys) + face.height + self._below + self.style.margin / 2
        choices = []
        for line, option in enumerate(ordered[:_MOST_OPTIONS]):
            wins = line == 0
            label = face.elided(self._shown(option.token), max(60.0, self.width * 0.6))
            left = min(row.xs[step.place], self.width - face.width(label) - 5 * self.style.line)
            choices.append(
                Choice(
                    max(float(self.style.margin), left),
                    top + line * self._choice_pitch,
                    face.width(label),
                    label,
                    format_number(option.total),
                    wins,
                    winning if wins else losing,
                )
            )
        return choices


def _phase(alpha: float, start: float, end: float) -> float:
    """How far `alpha` is from `start` to `end`, 0..1."""
    return min(1.0, max(0.0, (alpha - start) / (end - start)))


def _longer(step: SplitStep) -> tuple[str, ...]:
    """The pieces that were looked up in vain, without the symbol that stays alone in the end."""
    return tuple(piece for piece in step.tried if piece != step.result)


def _between(box: Box, target: tuple[float, float], share: float) -> Box:
    """A box on its way; to another line it does not fly, it fades out here and in there."""
    if target[1] == box.y:
        x, opacity = box.x + (target[0] - box.x) * share, box.opacity
        return Box(box.label, x, box.y, box.width, box.colour, opacity, box.known)
    x, y = target if share >= 0.5 else (box.x, box.y)
    return Box(box.label, x, y, box.width, box.colour, abs(1.0 - 2.0 * share), box.known)


def _faded(box: Box, opacity: float) -> Box:
    return Box(box.label, box.x, box.y, box.width, box.colour, opacity, box.known)
