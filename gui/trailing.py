"""Work that follows the position: at once when it moves now and then, a little later in a rush.

While somebody drags the slider, or plays at sixteen times the speed, the large pictures follow
every position; the lists beside them only have to be right when the eye can rest on them. Until
then they catch up one at a time, so that no single position has to wait for all of them.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QObject, QTimer

QUICK_MS: Final = 100
"""Wishes that come closer together than this are a rush, from the third on."""

PAUSE_MS: Final = 50
LONGEST_WAIT_MS: Final = 250
"""So long each piece of work may be put off."""


class Trailing(QObject):
    """Does its works whenever it is asked to, but in a rush only in a pause or when overdue."""

    def __init__(
        self,
        works: Sequence[Callable[[], None]],
        parent: QObject | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """`clock` gives seconds; tests may pass their own."""
        super().__init__(parent)
        self._works = works
        self._clock = clock
        self._quick = 0
        self._asked = float("-inf")
        self._done = [float("-inf")] * len(works)
        self._pause = QTimer(self, singleShot=True, interval=PAUSE_MS)
        self._pause.timeout.connect(self.do_now)

    @property
    def pending(self) -> bool:
        """Whether something has been asked for and not been done yet."""
        return self._pause.isActive()

    def ask(self) -> None:
        """The works are to be done, now or soon."""
        now = self._clock()
        self._quick = self._quick + 1 if now - self._asked < QUICK_MS / 1e3 else 0
        self._asked = now
        if self._quick < 2:
            self.do_now()
            return
        self._pause.start()
        longest = min(range(len(self._works)), key=self._done.__getitem__)
        if now - self._done[longest] > LONGEST_WAIT_MS / 1e3:
            self._do(longest)

    def settle(self) -> None:
        """Do what has been put off."""
        if self._pause.isActive():
            self.do_now()

    def do_now(self) -> None:
        """Do all works, whether they are asked for or not."""
        self._pause.stop()
        for index in range(len(self._works)):
            self._do(index)

    def _do(self, index: int) -> None:
        self._works[index]()
        self._done[index] = self._clock()
