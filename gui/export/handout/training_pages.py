"""A trace -> the values of a handout, page by page, so that the window has its turn in between."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from engine import Trace
from engine.analysis.fidelity import EXACT, Fidelity
from gui.export.handout.texts import HandoutWords
from gui.export.handout.values import (
    HandoutBar,
    HandoutMerge,
    HandoutToken,
    HandoutWord,
    TrainingHandout,
    TrainingPage,
)
from gui.look.translation import format_number
from gui.training.announcer import step_in_words
from gui.training.frames import BarsState, WordsState
from gui.training.picture_text import WordsText
from gui.training.presenter import Presenter
from gui.training.tie_sentences import TieSentences
from gui.training.ties_presenter import ties_at
from gui.widgets.token_box import cycle_colours

MOST_PAGES: Final = 400
"""Steps of a handout at most: about two megabytes."""

_BARS: Final = 15
_WORDS: Final = 14
_MERGES: Final = 2_000


@dataclass(frozen=True)
class TrainingSubject:
    """What a handout is made of.

    Attributes:
        trace: the steps.
        title: what was trained on, as it is called.
        rule: the split rule; None where there are words with counts, which no rule has split.
        first: the position of the first page.
        last: the position of the last one.
        complete: no steps follow.
        replayed: the merges were prescribed.
        fidelity: how far they can be trusted.
        facts: further names and values.
    """

    trace: Trace
    title: str
    rule: str | None
    first: int = 0
    last: int = MOST_PAGES
    complete: bool = True
    replayed: bool = False
    fidelity: Fidelity = EXACT
    facts: tuple[tuple[str, str], ...] = ()

    @property
    def positions(self) -> range:
        """The positions that have a page."""
        last = min(self.last, len(self.trace), self.first + MOST_PAGES)
        return range(min(self.first, last), last + 1)


class TrainingPages:
    """Makes the pages of one training."""

    def __init__(self, subject: TrainingSubject) -> None:
        """Make none yet."""
        self._subject = subject
        self._presenter = Presenter(subject.trace)
        self._words, self._ties = HandoutWords(), TieSentences()
        self._pages: list[TrainingPage] = []

    @property
    def total(self) -> int:
        """How many pages there will be."""
        return len(self._subject.positions)

    def make(self) -> Iterator[int]:
        """Make the pages one by one; yields how many there are."""
        for position in self._subject.positions:
            self._pages.append(self._page(position))
            yield len(self._pages)

    def handout(self) -> TrainingHandout:
        """The handout, with all pages that were made."""
        subject, words = self._subject, self._words
        return TrainingHandout(
            title=subject.title,
            facts=(
                *words.facts(subject.rule, subject.trace.options, subject.fidelity),
                *subject.facts,
            ),
            pages=tuple(self._pages),
            merges=tuple(self._merge(rank) for rank in range(min(_MERGES, len(subject.trace)))),
            columns=words.columns(),
            texts=words.around(),
            **words.captions(),
        )

    def _page(self, position: int) -> TrainingPage:
        presenter, subject = self._presenter, self._subject
        trace = subject.trace
        ties = ties_at(presenter, position, complete=subject.complete, replayed=subject.replayed)
        state = presenter.words(position, _WORDS)
        hidden = state.hidden + max(0, len(state.rows) - _WORDS)
        return TrainingPage(
            title=self._words.position(position, len(trace)),
            sentence=step_in_words(trace, position, presenter),
            tie=self._ties.headline(ties),
            why=self._ties.explanation(ties),
            bars=_bars(presenter.bars(position)),
            words=_rows(state),
            more=WordsText().more(hidden) if hidden else "",
        )

    def _merge(self, rank: int) -> HandoutMerge:
        trace, label = self._subject.trace, self._presenter.label
        positions = self._subject.positions
        page = rank + 1 - positions.start if rank + 1 in positions else None
        tied = int(trace.tie_sizes[rank])
        ids = trace.left_ids[rank], trace.right_ids[rank], trace.token_ids[rank]
        return HandoutMerge(
            page,
            (
                format_number(rank),
                *(label(int(token)) for token in ids),
                format_number(int(trace.counts[rank])),
                format_number(tied) if tied > 1 else "–",  # as in the window's list
            ),
        )


def _bars(state: BarsState) -> tuple[HandoutBar, ...]:
    top = max(1, state.top_count)
    return tuple(
        HandoutBar(
            bar.left, bar.right, format_number(bar.count), bar.count / top, bar.winner, bar.tied
        )
        for number, bar in enumerate(state.bars)
        if number < _BARS or bar.winner
    )


def _rows(state: WordsState) -> tuple[HandoutWord, ...]:
    made = []
    for row in state.rows[:_WORDS]:
        colours = cycle_colours([token.colour_key for token in row.tokens])
        tokens = [
            HandoutToken(token.label, colour)
            for token, colour in zip(row.tokens, colours, strict=True)
        ]
        if row.cut:
            tokens.append(HandoutToken("…", None))
        made.append(HandoutWord(format_number(row.count), tuple(tokens), row.touched))
    return tuple(made)
