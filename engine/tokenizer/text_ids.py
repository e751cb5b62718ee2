"""A whole text -> ids, as fast as the interpreter lets it: what was split before is looked up.

`text_splitter` also says where each token is. Here are only ids, and two memories: of words, since
every text repeats them, and of pieces, since a program that shows a text asks for it again after
each change of it. Both are bounded.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import chain

from engine.models.word_cache import WordCache
from engine.text.pieces import pieces
from engine.text.pretokenize import pretokenize

WordIds = tuple[int, ...]

_MOST_CHARACTERS = 1 << 23
_LONGEST_PIECE = 1 << 16


class TextIds:
    """Reads texts for one tokenizer in one mode.

    >>> TextIds("document", lambda word: (len(word),)).read("low lower")
    [3, 6]
    """

    def __init__(
        self,
        rule: str,
        ids_of: Callable[[str], WordIds],
        known: Iterable[tuple[str, WordIds]] = (),
    ) -> None:
        """Take the split rule, what splits one word, and words that are known already."""
        self._rule = rule
        self._words = WordCache(ids_of)
        self._words.update(known)
        self._pieces: dict[str, list[int]] = {}
        self._characters = 0

    def read(self, text: str) -> list[int]:
        """Give the ids of a text.

        Raises:
            ValueError: as `pretokenize`, and what splitting a word raises.
        """
        ids: list[int] = []
        for piece in pieces(text, self._rule):
            ids += self._pieces.get(piece) or self._read_piece(piece)
        return ids

    def _read_piece(self, piece: str) -> list[int]:
        words = pretokenize(piece, self._rule)
        ids = list(chain.from_iterable(map(self._words.__getitem__, words)))
        if len(piece) <= _LONGEST_PIECE:
            self._remember(piece, ids)
        return ids

    def _remember(self, piece: str, ids: list[int]) -> None:
        if self._characters > _MOST_CHARACTERS:
            self._pieces.clear()
            self._characters = 0
        self._pieces[piece] = ids
        self._characters += len(piece)
