"""Counts of the words of long texts: by their numbers as long as words come again.

`CountedNumbers` is quick where a word was seen before. A million different words, though, would be
put into two dictionaries, first for their numbers and then with their counts; a single one, of
strings, takes half the time. Which it is shows while a text is read.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from engine.text.counted_numbers import CountedNumbers
from engine.text.numbered_words import parts
from engine.text.pretokenize import pretokenize

_WORDS_TO_TELL = 100_000
_MOSTLY_NEW, _MOSTLY_KNOWN = 0.9, 0.2


class CountedWords:
    """Words of texts under the documented rule, counted by whichever way is quicker.

    The way is changed when as many words were read as were known before, or more, and most of
    them were new, or known: so a change costs no more than what was read since the last.
    """

    def __init__(self, counts: Mapping[str, int]) -> None:
        """Go on from counts that are there already."""
        self._numbers: CountedNumbers | None = CountedNumbers(counts)
        self._strings: Counter[str] = Counter()
        self._begin_to_tell()

    def add(self, text: str) -> None:
        """Count the words of a text."""
        for part in parts(text):
            self._read += self._add_part(part)
            if self._read >= max(_WORDS_TO_TELL, self._distinct_before):
                self._choose_way()

    def finished(self) -> dict[str, int]:
        """Give the words with their counts, in order of first appearance."""
        return dict(self._strings) if self._numbers is None else self._numbers.finished()

    def _add_part(self, part: str) -> int:
        if self._numbers is not None:
            return self._numbers.add(part)
        words = pretokenize(part)
        self._strings.update(words)
        return len(words)

    def _choose_way(self) -> None:
        new = (self._distinct - self._distinct_before) / self._read
        if self._numbers is not None and new > _MOSTLY_NEW:
            self._strings, self._numbers = Counter(self._numbers.finished()), None
        elif self._numbers is None and new < _MOSTLY_KNOWN:
            self._numbers, self._strings = CountedNumbers(self._strings), Counter()
        self._begin_to_tell()

    def _begin_to_tell(self) -> None:
        self._read, self._distinct_before = 0, self._distinct

    @property
    def _distinct(self) -> int:
        return len(self._strings) if self._numbers is None else self._numbers.distinct
