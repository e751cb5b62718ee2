"""Runs one search for words that differ at a time, in a worker of its own."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from gui.compare.differing_job import Search, search
from gui.compare.differing_rows import DifferingSummary
from gui.jobs import Jobs
from gui.worker import Progress


class DifferingSearch(QObject):
    """Searches; a new search replaces the one that runs.

    Signals:
        found: rows, in batches.
        progressed: how many words are looked at, of how many.
        finished: the `DifferingSummary`.
        failed: the `Failure`.
    """

    found = Signal(object)
    progressed = Signal(object, object)
    finished = Signal(object)
    failed = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        """Have nothing to look for."""
        super().__init__(parent)
        self._order: Search | None = None
        self._done = self._rows = 0
        self._jobs = Jobs((), self)
        self._jobs.part_arrived.connect(lambda _, rows: self._take_rows(rows))
        self._jobs.progressed.connect(lambda _, progress: self._take_progress(progress))
        self._jobs.finished.connect(lambda _, summary: self._end(summary))
        self._jobs.failed.connect(lambda _, failure: self._fail(failure))

    @property
    def running(self) -> bool:
        """Whether it still looks."""
        return self._order is not None

    def start(self, order: Search) -> None:
        """Look for words."""
        self._order, self._done, self._rows = order, 0, 0
        self._jobs.start(search, order)

    def cancel(self) -> None:
        """Stop at once; what was found stays."""
        if self._order is not None:
            source = self._order.wish.source
            self._jobs.cancel()
            self._end(DifferingSummary(source, self._rows, self._done, complete=False))

    def close(self) -> None:
        """Stop for good; the window is closing."""
        self._order = None
        self._jobs.close()

    def _take_rows(self, rows: tuple[object, ...]) -> None:
        self._rows += len(rows)
        self.found.emit(rows)

    def _take_progress(self, progress: Progress) -> None:
        self._done = progress.done
        self.progressed.emit(progress.done, progress.total)

    def _end(self, summary: object) -> None:
        self._order = None
        self.finished.emit(summary)

    def _fail(self, failure: object) -> None:
        self._order = None
        self.failed.emit(failure)
