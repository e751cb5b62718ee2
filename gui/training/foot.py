"""The numbers, and the progress of a training: beside them where both have room, else above.

Where there is room nothing jumps when a training begins or ends: the line is always as high as the
progress needs. Laying out the whole view anew takes longer than a frame.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QSizePolicy, QSpacerItem, QWidget

from gui.widgets.numbers_strip import NumbersStrip
from gui.widgets.work_bar import WorkBar

_BESIDE, _ABOVE = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.BottomToTop


class Foot(QWidget):
    """Lays out the two; whether they are shown is their own affair."""

    def __init__(self, numbers: NumbersStrip, work: WorkBar, gap: int) -> None:
        super().__init__()
        self._numbers, self._work = numbers, work
        work.stand_still()
        self._room = QSpacerItem(0, 0)
        self._row = QBoxLayout(_BESIDE, self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(gap)
        self._row.addWidget(numbers, 1)
        self._row.addWidget(work)
        self._row.addItem(self._room)
        self._arrange()

    @property
    def beside(self) -> bool:
        """Whether the progress has its place beside the numbers."""
        return self._row.direction() == _BESIDE

    def _arrange(self) -> None:
        """Put the progress where it takes no room from the numbers."""
        width, progress = self.width(), self._work.sizeHint()
        left = width - progress.width() - self._row.spacing()
        lines = self._numbers.heightForWidth(width)
        beside = left > 0 and self._numbers.heightForWidth(left) <= lines
        height = progress.height() if beside else 0
        if (beside, height) != (self.beside, self._room.sizeHint().height()):
            fixed = QSizePolicy.Policy.Fixed
            self._row.setDirection(_BESIDE if beside else _ABOVE)
            self._room.changeSize(0, height, fixed, fixed)
            self._row.invalidate()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Look whether there is room."""
        super().resizeEvent(event)
        self._arrange()

    def event(self, event: QEvent) -> bool:
        """Look again when the numbers or the sentence of the progress have become longer."""
        if event.type() == QEvent.Type.LayoutRequest:
            self._arrange()
        return super().event(event)
