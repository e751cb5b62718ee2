"""Which tokenizers are asked for the price of languages, and what they say. Owned by its page."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QObject

from engine.analysis.vocabulary_size import Sentence, read_sentences
from gui.lab.price_job import SENTENCES, PriceQuestion, Prices, find_prices
from gui.lab.state import TokenizerLabState
from gui.session import Session
from gui.state.compare_state import Source
from gui.state.trained_sources import END, HERE
from gui.work.explore_runs import SingleRun
from gui.work.tokenizer_shelf import TokenizerKey


@dataclass(frozen=True, eq=False)
class PriceAnswer:
    """What was found.

    Attributes:
        sources: the tokenizers, one or two.
        prices: of each the prices, in the order of the sentences.
    """

    sources: tuple[str, ...]
    prices: tuple[Prices, ...]


class PriceState(TokenizerLabState[PriceAnswer]):
    """Wishes in, facts out."""

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        """Ask the tokenizers that `session` knows, once somebody looks."""
        super().__init__(session, SingleRun, parent)
        self._first, self._second = session.explore.source, ""
        self._sentences: tuple[Sentence, ...] = ()
        self._asked: tuple[TokenizerKey, ...] = ()
        session.training_finished.connect(self._follow)
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

    def sources(self) -> tuple[Source, ...]:
        """What can be asked."""
        return tuple(source for source in self._compare.sources() if source.key != HERE)

    # Wishes

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
        """Stop splitting; the same may be asked again."""
        self._asked = ()
        super().cancel()

    # How

    def _choose(self, first: str, second: str) -> None:
        self._first, self._second = first, second
        self.sources_changed.emit()
        self._begin()

    def _take_opened(self) -> None:
        """A tokenizer was opened: ask it, beside the file that is asked already."""
        loaded = self._session.tokenizer
        if loaded is None or loaded.card.refusal is not None:
            return
        if self._first == END:
            self._choose(str(loaded.path), self._second)
        elif str(loaded.path) != self._first:
            self._choose(self._first, str(loaded.path))

    def _follow(self) -> None:
        """The trained tokenizer is another one, or a file was opened or forgotten."""
        if not self._active:
            return
        known = {source.key for source in self.sources()}
        self._first = self._first if self._first in known else END
        self._second = self._second if self._second in known else ""
        self.sources_changed.emit()
        self._begin()

    def _begin(self) -> None:
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
        def named(prices: Sequence[Prices]) -> PriceAnswer:
            return PriceAnswer(sources, tuple(prices))

        self._run.cancel()
        if all(map(self._compare.is_quick, question.keys)):
            packed = self._packed(question)
            self._answer_here(lambda asked, quiet: named(find_prices(asked, quiet)), packed)
        else:
            self._forget()
            self._run.ask(find_prices, question, lambda prices: self._take(named(prices)))

    def _forget(self) -> None:
        """Show no prices of a tokenizer that is another one by now."""
        if self._answer is not None:
            self._take(None)
