"""ChunkReader: a text chunk by chunk, each distinct chunk led through the stages once.

`chunk_places` says where to cut, `chunk_rows` puts together what comes of it. What must be looked
for in the whole text, the added tokens, is found first. Texts for which nothing of this is safe are
not read here.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from functools import partial
from typing import NamedTuple

import numpy as np

from engine.models.model import Model
from engine.models.word_cache import WordCache
from engine.models.word_splitter import Mode
from engine.pipeline.added_vocabulary import AddedVocabulary
from engine.pipeline.chunk_places import CutPlaces, SpacePlaces
from engine.pipeline.chunk_rows import ChunkEntry, ChunkRows
from engine.pipeline.model_rows import WordReader, token_bytes
from engine.pipeline.repair import has_surrogates
from engine.pipeline.spans import character_spans
from engine.pipeline.staged_text import (
    Piece,
    Step,
    TextStages,
    TokenStep,
    change,
    cut,
    flat,
)
from engine.text.aligned import AlignedText
from engine.text.code_points import byte_offsets, code_points
from engine.text.normalizers import Normalizer
from engine.text.pretokenizers import PreTokenizer

_MOST_CHUNKS = 50_000
_ACROSS = re.compile("[^ \u2581][ \u2581]")

DataOf = Callable[[int], bytes | None]


class _Way(NamedTuple):
    """How chunks are read.

    Attributes:
        name: what tells it from others.
        steps: what they are led through.
        offset: the byte at which they are said to begin: at 0 begins the text itself.
    """

    name: str
    steps: tuple[Step, ...]
    offset: int


class ChunkReader:
    """Reads texts, if the stages allow it.

    Attributes:
        are_words: whether all words are those that the stages make.
    """

    def __init__(
        self,
        added: AddedVocabulary,
        normalizer: Normalizer | None,
        pre_tokenizer: PreTokenizer | None,
        model: Model,
        data_of: DataOf,
    ) -> None:
        """Take the stages.

        Args:
            added: the added tokens.
            normalizer: the normalizer.
            pre_tokenizer: the pre-tokenizer.
            model: the model.
            data_of: id -> the bytes that it stands for, or None.
        """
        self._data_of, self._reader = data_of, WordReader(model)
        self._normalizers, cutters = tuple(flat(normalizer)), tuple(flat(pre_tokenizer))
        tokens = TextStages(added, normalizer, None)
        self._early, self._late = tokens.early, tokens.late
        self._cuts = CutPlaces(cutters)
        self._spaces: SpacePlaces | None = SpacePlaces(self._normalizers, cutters, model)
        inner = self._spaces.inner
        if not (self._spaces and _is_inside_of_chunks(self._late)):
            self._spaces = None
        self.are_words = self._spaces is None or self._spaces.are_words
        late = () if self._late is None else (self._late,)
        cutting = tuple(partial(cut, stage) for stage in cutters)
        whole = (*(partial(change, stage) for stage in self._normalizers), *late, *cutting)
        within = (*(partial(change, stage) for stage in inner), *late, *cutting)
        rest = tuple(partial(cut, stage) for stage in self._cuts.rest)
        self._words = _Way("first word", rest, 0), _Way("word", rest, 1)
        self._chunks = (
            _Way("first", whole, 0),
            _Way("beginning", whole, 1),
            _Way("inside", within, 1),
        )
        self._memories: dict[tuple[str, Mode, bool], WordCache[ChunkEntry]] = {}

    def read(self, text: str, mode: Mode, match_special_tokens: bool) -> ChunkRows | None:
        """Read a text; None if it has to be read as a whole.

        Raises:
            ValueError: the model has no such mode, or a pattern needs too long for this text.
        """
        if not (self._cuts or self._spaces) or has_surrogates(text):
            return None
        if not self._cuts and not self.are_words and mode != "rank-ordered":
            return None
        reading = _Reading(text, mode, match_special_tokens)
        for start, end, token_id in _parts(self._early, text, match_special_tokens):
            if token_id is not None:
                reading.add(start, self._token(text[start:end], token_id))
            elif not self._read_plain(reading, start, end):
                return None
        return reading.rows()

    def _read_plain(self, reading: _Reading, start: int, end: int) -> bool:
        """Read a part of a text that is no token; tell whether that can be done in chunks."""
        text = reading.text[start:end]
        if self._cuts and self._is_left_alone(text):
            for first, last, token_id in _parts(self._late, text, reading.match_special_tokens):
                if token_id is not None:
                    reading.add(start + first, self._token(text[first:last], token_id))
                    continue
                spans = self._cuts.spans(text[first:last])
                self._read_chunks(reading, start + first, spans, self._words)
            return True
        if self._spaces is None:
            return False
        begins = self._chunks[:1] if start == 0 else self._chunks[1:2]
        self._read_chunks(reading, start, self._spaces.spans(text), (*begins, self._chunks[2]))
        return True

    def _read_chunks(
        self,
        reading: _Reading,
        begin: int,
        spans: Iterable[tuple[int, int]],
        ways: tuple[_Way, _Way],
    ) -> None:
        """Read chunks: what begins the part goes the first way, all others the second."""
        first, memory = (self._memory(way, reading) for way in ways)
        text, entries, places = reading.text, reading.entries, reading.places
        for start, end in spans:
            if start < end:
                place = begin + start
                chunk = text[place : begin + end]
                entries.append(memory[chunk] if start else first[chunk])
                places.append(place)

    def _is_left_alone(self, text: str) -> bool:
        """Tell whether the normalizer changes nothing, and each character stands for itself."""
        first, last = range(len(text)), range(1, len(text) + 1)
        changed = aligned = AlignedText(text, first, last, 0, len(text))
        for stage in self._normalizers:
            changed = stage(changed)
            if changed.text != text:
                return False
        if changed is aligned:
            return True
        return list(changed.starts) == list(first) and list(changed.ends) == list(last)

    def _memory(self, way: _Way, reading: _Reading) -> WordCache[ChunkEntry]:
        key = way.name, reading.mode, reading.match_special_tokens
        memory = self._memories.get(key)
        if memory is None:
            compute = partial(self._entry, way, reading.mode, reading.match_special_tokens)
            memory = self._memories[key] = WordCache(compute, _MOST_CHUNKS)
        return memory

    def _entry(self, way: _Way, mode: Mode, match_special_tokens: bool, chunk: str) -> ChunkEntry:
        """Lead a chunk through its steps."""
        pieces = [Piece(_placed(chunk, way.offset))]
        for step in way.steps:
            pieces = step(pieces, match_special_tokens)
        rows = self._reader.read((piece for piece in pieces if piece.text.text), mode)
        rows.starts = [start - way.offset for start in rows.starts]
        rows.ends = [end - way.offset for end in rows.ends]
        spans = character_spans(chunk, rows.starts, rows.ends)
        return ChunkEntry(
            tuple(rows.ids),
            tuple(rows.labels),
            tuple(token_bytes(chunk, rows, self._data_of)),
            tuple(rows.starts),
            tuple(rows.ends),
            tuple(start for start, _ in spans),
            tuple(end for _, end in spans),
            tuple(rows.unknown),
            tuple(rows.word_of),
            tuple(rows.word_texts),
            tuple(start - way.offset for start in rows.word_starts),
            tuple(end - way.offset for end in rows.word_ends),
        )

    def _token(self, text: str, token_id: int) -> ChunkEntry:
        """Give an added token that was found in a text."""
        data = text.encode("utf-8", "surrogatepass")
        known = self._data_of(token_id)
        return ChunkEntry(
            (token_id,), (text,), (data if known is None else known,), (0,), (len(data),),
            (0,), (len(text),), (False,), (-1,), (), (), (),
        )  # fmt: skip


class _Reading:
    """One text on its way: what its chunks became, and where they begin in characters."""

    def __init__(self, text: str, mode: Mode, match_special_tokens: bool) -> None:
        self.text, self.mode = text, mode
        self.match_special_tokens = match_special_tokens
        self.entries: list[ChunkEntry] = []
        self.places: list[int] = []

    def add(self, place: int, entry: ChunkEntry) -> None:
        self.places.append(place)
        self.entries.append(entry)

    def rows(self) -> ChunkRows:
        places = np.array(self.places, np.int64)
        if self.text.isascii():
            return ChunkRows(self.entries, places, places)
        offsets = byte_offsets(code_points(self.text))
        return ChunkRows(self.entries, offsets[places], places)


def _parts(
    step: TokenStep | None, text: str, match_special_tokens: bool
) -> Iterable[tuple[int, int, int | None]]:
    return [(0, len(text), None)] if step is None else step.spans(text, match_special_tokens)


def _placed(chunk: str, offset: int) -> AlignedText:
    """Give a chunk that begins at a byte."""
    if chunk.isascii():
        end = offset + len(chunk)
        return AlignedText(chunk, range(offset, end), range(offset + 1, end + 1), offset, end)
    text = AlignedText.original(chunk)
    if not offset:
        return text
    starts = [start + offset for start in text.starts]
    ends = [end + offset for end in text.ends]
    return AlignedText(chunk, starts, ends, offset, text.end + offset)


def _is_inside_of_chunks(late: TokenStep | None) -> bool:
    """Tell whether tokens that are found after the normalizer never reach into two chunks."""
    return late is None or not any(
        token.rstrip or token.single_word or _ACROSS.search(text) or not text
        for text, token in late.patterns.items()
    )
