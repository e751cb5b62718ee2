"""Writing a handout while the window goes on: some pages at a time, then the file in one go."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from time import monotonic
from typing import Final, Protocol

from PySide6.QtCore import QObject, QTimer, Signal

from engine import TokenizerFileError
from engine.documented_json import write_atomically
from gui.export.handout.comparison_html import comparison_html
from gui.export.handout.comparison_pages import ComparisonPages, ComparisonSubject
from gui.export.handout.training_html import training_html
from gui.export.handout.training_pages import TrainingPages, TrainingSubject
from gui.export.scene import speaking

_SLICE: Final = 0.012  # seconds of work, after which the window has its turn


class _Pages(Protocol):
    @property
    def total(self) -> int: ...

    def make(self) -> Iterator[int]: ...


class HandoutExport(QObject):
    """Makes one handout.

    Signals:
        progressed: how many pages are made, and how many there will be.
        finished: the path of the file, which is complete.
        failed: the exception; there is no file, or the old one.
        cancelled: likewise.
    """

    progressed = Signal(int, int)
    finished = Signal(object)
    failed = Signal(object)
    cancelled = Signal()

    def __init__(
        self,
        subject: TrainingSubject | ComparisonSubject,
        language: str,
        path: Path,
        parent: QObject | None = None,
    ) -> None:
        """Get ready: the handout of a subject in a language."""
        super().__init__(parent)
        self._language, self._path = language, path
        self._pages: _Pages
        self._written: Callable[[], str]
        with speaking(language):
            if isinstance(subject, TrainingSubject):
                training = TrainingPages(subject)
                self._pages, self._written = training, lambda: training_html(training.handout())
            else:
                comparison = ComparisonPages(subject)
                self._pages = comparison
                self._written = lambda: comparison_html(comparison.handout())
        self._making = self._pages.make()
        self._turn = QTimer(self)
        self._turn.timeout.connect(self._go_on)

    @property
    def running(self) -> bool:
        """Whether it is being made."""
        return self._turn.isActive()

    def start(self) -> None:
        """Begin."""
        self.progressed.emit(0, self._pages.total)
        self._turn.start(0)

    def cancel(self) -> None:
        """Stop; nothing is written."""
        if self.running:
            self._turn.stop()
            self.cancelled.emit()

    def _go_on(self) -> None:
        """Make some pages; after the last one, write the file."""
        made: int | None = 0
        end = monotonic() + _SLICE
        with speaking(self._language):
            while made is not None and monotonic() < end:
                made = next(self._making, None)
        if made is None:
            self._turn.stop()
            self._write()
        else:
            self.progressed.emit(made, self._pages.total)

    def _write(self) -> None:
        with speaking(self._language):
            text = self._written()
        try:
            # Half a surrogate pair, which UTF-8 cannot hold, is written as its number.
            write_atomically(self._path, text.encode("utf-8", "backslashreplace"))
        except TokenizerFileError as error:
            self.failed.emit(error)
        else:
            self.progressed.emit(self._pages.total, self._pages.total)
            self.finished.emit(self._path)
