"""Where lanes differ, as places between common boundaries."""

import itertools

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from gui.compare.differences import difference_ranges, next_difference
from tests.gui.compare.lanes import marked, tokens_at

TEXT = "a" * 30
CUTS = st.sets(st.integers(1, 29)).map(lambda cuts: sorted({0, 30, *cuts}))


def lanes(one: list[int], other: list[int]):
    spans = [list(itertools.pairwise(cuts)) for cuts in (one, other)]
    return [
        marked(tokens_at(TEXT, cuts), differs=[i for i, span in enumerate(own) if span not in rest])
        for cuts, own, rest in ((one, spans[0], spans[1]), (other, spans[1], spans[0]))
    ]


def test_a_place_reaches_from_one_common_boundary_to_the_next():
    ranges = difference_ranges(lanes([0, 5, 10, 20, 30], [0, 3, 10, 15, 20, 30]))
    assert ranges.tolist() == [[0, 10], [10, 20]]


@given(CUTS, CUTS)
def test_places_are_where_the_lanes_have_no_token_in_common(one, other):
    common = sorted(set(one) & set(other))
    inside = {*one, *other} - set(common)
    expected = [
        [start, end]
        for start, end in itertools.pairwise(common)
        if any(start < cut < end for cut in inside)
    ]
    assert difference_ranges(lanes(one, other)).tolist() == expected


def test_lanes_without_marks_do_not_differ():
    assert len(difference_ranges([tokens_at(TEXT, [0, 30])])) == 0
    assert len(difference_ranges([])) == 0


def test_the_next_and_the_previous_place_are_found_from_anywhere():
    ranges = np.array([[3, 5], [10, 12]])
    assert [next_difference(ranges, byte, 1) for byte in (-1, 3, 5, 10)] == [3, 10, 10, None]
    assert [next_difference(ranges, byte, -1) for byte in (3, 4, 30)] == [None, 3, 10]
