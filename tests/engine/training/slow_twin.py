"""The obvious trainer: recount every pair at each step, on lists of strings."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

from engine.text.alphabet import BYTE_LABELS, join_labels, label_bytes, word_symbols
from engine.training import TrainingOptions

Pair = tuple[str, str]


@dataclass
class SlowStep:
    """What the obvious trainer knows before and after one merge."""

    pair: Pair
    count: int
    replacements: int
    tied: set[Pair]
    counts: dict[Pair, int]
    words_before: list[list[str]]
    words_after: list[list[str]]


def count_pairs(words: list[list[str]], frequencies: list[int]) -> dict[Pair, int]:
    """Pairs in the order in which they are met."""
    counts: dict[Pair, int] = {}
    for word, frequency in zip(words, frequencies, strict=True):
        for pair in pairwise(word):
            counts[pair] = counts.get(pair, 0) + frequency
    return counts


def merge(word: list[str], pair: Pair, joined: str) -> list[str]:
    """Replace the pair left to right."""
    merged: list[str] = []
    i = 0
    while i < len(word):
        if tuple(word[i : i + 2]) == pair:
            merged.append(joined)
            i += 2
        else:
            merged.append(word[i])
            i += 1
    return merged


class SlowTraining:
    """Trains like `engine.training.train`, slowly and obviously."""

    def __init__(self, words: dict[str, int], options: TrainingOptions) -> None:
        self.options = options
        self.frequencies = list(words.values())
        self.words = [self._symbols(word) for word in words]
        first = {symbol for word in self.words for symbol in word}
        if options.alphabet == "bytes":
            marked = sorted(first.difference(BYTE_LABELS), key=_sort_text)
            self.vocabulary = [*BYTE_LABELS, *marked]
        else:
            self.vocabulary = sorted(first)
        self.length = dict.fromkeys(self.vocabulary, 1)

    def _symbols(self, word: str) -> list[str]:
        options = self.options
        return word_symbols(
            word, options.alphabet, options.end_of_word, options.end_of_word_attached
        )

    def _text(self, token: str) -> str:
        return _sort_text(token) if self.options.alphabet == "bytes" else token

    def choose(self, tied: list[Pair], rule: str) -> Pair:
        """Choose among tied pairs, given in the order in which they are met."""
        if rule == "first-seen":
            return tied[0]
        if rule == "lowest-ids":
            ids = {token: index for index, token in enumerate(self.vocabulary)}
            return min(tied, key=lambda pair: (ids[pair[0]], ids[pair[1]]))
        if rule == "greatest-symbols":
            return max(tied, key=lambda pair: (self._text(pair[0]), self._text(pair[1])))
        return min(
            tied,
            key=lambda pair: (
                self.length[pair[0]] + self.length[pair[1]],
                self._text(pair[0]) + self._text(pair[1]),
            ),
        )

    def steps(self) -> Iterator[SlowStep]:
        options = self.options
        done = 0
        while options.merges is None or done < options.merges:
            if options.vocab_size is not None and len(self.vocabulary) >= options.vocab_size:
                return
            counts = count_pairs(self.words, self.frequencies)
            if not counts or max(counts.values()) < options.min_count:
                return
            highest = max(counts.values())
            tied = [pair for pair, count in counts.items() if count == highest]
            pair = self.choose(tied, options.tie_rule)
            joined = join_labels(*pair, options.alphabet)
            before = self.words
            self.words = [merge(word, pair, joined) for word in before]
            replaced = sum(
                (len(old) - len(new)) * frequency
                for old, new, frequency in zip(before, self.words, self.frequencies, strict=True)
            )
            assert joined not in self.vocabulary, "no string is made by two merges"
            self.vocabulary.append(joined)
            self.length[joined] = self.length[pair[0]] + self.length[pair[1]]
            done += 1
            yield SlowStep(pair, highest, replaced, set(tied), counts, before, self.words)


def _sort_text(label: str) -> str:
    return label_bytes(label).decode("latin-1")
