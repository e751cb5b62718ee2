"""How a movement is spread over its time: plain functions from 0..1 to 0..1.

They know nothing of Qt, of clocks or of what is moved, so a frame can be computed for any moment,
in any order.
"""


def clamped(share: float) -> float:
    """Return `share` kept within 0..1.

    >>> clamped(-0.5), clamped(0.25), clamped(7)
    (0.0, 0.25, 1.0)
    """
    return min(1.0, max(0.0, float(share)))


def smooth(share: float) -> float:
    """Start and stop gently: the cubic that is level at both ends.

    It is its own mirror image, `smooth(1 - t) == 1 - smooth(t)`. The player relies on that when a
    movement is turned round half-way.

    >>> smooth(0), smooth(0.5), smooth(1)
    (0.0, 0.5, 1.0)
    """
    share = clamped(share)
    return share * share * (3.0 - 2.0 * share)
