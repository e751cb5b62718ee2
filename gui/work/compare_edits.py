"""Which tokens an edit of the text changed, although they stand elsewhere than what was typed.

A token survives an edit when the new encoding has the same token at the same bytes, moved by as
many as the edit added or took away before it. Everything else that was there before has changed,
except what the edit itself took away. Comparing a megabyte takes milliseconds, so the worker that
splits does it, and the window only where the worker cannot know what is shown. No Qt here.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, Protocol, TypeAlias

import numpy as np
from numpy.typing import NDArray

IntArray: TypeAlias = NDArray[np.integer[Any]]

LARGEST_EDIT: Final = 20_000
"""Bytes that an edit takes away and adds; more of them make another text."""

_CHUNKS = (1 << 16, 1 << 12, 1 << 6, 1)  # large pieces first: comparing them is what is quick
_BITS = 21  # of a length and of an id, in the key of a token


class LaneTokens(Protocol):
    """What is needed of a lane: an id per token and n + 1 offsets in bytes."""

    @property
    def ids(self) -> IntArray:
        """Id of each token."""
        ...

    @property
    def byte_starts(self) -> IntArray:
        """First byte of each token, then the number of bytes."""
        ...


@dataclass(frozen=True, slots=True)
class Edit:
    """One change of a text, in its UTF-8 bytes.

    Attributes:
        start: the first byte that changed.
        removed: how many bytes the text before had there.
        added: how many bytes the text after has there.
    """

    start: int
    removed: int
    added: int


@dataclass(frozen=True, slots=True, eq=False)
class Stability:
    """What an edit did to a lane.

    Attributes:
        changed: how many tokens of the text before are no longer there, apart from those that
            were taken away themselves.
        fresh: indices of the tokens that took their place, ascending; what was only typed is
            not among them.
    """

    changed: int
    fresh: IntArray


@dataclass(frozen=True, slots=True, eq=False)
class Change:
    """What an edit did to a text and to all lanes that split it.

    Attributes:
        edit: the edit.
        lanes: what it did to each lane.
    """

    edit: Edit
    lanes: tuple[Stability, ...]


def change_between(
    before: str, old: Sequence[LaneTokens], after: str, new: Sequence[LaneTokens]
) -> Change | None:
    """What happened between two texts, each with its tokens in the same lanes.

    Returns:
        None if so much is others that nothing is to be said of single tokens.
    """
    if abs(len(after) - len(before)) > LARGEST_EDIT:
        return None
    edit = edit_between(before, after)
    if edit.removed + edit.added > LARGEST_EDIT:
        return None
    pairs = zip(old, new, strict=True)
    return Change(edit, tuple(stability(one, other, edit) for one, other in pairs))


def edit_between(before: str, after: str) -> Edit:
    """The one change that makes `after` of `before`.

    >>> edit_between("low", "lower"), edit_between("nest", "nt")
    (Edit(start=3, removed=0, added=2), Edit(start=1, removed=2, added=0))
    """
    least = min(len(before), len(after))
    start = common_beginning(before, after, least)
    tail = common_end(before, after, least - start)
    return Edit(
        _byte_length(before[:start]),
        _byte_length(before[start : len(before) - tail]),
        _byte_length(after[start : len(after) - tail]),
    )


def stability(before: LaneTokens, after: LaneTokens, edit: Edit) -> Stability:
    """Compare the lane before an edit with the one after it."""
    shift = edit.added - edit.removed
    head, tail = _unchanged_ends(before, after, edit)
    old = _Middle(before, head, len(before.ids) - tail)
    new = _Middle(after, head, len(after.ids) - tail)
    is_left, is_right = old.ends <= edit.start, old.starts >= edit.start + edit.removed
    moved = np.where(is_right & ~is_left, shift, 0)
    old_keys = _keys(old.starts + moved, old.ends + moved, old.ids)
    new_keys = _keys(new.starts, new.ends, new.ids)
    touched = ~(is_left | is_right)
    gone = touched | ~np.isin(old_keys, new_keys)
    fresh = ~np.isin(new_keys, old_keys[~touched])
    return Stability(
        int(np.count_nonzero(gone & ~old.within(edit.start, edit.removed))),
        np.flatnonzero(fresh & ~new.within(edit.start, edit.added)) + head,
    )


class _Middle:
    """The tokens of a lane between what stayed before and what stayed behind."""

    def __init__(self, lane: LaneTokens, first: int, last: int) -> None:
        self.ids = lane.ids[first:last].astype(np.int64)
        self.starts = lane.byte_starts[first:last].astype(np.int64)
        self.ends = _ends(lane)[first:last].astype(np.int64)

    def within(self, start: int, length: int) -> NDArray[np.bool_]:
        """Which tokens lie wholly in these bytes."""
        if not length:
            return np.zeros(len(self.ids), bool)
        return (self.starts >= start) & (self.ends <= start + length)


def _ends(lane: LaneTokens) -> IntArray:
    ends = getattr(lane, "byte_ends", None)
    return lane.byte_starts[1:] if ends is None else ends


def _unchanged_ends(before: LaneTokens, after: LaneTokens, edit: Edit) -> tuple[int, int]:
    """How many tokens left and right of the edit are surely the same in both lanes."""
    shift = edit.added - edit.removed
    left = int(np.searchsorted(_ends(before), edit.start, "right"))
    right = len(before.ids) - int(
        np.searchsorted(before.byte_starts[:-1], edit.start + edit.removed, "left")
    )
    left, right = min(left, len(after.ids)), min(right, len(after.ids))
    head = _first_difference(
        before.ids[:left] == after.ids[:left],
        before.byte_starts[:left] == after.byte_starts[:left],
        _ends(before)[:left] == _ends(after)[:left],
    )
    right = min(right, len(before.ids) - head, len(after.ids) - head)
    old, new = slice(len(before.ids) - right, None), slice(len(after.ids) - right, None)
    tail = _first_difference(
        (before.ids[old] == after.ids[new])[::-1],
        (before.byte_starts[:-1][old] + shift == after.byte_starts[:-1][new])[::-1],
        (_ends(before)[old] + shift == _ends(after)[new])[::-1],
    )
    return head, tail


def _first_difference(*equal: NDArray[np.bool_]) -> int:
    """The first place where one of these is false, else their length."""
    same = np.logical_and.reduce(equal)
    return len(same) if same.all() else int(np.argmin(same))


def _keys(starts: IntArray, ends: IntArray, ids: IntArray) -> NDArray[np.int64]:
    """One number for place, length and id of a token; the id of an unknown one is -1."""
    lengths = np.maximum(ends - starts, 0)
    return np.asarray((starts << 2 * _BITS) | (lengths << _BITS) | (ids + 1), np.int64)


def common_beginning(one: str, other: str, most: int) -> int:
    """How many characters two texts begin with alike, `most` at most."""
    same = 0
    for size in _CHUNKS:
        while same + size <= most and one[same : same + size] == other[same : same + size]:
            same += size
    return same


def common_end(one: str, other: str, most: int) -> int:
    """How many characters two texts end with alike, `most` at most."""
    same, first, second = 0, len(one), len(other)
    for size in _CHUNKS:
        while same + size <= most:
            start, end = same + size, same
            if one[first - start : first - end] != other[second - start : second - end]:
                break
            same += size
    return same


def _byte_length(text: str) -> int:
    return len(text) if text.isascii() else len(text.encode("utf-8", "surrogatepass"))
