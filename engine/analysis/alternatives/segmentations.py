"""Words in all the states that a search meets, each kept once and named by a number.

A state of a corpus is then a short tuple of numbers, and what a pair does to a word is worked out
once, however many states hold that word.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise

from engine.text.alphabet import join_labels, word_symbols
from engine.training import TrainingOptions

Pair = tuple[int, int]


class Segmentations:
    """Segmentations of words, and tokens, by number."""

    def __init__(self, options: TrainingOptions) -> None:
        """Take alphabet and mark."""
        self._options = options
        self._labels: list[str] = []
        self._tokens: dict[str, int] = {}
        self._all: list[tuple[int, ...]] = []
        self._numbers: dict[tuple[int, ...], int] = {}
        self._pairs: list[Counter[Pair]] = []
        self._merged: dict[tuple[int, Pair], int] = {}
        self._joined: dict[Pair, int] = {}

    def of_word(self, word: str) -> int:
        """Give the number of a word before any merge."""
        options = self._options
        symbols = word_symbols(
            word, options.alphabet, options.end_of_word, options.end_of_word_attached
        )
        return self._number(tuple(map(self._token, symbols)))

    def label(self, token: int) -> str:
        """Give the label of a token."""
        return self._labels[token]

    def labels(self, segmentation: int) -> tuple[str, ...]:
        """Give the labels of a word's tokens."""
        return tuple(map(self._labels.__getitem__, self._all[segmentation]))

    def joined(self, pair: Pair) -> int:
        """Give the token that a pair makes."""
        token = self._joined.get(pair)
        if token is None:
            left, right = map(self.label, pair)
            token = self._token(join_labels(left, right, self._options.alphabet))
            self._joined[pair] = token
        return token

    def merged(self, segmentation: int, pair: Pair) -> int:
        """Give the number of a word after a merge."""
        if pair not in self._pairs[segmentation]:
            return segmentation
        key = segmentation, pair
        if key not in self._merged:
            self._merged[key] = self._number(self._merge(self._all[segmentation], pair))
        return self._merged[key]

    def merged_words(self, state: tuple[int, ...], pair: Pair) -> tuple[int, ...]:
        """Give a whole corpus after a merge."""
        return tuple([self.merged(number, pair) for number in state])

    def pair_counts(self, state: Sequence[int], counts: Sequence[int]) -> Counter[Pair]:
        """Count all pairs of a corpus, overlapping ones included.

        Args:
            state: its words.
            counts: how often each of them occurs.
        """
        total: Counter[Pair] = Counter()
        for number, count in zip(state, counts, strict=True):
            for pair, times in self._pairs[number].items():
                total[pair] += times * count
        return total

    def _merge(self, tokens: tuple[int, ...], pair: Pair) -> tuple[int, ...]:
        new, merged, place = self.joined(pair), [], 0
        while place < len(tokens):
            found = tokens[place : place + 2] == pair
            merged.append(new if found else tokens[place])
            place += 2 if found else 1
        return tuple(merged)

    def _token(self, label: str) -> int:
        if label not in self._tokens:
            self._tokens[label] = len(self._labels)
            self._labels.append(label)
        return self._tokens[label]

    def _number(self, tokens: tuple[int, ...]) -> int:
        if tokens not in self._numbers:
            self._numbers[tokens] = len(self._all)
            self._all.append(tokens)
            self._pairs.append(Counter(pairwise(tokens)))
        return self._numbers[tokens]
