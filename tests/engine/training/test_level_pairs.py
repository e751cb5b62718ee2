"""What a merge does to the other pairs of its level is what a recount finds after it."""

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.text.corpus import Corpus
from engine.training import Training, TrainingOptions
from engine.training.level_pairs import LevelPairs
from tests.engine.training.slow_twin import count_pairs, merge

NEW = 1000
"""The id of the token that a merge makes; no corpus here has so many."""

texts = st.text("ab", min_size=1, max_size=12) | st.text("abcd", min_size=1, max_size=9)
corpora = st.dictionaries(texts, st.integers(1, 3), max_size=5)


class Segmentation:
    """The present words of a training as lists of ids, and one level of their pairs."""

    def __init__(self, training: Training) -> None:
        flat, bits = training.flat, 16
        self.frequencies = flat.frequencies.tolist()
        self.words = [
            [token for token in flat.tokens[begin : end - 1].tolist() if token >= 0]
            for begin, end in pairwise(flat.starts.tolist())
        ]
        self.counts = count_pairs(self.words, self.frequencies)
        self.level = None
        if self.counts:
            self.level = LevelPairs.most_frequent(flat.count_all_pairs(bits), flat)
            keys = self.level.keys.tolist()
            self.pairs = [(key >> bits, key & (1 << bits) - 1) for key in keys]

    def after(self, pair: tuple[int, int]) -> tuple[dict[tuple[int, int], int], int]:
        """Merge a pair; return the counts then, and how often it was replaced."""
        words = [merge(word, pair, NEW) for word in self.words]
        replaced = sum(
            frequency * word.count(NEW)
            for word, frequency in zip(words, self.frequencies, strict=True)
        )
        return count_pairs(words, self.frequencies), replaced


@settings(max_examples=300)
@given(words=corpora, steps=st.integers(0, 4))
def test_pairs_go_on_or_leave_as_a_recount_after_each_merge_says(words, steps):
    training = Training(Corpus.from_counts(words), TrainingOptions(), one_by_one_to=1)
    training.advance(steps)
    now = Segmentation(training)
    if now.level is None:
        return
    count, pairs, found = now.level.count, now.pairs, now.level.neighbours()
    assert set(pairs) == {pair for pair, n in now.counts.items() if n == count}
    for number, pair in enumerate(pairs):
        counts, replaced = now.after(pair)
        assert now.level.replacements()[number] == replaced
        before, after = found.before[number], found.after[number]
        leaving = set(found.leaving[number])
        assert number not in leaving
        goes_on = {other for other in (before, after) if other >= 0} - leaving
        gone = {pairs[other] for other in leaving | goes_on} | {pair}
        renamed = {(pairs[before][0], NEW)} if before in goes_on else set()
        renamed |= {(NEW, pairs[after][1])} if after in goes_on else set()
        level_then = {other for other, n in counts.items() if n == count}
        assert level_then == set(pairs) - gone | renamed


@pytest.mark.parametrize(
    ("words", "after"),
    [
        ({"abc": 2, "xabc": 1}, {"ab": "bc"}),  # always beside each other
        ({"abc": 2, "ab": 1, "bc": 1}, {}),  # each is also alone
    ],
)
def test_pairs_stand_together_where_none_is_without_the_other(words, after):
    now = Segmentation(Training(Corpus.from_counts(words), TrainingOptions()))
    symbols = sorted(set("".join(words)))
    names = ["".join(symbols[token] for token in pair) for pair in now.pairs]
    found = now.level.neighbours().after
    assert {names[i]: names[other] for i, other in enumerate(found) if other >= 0} == after
