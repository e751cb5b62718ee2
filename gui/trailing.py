"""Work that follows the position: soon when it moves now and then, a little later in a rush.

While somebody drags the slider, or plays at sixteen times the speed, the large pictures follow
every position; the lists beside them only have to be right when the eye can rest on them. Until
then they catch up one at a time. At rest, too, each has a turn of the event loop to itself, so that
nothing else that happens has to wait for all of them.
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
    """Does its works in turns of their own; in a rush in the next pause, or when overdue."""

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
        self._waiting: list[int] = []
        self._pause = QTimer(self, singleShot=True, interval=PAUSE_MS)
        self._pause.timeout.connect(self.begin)
        self._turn = QTimer(self, singleShot=True, interval=0)
        self._turn.timeout.connect(self._take_turn)

    @property
    def pending(self) -> bool:
        """Whether something has been asked for and not been done yet."""
        return self._pause.isActive() or self._turn.isActive()

    def ask(self) -> None:
        """The works are to be done, as soon as there is time for them."""
        now = self._clock()
        self._quick = self._quick + 1 if now - self._asked < QUICK_MS / 1e3 else 0
        self._asked = now
        if self._quick < 2:
            self.begin()
            return
        self._pause.start()
        longest = min(range(len(self._works)), key=self._done.__getitem__)
        if not self._turn.isActive() and now - self._done[longest] > LONGEST_WAIT_MS / 1e3:
            self._waiting = [longest]
            self._turn.start()

    def begin(self) -> None:
        """Do the works in the turns to come, rush or not; first what was done the longest ago."""
        self._pause.stop()
        self._waiting = sorted(range(len(self._works)), key=self._done.__getitem__)
        self._turn.start()

    def settle(self) -> None:
        """Do at once what has been put off."""
        if self.pending:
            self._pause.stop()
            self._turn.stop()
            for index in range(len(self._works)):
                self._do(index)

    def _take_turn(self) -> None:
        self._do(self._waiting.pop(0))
        if self._waiting:
            self._turn.start()

    def _do(self, index: int) -> None:
        self._works[index]()
        self._done[index] = self._clock()
