"""What is in a tab: a widget with the room around it that the theme wants."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QAbstractScrollArea, QFrame, QScrollArea, QVBoxLayout, QWidget

from gui.look import theme
from gui.widgets.viewport import own_viewport


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


class ShrinkingArea(QScrollArea):
    """Scrolls what is lower than its content can be.

    subtle: a resizable QScrollArea scrolls already what is lower than its content would like to be,
    if that has words that wrap.
    """

    def __init__(self, content: QWidget) -> None:
        """Follow what `content` needs; it becomes the widget of this area."""
        super().__init__()
        content.installEventFilter(self)

    def _fit(self) -> None:
        content, room = self.widget(), self.viewport().size()
        layout = content.layout() if content is not None else None
        if content is None or layout is None:
            return
        least = layout.totalMinimumHeightForWidth(room.width())
        if least < 0:
            least = layout.totalMinimumSize().height()
        content.resize(room.width(), max(room.height(), least))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the content all the room."""
        super().resizeEvent(event)
        self._fit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Fit again when something in the content needs more or less."""
        if event.type() == QEvent.Type.LayoutRequest and watched is self.widget():
            self._fit()
        return super().eventFilter(watched, event)


def low(content: QWidget) -> QWidget:
    """Let a page be lower than its content: on a projector there is little room.

    One that scrolls its content itself says so by its property "scrolls", one whose parts can be
    lower than they would like by "shrinks".
    """
    if isinstance(content, QAbstractScrollArea) or content.property("scrolls"):
        return content
    shrinks = bool(content.property("shrinks"))
    area = ShrinkingArea(content) if shrinks else QScrollArea()
    own_viewport(area)
    area.setWidget(content)
    area.setWidgetResizable(not shrinks)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    content.setAutoFillBackground(False)
    return area
