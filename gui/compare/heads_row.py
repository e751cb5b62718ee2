"""The heads of the lanes in a row, as wide as the lanes below.

All heads together are as high as the highest of them, so that the lanes begin at the same height.
Where that is too high, all say it short; where even that is, the row scrolls, unless it may ask for
the room (`ask_for_all`). It ends between two lines, never in the middle of one.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QSizePolicy, QWidget

from gui.compare.lane_header import LaneHeader

_LEAST_LINES, _MOST_ASKED = 4, 8  # lines of type for which the row asks


class HeadsRow(QScrollArea):
    """Shows heads beside each other."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Begin without heads."""
        super().__init__(parent)
        self._most = 10_000
        self._room = self._short_height = 0
        self._asks_for_all = False
        self._heads: tuple[LaneHeader, ...] = ()
        self._tried: tuple[object, ...] = ()
        self._inside = QWidget()
        self._row = QHBoxLayout(self._inside)
        self._row.setContentsMargins(0, 0, 0, 0)
        self.setWidget(self._inside)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        for ground in (self._inside, self.viewport()):
            ground.setAutoFillBackground(False)
        self._inside.installEventFilter(self)

    def set_heads(self, heads: Sequence[LaneHeader]) -> None:
        """Show these heads from left to right."""
        # subtle: an item that is only taken stays the one that its widget keeps up to date; the
        # new one would remember the height of today for ever.
        for head in self._heads:
            self._row.removeWidget(head)
        self._heads, self._tried = tuple(heads), ()
        for head in heads:
            self._row.addWidget(head, 1)
            head.show()
        self._fit()

    def set_room(self, right: int, gap: int) -> None:
        """Keep so much room free at the right, where the scroll bar may stand, and between."""
        self._room = right
        self._row.setSpacing(gap)
        self._fit()

    def ask_for_all(self, asks: bool) -> None:
        """Ask for the height of all that is said in short, or only for a few lines."""
        if asks != self._asks_for_all:
            self._asks_for_all = asks
            self.updateGeometry()

    def set_most(self, height: int) -> None:
        """Become at most so high."""
        if height != self._most:
            self._most = height
            self._fit()

    def _fit(self) -> None:
        width = max(1, self.width() - self._room)
        most = max(self._most, _LEAST_LINES * self.fontMetrics().height())
        self._choose_length(width, most)
        wanted = self._wanted(width)
        self._inside.resize(width, max(1, wanted))
        height = wanted if wanted <= most else self._whole_lines(most)
        if height != self.height():
            self.setFixedHeight(height)
        self.verticalScrollBar().setSingleStep(self.fontMetrics().height())

    def _whole_lines(self, most: int) -> int:
        """The most height, at most so much, at which no part of any head is cut."""
        self._row.activate()
        parts = [part for head in self._heads for part in _parts_of(head)]
        ends = sorted((end for _, end in parts if most / 2 < end <= most), reverse=True)
        whole = (end for end in ends if not any(top < end < bottom for top, bottom in parts))
        return next(whole, most)

    def _choose_length(self, width: int, most: int) -> None:
        """Let the heads say all, or, where that is too high, say it short.

        subtle: whoever says something else asks to be laid out, which comes here again. It is tried
        again only when something is different.
        """
        state = width, most, *(head.outline() for head in self._heads)
        if state == self._tried:
            return
        self._tried = state
        self._say(short=True)
        short_height = self._wanted(width)
        self._say(short=False)
        if self._wanted(width) > most:
            self._say(short=True)
        if short_height != self._short_height:
            self._short_height = short_height
            self.updateGeometry()
        self._tried = width, most, *(head.outline() for head in self._heads)

    def _say(self, *, short: bool) -> None:
        for head in self._heads:
            head.set_short(short)

    def _wanted(self, width: int) -> int:
        by_width = self._row.hasHeightForWidth()
        return self._row.heightForWidth(width) if by_width else self._row.sizeHint().height()

    def minimumSizeHint(self) -> QSize:
        """A few lines, or all heads in short if they are not too high; more scrolls."""
        line = self.fontMetrics().height()
        asked = min(self._short_height, _MOST_ASKED * line) if self._asks_for_all else 0
        return QSize(self._room + 40, max(asked, _LEAST_LINES * line))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow what the heads say."""
        if watched is self._inside and event.type() == QEvent.Type.LayoutRequest:
            self._fit()
        return super().eventFilter(watched, event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the heads their width."""
        super().resizeEvent(event)
        self._fit()


def _parts_of(head: LaneHeader) -> list[tuple[int, int]]:
    """Upper and lower edge of each part of a head that is shown, as the row counts."""
    layout = head.layout()
    if layout is not None:
        layout.activate()
    only = Qt.FindChildOption.FindDirectChildrenOnly
    shown = (each for each in head.findChildren(QWidget, options=only) if each.isVisibleTo(head))
    boxes = [each.geometry().translated(head.pos()) for each in shown]
    return [(box.top(), box.top() + box.height()) for box in boxes]
