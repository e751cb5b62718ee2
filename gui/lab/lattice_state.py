"""Which word of which tokenizer is looked at, and how its splits are drawn. Owned by its page."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from PySide6.QtCore import QObject, Signal

from gui.compare_state import Source
from gui.explore_job import Question
from gui.explore_runs import LatestRun
from gui.lab.lattice_job import LatticeAnswer, LatticeQuestion, find_lattice
from gui.session import Session
from gui.tokenizer_card import TokenizerCard
from gui.tokenizer_shelf import TokenizerKey
from gui.trained_sources import END, HERE

SHOWN_FIRST: Final = "unbelievable"
_LONGEST_TEXT: Final = 2_000


class LatticeState(QObject):
    """Wishes in, facts out.

    Signals:
        sources_changed: other tokenizers can be chosen, or `source` is another one.
        answer_changed: `answer` is another one, or there is none.
        busy_changed: whether something is being worked out is different now.
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
        self._source = ""
        self._wish = LatticeQuestion((), text=SHOWN_FIRST)
        self._asked: LatticeQuestion | None = None
        self._answer: LatticeAnswer | None = None
        self._run = LatestRun(self._shelve, self)
        self._run.busy_changed.connect(self.busy_changed)
        self._run.failed.connect(self._fail)
        self._compare.sources_changed.connect(self._follow_sources)
        session.tokenizer_changed.connect(self._take_opened)
        if is_unigram(session.explore.card):
            self._source = session.explore.source
        self._take_opened()

    # What is

    @property
    def source(self) -> str:
        """Where the tokenizer comes from; "" for none."""
        return self._source

    @property
    def wish(self) -> LatticeQuestion:
        """What is asked."""
        return self._wish

    @property
    def answer(self) -> LatticeAnswer | None:
        """What was found; None while it is not."""
        return self._answer

    @property
    def busy(self) -> bool:
        """Whether something is being worked out."""
        return self._run.busy

    def sources(self) -> tuple[Source, ...]:
        """What can be asked: files, because what is trained here has no scores."""
        return tuple(s for s in self._compare.sources() if s.key not in (HERE, END))

    # Wishes

    def set_active(self, active: bool) -> None:
        """Somebody looks now, or no longer."""
        if active != self._active:
            self._active = active
            self._follow_sources()

    def look_at(self, source: str) -> None:
        """Ask another tokenizer."""
        if source != self._source:
            self._source = source
            self.sources_changed.emit()
            self._update()

    def set_text(self, text: str) -> None:
        """Split another text, beginning with its first word."""
        self._change(replace(self._wish, text=text[:_LONGEST_TEXT], word=0))

    def set_word(self, word: int) -> None:
        """Look at another word of the text."""
        self._change(replace(self._wish, word=word))

    def set_best(self, best: int) -> None:
        """Show so many of the best splits."""
        self._change(replace(self._wish, best=best))

    def draw(self, draws: int, seed: int, alpha: float) -> None:
        """Draw splits in another way."""
        self._change(replace(self._wish, draws=draws, seed=seed, alpha=alpha))

    def cancel(self) -> None:
        """Stop working."""
        self._asked = None
        self._run.cancel()

    def close(self) -> None:
        """End all work; the window is closing."""
        self._run.close()

    # How

    def _change(self, wish: LatticeQuestion) -> None:
        if wish != self._wish:
            self._wish = wish
            self._update()

    def _take_opened(self) -> None:
        """A tokenizer was opened: look at it, if it has scores."""
        loaded = self._session.tokenizer
        if loaded is not None and is_unigram(loaded.card):
            self.look_at(str(loaded.path))

    def _follow_sources(self) -> None:
        """A file was opened or forgotten."""
        if not self._active:
            return
        known = [source.key for source in self.sources()]
        if self._source not in known:
            self._source = known[-1] if known else ""
        self.sources_changed.emit()
        self._update()

    def _key(self) -> TokenizerKey | None:
        return self._compare.key_of(self._source) if self._source else None

    def _update(self) -> None:
        """Ask, if somebody looks and it was not asked already."""
        key = self._key()
        if not self._active:
            return
        if key is None:
            self._asked = None
            self._take(None)
            return
        question = replace(self._wish, keys=(key,))
        if question != self._asked:
            self._asked = question
            self._run.ask(find_lattice, question, self._take)

    def _shelve(self, question: Question) -> Question:
        """Give a question what another process needs to answer it."""
        return replace(question, parcel=self._compare.parcel_of(question.keys))

    def _take(self, answer: LatticeAnswer | None) -> None:
        self._answer = answer
        self.answer_changed.emit()

    def _fail(self, problem: object) -> None:
        self._take(None)
        self.problem_occurred.emit(problem)


def is_unigram(card: TokenizerCard | None) -> bool:
    """Whether a tokenizer splits by scores."""
    stages = () if card is None else card.stages
    return any(stage.kind == "model" and stage.name == "Unigram" for stage in stages)
