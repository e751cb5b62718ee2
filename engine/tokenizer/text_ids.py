"""A whole text -> ids, as fast as the interpreter lets it: what was split before is looked up.

`text_splitter` also says where each token is. Here are only ids, and two memories: of words, since
every text repeats them, and of pieces, since a program that shows a text asks for it again after
each change of it. Both are bounded.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import chain

from engine.models.word_cache import PieceMemory, WordCache
from engine.text.pieces import pieces
from engine.text.pretokenize import pretokenize

WordIds = tuple[int, ...]


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
        self._pieces = PieceMemory[list[int]]()

    def read(self, text: str) -> list[int]:
        """Give the ids of a text.

        Raises:
            ValueError: as `pretokenize`, and what splitting a word raises.
        """
        ids: list[int] = []
        for piece in pieces(text, self._rule):
            ids += self._pieces.known(piece) or self._read_piece(piece)
        return ids

    def forget_pieces(self) -> None:
        """Forget texts that were read, but not words: for whoever measures."""
        self._pieces = PieceMemory[list[int]]()

    def _read_piece(self, piece: str) -> list[int]:
        words = pretokenize(piece, self._rule)
        ids = list(chain.from_iterable(map(self._words.__getitem__, words)))
        self._pieces.keep(piece, ids)
        return ids
