"""The tabs beside the vocabulary: one token, the whole, the examination, another file."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QTabWidget, QWidget

from gui.widgets.tab_page import Page, low

_AROUND = 4  # average characters of room around the name of a page


class SidePages(QTabWidget):
    """Pages by name, in order; `page_opened` has the name of the one that is looked at now."""

    page_opened = Signal(str)

    def __init__(self) -> None:
        """Hold nothing yet."""
        super().__init__()
        self._names: list[str] = []
        self.setUsesScrollButtons(False)
        self.setElideMode(self.tabBar().elideMode().ElideRight)
        self.currentChanged.connect(lambda _: self.page_opened.emit(self.opened()))

    def add(self, name: str, content: QWidget) -> None:
        """Hold one more page."""
        self._names.append(name)
        self.addTab(Page(low(content)), "")

    def tabs_width(self) -> int:
        """How wide the view must be to name every page in full."""
        bar = self.tabBar()
        names = (bar.fontMetrics().horizontalAdvance(self.tabText(i)) for i in range(self.count()))
        return sum(names) + self.count() * _AROUND * bar.fontMetrics().averageCharWidth()

    def open(self, name: str) -> None:
        """Look at a page."""
        self.setCurrentIndex(self._names.index(name))

    def opened(self) -> str:
        """The name of the page that is looked at."""
        return self._names[self.currentIndex()]

    def set_titles(self, titles: Mapping[str, tuple[str, str]], name: str) -> None:
        """Call each page by its title, with a tip, and the whole `name`."""
        for index, page in enumerate(self._names):
            title, tip = titles[page]
            self.setTabText(index, title)
            self.setTabToolTip(index, tip)
        for part in (self, self.tabBar()):
            part.setAccessibleName(name)
