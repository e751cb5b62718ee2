"""Rows of a text that was split in chunks: each distinct chunk once, the whole from what is kept.

`model_rows` splits the words that the stages give. A text repeats its words, and for each the
stages, too, would do the same again; here their common result is remembered by the chunk of text it
came from. `chunk_places` says where a text may be cut into such chunks.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property
from itertools import chain
from operator import attrgetter
from typing import Any, NamedTuple

import numpy as np

from engine.text.code_points import IntArray


class ChunkEntry(NamedTuple):
    """What a chunk becomes: k tokens and w words, with places that count from its beginning.

    Attributes:
        ids: k ids, -1 for what is dropped.
        labels: k labels.
        data: k bytes, what the tokens stand for.
        starts: k offsets in bytes.
        ends: k offsets in bytes.
        firsts: k offsets in characters.
        lasts: k offsets in characters, of the ends.
        unknown: k marks.
        word_of: k numbers of words, -1 for added tokens.
        word_texts: w words as the model saw them.
        word_starts: w offsets in bytes.
        word_ends: w offsets in bytes.
    """

    ids: tuple[int, ...]
    labels: tuple[str, ...]
    data: tuple[bytes, ...]
    starts: tuple[int, ...]
    ends: tuple[int, ...]
    firsts: tuple[int, ...]
    lasts: tuple[int, ...]
    unknown: tuple[bool, ...]
    word_of: tuple[int, ...]
    word_texts: tuple[str, ...]
    word_starts: tuple[int, ...]
    word_ends: tuple[int, ...]


class ChunkRows:
    """The n tokens of a text, like `Rows`; each list is made when it is asked for.

    Attributes:
        entries: what the c chunks became.
        byte_places: c offsets in bytes: where they begin.
        character_places: c offsets in characters.
    """

    def __init__(
        self, entries: Sequence[ChunkEntry], byte_places: IntArray, character_places: IntArray
    ) -> None:
        """Take the chunks."""
        self.entries = entries
        self.byte_places, self.character_places = byte_places, character_places

    @cached_property
    def ids(self) -> list[int]:
        """The ids, -1 for what is dropped."""
        return self._joined("ids")

    @cached_property
    def labels(self) -> list[str]:
        """The labels."""
        return self._joined("labels")

    @cached_property
    def data(self) -> list[bytes]:
        """What the tokens stand for."""
        return self._joined("data")

    @cached_property
    def unknown(self) -> list[bool]:
        """Marks of what the vocabulary does not have."""
        return self._joined("unknown")

    @cached_property
    def starts(self) -> list[int]:
        """First bytes."""
        return self._places("starts", self.byte_places, self._counts)

    @cached_property
    def ends(self) -> list[int]:
        """The bytes after the last ones."""
        return self._places("ends", self.byte_places, self._counts)

    @cached_property
    def spans(self) -> list[tuple[int, int]]:
        """The same in characters."""
        firsts = self._places("firsts", self.character_places, self._counts)
        lasts = self._places("lasts", self.character_places, self._counts)
        return list(zip(firsts, lasts, strict=True))

    @cached_property
    def word_of(self) -> list[int]:
        """Numbers of words, -1 for added tokens."""
        own = np.array(self._joined("word_of"), np.int64)
        before = np.cumsum(self._word_counts) - self._word_counts
        words: list[int] = np.where(own < 0, -1, own + np.repeat(before, self._counts)).tolist()
        return words

    @cached_property
    def word_texts(self) -> list[str]:
        """The words as the model saw them."""
        return self._joined("word_texts")

    @cached_property
    def word_starts(self) -> list[int]:
        """Where the words begin, in bytes."""
        return self._places("word_starts", self.byte_places, self._word_counts)

    @cached_property
    def word_ends(self) -> list[int]:
        """Where they end."""
        return self._places("word_ends", self.byte_places, self._word_counts)

    @cached_property
    def _counts(self) -> IntArray:
        return _lengths(map(attrgetter("ids"), self.entries), len(self.entries))

    @cached_property
    def _word_counts(self) -> IntArray:
        return _lengths(map(attrgetter("word_texts"), self.entries), len(self.entries))

    def _joined(self, name: str) -> list[Any]:
        return list(chain.from_iterable(map(attrgetter(name), self.entries)))

    def _places(self, name: str, begins: IntArray, counts: IntArray) -> list[int]:
        own = np.array(self._joined(name), np.int64)
        places: list[int] = (own + np.repeat(begins, counts)).tolist()
        return places


def _lengths(parts: Iterable[Sequence[object]], total: int) -> IntArray:
    return np.fromiter(map(len, parts), np.int64, total)
