"""A training as a scene: the pairs as bars, the words, and above them where in the training it is.

The two pictures are those of the training view; the head and the sentence below are added, because
a film has neither a player nor a status bar.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter

from engine import Trace
from engine.analysis.fidelity import EXACT, Fidelity
from gui.export.scene import ZOOMS, draw_line
from gui.look.theme import Theme
from gui.look.translation import for_plural, format_decimal, format_number
from gui.training.announcer import step_in_words
from gui.training.bars_layout import BarsStyle
from gui.training.bars_paint import BarsPicture
from gui.training.presenter import Presenter
from gui.training.words_layout import WordsStyle, make_grid
from gui.training.words_paint import WordsPicture
from gui.widgets.fidelity_badge import fidelity_name
from gui.widgets.token_box import pixel_font

_TALL: Final = 1.1  # where the room is less wide than this times its height, words go below
_BARS_WIDTH: Final = 19  # heights of a line
_SENTENCE: Final = 2  # lines
_WRAPPED: Final = (
    Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
)
_BARS, _ROWS = 15, 12  # as many as these are always in sight, if the room allows


@dataclass(frozen=True)
class _Places:
    """Where the parts stand."""

    head: QRectF
    track: QRectF
    bars: QRectF
    words: QRectF
    foot: QRectF


class TrainingScene:
    """Draws any moment of a trace."""

    def __init__(
        self,
        trace: Trace,
        theme: Theme,
        pinned: tuple[int, ...] = (),
        search: str = "",
        fidelity: Fidelity = EXACT,
    ) -> None:
        """Show a trace.

        Args:
            trace: its steps.
            theme: colours and fonts.
            pinned: words that stay in view.
            search: show the words that hold this text.
            fidelity: how far the steps can be trusted: of merges that are replayed, those of the
                file they came from.
        """
        self._presenter, self._theme = Presenter(trace), theme
        self._pinned, self._search = pinned, search
        self._fidelity = fidelity
        self._bars_style, self._words_style = BarsStyle(theme), WordsStyle(theme)
        self._head, self._text = pixel_font(theme.heading_font(), 1.25), pixel_font(theme.ui_font())
        self._made: tuple[tuple[object, ...], BarsPicture, WordsPicture] | None = None

    @property
    def length(self) -> int:
        """The last position."""
        return len(self._presenter.trace)

    def zoom(self, room: QRectF) -> float:
        """As large as the most frequent pairs and words allow."""
        presenter = self._presenter
        bars = min(_BARS, presenter.bars(0).pair_total)
        rows = min(_ROWS, presenter.trace.word_count)
        for zoom in ZOOMS:
            places = self._places(QRectF(0, 0, room.width() / zoom, room.height() / zoom))
            size = places.words.width(), places.words.height()
            grid = make_grid(*size, rows, self._words_style)
            enough = self._bars_style.capacity(places.bars.height()) >= bars
            if enough and grid.capacity >= rows and self._is_wide_enough(places):
                return zoom
        return ZOOMS[-1]

    def _is_wide_enough(self, places: _Places) -> bool:
        """Whether bars have room to differ, and the head to be read whole."""
        text = SceneText()
        head = QFontMetricsF(self._head).horizontalAdvance(text.position(self.length, self.length))
        numbers = QFontMetricsF(self._text).horizontalAdvance(self._numbers(text, 0))
        fits = head + numbers + 4 * self._theme.spacing <= places.head.width()
        return fits and places.bars.width() >= _BARS_WIDTH * self._bars_style.em

    def paint(self, painter: QPainter, room: QRectF, base: int, alpha: float) -> None:
        """Draw the moment `alpha` (0..1) of the way from `base` to the next position."""
        places, shown = self._places(room), min(self.length, base + (alpha > 0.0))
        painter.fillRect(room, self._theme.window)
        self._paint_head(painter, places, shown, base + alpha)
        bars, words = self._pictures(places, base, moving=alpha > 0.0 and base < self.length)
        for place, drawn in ((places.bars, bars), (places.words, words)):
            painter.save()
            painter.setClipRect(place)
            painter.fillRect(place, self._theme.panel)
            painter.translate(place.topLeft())
            drawn.draw(painter, alpha)
            painter.restore()
        sentence = step_in_words(self._presenter.trace, shown, self._presenter)
        painter.setFont(self._text)
        painter.setPen(self._theme.text)
        painter.drawText(places.foot, int(_WRAPPED), sentence)

    def _pictures(
        self, places: _Places, base: int, *, moving: bool
    ) -> tuple[BarsPicture, WordsPicture]:
        """Both pictures of a step, made once for all of its frames."""
        key = (base, moving, places)
        if self._made is None or self._made[0] != key:
            self._made = (key, *self._make_pictures(places, base, moving=moving))
        return self._made[1], self._made[2]

    def _make_pictures(
        self, places: _Places, base: int, *, moving: bool
    ) -> tuple[BarsPicture, WordsPicture]:
        presenter, after = self._presenter, base + 1
        bars, words = places.bars, places.words
        grid = make_grid(words.width(), words.height(), 1, self._words_style)
        rows = [
            presenter.words(position, grid.capacity, self._pinned, self._search)
            for position in ((base, after) if moving else (base,))
        ]
        return (
            BarsPicture(
                presenter.bars(base),
                presenter.bars(after) if moving else None,
                (bars.width(), bars.height()),
                self._bars_style,
            ),
            WordsPicture(
                rows[0],
                rows[1] if moving else None,
                (words.width(), words.height()),
                self._words_style,
            ),
        )

    def _paint_head(
        self, painter: QPainter, places: _Places, position: int, reached: float
    ) -> None:
        theme, text, total = self._theme, SceneText(), self.length
        head, numbers = text.position(position, total), self._numbers(text, position)
        wide = QFontMetricsF(self._head).horizontalAdvance(head) + 2 * theme.spacing
        draw_line(painter, places.head, head, self._head, theme.text)
        rest = places.head.adjusted(wide, 0, 0, 0)
        draw_line(painter, rest, numbers, self._text, theme.muted, right=True)
        painter.fillRect(places.track, theme.border)
        if total:
            done = QRectF(places.track)
            done.setWidth(places.track.width() * reached / total)
            painter.fillRect(done, theme.accent)

    def _numbers(self, text: SceneText, position: int) -> str:
        numbers = text.numbers(self._presenter, position)
        return f"{numbers} · {fidelity_name(self._fidelity.kind)}"

    def _places(self, room: QRectF) -> _Places:
        gap = self._theme.spacing
        inner = room.adjusted(2 * gap, gap, -2 * gap, -gap)
        head_height, foot_height = _height(self._head) + gap, _SENTENCE * _height(self._text) + gap
        head = QRectF(inner.left(), inner.top(), inner.width(), head_height)
        track = QRectF(inner.left(), head.bottom(), inner.width(), max(2.0, round(gap / 3)))
        foot = QRectF(inner.left(), inner.bottom() - foot_height, inner.width(), foot_height)
        top, bottom = round(track.bottom() + gap), round(foot.top())
        if inner.width() < _TALL * (bottom - top):
            middle = round((top + bottom) / 2)
            bars = QRectF(inner.left(), top, inner.width(), middle - top - gap / 2)
            words = QRectF(inner.left(), middle + gap / 2, inner.width(), bottom - middle - gap)
            return _Places(head, track, bars, words, foot)
        half = round(inner.width() / 2)
        bars = QRectF(inner.left(), top, half - gap / 2, bottom - top)
        left = round(inner.left() + half + gap / 2)
        words = QRectF(left, top, inner.right() - left, bottom - top)
        return _Places(head, track, bars, words, foot)


class SceneText(QObject):
    """The head of a film of a training; a QObject, because only `tr` of one has plural forms."""

    def position(self, position: int, total: int) -> str:
        """Where in the training it is."""
        text = QCoreApplication.translate("SceneText", "Step {position} of {total}")
        return text.format(position=format_number(position), total=format_number(total))

    def numbers(self, presenter: Presenter, position: int) -> str:
        """How many tokens, how large a vocabulary, how long a token."""
        now = presenter.numbers(position, len(presenter.trace))
        parts = (
            self.tr("{number} token(s)", "", for_plural(now.tokens_now)).format(
                number=format_number(now.tokens_now)
            ),
            self.tr("vocabulary: {number}").format(number=format_number(now.vocabulary)),
            self._per_token(now.unit).format(number=format_decimal(now.characters_per_token)),
        )
        return " · ".join(parts)

    def _per_token(self, unit: str) -> str:
        if unit == "bytes":
            return self.tr("{number} bytes per token")
        return self.tr("{number} characters per token")


def _height(font: QFont) -> float:
    return float(round(QFontMetricsF(font).height()))
