"""Trainings one after the other: the small ones at once, the others in the worker process.

Whoever starts one hears the same signals either way. It adds to `gui.jobs`, which runs anything,
that it knows what a training is: every snapshot comes with the request it belongs to, and of a
request that was replaced or cancelled nothing more is heard.
"""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from gui.jobs import Jobs
from gui.training_job import TrainingRequest, train_here, train_in_worker

PRELOAD = ("gui.training_job",)


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
        self._jobs.progressed.connect(lambda _, progress: self.progressed.emit(progress))
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
        self._jobs.cancel()
        self._request = request
        self.started.emit()
        if request.is_small:
            self._train_here(request)
        else:
            self._jobs.start(train_in_worker, request)

    def cancel(self) -> None:
        """Stop at once what is running."""
        if self._request is not None:
            self._jobs.cancel()
            self._request = None
            self.ended.emit()

    def close(self) -> None:
        """Stop for good."""
        self._request = None
        self._jobs.close()

    def _train_here(self, request: TrainingRequest) -> None:
        try:
            snapshot = train_here(request)
        except Exception as error:  # every error becomes a sentence, as those of the worker do
            self._fail(request, error)
        else:
            self._deliver(request, snapshot)

    def _take_part(self, _: int, snapshot: object) -> None:
        self.snapshot_arrived.emit(self._request, snapshot)

    def _take_result(self, _: int, snapshot: object) -> None:
        if self._request is not None:
            self._deliver(self._request, snapshot)

    def _take_failure(self, _: int, failure: object) -> None:
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
