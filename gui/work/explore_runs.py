"""Questions of the explore view on their way to workers and back.

Short questions that follow every key share a worker that stays: the newest one waits and is next,
as in `compare_runs`. A long one has a process of its own, which ends with its work, because a
tokenizer leaves much memory behind.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from PySide6.QtCore import QObject, Signal

from gui.jobs import Jobs
from gui.work.explore_job import Question
from gui.work.tokenizer_shelf import MissingTokenizersError, TokenizerKey
from gui.worker import Failure

PRELOAD: Final = ("gui.work.explore_job",)

Taker: TypeAlias = Callable[[Any], None]
Work: TypeAlias = Callable[[Any, Any], object]
Asked: TypeAlias = tuple[Work, Question, Taker]
Packer: TypeAlias = Callable[[Question], Question]


class SingleRun(QObject):
    """One question at a time, each in a new process.

    Signals:
        progressed: a `Progress`.
        part_arrived: a first part of the answer.
        failed: the `Failure` that tells what went wrong.
        busy_changed: whether a question is being answered is different now.
    """

    progressed = Signal(object)
    part_arrived = Signal(object)
    failed = Signal(object)
    busy_changed = Signal()

    def __init__(self, pack: Packer, parent: QObject | None = None) -> None:
        """Send questions as `pack` gives them: with what the other process needs."""
        super().__init__(parent)
        self._pack = pack
        self._jobs = Jobs(PRELOAD, self)
        self._take: Taker | None = None
        self._jobs.progressed.connect(lambda _, progress: self.progressed.emit(progress))
        self._jobs.part_arrived.connect(lambda _, part: self.part_arrived.emit(part))
        self._jobs.finished.connect(self._finish)
        self._jobs.failed.connect(self._fail)

    @property
    def busy(self) -> bool:
        """Whether a question is being answered."""
        return self._take is not None

    def ask(self, work: Work, question: Question, take: Taker) -> None:
        """Answer a question instead of the one that is being answered; `take` hears it."""
        was_busy, self._take = self.busy, take
        self._jobs.start(work, self._pack(question))
        if not was_busy:
            self.busy_changed.emit()

    def cancel(self) -> None:
        """Stop at once."""
        if self.busy:
            self._end()

    def close(self) -> None:
        """Stop for good."""
        self._take = None
        self._jobs.close()

    def _finish(self, _: int, answer: object) -> None:
        take = self._end()
        if take is not None:
            take(answer)

    def _fail(self, _: int, failure: object) -> None:
        self._end()
        self.failed.emit(failure)

    def _end(self) -> Taker | None:
        take, self._take = self._take, None
        self._rest()
        self.busy_changed.emit()
        return take

    def _rest(self) -> None:
        self._jobs.rest()


class LatestRun(SingleRun):
    """Questions that replace each other: the one that runs is finished, the newest is next.

    What the worker was sent once, it keeps; if it lost something, it says so and is sent it again.
    """

    def __init__(self, pack: Packer, parent: QObject | None = None) -> None:
        """Send questions as `pack` gives them, as far as the worker does not have it already."""
        super().__init__(self._pack_unsent, parent)
        self._pack_whole = pack
        self._sent: set[TokenizerKey] = set()
        self._running: Asked | None = None
        self._waiting: Asked | None = None

    def ask(self, work: Work, question: Question, take: Taker) -> None:
        """Answer a question as soon as the one that runs is answered."""
        if self.busy:
            self._waiting = work, question, take
        else:
            self._begin((work, question, take))

    def cancel(self) -> None:
        """Stop at once."""
        self._waiting = None
        if self.busy:
            self._sent.clear()
            self._jobs.rest()
        super().cancel()

    def close(self) -> None:
        """Stop for good."""
        self._waiting = None
        super().close()

    def _begin(self, asked: Asked) -> None:
        self._running = asked
        super().ask(*asked)

    def _pack_unsent(self, question: Question) -> Question:
        if self._sent.issuperset(question.keys):
            return question
        self._sent.update(question.keys)
        return self._pack_whole(question)

    def _finish(self, number: int, answer: object) -> None:
        waiting, self._waiting = self._waiting, None
        if waiting is None:
            super()._finish(number, answer)
        else:
            self._begin(waiting)

    def _fail(self, number: int, failure: object) -> None:
        asked = self._waiting or self._running
        lost = isinstance(failure, Failure) and failure.kind == MissingTokenizersError.__name__
        again = lost and bool(self._sent)
        self._sent.clear()  # the process may be another one now
        self._waiting = None
        if again and asked is not None:
            self._begin(asked)
        else:
            super()._fail(number, failure)

    def _rest(self) -> None:
        """Let the worker stay."""
