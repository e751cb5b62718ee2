"""Sessions as files for a person: saved, opened, and offered again after a crash.

What cannot be brought back is told in one box, after everything else is there.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QMainWindow, QMessageBox

from engine.text.remark import Remark
from gui.export.autosave import Autosave, discard, left_behind
from gui.export.last_session_offer import LastSessionOffer
from gui.export.session_file import ENDING, SessionFileError, read_session, write_session
from gui.export.session_record import Place, SessionRecord
from gui.export.session_state import Restoration, record_of, restore
from gui.sentences import messages
from gui.sentences.remarks import translated_reason
from gui.session import Session

if TYPE_CHECKING:
    from gui.export.animation_saver import AskWhere

_MOST_TOLD: Final = 8


class SessionPlace(QObject):
    """Saves and opens the session of a window.

    Signals:
        opened: the record that has been brought back; its view and its place in a lesson are the
            listener's.
        failed: why a session cannot be opened.
    """

    opened = Signal(object)
    failed = Signal(object)

    def __init__(
        self,
        session: Session,
        ask_where: AskWhere,
        window: QMainWindow,
        place: Callable[[], Place],
    ) -> None:
        """Save nothing yet.

        Args:
            session: what is saved.
            ask_where: asks for a file to write.
            window: over which everything is shown.
            place: gives what a session file has of the window.
        """
        super().__init__(window)
        self._session, self._ask_where, self._window = session, ask_where, window
        self._place = place
        self._restoration: Restoration | None = None
        self._autosave: Autosave | None = None
        self._last: LastSessionOffer | None = None

    def record(self) -> SessionRecord:
        """The session as it is now."""
        view, lesson, page, lab, score = self._place()
        return record_of(self._session, view, lesson, page, lab(), score)

    def save(self) -> None:
        """Ask where, and write the session."""
        path = self._ask_where(f"session{ENDING}")
        if path is None:
            return
        try:
            write_session(path, self.record())
        except SessionFileError as error:
            title = self.tr("The session was not saved")
            QMessageBox.warning(self._window, title, messages.explain(error))
            return
        text = self.tr("Session saved to {path}").format(path=path)
        self._window.statusBar().showMessage(text, 8000)

    def open(self, path: Path) -> None:
        """Go on with a saved session; a damaged file leaves everything as it is."""
        try:
            record = read_session(path)
        except SessionFileError as error:
            self.failed.emit(error)
            title = self.tr("The session was not opened")
            QMessageBox.warning(self._window, title, messages.explain(error))
        else:
            self._bring_back(record)

    # After a crash

    def offer_last(self, folder: Path | None = None) -> None:
        """Offer the session of a program that ended badly, and begin to keep this one.

        The offer stays in the status bar until it is answered: whoever has begun to type goes on.

        Args:
            folder: where sessions are kept that nobody saved; Qt's place for them if None.
        """
        found = left_behind(folder)
        if found is not None:
            self._offer(found)
        self._autosave = Autosave(self._session, self.record, folder)

    def close(self) -> None:
        """The window is closing: nothing has to be offered next time."""
        if self._autosave is not None:
            self._autosave.close()

    def _offer(self, found: Path) -> None:
        offer = self._last = LastSessionOffer()
        offer.accepted.connect(lambda: self._answer(found, wanted=True))
        offer.declined.connect(lambda: self._answer(found, wanted=False))
        self._window.statusBar().addPermanentWidget(offer)

    def _answer(self, found: Path, *, wanted: bool) -> None:
        """Go on with the last session, or not; either way it is not offered again."""
        if self._last is not None:
            self._window.statusBar().removeWidget(self._last)
            self._last.deleteLater()
            self._last = None
        if wanted:
            self.open(found)
        discard(found)

    def _bring_back(self, record: SessionRecord) -> None:
        if self._restoration is not None:
            self._restoration.abandon()
        restoration = self._restoration = restore(self._session, record)
        restoration.finished.connect(lambda missing: self._tell(record, missing))

    def _tell(self, record: SessionRecord, missing: tuple[Remark, ...]) -> None:
        """Say what is not as it was."""
        self._restoration = None
        self.opened.emit(record)
        if missing:
            said = [translated_reason(remark) for remark in missing[:_MOST_TOLD]]
            lines = [f"{text[:1].upper()}{text[1:]}." for text in said]
            if len(missing) > _MOST_TOLD:
                lines.append("…")
            QMessageBox.information(
                self._window, self.tr("Not everything is as it was"), "\n\n".join(lines)
            )
