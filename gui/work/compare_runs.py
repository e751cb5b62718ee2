"""Splitting texts one after the other: what is quick at once, the rest in a worker of its own.

Its worker is not that of the trainings, so that neither cancels the other. A key that is pressed
while the worker is busy does not kill it (as `gui.jobs` would): the newest text waits and is next,
and what was asked before and not begun is forgotten. Only a job that goes on for seconds is killed.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from gui.jobs import Jobs
from gui.work.compare_job import Encoded, Place, Reply, Request, answer, work
from gui.work.tokenizer_shelf import MissingTokenizersError, Shelf, TokenizerKey

PRELOAD: Final = ("gui.work.compare_job",)
PATIENCE_MS: Final = 8_000
"""How long a job may hold up a newer one."""


class CompareRuns(QObject):
    """Answers requests; of each kind (tokens, a place) only the newest.

    Signals:
        replied: the request and an `Encoded` or a `Place`.
        failed: the request and the exception, or the `Failure` that tells of it.
        busy_changed: whether the worker has something to do is different now.
    """

    replied = Signal(object, object)
    failed = Signal(object, object)
    busy_changed = Signal()

    def __init__(self, shelf: Shelf, parent: QObject | None = None) -> None:
        """Answer with the tokenizers of a shelf; what the worker makes is put there, too."""
        super().__init__(parent)
        self._shelf = shelf
        self._jobs = Jobs(PRELOAD, self)
        self._newest: dict[bool, Request] = {}
        self._waiting: dict[bool, Request] = {}
        self._running: Request | None = None
        self._again = False
        self._shown = 0
        self._sent: set[TokenizerKey | int] = set()
        self._patience = QTimer(self, singleShot=True, interval=PATIENCE_MS)
        self._patience.timeout.connect(self._lose_patience)
        self._jobs.finished.connect(self._take_reply)
        self._jobs.failed.connect(self._take_failure)

    @property
    def busy(self) -> bool:
        """Whether the worker has something to do."""
        return self._running is not None

    def warm_up(self) -> None:
        """Start the worker before it is needed."""
        self._jobs.warm_up()

    def ask(self, request: Request, *, quick: bool) -> None:
        """Answer a request here if it is quick, else in the worker."""
        kind = _kind(request)
        self._newest[kind] = request
        self._waiting.pop(kind, None)
        if quick:
            self._answer_here(request)
        else:
            self._waiting[kind] = request
            self._go_on()

    def cancel(self) -> None:
        """Stop at once; nothing that was asked will be answered."""
        self._waiting.clear()
        self._newest.clear()
        self._stop()

    def close(self) -> None:
        """Stop for good."""
        self._waiting.clear()
        self._newest.clear()
        self._running = None
        self._patience.stop()
        self._jobs.close()

    # How

    def _answer_here(self, request: Request) -> None:
        try:
            value = answer(self._shelf, request)
        except Exception as error:  # every error becomes a sentence, as those of the worker do
            self.failed.emit(request, error)
        else:
            self._tell(request, value)

    def _go_on(self) -> None:
        """Begin what waits, tokens before places, unless something runs."""
        if self._running is None and self._waiting:
            self._again = False
            self._begin(self._waiting.pop(min(self._waiting)))

    def _begin(self, request: Request) -> None:
        keys = {way.tokenizer for way in request.ways}
        unsent = [key for key in keys if not self._sent & {key, key.number}]
        parcel = self._shelf.parcel(unsent)
        wanted = frozenset(key for key in keys if not self._shelf.has(key))
        self._sent |= parcel.traces.keys() | parcel.tokenizers.keys()
        self._set_running(request)
        self._patience.start()
        order = replace(request, wanted=wanted, parcel=parcel, shown=self._shown)
        self._jobs.start(work, order)

    def _take_reply(self, _: int, reply: Reply) -> None:
        request = self._running
        if request is None:
            return
        if reply.missing and not self._again:
            self._again = True  # a worker that is new since; or it has let go of them
            self._forget(reply.missing)
            self._begin(request)
            return
        self._shelf.put_all(reply.tokenizers)
        self._end(request)
        if reply.value is None:
            self._tell_failure(request, MissingTokenizersError(reply.missing))
        elif self._is_newest(request):
            self._tell(request, reply.value)
        self._go_on()

    def _take_failure(self, _: int, failure: object) -> None:
        request = self._running
        if request is not None:
            self._end(request)
            self._sent.clear()  # the process may be another one now
            self._tell_failure(request, failure)
            self._go_on()

    def _tell(self, request: Request, value: Encoded | Place) -> None:
        if isinstance(value, Encoded):
            self._shown = value.serial
        self.replied.emit(request, value)

    def _tell_failure(self, request: Request, problem: object) -> None:
        if self._is_newest(request):
            self.failed.emit(request, problem)

    def _end(self, request: Request) -> None:
        self._patience.stop()
        if not self._waiting:
            self._set_running(None)
        else:
            self._running = None

    def _set_running(self, request: Request | None) -> None:
        before, self._running = self._running, request
        if (before is None) != (request is None):
            self.busy_changed.emit()

    def _is_newest(self, request: Request) -> bool:
        return self._newest.get(_kind(request)) is request

    def _forget(self, keys: tuple[TokenizerKey, ...]) -> None:
        self._sent -= {*keys, *(key.number for key in keys)}

    def _lose_patience(self) -> None:
        if self._waiting:
            self._stop()
            self._go_on()
        else:
            self._patience.start()

    def _stop(self) -> None:
        self._patience.stop()
        if self._running is not None:
            self._jobs.cancel()
            self._sent.clear()
            self._set_running(None)


def _kind(request: Request) -> bool:
    """Whether a place is asked about; tokens sort before."""
    return request.byte_offset is not None
