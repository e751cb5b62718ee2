"""A bounded memory of words that were split before: texts repeat their words."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

Answer = TypeVar("Answer")

_MOST_WORDS = 100_000
_LONGEST_WORD = 200


class WordCache(dict[str, Answer]):
    """A dict that computes what it does not hold, and never grows without end.

    >>> cache = WordCache(str.upper)
    >>> cache["low"], dict(cache)
    ('LOW', {'low': 'LOW'})
    """

    def __init__(self, compute: Callable[[str], Answer], most: int = _MOST_WORDS) -> None:
        """Take the function whose answers are remembered, and how many of them."""
        super().__init__()
        self._compute, self._most = compute, most

    def __missing__(self, word: str) -> Answer:
        """Compute; keep the answer if the word is short, starting afresh when full."""
        answer = self._compute(word)
        if len(word) <= _LONGEST_WORD:
            if len(self) >= self._most:
                self.clear()
            self[word] = answer
        return answer
