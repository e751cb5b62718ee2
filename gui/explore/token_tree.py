"""The tree of a token in its room: fitted, zoomed, dragged; `token_canvas` draws it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QSizePolicy, QWidget

from gui.explore.token_canvas import LEAST_FIT, TreeCanvas
from gui.explore.token_names import TokenNames

_STEP = 1.2
_MOST_LINES = 20  # a higher tree scrolls in its room


class TreeArea(QScrollArea):
    """Shows a `TreeCanvas`, as large as it can be read and, if possible, whole."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.canvas = TreeCanvas()
        self._fitted = True
        self.setWidget(self.canvas)
        self.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)
        self.setFocusProxy(self.canvas)
        for ground in (self.canvas, self.viewport()):
            ground.setAutoFillBackground(False)
        self.horizontalScrollBar().valueChanged.connect(self.canvas.update)  # labels stay in sight
        self.canvas.zoom_requested.connect(self.zoom_by)
        self.canvas.dragged.connect(self._pan)
        self.canvas.current_moved.connect(self._follow)

    def show_token(self, names: TokenNames | None, row: int | None) -> None:
        """Show another token, fitted."""
        self._fitted = True
        self.canvas.show_token(names, row)
        self.updateGeometry()
        self._fit()

    def zoom_by(self, steps: int) -> None:
        """Zoom in (1), out (-1), or fit the tree into its room (0)."""
        self._fitted = steps == 0
        if self._fitted:
            self._fit()
        else:
            self.canvas.set_zoom(self.canvas.zoom() * _STEP**steps)

    def _fit(self) -> None:
        if self._fitted:
            self.canvas.set_zoom(self.canvas.fitting_zoom(self.maximumViewportSize()))

    def _pan(self, by: QPoint) -> None:
        for bar, step in ((self.horizontalScrollBar(), by.x()), (self.verticalScrollBar(), by.y())):
            bar.setValue(bar.value() - step)

    def _follow(self, rect: QRect) -> None:
        middle = rect.center()
        margins = rect.width() // 2 + 8, rect.height() // 2 + 8
        self.ensureVisible(middle.x(), middle.y(), *margins)
        if (page := self._page()) is not None and (content := page.widget()) is not None:
            there = self.canvas.mapTo(content, middle)
            page.ensureVisible(there.x(), there.y(), *margins)

    def _page(self) -> QScrollArea | None:
        """What scrolls the page with the tree, where that is lower than its content."""
        over = self.parentWidget()
        while over is not None and not isinstance(over, QScrollArea):
            over = over.parentWidget()
        return over

    def minimumSizeHint(self) -> QSize:
        """All levels as small as they can be read, up to some lines: the page around scrolls."""
        line, drawing = self.fontMetrics().height(), self.canvas.drawing()
        if drawing is None:
            return QSize(8 * line, 3 * line)
        height = round(LEAST_FIT * drawing.size[1]) + 2 + self._bar_height()
        return QSize(8 * line, min(_MOST_LINES * line, height))

    def sizeHint(self) -> QSize:
        """The whole tree, unmagnified: what is below a small one gets the rest."""
        drawing = self.canvas.drawing()
        if drawing is None:
            return self.minimumSizeHint()
        width, height = drawing.size
        whole = QSize(round(width), round(height) + self._bar_height())
        return whole.expandedTo(self.minimumSizeHint())

    def _bar_height(self) -> int:
        """How much a bar below takes of the room: nothing where the tree is not too wide."""
        drawing = self.canvas.drawing()
        if drawing is None or LEAST_FIT * drawing.size[0] + 2 <= self.width():
            return 0
        return self.horizontalScrollBar().sizeHint().height()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit again, unless a person zoomed."""
        super().resizeEvent(event)
        if event.oldSize().width() != event.size().width():
            self.updateGeometry()
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        """Fit again after the theme changed."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self.updateGeometry()
            self._fit()
