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
_BITS = 64
_STRINGS_AT_ONCE = 4_000  # a number of eight bytes is held for each byte of them
_BYTES_AT_ONCE = 1 << 17  # what is compared stays near the processor: 3 times as fast


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
    def frequent(self) -> bytes:
        """The most frequent values, 64 at most, the most frequent one first."""
        most = np.argsort(-self.byte_counts, kind="stable")[:_BITS]
        return bytes(most.astype(np.uint8))

    @cached_property
    def held(self) -> NDArray[np.uint64]:
        """Which of the `frequent` values each string holds, a bit each, the lowest for the first.

        The first letter that is typed into a filter is in a third of all strings; they are found
        in a tenth of the time that all its places would take.
        """
        bits = np.zeros(256, np.uint64)
        frequent = self.frequent
        bits[list(frequent)] = [1 << place for place in range(len(frequent))]
        held, data = np.zeros(len(self), np.uint64), np.frombuffer(self.data, np.uint8)
        filled = np.flatnonzero(self.lengths())
        for start in range(0, len(filled), _STRINGS_AT_ONCE):
            part = filled[start : start + _STRINGS_AT_ONCE]
            first, last = self.bounds[part[0]], self.bounds[part[-1] + 1]
            held[part] = np.bitwise_or.reduceat(bits[data[first:last]], self.bounds[part] - first)
        return held

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
        if len(needle) == 1 and "held" in self.__dict__ and needle in self.frequent:
            one: NDArray[np.bool_] = self.held & np.uint64(1 << self.frequent.index(needle)) != 0
            return one
        found = np.zeros(len(self), np.bool_)
        starts = self._starts_of(needle)
        owners = self._owners_of(starts)
        if len(needle) > 1:
            owners = owners[starts + len(needle) <= self.bounds[owners + 1]]
        found[owners] = True
        return found

    def _starts_of(self, needle: bytes) -> IntArray:
        """Find the places in `data` where a byte string begins, also those over a bound."""
        data = np.frombuffer(self.data, np.uint8)
        # The rarest two bytes leave the fewest places to look at.
        order = sorted(range(len(needle)), key=lambda place: self.byte_counts[needle[place]])
        parts = [np.zeros(0, np.int64)]
        for start in range(0, len(data) - len(needle) + 1, _BYTES_AT_ONCE):
            end = min(start + _BYTES_AT_ONCE, len(data) - len(needle) + 1)
            is_start = data[start + order[0] : end + order[0]] == needle[order[0]]
            for place in order[1:2]:
                is_start &= data[start + place : end + place] == needle[place]
            parts.append(np.flatnonzero(is_start) + start)
        starts = np.concatenate(parts)
        for place in order[2:]:
            starts = starts[data[starts + place] == needle[place]]
        return starts

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
