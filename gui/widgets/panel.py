"""A framed part of a view: a heading above one widget, and beside it what belongs to the heading.

Headings are the view's, so that the widgets below them stay usable elsewhere; a picture of a panel
holds its heading. A search field beside the heading saves the line that it would take below.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from gui.look import theme
from gui.widgets.elided_label import ElidedLabel


class Panel(QFrame):
    """A heading and what it is the heading of."""

    def __init__(
        self, content: QWidget, parent: QWidget | None = None, *, beside: QWidget | None = None
    ) -> None:
        """Frame `content`, with the widget `beside` in the line of the heading."""
        super().__init__(parent)
        self.setProperty("role", "panel")
        self.content = content
        self._heading = ElidedLabel(self) if beside is None else QLabel(self)
        self._heading.setProperty("role", "heading")
        alone = QSizePolicy.Policy.Ignored if beside is None else QSizePolicy.Policy.Fixed
        self._heading.setSizePolicy(alone, QSizePolicy.Policy.Fixed)
        self._heading.setBuddy(content)
        self._head = QHBoxLayout()
        self._head.addWidget(self._heading)
        if beside is not None:
            self._head.addWidget(beside, 1)
        self._column = QVBoxLayout(self)
        self._column.addLayout(self._head)
        self._column.addWidget(content, 1)
        self._space_out()

    def set_title(self, title: str) -> None:
        """Show this heading."""
        self._heading.setText(title)
        self._heading.setToolTip(title)
        self.setAccessibleName(title)

    def set_heading_visible(self, visible: bool) -> None:
        """Leave the heading out where a tab says the same."""
        self._heading.setVisible(visible)

    def height_around(self) -> int:
        """How high heading, gap and frame are without the content."""
        margins = self._column.contentsMargins()
        heights = self._head.sizeHint().height() + self._column.spacing()
        return heights + margins.top() + margins.bottom() + 2 * self.frameWidth()

    def width_around(self) -> int:
        """How much narrower the content is than the panel."""
        margins = self._column.contentsMargins()
        return margins.left() + margins.right() + 2 * self.frameWidth()

    def _space_out(self) -> None:
        gap = round(theme.active().spacing)
        self._column.setContentsMargins(gap, gap // 2, gap, gap // 2)
        self._column.setSpacing(gap // 2)
        self._head.setSpacing(2 * gap)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._space_out()
