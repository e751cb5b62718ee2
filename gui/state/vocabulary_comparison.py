"""What the explored tokenizer is compared with, and how the two vocabularies differ.

A part of `explore_state`, which says when another tokenizer makes the comparison pointless.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping

from PySide6.QtCore import QObject, Signal

from engine.analysis.differences import VocabularyDifferences
from gui.state.explore_questions import ExploreQuestions
from gui.work import explore_job
from gui.work.explore_job import TableQuestion
from gui.work.tokenizer_card import TokenizerCard
from gui.work.tokenizer_shelf import TokenizerKey


class VocabularyComparison(QObject):
    """Compares with one other tokenizer at a time, or with none.

    Attributes:
        other: the `Source` that is compared with; None without one.
        found: how the two differ; None before that is known.

    Signals:
        changed: `found` is another one, or whether it is being looked for.
        failed: an exception or `Failure`; nothing is compared any more.
    """

    changed = Signal()
    failed = Signal(object)

    def __init__(self, questions: ExploreQuestions, parent: QObject) -> None:
        """Compare with nothing yet."""
        super().__init__(parent)
        self.other: str | None = None
        self.found: VocabularyDifferences | None = None
        self._keys: tuple[TokenizerKey, ...] = ()
        self._run = questions.comparisons
        self._run.failed.connect(self._fail)

    @property
    def busy(self) -> bool:
        """Whether the differences are being looked for."""
        return self._run.busy

    def begin(
        self,
        other: str,
        keys: tuple[TokenizerKey, TokenizerKey],
        cards: Mapping[TokenizerKey, TokenizerCard],
    ) -> None:
        """Find out how the second of two tokenizers, that of `other`, differs from the first."""
        self.end()
        self.other, self._keys = other, keys
        question = TableQuestion.about(keys, cards)
        self._run.ask(explore_job.find_differences, question, self._take)
        self.changed.emit()

    def end(self) -> None:
        """Compare with nothing any more; silent if nothing is compared."""
        if self.other is not None:
            self.other, self.found, self._keys = None, None, ()
            self._run.cancel()
            self.changed.emit()

    def end_unless_kept(self, kept: Collection[TokenizerKey | None]) -> None:
        """Show no differences of a tokenizer that is none of these any more.

        Those that are being looked for still come: what was trained here is replaced by the merges
        of the very file that was opened to be compared.
        """
        if self.found is not None and any(key not in kept for key in self._keys):
            self.end()

    def _take(self, found: VocabularyDifferences) -> None:
        self.found = found
        self.changed.emit()

    def _fail(self, problem: object) -> None:
        self.end()
        self.failed.emit(problem)
