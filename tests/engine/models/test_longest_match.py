"""Longest-match splitting against a search through all tokens."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.models import longest_match
from engine.models.longest_match import LongestMatch

TOKENS = st.lists(st.text(alphabet="ab_", max_size=5), max_size=12)


def search_all(word, tokens):
    """At every place try every token: slow and obvious."""
    pieces = []
    while word:
        best = max((t for t in tokens if t and word.startswith(t)), key=len, default=word[0])
        pieces.append(best)
        word = word[len(best) :]
    return pieces


@pytest.mark.parametrize("usual", [4096, 0], ids=["as it is", "as if words were long"])
@given(tokens=TOKENS, word=st.text(alphabet="abc_", max_size=40))
def test_the_answer_is_that_of_a_search_through_all_tokens(usual, tokens, word):
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(longest_match, "LONG_WORD", usual)
        assert LongestMatch(tokens).split(word) == search_all(word, tokens)


def test_the_classic_example():
    assert LongestMatch(["n", "e", "s", "t", "ne", "est"]).split("nest") == ["ne", "s", "t"]


def test_an_end_of_word_mark_is_never_cut():
    model = LongestMatch(["w<", "low", "/", "w</w>", "lo"])
    assert model.split(["l", "o", "w", "</w>"]) == ["low", "</w>"]
    assert model.split(["l", "o", "w</w>"]) == ["lo", "w</w>"]
    assert LongestMatch(["<"]).split(["a", "</w>"]) == ["a", "</w>"]


def test_the_empty_word_has_no_tokens():
    assert LongestMatch(["a"]).split("") == [] == LongestMatch([]).split([])


def test_a_million_letters_are_split():
    model = LongestMatch(["a" * length for length in range(1, 100)])
    assert model.split("a" * 1_000_000)[0] == "a" * 99
