"""Going from one place where lanes differ to the next."""

import numpy as np

from gui.compare.differences import next_difference


def test_the_next_and_the_previous_place_are_found_from_anywhere():
    ranges = np.array([[3, 5], [10, 12]])
    assert [next_difference(ranges, byte, 1) for byte in (-1, 3, 5, 10)] == [3, 10, 10, None]
    assert [next_difference(ranges, byte, -1) for byte in (3, 4, 30)] == [None, 3, 10]
