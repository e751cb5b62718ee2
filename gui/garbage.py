"""Garbage is collected in the window's thread, and nowhere else.

Python collects in whichever thread happens to make an object too many. If that is the one that
reads the worker's pipe or imports a view, then forgotten windows and menus are destroyed outside
the thread they live in, and the program crashes. So automatic collection is off, and a timer of the
window asks now and then whether it is time. It walks the young objects often and all of them
seldom: a walk through everything takes longer than a frame.
"""

from __future__ import annotations

import gc
from typing import Final

from PySide6.QtCore import QObject, QTimer

YOUNG: Final = 50_000
"""Objects made since the last collection after which one is worth it."""

FULL_EVERY: Final = 20
INTERVAL_MS: Final = 1000


class WindowGarbage(QObject):
    """Collects garbage in the thread it is made in, as long as it lives."""

    def __init__(self, parent: QObject | None = None) -> None:
        """Take over from Python's own collector."""
        super().__init__(parent)
        self._collections = 0
        gc.disable()
        self._timer = QTimer(self, interval=INTERVAL_MS)
        self._timer.timeout.connect(self.tidy)
        self._timer.start()

    def settle(self) -> None:
        """Never walk through what is there now: it stays.

        Hardly any of it is garbage, four hundred objects of fifty thousand, and a walk to find them
        would take longer than a frame, just when the window has been drawn for the first time.
        """
        gc.freeze()

    def tidy(self) -> None:
        """Collect if enough objects have been made since."""
        if gc.get_count()[0] < YOUNG:
            return
        self._collections += 1
        gc.collect(2 if self._collections % FULL_EVERY == 0 else 1)
