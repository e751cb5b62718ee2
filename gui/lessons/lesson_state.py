"""The lesson that is being given: which step, what is shown of it, what is marked.

Wishes in, facts out, as in the session. It owns the guide, which leads the program, asks the engine
for what the texts say, and keeps the corpus of the person that a lesson has taken the place of.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, Signal

from engine import Trace
from engine.text.remark import Remark
from gui.export.session_record import SessionRecord
from gui.export.session_state import Restoration, is_about_length, record_of
from gui.lessons import facts_job
from gui.lessons.facts import Trained
from gui.lessons.facts_job import FactsQuestion, Told
from gui.lessons.guide import Guide
from gui.lessons.lesson import Asked, Lesson, NeededFile, Step
from gui.lessons.memory import LessonMemory
from gui.session import Session
from gui.work.corpus_source import CorpusSource
from gui.work.explore_job import Question
from gui.work.explore_runs import LatestRun

_SMALL: Final = 2_000
"""A corpus of so many characters is trained on at once where the session shows another."""


class LessonState(QObject):
    """The state of a lesson.

    Attributes:
        reveal: tells what a class still guesses in the program; False if it guesses nothing.

    Signals:
        lesson_changed: `lesson` is another one, or there is none any more.
        step_changed: `index` or `answer_shown` is different now.
        facts_changed: `facts` or `remarks` are others.
        bookmarks_changed: `bookmarks` are others.
        file_changed: `file` is another one.
        own_changed: whether there is a corpus to return to is different now.
        busy_changed: whether something is under way is different now.
    """

    lesson_changed = Signal()
    step_changed = Signal()
    facts_changed = Signal()
    bookmarks_changed = Signal()
    file_changed = Signal()
    own_changed = Signal()
    busy_changed = Signal()

    def __init__(
        self, session: Session, shown_view: Callable[[], str], parent: QObject | None = None
    ) -> None:
        """Give lessons in `session`; `shown_view` names the view that is shown."""
        super().__init__(parent)
        self._session, self._shown_view = session, shown_view
        self._memory = LessonMemory(session.preferences)
        self.guide = Guide(session, shown_view, self)
        self._runs = LatestRun(self._shelve, self)
        self._lesson: Lesson | None = None
        self._index = 0
        self._answer_shown = self._resumed = False
        self._bookmarks: frozenset[str] = frozenset()
        self._facts: Told = {}
        self._remarks: tuple[object, ...] = ()
        self._problems: list[object] = []
        self._own: SessionRecord | None = None
        self._given: CorpusSource | None = None
        self._restoration: Restoration | None = None
        self.reveal: Callable[[], bool] = lambda: False
        self.guide.arrived.connect(self._tell_facts)
        session.problem_occurred.connect(self._hear)
        session.corpus_changed.connect(self.own_changed)
        self._runs.busy_changed.connect(self.busy_changed)
        self._runs.failed.connect(self._take_problem)

    # What is

    @property
    def lesson(self) -> Lesson | None:
        """The lesson; None if none is given."""
        return self._lesson

    @property
    def index(self) -> int:
        """The number of the step, from 0."""
        return self._index

    @property
    def step(self) -> Step | None:
        """The step."""
        return self._lesson.steps[self._index] if self._lesson is not None else None

    @property
    def answer_shown(self) -> bool:
        """Whether the answer to the question of the step is told."""
        return self._answer_shown

    @property
    def answer_waits(self) -> bool:
        """Whether the step has an answer that is not told yet."""
        asks = self.step is not None and bool(self.step.answer) and self.asks
        return asks and not self._answer_shown

    @property
    def asks(self) -> bool:
        """Whether the question of the step makes sense now: without its file it does not."""
        return self.needed is None or self.file is not None

    @property
    def resumed(self) -> bool:
        """Whether the lesson was opened where it was left, and nobody has gone on since."""
        return self._resumed

    @property
    def bookmarks(self) -> frozenset[str]:
        """The names of the steps with a bookmark."""
        return self._bookmarks

    @property
    def facts(self) -> Told:
        """What is known of what the texts of the step ask for."""
        return self._facts

    @property
    def remarks(self) -> tuple[object, ...]:
        """What is not as the step wants it: remarks, or a problem."""
        return self._remarks

    @property
    def untold(self) -> tuple[Remark, ...]:
        """Where the step asks for facts that cannot be told, such as the merge after the last."""
        found = facts_job.untold(self.step, self._facts) if self.step is not None else ()
        return tuple(
            Remark(
                "{place}: {fact} cannot be told here",
                place=f"$.steps[{self._index}].{place}",
                fact="{" + ":".join(filter(None, asked)) + "}",
            )
            for place, asked in found
        )

    @property
    def needed(self) -> NeededFile | None:
        """The file that the step needs, whether there is one or not."""
        if self._lesson is None or self.step is None or not self.step.state.tokenizer:
            return None
        return self._lesson.files[self.step.state.tokenizer]

    @property
    def file(self) -> Path | None:
        """The file that the step needs, if it is known where it is."""
        if self._lesson is None or self.step is None or self.needed is None:
            return None
        name = self.step.state.tokenizer
        return self.needed.path or self._memory.file(self._lesson.name, name)

    @property
    def has_own(self) -> bool:
        """Whether a lesson took the place of a corpus that the person had opened or typed."""
        return self._own is not None and not self._shows_own()

    @property
    def settled(self) -> bool:
        """Whether everything that is to be seen is there."""
        return not self.guide.busy and not self._runs.busy and self._restoration is None

    # Wishes

    def open(self, lesson: Lesson, step: int | None = None, *, lead: bool = True) -> None:
        """Give a lesson, from this step or from where it was left; perhaps without leading there.

        Args:
            lesson: the lesson.
            step: the number of the step, from 0; None for where the lesson was left.
            lead: bring the program to the state of the step.
        """
        self._lesson = lesson
        self._bookmarks = self._memory.bookmarks(lesson.name)
        left = lesson.find(self._memory.last_step(lesson.name)) or 0
        at_end = left == len(lesson.steps) - 1
        self._index = -1
        self.lesson_changed.emit()
        self.bookmarks_changed.emit()
        resumed = step is None and not at_end and left > 0
        self.go_to((0 if at_end else left) if step is None else step, lead=lead, resumed=resumed)

    def close_lesson(self) -> None:
        """Give no lesson any more; the program stays as it is."""
        if self._lesson is not None:
            self.guide.leave()
            self._runs.cancel()
            self._lesson, self._facts, self._remarks = None, {}, ()
            self.lesson_changed.emit()

    def go_to(self, index: int, *, lead: bool = True, resumed: bool = False) -> None:
        """Go to a step; `resumed` says that a lesson was left there."""
        lesson = self._lesson
        if lesson is None or not 0 <= index < len(lesson.steps):
            return
        self._index, self._answer_shown, self._resumed = index, False, resumed
        self._memory.set_last_step(lesson.name, lesson.steps[index].name)
        self._lead(lead)
        self.step_changed.emit()

    def next(self) -> None:
        """Tell what the class guesses, or the answer, or go to the next step.

        Where the step lets the class guess, its answer is that of the vote: both are told at once.
        """
        step = self.step
        if step is not None and self.reveal() and not (step.state.guess and self.answer_waits):
            return
        if self.answer_waits:
            self._answer_shown = True
            self.step_changed.emit()
        else:
            self.go_to(self._index + 1)

    def back(self) -> None:
        """Take the answer back, or go to the step before."""
        if self._answer_shown:
            self._answer_shown = False
            self.step_changed.emit()
        else:
            self.go_to(self._index - 1)

    def return_to_step(self) -> None:
        """Bring the program back to the state of the step."""
        if self._lesson is not None:
            self._lead()

    def return_to_own(self) -> None:
        """End the lesson, and go on with the corpus that was there before it."""
        record = self._own
        if record is None:
            return
        self.close_lesson()
        self._own = None
        self.own_changed.emit()
        self.guide.view_requested.emit(record.view, "")
        self._restoration = Restoration(self._session, record)
        self._restoration.finished.connect(self._take_own)
        self._restoration.start()
        self.busy_changed.emit()

    def set_bookmark(self, marked: bool) -> None:
        """Put a bookmark into the step, or take it out."""
        lesson, step = self._lesson, self.step
        if lesson is None or step is None:
            return
        names = self._bookmarks | {step.name} if marked else self._bookmarks - {step.name}
        if names != self._bookmarks:
            self._bookmarks = names
            self._memory.set_bookmarks(lesson.name, names)
            self.bookmarks_changed.emit()

    def go_to_bookmark(self, direction: int = 1) -> None:
        """Go to the next step with a bookmark (1), or to the one before (-1), round the end."""
        lesson = self._lesson
        if lesson is None:
            return
        total = len(lesson.steps)
        around = ((self._index + direction * distance) % total for distance in range(1, total))
        found = next((i for i in around if lesson.steps[i].name in self._bookmarks), None)
        if found is not None:
            self.go_to(found)

    def choose_file(self, path: Path) -> None:
        """Take this file for all steps that need the same one."""
        lesson, step = self._lesson, self.step
        if lesson is not None and step is not None and step.state.tokenizer:
            self._memory.set_file(lesson.name, step.state.tokenizer, path)
            self._lead()

    def close(self) -> None:
        """End all work; the window is closing."""
        self.guide.leave()
        self._runs.close()

    # How

    def _lead(self, lead: bool = True) -> None:
        """Bring the program to the step; what it says is told when it is there."""
        step = self.step
        if step is None:
            return
        self._runs.cancel()
        self._keep_own(step, lead)
        self._facts, self._remarks = {}, ()
        self._problems.clear()
        self.file_changed.emit()
        if lead:
            self.guide.go(step.state, self.file)
        else:
            self.guide.stay(step.state, self.file)
            self._tell_facts(())
        self.busy_changed.emit()

    def _keep_own(self, step: Step, lead: bool) -> None:
        """Keep what the person had before the lesson goes over it; samples are easily had again."""
        if self._restoration is not None:
            self._restoration.abandon()
            self._restoration = None
        if lead and self._shows_own() and self._session.source != step.state.source():
            self._own = record_of(self._session, self._shown_view())
        self._given = step.state.source()
        self.own_changed.emit()

    def _shows_own(self) -> bool:
        """Whether the corpus of now is neither the lesson's nor easily had again."""
        return self._session.source.kind != "sample" and self._session.source != self._given

    def _take_own(self, remarks: tuple[object, ...]) -> None:
        self._restoration = None
        self._remarks = remarks
        self.facts_changed.emit()
        self.busy_changed.emit()

    def _tell_facts(self, remarks: tuple[object, ...]) -> None:
        step = self.step
        if step is None:
            return
        self._remarks = (*self._placed(remarks), *self._problems)
        self._facts = facts_job.of_texts(step)
        trained = self._trained(step)
        if trained is not None:
            self._facts |= facts_job.of_training(step, trained)
        asked = facts_job.asked_of_tokenizer(step)
        if not step.state.tokenizer and trained is not None:
            self._facts |= facts_job.of_tokenizer(asked, trained.tokenizer)
        elif asked and step.state.tokenizer:
            self._ask_file(asked)
        self.facts_changed.emit()
        self.busy_changed.emit()

    def _placed(self, remarks: tuple[object, ...]) -> tuple[object, ...]:
        """The remarks; where the training is too short, the place in the lesson is named."""
        step, lesson, trace = self.step, self._lesson, self._session.trace
        if step is None or lesson is None or trace is None:
            return remarks
        wished, length = step.state.position, len(trace)
        if wished is None or wished <= length:
            return remarks
        said_by = self._index
        while said_by and lesson.steps[said_by - 1].state.position == wished:
            said_by -= 1
        template = "{place}: the training ends after {length} steps, before step {wished}"
        place = f"$.steps[{said_by}].state.position"
        others = tuple(each for each in remarks if not is_about_length(each))
        return *others, Remark(template, place=place, length=length, wished=wished)

    def _trained(self, step: Step) -> Trained | None:
        """The training of the step; None if another one is shown, and this would take long."""
        session, state = self._session, step.state
        request, trace = session.shown_request, session.trace
        source = state.source()
        if request is None or (request.source, request.setup) != (source, state.setup):
            if source.paths or source.weight() > _SMALL:
                return None
            trace = Trace(source.read(state.setup.rule), state.setup.options)
        return Trained(trace, state.setup.rule, state.position) if trace is not None else None

    def _ask_file(self, asked: tuple[tuple[Asked, str], ...]) -> None:
        """Ask the tokenizer of the file, in a worker: it may be a large one."""
        compare, step, source = self._session.compare, self.step, str(self.file)
        is_open = any(each.key == source for each in compare.sources())
        key = compare.key_of(source) if is_open else None
        if key is None:
            return

        def take(told: Told) -> None:
            if self.step is step:
                self._facts = self._facts | told
                self.facts_changed.emit()

        self._runs.ask(facts_job.tell, FactsQuestion((key,), asked=asked), take)

    def _shelve(self, question: Question) -> Question:
        return replace(question, parcel=self._session.compare.parcel_of(question.keys))

    def _hear(self, problem: object) -> None:
        """Remember what went wrong on the way to the step."""
        if self.guide.busy:
            self._problems.append(problem)

    def _take_problem(self, problem: object) -> None:
        self._remarks = (problem,)
        self.facts_changed.emit()
