"""Charsmap: the compiled map of characters in SentencePiece's files, which Hugging Face's have too.

Four bytes say how long a double-array trie is; the trie (of Darts-clone: 32-bit units, little
endian) leads from UTF-8 to places in what comes after it, texts that each end with a zero byte.
"""

from __future__ import annotations

import sys
from array import array
from functools import lru_cache
from typing import NamedTuple

import numpy as np

_DEAD = -1
_LABEL = 0x8000_00FF  # of a unit that holds a value the highest bit is set: no label of a byte
_HAS_VALUE = 1 << 8
_WIDE = 1 << 9
_MOST_LEVELS = 1_000  # more only in files that were made to take long


class _Step(NamedTuple):
    """Where one character leads to: the next node (or _DEAD), and the text of what ends here."""

    node: int
    content: str | None


class Charsmap:
    """Texts that are replaced by others, the longest first.

    >>> Charsmap(bytes(4)).longest("low", 0) is None
    True
    """

    def __init__(self, data: bytes) -> None:
        """Take the bytes of a file.

        Raises:
            ValueError: they are no such map.
        """
        size = int.from_bytes(data[:4], "little")
        if len(data) < 4 or size % 4 or size > len(data) - 4:
            raise ValueError("the map of characters is damaged")
        units = array("I")
        units.frombytes(data[4 : 4 + size])
        if units.itemsize != 4:
            raise ValueError("this machine has no integers of 32 bits")
        if sys.byteorder == "big":
            units.byteswap()
        self._units, self._contents = units, data[4 + size :]
        self._root = _offset(units[0]) if units else _DEAD
        # Made as characters come: a text has few different ones, a trie may be made to explode.
        self._steps: dict[tuple[int, str], _Step] = {}

    def begins(self, character: str) -> bool:
        """Tell whether anything that begins with this character is replaced."""
        step = self._step(self._root, character)
        return step.node != _DEAD or step.content is not None

    def goes_on(self, first: str, second: str) -> bool:
        """Tell whether anything that begins with these two characters is replaced."""
        step = self._step(self._step(self._root, first).node, second)
        return step.node != _DEAD or step.content is not None

    def holds_inside(self, character: str) -> bool:
        """Tell whether anything that is replaced may have a character of ASCII after another one.

        The nodes that can be reached from the root are found level by level, all at once.
        """
        units = np.frombuffer(self._units, np.uint32)
        places, labels = np.arange(len(units), dtype=np.uint32), units & 0xFF
        offsets = np.where(units & _WIDE, units >> 10 << 8, units >> 10)
        nodes, parents = places ^ offsets, places ^ labels
        is_step = (units >> 31 == 0) & (labels > 0) & (parents < len(units))
        is_reached = np.zeros(len(units), np.bool_)
        is_reached[self._root : self._root + 1] = True
        for _ in range(_MOST_LEVELS):
            steps = is_step & is_reached[np.where(is_step, parents, 0)]
            if np.any(steps & (labels == ord(character)) & (parents != self._root)):
                return True
            new = nodes[steps]
            new = new[new < len(units)]
            if is_reached[new].all():
                return False
            is_reached[new] = True
        return True

    def longest(self, text: str, start: int) -> tuple[str, int] | None:
        """Find the longest text at a place that is replaced.

        Returns:
            What it is replaced by and where it ends, or None.
        """
        found, node = None, self._root
        for place in range(start, len(text)):
            node, content = self._step(node, text[place])
            if content is not None:
                found = (content, place + 1)
            if node == _DEAD:
                break
        return found

    def shortest(self, text: str) -> str | None:
        """Give what the shortest beginning of a text that is replaced is replaced by, or None."""
        node = self._root
        for character in text:
            node, content = self._step(node, character)
            if content is not None or node == _DEAD:
                return content
        return None

    def _step(self, node: int, character: str) -> _Step:
        step = self._steps.get((node, character))
        if step is None:
            step = self._steps[node, character] = self._walk(node, character)
        return step

    def _walk(self, node: int, character: str) -> _Step:
        units, content = self._units, None
        for byte in character.encode("utf-8", "surrogatepass"):
            place = node ^ byte
            if node == _DEAD or place >= len(units) or units[place] & _LABEL != byte:
                return _Step(_DEAD, None)
            unit = units[place]
            node = place ^ _offset(unit)
            content = self._content(node) if unit & _HAS_VALUE else None
        return _Step(node, content)

    def _content(self, node: int) -> str | None:
        if node >= len(self._units):
            return None
        start = self._units[node] & 0x7FFF_FFFF
        end = self._contents.find(b"\0", start)
        # A map may hold anything: what is no UTF-8 can be no text.
        return self._contents[start : None if end < 0 else end].decode("utf-8", "replace")


@lru_cache(maxsize=8)
def charsmap(data: bytes) -> Charsmap:
    """Give the map of these bytes, which is made once.

    Raises:
        ValueError: they are no such map.
    """
    return Charsmap(data)


def _offset(unit: int) -> int:
    return (unit >> 10) << 8 if unit & _WIDE else unit >> 10
