"""Sorting by a column gives what sorting a list gives."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.analysis.vocabulary import COLUMNS, sort_rows, vocabulary_table
from tests.engine.analysis.bare_tokenizer import BareTokenizer, bpe
from tests.engine.models.random_vocabularies import merge_lists


def value(table, row, column):
    """What a person sees in a cell; None: nothing."""
    return {
        "id": table.ids[row],
        "label": table.searched[row],
        "bytes": table.data(row),
        "characters": table.text(row),
        "rank": table.ranks[row] if table.ranks[row] >= 0 else None,
        "parents": (
            (table.searched[table.lefts[row]], table.searched[table.rights[row]])
            if min(table.lefts[row], table.rights[row]) >= 0
            else None
        ),
        "score": None,
        "children": table.child_counts[row],
        "kind": table.kind(row).casefold(),
        "byte-length": table.byte_lengths[row] if table.byte_lengths[row] >= 0 else None,
        "character-length": (
            table.character_lengths[row] if table.character_lengths[row] >= 0 else None
        ),
        "script": table.script(row).casefold(),
        "count": row * 7 % 5,
    }[column]


@pytest.mark.parametrize("column", COLUMNS)
@given(merges=merge_lists(), descending=st.booleans())
def test_a_column_is_in_order_and_what_is_missing_comes_last(column, merges, descending):
    data = {"a": b"\xd0", "b": None}
    model = bpe(merges, "abcdя1").model
    tokenizer = BareTokenizer(model, data=lambda label: data.get(label, label.encode()))
    table = vocabulary_table(tokenizer)
    rows = np.arange(len(table))[::-1]
    counts = np.arange(len(table)) * 7 % 5
    found = sort_rows(table, rows, column, descending, counts).tolist()
    values = {row: value(table, row, column) for row in range(len(table))}
    known = [row for row in range(len(table)) if values[row] is not None]
    known.sort(key=values.__getitem__, reverse=descending)
    missing = [row for row in range(len(table)) if values[row] is None]
    assert found == known + missing


def test_only_the_rows_that_are_given_are_sorted():
    table = vocabulary_table(bpe([("b", "a"), ("a", "c")]))
    rows = np.array([0, 4, 3])
    assert [table.label(row) for row in sort_rows(table, rows, "label")] == ["a", "ac", "ba"]


def test_nothing_sorts_to_nothing():
    table = vocabulary_table(bpe([]))
    assert sort_rows(table, np.array([], np.int64), "label").tolist() == []


def test_parents_are_sorted_by_their_labels_and_not_by_their_ids():
    table = vocabulary_table(bpe([("c", "a"), ("a", "c"), ("a", "b")]))
    made = [row for row in range(len(table)) if table.lefts[row] >= 0]
    found = sort_rows(table, np.array(made), "parents")
    assert [table.label(row) for row in found] == ["ab", "ac", "ca"]


def test_names_are_sorted_by_the_words_that_are_shown_for_them():
    table = vocabulary_table(bpe([], "я1a"))
    words = {"Latin": "латиница", "Cyrillic": "кириллица", "none": "без букв"}
    found = sort_rows(table, np.arange(3), "script", words=words)
    assert [table.label(row) for row in found] == ["1", "я", "a"]
