"""The player's controls for the narrow column in which a split is watched.

It adds to `PlayerBar` that it becomes as narrow as the column, over up to three rows, and leaves
out what makes no sense for a dozen steps: ties, and ten steps at once.
"""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from gui.look import theme
from gui.widgets.player_bar import PlayerBar

_LEFT_OUT = ("ten-back", "ten-forward", "previous-tie", "next-tie")


class SplitBar(PlayerBar):
    """Shows where the split is; every control only asks."""

    def __init__(self, parent: QWidget | None = None) -> None:
        self._third: QHBoxLayout | None = None
        self._rows = 0
        super().__init__(parent)
        for name in _LEFT_OUT:
            self._buttons[name].hide()
        for part in self._group.findChildren(QWidget):
            if part not in self._buttons.values():
                part.hide()  # hairlines between what is left out

    def retranslate(self) -> None:
        """Set all texts in the present language."""
        super().retranslate()
        self._slider.setAccessibleName(self.tr("Position in the split"))
        self._slider.setAccessibleDescription("")

    def _arrange_for(self, width: int) -> None:
        gap = 2 * round(theme.active().spacing)
        both = self._group.sizeHint().width() + gap + self._speed.sizeHint().width()
        self._put_in_rows(3 if width < both else 2)
        upper = self._slider.minimumSizeHint().width() + gap + self._step.sizeHint().width()
        self._step.setVisible(width >= upper)  # the sentence above and the slider say it, too

    def _arrange(self, *, stacked: bool) -> None:
        self._put_in_rows(2)

    def _put_in_rows(self, rows: int) -> None:
        """Slider and step above the buttons; the speed beside or below them."""
        if rows == self._rows:
            return
        self._rows = rows
        column = self.layout()
        if self._third is None and isinstance(column, QVBoxLayout):
            self._third = QHBoxLayout()
            column.addLayout(self._third)
        assert self._third is not None
        for row in (self._upper, self._lower, self._third):
            while row.count():
                row.takeAt(0)
        self._upper.addWidget(self._slider, 1)
        self._upper.addWidget(self._step)
        self._lower.addWidget(self._group)
        self._lower.addStretch(1)
        last = self._lower if rows == 2 else self._third
        last.addWidget(self._speed)
        if last is self._third:
            last.addStretch(1)
        self.updateGeometry()

    def minimumSizeHint(self) -> QSize:
        """The widest of the rows: the bar can always be made that narrow."""
        parts = (self._slider.minimumSizeHint(), self._group.sizeHint(), self._speed.sizeHint())
        return QSize(max(part.width() for part in parts), super().minimumSizeHint().height())
