"""Counts of numbered words: how words that come again are counted."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from engine.text.numbered_words import NumberedWords, Numbers

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

    @property
    def distinct(self) -> int:
        """How many different words there are."""
        return len(self._words.words)

    def add(self, text: str) -> int:
        """Count the words of a text; return how many it has."""
        numbers = self._words.read(text)
        self._waiting.append(numbers)
        self._total += len(numbers)
        if self._total > max(_WORTH_COUNTING, len(self._counts)):
            self._add_up()
        return len(numbers)

    def finished(self) -> dict[str, int]:
        """Give the words in order of first appearance, and how often each occurs."""
        self._add_up()
        return dict(zip(self._words.words, self._counts.tolist(), strict=True))

    def _add_up(self) -> None:
        if self._waiting:
            new = np.bincount(np.concatenate(self._waiting), minlength=len(self._counts))
            new[: len(self._counts)] += self._counts
            self._counts, self._waiting, self._total = new, [], 0
