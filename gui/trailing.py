"""Work that follows the position: at once when it moves now and then, a little later in a rush.

While somebody drags the slider, or plays at sixteen times the speed, the large pictures follow
every position; the lists beside them only have to be right when the eye can rest on them.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, QTimer

QUICK_MS: Final = 100
"""Wishes that come closer together than this are a rush, from the third on."""

PAUSE_MS: Final = 50
LONGEST_WAIT_MS: Final = 250


class Trailing(QObject):
    """Does `work` whenever it is asked to, but in a rush only where it pauses or lasts too long."""

    def __init__(
        self,
        work: Callable[[], None],
        parent: QObject | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """`clock` gives seconds; tests may pass their own."""
        super().__init__(parent)
        self._work = work
        self._clock = clock
        self._quick = 0
        self._asked = self._done = float("-inf")
        self._pause = QTimer(self, singleShot=True, interval=PAUSE_MS)
        self._pause.timeout.connect(self.do_now)

    @property
    def pending(self) -> bool:
        """Whether the work has been asked for and not been done yet."""
        return self._pause.isActive()

    def ask(self) -> None:
        """The work is to be done, now or soon."""
        now = self._clock()
        self._quick = self._quick + 1 if now - self._asked < QUICK_MS / 1e3 else 0
        self._asked = now
        if self._quick < 2 or now - self._done > LONGEST_WAIT_MS / 1e3:
            self.do_now()
        else:
            self._pause.start()

    def settle(self) -> None:
        """Do what has been put off."""
        if self._pause.isActive():
            self.do_now()

    def do_now(self) -> None:
        """Do the work, whether it is asked for or not."""
        self._pause.stop()
        self._work()
        self._done = self._clock()
