"""Tells when a file that was opened is another one on the disk now.

Programs that save atomically replace a file, which ends Qt's watch over it: it begins again, and
what counts is the time of the change, not that the system said something.
"""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QFileSystemWatcher, QObject, QTimer, Signal

from gui.loaded_tokenizer import modification_time

_SETTLED_MS = 400  # a file that is being written says so many times


class FileWatch(QObject):
    """Watches files and folders; `changed` has the path of one that is another one now."""

    changed = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        """Watch nothing."""
        super().__init__(parent)
        self._times: dict[Path, int | None] = {}
        self._watcher = QFileSystemWatcher(self)
        self._settle = QTimer(self, singleShot=True, interval=_SETTLED_MS)
        self._settle.timeout.connect(self.look)
        self._watcher.fileChanged.connect(lambda _: self._settle.start())
        self._watcher.directoryChanged.connect(lambda _: self._settle.start())

    def watch(self, path: Path, known: int | None) -> None:
        """Watch a file that was read when its time of change was `known`."""
        self._times[path] = known
        self._watcher.addPath(str(path))

    def forget(self, path: Path) -> None:
        """Watch it no longer."""
        if self._times.pop(path, None) is not None:
            self._watcher.removePath(str(path))

    def look(self) -> None:
        """Compare what is known with what is there; a file that is gone has not changed."""
        for path, known in list(self._times.items()):
            now = modification_time(path)
            if now is None:
                continue
            self._watcher.addPath(str(path))
            if now != known:
                self._times[path] = now
                self.changed.emit(path)
