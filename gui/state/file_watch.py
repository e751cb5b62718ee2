"""Tells when a file that was opened is another one on the disk now, or is there no more.

Programs that save atomically replace a file, which ends Qt's watch over it: it begins again, and
what counts is the time of the change, not that the system said something.
"""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QFileSystemWatcher, QObject, QTimer, Signal

from gui.work.loaded_tokenizer import modification_time

_SETTLED_MS = 400  # a file that is being written says so many times


class FileWatch(QObject):
    """Watches files and folders.

    Signals:
        changed: the path of one that is another one now.
        gone: the path of one that is no longer there.
        returned: the path of one that is there again, as it was read.
    """

    changed = Signal(object)
    gone = Signal(object)
    returned = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        """Watch nothing."""
        super().__init__(parent)
        self._read: dict[Path, int | None] = {}
        self._seen: dict[Path, int | None] = {}
        self._watcher = QFileSystemWatcher(self)
        self._settle = QTimer(self, singleShot=True, interval=_SETTLED_MS)
        self._settle.timeout.connect(self.look)
        self._watcher.fileChanged.connect(lambda _: self._settle.start())
        self._watcher.directoryChanged.connect(lambda _: self._settle.start())

    def watch(self, path: Path, known: int | None) -> None:
        """Watch a file that was read when its time of change was `known`."""
        self._read[path] = self._seen[path] = known
        self._watcher.addPath(str(path))

    def forget(self, path: Path) -> None:
        """Watch it no longer."""
        self._seen.pop(path, None)
        if self._read.pop(path, None) is not None:
            self._watcher.removePath(str(path))

    def look(self) -> None:
        """Compare what is known with what is there."""
        for path, seen in list(self._seen.items()):
            now = modification_time(path)
            # The folder says when a file comes back.
            self._watcher.addPath(str(path.parent if now is None else path))
            if now == seen:
                continue
            self._seen[path] = now
            if now is None:
                self.gone.emit(path)
            elif now == self._read[path]:
                self.returned.emit(path)
            else:
                self.changed.emit(path)
