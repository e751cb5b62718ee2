"""A whole text -> ids, as fast as the interpreter lets it: what was split before is looked up.

`text_splitter` also says where each token is. Here are only ids, and two memories: of words, since
every text repeats them, and of pieces, since a program that shows a text asks for it again after
each change of it. Both are bounded. The new words of a megabyte of text are split together.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import chain, islice
from typing import cast

from engine.models.many_words import MANY
from engine.models.word_cache import PieceMemory, WordCache
from engine.text.pieces import pieces
from engine.text.pretokenize import pretokenize

WordIds = tuple[int, ...]

_TOGETHER = 32  # pieces, of which each has about 32 000 characters


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
        ids_of_many: Callable[[list[str]], Mapping[str, WordIds]] | None = None,
    ) -> None:
        """Take how texts are split.

        Args:
            rule: the split rule.
            ids_of: splits one word.
            known: words that are known already.
            ids_of_many: splits many words, if that is quicker, and may leave some to `ids_of`.
        """
        self._rule, self._ids_of_many = rule, ids_of_many
        self._words = WordCache(ids_of)
        self._words.update(known)
        self._pieces = PieceMemory[list[int]]()

    def read(self, text: str) -> list[int]:
        """Give the ids of a text.

        Raises:
            ValueError: as `pretokenize`, and what splitting a word raises.
        """
        ids: list[int] = []
        rest = pieces(text, self._rule)
        while group := list(islice(rest, _TOGETHER)):
            for ids_of_piece in self._read_pieces(group):
                ids += ids_of_piece
        return ids

    def forget_pieces(self) -> None:
        """Forget texts that were read, but not words: for whoever measures."""
        self._pieces = PieceMemory[list[int]]()

    def _read_pieces(self, group: Sequence[str]) -> list[list[int]]:
        """Give the ids of each piece. Pieces with new words wait until these are learned."""
        found: dict[str, list[int]] = {}
        waiting: dict[str, list[str]] = {}
        for piece in group:
            known = self._pieces.known(piece)
            if known is None:
                words = pretokenize(piece, self._rule)
                known = self._ids_if_known(words)
                if known is None:
                    waiting[piece] = words
                    continue
                self._pieces.keep(piece, known)
            found[piece] = known
        self._learn(waiting.values())
        for piece, words in waiting.items():
            found[piece] = list(chain.from_iterable(map(self._words.__getitem__, words)))
            self._pieces.keep(piece, found[piece])
        return [found[piece] for piece in group]

    def _ids_if_known(self, words: list[str]) -> list[int] | None:
        """Give the ids of words; None if one is new."""
        known = cast(Iterable[WordIds], map(self._words.get, words))
        try:
            return list(chain.from_iterable(known))
        except TypeError:  # None was among them: to look for it first would take half as long again
            return None

    def _learn(self, texts: Iterable[list[str]]) -> None:
        """Split those words together that are new, if it is worth it."""
        if self._ids_of_many is not None:
            new = self._words.unknown(chain.from_iterable(map(set, texts)))
            if len(new) >= MANY:
                self._words.learn(self._ids_of_many(new))
