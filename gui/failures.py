"""What happens when the program itself is wrong: a sentence for the person, details in a file.

No traceback is ever shown, and the window goes on: whatever was open can still be saved.
"""

import importlib
import logging
import sys
import threading
from pathlib import Path
from types import TracebackType

from PySide6 import QtWidgets
from PySide6.QtCore import QCoreApplication, QObject, QStandardPaths, Signal
from PySide6.QtWidgets import QApplication

_LARGEST_LOG = 500_000  # bytes


def log_path() -> Path:
    """The file that holds the details of the last failures."""
    folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.AppLocalDataLocation)
    return Path(folder) / "failures.log"


class FailureReporter(QObject):
    """Takes every exception that nobody caught, on any thread.

    `failed` is emitted in the thread of the reporter after the details were written. With a window
    a box tells of it and the program goes on; without one a line does, and the program ends.
    """

    failed = Signal(str)

    def __init__(self, parent: QObject | None = None, *, unattended: bool = False) -> None:
        super().__init__(parent)
        self._showing = False
        self.failed.connect(self._give_up if unattended else self._show)

    def install(self) -> None:
        """Become the place where uncaught exceptions end."""
        sys.excepthook = self.take
        threading.excepthook = self._take_from_thread

    def take(
        self,
        kind: type[BaseException],
        error: BaseException,
        trace: TracebackType | None,
    ) -> None:
        """Write the details down and tell the person; an interrupt just ends the program."""
        if issubclass(kind, KeyboardInterrupt):
            QCoreApplication.exit(130)
            return
        _write(error.with_traceback(trace))
        self.failed.emit(kind.__name__)

    def _take_from_thread(self, args: threading.ExceptHookArgs) -> None:
        if args.exc_value is not None:
            self.take(args.exc_type, args.exc_value, args.exc_traceback)

    def _give_up(self, kind: str) -> None:
        told = self.tr("The program made a mistake ({kind}). The details are in {path}")
        sys.stderr.write(f"{told.format(kind=kind, path=log_path())}\n")
        QCoreApplication.exit(1)

    def _show(self, kind: str) -> None:
        """One box at a time: a failure that repeats with every frame must not fill the screen."""
        if self._showing:
            return
        self._showing = True
        try:
            QtWidgets.QMessageBox.warning(
                QApplication.activeWindow(),
                self.tr("Something went wrong"),
                self.tr(
                    "The program made a mistake ({kind}). You can go on working; if something "
                    "looks wrong, save your tokenizer and start the program again.\n\n"
                    "The details are in {path}"
                ).format(kind=kind, path=log_path()),
            )
        finally:
            self._showing = False


def _write(error: BaseException) -> None:
    """Append the traceback to the log; a disk that is full must not make things worse."""
    handlers = importlib.import_module("logging.handlers")  # with it come sockets
    try:
        log_path().parent.mkdir(parents=True, exist_ok=True)
        handler: logging.Handler = handlers.RotatingFileHandler(
            log_path(), maxBytes=_LARGEST_LOG, backupCount=1, encoding="utf-8"
        )
    except OSError:
        return
    handler.setFormatter(logging.Formatter("%(asctime)s %(message)s"))
    record = logging.LogRecord(
        "gui",
        logging.ERROR,
        __file__,
        0,
        "%s",
        (QCoreApplication.applicationVersion(),),
        (type(error), error, error.__traceback__),
    )
    handler.handle(record)
    handler.close()
