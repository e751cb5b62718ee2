"""The picture of a word that may be cut: its characters, the gaps with their numbers and votes.

While a class guesses, every gap looks alike. When it is told, tokens are coloured grounds, a cut is
a thick line, and signs beside the votes say the same.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen

from gui.compare.guess_words import CutToken
from gui.look.theme import Theme
from gui.look.translation import format_number
from gui.predict.badge import draw_badge
from gui.predict.ballot import Guess
from gui.predict.sentences import PredictSentences
from gui.widgets.token_box import TokenFace, cycle_colours, pixel_font

_SIZES: Final = (*((scale, False) for scale in (4.0, 3.2, 2.4, 1.8, 1.4)), (1.4, True), (1.0, True))
"""How large the characters are, and whether the gaps between them are tight."""
_UNASKED: Final = Guess(0)


@dataclass(frozen=True, slots=True)
class CutState:
    """What is to be seen of a word.

    Attributes:
        characters: its characters, ready for the screen.
        gaps: the places between them from left to right; only nine at a time have a number.
        whole: the answer that it is not cut at all.
        tokens: its tokens, once they are told.
        uncut: what that answer is called.
    """

    characters: tuple[str, ...] = ()
    gaps: tuple[Guess, ...] = ()
    whole: Guess = _UNASKED
    tokens: tuple[CutToken, ...] = ()
    uncut: str = ""

    @property
    def told(self) -> bool:
        """Whether the answer is told."""
        return self.whole.right is not None


class CutStyle:
    """Fonts and measures of one theme at one size of the word."""

    def __init__(self, theme: Theme, scale: float, *, tight: bool = False) -> None:
        """Derive every measure from the theme's fonts; `tight` gaps hold no more than a number."""
        self.theme = theme
        self.face = TokenFace(theme.token_font(), scale)
        self.bold = pixel_font(theme.ui_font(), bold=True)
        self.text = pixel_font(theme.ui_font())
        self.metrics = QFontMetricsF(self.bold)
        self.text_metrics = QFontMetricsF(self.text)
        self.badge = round(self.metrics.height() * 1.15)
        votes = 0 if tight else round(self.metrics.horizontalAdvance("✓ 88"))
        self.slot = max(self.badge, votes) + 6
        self.rise = round(self.face.height * 0.25)  # of a cut above and below the boxes
        self.line = self.face.height + 2 * self.rise + 2 * self.badge + 8
        self.margin = round(self.metrics.height() * 0.5)


@dataclass(frozen=True, slots=True)
class PlacedCharacter:
    """A character's box."""

    index: int
    rect: QRectF


