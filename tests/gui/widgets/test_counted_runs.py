"""Runs are counted so that a person can tell them apart, and labels that differ still differ."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.text.alphabet import visible
from gui.widgets.counted_runs import with_counted_runs


def test_runs_of_spaces_are_told_apart():
    labels = [with_counted_runs(visible(" " * length)) for length in range(1, 129)]
    assert len(set(labels)) == 128
    assert labels[31] == "⟨·×32⟩"
    assert max(map(len, labels)) <= 7


@pytest.mark.parametrize(
    ("label", "shown"),
    [
        ("low", "low"),
        ("wwww", "wwww"),
        ("----------------=", "⟨-×16⟩="),
        ("ÃÂÃÂÃÂÃÂÃÂÃÂ", "⟨ÃÂ×6⟩"),
        ("⏎·····x", "⏎⟨·×5⟩x"),
        ("⟨U+100000⟩", "⟨U+100000⟩"),
    ],
)
def test_only_what_nobody_counts_at_a_glance_is_counted(label, shown):
    assert with_counted_runs(label) == shown


@given(st.lists(st.text("a ×5⟨⟩·\t", max_size=14), min_size=2, max_size=2, unique=True))
def test_labels_that_differ_still_do(texts):
    first, second = (with_counted_runs(visible(text)) for text in texts)
    assert first != second
