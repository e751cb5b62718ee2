"""Where the parts of the comparison are: splitters that a person can move, with remembered sizes.

Left the text above the lanes above the reasons, right the tabs. Until somebody moves a handle the
sizes follow the window and the type. Where the type is so large that lanes and tabs have no room
beside each other, the tabs stand under the lanes and hold the reasons as well; a page that needs
much room takes that of the text, and so does what the lanes show besides.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QSplitter,
    QStyle,
    QStyleOptionFrame,
    QVBoxLayout,
    QWidget,
)

from gui.compare.side_tabs import SideTabs
from gui.look import theme
from gui.state.preferences import Preferences
from gui.widgets.remembered_splitters import RememberedSplitters

SIDE_WIDTH: Final = 44
"""Width of the right column in average characters of the interface font."""

_NARROW = 116  # average characters in a line below which the tabs stand under the lanes
_SMALL_PAGE, _LARGE_PAGE = 0.285, 0.54  # of the height, for pages under the lanes
_LEAST_PAGE = 0.26  # where the lanes want room, too
_SIDE_SHARE, _LARGEST_SIDE = 0.26, 0.34
_TEXT_SHARE, _LARGEST_TEXT = 0.19, 0.22
_WHY_SHARE, _LARGEST_WHY = 0.17, 0.2
_ROUND = 8  # pixels of the edge in which the frame and its round corners are


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

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the ground, and the frame where that is to be drawn.

        What changes inside then needs no more than this: without it Qt draws all that is around the
        frame, too, for each label that says something else.
        """
        look, inside = theme.active(), self.rect().adjusted(_ROUND, _ROUND, -_ROUND, -_ROUND)
        is_inside = inside.contains(event.rect())
        with QPainter(self) as painter:
            painter.fillRect(event.rect(), look.panel if is_inside else look.window)
            if not is_inside:
                option = QStyleOptionFrame()
                self.initStyleOption(option)
                self.style().drawPrimitive(QStyle.PrimitiveElement.PE_Widget, option, painter, self)

    def event(self, event: QEvent) -> bool:
        """Say that nothing behind shines through, which a style sheet with round corners denies."""
        done = super().event(event)
        if event.type() in (QEvent.Type.Polish, QEvent.Type.StyleChange):
            self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        return done

    def changeEvent(self, event: QEvent) -> None:
        """Follow the theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._dress()


def unframed(*parts: QWidget, stretched: int) -> QWidget:
    """Put some widgets one under the other, for the frame of others, closer than in a frame."""
    whole = QWidget()
    column = QVBoxLayout(whole)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(round(theme.active().spacing) // 2)
    for index, part in enumerate(parts):
        column.addWidget(part, 1 if index == stretched else 0)
    return whole


class Arrangement(QSplitter):
    """The layout of the view; `stacked_changed` says whether the tabs stand under the lanes now."""

    stacked_changed = Signal(bool)

    def __init__(
        self,
        rows: Sequence[QWidget],
        side: SideTabs,
        preferences: Preferences,
        parent: QWidget | None = None,
    ) -> None:
        """Put text, lanes and reasons (`rows`) beside the tabs (`side`)."""
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._text, self._lanes, self._reasons = rows
        self._side = side
        self._rows = QSplitter(Qt.Orientation.Vertical)
        self.addWidget(self._rows)  # before its parts, which are dressed once then
        for row in rows:
            self._rows.addWidget(row)
        self._rows.setChildrenCollapsible(False)
        self._rows.setStretchFactor(1, 1)
        self.addWidget(side)
        self.setChildrenCollapsible(False)
        self.setStretchFactor(0, 1)
        parts = {"compare_columns": self, "compare_rows": self._rows}
        self._alone = self._lanes_want_room = False
        self._chosen = RememberedSplitters(parts, preferences, self._sizes_to_remember)
        self._wide_sizes = {name: splitter.sizes() for name, splitter in parts.items()}
        side.page_changed.connect(self._proportion)

    @property
    def stacked(self) -> bool:
        """Whether the tabs stand under the lanes."""
        return self.orientation() == Qt.Orientation.Vertical

    def reset(self) -> None:
        """Give every part the size that it had at first."""
        self._chosen.forget()
        self._proportion()

    def show_alone(self, alone: bool) -> None:
        """Show only the text and what stands in the place of the lanes, or everything again."""
        if alone != self._alone:
            self._alone = alone
            self._side.setVisible(not alone)
            self._reasons.setVisible(not alone)
            self._text.show()
            self._proportion()

    def show_text(self) -> None:
        """Make sure that the text can be seen, unless the lanes have its room."""
        if self.stacked and self._side.wants_room:
            self._side.open(self._reasons)

    def give_lanes_room(self, wanted: bool) -> None:
        """Where room is short, give the lanes that of the text, or no longer."""
        if wanted != self._lanes_want_room:
            self._lanes_want_room = wanted
            self._proportion()

    def _sizes_to_remember(self, name: str) -> list[int]:
        """The sizes beside each other; how much is under the lanes depends on the page."""
        splitter = self if name == "compare_columns" else self._rows
        if not self.stacked and not self._alone:
            self._wide_sizes[name] = splitter.sizes()
        return self._wide_sizes[name]

    def _arrange(self) -> None:
        """Put the tabs beside the lanes where both have room, else under them."""
        narrow = self.width() < _NARROW * self.fontMetrics().averageCharWidth()
        if narrow == self.stacked:
            return
        self.setOrientation(Qt.Orientation.Vertical if narrow else Qt.Orientation.Horizontal)
        self._reasons.setProperty("role", "" if narrow else "panel")
        self._reasons.style().polish(self._reasons)
        self._side.set_reasons(self._reasons if narrow else None)
        if not narrow:
            self._rows.addWidget(self._reasons)
            self._text.show()
        self._reasons.setVisible(not self._alone)
        self.stacked_changed.emit(narrow)

    def _proportion(self) -> None:
        """Size what nobody has sized."""
        if self._alone:
            text = min(self._text.sizeHint().height(), round(self.height() * _LARGEST_TEXT))
            self._rows.setSizes([text, max(1, self.height() - text)])
            return
        if self.stacked:
            self._share_height()
            return
        if self._chosen.is_free("compare_columns"):
            wanted = SIDE_WIDTH * self.fontMetrics().averageCharWidth()
            side = _between(self.width(), _SIDE_SHARE, wanted, _LARGEST_SIDE)
            self.setSizes([max(1, self.width() - side), side])
        if self._chosen.is_free("compare_rows"):
            line, height = self.fontMetrics().height(), self.height()
            text = _between(height, _TEXT_SHARE, 8 * line, _LARGEST_TEXT)
            why = _between(height, _WHY_SHARE, 8 * line, _LARGEST_WHY)
            self._rows.setSizes([text, max(1, height - text - why), why])

    def _share_height(self) -> None:
        """Under the lanes: a few lines, or half of the height for a page that needs it."""
        large = self._side.wants_room
        self._show_text_field(not large and not self._lanes_want_room)
        height = self.height()
        small = _LEAST_PAGE if self._lanes_want_room else _SMALL_PAGE
        under = round(height * (_LARGE_PAGE if large else small))
        self.setSizes([height - under, under])
        text = min(self._text.sizeHint().height(), round(height * _LARGEST_TEXT))
        self._rows.setSizes([text, height - under - text])

    def _show_text_field(self, visible: bool) -> None:
        """Show or hide the text; keys that went there go to the tabs, not to any button."""
        focused = QApplication.focusWidget()
        writes = focused is not None and self._text.isAncestorOf(focused)
        self._text.setVisible(visible)
        if writes and not visible:
            self._side.setFocus()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the proportions while nobody has chosen others."""
        super().resizeEvent(event)
        self._arrange()
        self._proportion()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the size of the type."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            # subtle: arranging may delete the handle of a splitter, and Qt goes on with a list of
            # all widgets as they were when the change of style began.
            QTimer.singleShot(0, self, self._follow_type)

    def _follow_type(self) -> None:
        """Arrange for another size of the type."""
        self._arrange()
        self._proportion()


def _between(whole: int, share: float, wanted: int, largest: float) -> int:
    """A share of the whole, or what the type wants, but no more than another share."""
    return round(min(max(whole * share, wanted), whole * largest))
