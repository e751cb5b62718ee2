"""Which word of which tokenizer is looked at, and how its splits are drawn. Owned by its page."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from PySide6.QtCore import QObject

from gui.lab.lattice_job import LatticeAnswer, LatticeQuestion, find_lattice
from gui.lab.state import TokenizerLabState
from gui.session import Session
from gui.state.compare_state import Source
from gui.state.trained_sources import END, HERE
from gui.work.tokenizer_card import TokenizerCard

EXAMPLE_SOURCE: Final = "example"
"""Stands for the example, which is looked at while there is nothing else that has a lattice."""

SHOWN_FIRST: Final = "unbelievable"
_LONGEST_TEXT: Final = 2_000


class LatticeState(TokenizerLabState[LatticeAnswer]):
    """Wishes in, facts out."""

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        """Ask the tokenizers that `session` knows, once somebody looks."""
        super().__init__(session, parent=parent)
        self._source = EXAMPLE_SOURCE
        self._wish = LatticeQuestion((), text=SHOWN_FIRST)
        self._asked: LatticeQuestion | None = None
        session.tokenizer_changed.connect(self._take_opened)
        if is_unigram(session.explore.card):
            self._source = session.explore.source
        self._take_opened()

    # What is

    @property
    def source(self) -> str:
        """Where the tokenizer comes from: a file, or the example."""
        return self._source

    @property
    def wish(self) -> LatticeQuestion:
        """What is asked."""
        return self._wish

    def sources(self) -> tuple[Source, ...]:
        """What can be asked: files, because what is trained here has no scores."""
        return tuple(s for s in self._compare.sources() if s.key not in (HERE, END))

    # Wishes

    def look_at(self, source: str) -> None:
        """Ask another tokenizer."""
        if source != self._source:
            self._source = source
            self.sources_changed.emit()
            self._begin()

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
        """Stop working; the same may be asked again."""
        self._asked = None
        super().cancel()

    # How

    def _change(self, wish: LatticeQuestion) -> None:
        if wish != self._wish:
            self._wish = wish
            self._begin()

    def _take_opened(self) -> None:
        """A tokenizer was opened: look at it, if it has scores."""
        loaded = self._session.tokenizer
        if loaded is not None and is_unigram(loaded.card):
            self.look_at(str(loaded.path))

    def _follow(self) -> None:
        """A file was opened or forgotten."""
        if not self._active:
            return
        if self._source not in {source.key for source in self.sources()}:
            self._source = EXAMPLE_SOURCE
        self.sources_changed.emit()
        self._begin()

    def _begin(self) -> None:
        """Ask, if somebody looks and it was not asked already."""
        if not self._active:
            return
        key = self._compare.key_of(self._source) if self._source != EXAMPLE_SOURCE else None
        question = replace(self._wish, keys=() if key is None else (key,))
        if question != self._asked:
            self._asked = question
            self._run.ask(find_lattice, question, self._take)


def is_unigram(card: TokenizerCard | None) -> bool:
    """Whether a tokenizer splits by scores."""
    stages = () if card is None else card.stages
    return any(stage.kind == "model" and stage.name == "Unigram" for stage in stages)
