"""Counts of numbered words: what `counting` does with long texts, and loads only for these."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from engine.text.numbered_words import NumberedWords, Numbers
from engine.text.pieces import pieces

_WORTH_COUNTING = 100_000  # words


class CountedNumbers:
    """Words of texts under the documented rule, counted by their numbers.

    Numbers are added up when there are as many of them as there are distinct words, so that
    counting costs no more than reading, however many these are.
    """

    def __init__(self, counts: Mapping[str, int]) -> None:
        """Go on from counts that are there already."""
        self._words = NumberedWords("document")
        self._words.number(list(counts))
        self._counts = np.array(list(counts.values()), np.int64)
        self._waiting: list[Numbers] = []
        self._total = 0

    def add(self, text: str) -> None:
        """Count the words of a text."""
        for piece in pieces(text, "document"):
            self._waiting.append(self._words.read(piece))
            self._total += len(self._waiting[-1])
            if self._total > max(_WORTH_COUNTING, len(self._counts)):
                self._add_up()

    def finished(self) -> tuple[list[str], list[int]]:
        """Give the words in order of first appearance, and how often each occurs."""
        self._add_up()
        return self._words.words, self._counts.tolist()

    def _add_up(self) -> None:
        if self._waiting:
            new = np.bincount(np.concatenate(self._waiting), minlength=len(self._counts))
            new[: len(self._counts)] += self._counts
            self._counts, self._waiting, self._total = new, [], 0
