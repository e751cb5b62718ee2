"""The size of the type in the lanes: a pure table."""

import pytest

from gui.compare.type_size import NARROWEST, SCALES, fitting_scale


def test_a_few_words_are_written_as_large_as_it_gets() -> None:
    assert fitting_scale("lowest nest", 60, 12) == SCALES[0]
    assert fitting_scale("", 60, 12) == SCALES[0]


@pytest.mark.parametrize("text", ["word " * 5_000, "\n" * 30, "x" * 1_000_000])
def test_a_text_that_fills_a_lane_has_the_usual_size(text) -> None:
    assert fitting_scale(text, 60, 12) == 1.0


def test_more_text_is_never_written_larger() -> None:
    scales = [fitting_scale("lowest newer " * count, 60, 12) for count in range(1, 80)]
    assert scales == sorted(scales, reverse=True)
    assert set(scales) <= {*SCALES, 1.0}


def test_the_largest_sizes_break_no_line() -> None:
    line = "lowest nest newer lowZ"
    for columns in range(NARROWEST, 100):
        scale = fitting_scale(line, columns, 12)
        assert scale <= SCALES[-1] or (len(line) + 1) * scale <= columns


def test_a_lane_without_room_for_an_escape_gets_smaller_type() -> None:
    for columns in range(11, NARROWEST):
        assert columns / fitting_scale("lowest", columns, 12) == pytest.approx(NARROWEST)
    assert 0.5 < fitting_scale("lowest", 0, 0) < 1
