"""A whole text -> ids, as fast as the interpreter lets it: what was split before is looked up.

`text_splitter` also says where each token is. Here are only ids, and two memories: of words, since
every text repeats them, and of pieces, since a program that shows a text asks for it again after
each change of it. Both are bounded. The new words of a megabyte of text are split together.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import chain, islice

import numpy as np

from engine.models.many_words import MANY
from engine.models.word_cache import PieceMemory
from engine.text.numbered_words import NumberedWords, Numbers
from engine.text.pieces import pieces
from engine.tokenizer.word_ids import IdsOfWords, WordIds, edges_of

_TOGETHER = 32  # pieces, of which each has about 32 000 characters
_MOST_WORDS, _MOST_CHARACTERS = 200_000, 1 << 23


class TextIds:
    """Reads texts for one tokenizer in one mode.

    >>> TextIds("document", lambda word: (len(word),)).read("low lower")
    [3, 6]
    """

    def __init__(
        self,
        rule: str,
        ids_of: Callable[[str], Sequence[int]],
        known: IdsOfWords | None = None,
        ids_of_many: Callable[[list[str]], IdsOfWords] | None = None,
    ) -> None:
        """Take how texts are split.

        Args:
            rule: the split rule.
            ids_of: splits one word.
            known: words that are known already.
            ids_of_many: splits many words, if that is quicker, and may leave some to `ids_of`.
        """
        self._rule, self._ids_of, self._ids_of_many = rule, ids_of, ids_of_many
        self._forget_words()
        if known is not None:
            self._learn(known)

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

    def _forget_words(self) -> None:
        self._words = NumberedWords(self._rule)
        self._ids = WordIds()
        self.forget_pieces()

    def _read_pieces(self, group: Sequence[str]) -> list[list[int]]:
        """Give the ids of each piece; new words of all of them are learned together."""
        if len(self._words.words) > _MOST_WORDS or self._words.lengths.sum() > _MOST_CHARACTERS:
            self._forget_words()
        found = {piece: ids for piece in group if (ids := self._pieces.known(piece)) is not None}
        new = {piece: self._words.read(piece) for piece in group if piece not in found}
        if new:
            self._learn_new(np.concatenate(list(new.values())))
        for piece, numbers in new.items():
            found[piece] = self._ids.of(numbers)
            self._pieces.keep(piece, found[piece])
        return [found[piece] for piece in group]

    def _learn_new(self, numbers: Numbers) -> None:
        """Split those words that are new: together, if it is worth it."""
        words = self._unknown_words(numbers)
        if self._ids_of_many is not None and len(words) >= MANY:
            self._learn(self._ids_of_many(words))
            words = self._unknown_words(numbers)
        ids = [self._ids_of(word) for word in words]
        edges = edges_of(np.fromiter(map(len, ids), np.int64, len(ids)))
        self._learn(IdsOfWords(words, np.fromiter(chain.from_iterable(ids), np.int64), edges))

    def _unknown_words(self, numbers: Numbers) -> list[str]:
        return [self._words.words[number] for number in self._ids.unknown(numbers).tolist()]

    def _learn(self, found: IdsOfWords) -> None:
        self._ids.learn(self._words.number(found.words), found.ids, found.edges)
