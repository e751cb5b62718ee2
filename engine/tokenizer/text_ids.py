"""A whole text -> ids, as fast as the interpreter lets it: what was split before is looked up.

`text_splitter` also says where each token is. Here are only ids, and two memories: of words, since
every text repeats them, and of pieces, since a program that shows a text asks for it again after
each change of it. Both are bounded. The new words of a megabyte of text are split together, and
the words of a long text are numbers; a short one is read before arrays would have been made.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import chain, islice
from threading import Lock

import numpy as np

from engine.models.many_words import pays_together
from engine.models.word_cache import PieceMemory, WordCache
from engine.text.numbered_words import NumberedWords, Numbers
from engine.text.pieces import pieces
from engine.text.pretokenize import pretokenize
from engine.text.side_by_side import edges_of
from engine.tokenizer.word_ids import IdsOfWords, WordIds

_SHORT = 2000  # characters
_TOGETHER = 64  # pieces, of which each has about 32 000 characters
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
        self._lock = Lock()  # numbers of words and their ids belong together
        self._forget_words()
        self._pieces = PieceMemory[list[int]]()
        if known is not None:
            self._learn(known)

    def read(self, text: str) -> list[int]:
        """Give the ids of a text.

        Raises:
            ValueError: as `pretokenize`, and what splitting a word raises.
        """
        with self._lock:
            return self._read_short(text) if len(text) <= _SHORT else self._read_long(text)

    def _forget_words(self) -> None:
        self._words = NumberedWords(self._rule)
        self._ids = WordIds()
        self._ids_of_strings = WordCache(self._ids_of_string, _MOST_WORDS)

    def _read_short(self, text: str) -> list[int]:
        words = pretokenize(text, self._rule)
        return list(chain.from_iterable(map(self._ids_of_strings.__getitem__, words)))

    def _ids_of_string(self, word: str) -> tuple[int, ...]:
        """Give the ids of a word; perhaps a long text has had it."""
        number = self._words.find(word)
        known = None if number is None else self._ids.of_word(number)
        return tuple(self._ids_of(word)) if known is None else known

    def _read_long(self, text: str) -> list[int]:
        ids: list[int] = []
        rest = pieces(text, self._rule)
        while group := list(islice(rest, _TOGETHER)):
            for ids_of_piece in self._read_pieces(group):
                ids += ids_of_piece
            if len(self._words.words) > _MOST_WORDS or self._words.characters > _MOST_CHARACTERS:
                self._forget_words()
        return ids

    def _read_pieces(self, group: Sequence[str]) -> list[list[int]]:
        """Give the ids of each piece; new words of all of them are learned together."""
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
        if self._ids_of_many is not None and pays_together(words):
            found = self._ids_of_many(words)
            self._learn(found)
            words = self._unknown_words(numbers) if len(found.words) < len(words) else []
        if not words:
            return
        ids = [self._ids_of(word) for word in words]
        edges = edges_of(np.fromiter(map(len, ids), np.int64, len(ids)))
        self._learn(IdsOfWords(words, np.fromiter(chain.from_iterable(ids), np.int64), edges))

    def _unknown_words(self, numbers: Numbers) -> list[str]:
        return [self._words.words[number] for number in self._ids.unknown(numbers).tolist()]

    def _learn(self, found: IdsOfWords) -> None:
        self._ids.learn(self._words.number(found.words), found.ids, found.edges)
