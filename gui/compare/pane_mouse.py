"""The mouse in a lane: what it hovers, what it clicks, what it selects by dragging."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, Qt
from PySide6.QtWidgets import QApplication

from gui.compare import lane_touch
from gui.compare.frames import Gap, PaneTokens

if TYPE_CHECKING:
    from gui.compare.token_pane import TokenPane


class PaneMouse:
    """The mouse over a pane: `token` and `gap` are what is under it."""

    def __init__(self, pane: TokenPane) -> None:
        """Serve a pane."""
        self._pane = pane
        self.token: int | None = None
        self.gap: Gap | None = None
        self._pressed: QPointF | None = None

    def forget(self) -> None:
        """Something else may be under the mouse now."""
        self.token = self.gap = None

    def hover(self, point: QPointF | None) -> None:
        """Point at what is at a point of the viewport; None points at nothing."""
        gap = None if point is None else self._pane.gap_at(point)
        token = None if point is None or gap is not None else self._pane.token_at(point)
        if gap == self.gap and token == self.token:
            return
        changed = token != self.token
        self._repaint()
        self.token, self.gap = token, gap
        self._repaint()
        shapes = Qt.CursorShape
        pointing = shapes.PointingHandCursor if token is not None else shapes.IBeamCursor
        self._pane.viewport().setCursor(pointing if gap is None else shapes.SplitHCursor)
        if changed:
            self._pane.token_hovered.emit(token)

    def _repaint(self) -> None:
        if self.token is not None:
            tokens = self._pane.tokens or PaneTokens()
            start, end = tokens.byte_range(self.token)
            self._pane.repaint_bytes(start - 1, end + 1)
        if self.gap is not None:
            self._pane.repaint_bytes(self.gap.byte_offset - 1, self.gap.byte_offset + 1)

    def press(self, point: QPointF) -> None:
        """Begin a click or a selection."""
        self._pressed = QPointF(point)
        self._pane.select(0, 0)

    def drag(self, point: QPointF) -> None:
        """Select from where the button went down; scroll at the edges."""
        if self._pressed is None:
            return
        far = (point - self._pressed).manhattanLength() >= QApplication.startDragDistance()
        if not far and self._pane.selection is None:
            return
        scene, top = self._pane.scene(), self._pane.top()
        ends = [lane_touch.byte_under(scene, at, top) for at in (self._pressed, point)]
        self._pane.select(min(ends), max(ends))
        self._scroll(point.y())

    def release(self, point: QPointF, modifiers: Qt.KeyboardModifier) -> None:
        """Click, unless something was selected."""
        pressed, self._pressed = self._pressed, None
        if pressed is not None and self._pane.selection is None:
            self._click(point, modifiers)

    def _click(self, point: QPointF, modifiers: Qt.KeyboardModifier) -> None:
        pane = self._pane
        if modifiers & Qt.KeyboardModifier.ControlModifier:
            gap = lane_touch.nearest_gap(pane.scene(), point, pane.top())
        else:
            gap = pane.gap_at(point)
        token = pane.token_at(point) if gap is None else None
        pane.take_caret(token if gap is None else gap)
        if gap is not None:
            pane.gap_clicked.emit(gap)
        elif token is not None:
            pane.token_clicked.emit(token)

    def _scroll(self, y: float) -> None:
        bar, height = self._pane.verticalScrollBar(), self._pane.viewport().height()
        step = bar.singleStep() if y > height else -bar.singleStep() if y < 0 else 0
        if step and self._pressed is not None:
            before = bar.value()
            bar.setValue(before + step)
            self._pressed -= QPointF(0, bar.value() - before)
