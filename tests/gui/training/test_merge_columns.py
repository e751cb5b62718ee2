"""Searching merges by token: an obvious twin, both spellings, and growth."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.text.alphabet import visible
from gui.training.merge_columns import MergeColumns, TokenTexts, matching_rows

LABELS = ("e", "s", "t", " ", "low", " the", "es", "est", "a·b", "\u200dx", "⟨E4⟩", "é" * 200)


def _columns(rows, labels=LABELS):
    left, right, token, ties = (np.array(values, np.int64) for values in zip(*rows, strict=True))
    count = 90 - np.arange(len(rows))
    return MergeColumns(left, right, token, count, count, ties, labels.__getitem__, symbols=labels)


def _found(rows, text, ties_only=False, labels=LABELS):
    columns = _columns(rows, labels)
    texts = TokenTexts(columns.label, "characters")
    return matching_rows(columns, texts, text, ties_only=ties_only).tolist()


ROWS = [(0, 1, 6, 3), (6, 2, 7, 1), (3, 4, 5, 2), (8, 9, 10, 1)]


@pytest.mark.parametrize(
    ("text", "ties_only", "rows"),
    [
        ("", False, [0, 1, 2, 3]),
        ("", True, [0, 2]),
        ("es", False, [0, 1]),
        ("es", True, [0]),
        (" the", False, [2]),
        ("·the", False, [2]),
        ("U+200D", False, [3]),
        ("\u200d", False, [3]),
        ("⟨E4⟩", False, [3]),
        ("Low", False, []),
        ("nowhere", False, []),
    ],
)
def test_a_row_is_found_by_any_of_its_tokens_raw_or_as_shown(text, ties_only, rows):
    assert _found(ROWS, text, ties_only) == rows


_row = st.tuples(*[st.integers(0, len(LABELS) - 1)] * 3, st.integers(1, 3))


@given(
    st.lists(_row, min_size=1, max_size=30),
    st.sampled_from(["e", "s", "·", " ", "es", "⟨", "x"]),
    st.booleans(),
)
def test_the_filter_agrees_with_looking_at_every_cell(rows, text, ties_only):
    def holds(token):
        return text in LABELS[token] or text in visible(LABELS[token])

    expected = [
        index
        for index, (*tokens, ties) in enumerate(rows)
        if any(map(holds, tokens)) and (ties > 1 or not ties_only)
    ]
    assert _found(rows, text, ties_only) == expected


def test_shown_tokens_are_cut_before_they_flood_a_cell():
    texts = TokenTexts(LABELS.__getitem__, "characters")
    assert texts.shown(5) == "·the"
    assert len(texts.shown(11)) == 61
    assert texts.shown(11).endswith("…")


def test_a_longer_run_of_the_same_training_continues_the_shorter_one():
    assert _columns(ROWS).continues(_columns(ROWS[:2]))
    assert _columns(ROWS).continues(_columns(ROWS))


@pytest.mark.parametrize(
    "other",
    [
        _columns(ROWS[1:]),
        _columns([*ROWS, (1, 2, 3, 1)]),
        _columns(ROWS[:2], ("x", *LABELS[1:])),
    ],
    ids=["other merges", "more rows than these", "another text"],
)
def test_another_training_does_not(other):
    assert not _columns(ROWS).continues(other)
