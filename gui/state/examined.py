"""What the doctor found in the tokenizers that were examined.

A part of `explore_state`, which says which tokenizer is explored.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping

from PySide6.QtCore import QObject, Signal

from engine.analysis.doctor import Finding
from gui.state.explore_questions import ExploreQuestions
from gui.work import explore_job
from gui.work.explore_job import TableQuestion
from gui.work.tokenizer_card import TokenizerCard
from gui.work.tokenizer_shelf import TokenizerKey


class Examined(QObject):
    """Examines one tokenizer at a time, each once.

    Signals:
        changed: there are other findings, or whether they are being looked for is different now.
        failed: an exception or `Failure`.
    """

    changed = Signal()
    failed = Signal(object)

    def __init__(self, questions: ExploreQuestions, parent: QObject) -> None:
        """Nothing is examined yet."""
        super().__init__(parent)
        self._questions = questions
        self._findings: dict[TokenizerKey, tuple[Finding, ...]] = {}
        questions.examinations.busy_changed.connect(self.changed)
        questions.examinations.failed.connect(self.failed)

    @property
    def busy(self) -> bool:
        """Whether a tokenizer is being examined."""
        return self._questions.examinations.busy

    def findings_of(self, key: TokenizerKey | None) -> tuple[Finding, ...] | None:
        """What was found in a tokenizer; None before it was examined."""
        return None if key is None else self._findings.get(key)

    def examine(
        self, key: TokenizerKey | None, cards: Mapping[TokenizerKey, TokenizerCard]
    ) -> None:
        """Look for what may surprise in a tokenizer, if that is not known yet."""
        if key is None or key in self._findings or self.busy:
            return

        def take(found: tuple[Finding, ...]) -> None:
            self._findings[key] = found
            self.changed.emit()

        question = TableQuestion.about((key,), cards)
        self._questions.examinations.ask(explore_job.find_faults, question, take)

    def cancel(self) -> None:
        """Stop looking."""
        self._questions.examinations.cancel()

    def forget_all_but(self, kept: Collection[TokenizerKey | None]) -> None:
        """Forget what was found in tokenizers that are there no more."""
        self._findings = {key: found for key, found in self._findings.items() if key in kept}
