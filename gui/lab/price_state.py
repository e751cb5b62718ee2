"""Which tokenizers are asked for the price of languages, and what they say. Owned by its page."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QObject, Signal

from engine.analysis.vocabulary_size import Sentence, read_sentences
from gui.compare_state import Source
from gui.explore_job import Question
from gui.explore_runs import SingleRun
from gui.lab.price_job import SENTENCES, PriceQuestion, Prices, find_prices
from gui.session import Session
from gui.tokenizer_shelf import TokenizerKey
from gui.trained_sources import END, HERE


@dataclass(frozen=True, eq=False)
class PriceAnswer:
    """What was found.

    Attributes:
        sources: the tokenizers, one or two.
        prices: of each the prices, in the order of the sentences.
    """

    sources: tuple[str, ...]
    prices: tuple[Prices, ...]


class PriceState(QObject):
    """Wishes in, facts out.

    Signals:
        sources_changed: other tokenizers can be chosen, or `first` or `second` is another one.
        answer_changed: `answer` is another one, or there is none.
        busy_changed: whether sentences are being split is different now.
        problem_occurred: an exception or `Failure`.
    """

    sources_changed = Signal()
    answer_changed = Signal()
    busy_changed = Signal()
    problem_occurred = Signal(object)

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        """Ask the tokenizers that `session` knows, once somebody looks."""
        super().__init__(parent)
        self._session, self._compare = session, session.compare
        self._active = False
        self._first, self._second = session.explore.source, ""
        self._sentences: tuple[Sentence, ...] = ()
        self._asked: tuple[TokenizerKey, ...] = ()
        self._answer: PriceAnswer | None = None
        self._run = SingleRun(self._shelve, self)
        self._run.busy_changed.connect(self.busy_changed)
        self._run.failed.connect(self._fail)
        self._compare.sources_changed.connect(self._follow_sources)
        session.training_finished.connect(self._follow_sources)
        session.tokenizer_changed.connect(self._take_opened)

    # What is

    @property
    def first(self) -> str:
        """The first tokenizer; see `Source`."""
        return self._first

    @property
    def second(self) -> str:
        """The second one; "" for none."""
        return self._second

    @property
    def answer(self) -> PriceAnswer | None:
        """What was found; None while it is not."""
        return self._answer

    @property
    def busy(self) -> bool:
        """Whether sentences are being split."""
        return self._run.busy

    def sources(self) -> tuple[Source, ...]:
        """What can be asked."""
        return tuple(source for source in self._compare.sources() if source.key != HERE)

    # Wishes

    def set_active(self, active: bool) -> None:
        """Somebody looks now, or no longer."""
        if active != self._active:
            self._active = active
            self._follow_sources()

    def ask_first(self, source: str) -> None:
        """Ask another tokenizer; if it is the second one, they change places."""
        if source != self._first:
            second = self._first if source == self._second else self._second
            self._choose(source, second)

    def ask_second(self, source: str) -> None:
        """Ask another second tokenizer, or none."""
        if source != self._second:
            self._choose(self._first, "" if source == self._first else source)

    def cancel(self) -> None:
        """Stop splitting."""
        self._asked = ()
        self._run.cancel()

    def close(self) -> None:
        """End all work; the window is closing."""
        self._run.close()

    # How

    def _choose(self, first: str, second: str) -> None:
        self._first, self._second = first, second
        self.sources_changed.emit()
        self._update()

    def _take_opened(self) -> None:
        """A tokenizer was opened: ask it, beside the file that is asked already."""
        loaded = self._session.tokenizer
        if loaded is None or loaded.card.refusal is not None:
            return
        if self._first == END:
            self._choose(str(loaded.path), self._second)
        elif str(loaded.path) != self._first:
            self._choose(self._first, str(loaded.path))

    def _follow_sources(self) -> None:
        """The trained tokenizer is another one, or a file was opened or forgotten."""
        if not self._active:
            return
        known = {source.key for source in self.sources()}
        self._first = self._first if self._first in known else END
        self._second = self._second if self._second in known else ""
        self.sources_changed.emit()
        self._update()

    def _update(self) -> None:
        """Ask, if somebody looks and it was not asked already."""
        sources = tuple(source for source in (self._first, self._second) if source)
        keys = tuple(key for source in sources if (key := self._compare.key_of(source)))
        if not self._active or keys == self._asked:
            return
        if self._session.training or len(keys) < len(sources):
            self._asked = ()
            self._forget()
            return
        self._asked = keys
        self._ask(sources, PriceQuestion(keys, sentences=self._all_sentences()))

    def _all_sentences(self) -> tuple[Sentence, ...]:
        if not self._sentences:
            self._sentences = read_sentences(SENTENCES)
        return self._sentences

    def _ask(self, sources: tuple[str, ...], question: PriceQuestion) -> None:
        def take(prices: Sequence[Prices]) -> None:
            self._answer = PriceAnswer(sources, tuple(prices))
            self.answer_changed.emit()

        self._run.cancel()
        if not all(map(self._compare.is_quick, question.keys)):
            self._forget()
            self._run.ask(find_prices, question, take)
            return
        try:
            prices = find_prices(self._packed(question), _Silence())
        except ValueError as error:
            self._fail(error)
        else:
            take(prices)

    def _packed(self, question: PriceQuestion) -> PriceQuestion:
        """Give a question what another process needs to answer it."""
        return replace(question, parcel=self._compare.parcel_of(question.keys))

    def _shelve(self, question: Question) -> Question:
        return replace(question, parcel=self._compare.parcel_of(question.keys))

    def _forget(self) -> None:
        """Show no prices of a tokenizer that is another one by now."""
        if self._answer is not None:
            self._answer = None
            self.answer_changed.emit()

    def _fail(self, problem: object) -> None:
        self._answer = None
        self.answer_changed.emit()
        self.problem_occurred.emit(problem)


class _Silence:
    """Hears how far a job is that is over before anybody could see it."""

    def progress(self, stage: str, done: int, total: int = 0) -> None:
        """Say nothing."""
