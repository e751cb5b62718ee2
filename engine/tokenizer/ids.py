"""Ids as people hand them over: lists, numpy arrays, tensors."""

from __future__ import annotations

import operator
from collections.abc import Iterable
from typing import Protocol, runtime_checkable


@runtime_checkable
class SupportsToList(Protocol):
    """Numpy arrays and tensors, which know how to become plain numbers."""

    def tolist(self) -> object:
        """Give plain numbers."""
        ...


Ids = Iterable[int] | SupportsToList


def plain_ids(ids: Ids) -> list[int]:
    """Give ids as a list of plain whole numbers; a single number, as a list of one.

    >>> plain_ids(range(3))
    [0, 1, 2]

    Raises:
        TypeError: they are neither that nor a flat list of whole numbers.
    """
    listed = ids.tolist() if isinstance(ids, SupportsToList) else ids
    if isinstance(listed, int):
        return [listed]
    if isinstance(listed, str | bytes) or not isinstance(listed, Iterable):
        raise TypeError("ids must be a flat list of whole numbers")
    try:
        return [operator.index(number) for number in listed]
    except TypeError:
        raise TypeError("ids must be a flat list of whole numbers") from None
