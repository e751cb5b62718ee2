"""The last session is never lost: it is written now and then, and offered when it ended badly.

Each running program writes a file of its own into Qt's folder for local data and holds a lock
beside it. Who ends well removes both. A file whose lock nobody alive holds was left behind by a
crash.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QLockFile, QObject, QStandardPaths, QTimer

from gui.export.session_file import ENDING, SessionFileError, write_session
from gui.export.session_record import SessionRecord
from gui.session import Session

if TYPE_CHECKING:
    from gui.state.compare_state import CompareState

DELAY_MS: Final = 5_000
"""How long after a change the session is written; changes in between are written with it."""

_STEM: Final = "session-"
_LOCK: Final = ".lock"


def usual_folder() -> Path:
    """Where the sessions are kept that nobody has saved."""
    place = QStandardPaths.StandardLocation.AppLocalDataLocation
    return Path(QStandardPaths.writableLocation(place)) / "sessions"


def left_behind(folder: Path | None = None) -> Path | None:
    """The session of a program that did not end well, the latest of several; else None.

    Ask before an `Autosave` of this program begins. Whoever has offered it calls `discard`.
    """
    found = []
    with suppress(OSError):
        for path in (folder or usual_folder()).glob(f"{_STEM}*{ENDING}"):
            if _is_abandoned(path):
                found.append((path.stat().st_mtime_ns, path))
    return max(found)[1] if found else None


def discard(path: Path) -> None:
    """Forget a session that was left behind, and all older ones of that folder."""
    with suppress(OSError):
        latest = path.stat().st_mtime_ns
        for other in path.parent.glob(f"{_STEM}*{ENDING}"):
            if other.stat().st_mtime_ns <= latest and _is_abandoned(other):
                other.unlink(missing_ok=True)


def _is_abandoned(path: Path) -> bool:
    """Whether no living program holds the lock; Qt looks whether the one named in it lives."""
    lock = _lock_of(path)
    free = lock.tryLock(0)
    if free:
        lock.unlock()
    return free


def _lock_of(path: Path) -> QLockFile:
    lock = QLockFile(f"{path}{_LOCK}")
    lock.setStaleLockTime(0)  # a lesson may last for hours: old is not dead
    return lock


class Autosave(QObject):
    """Writes the session some seconds after it has changed, in a thread."""

    def __init__(
        self,
        session: Session,
        record: Callable[[], SessionRecord],
        folder: Path | None = None,
    ) -> None:
        """Listen to the session.

        Args:
            session: whose changes are worth writing.
            record: gives the state of now, for example `lambda: record_of(session, view)`.
            folder: where to write; `usual_folder()` if none is given.
        """
        super().__init__(session)
        self._record = record
        self._path = (folder or usual_folder()) / f"{_STEM}{os.getpid()}-{id(self):x}{ENDING}"
        self._lock = _lock_of(self._path)
        self._writer = ThreadPoolExecutor(1, thread_name_prefix="autosave")
        self._written: Future[None] | None = None
        self._later = QTimer(self, singleShot=True, interval=DELAY_MS)
        self._later.timeout.connect(self.save)
        for changed in (
            session.corpus_changed,
            session.setup_changed,
            session.position_changed,
            session.tokenizer_changed,
        ):
            changed.connect(self.ask)
        session.further.when_compared(self._follow_comparison)

    @property
    def path(self) -> Path:
        """The file that is written."""
        return self._path

    def ask(self) -> None:
        """Write the session soon, because something has changed."""
        if not self._later.isActive():
            self._later.start()

    def save(self) -> None:
        """Write the session now; while the last writing is not done, a little later."""
        if self._written is not None and not self._written.done():
            self.ask()
        elif self._is_ours():
            self._written = self._writer.submit(_write, self._path, self._record())

    def close(self) -> None:
        """The program ends well: nothing is left behind."""
        self._later.stop()
        self._writer.shutdown(wait=True, cancel_futures=True)
        if self._lock.isLocked():
            with suppress(OSError):
                self._path.unlink(missing_ok=True)
            self._lock.unlock()

    def _follow_comparison(self, state: CompareState) -> None:
        state.text_changed.connect(self.ask)
        state.lanes_changed.connect(self.ask)

    def _is_ours(self) -> bool:
        """Hold the lock from the first writing on; where none can be held, nothing is written."""
        with suppress(OSError):
            self._path.parent.mkdir(parents=True, exist_ok=True)
        return self._lock.isLocked() or self._lock.tryLock(0)


def _write(path: Path, record: SessionRecord) -> None:
    """A disk that is full must not disturb the lesson; the next change tries again."""
    with suppress(SessionFileError):
        write_session(path, record)
