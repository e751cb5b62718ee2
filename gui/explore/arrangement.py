"""Where the parts of the explore view are: splitters that a person can move, with remembered sizes.

The vocabulary beside the tabs, both above the pipeline. Until somebody moves a handle the sizes
follow the window and the type.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSplitter, QWidget

from gui.explore.side_pages import SidePages
from gui.preferences import Preferences
from gui.widgets.remembered_splitters import RememberedSplitters

_SIDE_SHARE, _LARGEST_SIDE = 0.40, 0.5
_PIPELINE_SHARE, _LARGEST_PIPELINE, _PIPELINE_LINES = 0.36, 0.47, 15


class Arrangement(QSplitter):
    """The layout of the view."""

    def __init__(
        self, vocabulary: QWidget, side: SidePages, pipeline: QWidget, preferences: Preferences
    ) -> None:
        """Put the vocabulary beside `side`, above the pipeline."""
        super().__init__(Qt.Orientation.Vertical)
        self._side = side
        self._upper = QSplitter(Qt.Orientation.Horizontal)
        for part in (vocabulary, side):
            self._upper.addWidget(part)
        self._upper.setStretchFactor(0, 1)
        self.addWidget(self._upper)
        self.addWidget(pipeline)
        self.setStretchFactor(0, 1)
        for splitter in (self, self._upper):
            splitter.setChildrenCollapsible(False)
        parts = {"explore_rows": self, "explore_columns": self._upper}
        self._chosen = RememberedSplitters(parts, preferences)

    def reset(self) -> None:
        """Give every part the size that it had at first."""
        self._chosen.forget()
        self._proportion()

    def _proportion(self) -> None:
        """Size what nobody has sized."""
        if self._chosen.is_free("explore_columns"):
            tabs = self._side.tabs_width()
            side = round(min(max(_SIDE_SHARE * self.width(), tabs), _LARGEST_SIDE * self.width()))
            self._upper.setSizes([max(1, self.width() - side), side])
        if self._chosen.is_free("explore_rows"):
            height = self.height()
            wanted = _PIPELINE_LINES * self.fontMetrics().height()
            low = round(min(max(_PIPELINE_SHARE * height, wanted), _LARGEST_PIPELINE * height))
            self.setSizes([max(1, height - low), low])

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the proportions while nobody has chosen others."""
        super().resizeEvent(event)
        self._proportion()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the size of the type."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._proportion()
