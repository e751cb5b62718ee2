"""ChunkIds: the ids of texts in chunks, and nothing else.

`chunk_reader` also says where tokens are. Here two things are remembered: what chunks become, and
pieces of texts, of which each has many chunks. The chunks of a megabyte that are not yet known are
led through the stages together, and the model gets all their words at once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain, islice, repeat
from typing import NamedTuple

from engine.models.many_words import MANY
from engine.models.model import Model
from engine.models.modes import Mode
from engine.models.word_cache import PieceMemory, WordCache
from engine.pipeline.chunk_places import CutPlaces, SpacePlaces
from engine.pipeline.chunks_together import Word, words_of_chunks
from engine.pipeline.staged_text import Step

_Ids = tuple[int, ...]
_NO_ID = -1
_TOGETHER = 32  # pieces, of which each has about 32 000 characters


BEGINS_THE_TEXT, STANDS_WITHIN = 0, 1
"""Bytes at which chunks are said to begin: stages only ask whether it is where the text does."""


@dataclass(frozen=True, eq=False)
class Way:
    """How chunks are read; what is remembered of one way says nothing of another.

    Attributes:
        steps: what they are led through.
        offset: the byte at which they are said to begin, one of the two above.
        written: what the steps do, if each chunk becomes one word wherever it is.
    """

    steps: tuple[Step, ...]
    offset: int
    written: Callable[[str], str] | None = None


class ChunkIds:
    """Gives ids, -1 for what is dropped."""

    def __init__(self, model: Model) -> None:
        """Take the model."""
        self._model = model
        self._memories: dict[tuple[Way, Mode, bool], _Memory] = {}

    @property
    def has_dropped(self) -> bool:
        """Whether a chunk of any text so far held something that has no id."""
        return any(memory.has_dropped for memory in self._memories.values())

    def read(
        self,
        text: str,
        places: CutPlaces | SpacePlaces,
        ways: Sequence[Way],
        mode: Mode,
        match_special_tokens: bool,
    ) -> list[int]:
        """Give the ids of a text.

        Args:
            text: the text.
            places: where it is cut.
            ways: how its first chunk is read, if it begins the text, and how all others are.
            mode: how the model splits.
            match_special_tokens: recognise special tokens.

        Raises:
            ValueError: the model has no such mode.
        """
        first, inner = (self._memory(way, mode, match_special_tokens) for way in ways)
        pieces = zip(places.pieces(text), chain([first], repeat(inner)), strict=False)
        ids: list[int] = []
        while group := list(islice(pieces, _TOGETHER)):
            new = {
                piece: _chunks(piece, places)
                for piece, memory in group
                if memory.pieces.known(piece) is None
            }
            distinct = (dict.fromkeys(chunks.rest) for chunks in new.values())
            inner.learn(places, chain.from_iterable(distinct))
            for piece, memory in group:
                known = memory.pieces.known(piece)
                if known is None:
                    begin, rest = new.get(piece) or _chunks(piece, places)
                    parts = chain(map(memory.ids_of, begin), map(inner.ids_of, rest))
                    known = list(chain.from_iterable(parts))
                    memory.pieces.keep(piece, known)
                ids += known
        return ids

    def _memory(self, way: Way, mode: Mode, match_special_tokens: bool) -> _Memory:
        key = way, mode, match_special_tokens
        if key not in self._memories:
            self._model.tokenize("", mode)  # asks whether there is such a mode
            self._memories[key] = _Memory(self._model, way, mode, match_special_tokens)
        return self._memories[key]


class _Memory:
    """What is known of chunks that are read in one way.

    Attributes:
        pieces: ids of pieces that begin with such a chunk.
        ids_of: gives the ids of one chunk.
        has_dropped: whether a chunk held something that has no id.
    """

    def __init__(self, model: Model, way: Way, mode: Mode, match_special_tokens: bool) -> None:
        self._model, self._way, self._mode, self._match = model, way, mode, match_special_tokens
        self._chunks = WordCache(self._ids_of_chunk)
        self.ids_of = self._chunks.__getitem__
        self.pieces = PieceMemory[list[int]]()
        self.has_dropped = False

    def learn(self, places: CutPlaces | SpacePlaces, chunks: Iterable[str]) -> None:
        """Read those chunks together that are new, if there are many."""
        new = self._chunks.unknown(chunks)
        if len(new) >= MANY:
            self._chunks.learn(dict(zip(new, self._ids(new, places.groups(new)), strict=True)))

    def _ids_of_chunk(self, chunk: str) -> _Ids:
        return self._ids([chunk], [chunk])[0]

    def _ids(self, chunks: Sequence[str], groups: Iterable[str]) -> list[_Ids]:
        way = self._way
        if way.written is not None:
            rows: list[list[Word]] = [[word] for word in map(way.written, chunks)]
        else:
            rows = words_of_chunks(chunks, groups, way.steps, way.offset, self._match)
        texts = list({word: None for words in rows for word in words if isinstance(word, str)})
        known = dict(zip(texts, self._model.ids_of_words(texts, self._mode), strict=True))
        ids = [tuple(_ids_of_words(words, known)) for words in rows]
        self.has_dropped = self.has_dropped or any(_NO_ID in of_chunk for of_chunk in ids)
        return ids


def _ids_of_words(
    words: Iterable[Word], known: Mapping[str, Sequence[int | None]]
) -> Iterator[int]:
    for word in words:
        if isinstance(word, int):
            yield word
        else:
            for number in known[word]:
                yield _NO_ID if number is None else number


class _Chunks(NamedTuple):
    """The chunks of a piece: the one that begins it, if one does, and the others."""

    begin: list[str]
    rest: list[str]


def _chunks(piece: str, places: CutPlaces | SpacePlaces) -> _Chunks:
    chunks, start = places.whole(piece), 0
    if chunks is None:
        spans = [span for span in places.spans(piece) if span[0] < span[1]]
        chunks = [piece[start:end] for start, end in spans]
        start = spans[0][0] if spans else 0
    return _Chunks([], chunks) if start else _Chunks(chunks[:1], chunks[1:])
