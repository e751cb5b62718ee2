"""Tokens that are the best way to split their own text, against splitting each."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.models.best_score import BestScore
from engine.models.own_score import OwnScores

# Few different scores, so that sums tie.
SCORES = st.sampled_from([-1.0, -1.1, -2.0, -2.2, -3.3, 0.0, 1.5])
TOKENS = st.text("abc", min_size=1, max_size=5)


def split_alone(texts, order):
    return [order.split(text) == [text] for text in texts]


@pytest.mark.parametrize("precision", ["single", "double"])
@given(scores=st.dictionaries(TOKENS, SCORES, max_size=12), texts=st.lists(TOKENS))
def test_what_begins_alike_is_judged_as_if_it_stood_alone(precision, scores, texts):
    order = BestScore(scores, -4.0, precision)
    for each in (sorted([*scores, *texts]), [*texts, *scores]):
        assert OwnScores(order).are_best(each) == split_alone(each, order)


@pytest.mark.parametrize("score", [-30_000.0, float("nan"), float("-inf")])
def test_long_texts_and_large_scores_are_split_alone(score):
    texts = ["a" * 70, "aa", "a", "b"]
    order = BestScore({"a": -1.0, "aa": score, "a" * 70: -2.0}, -11.0, "single")
    assert OwnScores(order).are_best(texts) == split_alone(texts, order)