class CutPicture:
    """A word in a picture of a given width."""

    def __init__(self, state: CutState, size: tuple[float, float], theme: Theme) -> None:
        """Take the largest type in which the word fits into one line, else the smallest one.

        `size` is the width, and the height that it should not exceed.
        """
        width, most = size
        self._state, self._width = state, width
        for scale, tight in _SIZES:
            self.style = CutStyle(theme, scale, tight=tight)
            self._lines = self._broken()
            if len(self._lines) <= 1 and self.height <= most:
                break
        self._boxes = self._placed()

    @property
    def height(self) -> float:
        """How high it is."""
        return self._whole_top + self.style.badge + self.style.margin

    def option_at(self, point: QPointF) -> int | None:
        """The gap at a point, counted from 1; 0 for the answer that there is no cut."""
        if 0 <= point.y() - self._whole_top + 4 < self.style.badge + 8:
            return 0
        for gap in range(1, len(self._boxes)):
            if self._slot(gap).contains(point):
                return gap
        return None

    def draw(self, painter: QPainter) -> None:
        """Draw the word; the ground is the caller's."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        state = self._state
        if not state.characters:
            return
        self._draw_grounds(painter)
        painter.setFont(self.style.face.font)
        painter.setPen(self.style.theme.token_text if state.told else self.style.theme.text)
        for box, character in zip(self._boxes, state.characters, strict=True):
            painter.drawText(box.rect, Qt.AlignmentFlag.AlignCenter, character)
        for gap, guess in enumerate(state.gaps, 1):
            self._draw_gap(painter, gap, guess)
        self._draw_whole(painter)

    # -- where things stand --------------------------------------------------------------------

    def _advance(self, index: int) -> float:
        width = self.style.face.width(self._state.characters[index])
        return max(width, self.style.face.height * 0.7)

    def _broken(self) -> list[range]:
        """The characters of each line."""
        lines: list[range] = []
        room, first, x = self._width - 2 * self.style.margin, 0, 0.0
        for index in range(len(self._state.characters)):
            width = self._advance(index) + self.style.slot
            if index > first and x + width > room:
                lines.append(range(first, index))
                first, x = index, 0.0
            x += width
        lines.append(range(first, len(self._state.characters)))
        return lines

    def _placed(self) -> list[PlacedCharacter]:
        style, boxes = self.style, list[PlacedCharacter]()
        for number, line in enumerate(self._lines):
            widths = [self._advance(index) for index in line]
            whole = sum(widths) + style.slot * max(0, len(widths) - 1)
            x = max(style.margin, (self._width - whole) / 2) if len(self._lines) == 1 else 0.0
            x = x or style.margin
            y = style.margin / 2 + number * style.line + style.rise
            for index, width in zip(line, widths, strict=True):
                boxes.append(PlacedCharacter(index, QRectF(x, y, width, style.face.height)))
                x += width + style.slot
        return boxes

    @property
    def _whole_top(self) -> float:
        return self.style.margin + len(self._lines) * self.style.line

    def _slot(self, gap: int) -> QRectF:
        """The room of a gap: behind the character before it, down to its votes."""
        box = self._boxes[gap - 1].rect
        style = self.style
        return QRectF(box.right(), box.top() - style.rise, style.slot, style.line)

    # -- drawing -------------------------------------------------------------------------------

    def _draw_grounds(self, painter: QPainter) -> None:
        """A box for each character, or for each token once they are told."""
        theme, radius = self.style.theme, self.style.face.radius
        painter.setPen(Qt.PenStyle.NoPen)
        if not self._state.told:
            painter.setBrush(theme.raised)
            for box in self._boxes:
                painter.drawRoundedRect(box.rect, radius, radius)
            return
        tokens = self._state.tokens
        for token, colour in zip(
            tokens, cycle_colours([each.colour_key for each in tokens]), strict=True
        ):
            painter.setBrush(theme.tokens[colour])
            for piece in self._pieces(token):
                painter.drawRoundedRect(piece, radius, radius)

    def _pieces(self, token: CutToken) -> list[QRectF]:
        """The grounds of a token, one in each line."""
        pieces: list[QRectF] = []
        for line in self._lines:
            inside = [i for i in line if token.start <= i < token.end]
            if inside:
                first, last = self._boxes[inside[0]].rect, self._boxes[inside[-1]].rect
                pieces.append(first.united(last))
        return pieces

    def _draw_gap(self, painter: QPainter, gap: int, guess: Guess) -> None:
        style, slot = self.style, self._slot(gap)
        middle, top = slot.center().x(), slot.top()
        bottom = top + style.face.height + 2 * style.rise
        if guess.right:
            painter.setPen(QPen(style.theme.outline, max(3.0, style.slot * 0.12)))
            painter.drawLine(QLineF(middle, top, middle, bottom))
        elif guess.right is None:
            painter.setPen(QPen(style.theme.control, 1.4, Qt.PenStyle.DashLine))
            painter.drawLine(QLineF(middle, top + style.rise, middle, bottom - style.rise))
        if guess.number is not None:
            badge = QRectF(middle - style.badge / 2, bottom + 2, style.badge, style.badge)
            draw_badge(painter, badge, guess.number, style.bold, style.theme)
        painter.setFont(style.bold)
        painter.setPen(style.theme.text)
        under = QRectF(middle - style.slot, bottom + style.badge + 4, 2 * style.slot, style.badge)
        painter.drawText(under, Qt.AlignmentFlag.AlignCenter, _short_tally(guess))

    def _draw_whole(self, painter: QPainter) -> None:
        style, guess = self.style, self._state.whole
        box = QRectF(style.margin, self._whole_top, style.badge, style.badge)
        draw_badge(painter, box, 0, style.bold, style.theme)
        x = box.right() + style.margin
        middle = box.center().y() + (style.metrics.ascent() - style.metrics.descent()) / 2
        painter.setFont(style.text)
        painter.drawText(QPointF(x, middle), self._state.uncut)
        x += style.text_metrics.horizontalAdvance(self._state.uncut) + 2 * style.margin
        painter.setFont(style.bold)
        painter.drawText(QPointF(x, middle), PredictSentences().tally(guess))


def _short_tally(guess: Guess) -> str:
    """The votes for a gap, which has no room for a word."""
    votes = format_number(guess.votes) if guess.votes else ""
    if guess.right is None:
        return votes
    if guess.right:
        return f"✓ {votes}".strip()
    return f"✗ {votes}" if votes else ""
