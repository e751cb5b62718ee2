"""Long work in a worker process, so that the window never waits.

`gui.worker` is the other end of the pipe. One job runs at a time: starting another or cancelling
ends the process at once, in the middle of whatever it does, because a pattern that backtracks
without end listens to nothing softer; the next process is started straight away and is warm by the
time it is wanted. What a job says arrives as signals in the window's thread with the job's number,
and whatever an earlier job still had to say is dropped.
"""

from __future__ import annotations

import multiprocessing
import queue
import sys
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal

from gui.worker import Failure, Message, Order, Stop, receive, send, serve

WORKER_DIED = "WorkerDied"
"""The `Failure.kind` of a job whose process ended without a word (out of memory, killed)."""

TURN_SECONDS = 0.0005
"""So long Python's lock may stay with the thread that unpacks results while the window wants it.

A painter lets go of the lock at many of its calls; with the usual 5 ms it waits for it that long.
"""

_spawning = multiprocessing.get_context("spawn")


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
        self._worker: _Worker | None = None
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
            self._worker = _Worker(self._preload, self._arrived.emit)

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

    def _end_worker(self) -> _Worker | None:
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


class _Worker:
    """A process and the thread that talks with it: starts it, sends orders, reads messages.

    `deliver` is called in that thread.
    """

    def __init__(self, preload: Sequence[str], deliver: Callable[[Message], None]) -> None:
        self._preload = preload
        self._deliver = deliver
        self._orders: queue.SimpleQueue[Order | None] = queue.SimpleQueue()
        self._lock, self._sending = threading.Lock(), threading.Lock()
        self._ended = False
        self._process: SpawnProcess | None = None
        self._pipe: Connection | None = None
        sys.setswitchinterval(TURN_SECONDS)
        self._thread = threading.Thread(target=self._talk, name="worker-pipe", daemon=True)
        self._thread.start()

    def run(self, order: Order) -> None:
        """Queue an order; returns at once."""
        self._orders.put(order)

    def end(self) -> None:
        """Kill the process, now."""
        with self._lock:
            self._ended = True
            if self._process is not None:
                self._process.terminate()
        self._orders.put(None)

    def ask_to_stop(self) -> bool:
        """Tell the process to end its job soon; false while that cannot be said at once."""
        if not self._sending.acquire(blocking=False):
            return False
        try:
            if self._pipe is None:
                return False
            send(self._pipe, Stop())
        except OSError:
            return False
        finally:
            self._sending.release()
        return True

    def wait(self, seconds: float = 2.0) -> None:
        """Wait until the thread has seen the end of its process."""
        self._thread.join(seconds)

    def _talk(self) -> None:
        """Body of the thread."""
        self._start()
        while (order := self._orders.get()) is not None and not self._ended:
            if self._process is None or not self._process.is_alive():
                self._start()  # it died while it had nothing to do
            self._follow(order)
        self._clean_up()

    def _start(self) -> None:
        """Start a process, unless the end came first."""
        self._clean_up()
        ours, theirs = _spawning.Pipe()
        process = _spawning.Process(
            target=serve, args=(theirs, self._preload), name="bpe-worker", daemon=True
        )
        with self._lock:
            if not self._ended:
                # The system may have no room for another process: the order then fails.
                with suppress(OSError):
                    process.start()
                    self._pipe, self._process = ours, process
        if self._pipe is None:
            ours.close()
        theirs.close()  # so that the pipe ends when the process does

    def _follow(self, order: Order) -> None:
        """Send an order and deliver what is said about it, to the last word."""
        try:
            self._converse(order)
        except (EOFError, OSError):
            self._clean_up()  # its pipe is closed, but it may still count as alive for a moment
            self._fail(order, Failure((WORKER_DIED,), "the process ended"))
        except Exception as error:  # what cannot be pickled; the window must not wait for it
            self._fail(order, Failure.of(error))

    def _converse(self, order: Order) -> None:
        if self._pipe is None:
            raise EOFError
        with self._sending:
            send(self._pipe, order)
        while True:
            message = receive(self._pipe)
            self._tell(message)
            if message.is_last:
                return

    def _fail(self, order: Order, failure: Failure) -> None:
        self._tell(Message(order.number, "failure", failure))

    def _tell(self, message: Message) -> None:
        """Deliver a message while somebody listens."""
        if not self._ended:
            with suppress(RuntimeError):  # the window may be gone without having said so
                self._deliver(message)

    def _clean_up(self) -> None:
        """Close the pipe and take leave of the process, so that no zombie stays."""
        if self._pipe is not None:
            self._pipe.close()
        if self._process is not None:
            self._process.terminate()
            self._process.join()
        self._pipe = self._process = None
