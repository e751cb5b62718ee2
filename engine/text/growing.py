"""Arrays that grow at their end, and are not copied each time."""

from __future__ import annotations

from typing import TypeVar

import numpy as np
from numpy.typing import NDArray

Item = TypeVar("Item", bound=np.generic)


def with_room(array: NDArray[Item], size: int, fill: object) -> NDArray[Item]:
    """Give the array itself if it has `size` items, else a copy with twice as many or more.

    >>> with_room(np.array([1, 2, 3]), 4, 0).tolist()
    [1, 2, 3, 0, 0, 0]
    """
    if size <= len(array):
        return array
    larger = np.full(max(size, 2 * len(array)), fill, array.dtype)
    larger[: len(array)] = array
    return larger
