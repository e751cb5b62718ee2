"""Many words at once by longest match against each of them alone."""

import random
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.models import many_longest
from engine.models.longest_match import LongestMatch
from engine.models.many_longest import ManyLongest
from engine.models.merge_table import UNKNOWN

TOKENS = st.lists(st.text(alphabet="ab_😀", max_size=6), max_size=14, unique=True)
WORDS = st.lists(st.text(alphabet="abc_😀", min_size=1, max_size=20), max_size=12)


def together(tokens, words):
    split = ManyLongest(tokens).split_joined("".join(words), list(map(len, words)))
    edges = split.edges.tolist()
    starts = [split.starts[b:e].tolist() for b, e in pairwise(edges)]
    return list(zip(map(list, split.words()), starts, strict=True))


def alone(tokens, word):
    pieces = LongestMatch(tokens).split(word)
    numbers = [tokens.index(piece) if piece in tokens else UNKNOWN for piece in pieces]
    return numbers, [sum(map(len, pieces[:count])) for count in range(len(pieces))]


@given(TOKENS, WORDS)
def test_words_are_split_as_if_each_were_alone(tokens, words):
    assert together(tokens, words) == [alone(tokens, word) for word in words]


@pytest.mark.parametrize("seed", range(20))
def test_thousands_of_words_are_split_as_if_each_were_alone(seed):
    draw = random.Random(seed)
    tokens = list({"".join(draw.choices("abcd", k=draw.randrange(1, 7))) for _ in range(200)})
    words = ["".join(draw.choices("abcde", k=draw.randrange(1, 65))) for _ in range(300)]
    assert together(tokens, words) == [alone(tokens, word) for word in words]


def test_tokens_that_are_longer_than_all_words_do_not_matter(monkeypatch):
    monkeypatch.setattr(many_longest, "LONGEST", 3)
    tokens = ["aaaa", "aaa", "a"]
    assert together(tokens, ["aaa", "aa"]) == [([1], [0]), ([2, 2], [0, 1])]


def test_words_that_are_too_long_have_no_tokens_and_do_not_disturb_the_others(monkeypatch):
    monkeypatch.setattr(many_longest, "LONGEST", 3)
    words = ["abca", "ab", "aaaaa", "b", "abcd"]
    found = together(["a", "ab", "b"], words)
    assert found == [([], []), ([1], [0]), ([], []), ([2], [0]), ([], [])]
    assert together(["a"], ["aaaa"]) == [([], [])]


def test_without_tokens_every_symbol_is_alone():
    assert together([], ["ab"]) == [([UNKNOWN, UNKNOWN], [0, 1])]
    assert together(["", "b"], ["ab", "b"]) == [([UNKNOWN, 1], [0, 1]), ([1], [0])]
    assert together(["a"], []) == []
