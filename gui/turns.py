"""Work that is done a part at a time, so that the window answers in between.

It adds to `trailing` works that are cut into parts themselves: a generator that yields wherever it
may be interrupted. Whoever needs what it makes before it is done lets it finish at once.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Generator, Iterator
from typing import Final, TypeVar

from PySide6.QtCore import QObject, QTimer

SECONDS: Final = 0.002
"""So long one part follows the other in a turn of the event loop."""

_Result = TypeVar("_Result")


def at_once(work: Generator[object, None, _Result]) -> _Result:
    """Do all parts of a work one after the other; returns what it returns."""
    while True:
        try:
            next(work)
        except StopIteration as end:
            result: _Result = end.value
            return result


class InTurns(QObject):
    """Does one work in the turns to come, or what is left of it at once."""

    def __init__(
        self, parent: QObject | None = None, clock: Callable[[], float] = time.perf_counter
    ) -> None:
        """`clock` gives seconds; tests may pass their own."""
        super().__init__(parent)
        self._clock = clock
        self._work: Iterator[object] | None = None
        self._busy = False
        self._turn = QTimer(self, singleShot=True, interval=0)
        self._turn.timeout.connect(self._take_turn)

    @property
    def pending(self) -> bool:
        """Whether there is work that is not done yet."""
        return self._work is not None

    def begin(self, work: Iterator[object]) -> None:
        """Do this work, beginning in the next turn, instead of what is left of the one before."""
        self._work = work
        self._turn.start()

    def finish(self) -> None:
        """Do all that is left now; nothing if it is the work itself that asks."""
        if not self._busy:
            self._do(float("inf"))

    def stop(self) -> None:
        """Leave undone what is left."""
        self._work = None
        self._turn.stop()

    def _take_turn(self) -> None:
        self._do(self._clock() + SECONDS)

    def _do(self, end: float) -> None:
        """Do part after part until a moment has come."""
        work, self._busy = self._work, True
        try:
            while work is not None and self._work is work:
                if not self._do_part(work):
                    return
                if self._clock() >= end:
                    self._turn.start()
                    return
        finally:
            self._busy = False

    def _do_part(self, work: Iterator[object]) -> bool:
        """Do one part; says whether another may follow."""
        for _ in work:
            return True
        if self._work is work:
            self._work = None
        return False
