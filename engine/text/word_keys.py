"""Words as keys: a word of up to 16 characters is two numbers, and is looked up as these.

No string is made of a word that was seen before. The key says every character of the word, so two
words never share one; longer words, and those with a character that has no code, have none.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from engine.text.character_codes import NO_CODE, Bytes
from engine.text.code_points import IntArray
from engine.text.growing import with_room

Halves = NDArray[np.uint64]

_HALF = 8  # characters, of a byte each
_LONGEST = 2 * _HALF
_SIZES = np.arange(_LONGEST + 1)
_KEPT_BITS = 8 * np.stack([np.minimum(_SIZES, _HALF), np.maximum(_SIZES - _HALF, 0)])
_KEPT = np.array([[(1 << bits) - 1 for bits in half] for half in _KEPT_BITS.tolist()], np.uint64)
"""For each half of a key and each length of a word: the bits that are the word's."""

_ASKED_IN_VAIN, _NOT_STORED = np.uint64(0), np.uint64(0xFFFF_FFFF_FFFF_FFFF)
"""What stands for the key of a word without one: codes are neither 0 nor 255, so no key is equal,
and these are not either."""

_FEWEST_SLOTS, _MOST_SLOTS = 1 << 14, 1 << 20
_SLOTS_PER_WORD = 8
# Odd numbers with well mixed bits: those of the golden ratio and of the root of two.
_MIX, _MIX_SECOND = np.uint64(0x9E37_79B9_7F4A_7C15), np.uint64(0x6A09_E667_F3BC_C909)


class WordKeys(NamedTuple):
    """The keys of w words.

    Attributes:
        first, second: the codes of their first eight and of their next eight characters.
        exist: which of the words have one.
    """

    first: Halves
    second: Halves
    exist: NDArray[np.bool_]

    def at(self, places: IntArray) -> WordKeys:
        """Give some of them."""
        return WordKeys(self.first[places], self.second[places], self.exist[places])


def word_keys(codes: Bytes, starts: IntArray, lengths: IntArray) -> WordKeys:
    """Give the keys of words.

    Args:
        codes: the codes of a text.
        starts: where each of its words begins; together they are the text.
        lengths: how many characters each has.
    """
    padded = np.zeros(len(codes) + _LONGEST, np.uint8)
    padded[: len(codes)] = codes
    # At each place the eight bytes from there on as one number: the memory is only looked at.
    eights = np.ndarray(len(codes) + _HALF, "<u8", padded, strides=(1,))
    sizes = np.minimum(lengths, _LONGEST)
    first = eights[starts] & _KEPT[0][sizes]
    # subtle: the last word may begin less than eight characters before the end.
    second = eights[np.minimum(starts + _HALF, len(codes))] & _KEPT[1][sizes]
    exist = lengths <= _LONGEST
    if not codes.min(initial=1):
        exist[np.searchsorted(starts, np.flatnonzero(codes == NO_CODE), "right") - 1] = False
    first[~exist] = _ASKED_IN_VAIN
    return WordKeys(first, second, exist)


class KeyTable:
    """Finds the numbers of words by their keys.

    Each key has one slot. Where two words fall into the same the first keeps it, and the other one
    is not found here: whoever asks must know another way.
    """

    # Invariant: a slot holds the number of a word that falls into it, or 0. So an empty slot is
    # not told from that of word 0; its key tells.

    def __init__(self) -> None:
        """Start empty."""
        self._slots = np.zeros(_FEWEST_SLOTS, np.int32)
        self._first = np.full(1, _NOT_STORED)
        self._second = np.full(1, _NOT_STORED)

    def find(self, keys: WordKeys) -> tuple[NDArray[np.int32], NDArray[np.bool_]]:
        """Give the number of each word, and whether it was found."""
        numbers = self._slots[self._slots_of(keys.first, keys.second)]
        found = self._first[numbers] == keys.first
        found &= self._second[numbers] == keys.second
        return numbers, found

    def put(self, keys: WordKeys, numbers: IntArray) -> None:
        """Store words with their numbers; those that have no key are left out."""
        with_key = np.flatnonzero(keys.exist)
        keys, numbers = keys.at(with_key), numbers[with_key]
        if not len(numbers):
            return
        self._make_room(int(numbers.max()) + 1)
        self._first[numbers], self._second[numbers] = keys.first, keys.second
        self._fill(numbers, self._slots_of(keys.first, keys.second))

    def _fill(self, numbers: IntArray, slots: IntArray) -> None:
        is_free = self._slots[slots] == 0
        self._slots[slots[is_free]] = numbers[is_free]

    def _slots_of(self, first: Halves, second: Halves) -> IntArray:
        mixed = (first * _MIX ^ second * _MIX_SECOND) * _MIX
        bits = len(self._slots).bit_length() - 1
        return (mixed >> np.uint64(64 - bits)).astype(np.intp)

    def _make_room(self, words: int) -> None:
        self._second = with_room(self._second, words, _NOT_STORED)
        self._first = with_room(self._first, words, _NOT_STORED)
        if words * _SLOTS_PER_WORD // 2 > len(self._slots) < _MOST_SLOTS:
            wanted = 1 << (words * _SLOTS_PER_WORD).bit_length()
            self._slots = np.zeros(min(wanted, _MOST_SLOTS), np.int32)
            stored = np.flatnonzero(self._first != _NOT_STORED)
            self._fill(stored, self._slots_of(self._first[stored], self._second[stored]))
