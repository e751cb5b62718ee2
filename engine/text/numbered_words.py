"""Text -> numbers of its words: each distinct word is numbered once, in order of appearance.

`pretokenize` gives strings. Whoever asks what is known of each word of a long text (how often it
occurs, its tokens) asks for all at once if words are numbers. For the documented rule no string is
made but of words that are new: where words begin, and which they are, is found with arrays.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator, Sequence
from itertools import count, islice

import numpy as np
from numpy.typing import NDArray

from engine.text.character_codes import SPACE, Bytes, CharacterCodes
from engine.text.code_points import IntArray, code_points
from engine.text.growing import with_room
from engine.text.pretokenize import pretokenize
from engine.text.word_keys import KeyTable, word_keys

Numbers = NDArray[np.int32]

_LONG = 4000  # characters; arrays of a shorter text are not made as quickly as its strings
_PART = 1 << 16  # characters whose arrays stay in the processor's cache
# Every word ends before white space, and a word of letters before anything else. The pattern begins
# with the character that is rare, which `re` finds eight times as quickly.
_CUT = re.compile(r"\W(?:(?<=\w\W)|(?<=\S\s))")
_MANY_RARE = 16  # where one character in so many has no code, keys find too few words
_MOST_LEFT_OUT = 64


class NumberedWords:
    """Distinct words of texts by number, for one split rule.

    >>> words = NumberedWords("document")
    >>> words.read("low lower low").tolist(), words.words
    ([0, 1, 2], ['low', ' lower', ' low'])

    Attributes:
        words: the words by their numbers.
        characters: how many characters they have together.
    """

    # Invariant: `_numbers` has the words in this order; only inside of `number` it may have more.

    def __init__(self, rule: str) -> None:
        """Take the split rule."""
        self._rule = rule
        self.words: list[str] = []
        self.characters = 0
        # A word that is not there gets the next number, and no function of ours is called for it.
        self._numbers: defaultdict[str, int] = defaultdict(count().__next__)
        self._lengths, self._measured = np.zeros(0, np.int32), 0
        self._forget_keys()
        self._left_out = self._to_leave_out = 0

    def _forget_keys(self) -> None:
        self._codes: CharacterCodes | None = None
        self._keyed = KeyTable()

    @property
    def lengths(self) -> IntArray:
        """How many characters each of them has."""
        total, known = len(self.words), self._measured
        if known < total:
            self._lengths = with_room(self._lengths, total, 0)
            self._lengths[known:total] = list(map(len, self.words[known:]))
            self._measured = total
        return self._lengths[:total]

    def find(self, word: str) -> int | None:
        """Give the number of a word; None if it has none yet."""
        return self._numbers.get(word)

    def number(self, words: Sequence[str]) -> Numbers:
        """Give the numbers of words."""
        numbers = np.fromiter(map(self._numbers.__getitem__, words), np.int32, len(words))
        total = len(self._numbers) - len(self.words)
        if total:
            new = list(islice(reversed(self._numbers), total))
            self.characters += sum(map(len, new))
            self.words += reversed(new)
        return numbers

    def read(self, text: str) -> Numbers:
        """Give the numbers of the words of a text.

        Raises:
            ValueError: as `pretokenize`.
        """
        if self._rule == "document" and len(text) >= _LONG:
            return np.concatenate([self._read_part(part) for part in parts(text)])
        return self.number(pretokenize(text, self._rule))

    def _read_part(self, text: str) -> Numbers:
        """Read with arrays if that has been of use; if it has not, try again later."""
        if self._left_out < self._to_leave_out:
            self._left_out += 1
            return self.number(pretokenize(text, self._rule))
        if self._codes is None:
            self._codes = CharacterCodes()
        points = code_points(text)
        codes = self._codes.of(points)
        if len(points) - np.count_nonzero(codes) > len(points) // _MANY_RARE:
            self._forget_keys()  # others may come that serve the texts that follow
            self._left_out, self._to_leave_out = 0, min(2 * self._to_leave_out + 1, _MOST_LEFT_OUT)
            return self.number(pretokenize(text, self._rule))
        self._to_leave_out = 0
        return self._look_up(text, codes, word_starts(self._codes.kinds(codes, points), points))

    def _look_up(self, text: str, codes: Bytes, starts: IntArray) -> Numbers:
        """Find words by their keys; strings are made of the others."""
        lengths = np.diff(starts, append=len(text))
        keys = word_keys(codes, starts, lengths)
        numbers, found = self._keyed.find(keys)
        others = np.flatnonzero(~found)
        begins = starts[others]
        ends = begins + lengths[others]
        places = map(slice, begins.tolist(), ends.tolist())
        numbers[others] = self.number(list(map(text.__getitem__, places)))
        self._keyed.put(keys.at(others), numbers[others])
        return numbers


def parts(text: str) -> Iterator[str]:
    """Cut a text, where its words are cut, into parts whose arrays stay in the fast memory."""
    begin = 0
    while begin < len(text):
        found = _CUT.search(text, begin + _PART)
        end = found.start() if found else len(text)
        yield text[begin:end]
        begin = end


def word_starts(kinds: Bytes, points: IntArray) -> IntArray:
    """Give where words begin under the documented rule, which loses no character.

    A word is a run of characters of one kind, and a blank before it that is the last character of
    white space. Of other white space before a word, the last character is a word of its own, too.

    Args:
        kinds: the kinds of n characters, n not 0 (see `CharacterCodes`).
        points: the characters.
    """
    begins = np.empty(len(kinds), np.bool_)
    begins[0] = True
    np.not_equal(kinds[1:], kinds[:-1], out=begins[1:])
    last_of_space = np.flatnonzero(begins[1:] & (kinds[:-1] == SPACE))
    begins[last_of_space] = True
    begins[last_of_space + 1] = points[last_of_space] != ord(" ")
    return np.flatnonzero(begins)
