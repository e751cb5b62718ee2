"""The heads of the lanes in a row, as wide as the lanes below.

All heads together are as high as the highest of them, so that the lanes begin at the same height.
Where that is too high, all say it short; where even that is, the row scrolls.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QSizePolicy, QWidget

from gui.compare.lane_header import LaneHeader

_LEAST_LINES = 4


class HeadsRow(QScrollArea):
    """Shows heads beside each other."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Begin without heads."""
        super().__init__(parent)
        self._most = 10_000
        self._room = 0
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
        self._heads, self._tried = tuple(heads), ()
        while self._row.count():
            self._row.takeAt(0)
        for head in heads:
            self._row.addWidget(head, 1)
            head.show()
        self._fit()

    def set_room(self, right: int, gap: int) -> None:
        """Keep so much room free at the right, where the scroll bar may stand, and between."""
        self._room = right
        self._row.setSpacing(gap)
        self._fit()

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
        height = min(wanted, most)
        if height != self.height():
            self.setFixedHeight(height)
        self.verticalScrollBar().setSingleStep(self.fontMetrics().height())

    def _choose_length(self, width: int, most: int) -> None:
        """Let the heads say all, or, where that is too high, say it short.

        subtle: whoever says something else asks to be laid out, which comes here again. It is tried
        again only when something is different.
        """
        state = width, most, *(head.outline() for head in self._heads)
        if state == self._tried:
            return
        self._tried = state
        self._say(short=False)
        if self._wanted(width) > most:
            self._say(short=True)
        self._tried = width, most, *(head.outline() for head in self._heads)

    def _say(self, *, short: bool) -> None:
        for head in self._heads:
            head.set_short(short)

    def _wanted(self, width: int) -> int:
        by_width = self._row.hasHeightForWidth()
        return self._row.heightForWidth(width) if by_width else self._row.sizeHint().height()

    def minimumSizeHint(self) -> QSize:
        """A few lines; more scrolls."""
        return QSize(self._room + 40, _LEAST_LINES * self.fontMetrics().height())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow what the heads say."""
        if watched is self._inside and event.type() == QEvent.Type.LayoutRequest:
            self._fit()
        return super().eventFilter(watched, event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the heads their width."""
        super().resizeEvent(event)
        self._fit()
