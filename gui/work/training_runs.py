"""Trainings one after the other: the small ones at once, the others in the worker process.

Whoever starts one hears the same signals either way. It adds to `gui.jobs`, which runs anything,
that it knows what a training is: every snapshot comes with the request it belongs to, and of a
request that was replaced or cancelled nothing more is heard.
"""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

from gui.jobs import Jobs
from gui.work.training_job import TrainingRequest, train_here, train_in_worker

PRELOAD = ("gui.work.training_job",)

PATIENCE_MS = 20_000
"""So long a cancelled training may take to say what it has learned."""


class TrainingRuns(QObject):
    """Runs one training at a time.

    Signals:
        started: a training began.
        progressed: a `Progress` of the running training.
        snapshot_arrived: the request and a `Snapshot` of it; the last one is complete.
        failed: the request and the exception, or the `Failure` that tells of it.
        ended: nothing runs any more, whatever the reason.
    """

    started = Signal()
    progressed = Signal(object)
    snapshot_arrived = Signal(object, object)
    failed = Signal(object, object)
    ended = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        """Have nothing to do yet."""
        super().__init__(parent)
        self._jobs = Jobs(PRELOAD, self)
        self._request: TrainingRequest | None = None
        self._leaving: TrainingRequest | None = None
        self._patience = QTimer(self, singleShot=True, interval=PATIENCE_MS)
        self._patience.timeout.connect(self._drop)
        self._jobs.progressed.connect(self._take_progress)
        self._jobs.part_arrived.connect(self._take_part)
        self._jobs.finished.connect(self._take_result)
        self._jobs.failed.connect(self._take_failure)

    @property
    def running(self) -> TrainingRequest | None:
        """The request that is being worked on."""
        return self._request

    def warm_up(self) -> None:
        """Start the worker process before it is needed."""
        self._jobs.warm_up()

    def start(self, request: TrainingRequest) -> None:
        """Train as asked, instead of what is running."""
        self._drop()
        self._request = request
        self.started.emit()
        if request.is_small:
            self._train_here(request)
        else:
            self._jobs.start(train_in_worker, request)

    def cancel(self, *, keep: bool = False) -> None:
        """Stop at once what is running.

        With `keep` the steps that it has made until now follow as soon as it has said them, unless
        another training is started first.
        """
        if self._request is None:
            return
        request, self._request = self._request, None
        if keep and self._jobs.finish_early():
            self._leaving = request
            self._patience.start()
        else:
            self._jobs.cancel()
        self.ended.emit()

    def _drop(self) -> None:
        """End the process in the middle of whatever it does."""
        self._patience.stop()
        self._leaving = None
        self._jobs.cancel()

    def close(self) -> None:
        """Stop for good."""
        self._request = self._leaving = None
        self._patience.stop()
        self._jobs.close()

    def _train_here(self, request: TrainingRequest) -> None:
        try:
            snapshot = train_here(request)
        except Exception as error:  # every error becomes a sentence, as those of the worker do
            self._fail(request, error)
        else:
            self._deliver(request, snapshot)

    def _take_progress(self, _: int, progress: object) -> None:
        if self._request is not None:
            self.progressed.emit(progress)

    def _take_part(self, _: int, snapshot: object) -> None:
        self.snapshot_arrived.emit(self._request or self._leaving, snapshot)

    def _take_result(self, _: int, snapshot: object) -> None:
        if self._request is not None:
            self._deliver(self._request, snapshot)
        elif self._leaving is not None:
            request, self._leaving = self._leaving, None
            self._patience.stop()
            self.snapshot_arrived.emit(request, snapshot)

    def _take_failure(self, _: int, failure: object) -> None:
        self._patience.stop()
        self._leaving = None
        if self._request is not None:
            self._fail(self._request, failure)

    def _deliver(self, request: TrainingRequest, snapshot: object) -> None:
        self._request = None
        self.snapshot_arrived.emit(request, snapshot)
        self._end()

    def _fail(self, request: TrainingRequest, problem: object) -> None:
        self._request = None
        self.failed.emit(request, problem)
        self._end()

    def _end(self) -> None:
        """Say that nothing runs, unless somebody who heard of the end started something new."""
        if self._request is None:
            self.ended.emit()
