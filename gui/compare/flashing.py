"""Tokens that the last key has changed light up and fade; with little motion they stay marked."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QObject, QTimer

from gui.compare.frames import Flash, IntArray
from gui.compare.token_pane import TokenPane

LENGTH: Final = 0.9
"""Seconds until a flash is over."""

_TICK_MS: Final = 33


class Flashing(QObject):
    """Drives the flashes of all lanes."""

    def __init__(
        self, parent: QObject | None = None, clock: Callable[[], float] = time.monotonic
    ) -> None:
        """`clock` gives seconds; tests may pass their own."""
        super().__init__(parent)
        self._clock = clock
        self._lit: list[tuple[TokenPane, IntArray]] = []
        self._began = 0.0
        self._timer = QTimer(self, interval=_TICK_MS)
        self._timer.timeout.connect(self.advance)

    def begin(self, lit: Sequence[tuple[TokenPane, IntArray]], *, still: bool) -> None:
        """Flash these tokens of these panes; `still`: mark them until the next key instead."""
        self.end()
        self._lit = [(pane, tokens) for pane, tokens in lit if len(tokens)]
        self._began = self._clock()
        for pane, tokens in self._lit:
            pane.show_flash(Flash(tokens, 1.0, still))
        if self._lit and not still:
            self._timer.start()

    def advance(self) -> None:
        """Show the flash as it is now."""
        strength = 1.0 - (self._clock() - self._began) / LENGTH
        if strength <= 0:
            self.end()
            return
        for pane, tokens in self._lit:
            pane.show_flash(Flash(tokens, strength))

    def end(self) -> None:
        """Show no flash any more."""
        self._timer.stop()
        for pane, _ in self._lit:
            pane.show_flash(None)
        self._lit = []
