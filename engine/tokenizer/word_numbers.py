"""Numbers and places of the words of a text that is asked for after every key.

`numbered_words` numbers the words. Here pieces of text that were seen before are not split again,
so a key pressed in a long text costs one piece.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from engine.text.code_points import IntArray, independent_pieces
from engine.text.numbered_words import NumberedWords
from engine.text.pretokenize import SPLIT_RULES, word_spans

_MOST_WORDS = 300_000
_MOST_CHARACTERS = 8_000_000
_NO_WORDS = np.zeros(0, dtype=np.int32)


class WordsOfText(NamedTuple):
    """The words of a text, in order.

    Attributes:
        numbers: the number of each word.
        starts: the character where each begins.
        ends: the character after its last one.
    """

    numbers: IntArray
    starts: IntArray
    ends: IntArray


class WordNumbers:
    """Distinct words by number, for one split rule; forgets all of them when there are too many.

    Attributes:
        words: the words by their numbers.
        lengths: how many characters each of them has.
        generation: how often everything was forgotten.
    """

    def __init__(self, rule: str) -> None:
        """Take the split rule."""
        self._rule = rule
        self._gapless = rule in SPLIT_RULES and rule != "whitespace"
        self.generation = -1
        self._forget()

    def _forget(self) -> None:
        self._numbered = NumberedWords(self._rule)
        self._pieces: dict[str, tuple[IntArray, IntArray]] = {}
        self._characters = 0
        self.generation += 1

    @property
    def words(self) -> list[str]:
        """The words by their numbers."""
        return self._numbered.words

    @property
    def lengths(self) -> IntArray:
        """How many characters each of them has."""
        return self._numbered.lengths

    def read(self, text: str) -> WordsOfText:
        """Find the words of a text.

        Raises:
            ValueError: as `pretokenize`.
        """
        if len(self.words) > _MOST_WORDS or self._characters > _MOST_CHARACTERS:
            self._forget()
        pieces = independent_pieces(text, self._rule)
        found = [self._pieces.get(piece) or self._read_piece(piece) for piece in pieces]
        if not found:
            return WordsOfText(_NO_WORDS, _NO_WORDS, _NO_WORDS)
        numbers = np.concatenate([numbers for numbers, _ in found])
        lengths = self.lengths[numbers]
        if self._gapless:
            ends = np.cumsum(lengths, dtype=np.int32)
            return WordsOfText(numbers, ends - lengths, ends)
        before = np.cumsum([0, *map(len, pieces[:-1])], dtype=np.int32)
        counts = [len(numbers) for numbers, _ in found]
        starts = np.concatenate([starts for _, starts in found]) + np.repeat(before, counts)
        return WordsOfText(numbers, starts, starts + lengths)

    def _read_piece(self, piece: str) -> tuple[IntArray, IntArray]:
        before = self._numbered.characters
        if self._gapless:
            numbers, starts = self._numbered.read(piece), _NO_WORDS
        else:
            spans = word_spans(piece, self._rule)
            numbers = self._numbered.number([piece[start:end] for start, end in spans])
            starts = np.fromiter((start for start, _ in spans), np.int32, len(spans))
        self._pieces[piece] = numbers, starts
        self._characters += len(piece) + self._numbered.characters - before
        return numbers, starts
