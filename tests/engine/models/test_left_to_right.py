"""The mistake of merging the first pair that fits, against a loop that starts again each time."""

import pytest
from hypothesis import given

from engine.models.left_to_right import LeftToRight
from tests.engine.models.random_vocabularies import WORDS, left_to_right, merge_lists


@given(merges=merge_lists(), word=WORDS)
def test_the_answer_is_that_of_the_literal_loop(merges, word):
    assert LeftToRight(merges).split(word) == left_to_right(word, merges)


@given(merges=merge_lists(), word=WORDS)
def test_symbols_may_be_given_as_a_list(merges, word):
    model = LeftToRight(merges)
    assert model.split([*word, "a_"]) == left_to_right([*word, "a_"], merges)


@given(merges=merge_lists(), word=WORDS)
def test_each_change_is_the_leftmost_that_fits(merges, word):
    model, pieces = LeftToRight(merges), list(word)
    for change in model.changes(word):
        place = next(p for p in range(len(pieces)) if tuple(pieces[p : p + 2]) in set(merges))
        assert change.start == sum(map(len, pieces[:place]))
        pieces[place : place + 2] = ["".join(pieces[place : place + 2])]
        assert pieces[place] == word[change.start : change.end]
    assert pieces == model.split(word)


def test_the_classic_example():
    assert LeftToRight([("e", "s"), ("es", "t"), ("n", "e")]).split("nest") == ["ne", "s", "t"]


def test_the_empty_word_has_no_tokens():
    assert LeftToRight([]).split("") == []


@pytest.mark.parametrize("length", [100_000, 1_000_000])
def test_very_long_words_are_split(length):
    doubling = LeftToRight([("a" * 2**k, "a" * 2**k) for k in range(10)])
    tokens = doubling.split("a" * length)
    assert set(map(len, tokens[:-10])) == {1024} and "".join(tokens) == "a" * length
