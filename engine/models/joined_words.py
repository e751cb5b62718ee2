"""JoinedWords: long texts split by ranks of texts, word by word.

`joined_pairs` splits one word. Here a text first falls into words where no token reaches across
(`marked_words`). They are remembered, and the new ones of a long text are split together
(`many_words`).
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from functools import cached_property
from itertools import chain, pairwise

from engine.models.joined_pairs import JoinedTable
from engine.models.lowest_pair import LowestPair
from engine.models.many_words import MANY
from engine.models.marked_words import MarkedWords
from engine.models.pairs_of_texts import pairs_of_texts
from engine.models.word_cache import WordCache

# All pairs of a vocabulary are found out in the time in which so many words are split singly.
_TOKENS_PER_WORD = 4
_MOST_APART = 500


class JoinedWords:
    """Splits texts.

    >>> from engine.models.joined_pairs import JoinedPairs
    >>> table = JoinedTable({"▁l": 0, "ow": 1})
    >>> JoinedWords(table, JoinedPairs(table).split).split("▁low▁l")
    ['▁l', 'ow', '▁l']
    """

    def __init__(self, table: JoinedTable, pieces_of: Callable[[str], list[str]]) -> None:
        """Take the ranks, and what splits one word."""
        self._table = table
        self._words = MarkedWords(chain(table.by_text, table.fixed))
        self._known = WordCache(pieces_of)
        self._words_split = 0

    def split(self, text: str) -> list[str]:
        """Split a text; symbols stay alone that are in no token."""
        words = self._words.words(text)
        new = self._known.unknown(words)
        self._words_split += len(new)
        pays = self._words_split * _TOKENS_PER_WORD > len(self._table.by_text)
        if pays and len(new) >= MANY:
            is_apart = self._split_apart.search
            self._learn([word for word in new if not is_apart(word)])
        return list(chain.from_iterable(map(self._known.__getitem__, words)))

    def _learn(self, words: list[str]) -> None:
        """Split words together, unless there are few."""
        if len(words) < MANY:
            return
        split = self._by_pairs.together.split(words)
        starts = split._replace(numbers=split.starts).words()
        bounds = (
            pairwise([*places, len(word)]) for word, places in zip(words, starts, strict=True)
        )
        pieces = ([word[a:b] for a, b in ends] for word, ends in zip(words, bounds, strict=True))
        self._known.learn(dict(zip(words, pieces, strict=True)))

    @cached_property
    def _split_apart(self) -> re.Pattern[str]:
        """What words hold that are split one by one.

        Symbols that never merge, and texts with the rank of another one: of these the leftmost goes
        first, whichever it is. In LLaMA's files that is so for spaces only.
        """
        times = Counter(self._table.by_text.values())
        shared = (text for text, rank in self._table.by_text.items() if times[rank] > 1)
        texts = sorted({*self._table.fixed, *shared}, key=len)
        if len(texts) > _MOST_APART:
            return re.compile("")
        return re.compile("|".join(map(re.escape, texts)) or "(?!)")

    @cached_property
    def _by_pairs(self) -> LowestPair:
        """The same merges by pairs of numbers."""
        texts = sorted(self._table.by_text, key=self._table.by_text.__getitem__)
        # Every character can be a part, whether it is a token or not.
        return LowestPair(pairs_of_texts([*texts, *set("".join(texts))]))
