"""What a person sees of an export: a bar while it is being made, a line or a box in the end."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QObject, SignalInstance
from PySide6.QtWidgets import QMainWindow, QMessageBox, QProgressDialog

from gui.sentences import messages

_BUTTONS = 160  # pixels, about what the buttons of a title bar take beside the title


class Export(Protocol):
    """Something that is made bit by bit while the window goes on."""

    progressed: SignalInstance
    finished: SignalInstance
    failed: SignalInstance
    cancelled: SignalInstance

    def start(self) -> None:
        """Begin."""

    def cancel(self) -> None:
        """Stop, and leave nothing behind."""

    def deleteLater(self) -> None:
        """It is not needed any more."""


@dataclass(frozen=True)
class ExportTexts:
    """What is said about an export.

    Attributes:
        title: what is being done.
        running: the same as a sentence.
        saved: where the file is, with {path}.
        failed: that there is no file.
    """

    title: str
    running: str
    saved: str
    failed: str


class ExportProgress(QObject):
    """Shows one export at a time over a window."""

    def __init__(self, window: QMainWindow) -> None:
        """Show nothing yet."""
        super().__init__(window)
        self._window = window
        self._export: Export | None = None
        self._texts = ExportTexts("", "", "", "")
        self._bar: QProgressDialog | None = None

    @property
    def running(self) -> bool:
        """Whether something is being made."""
        return self._export is not None

    def begin(self, export: Export, texts: ExportTexts) -> None:
        """Start an export and show how far it is; the one before it is stopped."""
        self.cancel()
        self._export, self._texts = export, texts
        export.progressed.connect(self._show)
        export.finished.connect(self._tell_end)
        export.failed.connect(self._tell_failure)
        export.cancelled.connect(self._forget)
        self._bar = self._make_bar()
        export.start()

    def cancel(self) -> None:
        """Stop; the window is closing, or the person does not want it any more."""
        if self._export is not None:
            self._export.cancel()

    def _make_bar(self) -> QProgressDialog:
        bar = QProgressDialog(self._texts.running, self.tr("Cancel"), 0, 0, self._window)
        bar.setWindowTitle(self._texts.title)
        title = bar.fontMetrics().horizontalAdvance(self._texts.title)
        bar.setMinimumWidth(title + _BUTTONS)
        bar.setAutoClose(False)
        bar.setAutoReset(False)
        bar.canceled.connect(self.cancel)
        return bar

    def _show(self, done: int, total: int) -> None:
        if self._bar is not None:
            self._bar.setMaximum(total)
            self._bar.setValue(done)

    def _forget(self) -> None:
        bar, export, self._bar, self._export = self._bar, self._export, None, None
        if export is not None:
            export.deleteLater()
        if bar is not None:
            bar.hide()
            bar.deleteLater()

    def _tell_end(self, path: Path) -> None:
        self._forget()
        self._window.statusBar().showMessage(self._texts.saved.format(path=path), 8000)

    def _tell_failure(self, problem: Exception) -> None:
        self._forget()
        QMessageBox.warning(self._window, self._texts.failed, messages.explain(problem))
