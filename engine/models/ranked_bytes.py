"""RankedBytes: tokens of bytes with ranks and no merges, as tiktoken and tekken have them.

`joined_pairs` splits by such ranks. Here a word that is a token is looked up first, ranks are ids,
and the merges that the files leave out are recovered.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from itertools import accumulate, repeat

import numpy as np

from engine.models.joined_pairs import JoinedLeftToRight, JoinedPairs, JoinedTable, cut_below
from engine.models.lowest_pair import LowestPair
from engine.models.many_words import MANY
from engine.models.model import RANK_ORDERED, Model, WordTokens
from engine.models.modes import MODES, Mode
from engine.models.pairs_of_texts import pairs_of_texts
from engine.models.symbol_text import SymbolText
from engine.models.word_splitter import WordSplitter
from engine.text.alphabet import byte_label
from engine.text.code_points import IntArray

_NO_ID = -1
# All pairs of a vocabulary are found out in the time in which so many words are split singly.
_TOKENS_PER_WORD = 4


class RankedBytes(Model):
    """The model of tiktoken (`src/lib.rs`) and of Mistral's tekken.

    >>> model = RankedBytes({b"e": 0, b"s": 1, b"t": 2, b"es": 3, b"est": 4})
    >>> model.tokenize("est").ids, model.recovered[b"est"]
    ((4,), (b'es', b't'))

    tiktoken stops the program at a byte that is no token; here it is unknown and has no id.
    """

    kind = "ranked bytes"
    modes = MODES

    def __init__(self, ranks: Mapping[bytes, int], *, first_id: int = 0) -> None:
        """Take the ranks, all different; an id is `first_id` and the rank."""
        self.first_id = first_id
        texts = map(bytes.decode, ranks, repeat("latin-1"))
        self._ranks = dict(zip(texts, ranks.values(), strict=True))
        self._empty = self._ranks.pop("", None)
        self._writing = SymbolText("bytes")
        self._words_merged = 0
        super().__init__()

    @cached_property
    def splitter(self) -> WordSplitter[SymbolText]:
        """The ways to split."""
        table = JoinedTable({text: rank for text, rank in self._ranks.items() if len(text) > 1})
        by_merges = JoinedPairs(table), JoinedLeftToRight(table)
        return WordSplitter.of_texts(self._writing, self._ranks.keys, by_merges, whole=self._whole)

    def _whole(self, word: str) -> str | None:
        text = self._writing.plain(word)
        return text if text in self._ranks else None

    @cached_property
    def vocabulary(self) -> Mapping[str, int]:
        """Label of the bytes -> id."""
        first = self.first_id
        # Nothing becomes the token of no bytes, but it has an id: Whisper's file has such a one.
        empty = {} if self._empty is None else {"": first + self._empty}
        return empty | {
            text if text.isascii() and text.isprintable() else label_of(text): first + rank
            for text, rank in self._ranks.items()
        }

    @cached_property
    def recovered(self) -> Mapping[bytes, tuple[bytes, bytes] | None]:
        """The merge that makes each token of two bytes or more, in rank order.

        It is what splitting the token by the ranks below its own leaves, if that is two parts;
        None if it is not: then no text becomes this token by merges alone.
        """
        texts = sorted((text for text in self._ranks if len(text) > 1), key=self._ranks.__getitem__)
        pairs: dict[bytes, tuple[bytes, bytes] | None] = {}
        for text in texts:
            cut = cut_below(text, self._ranks)
            data = text.encode("latin-1")
            pairs[data] = (data[:cut], data[cut:]) if cut else None
        return pairs

    @cached_property
    def merges(self) -> tuple[tuple[str, str], ...]:
        """The recovered merges, as labels."""
        found = (pair for pair in self.recovered.values() if pair is not None)
        return tuple((byte_text(left), byte_text(right)) for left, right in found)

    def settings(self) -> dict[str, object]:
        """Give what the file says besides the ranks: nothing, but where ids begin."""
        return {"first_id": self.first_id}

    def data(self, label: str) -> bytes | None:
        """Give the bytes of a label."""
        return self._writing.data(self._writing.text(label))

    def ids_of_words(self, words: Sequence[str], mode: Mode) -> Sequence[Sequence[int | None]]:
        """Split many words of which only the ids are wanted; None where something is dropped."""
        if mode != RANK_ORDERED:
            return super().ids_of_words(words, mode)
        texts = list(map(self._writing.plain, words))
        rest = [text for text in dict.fromkeys(texts) if text not in self._ranks]
        self._words_merged += len(rest)
        pays = self._words_merged * _TOKENS_PER_WORD > len(self._ranks)
        merged = self._merged_together(rest) if pays and len(rest) >= MANY else {}
        return [merged.get(text) or self._ids(text) for text in texts]

    def _ids(self, text: str) -> tuple[int | None, ...]:
        first, find = self.first_id, self._ranks.get
        parts = [text] if text in self._ranks else self.splitter.split_symbols(text, RANK_ORDERED)
        return tuple([None if rank is None else first + rank for rank in map(find, parts)])

    def _merged_together(self, texts: list[str]) -> dict[str, tuple[int, ...]]:
        """Give the ids of texts that are no tokens, but for those with unknown bytes."""
        split = self._by_pairs.together.split(texts)
        ids = split._replace(numbers=self._ids_of_numbers[split.numbers])
        rows = zip(texts, ids.words(), strict=True)
        return {text: row for text, row in rows if _NO_ID not in row}

    @cached_property
    def _by_pairs(self) -> LowestPair:
        """The same merges by pairs, which takes as long to find out as to split many words."""
        return LowestPair(pairs_of_texts(sorted(self._ranks, key=self._ranks.__getitem__)))

    @cached_property
    def _ids_of_numbers(self) -> IntArray:
        """The ids by the numbers that tokens have there; UNKNOWN, which is -1, finds the last."""
        return np.array([*(self.first_id + rank for rank in sorted(self._ranks.values())), _NO_ID])

    def __getstate__(self) -> dict[str, object]:
        """Cross a process border without what can be computed again."""
        computed = {"vocabulary", "recovered", "merges", "_by_pairs", "_ids_of_numbers"}
        return {name: v for name, v in super().__getstate__().items() if name not in computed}

    def _tokenize(self, word: str, mode: Mode) -> WordTokens:
        text = self._writing.plain(word)
        if mode == "rank-ordered" and text in self._ranks:
            texts = [text]
        else:
            texts = self.splitter.split_symbols(text, mode)
        first, find = self.first_id, self._ranks.get
        ends = list(accumulate(map(len, texts)))
        ranks = [find(token) for token in texts]
        return WordTokens(
            tuple(None if rank is None else first + rank for rank in ranks),
            tuple(map(label_of, texts)),
            (0, *ends[:-1]),
            tuple(ends),
            tuple(rank is None for rank in ranks),
        )


def label_of(text: str) -> str:
    """Give the label of bytes that are written as characters of value 0 to 255."""
    if text.isascii() and text.isprintable():
        return text
    return byte_label(text.encode("latin-1"))


def byte_text(data: bytes) -> str:
    """Give the label of bytes."""
    return label_of(data.decode("latin-1"))
