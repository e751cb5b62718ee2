"""The heads of the lanes in a row, as wide as the lanes below; where they are too high, it scrolls.

All heads together are as high as the highest of them, so that the lanes begin at the same height.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QSizePolicy, QWidget

_LEAST_LINES = 4


class HeadsRow(QScrollArea):
    """Shows heads beside each other."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Begin without heads."""
        super().__init__(parent)
        self._most = 10_000
        self._room = 0
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

    def set_heads(self, heads: Sequence[QWidget]) -> None:
        """Show these heads from left to right."""
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
        by_width = self._row.hasHeightForWidth()
        wanted = self._row.heightForWidth(width) if by_width else self._row.sizeHint().height()
        self._inside.resize(width, max(1, wanted))
        least = _LEAST_LINES * self.fontMetrics().height()
        height = min(wanted, max(self._most, least))
        if height != self.height():
            self.setFixedHeight(height)
        self.verticalScrollBar().setSingleStep(self.fontMetrics().height())

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
