"""Seams: words are cut where no token reaches across, so the parts can be split alone."""

from itertools import pairwise

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.models.lowest_pair import LowestPair
from engine.models.merge_table import MergeTable
from engine.models.rank_ordered import RankOrdered
from engine.models.seams import NumberSeams, Seams
from tests.engine.models.random_vocabularies import WORDS, merge_lists


@given(merges=merge_lists(), word=WORDS)
def test_parts_split_alone_are_the_word_split_whole(merges, word):
    order = LowestPair(merges)
    parts = Seams("".join(merge) for merge in merges).parts(word)
    assert "".join(parts) == word
    assert [token for part in parts for token in order.split(part)] == order.split(word)


@given(tokens=st.lists(st.text(alphabet="ab", max_size=4)), word=st.text(alphabet="abz"))
def test_no_token_has_two_characters_that_were_cut_apart(tokens, word):
    parts = Seams(tokens).parts(word)
    for left, right in pairwise(parts):
        assert not any(left[-1] + right[0] in token for token in tokens)


def parts_by_numbers(table, symbols):
    begins = NumberSeams(table).begins(np.array(table.numbers(symbols), np.int64))
    return [symbols[b:e] for b, e in pairwise([*np.flatnonzero(begins).tolist(), len(symbols)])]


@pytest.mark.parametrize("in_order", [True, False])
def test_parts_found_by_numbers_are_the_word_split_whole(in_order):
    @given(merges=merge_lists(in_order=in_order), word=WORDS)
    def holds(merges, word):
        order = RankOrdered(merges)
        parts = parts_by_numbers(order.table, word)
        assert "".join(parts) == word
        assert [token for part in parts for token in order.split(part)] == order.split(word)

    holds()


@given(merges=merge_lists(in_order=True), word=WORDS)
def test_seams_by_numbers_are_those_by_characters(merges, word):
    wanted = Seams("".join(merge) for merge in merges).parts(word)
    assert parts_by_numbers(MergeTable(merges), word) == (wanted if word else [])


def test_symbols_of_several_characters_have_seams_where_they_meet():
    merges = [("w</w>", "l"), ("l", "o")]
    word = ["l", "w</w>", "l", "o", "o", "w</w>"]
    assert parts_by_numbers(MergeTable(merges), word) == [["l"], word[1:4], ["o"], ["w</w>"]]


def test_a_token_that_is_made_in_two_ways_has_seams_if_it_begins_and_ends_alike():
    merges = [("a", "b"), ("ab", "c"), ("b", "c"), ("a", "bc")]
    assert parts_by_numbers(MergeTable(merges), "abcabc") == ["abc", "abc"]


def test_a_merge_that_is_listed_twice_counts_where_it_stands_last():
    merges = [("ab", "c"), ("a", "b"), ("ab", "c")]
    assert parts_by_numbers(MergeTable(merges), "abccab") == ["abc", "c", "ab"]


@pytest.mark.parametrize(
    "merges",
    [
        [("x", "yz"), ("xy", "z"), ("xyz", "q")],  # it begins with "x" or with "xy"
        [("yz", "x"), ("y", "zx"), ("q", "yzx")],  # it begins with "yz" or "y"
        [("yz", "xw"), ("yz", "x"), ("yzx", "w"), ("q", "yzxw")],  # it ends with "xw" or "w"
        [("ab", "c"), ("a", "b")],  # used before it is made
    ],
)
def test_where_ends_of_tokens_are_not_certain_nothing_is_cut(merges):
    table = MergeTable(merges)
    for word in ("qq", "xyzq", "aabb", "cc"):
        assert parts_by_numbers(table, word) == [word]
