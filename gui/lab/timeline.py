"""One of two timelines: its pairs as bars at any moment, under a heading that says which it is."""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QWidget

from engine import Trace
from gui.training.pair_bars import PairBars
from gui.training.presenter import Presenter
from gui.widgets.panel import Panel


class Timeline(Panel):
    """Draws any frame between two positions; a timeline that has ended stays at its end."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Show nothing yet."""
        bars = PairBars()
        super().__init__(bars, parent)
        self.bars = bars
        self._allow_low()
        self.presenter: Presenter | None = None

    def _allow_low(self) -> None:
        """Be content with three short bars: two timelines have to fit a projector."""
        least = self.bars.minimumSizeHint()
        self.bars.setMinimumSize(least.width() * 3 // 5, least.height() * 3 // 5)

    def show_trace(self, trace: Trace | None) -> None:
        """Draw another trace from now on; a frame has to follow."""
        self.presenter = None if trace is None else Presenter(trace)

    def show_frame(self, base: int, alpha: float) -> None:
        """Draw the moment `alpha` of the way from position `base` to the next one."""
        presenter = self.presenter
        if presenter is None:
            return
        last = len(presenter.trace)
        base = min(base, last)
        moving = alpha > 0.0 and base < last
        if moving:
            presenter.views.prepare(base + 2)
        after = presenter.bars(base + 1) if moving else None
        self.bars.show_frame(presenter.bars(base), after, alpha if moving else 0.0)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._allow_low()
