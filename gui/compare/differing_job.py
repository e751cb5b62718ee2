"""Looking for words that two lanes split differently, in the worker. No Qt here.

Rows are handed over in batches and as many as a table can hold; how many differ is known to the
end in any case. Of all strings over an alphabet only as many are written out as are listed.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Final

from engine import Trace
from engine.analysis.differing_words import differing_words
from engine.analysis.disagreements import find_disagreements
from engine.models.modes import Mode
from engine.text.word_counts import parse_word_counts
from gui.compare.compared_tokenizer import compared
from gui.compare.differing_rows import DifferingRow, DifferingSummary, DifferingWish
from gui.work.compare_job import LaneWay, Listener, mode_of
from gui.work.sealed import AnyTokenizer
from gui.work.tokenizer_shelf import Parcel, Shelf, TrainedOn

MOST_ROWS: Final = 50_000
"""Rows that are listed; more nobody reads."""

_BATCH_SECONDS = 0.1
_BETWEEN = 500


@dataclass(frozen=True, eq=False)
class Search:
    """What is looked for.

    Attributes:
        wish: where.
        ways: the two lanes.
        parcel: their tokenizers.
        corpus: the training whose words are looked at, if the wish says so.
    """

    wish: DifferingWish
    ways: tuple[LaneWay, LaneWay]
    parcel: Parcel
    corpus: TrainedOn | None = None


@dataclass(frozen=True, slots=True)
class _Sides:
    tokenizers: tuple[AnyTokenizer, AnyTokenizer]
    modes: tuple[Mode, Mode]


def search(order: Search, listener: Listener) -> DifferingSummary:
    """Look, hand over rows, and give the sum.

    Raises:
        ValueError: as splitting does.
    """
    shelf = Shelf()
    shelf.put(order.parcel)
    first, second = order.ways
    one, other = shelf.tokenizer(first.tokenizer), shelf.tokenizer(second.tokenizer)
    sides = _Sides((one, other), (mode_of(one, first.mode), mode_of(other, second.mode)))
    if order.wish.source == "alphabet":
        found = _search_strings(order.wish, sides, listener)
    else:
        words = list_words(order.wish.words) if order.corpus is None else _words(order.corpus.trace)
        found = _search_words(order.wish, words, sides, listener)
    return replace(found, sizes=tuple(map(tokenizer_size, sides.tokenizers)))


def tokenizer_size(tokenizer: AnyTokenizer) -> tuple[int, int]:
    """How many merges a tokenizer has, and how many tokens that are not special."""
    return compared(tokenizer).totals


def list_words(text: str) -> dict[str, int]:
    r"""Give the words of a pasted list: with counts if it is a count list, else each line is one.

    >>> list_words("low\t5\nnewest\t6"), list_words("low\n\nlow\nnest")
    ({'low': 5, 'newest': 6}, {'low': 2, 'nest': 1})
    """
    counts = parse_word_counts(text)
    if counts is not None:
        return counts
    words: dict[str, int] = {}
    for line in text.splitlines():
        if line.strip():
            words[line] = words.get(line, 0) + 1
    return words


def has_counts(text: str) -> bool:
    """Whether a pasted list says how often each word occurs."""
    return parse_word_counts(text) is not None


def _words(trace: Trace) -> dict[str, int]:
    return {trace.word(i): trace.word_frequency(i) for i in range(trace.word_count)}


def _search_words(
    wish: DifferingWish, words: Mapping[str, int], sides: _Sides, listener: Listener
) -> DifferingSummary:
    total = len(words)
    batch = _Batch(listener, total)
    (tokenizer_a, tokenizer_b), (mode_a, mode_b) = sides.tokenizers, sides.modes

    def watched() -> Iterator[tuple[str, int]]:
        for done, item in enumerate(words.items()):
            if done % _BETWEEN == 0:
                batch.tell(done)
            yield item

    differ = count = 0
    for row in differing_words(tokenizer_a, mode_a, tokenizer_b, mode_b, watched()):
        differ, count = differ + 1, count + row[1]
        batch.add(row)
    batch.close()
    counted = wish.source == "corpus" or has_counts(wish.words)
    occurrences = sum(words.values()) if counted else 0
    return DifferingSummary(wish.source, differ, total, count if counted else 0, occurrences)


def _search_strings(wish: DifferingWish, sides: _Sides, listener: Listener) -> DifferingSummary:
    found = find_disagreements(
        sides.tokenizers[0],
        wish.alphabet,
        wish.shortest,
        wish.longest,
        sides.modes,
        other=sides.tokenizers[1],
    )
    batch = _Batch(listener, found.total)
    differ = 0
    for done, row in found.scan():
        if row is not None:
            differ += 1
            batch.add((row[0], 1, row[1], row[2]))
        batch.tell(done)
    batch.close()
    return DifferingSummary("alphabet", differ, found.total)


class _Batch:
    """Hands rows over now and then, and tells how far the search is."""

    def __init__(self, listener: Listener, total: int) -> None:
        self._listener, self._total = listener, total
        self._rows: list[DifferingRow] = []
        self._listed = 0
        self._due = time.monotonic() + _BATCH_SECONDS

    def add(self, row: DifferingRow) -> None:
        if self._listed < MOST_ROWS:
            self._listed += 1
            self._rows.append(row)

    def tell(self, done: int) -> None:
        self._listener.progress("searching", done, self._total)
        if self._rows and time.monotonic() >= self._due:
            self.close()
            self._due = time.monotonic() + _BATCH_SECONDS

    def close(self) -> None:
        """Hand over what there is."""
        if self._rows:
            self._listener.part(tuple(self._rows))
            self._rows.clear()
