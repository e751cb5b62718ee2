"""Room for a panel that may have less height than its parts need: it scrolls, nothing is squeezed.

It adds to a scroll area that it asks for the width of its content, which does not scroll.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget


class LowArea(QScrollArea):
    """Shows `content`, at least as high as that must be."""

    def __init__(self, content: QWidget, parent: QWidget | None = None) -> None:
        """Hold `content`."""
        super().__init__(parent)
        self._content = content
        self.setWidget(content)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        for ground in (content, self.viewport()):
            ground.setAutoFillBackground(False)

    def minimumSizeHint(self) -> QSize:
        """All of the width, and a few lines."""
        width = (
            self._content.minimumSizeHint().width() + self.verticalScrollBar().sizeHint().width()
        )
        return QSize(width, 4 * self.fontMetrics().height())

    def sizeHint(self) -> QSize:
        """What the content would like."""
        return self._content.sizeHint().expandedTo(self.minimumSizeHint())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Ask for another width when the content does."""
        if watched is self._content and event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().eventFilter(watched, event)
