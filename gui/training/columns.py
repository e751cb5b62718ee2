"""Three columns that a person can resize, with sizes that are remembered.

Left the setup, in the middle bars above words, right ties above merges. Until somebody moves a
handle the sizes follow the type: a projector's letters need a wider column than a laptop's.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSplitter, QWidget

from gui.preferences import Preferences

SETUP_WIDTH: Final = 27
"""Width of the setup column in average characters of the interface font, at most a quarter."""

_SHARES: Final = {"pictures": (68, 32), "lists": (54, 46)}
_RIGHT_SHARE: Final = 0.245


class Columns(QSplitter):
    """The layout of the training view."""

    def __init__(
        self,
        setup: QWidget,
        pictures: tuple[QWidget, QWidget],
        lists: tuple[QWidget, QWidget],
        preferences: Preferences,
    ) -> None:
        """Put the panels in their columns."""
        super().__init__(Qt.Orientation.Horizontal)
        self._preferences = preferences
        self._setup = setup
        self._pictures = _column(*pictures)
        self._lists = _column(*lists)
        self._moved: set[str] = set()
        self._parts = {"columns": self, "pictures": self._pictures, "lists": self._lists}
        for part in (setup, self._pictures, self._lists):
            self.addWidget(part)
        self.setChildrenCollapsible(False)
        for index, stretch in enumerate((0, 3, 1)):
            self.setStretchFactor(index, stretch)
        self._recall()
        for name, splitter in self._parts.items():
            splitter.splitterMoved.connect(lambda *_, name=name: self._remember(name))

    def show_setup(self, visible: bool) -> None:
        """Show or hide the setup column."""
        self._setup.setVisible(visible)
        self._preferences.setup_visible = visible

    def reset(self) -> None:
        """Give every panel the size that it had at first."""
        self._moved.clear()
        for name in self._parts:
            self._preferences.forget_sizes(name)
        self._proportion()

    def _recall(self) -> None:
        for name, splitter in self._parts.items():
            sizes = self._preferences.sizes(name, splitter.count())
            if sizes is not None:
                self._moved.add(name)
                splitter.setSizes(sizes)

    def _remember(self, name: str) -> None:
        self._moved.add(name)
        sizes = self._parts[name].sizes()
        if name == "columns" and not self._setup.isVisible():
            before = self._preferences.sizes(name, len(sizes))
            sizes[0] = before[0] if before else self._setup_width()
        self._preferences.set_sizes(name, sizes)

    def _proportion(self) -> None:
        """Size what nobody has sized."""
        if "columns" not in self._moved:
            left, right = self._setup_width(), self._right_width()
            self.setSizes([left, max(1, self.width() - left - right), right])
        for name, shares in _SHARES.items():
            if name not in self._moved:
                height = max(1, self.height())
                self._parts[name].setSizes([height * share // 100 for share in shares])

    def _setup_width(self) -> int:
        wanted = SETUP_WIDTH * self.fontMetrics().averageCharWidth() + 40
        return min(wanted, self.width() // 4)

    def _right_width(self) -> int:
        return round(self.width() * _RIGHT_SHARE)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the proportions while nobody has chosen others."""
        super().resizeEvent(event)
        self._proportion()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the size of the type."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._proportion()


def _column(upper: QWidget, lower: QWidget) -> QSplitter:
    splitter = QSplitter(Qt.Orientation.Vertical)
    splitter.addWidget(upper)
    splitter.addWidget(lower)
    splitter.setChildrenCollapsible(False)
    return splitter
