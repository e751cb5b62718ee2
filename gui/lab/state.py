"""What the states of all experiments are: who looks, what is being worked out, what came of it.

Subclasses say what is followed (`_follow`) and how an answer is begun (`_begin`); they ask through
`_run`, or here where that is the work of a moment.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Generic, TypeVar

from PySide6.QtCore import QObject, QTimer, Signal

from gui.session import Session
from gui.work.explore_job import Question
from gui.work.explore_runs import LatestRun, SingleRun

Answer = TypeVar("Answer")
Asked = TypeVar("Asked", bound=Question)


class Silence:
    """Hears how far a job is that is over before anybody could see it."""

    stop_wanted = False

    def progress(self, stage: str, done: int, total: int = 0) -> None:
        """Say nothing."""

    def part(self, value: object) -> None:
        """Show nothing yet."""


class LabState(QObject, Generic[Answer]):
    """Wishes in, facts out.

    Signals:
        answer_changed: `answer` is another one, or there is none.
        progressed: a `Progress`.
        busy_changed: whether something is being worked out is different now.
        problem_occurred: an exception or `Failure`; there is no answer then.
    """

    answer_changed = Signal()
    progressed = Signal(object)
    busy_changed = Signal()
    problem_occurred = Signal(object)

    def __init__(
        self, session: Session, run: SingleRun, parent: QObject | None = None, typing_ms: int = 0
    ) -> None:
        """Ask through `run`, once somebody looks and has not typed for so long."""
        super().__init__(parent)
        self._session = session
        self._active = False
        self._answer: Answer | None = None
        self._run = run
        run.setParent(self)
        run.progressed.connect(self.progressed)
        run.busy_changed.connect(self.busy_changed)
        run.part_arrived.connect(self._take)
        run.failed.connect(self._fail)
        self._typing = QTimer(self, singleShot=True, interval=typing_ms)
        self._typing.timeout.connect(self._begin)

    @property
    def answer(self) -> Answer | None:
        """What was found; None while it is not."""
        return self._answer

    @property
    def busy(self) -> bool:
        """Whether something is being worked out, or soon will be."""
        return self._run.busy or self._typing.isActive()

    def set_active(self, active: bool) -> None:
        """Somebody looks now, or no longer."""
        if active != self._active:
            self._active = active
            self._follow()

    def cancel(self) -> None:
        """Stop working."""
        self._typing.stop()
        self._run.cancel()

    def close(self) -> None:
        """End all work; the window is closing."""
        self._typing.stop()
        self._run.close()

    # For subclasses

    def _follow(self) -> None:
        """See whether what is asked about is another one; only somebody who looks wants to know."""
        raise NotImplementedError

    def _begin(self) -> None:
        """Answer what is asked now."""
        raise NotImplementedError

    def _soon(self) -> None:
        """Begin when nobody types any more."""
        was_busy = self.busy
        self._run.cancel()
        self._typing.start()
        if not was_busy:
            self.busy_changed.emit()

    def _answer_here(self, work: Callable[[Asked, Silence], Answer], question: Asked) -> None:
        """Answer in this thread."""
        try:
            answer = work(question, Silence())
        except ValueError as error:
            self._fail(error)
        else:
            self._take(answer)

    def _take(self, answer: Answer | None) -> None:
        self._answer = answer
        self.answer_changed.emit()

    def _fail(self, problem: object) -> None:
        self._take(None)
        self.problem_occurred.emit(problem)


class TrainingLabState(LabState[Answer]):
    """Follows the training of a session."""

    def __init__(self, session: Session, parent: QObject | None = None, typing_ms: int = 0) -> None:
        """Follow the training of `session`, once somebody looks."""
        super().__init__(session, SingleRun(lambda question: question), parent, typing_ms)
        session.trace_changed.connect(self._follow)
        session.training_finished.connect(self._follow)


class TokenizerLabState(LabState[Answer]):
    """Follows the tokenizers that a session knows.

    Signals:
        sources_changed: other tokenizers can be chosen, or another one is.
    """

    sources_changed = Signal()

    def __init__(
        self, session: Session, run: type[SingleRun] = LatestRun, parent: QObject | None = None
    ) -> None:
        """Ask the tokenizers of `session` through a run of this kind, once somebody looks."""
        super().__init__(session, run(self._packed), parent)
        self._compare = session.compare
        self._compare.sources_changed.connect(self._follow)

    def _packed(self, question: Asked) -> Asked:
        """Give a question what another process needs to answer it."""
        return replace(question, parcel=self._compare.parcel_of(question.keys))
