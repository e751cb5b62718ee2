"""What becomes of a text in the tokenizer that is explored, and what is done to special tokens.

A part of `explore_state`, which says which text and which tokenizer.
"""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from gui.state.explore_questions import ExploreQuestions
from gui.work import explore_job
from gui.work.explore_job import Trail, TrailQuestion
from gui.work.tokenizer_shelf import TokenizerKey


class SpecialTokens(NamedTuple):
    """What happens to special tokens.

    Attributes:
        match: whether those in the text are recognised.
        add: whether those are put around it that the file asks for.
    """

    match: bool = True
    add: bool = False


class FollowedText(QObject):
    """Follows one text at a time through the stages of a tokenizer.

    Attributes:
        special: what happens to special tokens.
        trail: what became of the text that was followed last; None before that is known.

    Signals:
        changed: `trail` is another one.
        failed: the text cannot be followed: an exception or `Failure`.
        busy_changed: whether a text is on its way is different now.
    """

    changed = Signal()
    failed = Signal(object)
    busy_changed = Signal()

    def __init__(self, questions: ExploreQuestions, parent: QObject) -> None:
        """Follow nothing yet."""
        super().__init__(parent)
        self._questions = questions
        self.special = SpecialTokens()
        self.trail: Trail | None = None
        questions.trails.failed.connect(self._fail)
        questions.trails.busy_changed.connect(self.busy_changed)

    @property
    def busy(self) -> bool:
        """Whether a text is on its way."""
        return self._questions.trails.busy

    def follow(self, text: str, key: TokenizerKey) -> None:
        """Find out what becomes of a text; a text before it may still be on its way."""
        question = TrailQuestion(
            (key,),
            text=text,
            match_special_tokens=self.special.match,
            add_special_tokens=self.special.add,
        )
        self._questions.ask(self._questions.trails, explore_job.follow, question, self._take)

    def forget(self) -> None:
        """Forget what became of the text; tells nobody."""
        self.trail = None

    def _take(self, trail: Trail) -> None:
        self.trail = trail
        self.changed.emit()

    def _fail(self, problem: object) -> None:
        self.trail = None
        self.failed.emit(problem)
