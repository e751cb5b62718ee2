"""The picture of the words: `words_motion`'s rows, a sentence about the hidden ones, a note.

Drawn into any painter and any size: the widget, an SVG and a page for print come from the same
lines. `WordsPicture` is made once per step and size, its `draw` is called for every frame. On a
screen a frame also does a part of what later ones need, so that none of them takes long.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable
from functools import partial
from math import ceil

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap

from gui.training.frames import WordRow, WordsState
from gui.training.picture_text import WordsText
from gui.training.placed_words import PlacedWords
from gui.training.row_paint import RowPainter
from gui.training.still_rows import Seen, StillRows
from gui.training.words_layout import WordsStyle
from gui.training.words_motion import DrawnRow, Moment, Stage, Standing, WordsMotion
from gui.widgets.token_box import blank, stamp_ratio

_PACE = {Stage.JOINING: 2.5, Stage.LEAVING: 1.25, Stage.ENTERING: 2.4}
"""How often all rows could be prepared during a stage: laid out and drawn while boxes join, drawn
while others leave, drawn and joined while others enter, with some time left."""

_AT_MOST = 0.5
"""Share of the rows that one frame prepares, however far the stage is."""


class WordsPicture:
    """Two states of the words in a picture of a given size, ready to be drawn at any moment."""

    def __init__(
        self,
        before: WordsState,
        after: WordsState | None,
        size: tuple[float, float],
        style: WordsStyle,
    ) -> None:
        """Lay out both states; without `after` everything rests."""
        self._style = style
        self._width, self._height = size
        self._motion = WordsMotion(before, after, size, style)
        self._prepared: Counter[Stage] = Counter()  # how many rows, for the next stage

    @property
    def lines(self) -> int:
        """How many rows stand under each other."""
        return self._motion.before.grid.lines

    def draw(
        self,
        painter: QPainter,
        alpha: float,
        *,
        selected: Hashable | None = None,
        focus: bool = False,
    ) -> None:
        """Draw the moment `alpha` at the painter's origin, on a ground of the panel's colour."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        moment = self._motion.at(alpha)
        seen = Seen(selected, focus, stamp_ratio(painter))
        self._draw_still(painter, moment, seen)
        lead, cell = self._motion.lead(alpha), self._motion.cell(alpha)
        rows = RowPainter(painter, self._style, lead, cell, seen)
        for drawn in moment.sliding:
            rows.draw(drawn)
        if moment.stage is Stage.JOINING:
            self._draw_joining(rows, moment, seen)
        painter.setOpacity(1.0)
        self._draw_footer(painter, self._motion.nearest(alpha))
        if seen.ratio and moment.stage is not Stage.REST:
            self._prepare(moment, seen)

    def row_at(self, point: QPointF, alpha: float) -> WordRow | None:
        """The row under `point`."""
        return self._motion.row_at(point, alpha)

    def _draw_still(self, painter: QPainter, moment: Moment, seen: Seen) -> None:
        """Draw what keeps its place: from its picture, but at rest only if there is one."""
        standing = self._motion.standing(moment.stage)
        if moment.stage is Stage.REST:
            picture = self._picture_at_rest(painter, moment, seen)
        else:
            picture = self._still_rows(standing, seen).picture() if seen.ratio else None
        if picture is None:
            self._draw_rows(standing, seen, painter, moment.still, moment.opacity)
        else:
            painter.setOpacity(moment.opacity)
            painter.drawPixmap(QPointF(0, 0), picture)

    def _picture_at_rest(self, painter: QPainter, moment: Moment, seen: Seen) -> QPixmap | None:
        """What the step before has drawn for the next one, if that is all that is to be seen."""
        begun = self._begun(self._motion.standing(Stage.JOINING), seen)
        if begun is None or not begun.complete:
            return None
        rows = RowPainter(painter, self._style, 0.0, (0.0, 0.0), seen)
        return begun.picture() if all(map(rows.can_shift, moment.still)) else None

    def _draw_joining(self, rows: RowPainter, moment: Moment, seen: Seen) -> None:
        """Draw what moves while boxes join, on the rows as they stand before."""
        rest = self._rest(seen) if seen.ratio else None
        for drawn in moment.still:
            if not drawn.boxes.merges:
                continue
            if rest is None or not rows.can_shift(drawn):
                rows.draw_joining(drawn)
            elif drawn.joined:
                rows.shift(drawn, rest)

    def _prepare(self, moment: Moment, seen: Seen) -> None:
        """Do a part of what the next stage begins with, so that no frame has all of it to do."""
        stage, motion = moment.stage, self._motion
        rows = motion.before.grid.capacity
        wanted = ceil(moment.progress * rows * _PACE[stage])
        count = min(wanted - self._prepared[stage], ceil(rows * _AT_MOST))
        if count <= 0:
            return
        self._prepared[stage] += count
        if stage is Stage.JOINING:
            count -= motion.lay_out(count)
        if count:
            count -= self._draw_ahead(motion.standing_next(stage), seen, count)
        if count and stage is Stage.ENTERING:
            motion.after.join(count)

    def _draw_ahead(self, standing: Standing, seen: Seen, count: int) -> int:
        """Draw up to `count` rows that will stand still; tells how many, or all if it began."""
        begun = self._begun(standing, seen)
        if begun is not None:
            return begun.draw_some(count)
        self._begin(standing, seen)  # which takes as long as to draw some rows
        return count

    def _still_rows(self, standing: Standing, seen: Seen) -> StillRows:
        """The picture of rows that stand still, which may have been begun before."""
        return self._begun(standing, seen) or self._begin(standing, seen)

    def _begun(self, standing: Standing, seen: Seen) -> StillRows | None:
        for known in self._style.still:
            if known.standing == standing and known.seen == seen:
                return known
        return None

    def _begin(self, standing: Standing, seen: Seen) -> StillRows:
        draw = partial(self._draw_rows, standing, seen)
        made = StillRows(standing, seen, self._ground(seen), self._motion.rows_of(standing), draw)
        self._style.still.append(made)
        return made

    def _ground(self, seen: Seen) -> QPixmap:
        """A picture without rows: the oldest one again, because new memory takes longer."""
        kept, panel = self._style.still, self._style.theme.panel
        size = ceil(self._width * seen.ratio), ceil(self._height * seen.ratio)
        if len(kept) == kept.maxlen and kept[0].seen.ratio == seen.ratio:
            picture = kept.popleft().picture_to_reuse()
            if picture.size().toTuple() == size:
                picture.fill(panel)
                return picture
        return blank(self._width, self._height, seen.ratio, panel)

    def _draw_rows(
        self,
        standing: Standing,
        seen: Seen,
        painter: QPainter,
        drawn: Iterable[DrawnRow],
        opacity: float = 1.0,
    ) -> None:
        """Draw rows that stand still; where boxes will join, all of them if they can be copied."""
        grid = standing.words.grid
        cell = grid.width, grid.row
        rows = RowPainter(painter, self._style, standing.words.lead, cell, seen)
        rows.opacity = opacity
        rest = self._rest(seen) if standing.stage is Stage.LEAVING and seen.ratio else None
        for each in drawn:
            if not rows.can_shift(each) and standing.stage is Stage.JOINING:
                rows.draw_still(each)
            elif rest is None or not rows.can_shift(each):
                rows.draw(each)
            else:
                rows.copy(each, rest)
                if each.boxes.merges:
                    rows.shift(each, rest)

    def _rest(self, seen: Seen) -> QPixmap:
        """The rows before anything moves."""
        return self._still_rows(self._motion.standing(Stage.JOINING), seen).picture()

    def _draw_footer(self, painter: QPainter, words: PlacedWords) -> None:
        if not words.rows:
            self._draw_note(painter, words.state)
        elif words.more:
            style, grid = self._style, words.grid
            top = style.margin / 2 + (grid.lines - 1) * grid.row
            top += (grid.row - style.face.height) / 2
            width = style.small_metrics.horizontalAdvance(words.more)
            left = self._width - style.margin - width
            painter.setFont(style.small)
            painter.setPen(style.theme.muted)
            painter.drawText(QPointF(left, style.face.baseline(top)), words.more)

    def _draw_note(self, painter: QPainter, state: WordsState) -> None:
        painter.setFont(self._style.text)
        painter.setPen(self._style.theme.muted)
        flags = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignCenter)
        room = QRectF(0, 0, self._width, self._height).adjusted(20, 10, -20, -10)
        painter.drawText(room, flags, WordsText().note(state))
