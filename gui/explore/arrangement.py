"""Where the parts of the explore view are: splitters that a person can move, with remembered sizes.

The vocabulary beside the tabs, both above the pipeline. Until somebody moves a handle the sizes
follow the window and the type. Where a window is too low for both, as on most projectors, one of
them is shown at a time, and tabs choose which.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QApplication, QSplitter, QTabBar, QVBoxLayout, QWidget

from gui.explore.side_pages import SidePages
from gui.state.preferences import Preferences
from gui.widgets.panel import Panel
from gui.widgets.remembered_splitters import RememberedSplitters

_SIDE_SHARE, _LARGEST_SIDE = 0.40, 0.5
_PIPELINE_SHARE, _LARGEST_PIPELINE, _PIPELINE_LINES = 0.425, 0.47, 16
_LEAST_LINES: Final = 26
"""So many lines of text both halves need below each other."""


class Arrangement(QWidget):
    """The layout of the view."""

    def __init__(
        self,
        vocabulary: Panel,
        side: SidePages,
        pipeline: Panel,
        preferences: Preferences,
        parent: QWidget | None = None,
    ) -> None:
        """Put the vocabulary beside `side`, above the pipeline."""
        super().__init__(parent)
        self._side, self._pipeline = side, pipeline
        self._framed = vocabulary, pipeline
        self._wants_pipeline = True
        self._is_low = False
        self._rows = QSplitter(Qt.Orientation.Vertical)
        self._upper = QSplitter(Qt.Orientation.Horizontal)
        self._tabs = QTabBar(drawBase=False)
        self._lay_out(vocabulary)
        parts = {"explore_rows": self._rows, "explore_columns": self._upper}
        self._chosen = RememberedSplitters(parts, preferences)
        self._tabs.currentChanged.connect(self._show_parts)

    @property
    def pipeline_visible(self) -> bool:
        """Whether the pipeline is shown, or can be by its tab."""
        return self._wants_pipeline

    def set_pipeline_visible(self, visible: bool) -> None:
        """Show or hide the pipeline."""
        self._wants_pipeline = visible
        self.look_at_pipeline(visible)

    def look_at_pipeline(self, looks: bool) -> None:
        """Show the half that somebody wants to see, where one is shown at a time."""
        self._tabs.setCurrentIndex(int(looks and self._wants_pipeline))
        self._show_parts()

    def size_hidden(self) -> None:
        """Give the half that is not shown the size that it would have: for a picture of it."""
        for part in (self._upper, self._pipeline):
            if part.isHidden():
                part.resize(self._rows.size())

    def set_titles(self, upper: str, pipeline: str, name: str) -> None:
        """Name the halves where tabs choose between them, and the tabs."""
        self._tabs.setTabText(0, upper)
        self._tabs.setTabText(1, pipeline)
        self._tabs.setAccessibleName(name)

    def reset(self) -> None:
        """Give every part the size that it had at first."""
        self._chosen.forget()
        self._proportion()

    def _lay_out(self, vocabulary: QWidget) -> None:
        """Put everything in its place from the outside in: what moves is dressed with its parts."""
        for _ in range(2):
            self._tabs.addTab("")
        self._tabs.hide()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._tabs)
        column.addWidget(self._rows, 1)
        self._rows.addWidget(self._upper)
        self._rows.addWidget(self._pipeline)
        for part in (vocabulary, self._side):
            self._upper.addWidget(part)
        for splitter in (self._rows, self._upper):
            splitter.setStretchFactor(0, 1)
            splitter.setChildrenCollapsible(False)

    def _follow_height(self) -> None:
        """Show both halves or one of them, as there is room."""
        is_low = self.height() < _LEAST_LINES * self.fontMetrics().height()
        if is_low != self._is_low:
            self._is_low = is_low
            for panel in self._framed:
                panel.set_heading_visible(not is_low)
            self._show_parts()

    def _show_parts(self) -> None:
        chooses = self._is_low and self._wants_pipeline
        self._tabs.setVisible(chooses)
        below = self._tabs.currentIndex() == 1
        focused = QApplication.focusWidget()
        self._upper.setVisible(not (chooses and below))
        self._pipeline.setVisible(self._wants_pipeline and (below or not self._is_low))
        if focused is not None and self.isAncestorOf(focused) and not focused.isVisible():
            self._tabs.setFocus()  # else the keys would go to any button of the window

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
            self._rows.setSizes([max(1, height - low), low])

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the proportions while nobody has chosen others."""
        super().resizeEvent(event)
        self._follow_height()
        self._proportion()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the size of the type."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._follow_height()
            self._proportion()
