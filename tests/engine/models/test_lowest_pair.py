"""One merge at a time against the plain loop."""

from itertools import pairwise

import pytest
from hypothesis import given

from engine.models import rank_ordered
from engine.models.lowest_pair import LowestPair
from tests.engine.models.random_vocabularies import WORDS, merge_lists


def literal(symbols, merges):
    """Merge the leftmost of the pairs of lowest rank, look again."""
    ranks = {pair: rank for rank, pair in enumerate(merges)}
    symbols = list(symbols)
    while found := [ranks[pair] for pair in pairwise(symbols) if pair in ranks]:
        places = enumerate(pairwise(symbols))
        place = next(n for n, pair in places if ranks.get(pair) == min(found))
        symbols[place : place + 2] = ["".join(symbols[place : place + 2])]
    return symbols


@pytest.mark.parametrize("short", [0, 1000])
@given(merges=merge_lists(), word=WORDS)
def test_short_and_long_words_are_split_as_the_plain_loop_splits_them(short, merges, word):
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(rank_ordered, "_SHORT", short)
        assert LowestPair(merges).split(word) == literal(word, merges)


@given(merges=merge_lists(), word=WORDS)
def test_the_changes_lead_there(merges, word):
    closed = {change.middle for change in LowestPair(merges).changes(word)}
    starts = [place for place in range(len(word)) if place not in closed]
    bounds = pairwise([*starts, len(word)])
    assert [word[start:end] for start, end in bounds] == literal(word, merges)
