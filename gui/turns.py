"""Work that is done a part at a time, so that the window answers in between.

It adds to `trailing` works that are cut into parts themselves: a generator that yields wherever it
may be interrupted. Whoever needs what it makes before it is done lets it finish at once. And what
Qt would paint in one go is painted a widget at a time, by those who wait for their turn.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Generator, Iterator
from typing import Final, TypeVar

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, QTimer, Signal

SECONDS: Final = 0.001
"""So long one part follows the other in a turn of the event loop."""

_AFTER_PAINTING: Final = Qt.EventPriority.LowEventPriority.value - 1
_Result = TypeVar("_Result")


def at_once(work: Generator[object, None, _Result]) -> _Result:
    """Do all parts of a work one after the other; returns what it returns."""
    while True:
        try:
            next(work)
        except StopIteration as end:
            result: _Result = end.value
            return result


class NextTurn(QObject):
    """Calls somebody when all that happens now is painted and what waits meanwhile has been done.

    subtle: a timer of no time that is started now would be next, whatever has become due since: it
    is started after the painting instead.
    """

    def __init__(self, call: Callable[[], None], parent: QObject) -> None:
        super().__init__(parent)
        self._is_wanted = False
        self._timer = QTimer(self, singleShot=True, interval=0)
        self._timer.timeout.connect(call)

    def start(self) -> None:
        """Call in the next turn."""
        self._is_wanted = True
        QCoreApplication.postEvent(self, QEvent(QEvent.Type.User), _AFTER_PAINTING)

    def stop(self) -> None:
        """Do not call."""
        self._is_wanted = False
        self._timer.stop()

    def event(self, event: QEvent) -> bool:
        """All is painted."""
        if event.type() != QEvent.Type.User:
            return super().event(event)
        if self._is_wanted:
            self._timer.start()
        return True


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
        self._turn = NextTurn(self._take_turn, self)

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


class OneByOne(QObject):
    """Gives each who asks a turn of its own, in the order in which they ask.

    Qt paints all widgets that have changed in one go, after the turn in which they say so.

    Signals:
        given: whose turn it is.
    """

    given = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        """Nobody asks yet."""
        super().__init__(parent)
        self._asking: list[object] = []
        self._turn = NextTurn(self._take_turn, self)

    def is_asked_by(self, who: object) -> bool:
        """Whether somebody waits for a turn."""
        return who in self._asking

    def ask(self, who: object) -> None:
        """Wait for a turn, unless one waits already."""
        if who not in self._asking:
            self._asking.append(who)
            self._turn.start()

    def leave(self, who: object) -> None:
        """Wait no longer."""
        if who in self._asking:
            self._asking.remove(who)

    def finish(self) -> None:
        """Give all their turns now."""
        while self._asking:
            self._give()

    def _take_turn(self) -> None:
        if self._asking:
            self._give()
            self._turn.start()

    def _give(self) -> None:
        self.given.emit(self._asking.pop(0))
