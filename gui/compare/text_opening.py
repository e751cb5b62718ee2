"""Opening a text file to be split: large ones are read in a worker, and that can be cancelled."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, Signal

from engine.text.reading import CorpusError
from gui.compare.text_field import MOST_BYTES
from gui.jobs import Jobs
from gui.widgets.work_bar import WorkBar
from gui.work.compare_reading import SMALL, TextFile, TooLong, read
from gui.worker import Progress


class TextOpening(QObject):
    """Reads one file at a time; a newer one takes the place of the one before.

    Signals:
        text_read: the text.
        text_too_long: how many bytes it has.
        failed: the exception, or the `Failure` that tells of it.
    """

    text_read = Signal(object)
    text_too_long = Signal(object)
    failed = Signal(object)

    def __init__(self, bar: WorkBar) -> None:
        """Show in `bar` what takes a while."""
        super().__init__(bar)
        self._bar = bar
        self._running = False
        self._jobs = Jobs(("gui.work.compare_reading",), self)
        self._jobs.progressed.connect(lambda _, progress: self._show(progress))
        self._jobs.finished.connect(lambda _, value: self._take(value))
        self._jobs.failed.connect(lambda _, failure: self._fail(failure))
        bar.cancel_requested.connect(self.cancel)

    @property
    def running(self) -> bool:
        """Whether a file is being read."""
        return self._running

    def open(self, path: Path) -> None:
        """Read a file instead of the one that is being read."""
        self.cancel()
        order = TextFile(path, MOST_BYTES)
        try:
            if path.stat().st_size > SMALL:
                self._running = True
                self._bar.begin("opening")
                self._jobs.start(read, order)
            else:
                self._take(read(order, _Silence()))
        except (CorpusError, OSError) as error:
            self._fail(error)

    def cancel(self) -> None:
        """Stop at once; nothing more is heard."""
        if self._running:
            self._jobs.cancel()
            self._end()

    def close(self) -> None:
        """Stop for good; the window is closing."""
        self._end()
        self._jobs.close()

    def _show(self, progress: Progress) -> None:
        self._bar.show_progress(progress.stage, progress.done, progress.total)

    def _take(self, value: object) -> None:
        self._end()
        if isinstance(value, TooLong):
            self.text_too_long.emit(value.size)
        else:
            self.text_read.emit(value)

    def _fail(self, failure: object) -> None:
        self._end()
        self.failed.emit(failure)

    def _end(self) -> None:
        self._running = False
        self._bar.end()


class _Silence:
    """Nobody hears how far a small file is."""

    def progress(self, stage: str, done: int, total: int = 0) -> None:
        """Nothing is shown."""

    def part(self, value: object) -> None:
        """Nothing is shown."""
