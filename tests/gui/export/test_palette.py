"""Palettes: few colours stay as they are, of many the flat ones do."""

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from gui.export.palette import UNCHANGED, Palette

FRAMES = st.lists(st.lists(st.integers(0, 0xFFFFFF), min_size=4, max_size=4), min_size=1)


@given(FRAMES)
def test_up_to_255_colours_are_exact(rows):
    frame = np.array(rows, np.uint32)
    palette = Palette([frame])
    if len(palette.colours) < UNCHANGED:
        shown = np.array(palette.colours, np.uint32)[palette.indices(frame)]
        assert np.array_equal(shown, frame)


def test_of_many_colours_the_wanted_and_the_frequent_are_exact():
    random = np.random.default_rng(1)
    frame = random.integers(0, 1 << 24, (100, 100)).astype(np.uint32)
    frame[:50] = 0x123456
    frame[99, 99] = 0xABCDEF
    palette = Palette([frame], {0xABCDEF, 0x999999})
    assert len(palette.colours) <= UNCHANGED
    assert {0x123456, 0xABCDEF} <= set(palette.colours)
    indices = palette.indices(frame)
    assert indices.max() < UNCHANGED
    assert palette.colours[indices[0, 0]] == 0x123456
    assert palette.colours[indices[99, 99]] == 0xABCDEF


def test_other_colours_are_shown_by_the_nearest_one():
    palette = Palette([np.array([[0x000000, 0xFFFFFF]], np.uint32)])
    frame = np.array([[0x101010, 0xE0E0E0]], np.uint32)
    assert [palette.colours[index] for index in palette.indices(frame)[0]] == [0, 0xFFFFFF]


def test_a_palette_has_always_256_places():
    assert len(Palette([np.zeros((1, 1), np.uint32)]).as_bytes()) == 768
