"""States for the bars and the boxes, counted the slow and obvious way from a few words."""

import itertools
from collections.abc import Mapping

from gui.training.frames import BarsState, PairBar, WordRow, WordsState, WordToken

FOUR_WORDS = {"low": 5, "lower": 2, "newest": 6, "widest": 3}


class Training:
    """The first-seen training of some words, as states to show."""

    def __init__(self, words: Mapping[str, int], steps: int) -> None:
        self.words = dict(words)
        self._splits = [{word: list(word) for word in words}]
        self._ids: dict[str, int] = {}
        while len(self._splits) <= steps:
            self._splits.append(self._merged(len(self._splits) - 1))

    def bars(self, position: int, most: int = 100) -> BarsState:
        counts = self._counts(position)
        if not counts:
            return BarsState()
        ordered = sorted(counts.items(), key=lambda item: -item[1])
        top = ordered[0][1]
        tie_size = sum(count == top for count in counts.values())
        made = self._made(position)
        bars = (
            PairBar(
                key=pair,
                left=pair[0],
                right=pair[1],
                count=count,
                winner=rank == 0,
                tied=tie_size > 1 and count == top,
                new=made in pair,
            )
            for rank, (pair, count) in enumerate(ordered[:most])
        )
        return BarsState(tuple(bars), tie_size, top, len(counts))

    def rows(self, position: int, most: int = 100, pinned: tuple[int, ...] = ()) -> WordsState:
        winner = self._winner(position)
        rows = [
            self._row(number, word, position, winner, number in pinned)
            for number, word in enumerate(self.words)
        ]
        rows.sort(key=lambda row: (not row.touched, not row.pinned, -row.count))
        return WordsState(tuple(rows[:most]), max(0, len(rows) - most))

    def _row(self, number: int, word: str, position: int, winner, pinned: bool) -> WordRow:
        split = self._splits[position][word]
        tokens, start = [], 0
        for label in split:
            number_of_label = self._ids.setdefault(label, len(self._ids))
            tokens.append(WordToken(label, number_of_label, start, len(label)))
            start += len(label)
        merges = tuple(_places(split, winner))
        count = self.words[word]
        return WordRow(number, tuple(tokens), count, bool(merges), pinned, merges)

    def _counts(self, position: int) -> dict[tuple[str, str], int]:
        counts: dict[tuple[str, str], int] = {}
        for word, split in self._splits[position].items():
            for pair in itertools.pairwise(split):
                counts[pair] = counts.get(pair, 0) + self.words[word]
        return counts

    def _winner(self, position: int) -> tuple[str, str] | None:
        counts = self._counts(position)
        return max(counts, key=counts.__getitem__) if counts else None

    def _made(self, position: int) -> str | None:
        winner = self._winner(position - 1) if position else None
        return "".join(winner) if winner else None

    def _merged(self, position: int) -> dict[str, list[str]]:
        winner = self._winner(position)
        return {word: _merge(split, winner) for word, split in self._splits[position].items()}


def _places(split: list[str], pair: tuple[str, str] | None) -> list[int]:
    places: list[int] = []
    for index in range(len(split) - 1):
        if (split[index], split[index + 1]) == pair and index - 1 not in places:
            places.append(index)
    return places


def _merge(split: list[str], pair: tuple[str, str] | None) -> list[str]:
    places = _places(split, pair)
    return [
        label + split[index + 1] if index in places else label
        for index, label in enumerate(split)
        if index - 1 not in places
    ]
