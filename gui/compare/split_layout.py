"""Where the tokens of a word stand before and after each step of its split.

It knows no time: `split_film` moves between the places that are found here. Words that are too long
for a line flow over several.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from zlib import crc32

from PySide6.QtGui import QFontMetricsF

from engine.analysis.watching import SplitStep
from engine.text.alphabet import visible
from gui.compare.split_frame import Box
from gui.look.theme import Theme
from gui.look.translation import format_number
from gui.widgets.token_box import TokenFace, cycle_colours, pixel_font

MOST_CHOICES = 6


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
class Row:
    """Tokens with their places."""

    labels: tuple[str, ...]
    xs: tuple[float, ...]
    ys: tuple[float, ...]
    widths: tuple[float, ...]

    def middle(self, index: int) -> float:
        """The middle of a token."""
        return self.xs[index] + self.widths[index] / 2


@dataclass
class FilmLayout:
    """The tokens of one word, laid out in one width.

    Attributes:
        steps: the steps.
        word: the tokens when there are no steps.
        width: room from the left edge to the right one.
        style: fonts and measures.
        keys: numbers that stay with tokens wherever they are shown, by label, for their colours.
        alphabet: what labels are made of, for `visible`.
    """

    steps: Sequence[SplitStep]
    word: tuple[str, ...]
    width: float
    style: FilmStyle
    keys: Mapping[str, int] = field(default_factory=dict)
    alphabet: str = "characters"

    def __post_init__(self) -> None:
        self._found: dict[int, Row] = {}

    @cached_property
    def height(self) -> float:
        """What the highest of all frames needs."""
        bottom = max(self.row(0).ys, default=0.0) + self.style.face.height + self.style.margin
        options = max((len(step.options) for step in self.steps), default=0)
        return bottom + self.below + min(options, MOST_CHOICES) * self.choice_pitch

    @property
    def extent(self) -> float:
        """From the left edge to the end of the longest line of the first symbols."""
        row = self.row(0)
        ends = (x + width for x, width in zip(row.xs, row.widths, strict=True))
        return max(ends, default=0.0) + self.style.margin

    @property
    def lines(self) -> int:
        """How many lines the first symbols take."""
        return len(set(self.row(0).ys))

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
    def above(self) -> float:
        """Room for ranks or for the piece that is looked up, above a line of boxes."""
        if "merge" in self._kinds:
            return float(self.style.line + self.style.arm)
        return float(self.style.line + 6) if self.watches_window else 2.0

    @cached_property
    def below(self) -> float:
        """Room for numbers or the mark of the start, below a line of boxes."""
        return float(self.style.line + 2) if "best" in self._kinds else float(self.style.arm)

    @cached_property
    def watches_window(self) -> bool:
        """Whether the split is by longest match, where a window looks for tokens."""
        return "take" in self._kinds and "best" not in self._kinds

    @cached_property
    def choice_pitch(self) -> float:
        """From one line of choices to the next."""
        return float(self.style.face.height + 4)

    @cached_property
    def _gap(self) -> float:
        """Space between boxes: enough to keep the ranks above neighbouring pairs apart."""
        face = self.style.face
        highest = max((c.rank for step in self.steps for c in step.candidates), default=-1)
        number = format_number(highest) if highest >= 0 else ""
        widest = self.style.bold_metrics.horizontalAdvance(number)
        narrowest = min((face.width(self.shown(t)) for t in self.tokens(0)), default=0.0)
        return max(face.gap + 2.0, min(widest + 10 - narrowest, 6.0 * face.gap + widest))

    def shown(self, token: str) -> str:
        """A token as the screen writes it."""
        return visible(token, self.alphabet)

    def row(self, position: int) -> Row:
        """Where the tokens stand at a position."""
        row = self._found.get(position)
        if row is None:
            row = self._found[position] = self._flow(self.tokens(position))
        return row

    def _flow(self, tokens: tuple[str, ...]) -> Row:
        face, margin = self.style.face, float(self.style.margin)
        room = max(4.0 * face.height, self.width - 2 * margin)
        labels = tuple(face.elided(self.shown(token), room) for token in tokens)
        pitch = self.above + face.height + self.below
        xs, ys, widths = [], [], []
        x, y = margin, self.above + margin / 2
        for label in labels:
            width = face.width(label)
            if x > margin and x + width > margin + room:
                x, y = margin, y + pitch
            xs.append(x)
            ys.append(y)
            widths.append(width)
            x += width + self._gap
        return Row(labels, tuple(xs), tuple(ys), tuple(widths))

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

    def resting(self, position: int) -> tuple[Box, ...]:
        """The boxes at a position, before anything moves."""
        row = self.row(position)
        places = zip(row.labels, row.xs, row.ys, row.widths, strict=True)
        looks = zip(self._colours(position), self._known(position), strict=True)
        return tuple(
            Box(*place, colour=colour, known=known)
            for place, (colour, known) in zip(places, looks, strict=True)
        )
