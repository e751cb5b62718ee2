"""Bars and words in step: draws any frame between two positions of a trace.

A frame is (base, alpha); it is drawn from the states at base and base + 1 alone, so the same frame
always looks the same. What a person chose to see, pinned and searched words, is kept here, because
both states need it.
"""

from __future__ import annotations

from typing import Final, Protocol

from PySide6.QtCore import QObject, QTimer

from gui.training.frames import BarsState, WordsState
from gui.training.pair_bars import PairBars
from gui.training.presenter import Presenter
from gui.training.word_boxes import WordBoxes

AHEAD_MS: Final = 80
"""How long a position must rest before the next one is got ready."""


class Veil(Protocol):
    """Who hides what a class has to guess."""

    def is_asked(self, position: int) -> bool:
        """Whether it is not to be seen yet what comes next at a position."""

    def bars(self, position: int, state: BarsState) -> BarsState:
        """Show the bars of a position in another way, or as they are."""


class Film(QObject):
    """Shows one trace in the two large panels.

    subtle: it is a QObject only to be cut off from the player's signals together with its parent.
    """

    def __init__(self, bars: PairBars, words: WordBoxes, parent: QObject) -> None:
        """Draw into these widgets."""
        super().__init__(parent)
        self._bars = bars
        self._words = words
        self._presenter: Presenter | None = None
        self._pinned: dict[int, str] = {}
        self._search = ""
        self._frame = (0, 0.0)
        self._veil: Veil | None = None
        self._ahead = QTimer(self, singleShot=True, interval=AHEAD_MS)
        self._ahead.timeout.connect(self._look_ahead)
        words.pin_requested.connect(self.pin)
        words.search_requested.connect(self.search)
        words.capacity_changed.connect(self.redraw)

    def show_trace(self, presenter: Presenter, position: int) -> None:
        """Draw another trace from now on; words that it has too stay pinned."""
        self._presenter = presenter
        trace = presenter.trace
        self._pinned = {
            word: text
            for word, text in self._pinned.items()
            if word < trace.word_count and trace.word(word) == text
        }
        self.show_frame(position, 0.0)

    def show_frame(self, base: int, alpha: float) -> None:
        """Draw the moment `alpha` of the way from position `base` to the next one."""
        self._frame = (base, alpha)
        presenter = self._presenter
        if presenter is None:
            return
        last = len(presenter.trace)
        base = min(base, last)
        moving = alpha > 0.0 and base < last
        if moving:
            presenter.views.prepare(base + 2)
        else:
            self._ahead.start()
        words_after = self._words_at(presenter, base + 1) if moving else None
        bars_move = moving and not self._is_asked(base + 1)
        bars_after = self._bars_at(presenter, base + 1) if bars_move else None
        self._bars.show_frame(self._bars_at(presenter, base), bars_after, alpha if bars_move else 0)
        self._words.show_frame(
            self._words_at(presenter, base), words_after, alpha if moving else 0.0
        )

    def set_veil(self, veil: Veil) -> None:
        """Let somebody hide what a class has to guess."""
        self._veil = veil

    def _is_asked(self, position: int) -> bool:
        return self._veil is not None and self._veil.is_asked(position)

    def _bars_at(self, presenter: Presenter, position: int) -> BarsState:
        state = presenter.bars(position)
        return state if self._veil is None else self._veil.bars(position, state)

    def _look_ahead(self) -> None:
        """Get the next position ready, now that nobody is dragging a slider."""
        if self._presenter is not None:
            self._presenter.views.prepare(self._frame[0] + 1)

    def redraw(self) -> None:
        """Draw the same frame again, after something else than the position has changed."""
        self.show_frame(*self._frame)

    def pin(self, word: object) -> None:
        """Keep a word in view, or no longer."""
        presenter = self._presenter
        if presenter is None or not isinstance(word, int):
            return
        if word in self._pinned:
            del self._pinned[word]
        else:
            self._pinned[word] = presenter.trace.word(word)
        self.redraw()

    def unpin(self) -> None:
        """Keep no word in view any more."""
        if self._pinned:
            self._pinned = {}
            self.redraw()

    def search(self, text: str) -> None:
        """Show the words that hold this text; the empty one shows the usual words."""
        self._search = text
        self.redraw()

    def _words_at(self, presenter: Presenter, position: int) -> WordsState:
        capacity = self._words.capacity()
        told = not self._is_asked(position)
        return presenter.words(position, capacity, tuple(self._pinned), self._search, told=told)
