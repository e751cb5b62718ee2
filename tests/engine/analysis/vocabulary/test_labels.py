"""Labels for the screen, many at once."""

from hypothesis import given
from hypothesis import strategies as st

from engine.analysis.vocabulary.labels import unique_labels, visible_labels
from engine.text.alphabet import byte_label, visible


@given(st.lists(st.text()))
def test_many_labels_are_shown_as_each_alone(labels):
    assert visible_labels(labels) == [visible(label) for label in labels]


@given(st.lists(st.binary(max_size=6)))
def test_labels_of_bytes_are_shown_as_each_alone(parts):
    labels = [byte_label(part) for part in parts]
    assert visible_labels(labels, "bytes") == [visible(label, "bytes") for label in labels]


@given(st.lists(st.tuples(st.sampled_from(["a", "b", "", "a·#0"]), st.integers(0, 3))))
def test_unique_labels_are_unique_and_unchanged_where_they_were(pairs):
    labels = [label for label, _ in pairs]
    unique = unique_labels(labels, [number for _, number in pairs])
    assert len(set(unique)) == len(unique)
    for label, shown in zip(labels, unique, strict=True):
        assert shown == label if labels.count(label) == 1 else shown.startswith(label)
