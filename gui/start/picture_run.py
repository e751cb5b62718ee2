"""`--save-picture`: bring the window into the wished state, draw it into a file, and end."""

import sys

from PySide6.QtCore import QCoreApplication, QObject, Qt, QTimer
from PySide6.QtWidgets import QApplication

from gui import pictures
from gui.content.window_content import WindowContent
from gui.sentences import messages
from gui.session import Session
from gui.start.command_line import Wishes

DONE, FAILED = 0, 1


class PictureRun(QObject):
    """Waits until the training is done, then draws; the exit code tells how it went."""

    def __init__(self, content: WindowContent, session: Session, wishes: Wishes) -> None:
        super().__init__(content)
        self._content = content
        self._session = session
        self._wishes = wishes
        self._problem: str | None = None
        self._drawn = False

    def start(self) -> None:
        """Listen to the session, and draw when it has come to rest."""
        self._session.problem_occurred.connect(self._remember)
        self._content.lessons.problem_occurred.connect(self._remember)
        self._content.home.session_failed.connect(self._remember)
        QTimer.singleShot(0, self, self._wait)

    def _remember(self, problem: object) -> None:
        self._problem = messages.explain_unattended(problem)

    def _wait(self) -> None:
        if self._session.openings.running:
            self._session.openings.ended.connect(self._wait)
        elif self._session.training:
            self._session.training_finished.connect(self._wait_for_lanes)
        else:
            self._wait_for_lanes()

    def _wait_for_lanes(self) -> None:
        """Splitting or describing may go on, or something be asked about a place of the text."""
        compare, explore = self._session.compare, self._session.explore
        for problem in (compare.problem_occurred, explore.problem_occurred):
            problem.connect(self._remember)
            problem.connect(self._draw_when_settled)
        lab, lessons = self._content.lab, self._content.lessons
        changes = (
            lessons.busy_changed,
            compare.split_changed,
            compare.busy_changed,
            explore.busy_changed,
            lab.busy_changed,
        )
        for changed in changes:
            changed.connect(self._draw_when_settled)
        self._draw_when_settled()

    def _draw_when_settled(self) -> None:
        """Look again when everything that follows from a signal has begun."""
        QTimer.singleShot(0, self, self._draw_if_settled)

    def _draw_if_settled(self) -> None:
        content = self._content
        states = self._session.compare, self._session.explore, content.lab, content.lessons
        settled = all(state.settled for state in states)
        at_rest = settled or self._problem is not None
        if at_rest and not self._drawn:
            self._drawn = True
            self._draw()

    def _draw(self) -> None:
        problem = self._problem or self._out_of_reach()
        if problem is None:
            problem = self._save()
        if problem is not None:
            sys.stderr.write(f"{problem}\n")
        QCoreApplication.exit(DONE if problem is None else FAILED)

    def _out_of_reach(self) -> str | None:
        wished, trace = self._wishes.step, self._session.trace
        length = len(trace) if trace is not None else 0
        if wished is None or wished <= length:
            return None
        return self.tr("There is no step {wished}: the training ended after {length}.").format(
            wished=wished, length=length
        )

    def _save(self) -> str | None:
        """Draw and write; a sentence when that fails."""
        # A window that is shown nowhere lays itself out as one that is seen: a lesson's dock gives
        # room to what stands beside it.
        self._content.window.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
        self._content.window.show()
        self._content.window.take_size(self._wishes.size)  # a view before may have needed more
        for _ in range(3):  # layouts, then scroll bars, then what depends on both
            QApplication.processEvents()
        self._content.view().panels()  # brings up to date what is shown with a delay
        path = self._wishes.picture
        try:
            if path is not None:
                pictures.save_picture(self._content.window, path)
        except OSError as error:
            return messages.explain(error)
        return None
