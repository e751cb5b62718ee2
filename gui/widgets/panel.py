"""A framed part of a view: a heading above one widget.

Headings are the view's, so that the widgets below them stay usable elsewhere; a picture of a panel
holds its heading.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QFrame, QLabel, QSizePolicy, QVBoxLayout, QWidget

from gui.look import theme


class Panel(QFrame):
    """A heading and what it is the heading of."""

    def __init__(self, content: QWidget, parent: QWidget | None = None) -> None:
        """Frame `content`."""
        super().__init__(parent)
        self.setProperty("role", "panel")
        self.content = content
        self._heading = QLabel(self)
        self._heading.setProperty("role", "heading")
        self._heading.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self._heading.setBuddy(content)
        self._column = QVBoxLayout(self)
        self._column.addWidget(self._heading)
        self._column.addWidget(content, 1)
        self._space_out()

    def set_title(self, title: str) -> None:
        """Show this heading."""
        self._heading.setText(title)
        self._heading.setToolTip(title)
        self.setAccessibleName(title)

    def _space_out(self) -> None:
        gap = round(theme.active().spacing)
        self._column.setContentsMargins(gap, gap // 2, gap, gap // 2)
        self._column.setSpacing(gap // 2)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._space_out()
