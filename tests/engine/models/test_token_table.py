"""Tokens by where they could stand, with and without fingerprints."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.models import longest_match, token_table
from engine.models.fewest_tokens import FewestTokens
from engine.models.longest_match import LongestMatch
from engine.models.token_table import TokenTable
from tests.engine.models.random_vocabularies import TOKENS

WORDS = st.text(alphabet="aab_", max_size=20)


def patched(patch, prime=None):
    """Let words and tokens count as long from the second character on."""
    patch.setattr(token_table, "_LONG_TOKEN", 1)
    patch.setattr(token_table, "LONG_WORD", 1)
    patch.setattr(longest_match, "LONG_WORD", 1)
    if prime:
        patch.setattr(token_table, "_PRIME", prime)


@given(TOKENS, WORDS)
def test_ends_are_those_of_all_tokens_that_start_here_the_longest_first(tokens, word):
    for place in range(len(word)):
        ends = {place + len(token) for token in tokens if token and word.startswith(token, place)}
        assert list(TokenTable(tokens).in_word(word).ends(place)) == sorted(ends, reverse=True)


@pytest.mark.parametrize("prime", [None, 7], ids=["as it is", "fingerprints collide"])
@pytest.mark.parametrize("model", [LongestMatch, FewestTokens])
@given(tokens=TOKENS, word=WORDS)
def test_fingerprints_change_no_answer(prime, model, tokens, word):
    plain = model(tokens).split(word)
    with pytest.MonkeyPatch.context() as patch:
        patched(patch, prime)
        assert model(tokens).split(word) == plain


def test_long_tokens_cost_no_more_at_each_place():
    tokens = ["a", *("a" * 2**k + "b" for k in range(16))]
    for model in (LongestMatch(tokens), FewestTokens(tokens)):
        assert model.split("a" * 50_000) == ["a"] * 50_000
