"""The rows that keep their places during a stage of a step, drawn once and copied into each frame.

Drawing 300 rows takes longer than half a frame. As it is known what stands still next, that can be
drawn a few rows at a time, in the frames before.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from typing import NamedTuple

from PySide6.QtGui import QPainter, QPixmap

from gui.training.words_motion import DrawnRow, Standing


class Seen(NamedTuple):
    """What rows look like beside what they say.

    Attributes:
        selected: the key of the row that is selected.
        focus: the keys move the selection.
        ratio: device pixels per pixel.
    """

    selected: Hashable | None
    focus: bool
    ratio: float


class StillRows:
    """A picture of rows that comes into being as fast as somebody wants it.

    Attributes:
        standing: which rows they are.
        seen: what they look like.
    """

    def __init__(
        self,
        standing: Standing,
        seen: Seen,
        ground: QPixmap,
        rows: Iterable[DrawnRow],
        draw: Callable[[QPainter, Iterable[DrawnRow]], None],
    ) -> None:
        """Draw `rows` on `ground` by means of `draw`, as soon as they are wanted."""
        self.standing, self.seen = standing, seen
        self._picture, self._draw = ground, draw
        self._left = list(rows)

    @property
    def complete(self) -> bool:
        """Whether all of them are drawn."""
        return not self._left

    def draw_some(self, count: int) -> int:
        """Draw up to `count` further rows; tells how many it were."""
        if not self._left:
            return 0
        now, self._left = self._left[:count], self._left[count:]
        with QPainter(self._picture) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._draw(painter, now)
        return len(now)

    def picture(self) -> QPixmap:
        """The picture of all of them."""
        self.draw_some(len(self._left))
        return self._picture

    def picture_to_reuse(self) -> QPixmap:
        """The picture as it is; nobody needs these rows any more."""
        return self._picture
