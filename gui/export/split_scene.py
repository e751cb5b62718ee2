"""A word being split as a scene: one lane under the other, each with its name and a sentence.

The films are those of the comparison. Lanes that need fewer steps wait at their end for the others.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter

from engine.analysis.watching import SplitStep
from engine.text.alphabet import visible
from gui.compare.split_film import Film
from gui.compare.split_layout import FilmStyle
from gui.compare.split_paint import paint_frame
from gui.compare.split_sentences import SplitSentences
from gui.export.scene import ZOOMS, draw_line
from gui.look.theme import Theme
from gui.widgets.plain_text import isolated
from gui.widgets.token_box import pixel_font

_SCALES: Final = (1.8, 1.4, 1.0)
_LINES: Final = 2  # of a sentence


@dataclass(frozen=True, eq=False)
class SplitLane:
    """How one lane splits the word.

    Attributes:
        title: the lane as the window names it.
        mode: the way to split, as `SplitSentences` names it.
        word: the first symbols.
        steps: the steps.
        keys: label -> the token's id, so that tokens have their colours.
        alphabet: what labels are made of, for `visible`.
    """

    title: str
    mode: str
    word: Sequence[str]
    steps: Sequence[SplitStep]
    keys: Mapping[str, int] = field(default_factory=dict)
    alphabet: str = "characters"


class SplitScene:
    """Draws any moment of a word being split in one lane or in several."""

    def __init__(self, lanes: Sequence[SplitLane], theme: Theme) -> None:
        """Show these lanes, at least one."""
        self._lanes, self._theme = tuple(lanes), theme
        self._styles = tuple(FilmStyle(theme, scale) for scale in _SCALES)
        self._head, self._text = pixel_font(theme.heading_font()), pixel_font(theme.ui_font())
        self._sentences = SplitSentences()
        self._films: tuple[tuple[float, float], list[Film]] | None = None

    @property
    def length(self) -> int:
        """How many steps the slowest lane needs."""
        return max(len(lane.steps) for lane in self._lanes)

    def zoom(self, room: QRectF) -> float:
        """As large as the word allows in one line, in the largest type."""
        gap, style = self._theme.spacing, self._styles[0]
        for zoom in ZOOMS:
            width = room.width() / zoom - 6 * gap
            height = self._stage_height((room.height() / zoom - 2 * gap) / len(self._lanes))
            films = [self._film(lane, width, style) for lane in self._lanes]
            if all(film.lines == 1 and film.height <= height for film in films):
                return zoom
        return ZOOMS[-1]

    def paint(self, painter: QPainter, room: QRectF, base: int, alpha: float) -> None:
        """Draw the moment `alpha` (0..1) of the way from `base` to the next position."""
        theme, gap = self._theme, self._theme.spacing
        painter.fillRect(room, theme.window)
        inner = room.adjusted(2 * gap, gap, -2 * gap, -gap)
        height = inner.height() / len(self._lanes)
        films = self._fitting(inner.width() - 2 * gap, self._stage_height(height))
        for number, (lane, film) in enumerate(zip(self._lanes, films, strict=True)):
            place = QRectF(inner.left(), inner.top() + number * height, inner.width(), height)
            at_end = base >= len(lane.steps)
            self._paint_lane(painter, place, lane, film, (base, 0.0 if at_end else alpha))

    def _paint_lane(
        self,
        painter: QPainter,
        place: QRectF,
        lane: SplitLane,
        film: Film,
        moment: tuple[int, float],
    ) -> None:
        theme, gap, line = self._theme, self._theme.spacing, self._line()
        head = QRectF(place.left(), place.top(), place.width(), line)
        draw_line(painter, head, lane.title, self._head, theme.text)
        stage = QRectF(
            place.left(), head.bottom(), place.width(), self._stage_height(place.height())
        )
        painter.fillRect(stage, theme.panel)
        self._paint_film(painter, stage.adjusted(gap, 0, -gap, 0), film, moment)
        foot = QRectF(place.left(), stage.bottom() + gap / 2, place.width(), _LINES * line)
        painter.setFont(self._text)
        painter.setPen(theme.text)
        flags = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
        painter.drawText(foot, int(flags), self._sentence(lane, moment[0]))

    def _paint_film(
        self, painter: QPainter, stage: QRectF, film: Film, moment: tuple[int, float]
    ) -> None:
        spare = max(0.0, stage.width() - film.extent) / 2 if film.lines == 1 else 0.0
        above = max(0.0, stage.height() - film.height) / 2
        painter.save()
        painter.setClipRect(stage)
        painter.translate(stage.topLeft() + QPointF(round(spare), round(above)))
        paint_frame(painter, film.frame(*moment), film.style)
        painter.restore()

    def _sentence(self, lane: SplitLane, position: int) -> str:
        return self._sentences.sentence(
            lane.steps,
            position,
            lane.mode,
            lambda token: isolated(visible(token, lane.alphabet)),
        )

    def _fitting(self, width: float, height: float) -> list[Film]:
        """The films of all lanes, in the largest type in which every one of them fits."""
        if self._films is None or self._films[0] != (width, height):
            for style in self._styles:
                films = [self._film(lane, width, style) for lane in self._lanes]
                if all(film.lines == 1 and film.height <= height for film in films):
                    break
            self._films = (width, height), films
        return self._films[1]

    @staticmethod
    def _film(lane: SplitLane, width: float, style: FilmStyle) -> Film:
        return Film(lane.steps, tuple(lane.word), width, style, lane.keys, lane.alphabet)

    def _line(self) -> float:
        return float(round(QFontMetricsF(self._head).height() * 1.2))

    def _stage_height(self, height: float) -> float:
        return height - (1 + _LINES) * self._line() - self._theme.spacing
