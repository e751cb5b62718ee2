"""Scores of Unigram models, beside the tokens that they belong to."""

import numpy as np
import pytest

from engine.analysis.vocabulary import sort_rows, vocabulary_table
from engine.models.unigram import Unigram
from engine.pipeline import AddedToken, StagedTokenizer
from tests.engine.analysis.bare_tokenizer import bpe


@pytest.fixture
def table():
    pieces = [("<unk>", 0.0), ("b", -2.5), ("a", -1.25), ("ab", -3.0)]
    added = [AddedToken(4, "<s>", special=True)]
    return vocabulary_table(StagedTokenizer("test", Unigram(pieces, unk_id=0), added_tokens=added))


def test_every_piece_has_its_score_and_what_is_no_piece_has_none(table):
    scores = {table.label(row): table.scores[row] for row in range(len(table))}
    assert (scores["b"], scores["a"], scores["ab"]) == (-2.5, -1.25, -3.0)
    assert np.isnan(scores["<s>"])


def test_pieces_are_sorted_by_score_and_what_has_none_comes_last(table):
    rows = np.arange(len(table))
    found = [table.label(row) for row in sort_rows(table, rows, "score", descending=True)]
    assert found == ["<unk>", "a", "b", "ab", "<s>"]


def test_merges_have_no_scores():
    assert vocabulary_table(bpe([("a", "b")])).scores is None
