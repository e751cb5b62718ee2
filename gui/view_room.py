"""The room of a view in the window: what a window is too low for scrolls, the window never grows.

It adds to a scroll area that its content keeps the size it needs at least, and that the window may
be lower than that: a row or a lane more must not push the window off a small screen.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from gui.widgets.viewport import own_viewport

LEAST_LINES: Final = 16
MOST_LETTERS: Final = 90
"""Lines and average letters of type to which every view can be lowered and narrowed: with menus and
bars less than 1024 x 600 pixels, even in the large type of a projector ..."""

_LARGEST: Final = QSize(900, 384)
"""... and in type that is larger still, to what those are on a projector."""


class ViewRoom(QScrollArea):
    """Shows a view in all the room that there is, or scrolls it where there is too little."""

    def __init__(self, parent: QWidget) -> None:
        """Be empty, in its place already: there a view is made in the viewport of this room.

        subtle: a view that came from elsewhere would be dressed again with all that is in it, once
        in this room and once with it in `parent`: a third of the time that it takes to make.
        """
        super().__init__(parent)
        self._view = own_viewport(self)  # until there is one
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def hold(self, view: QWidget) -> None:
        """Show a view."""
        self._view = view
        self.setWidget(view)
        view.setAutoFillBackground(False)
        view.installEventFilter(self)
        view.show()

    def _fit(self) -> None:
        least = self._view.minimumSizeHint()
        least.setHeight(least.height() - self.fontMetrics().height())  # a line less is no harm
        # subtle: with the room of bars that are not needed any more a view would never be whole.
        room = self.maximumViewportSize()
        lower, narrower = least.height() > room.height(), least.width() > room.width()
        if lower:
            room.setWidth(room.width() - self.verticalScrollBar().sizeHint().width())
        if narrower:
            room.setHeight(room.height() - self.horizontalScrollBar().sizeHint().height())
        self._view.resize(room.expandedTo(least))

    def minimumSizeHint(self) -> QSize:
        """What the view needs if that is not much."""
        metrics = self.fontMetrics()
        most = QSize(MOST_LETTERS * metrics.averageCharWidth(), LEAST_LINES * metrics.height())
        return self._view.minimumSizeHint().boundedTo(most).boundedTo(_LARGEST)

    def sizeHint(self) -> QSize:
        """What the view would like."""
        return self._view.sizeHint()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the view all the room."""
        super().resizeEvent(event)
        self._fit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Fit again when something in the view needs more or less."""
        if event.type() == QEvent.Type.LayoutRequest and watched is self._view:
            self._fit()
            self.updateGeometry()
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave every key to the window."""
        event.ignore()
