"""Seams: words are cut where no token reaches across, so the parts can be split alone."""

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from engine.models.lowest_pair import LowestPair
from engine.models.seams import Seams
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
