"""Bounded memories of words that were split before, and of whole pieces of text."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Generic, TypeVar

Answer = TypeVar("Answer")

MOST_WORDS = 200_000
LONGEST_WORD = 200
MOST_CHARACTERS = 1 << 23
_LONGEST_PIECE = 1 << 16


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
        self._make_room(1)
        self[word] = answer
        return answer

    def learn(self, answers: Mapping[str, Answer]) -> None:
        """Keep answers that were computed elsewhere; all of them are there afterwards."""
        self._make_room(len(answers))
        self.update(answers)

    def unknown(self, words: Iterable[str]) -> list[str]:
        """Give the distinct words that would have to be computed and can be kept."""
        new = [word for word in words if word not in self]
        older = self._older
        return [w for w in dict.fromkeys(new) if w not in older and len(w) <= LONGEST_WORD]

    def _make_room(self, total: int) -> None:
        if len(self) + total > self._half:
            # What is asked for again comes back; what is not is forgotten the next time.
            self._older = dict(self)
            self.clear()


class PieceMemory(Generic[Answer]):
    """What became of pieces of text: who shows a text asks for it again after each change of it.

    >>> memory = PieceMemory[int]()
    >>> memory.keep("low", 3)
    >>> memory.known("low"), memory.known("lower")
    (3, None)
    """

    def __init__(self, most_characters: int = MOST_CHARACTERS) -> None:
        """Take how many characters the pieces may have together."""
        self._most, self._characters = most_characters, 0
        self._answers: dict[str, Answer] = {}

    def known(self, piece: str) -> Answer | None:
        """Give what is kept for a piece."""
        return self._answers.get(piece)

    def keep(self, piece: str, answer: Answer) -> None:
        """Keep an answer if the piece is no whole book, starting afresh when full."""
        if len(piece) > _LONGEST_PIECE:
            return
        if self._characters > self._most:
            self._answers.clear()
            self._characters = 0
        self._answers[piece] = answer
        self._characters += len(piece)
