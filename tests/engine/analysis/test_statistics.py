"""Counts of a whole vocabulary, and filters that show what was counted."""

import numpy as np
from hypothesis import given

from engine.analysis.statistics import statistics
from engine.analysis.vocabulary import TokenFilter, vocabulary_table
from engine.pipeline import DocumentedTokenizer
from tests.engine.analysis.bare_tokenizer import bpe, with_vocabulary
from tests.engine.cases import example_tokenizer
from tests.engine.models.random_vocabularies import merge_lists


def test_the_textbook_corpus_is_counted():
    found = statistics(vocabulary_table(DocumentedTokenizer(example_tokenizer())))
    assert found.total == 24
    assert [(share.name, share.count) for share in found.kinds] == [
        ("symbol", 10), ("merge", 10), ("special", 4),
    ]  # fmt: skip
    assert found.by_characters.tolist() == [0, 10, 4, 4, 0, 4, 2]


@given(merge_lists())
def test_each_share_is_what_its_filter_shows(merges):
    table = vocabulary_table(bpe(merges, "abc1 Д漢!"))
    found = statistics(table)
    for share in (*found.scripts, *found.kinds, *found.shares):
        assert len(TokenFilter.parse(share.filter).rows(table)) == share.count, share
    for length, count in enumerate(found.by_bytes.tolist()):
        assert len(TokenFilter.parse(f"bytes: {length}").rows(table)) == count
    for length, count in enumerate(found.by_characters.tolist()):
        assert len(TokenFilter.parse(f"characters: {length}").rows(table)) == count
    assert sum(share.count for share in found.scripts) == len(table)
    assert sum(share.count for share in found.kinds) == len(table)


def test_scripts_come_by_frequency_and_the_rest_last():
    tokens = ["дом", "мир", "low", "aя", "12"]
    table = vocabulary_table(with_vocabulary({token: n for n, token in enumerate(tokens)}))
    assert [(share.name, share.count) for share in statistics(table).scripts] == [
        ("Cyrillic", 2), ("Latin", 1), ("mixed", 1), ("none", 1),
    ]  # fmt: skip


def test_an_empty_vocabulary_has_nothing_to_count():
    found = statistics(vocabulary_table(with_vocabulary({})))
    assert (found.total, found.kinds) == (0, ())
    assert np.sum(found.by_bytes) == 0
