"""A trainer with bad habits: byte-pair encoding with one mistake in it, made on purpose.

`engine.training` trains rightly and fast. This one is there to make the mistakes that students
make, so that a list of merges can be compared with what each mistake leads to. Without a bad habit
it gives the same merges as `train`; a test holds it to that.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import pairwise
from typing import Literal

from engine.models.left_to_right import LeftToRight
from engine.models.longest_match import LongestMatch

Pair = tuple[str, str]
Word = tuple[str, ...]

Counting = Literal["overlapping", "disjoint", "once-per-word"]
Measure = Literal["count", "score", "alphabet"]
Replacing = Literal[
    "all",
    "first-only",
    "right-to-left",
    "as-text",
    "longest-match",
    "left-to-right",
]
Updating = Literal["counted-anew", "losses-forgotten", "never"]
Choice = Literal[
    "first-seen",
    "last-seen",
    "lowest-ids",
    "greatest-symbols",
    "smallest-symbols",
    "sentencepiece",
]


@dataclass(frozen=True, slots=True)
class Habits:
    """How somebody trains; the defaults are right.

    Attributes:
        choice: which of equally frequent pairs is taken.
        counting: what a word adds to the count of a pair: all occurrences, only those that can be
            replaced at once, or one.
        measure: what is greatest at the pair that is taken: its count, its count over the product
            of the counts of its tokens (WordPiece), or nothing, as pairs are taken by alphabet.
        replacing: how a pair becomes a token in a word. "as-text" replaces characters, so that
            `s t` is found in `es t`; the last two split the word anew with what is learned so far.
        updating: whether counts are right after a merge, or whether neighbours that are gone keep
            theirs, or all keep those of the beginning.
        min_count: rarer pairs are not taken.
    """

    choice: Choice = "first-seen"
    counting: Counting = "overlapping"
    measure: Measure = "count"
    replacing: Replacing = "all"
    updating: Updating = "counted-anew"
    min_count: int = 1


@dataclass(slots=True)
class _Learned:
    """What is known after some merges."""

    merges: list[Pair] = field(default_factory=list)
    ids: dict[str, int] = field(default_factory=dict)
    lengths: dict[str, int] = field(default_factory=dict)

    def add(self, token: str, length: int) -> None:
        if token not in self.ids:
            self.ids[token] = len(self.ids)
            self.lengths[token] = length


class Apprentice:
    """One training with some habits.

    >>> words = [(tuple("low"), 5), (tuple("newest"), 6), (tuple("widest"), 3)]
    >>> apprentice = Apprentice(words, Habits(choice="last-seen"))
    >>> next(apprentice.pairs())
    ('s', 't')
    """

    def __init__(
        self, words: Iterable[tuple[Word, int]], habits: Habits, symbols: Sequence[str] = ()
    ) -> None:
        """Take the words.

        Args:
            words: symbols and count of each word.
            habits: the habits.
            symbols: the symbols by id, where that is not the order of their texts.
        """
        self._habits = habits
        listed = list(words)
        self._first = [word for word, _ in listed]
        self._words = list(self._first)
        self._weights = [count for _, count in listed]
        self._learned = _Learned()
        for symbol in symbols or sorted({s for word in self._words for s in word}):
            self._learned.add(symbol, 1)
        self._totals: Counter[Pair] = Counter()
        self._singles: Counter[str] = Counter()
        self._where: dict[Pair, set[int]] = {}
        for number in range(len(self._words)):
            self._count(number, 1)

    def pairs(self) -> Iterator[Pair]:
        """Yield the merges, until no pair is left."""
        while (pair := self._best()) is not None:
            yield pair
            self._merge(pair)

    def _count(self, number: int, sign: int) -> None:
        """Add a word to the counts, or take it away."""
        word, weight = self._words[number], sign * self._weights[number]
        for pair, times in _COUNTINGS[self._habits.counting](word).items():
            self._totals[pair] += weight * times
            if sign > 0:
                self._where.setdefault(pair, set()).add(number)
            else:
                self._where[pair].discard(number)
            if not self._totals[pair]:
                del self._totals[pair]
        if self._habits.measure == "score":
            for token in word:
                self._singles[token] += weight

    def _best(self) -> Pair | None:
        totals = self._totals
        if max(totals.values(), default=0) < self._habits.min_count:
            return None
        if self._habits.measure == "alphabet":
            return min(totals)
        if self._habits.measure == "score":
            return self._choose(self._of_greatest_score())
        highest = max(totals.values())
        return self._choose([pair for pair, count in totals.items() if count == highest])

    def _of_greatest_score(self) -> list[Pair]:
        singles = self._singles
        least = self._habits.min_count
        scores = {
            pair: Fraction(count, singles[pair[0]] * singles[pair[1]])
            for pair, count in self._totals.items()
            if count >= least
        }
        highest = max(scores.values())
        return [pair for pair, score in scores.items() if score == highest]

    def _choose(self, tied: list[Pair]) -> Pair:
        if len(tied) == 1:
            return tied[0]
        ids, lengths, choice = self._learned.ids, self._learned.lengths, self._habits.choice
        if choice == "lowest-ids":
            return min(tied, key=lambda pair: (ids[pair[0]], ids[pair[1]]))
        if choice == "greatest-symbols":
            return max(tied)
        if choice == "smallest-symbols":
            return min(tied)
        if choice == "sentencepiece":
            seen = {pair: place for place, pair in enumerate(self._in_order_met(set(tied)))}
            return min(
                tied,
                key=lambda p: (lengths[p[0]] + lengths[p[1]], p[0] + p[1], seen.get(p, -1)),
            )
        if self._habits.updating != "counted-anew":
            # A table that is never made anew keeps the order in which its pairs came in.
            return tied[-1 if choice == "last-seen" else 0]
        met = self._in_order_met(set(tied))
        return [*met][-1] if choice == "last-seen" else next(met)

    def _in_order_met(self, wanted: set[Pair]) -> Iterator[Pair]:
        """Yield pairs in the order in which the words hold them now."""
        for word in self._words:
            for pair in pairwise(word):
                if pair in wanted:
                    wanted.discard(pair)
                    yield pair
            if not wanted:
                return
        yield from sorted(wanted)  # counts that are kept too long name pairs that are nowhere

    def _merge(self, pair: Pair) -> None:
        token, learned = pair[0] + pair[1], self._learned
        learned.merges.append(pair)
        learned.add(token, learned.lengths[pair[0]] + learned.lengths[pair[1]])
        for number, after in self._changes(pair, token):
            self._change(number, after)
        self._totals.pop(pair, None)

    def _changes(self, pair: Pair, token: str) -> list[tuple[int, Word]]:
        """Give the words that a merge changes, and what they become."""
        replacing = self._habits.replacing
        if replacing == "longest-match":
            split: Callable[[Word], list[str]] = LongestMatch(self._learned.ids).split
        elif replacing == "left-to-right":
            split = LeftToRight(self._learned.merges).split
        else:
            replace = _REPLACEMENTS[replacing]
            numbers = range(len(self._words)) if replacing == "as-text" else self._holding(pair)
            changed = [(number, replace(self._words[number], pair)) for number in numbers]
            return [(n, after) for n, after in changed if after != self._words[n]]
        numbers = [n for n, word in enumerate(self._first) if token in "".join(word)]
        changed = [(number, tuple(split(self._first[number]))) for number in numbers]
        return [(n, after) for n, after in changed if after != self._words[n]]

    def _holding(self, pair: Pair) -> list[int]:
        return sorted(self._where.get(pair, ()))

    def _change(self, number: int, after: Word) -> None:
        updating = self._habits.updating
        for token in after:
            self._learned.add(token, len(token))
        if updating == "counted-anew":
            self._count(number, -1)
        before, self._words[number] = self._words[number], after
        if updating == "counted-anew":
            self._count(number, 1)
        elif updating == "losses-forgotten":
            self._add_gains(number, before)

    def _add_gains(self, number: int, before: Word) -> None:
        gained = Counter(pairwise(self._words[number])) - Counter(pairwise(before))
        for pair, times in gained.items():
            self._totals[pair] += times * self._weights[number]
            self._where.setdefault(pair, set()).add(number)


def _overlapping(word: Word) -> Counter[Pair]:
    return Counter(pairwise(word))


def _disjoint(word: Word) -> Counter[Pair]:
    """Count only what can be replaced at once: a a is once in a a a."""
    counts: Counter[Pair] = Counter()
    last_place: dict[Pair, int] = {}
    for place, pair in enumerate(pairwise(word)):
        if last_place.get(pair, -2) < place - 1:
            counts[pair] += 1
            last_place[pair] = place
    return counts


def _once(word: Word) -> Counter[Pair]:
    return Counter(set(pairwise(word)))


def _replace(word: Word, pair: Pair, most: int | None = None) -> Word:
    """Replace a pair from left to right, at most so many times."""
    merged: list[str] = []
    place = done = 0
    while place < len(word):
        if word[place : place + 2] == pair and (most is None or done < most):
            merged.append(pair[0] + pair[1])
            place, done = place + 2, done + 1
        else:
            merged.append(word[place])
            place += 1
    return tuple(merged)


def replace_first(word: Word, pair: Pair) -> Word:
    """Replace only the first occurrence of a pair in a word."""
    return _replace(word, pair, 1)


def _replace_from_the_right(word: Word, pair: Pair) -> Word:
    merged: list[str] = []
    place = len(word)
    while place > 0:
        if word[max(0, place - 2) : place] == pair:
            merged.append(pair[0] + pair[1])
            place -= 2
        else:
            merged.append(word[place - 1])
            place -= 1
    return tuple(reversed(merged))


def replace_as_text(word: Word, pair: Pair) -> Word:
    """Do what `" ".join(word).replace("s t", "st")` does, where borders of tokens are not seen."""
    between = "\x00"
    text = between.join(word)
    return tuple(text.replace(between.join(pair), "".join(pair)).split(between))


_COUNTINGS: dict[Counting, Callable[[Word], Counter[Pair]]] = {
    "overlapping": _overlapping,
    "disjoint": _disjoint,
    "once-per-word": _once,
}
_REPLACEMENTS: dict[Replacing, Callable[[Word, Pair], Word]] = {
    "all": _replace,
    "first-only": replace_first,
    "right-to-left": _replace_from_the_right,
    "as-text": replace_as_text,
}
