"""What is in a tab: a widget with the room around it that the theme wants."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QAbstractScrollArea, QFrame, QScrollArea, QVBoxLayout, QWidget

from gui.look import theme


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


def low(content: QWidget) -> QWidget:
    """Let a page be lower than its content: on a projector there is little room.

    One that scrolls its content itself says so by its property "scrolls".
    """
    if isinstance(content, QAbstractScrollArea) or content.property("scrolls"):
        return content
    area = QScrollArea()
    area.setWidget(content)
    area.setWidgetResizable(True)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    for ground in (content, area.viewport()):
        ground.setAutoFillBackground(False)
    return area
