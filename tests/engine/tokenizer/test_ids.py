"""Ids as people hand them over."""

import numpy as np
import pytest

from engine.tokenizer import plain_ids


class Tensor:
    """What a tensor looks like from here."""

    def tolist(self):
        return [1, 2]


@pytest.mark.parametrize(
    ("ids", "plain"),
    [
        ([1, 2], [1, 2]),
        ((1, 2), [1, 2]),
        (iter([1, 2]), [1, 2]),
        (np.array([1, 2], np.uint8), [1, 2]),
        ([np.int64(1), 2], [1, 2]),
        (np.array(7), [7]),
        (Tensor(), [1, 2]),
        ([], []),
        ([10**18], [10**18]),
    ],
)
def test_ids_become_plain_numbers(ids, plain):
    assert plain_ids(ids) == plain


@pytest.mark.parametrize("ids", [[[1, 2]], np.zeros((2, 2), int), [1.0], "12", ["1"], None, [None]])
def test_what_is_no_flat_list_of_numbers_is_refused(ids):
    with pytest.raises(TypeError, match="flat list"):
        plain_ids(ids)
