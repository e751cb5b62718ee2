"""Openings one after the other: small files at once, the others in a worker of their own.

Whoever starts one hears the same signals either way. Of an opening that was replaced or cancelled
nothing more is heard. The worker is started when it is needed and ends with its work: a large
tokenizer leaves much memory behind, and is not opened often.
"""

from __future__ import annotations

import importlib
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal

from gui.jobs import Jobs
from gui.work.opening import Opening
from gui.worker import WORKER_DIED, Failure

if TYPE_CHECKING:
    from gui.work.opening_job import Opened

JOB: Final = "gui.work.opening_job"
"""It loads every reader of files, so it is imported when something is opened."""

READER_DIED: Final = "ReaderDied"
"""The first of `Failure.kinds` when the process ended that read the file."""


class OpeningRuns(QObject):
    """Opens one lot of files at a time.

    Signals:
        started: files are being opened.
        progressed: a `Progress`.
        texts_found: paths of what is no tokenizer, and whether one of them looks like a list of
            merges; it comes before the tokenizers.
        tokenizer_opened: a `LoadedTokenizer`.
        failed: the exception, or the `Failure` that tells of it.
        cancelled: the `Opening` that a person stopped; it comes after `ended`.
        ended: nothing is being opened any more, whatever the reason.
    """

    started = Signal()
    progressed = Signal(object)
    texts_found = Signal(object, bool)
    tokenizer_opened = Signal(object)
    failed = Signal(object)
    cancelled = Signal(object)
    ended = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        """Have nothing to do yet."""
        super().__init__(parent)
        self._jobs = Jobs((JOB,), self)
        self._opening: Opening | None = None
        self._texts_wanted = True
        self._jobs.progressed.connect(lambda _, progress: self.progressed.emit(progress))
        self._jobs.finished.connect(self._take_result)
        self._jobs.failed.connect(self._take_failure)

    @property
    def running(self) -> bool:
        """Whether files are being opened."""
        return self._opening is not None

    @property
    def opening(self) -> Opening | None:
        """What is being opened."""
        return self._opening

    def start(self, opening: Opening) -> None:
        """Open these files instead of those that are being opened."""
        self._jobs.rest()
        self._opening, self._texts_wanted = opening, True
        self.started.emit()
        open_all = importlib.import_module(JOB).open_all
        if opening.is_small:
            self._deliver(open_all(opening))
        else:
            self._jobs.start(open_all, opening)

    def forget_texts(self) -> None:
        """Another corpus was wished meanwhile: only the tokenizers are still wanted."""
        self._texts_wanted = False

    def cancel(self) -> None:
        """Stop at once."""
        if (opening := self._opening) is not None:
            self._end()
            self.cancelled.emit(opening)

    def close(self) -> None:
        """Stop for good."""
        self._opening = None
        self._jobs.close()

    def _take_result(self, _: int, opened: Opened) -> None:
        self._deliver(opened)

    def _take_failure(self, _: int, failure: Failure) -> None:
        """Say what is wrong; a process that died was not one that trained."""
        if failure.kind == WORKER_DIED and self._opening is not None:
            facts: dict[str, object] = {"path": str(self._opening.paths[0])}
            failure = replace(failure, kinds=(READER_DIED,), facts=facts)
        self.failed.emit(failure)
        self._end()

    def _deliver(self, opened: Opened) -> None:
        if opened.texts and self._texts_wanted:
            self.texts_found.emit(opened.texts, opened.looks_like_merges)
        for one in opened.tokenizers:
            if isinstance(one, Exception | Failure):
                self.failed.emit(one)
            else:
                self.tokenizer_opened.emit(one)
        self._end()

    def _end(self) -> None:
        self._opening = None
        self._jobs.rest()
        self.ended.emit()
