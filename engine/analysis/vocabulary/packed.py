"""Many byte strings as one, so that 200 000 of them cross to another process in a moment."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import accumulate, pairwise

import numpy as np
from numpy.typing import NDArray

from engine.analysis.vocabulary.string_order import places_in_order
from engine.text.code_points import IntArray

_FEW = 10_000


@dataclass(frozen=True, eq=False)
class Packed:
    """n byte strings.

    >>> packed = Packed.of([b"low", b"", b"est"])
    >>> len(packed), packed[2], list(packed)
    (3, b'est', [b'low', b'', b'est'])

    Attributes:
        data: all of them, one after another.
        bounds: n + 1 offsets: where each begins, and where the last one ends.
    """

    data: bytes
    bounds: IntArray

    @classmethod
    def of(cls, parts: Iterable[bytes]) -> Packed:
        """Pack byte strings."""
        listed = list(parts)
        bounds = accumulate(map(len, listed), initial=0)
        return cls(b"".join(listed), np.fromiter(bounds, np.int64, len(listed) + 1))

    def __len__(self) -> int:
        return len(self.bounds) - 1

    def __getitem__(self, index: int) -> bytes:
        if not 0 <= index < len(self):
            raise IndexError(index)
        return self.data[self.bounds[index] : self.bounds[index + 1]]

    def __iter__(self) -> Iterator[bytes]:
        bounds = self.bounds.tolist()
        return (self.data[a:b] for a, b in pairwise(bounds))

    def take(self, places: IntArray) -> Packed:
        """Pack the strings at some places.

        >>> list(Packed.of([b"low", b"", b"est"]).take(np.array([2, 0])))
        [b'est', b'low']
        """
        lengths = self.lengths()[places]
        bounds = np.concatenate((np.zeros(1, np.int64), np.cumsum(lengths)))
        sources = np.arange(bounds[-1]) + np.repeat(self.bounds[places] - bounds[:-1], lengths)
        return Packed(np.frombuffer(self.data, np.uint8)[sources].tobytes(), bounds)

    def lengths(self) -> IntArray:
        """Give the n lengths."""
        return np.diff(self.bounds)

    @cached_property
    def byte_counts(self) -> IntArray:
        """How often each of the 256 values occurs."""
        return np.bincount(np.frombuffer(self.data, np.uint8), minlength=256)

    @cached_property
    def order(self) -> IntArray:
        """The place of each string in their order; equal strings have the same place.

        >>> Packed.of([b"low", b"est", b"low", b""]).order.tolist()
        [2, 1, 2, 0]
        """
        return places_in_order(self.data, self.bounds, self.__getitem__)

    def holding(self, needle: bytes) -> NDArray[np.bool_]:
        """Tell of each string whether it holds a byte string.

        >>> Packed.of([b"low", b"", b"est", b"lower"]).holding(b"ow").tolist()
        [True, False, False, True]
        """
        if not needle:
            return np.ones(len(self), np.bool_)
        found = np.zeros(len(self), np.bool_)
        data, width = np.frombuffer(self.data, np.uint8), len(needle)
        # The rarest byte leaves the fewest places to look at.
        first, *others = sorted(range(width), key=lambda place: self.byte_counts[needle[place]])
        last = len(data) - width + 1
        if last <= 0:
            return found
        starts = np.flatnonzero(data[first : last + first] == needle[first])
        for place in others:
            starts = starts[data[starts + place] == needle[place]]
        owners = self._owners_of(starts)
        if others:
            owners = owners[starts + width <= self.bounds[owners + 1]]
        found[owners] = True
        return found

    def _owners_of(self, places: IntArray) -> IntArray:
        """Find the strings in which places are; a table of all of them pays for many places."""
        if len(places) < _FEW and "owners" not in self.__dict__:
            return np.searchsorted(self.bounds, places, side="right") - 1
        return self.owners[places]

    @cached_property
    def owners(self) -> NDArray[np.int32]:
        """The string that each byte of `data` belongs to."""
        return np.repeat(np.arange(len(self), dtype=np.int32), self.lengths())

    def __getstate__(self) -> dict[str, object]:
        """Cross a process border with what takes long to compute, if it is there, and is small."""
        return {name: value for name, value in self.__dict__.items() if name != "owners"}
