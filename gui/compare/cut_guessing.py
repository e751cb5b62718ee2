"""A class guesses where words are cut: one question for each word of the text, in one lane.

It adds to `gui.predict.guessing` what a question is here. Its player goes from word to word, so
that the keys that go from merge to merge in a training do the same here.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject

from gui.compare.guess_words import CutWord, cut_word, words_to_guess
from gui.compare.presenter import Presenter
from gui.player import Player
from gui.predict.guessing import Guessing
from gui.predict.rounds import Prediction, Question

DIGITS: Final = 9
"""So many gaps have a digit at a time; 0 says that the word is not cut."""


class CutGuessing(Guessing):
    """Asks about the words of one split.

    Attributes:
        lane: the lane whose cuts are guessed.
        page: which nine gaps the digits stand for, from 0.
    """

    def __init__(self, prediction: Prediction, parent: QObject | None = None) -> None:
        """Ask nothing before there is a split."""
        player = Player(parent)
        player.set_reduced_motion(True)  # there is nothing between two words
        super().__init__(prediction, player, parent)
        self.lane = 0
        self.page = 0
        self._presenter: Presenter | None = None
        self._words: list[tuple[int, int]] = []
        self._asked: tuple[object, ...] = ()
        player.position_changed.connect(self._begin_page)

    def show(self, presenter: Presenter, byte: int | None) -> None:
        """Ask about another split, first about the word that holds this byte."""
        self._presenter = presenter
        self.lane = min(self.lane, len(presenter.lanes) - 1)
        self._take(byte)

    @property
    def lanes(self) -> int:
        """Among how many lanes a letter chooses the one that is asked about."""
        return len(self._presenter.lanes) if self._presenter is not None else 1

    def choose_lane(self, lane: int) -> None:
        """Guess the cuts of another lane, at the word of now."""
        presenter = self._presenter
        if presenter is not None and lane != self.lane and 0 <= lane < len(presenter.lanes):
            word = self.word()
            self.lane = lane
            self._take(None if word is None else presenter.byte_of(word.start))

    def _take(self, byte: int | None) -> None:
        """Take the words of the split, unless they are those of now and cut in the same way."""
        presenter = self._presenter
        if presenter is None:
            return
        split = presenter.split
        asked = (split.text, split.ways[self.lane])
        if asked == self._asked:
            self._hold()
            return
        self._asked = asked
        self._words = words_to_guess(split.tokenizers[self.lane], split.text)
        self.rounds.forget()
        self.player.set_held(False)
        self.player.set_length(len(self._words))
        ends = (presenter.byte_of(end) for _, end in self._words)
        index = next((i for i, end in enumerate(ends) if byte is not None and end > byte), 0)
        self.player.seek(index)
        self.look()

    # What is

    @property
    def word_total(self) -> int:
        """How many words there are to guess."""
        return len(self._words)

    def word(self, lane: int | None = None) -> CutWord | None:
        """The word of now as this lane cuts it, else the lane of the question; None at the end."""
        position = self.player.position
        if self._presenter is None or position >= len(self._words):
            return None
        return cut_word(
            self._presenter, self.lane if lane is None else lane, *self._words[position]
        )

    # Guessing

    def question(self, position: int) -> Question | None:
        """Where the word at a position is cut: in which of its gaps, or (0) not at all."""
        if self._presenter is None or position >= len(self._words):
            return None
        word = cut_word(self._presenter, self.lane, *self._words[position])
        return Question(tuple(range(len(word.characters))), word.right)

    def option_of(self, digit: int) -> int:
        """The gap that a digit votes for; 0 votes for no cut."""
        return digit + DIGITS * self.page if digit else 0

    @property
    def pages(self) -> int:
        """How many times nine gaps there are."""
        current = self.current
        gaps = len(current.question.options) - 1 if current is not None else 0
        return max(1, -(-gaps // DIGITS))

    def turn_page(self, direction: int) -> None:
        """Let the digits stand for the next or the previous nine gaps."""
        page = max(0, min(self.pages - 1, self.page + direction))
        if page != self.page:
            self.page = page
            self.changed.emit()

    def _begin_page(self) -> None:
        self.page = 0
