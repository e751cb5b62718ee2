"""Where the parts of the comparison are: splitters that a person can move, with remembered sizes.

Left the text above the lanes above the reasons, right the tabs. Until somebody moves a handle the
sizes follow the window and the type.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QSplitter, QVBoxLayout, QWidget

from gui.look import theme
from gui.preferences import Preferences
from gui.widgets.remembered_splitters import RememberedSplitters

SIDE_WIDTH: Final = 44
"""Width of the right column in average characters of the interface font."""

_SIDE_SHARE, _LARGEST_SIDE = 0.26, 0.34
_TEXT_SHARE, _LARGEST_TEXT = 0.19, 0.22
_WHY_SHARE, _LARGEST_WHY = 0.17, 0.2


class Framed(QFrame):
    """Some widgets, one under the other, in the frame of a panel."""

    def __init__(self, *parts: QWidget, stretched: int = 0) -> None:
        """Frame `parts`; the one with the index `stretched` gets the room that is left."""
        super().__init__()
        self.setProperty("role", "panel")
        self._column = QVBoxLayout(self)
        for index, part in enumerate(parts):
            self._column.addWidget(part, 1 if index == stretched else 0)
        self._dress()

    def _dress(self) -> None:
        gap = round(theme.active().spacing)
        self._column.setContentsMargins(gap, gap // 2, gap, gap // 2)
        self._column.setSpacing(gap // 2)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._dress()


class Page(QWidget):
    """The content of a tab, with some room around it."""

    def __init__(self, content: QWidget) -> None:
        """Hold `content`."""
        super().__init__()
        self.content = content
        self._column = QVBoxLayout(self)
        self._column.addWidget(content)
        self._dress()

    def _dress(self) -> None:
        gap = round(theme.active().spacing)
        self._column.setContentsMargins(gap, gap, gap // 2, 0)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._dress()


class Arrangement(QSplitter):
    """The layout of the view."""

    def __init__(self, rows: Sequence[QWidget], side: QWidget, preferences: Preferences) -> None:
        """Put text, lanes and reasons (`rows`) beside the tabs (`side`)."""
        super().__init__(Qt.Orientation.Horizontal)
        self._rows = QSplitter(Qt.Orientation.Vertical)
        for row in rows:
            self._rows.addWidget(row)
        self._rows.setChildrenCollapsible(False)
        self._rows.setStretchFactor(1, 1)
        self.addWidget(self._rows)
        self.addWidget(side)
        self.setChildrenCollapsible(False)
        self.setStretchFactor(0, 1)
        parts = {"compare_columns": self, "compare_rows": self._rows}
        self._chosen = RememberedSplitters(parts, preferences)

    def reset(self) -> None:
        """Give every part the size that it had at first."""
        self._chosen.forget()
        self._proportion()

    def _proportion(self) -> None:
        """Size what nobody has sized."""
        if self._chosen.is_free("compare_columns"):
            wanted = SIDE_WIDTH * self.fontMetrics().averageCharWidth()
            side = _between(self.width(), _SIDE_SHARE, wanted, _LARGEST_SIDE)
            self.setSizes([max(1, self.width() - side), side])
        if self._chosen.is_free("compare_rows"):
            line, height = self.fontMetrics().height(), self.height()
            text = _between(height, _TEXT_SHARE, 8 * line, _LARGEST_TEXT)
            why = _between(height, _WHY_SHARE, 8 * line, _LARGEST_WHY)
            self._rows.setSizes([text, max(1, height - text - why), why])

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the proportions while nobody has chosen others."""
        super().resizeEvent(event)
        self._proportion()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the size of the type."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._proportion()


def _between(whole: int, share: float, wanted: int, largest: float) -> int:
    """A share of the whole, or what the type wants, but no more than another share."""
    return round(min(max(whole * share, wanted), whole * largest))
