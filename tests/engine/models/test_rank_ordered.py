"""Rank-ordered splitting against the loop that the definition says."""

import pytest
from hypothesis import given

from engine.models import rank_ordered
from engine.models.merge_table import MergeTable
from engine.models.rank_ordered import RankOrdered
from tests.engine.models.random_vocabularies import WORDS, merge_lists
from tests.engine.models.random_vocabularies import rank_ordered as literal_loop


@pytest.mark.parametrize("short", [0, 48, 1000], ids=["always long", "as it is", "always short"])
@given(merges=merge_lists(), word=WORDS)
def test_the_answer_is_that_of_the_literal_loop(short, merges, word):
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(rank_ordered, "_SHORT", short)
        assert RankOrdered(merges).split(word) == literal_loop(word, merges)


@pytest.mark.parametrize("short", [0, 48], ids=["always long", "as it is"])
@given(merges=merge_lists(in_order=True), word=WORDS)
def test_merges_that_come_after_their_parts_may_be_applied_singly(short, merges, word):
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(rank_ordered, "_SHORT", short)
        model = RankOrdered(merges)
        assert model.table.in_order
        assert model.split(word) == literal_loop(word, merges)


@given(merges=merge_lists(), word=WORDS)
def test_symbols_may_be_given_as_a_list(merges, word):
    model = RankOrdered(merges)
    assert model.split([*word, "a_"]) == literal_loop([*word, "a_"], merges)


@given(merges=merge_lists(), word=WORDS)
def test_the_changes_lead_to_the_answer(merges, word):
    model = RankOrdered(merges)
    pieces = {place: letter for place, letter in enumerate(word)}
    for change in model.changes(word):
        pair = pieces[change.start], pieces.pop(change.middle)
        assert model.table.rank(*pair) == change.rank
        pieces[change.start] = "".join(pair)
        assert pieces[change.start] == word[change.start : change.end]
    assert list(pieces.values()) == model.split(word)


@given(merges=merge_lists(), word=WORDS)
def test_nothing_is_lost(merges, word):
    assert "".join(RankOrdered(merges).split(word)) == word


@pytest.mark.parametrize(
    ("word", "tokens"),
    [
        ("aaaa", ["aa", "aa"]),
        ("aaaaa", ["aa", "aaa"]),
        ("aaabdaaabac", ["aaab", "d", "aaab", "a", "c"]),
    ],
)
def test_overlapping_pairs_are_taken_from_the_left(word, tokens):
    assert RankOrdered([("a", "a"), ("aa", "a"), ("aaa", "b")]).split(word) == tokens


def test_of_a_pair_listed_twice_the_last_place_counts():
    once = [("e", "s"), ("n", "e")]
    assert RankOrdered(once).split("nest") == ["n", "es", "t"]
    assert RankOrdered([*once, ("e", "s")]).split("nest") == ["ne", "s", "t"]


def test_a_whole_round_comes_before_what_it_makes():
    # After the first a+b the pair ab+c has the lower rank, but the second a+b comes first.
    assert RankOrdered([("ab", "ab"), ("ab", "c"), ("a", "b")]).split("ababc") == ["abab", "c"]


def test_the_empty_word_has_no_tokens():
    assert RankOrdered([]).split("") == []


def test_a_merge_with_an_empty_part_is_refused():
    with pytest.raises(ValueError, match="empty"):
        RankOrdered([("a", ""), ("a", "b")])


@pytest.mark.parametrize("length", [100_000, 1_000_000])
def test_very_long_words_are_split(length):
    doubling = RankOrdered([("a" * 2**k, "a" * 2**k) for k in range(10)])
    tokens = doubling.split("a" * length)
    assert tokens[0] == "a" * 1024 and "".join(tokens) == "a" * length
    assert RankOrdered([("a", "b")]).split("a" * length) == ["a"] * length


def test_numbers_that_do_not_fit_into_arrays_are_merged_in_long_words_too(monkeypatch):
    monkeypatch.setattr(rank_ordered, "VERY_LONG", 0)
    large = 1 << 31
    table = MergeTable.numbered({"a": 0, "b": large, "ab": large + 1}, {large: 0}, [large + 1])
    assert RankOrdered(table).split("aabab") == ["a", "ab", "ab"]
    assert RankOrdered(table).merged([0, 0, large]) == [0, large + 1]
