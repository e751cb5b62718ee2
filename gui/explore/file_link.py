"""The file behind what is explored: read again, with another choice, saved as another one.

Beside the view, which composes panels: here is what a person is told of the file, and asked.
"""

from __future__ import annotations

from dataclasses import replace
from enum import Enum
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

from engine.formats import OpeningOptions
from gui.explore.save_as_dialog import SaveAsDialog
from gui.look.translation import format_number
from gui.sentences import messages
from gui.session import Session
from gui.state.compare_state import MOST_FILES
from gui.state.trained_sources import END
from gui.widgets.notice_bar import NoticeBar
from gui.widgets.status_offer import StatusOffer
from gui.widgets.work_bar import PATIENCE_MS
from gui.work.opening import Opening


class _Fate(Enum):
    """What has become of a file since it was read."""

    CHANGED = 1
    GONE = 2


class FileLink(QObject):
    """Connects the file, the notice above the view, and the dialog for saving.

    Attributes:
        offer: what has become of the file on the disk, for the status bar: nobody asked for it, so
            it must not move what is read.

    Signals:
        partner_requested: a person wants to open the file with the other half of this one.
    """

    partner_requested = Signal()

    def __init__(self, session: Session, notice: NoticeBar, view: QWidget) -> None:
        """Tell in `notice`, ask in front of `view`."""
        super().__init__(view)
        self._session, self._state = session, session.explore
        self._notice, self._view = notice, view
        self._fates: dict[Path, _Fate] = {}
        self._closed: Path | None = None
        self._doing = ""
        self.offer = StatusOffer(view)
        self.offer.hide()
        self._patience = QTimer(self, singleShot=True, interval=PATIENCE_MS)
        self._patience.timeout.connect(lambda: self._notice.show_notice(self._doing))
        notice.dismiss_requested.connect(self.dismiss)
        self.offer.accepted.connect(self.read_again)
        self.offer.declined.connect(lambda: self._forget(self._state.path()))
        state = self._state
        state.losses_found.connect(self._ask_where_to_save)
        state.saved.connect(self._tell_saved)
        state.problem_occurred.connect(self.show_problem)
        # subtle: methods, no lambdas: the watch may outlive this, and Qt disconnects only methods.
        state.watch.changed.connect(self._take_change)
        state.watch.gone.connect(self._take_loss)
        state.watch.returned.connect(self._take_return)
        session.compare.file_closed.connect(self._tell_closed)
        session.problem_occurred.connect(self.show_problem)
        session.tokenizer_changed.connect(self._take_reading)

    def save_as(self) -> None:
        """Find out what each format would lose, then ask; say so if that takes a while."""
        if self._state.card is not None:
            self._begin(self.tr("Finding out what each file format can hold of the tokenizer…"))
            self._state.find_losses()

    def choose(self, name: str, value: str) -> None:
        """Open the file again with another choice of what it does not say."""
        options = self._state.options
        if name == "partner":
            self.partner_requested.emit()
        elif name == "lower_case":
            self._open_again(replace(options, lower_case=value == "yes"))
        else:
            self._open_again(replace(options, split_rule=value))

    def read_again(self) -> None:
        """Read the file again, as it is now."""
        self._open_again(self._state.options)

    def take_partner(self, path: Path) -> None:
        """Open the file again with the other half in this one."""
        self._open_again(replace(self._state.options, partner=path))

    def tell(self, sentence: str) -> None:
        """Say why something was not done."""
        self._end()
        self._notice.show_notice(sentence, warning=True)

    def tell_cancelled(self, opening: Opening) -> None:
        """Say that a file was not opened: what is shown is still the one before."""
        text = self.tr("{file} was not opened: you cancelled it.")
        names = ", ".join(path.name for path in opening.paths)
        self._notice.show_notice(text.format(file=names))

    def show_problem(self, problem: object) -> None:
        """Say what went wrong."""
        self.tell(messages.explain(problem))

    def dismiss(self) -> None:
        """Say nothing any more."""
        self._closed = None
        self._notice.show_notice("")

    def show_file(self) -> None:
        """Another file is shown: say what has become of it."""
        self._closed = None
        self._notice.show_notice("")
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        if self._closed is not None:
            self._show_closed(self._closed)
        self._show_fate()

    def _show_fate(self) -> None:
        """Say what has become of the file."""
        path = self._state.path()
        fate = None if path is None else self._fates.get(path)
        text = action = ""
        if fate is _Fate.GONE:
            text = self.tr("{file} is no longer on the disk. What was read of it stays open.")
        elif fate is _Fate.CHANGED:
            text = self.tr("{file} has changed on the disk since it was read.")
            action = self.tr("Read again")
        name = "" if path is None else path.name
        self.offer.say(text.format(file=name), action, self.tr("Close"))
        self.offer.explain(
            self.tr("Reads the file again, as it is now"), self.tr("Close this notice")
        )

    def _take_change(self, path: Path) -> None:
        self._take_fate(path, _Fate.CHANGED)

    def _take_loss(self, path: Path) -> None:
        self._take_fate(path, _Fate.GONE)

    def _take_fate(self, path: Path, fate: _Fate) -> None:
        """A file is another one on the disk than the one that was read, or is there no more."""
        self._fates[path] = fate
        self._show_fate()

    def _take_return(self, path: Path) -> None:
        if path in self._fates:
            self._forget(path)

    def _take_reading(self) -> None:
        """A file was read as it is now."""
        loaded = self._session.tokenizer
        if loaded is not None and loaded.path in self._fates:
            self._forget(loaded.path)

    def _forget(self, path: Path | None) -> None:
        if path is not None:
            self._fates.pop(path, None)
        self._show_fate()

    def _open_again(self, options: OpeningOptions) -> None:
        path = self._state.path()
        if path is not None:
            self._session.open_tokenizer(path, options)

    def _ask_where_to_save(self, losses: object) -> None:
        """Ask for format and path, knowing what each format would lose."""
        self._end()
        if not isinstance(losses, dict):
            return
        preferences = self._session.preferences
        path = self._state.path() or (preferences.folder or Path.home()) / "tokenizer.json"
        answer = SaveAsDialog.ask(losses, path, self._view, self._opened_files())
        if answer is not None:
            preferences.folder = answer[0].parent
            self._begin(self.tr("Saving the tokenizer…"))
            self._state.save_as(*answer)

    def _opened_files(self) -> list[Path]:
        """The files that are open: of those that can be chosen, and the other half of this one."""
        partner = self._state.options.partner
        files = [Path(each.key) for each in self._state.sources() if each.key != END]
        return files if partner is None else [*files, partner]

    def _begin(self, sentence: str) -> None:
        """Say what is being done if it is still not done in a moment."""
        self._doing = sentence
        self._patience.start()

    def _end(self) -> None:
        """Say so no longer; what was said before may still be true."""
        self._closed = None
        self._patience.stop()
        if self._doing and self._notice.sentence == self._doing:
            self._notice.show_notice("")
        self._doing = ""

    def _tell_closed(self, path: Path) -> None:
        """Say which file made room for another one, as soon as that one is shown."""
        QTimer.singleShot(0, self, lambda: self._show_closed(path))

    def _show_closed(self, path: Path) -> None:
        self._closed = path
        text = self.tr(
            "{file} was closed to make room: at most {count} files stay open."
            " It is still under Open recent."
        )
        said = text.format(file=path.name, count=format_number(MOST_FILES))
        self._notice.show_notice(said)

    def _tell_saved(self, path: Path) -> None:
        self._end()
        self._notice.show_notice(self.tr("The tokenizer is saved as {file}.").format(file=path))
