"""A small window for what is shown on demand: below what it belongs to, never out of the window.

It adds to Qt's popups that it looks at the program's window and not at the screen: a picture of the
window, or a projector that shows only this, must not cut it off.
"""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QLabel, QScrollArea, QVBoxLayout, QWidget

from gui.look import theme


class Popup(QFrame):
    """Holds one widget, which it scrolls where there is not enough room."""

    def __init__(self, content: QWidget, parent: QWidget) -> None:
        """Hold `content` for something in the window of `parent`."""
        super().__init__(parent, Qt.WindowType.Popup)
        self.setProperty("role", "panel")
        self.content = content
        self._scroll = QScrollArea(self)
        self._scroll.setWidget(content)
        self._scroll.setWidgetResizable(True)
        self._scroll.setMinimumSize(1, 1)  # by itself it is never lower than some lines
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        for ground in (content, self._scroll.viewport()):
            ground.setAutoFillBackground(False)
        self._column = QVBoxLayout(self)
        self._column.addWidget(self._scroll)

    def open_below(self, anchor: QRect, letters: int) -> None:
        """Show it below `anchor`, in global coordinates, about so many letters wide."""
        gap = round(theme.active().spacing)
        self._column.setContentsMargins(gap, gap, gap, gap)
        parent = self.parentWidget()
        assert parent is not None
        room = _room(parent).adjusted(gap, gap, -gap, -gap)
        size = self._size_within(room, letters * self.fontMetrics().averageCharWidth())
        self.resize(size)
        self.move(_place_within(room, anchor, size))
        self.show()
        self._scroll.setFocus()

    def _size_within(self, room: QRect, wanted: int) -> QSize:
        around = self._column.contentsMargins().left() + self._column.contentsMargins().right()
        around += 2 * self.frameWidth()
        bar = self._scroll.verticalScrollBar().sizeHint().width()
        inner = min(wanted, room.width() - around - bar)
        content = self.content
        content.ensurePolished()
        height = content.heightForWidth(inner)
        height = content.sizeHint().height() if height < 0 else height
        return QSize(inner + around + bar, min(height + around + 2, room.height()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close on Escape."""
        if event.key() == Qt.Key.Key_Escape:
            self.hide()
        else:
            super().keyPressEvent(event)


class TextPopup(Popup):
    """Shows lines of text, which can be selected."""

    def __init__(self, parent: QWidget) -> None:
        """Say nothing yet."""
        self._label = QLabel(wordWrap=True, textFormat=Qt.TextFormat.PlainText)
        super().__init__(self._label, parent)
        self._label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._label.setAlignment(Qt.AlignmentFlag.AlignTop)

    def set_text(self, text: str) -> None:
        """Say this."""
        self._label.setText(text)

    def text(self) -> str:
        """What is said."""
        return self._label.text()


def _room(widget: QWidget) -> QRect:
    """The window of a widget, as far as it is on the screen, in global coordinates."""
    window = widget.window()
    whole = QRect(window.mapToGlobal(QPoint()), window.size())
    on_screen = whole.intersected(widget.screen().availableGeometry())
    return on_screen if on_screen.isValid() else whole


def _place_within(room: QRect, anchor: QRect, size: QSize) -> QPoint:
    """Below the anchor; above it where there is more room; beside the edges if need be."""
    left = max(room.left(), min(anchor.left(), room.right() - size.width()))
    top = anchor.bottom() + 1
    if top + size.height() > room.bottom():
        above = anchor.top() - size.height()
        top = above if above >= room.top() else max(room.top(), room.bottom() - size.height())
    return QPoint(left, top)
