"""Fewest tokens against a search through every way to cut the word."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.models.fewest_tokens import FewestTokens
from tests.engine.models.random_vocabularies import (
    TOKENS,
    all_ways,
    fewest_tokens,
    merge_lists,
    price,
    vocabulary,
)

SHORT_WORDS = st.text(alphabet="aaabc_", max_size=11)


@given(TOKENS, SHORT_WORDS)
def test_the_answer_is_that_of_a_search_through_all_ways(tokens, word):
    assert FewestTokens(tokens).split(word) == fewest_tokens(word, tokens)


@given(merge_lists(), SHORT_WORDS)
def test_so_it_is_with_vocabularies_of_merges(merges, word):
    tokens = vocabulary(merges)
    assert FewestTokens(tokens).split(word) == fewest_tokens(word, tokens)


@given(TOKENS, SHORT_WORDS)
def test_the_last_symbol_may_be_longer_and_is_never_cut(tokens, word):
    symbols = [*word, "a_"]
    assert FewestTokens(tokens).split(symbols) == fewest_tokens(symbols, tokens)


@given(TOKENS, SHORT_WORDS.filter(lambda word: len(word) > 1), st.data())
def test_a_place_can_be_forced_open_or_shut(tokens, word, data):
    place = data.draw(st.integers(1, len(word) - 1))
    model, known = FewestTokens(tokens), frozenset(tokens)
    ways = {True: [], False: []}
    for way in all_ways(tuple(word), known):
        ends = {sum(map(len, way[: k + 1])) for k in range(len(way))}
        ways[place in ends].append(price(way, known))
    assert model.way(word, opened=place).price() == min(ways[True])
    shut = model.way(word, closed=place)
    assert shut.possible == bool(ways[False])
    if shut.possible:
        assert shut.price() == min(ways[False])


def test_among_equally_short_ways_the_longer_first_token_wins():
    assert FewestTokens(["a", "b", "ab", "ba", "aba"]).split("abab") == ["aba", "b"]


def test_fewer_unknown_symbols_go_before_fewer_tokens():
    assert FewestTokens(["a", "bc", "abc"]).split("abcd") == ["abc", "d"]
    assert FewestTokens(["abx", "a", "b", "xy", "y"]).split("abxy") == ["abx", "y"]
    assert FewestTokens(["abx", "a", "b", "xyz"]).split("abxyz") == ["a", "b", "xyz"]


def test_the_empty_word_has_no_tokens():
    assert FewestTokens(["a"]).split("") == [] == FewestTokens([]).split([])


@pytest.mark.parametrize(
    ("letters", "lengths"),
    [(100_000, range(1, 100)), (1_000_000, [2**k for k in range(20)]), (100_000, [1])],
    ids=["every length", "doubling", "letters only"],
)
def test_very_long_words_are_split(letters, lengths):
    tokens = FewestTokens(["a" * length for length in lengths]).split("a" * letters)
    longest = max(lengths)
    assert tokens[0] == "a" * longest and "".join(tokens) == "a" * letters
    if letters == 1_000_000:
        assert len(tokens) == 1 + (letters - longest).bit_count()
    else:
        assert len(tokens) == -(-letters // longest)
