"""A bounded memory of words that were split before: texts repeat their words."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

Answer = TypeVar("Answer")

MOST_WORDS = 200_000
LONGEST_WORD = 200


class WordCache(dict[str, Answer]):
    """A dict that computes what it does not hold, and never grows without end.

    >>> cache = WordCache(str.upper)
    >>> cache["low"], dict(cache)
    ('LOW', {'low': 'LOW'})
    """

    def __init__(self, compute: Callable[[str], Answer], most: int = MOST_WORDS) -> None:
        """Take the function whose answers are remembered, and how many of them."""
        super().__init__()
        self._compute, self._half = compute, most // 2
        self._older: dict[str, Answer] = {}

    def __missing__(self, word: str) -> Answer:
        """Compute, or find it among the older ones; keep the answer if the word is short."""
        if len(word) > LONGEST_WORD:
            return self._compute(word)
        answer = self._older[word] if word in self._older else self._compute(word)
        if len(self) >= self._half:
            # What is asked for again comes back; what is not is forgotten the next time.
            self._older = dict(self)
            self.clear()
        self[word] = answer
        return answer
