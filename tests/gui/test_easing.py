"""Easing starts at 0, ends at 1, never turns back, and is its own mirror image."""

import itertools

import pytest

from gui.easing import clamped, smooth

SHARES = [step / 40 for step in range(41)]


def test_smooth_goes_from_0_to_1_without_turning_back():
    values = [smooth(share) for share in SHARES]
    assert (values[0], values[-1]) == (0.0, 1.0)
    assert all(a < b for a, b in itertools.pairwise(values))


@pytest.mark.parametrize("share", SHARES)
def test_smooth_is_its_own_mirror_image(share):
    assert smooth(1 - share) == pytest.approx(1 - smooth(share))


@pytest.mark.parametrize(("share", "kept"), [(-3, 0.0), (0, 0.0), (0.4, 0.4), (1, 1.0), (1.2, 1.0)])
def test_what_lies_outside_is_brought_to_the_nearest_end(share, kept):
    assert clamped(share) == kept
    assert smooth(share) == smooth(kept)
