"""All ways of a training: how many merges, which words, and what was found. Owned by its page."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from engine import Trace
from gui.lab.state import TrainingLabState
from gui.lab.ways_job import (
    MOST_WORDS,
    WaysAnswer,
    WaysQuestion,
    follow_all,
    follow_quickly,
    question_about,
    words_in,
)
from gui.session import Session
from gui.training.corpus_presenter import corpus_state
from gui.work.training_job import Snapshot, TrainingRequest

USUAL_MERGES = 10
MOST_MERGES = 500
_TYPING_MS = 250

_FOUR_WORDS = {"low", "lower", "newest", "widest"}
_FOUR_WORDS_TRIED = "nest lowest newer widen"
_MOST_WORDS, _SHORTEST = 4, 3


class WaysState(TrainingLabState[WaysAnswer]):
    """Wishes in, facts out.

    Signals:
        choice_changed: `merges`, `text` or the corpus is another one.
    """

    choice_changed = Signal()

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        """Follow the training of `session` in all ways, once somebody looks."""
        super().__init__(session, parent, _TYPING_MS)
        self._snapshot: Snapshot | None = None
        self._request: TrainingRequest | None = None
        self._merges = USUAL_MERGES
        self._text = ""
        self._own_text = False

    # What is

    @property
    def trace(self) -> Trace | None:
        """The training whose corpus is followed."""
        return None if self._snapshot is None else self._snapshot.trace

    @property
    def merges(self) -> int:
        """How many merges are made in all ways."""
        return self._merges

    @property
    def text(self) -> str:
        """The words that are split in all ways, as they were typed."""
        return self._text

    @property
    def is_too_large(self) -> bool:
        """Whether the corpus has more words than are followed."""
        return self.trace is not None and self.trace.word_count > MOST_WORDS

    # Wishes

    def set_merges(self, merges: int) -> None:
        """Make so many merges in all ways."""
        if merges != self._merges:
            self._merges = merges
            self._soon()

    def set_text(self, text: str) -> None:
        """Split these words in all ways."""
        if text != self._text:
            self._text, self._own_text = text, True
            self._soon()

    def follow_again(self) -> None:
        """Follow what was cancelled."""
        if not self.busy and (self._answer is None or self._answer.partial):
            self._begin()

    # How

    def _follow(self) -> None:
        session = self._session
        if not self._active or session.training or session.snapshot is self._snapshot:
            return
        self._snapshot, self._request = session.snapshot, session.shown_request
        if self._snapshot is None:
            return
        if not self._own_text:
            self._text = words_to_try(self._snapshot.trace, joined=self._is_split())
        self.choice_changed.emit()
        self._begin()

    def _is_split(self) -> bool:
        """Whether a rule has split the corpus, so that its words may begin with a space."""
        request = self._request
        if request is None:
            return False
        counts = corpus_state(request.source, None).is_counts
        return request.setup.rule != "none" and not counts

    def _begin(self) -> None:
        """Follow all ways that were asked for."""
        self._run.cancel()
        if self._snapshot is None or self._request is None or self.is_too_large:
            self._take(None)
            self.busy_changed.emit()
            return
        words = words_in(self._text, self._request.setup.rule, listed=not self._is_split())
        question = question_about(self._snapshot.trace, self._merges, words)
        try:
            answer = follow_quickly(question)
        except ValueError as error:
            self._fail(error)
        else:
            if answer is None:
                self._ask(question)
            else:
                self._take(answer)
        self.busy_changed.emit()

    def _ask(self, question: WaysQuestion) -> None:
        self._take(None)
        self._run.ask(follow_all, question, self._take)


def words_to_try(trace: Trace, *, joined: bool) -> str:
    """Words worth splitting: those of the four words' lesson, else the most frequent ones.

    Args:
        trace: the training.
        joined: whether words hold the spaces between them.
    """
    words = trace.recording.words
    if trace.word_count == len(_FOUR_WORDS) and set(words) == _FOUR_WORDS:
        return _FOUR_WORDS_TRIED
    frequent = trace.recording.words_by_frequency[:400].tolist()
    long = [words[word] for word in frequent if len(words[word].strip()) >= _SHORTEST]
    chosen = long[:_MOST_WORDS] or [words[word] for word in frequent[:_MOST_WORDS]]
    return ("" if joined else " ").join(chosen)
