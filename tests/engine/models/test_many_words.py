"""Many words at once against each of them alone."""

import pickle
import random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.models import many_words, rank_ordered
from engine.models.lowest_pair import LowestPair
from engine.models.many_words import ManyWords
from engine.models.merge_table import MergeTable
from engine.models.rank_ordered import RankOrdered
from tests.engine.models.random_vocabularies import WORDS, merge_lists


def alone(order, words):
    """The numbers of the tokens of each word and where they start."""
    return [order.tokens(order.table.numbers(word), at_length=True) for word in words]


def together(order, words):
    split = ManyWords(order).split(words)
    edges = zip(split.edges.tolist(), split.edges.tolist()[1:], strict=False)
    starts = [split.starts[begin:end].tolist() for begin, end in edges]
    return list(zip(map(list, split.words()), starts, strict=True))


@pytest.fixture(params=["only rounds", "as it is"], autouse=True)
def _patience(request, monkeypatch):
    if request.param == "only rounds":
        monkeypatch.setattr(many_words, "_FEWEST_MERGES", 1)
        monkeypatch.setattr(many_words, "_CELLS_PER_MERGE", 1 << 40)


@pytest.mark.parametrize("kind", [RankOrdered, LowestPair])
@pytest.mark.parametrize("in_order", [True, False])
def test_words_are_split_as_if_each_were_alone(kind, in_order):
    @given(merge_lists(in_order=in_order), st.lists(WORDS, max_size=12))
    def holds(merges, words):
        order = kind(merges)
        assert together(order, words) == alone(order, words)

    holds()


@pytest.mark.parametrize("kind", [RankOrdered, LowestPair])
@pytest.mark.parametrize("in_order", [True, False])
def test_the_last_merge_is_that_of_each_word_alone(kind, in_order):
    @given(merge_lists(in_order=in_order), st.lists(WORDS, max_size=12))
    def holds(merges, words):
        order = kind(merges)
        words += ["".join(pair) for pair in merges]
        cuts = [order.last_cut(word) for word in words]
        assert ManyWords(order).last_cuts(words).tolist() == [
            -1 if cut is None else cut for cut in cuts
        ]

    holds()


@pytest.mark.parametrize("kind", [RankOrdered, LowestPair])
def test_thousands_of_words_are_split_as_if_each_were_alone(kind):
    draw = random.Random(3)
    for _ in range(30):
        tokens, merges = list("abcdé"), []
        for _ in range(draw.randrange(1, 80)):
            merges.append((draw.choice(tokens), draw.choice(tokens)))
            tokens.append("".join(merges[-1]))
        if draw.random() < 0.5:
            draw.shuffle(merges)
        words = ["".join(draw.choices("aabcdéz", k=draw.randrange(30))) for _ in range(2000)]
        words += ["a" * 1000, "ab" * 500]
        order = kind(merges)
        assert together(order, words) == alone(order, words)


def test_symbols_may_be_lists():
    order = RankOrdered([("w", "_"), ("lo", "w_"), ("l", "o")])
    texts = [*order.table.ids, "unknown"]
    words = ManyWords(order).split([["l", "o", "w", "_"], [], ["?", "w"]]).words()
    assert [[texts[n] for n in word] for word in words] == [["low_"], [], ["unknown", "w"]]


def test_equal_letters_are_taken_from_the_left():
    order = RankOrdered([("a", "a"), ("aa", "a")])
    assert ManyWords(order).split(["aaaaa"] * 100).starts.tolist() == [0, 2] * 100


def test_no_words_are_no_tokens():
    split = ManyWords(RankOrdered([("a", "b")])).split([])
    assert (len(split.numbers), split.edges.tolist()) == (0, [0])
    assert list(ManyWords(RankOrdered([])).split(["", "a"]).words()) == [(), (-1,)]
    assert split.starts.dtype == np.int64


def test_words_are_split_together_as_one_by_one_also_in_another_process():
    pairs = {1 << 32 | 2: 0, 3 << 32 | 2: 1}
    order = LowestPair(MergeTable.numbered({"a": 1, "b": 2, "ab": 3, "abb": 4}, pairs, [3, 4]))
    words = ["abb", "b", "", "abab", "zab"] * 100
    alone = [tuple(order.merged(order.table.numbers(word))) for word in words]
    assert list(order.together.split(words).words()) == alone
    arrived = pickle.loads(pickle.dumps(order))
    assert "together" not in vars(arrived)  # it can be made again
    assert list(arrived.together.split(words).words()) == alone


@pytest.mark.parametrize("kind", [RankOrdered, LowestPair])
@pytest.mark.parametrize("in_order", [True, False])
def test_a_very_long_word_begins_with_rounds_and_is_split_as_any(kind, in_order, monkeypatch):
    monkeypatch.setattr(rank_ordered, "VERY_LONG", 0)
    monkeypatch.setattr(many_words, "VERY_LONG", 0)

    @given(merge_lists(in_order=in_order), WORDS)
    def holds(merges, word):
        order = kind(merges)
        numbers = order.table.numbers(word)
        assert order.tokens(list(numbers)) == order.tokens_singly(list(numbers))
        assert order.merged(list(numbers)) == order.tokens_singly(numbers)[0]
        assert "".join(order.split(word)) == word

    holds()


@pytest.mark.parametrize("kind", [RankOrdered, LowestPair])
@pytest.mark.parametrize("in_order", [True, False])
def test_long_words_among_others_are_cut_at_their_seams(kind, in_order, monkeypatch):
    monkeypatch.setattr(many_words, "VERY_LONG", 5)

    @given(merge_lists(in_order=in_order), st.lists(WORDS | st.just(""), max_size=12))
    def holds(merges, words):
        order = kind(merges)
        assert together(order, words) == alone(order, words)

    holds()


@pytest.mark.parametrize("word", ["a" * 5000, "ab" * 3000, "aab" * 2000, "abcde" * 1000])
def test_repeated_letters_are_merged_as_one_after_the_other(word):
    for seed in range(20):
        draw = random.Random(seed)
        tokens, merges = list("abcde"), []
        for _ in range(60):
            pair = draw.choice(tokens[:3]), draw.choice(tokens)
            if "".join(pair) not in tokens:
                merges.append(pair)
                tokens.append("".join(pair))
        order = RankOrdered(merges)
        numbers = order.table.numbers(word)
        assert order.tokens(list(numbers)) == order.tokens_singly(numbers)
