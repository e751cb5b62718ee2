"""Where the parts of the bar picture stand: measures of one theme, columns and rows of two states.

Adds space to `bars_motion`: from a row number and a count to pixels. The room for the bracket at
the right is kept free at all times, so that bars do not change their length because a tie comes.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPen

from gui.look.theme import Theme
from gui.look.translation import format_number
from gui.predict.sentences import PredictSentences
from gui.training.bars_motion import BarsMotion, MovingBar, between
from gui.training.frames import BarsState, PairBar
from gui.training.picture_text import PairsText
from gui.widgets.token_box import TokenFace, pixel_font, plain_look

_LABELS_AT_MOST = 0.36  # share of the width that pair labels take, unless short ones need more
_SHORT = 4  # letters of a label that is never elided; the name of a byte, ⟨D1⟩, has as many
_BRACKET_AT_MOST = 0.2  # share of the width that the bracket and its text may take
_BARS_AT_LEAST = 0.18  # share of the width below which the bracket says less
_BREAKS = re.compile(r"[ \n]")  # where a line may end; a narrow or no-break space is no such place
_ROOMY = 1.5  # how much higher than necessary a row may be where there is room
_NUMBERS = 200  # numbers of the scale whose widths are kept
_SENTENCES = 50  # beside brackets, whose heights are kept
_ENDLESS = 10_000  # pixels, higher than any sentence
WRAPPED = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft)


class BarsStyle:
    """Fonts and measures of one theme; made anew when the theme changes."""

    def __init__(self, theme: Theme) -> None:
        """Derive every measure from the theme's fonts."""
        self.theme = theme
        scale = (theme.token_point_size - 1) / theme.token_point_size
        self.face = TokenFace(theme.token_font(), scale, padding=0.0)
        self.box = plain_look(theme)
        self.count = pixel_font(theme.ui_font())
        self.bold = pixel_font(theme.ui_font(), bold=True)
        self.bold_metrics = QFontMetricsF(self.bold)
        self.small = pixel_font(theme.ui_font(), 0.9)
        self.small_metrics = QFontMetricsF(self.small)
        self.small_width = _kept_width(self.small_metrics)
        self.small_height = _wrapped_height(self.small_metrics)
        self.line = QPen()  # made with its colour, PySide6 would make the classes of all widgets
        self.line.setColor(theme.border)
        self.text = pixel_font(theme.ui_font())
        self.em = self.face.metrics.height()
        self.plus = self.face.text_width("+") + 2 * self.face.gap
        self.marker = round(self.em * 0.5)
        self.badge = round(self.em * 1.15)  # of the number that votes for a pair
        self.margin = round(self.em * 0.4)
        self.top = 2
        self.row = self.face.height + 1
        self.axis = round(self.small_metrics.height() + self.em * 0.35)
        self.tick = self.em * 0.35
        self.tie_text = 2 * self.tick + 4  # from the bracket to what it says
        self.outline = max(2, round(self.em * 0.12))

    def capacity(self, height: float) -> int:
        """How many rows fit into a picture of `height`, at least one."""
        return max(1, int(self.room(height) // self.row))

    def room(self, height: float) -> float:
        """Height that is left for the rows."""
        return height - self.axis - self.top


@dataclass(frozen=True, slots=True)
class BarsGrid:
    """Where things stand at one moment, in pixels from the upper left corner."""

    style: BarsStyle
    width: float
    height: float
    row_height: float
    thickness: float  # height of a bar
    labels_right: float
    bars_left: float
    bars_right: float
    tallies: float
    short_tallies: bool
    bracket: float
    right: float
    scale: float  # pixels for one occurrence

    def top(self, bar: MovingBar) -> float:
        """Upper edge of the row that the bar is in."""
        return self.style.top + bar.row * self.row_height

    def middle(self, bar: MovingBar) -> float:
        """Middle of the row that the bar is in."""
        return self.top(bar) + self.row_height / 2

    def baseline(self, bar: MovingBar) -> float:
        """Where text in the bar's row stands."""
        return self.middle(bar) + self.style.face.rise


def _kept_width(metrics: QFontMetricsF) -> Callable[[str], float]:
    """The widths of texts; of a method of its own, PySide6 would look up what is written of it."""

    @lru_cache(_NUMBERS)
    def width(text: str) -> float:
        return metrics.horizontalAdvance(text)

    return width


def _wrapped_height(metrics: QFontMetricsF) -> Callable[[str, float], float]:
    @lru_cache(_SENTENCES)
    def height(text: str, width: float) -> float:
        return metrics.boundingRect(QRectF(0, 0, width, _ENDLESS), WRAPPED, text).height()

    return height


class BarsLayout:
    """The measures of two states in a picture of a given size."""

    def __init__(self, motion: BarsMotion, size: tuple[float, float], style: BarsStyle) -> None:
        """Measure both states of `motion`."""
        self._motion, self._style = motion, style
        self._width, self._height = size
        self._label_limit = self._width * _LABELS_AT_MOST
        ends = motion.before, motion.after
        self._label_widths = self._label_width(ends[0]), self._label_width(ends[1])
        self._count_widths = self._count_width(ends[0]), self._count_width(ends[1])
        self._row_heights = self._row_height(ends[0]), self._row_height(ends[1])
        self._short_tallies = any(map(self._is_told_in_little_room, ends))
        self._tally_widths = self._tally_width(ends[0]), self._tally_width(ends[1])
        self._badges = self._badge(ends[0]), self._badge(ends[1])
        self._bracket_widths = self._bracket_width(ends[0]), self._bracket_width(ends[1])
        self._labels: dict[tuple[str, str], tuple[str, str]] = {}

    def grid(self, alpha: float) -> BarsGrid:
        """Where things stand at `alpha`."""
        style = self._style
        right = self._width - style.margin
        labels = between(*self._label_widths, alpha)
        badge = between(*self._badges, alpha)
        labels_right = style.margin + badge + style.marker + 4 + labels
        bars_left = round(badge) + self._bars_left(labels)
        bracket = right - between(*self._bracket_widths, alpha)
        tallies = between(*self._tally_widths, alpha)
        counts = between(*self._count_widths, alpha) + style.em * 0.9
        bars_right = max(bars_left + 8.0, bracket - counts - tallies)
        bracket = bars_right + counts + tallies  # further right where numbers need the room
        row_height = between(*self._row_heights, alpha)
        return BarsGrid(
            style=style,
            width=self._width,
            height=self._height,
            row_height=row_height,
            thickness=min(row_height - 2, max(style.em * 0.75, row_height * 0.72)),
            labels_right=labels_right,
            bars_left=bars_left,
            bars_right=bars_right,
            tallies=bars_right + counts,
            short_tallies=self._short_tallies,
            bracket=bracket,
            right=right,
            scale=(bars_right - bars_left) / self._motion.top(alpha),
        )

    def fitted(self, bar: PairBar) -> tuple[str, str]:
        """The bar's two labels, the longer one elided first, so that they fit their column."""
        labels = bar.left, bar.right
        known = self._labels.get(labels)
        if known is None:
            known = self._labels[labels] = self._fit(bar)
        return known

    def _fit(self, bar: PairBar) -> tuple[str, str]:
        face = self._style.face
        room = self._label_room(bar)
        left, right = face.width(bar.left), face.width(bar.right)
        if left + right <= room:
            return bar.left, bar.right
        left_least, right_least = self._least_width(bar.left), self._least_width(bar.right)
        left_room = min(max(room / 2, room - right), room - right_least)
        right_room = min(max(room / 2, room - left), room - left_least)
        return (
            face.elided(bar.left, max(left_least, left_room)),
            face.elided(bar.right, max(right_least, right_room)),
        )

    def _label_width(self, state: BarsState) -> float:
        face = self._style.face
        shown = state.bars[: self._motion.rows]
        widths = (
            min(face.width(bar.left) + face.width(bar.right), self._label_room(bar))
            for bar in shown
        )
        return max(widths, default=0.0) + self._style.plus

    def _label_room(self, bar: PairBar) -> float:
        """What the bar's two boxes may take; its own affair, so that no step elides another's."""
        least = self._least_width(bar.left) + self._least_width(bar.right)
        return max(self._label_limit - self._style.plus, least)

    def _least_width(self, label: str) -> float:
        """Width that the label's box keeps: all of it if short, else that of a short one."""
        width = self._style.face.width
        return width(label) if len(label) <= _SHORT else min(width(label), width("0" * _SHORT))

    def _count_width(self, state: BarsState) -> float:
        return self._style.bold_metrics.horizontalAdvance(format_number(state.top_count))

    def _tally_width(self, state: BarsState) -> float:
        """Room for the votes of a class; none where nobody guesses."""
        shown = [bar.guess for bar in state.bars[: self._motion.rows] if bar.guess is not None]
        short = self._short_tallies
        say = PredictSentences().short_tally if short else PredictSentences().tally
        texts = {say(guess) for guess in shown}
        widths = (self._style.bold_metrics.horizontalAdvance(text) for text in texts)
        return max(widths, default=-self._style.em) + self._style.em

    def _badge(self, state: BarsState) -> float:
        """Room for the numbers that vote; none where nobody guesses."""
        guessed = any(bar.guess is not None for bar in state.bars)
        return float(self._style.badge + 4) if guessed else 0.0

    def _row_height(self, state: BarsState) -> float:
        room = self._style.room(self._height)
        rows = self._motion.rows
        shown = max(1, min(len(state.bars), rows))
        return max(room / rows, min(room / shown, self._style.row * _ROOMY))

    def _is_told_in_little_room(self, state: BarsState) -> bool:
        """Whether votes in words would leave nothing of the bars that a class is told."""
        self._short_tallies = False
        guesses = (bar.guess for bar in state.bars if bar.guess is not None)
        told = any(guess.right is not None for guess in guesses)
        return told and self.is_tight(state)

    def has_bracket(self, state: BarsState) -> bool:
        """Whether ties are held together; where votes need the room, their signs do it."""
        return not state.asked and not self._short_tallies

    def is_tight(self, state: BarsState) -> bool:
        """Whether numbers are so long that the bracket must not repeat them."""
        left = self._badge(state) + self._bars_left(self._label_width(state))
        numbers = self._count_width(state) + self._style.em * 0.9 + self._style.margin
        numbers += self._tally_width(state)
        bars = self._width - left - numbers - self._whole_bracket(state)
        return bars < self._width * _BARS_AT_LEAST

    def _bracket_width(self, state: BarsState) -> float:
        if not self.has_bracket(state):
            return 0.0
        if self.is_tight(state):
            return self._room_for(PairsText().short_tie(state))
        return self._whole_bracket(state)

    def _whole_bracket(self, state: BarsState) -> float:
        """A share of the width, but no piece of the sentence that cannot be broken is cut."""
        least = self._room_for(PairsText().tie(state, state.tie_size))
        return max(least, min(self._width * _BRACKET_AT_MOST, self._style.em * 8))

    def _room_for(self, text: str) -> float:
        """What a bracket takes with a text beside it that is broken wherever it can be."""
        style = self._style
        longest = max(map(style.small_metrics.horizontalAdvance, _BREAKS.split(text)))
        return max(longest + style.tie_text + 2, style.small_metrics.averageCharWidth() * 10)

    def _bars_left(self, labels: float) -> int:
        """Where bars begin beside labels of this width."""
        style = self._style
        return round(style.margin + style.marker + 4 + labels + style.em * 0.5)
