"""A worker process and the thread that talks with it, at the window's end of the pipe.

It adds to `gui.worker`, the other end, that a process may be ended at any moment and may die at
any other, and that whoever waits for its word is told so.
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

from gui.worker import WORKER_DIED, Failure, Message, Order, Stop, receive, send, serve

TURN_SECONDS = 0.0005
"""So long Python's lock may stay with the thread that unpacks results while the window wants it.

A painter lets go of the lock at many of its calls; with the usual 5 ms it waits for it that long.
"""

_spawning = multiprocessing.get_context("spawn")


class WorkerLink:
    """A process and the thread that talks with it: starts it, sends orders, reads messages.

    `deliver` is called in that thread.
    """

    def __init__(self, preload: Sequence[str], deliver: Callable[[Message], None]) -> None:
        """Start the process, which imports the modules of `preload` before its first job."""
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
