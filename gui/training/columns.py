"""Three columns that a person can resize, with sizes that are remembered.

Left the setup, in the middle bars above words, right ties above merges. Until somebody moves a
handle the sizes follow the type: a projector's letters need a wider column than a laptop's. Where
the letters are large for the window there is no room for the setup: it is hidden at first, which is
nobody's choice and not remembered. Who asks for it there, beside a lesson on a projector, has it in
the place of the right column.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSplitter, QWidget

from gui.state.preferences import Preferences
from gui.widgets.remembered_splitters import RememberedSplitters

SETUP_WIDTH: Final = 34
LISTS_WIDTH: Final = 62
"""Widths of the outer columns in average characters of the interface font."""

NARROWEST: Final = 34
"""Characters to which the middle and the right column can be narrowed; more than the panels in
them would like, but with large type on a small projector there is no more."""

CROWDED: Final = 130
"""Characters below which a window has no room for three columns."""

_SETUP_SHARE, _LISTS_SHARE = 0.14, 0.27
_LARGEST_SETUP, _LARGEST_LISTS, _LARGEST_LISTS_ALONE = 0.235, 0.35, 0.45
_LARGEST_SETUP_OF_TWO = 0.45
_LARGEST_TIES: Final = 0.7
_WORDS_SHARE, _LARGEST_WORDS = 0.31, 0.42
_WORDS_LINES: Final = 12


class Columns(QSplitter):
    """The layout of the training view.

    Signals:
        setup_visible_changed: the setup column was shown or hidden.
    """

    setup_visible_changed = Signal(bool)

    def __init__(
        self,
        setup: QWidget,
        pictures: tuple[QWidget, QWidget],
        lists: tuple[QWidget, QWidget],
        ties_height: Callable[[int, int], int],
        preferences: Preferences,
    ) -> None:
        """Put the panels in their columns.

        `ties_height` tells for a width and the most there is how high the first list must be.
        """
        super().__init__(Qt.Orientation.Horizontal)
        self._preferences = preferences
        self._setup = setup
        self._wanted_height = ties_height
        self._crowded = False
        self._pictures = _column(*pictures)
        self._lists = _column(*lists)
        for part in (setup, self._pictures, self._lists):
            self.addWidget(part)
        self.setChildrenCollapsible(False)
        for index, stretch in enumerate((0, 3, 1)):
            self.setStretchFactor(index, stretch)
        self._allow_narrow()
        self._splitters = {"columns": self, "pictures": self._pictures, "lists": self._lists}
        self._chosen = RememberedSplitters(self._splitters, preferences, self._sizes)
        setup.setVisible(preferences.setup_visible)

    @property
    def setup_visible(self) -> bool:
        """Whether the setup column is shown."""
        return not self._setup.isHidden()

    def show_setup(self, visible: bool) -> None:
        """Show or hide the setup column; remembered where there is room for it."""
        if not self._crowded:
            self._preferences.setup_visible = visible
        self._let_setup_be(visible)

    def _let_setup_be(self, visible: bool) -> None:
        if visible != self.setup_visible:
            self._setup.setVisible(visible)
            self._make_room()
            self.proportion()
            self.setup_visible_changed.emit(visible)

    def _follow_room(self) -> None:
        """Hide the setup when the room gets too narrow for it, and bring it back."""
        crowded = self.width() < CROWDED * self.fontMetrics().averageCharWidth()
        if crowded != self._crowded:
            self._crowded = crowded
            self._let_setup_be(self._preferences.setup_visible and not crowded)

    def _make_room(self) -> None:
        """Let the setup have the place of the right column where three are too many."""
        parts = (self._setup, self._pictures, self._lists)
        needed = sum(map(_least_width, parts)) + 2 * self.handleWidth()
        self._lists.setVisible(not self.setup_visible or self.width() >= needed)

    def reset(self) -> None:
        """Give every panel the size that it had at first."""
        self._chosen.forget()
        self.proportion()

    def _sizes(self, name: str) -> list[int]:
        """What is remembered of a splitter; a hidden setup keeps the width that it had."""
        sizes: list[int] = self._splitters[name].sizes()
        if name != "columns":
            return sizes
        before = self._preferences.sizes(name, len(sizes))
        if not self._setup.isVisible():
            sizes[0] = before[0] if before else self._setup_width()
        if self._lists.isHidden():
            sizes = list(before) if before else [sizes[0], sizes[1], self._lists_width()]
        return sizes

    def proportion(self) -> None:
        """Size what nobody has sized."""
        if self._chosen.is_free("columns"):
            left = self._setup_width() if self.setup_visible else 0
            right = 0 if self._lists.isHidden() else self._lists_width()
            self.setSizes([left, max(1, self.width() - left - right), right])
        height = self.height()
        if self._chosen.is_free("pictures"):
            words = self._words_height()
            self._pictures.setSizes([max(1, height - words), words])
        if self._chosen.is_free("lists"):
            ties = self._ties_height()
            self._lists.setSizes([ties, max(1, height - ties - self._lists.handleWidth())])

    def _words_height(self) -> int:
        """A share of the height, but a handful of words even in a low window."""
        height = self.height()
        handful = _WORDS_LINES * self.fontMetrics().height()
        return round(max(height * _WORDS_SHARE, min(handful, height * _LARGEST_WORDS)))

    def _ties_height(self) -> int:
        """As high as it must be to show everything, but the merges keep a few rows."""
        return self._wanted_height(self._lists.width(), round(self.height() * _LARGEST_TIES))

    def _allow_narrow(self) -> None:
        for column in (self._pictures, self._lists):
            column.setMinimumWidth(NARROWEST * self.fontMetrics().averageCharWidth())

    def _setup_width(self) -> int:
        wanted = SETUP_WIDTH * self.fontMetrics().averageCharWidth()
        share = max(wanted, self.width() * _SETUP_SHARE)
        most = _LARGEST_SETUP_OF_TWO if self._lists.isHidden() else _LARGEST_SETUP
        return round(min(share, self.width() * most))

    def _lists_width(self) -> int:
        wanted = LISTS_WIDTH * self.fontMetrics().averageCharWidth()
        share = max(wanted, self.width() * _LISTS_SHARE)
        most = _LARGEST_LISTS if self.setup_visible else _LARGEST_LISTS_ALONE
        return round(min(share, self.width() * most))

    def minimumSizeHint(self) -> QSize:
        """Two columns: the third gives way to the setup."""
        least = super().minimumSizeHint()
        if not self.setup_visible:
            return least
        two = _least_width(self._setup) + _least_width(self._pictures) + self.handleWidth()
        return QSize(two, least.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the proportions while nobody has chosen others."""
        super().resizeEvent(event)
        self._follow_room()
        self._make_room()
        self.proportion()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the size of the type."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._allow_narrow()
            self._follow_room()
            self._make_room()
            self.proportion()


def _least_width(part: QWidget) -> int:
    return max(part.minimumWidth(), part.minimumSizeHint().width())


def _column(upper: QWidget, lower: QWidget) -> QSplitter:
    splitter = QSplitter(Qt.Orientation.Vertical)
    splitter.addWidget(upper)
    splitter.addWidget(lower)
    splitter.setChildrenCollapsible(False)
    return splitter
