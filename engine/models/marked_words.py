"""MarkedWords: where a text whose spaces are written as marks falls into words.

`seams` looks at all pairs of characters. Here only one kind of place counts, which is found at
once in a text of any length: before a mark that comes after anything else. Where no token reaches
across such a place, whatever splits the text has a border there, and the two sides are split alone.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable
from itertools import chain, compress, islice, pairwise
from operator import add, not_

from engine.models.word_cache import WordCache

MARK = "\u2581"
_WORD = re.compile(f"{MARK}*[^{MARK}]+|{MARK}+")


class MarkedWords:
    """Finds the words of a text.

    >>> MarkedWords(["▁of▁the", "▁low"]).words("▁one▁of▁them▁is▁low")
    ['▁one', '▁of▁them', '▁is', '▁low']

    A token with a mark inside, as some files have them, keeps words together that end and begin as
    the token does on both sides of the mark.
    """

    def __init__(self, tokens: Iterable[str]) -> None:
        """Take the texts of all tokens."""
        self._rights: dict[str, set[str]] = defaultdict(set)
        for token in tokens:
            if MARK in token[1:]:
                for left, right in pairwise(_WORD.findall(token)):
                    self._rights[left].add(right)
        self._joined = WordCache(self._is_joined)

    def words(self, text: str) -> list[str]:
        """Cut a text where no token can reach across."""
        words: list[str] = _WORD.findall(text)
        if not self._rights:
            return words
        joined = list(map(self._joined.__getitem__, map(add, words, islice(words, 1, None))))
        if True not in joined:
            return words
        firsts = compress(range(len(words)), chain([True], map(not_, joined)))
        return ["".join(words[first:end]) for first, end in pairwise([*firsts, len(words)])]

    def _is_joined(self, two: str) -> bool:
        """Tell whether a token could reach across the border of two words."""
        left, right = _WORD.findall(two)
        ends = (left[place:] for place in range(len(left)))
        return any(
            right[:place] in self._rights[end]
            for end in ends
            if end in self._rights
            for place in range(1, len(right) + 1)
        )
