"""Where the questions of the explore view are answered: here where that is quick, else in a worker.

Beside `explore_state`, which knows what to ask and what the answers mean: this is how they come.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from PySide6.QtCore import QObject, Signal

from gui.state.compare_state import CompareState
from gui.work.explore_job import Question, TrailQuestion
from gui.work.explore_runs import LatestRun, SingleRun

_QUICK_TEXT: Final = 500


class ExploreQuestions(QObject):
    """The workers of the exploration.

    Attributes:
        trails: what becomes of a text, newest first.
        descriptions: cards.
        examinations: what the doctor finds.
        comparisons: how two tokenizers differ.
        others: everything else.

    Signals:
        busy_changed: whether something is being worked out is different now.
        progressed: a `Progress` of an examination or a comparison.
    """

    busy_changed = Signal()
    progressed = Signal(object)

    def __init__(self, compare: CompareState, parent: QObject) -> None:
        """Ask about the tokenizers that the comparison knows."""
        super().__init__(parent)
        self._compare = compare
        self.trails = LatestRun(self._shelve, self)
        self.descriptions = SingleRun(self._shelve, self)
        self.examinations = SingleRun(self._shelve, self)
        self.comparisons = SingleRun(self._shelve, self)
        self.others = SingleRun(self._shelve, self)
        quick, long = (self.trails, self.descriptions), (self.examinations, self.comparisons)
        self._runs = *quick, *long, self.others
        for run in self._runs:
            run.busy_changed.connect(self.busy_changed)
        for run in long:
            run.progressed.connect(self.progressed)

    @property
    def busy(self) -> bool:
        """Whether anything is being worked out."""
        return any(run.busy for run in self._runs)

    def ask(
        self,
        run: SingleRun,
        work: Callable[[Any, Any], Any],
        question: Question,
        take: Callable[[Any], None],
    ) -> None:
        """Answer a question at once where that is quick, else in the worker of `run`."""
        text = question.text if isinstance(question, TrailQuestion) else ""
        if len(text) > _QUICK_TEXT or not all(map(self._compare.is_quick, question.keys)):
            run.ask(work, question, take)
            return
        run.cancel()
        try:
            answer = work(self._shelve(question), _Silence())
        except Exception as error:  # every error becomes a sentence, as those of a worker do
            run.failed.emit(error)
        else:
            take(answer)

    def close(self) -> None:
        """End all work."""
        for run in self._runs:
            run.close()

    def _shelve(self, question: Question) -> Question:
        """Give a question what another process needs to answer it."""
        return replace(question, parcel=self._compare.parcel_of(question.keys))


class _Silence:
    """Hears how far a job is that is over before anybody could see it."""

    def progress(self, stage: str, done: int, total: int = 0) -> None:
        """Say nothing."""
