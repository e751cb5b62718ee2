"""Long work in a worker process, so that the window never waits.

`gui.worker_link` holds the process, and `gui.worker` is what runs there. One job runs at a time:
starting another or cancelling ends the process at once, in the middle of whatever it does, because
a pattern that backtracks without end listens to nothing softer; the next process is started
straight away and is warm by the time it is wanted. What a job says arrives as signals in the
window's thread with the job's number, and whatever an earlier job still had to say is dropped.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal

from gui.worker import Message, Order

if TYPE_CHECKING:
    from gui.worker_link import WorkerLink

LINK: Final = "gui.worker_link"
"""With it come pipes and processes: it is imported when one is wanted, after the first paint."""


class Jobs(QObject):
    """Runs one job at a time in another process and tells what becomes of it.

    Every signal carries the job's number first, as `object`: a C int would overflow.
    """

    progressed = Signal(object, object)
    part_arrived = Signal(object, object)
    finished = Signal(object, object)
    failed = Signal(object, object)
    _arrived = Signal(object)

    def __init__(self, preload: Sequence[str] = (), parent: QObject | None = None) -> None:
        """Prepare for jobs; workers import the modules of `preload` before their first job."""
        super().__init__(parent)
        self._preload = tuple(preload)
        self._number = 0
        self._running = False
        self._closed = False
        self._worker: WorkerLink | None = None
        self._arrived.connect(self._take, Qt.ConnectionType.QueuedConnection)
        application = QCoreApplication.instance()
        if application is not None:
            application.aboutToQuit.connect(self.close)

    @property
    def running(self) -> bool:
        """Whether a job runs whose result has not come yet."""
        return self._running

    @property
    def current(self) -> int:
        """The number of the latest job."""
        return self._number

    def warm_up(self) -> None:
        """Start the process now, so that the first job need not wait for its imports."""
        if self._worker is None and not self._closed:
            link = importlib.import_module(LINK)
            self._worker = link.WorkerLink(self._preload, self._arrived.emit)

    def start(self, function: Callable[[Any, Any], object], argument: object) -> int:
        """Run `function(argument, reporter)` in the process instead of what runs there now.

        The function must be found by its module and name, and the argument picklable.
        """
        self.cancel()
        self._number += 1
        self.warm_up()
        if self._worker is not None:
            self._running = True
            self._worker.run(Order(self._number, function, argument))
        return self._number

    def cancel(self) -> None:
        """End the running job at once; nothing more is heard of it."""
        if self._running:
            self._running = False
            self._end_worker()
            self.warm_up()

    def finish_early(self) -> bool:
        """Ask the running job to end with what it has; false if there is nobody to ask.

        Whether it does is its own affair: it must look at `gui.worker.Reporter.stop_wanted`.
        """
        return self._running and self._worker is not None and self._worker.ask_to_stop()

    def rest(self) -> None:
        """End the process, with whatever it does; the next job starts another one."""
        self._running = False
        self._end_worker()

    def close(self) -> None:
        """End the process for good; the window is closing."""
        self._closed = True
        self._running = False
        worker = self._end_worker()
        if worker is not None:
            worker.wait()

    def _end_worker(self) -> WorkerLink | None:
        worker, self._worker = self._worker, None
        if worker is not None:
            worker.end()
        return worker

    def _take(self, message: Message) -> None:
        """Pass a message on, unless it is about a job that nobody waits for any more."""
        if not self._running or message.number != self._number:
            return
        self._running = not message.is_last
        signals = {
            "progress": self.progressed,
            "part": self.part_arrived,
            "result": self.finished,
            "failure": self.failed,
        }
        signals[message.kind].emit(message.number, message.value)
