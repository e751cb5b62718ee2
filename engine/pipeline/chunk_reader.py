"""ChunkReader: a text chunk by chunk, each distinct chunk led through the stages once.

`chunk_places` says where to cut, `chunk_rows` puts together what comes of it. What must be looked
for in the whole text, the added tokens, is found first. Texts for which nothing of this is safe are
not read here.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import NamedTuple

import numpy as np

from engine.models.model import Model
from engine.models.modes import Mode
from engine.models.word_cache import WordCache
from engine.pipeline.added_vocabulary import AddedVocabulary
from engine.pipeline.chunk_ids import BEGINS_THE_TEXT, STANDS_WITHIN, ChunkIds, Way
from engine.pipeline.chunk_places import CutPlaces, SpacePlaces
from engine.pipeline.chunk_rows import ChunkEntry, ChunkRows
from engine.pipeline.chunks_together import placed
from engine.pipeline.model_rows import WordReader, token_bytes
from engine.pipeline.repair import has_surrogates
from engine.pipeline.spans import character_spans
from engine.pipeline.staged_text import (
    Piece,
    TextStages,
    TokenStep,
    change,
    changed_text,
    cut,
    flat,
    normalizing,
)
from engine.text.aligned import AlignedText
from engine.text.code_points import byte_offsets, code_points
from engine.text.normalizers import Normalizer
from engine.text.pretokenizers import PreTokenizer

_MOST_CHUNKS = 50_000
_ACROSS = re.compile("[^ \u2581][ \u2581]")

DataOf = Callable[[int], bytes | None]


class _Part(NamedTuple):
    """A part of a text: an added token, or what is read in chunks.

    Attributes:
        start: the character at which it begins.
        text: the part.
        token_id: the id, if it is a token.
        places: where it is cut.
        ways: how its first chunk is read, if it begins the part, and how all others are.
    """

    start: int
    text: str
    token_id: int | None
    places: CutPlaces | SpacePlaces | None = None
    ways: tuple[Way, ...] = ()


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
        changing = [step for _, step in normalizing(normalizer, pre_tokenizer)]
        whole = (*changing, *late, *cutting)
        within = (*(partial(change, stage) for stage in inner), *late, *cutting)
        rest = tuple(partial(cut, stage) for stage in self._cuts.rest)
        written = self._cuts.written
        self._words = Way(rest, BEGINS_THE_TEXT, written), Way(rest, STANDS_WITHIN, written)
        self._first_chunk = Way(whole, BEGINS_THE_TEXT)
        self._chunk_after_token = Way(whole, STANDS_WITHIN)
        self._inner_chunk = Way(within, STANDS_WITHIN)
        self._ids = ChunkIds(model)
        self._memories: dict[tuple[Way, Mode, bool], WordCache[ChunkEntry]] = {}

    def read(self, text: str, mode: Mode, match_special_tokens: bool) -> ChunkRows | None:
        """Read a text; None if it has to be read as a whole.

        Raises:
            ValueError: the model has no such mode, or a pattern needs too long for this text.
        """
        parts = self._parts(text, mode, match_special_tokens)
        if parts is None:
            return None
        reading = _Reading(text)
        for part in parts:
            if part.token_id is not None:
                reading.add(part.start, self._token(part.text, part.token_id))
            elif part.places is not None:
                memories = [self._entries(way, mode, match_special_tokens) for way in part.ways]
                self._read_chunks(reading, part, part.places, memories)
        return reading.rows()

    def ids(self, text: str, mode: Mode, match_special_tokens: bool) -> list[int] | None:
        """Read a text for its ids alone, -1 where something is dropped; None as `read`.

        Raises:
            ValueError: as `read`.
        """
        parts = self._parts_without_places(text, mode, match_special_tokens)
        if parts is None:
            return None
        ids: list[int] = []
        for part in parts:
            if part.token_id is not None:
                ids.append(part.token_id)
            elif part.places is not None:
                places, ways = part.places, part.ways
                ids += self._ids.read(part.text, places, ways, mode, match_special_tokens)
        return ids

    @property
    def has_dropped(self) -> bool:
        """Whether a chunk of any text so far held something that has no id."""
        return self._ids.has_dropped

    def _is_readable(self, text: str, mode: Mode) -> bool:
        """Tell whether texts like this one can be cut into chunks at all."""
        if not (self._cuts or self._spaces) or has_surrogates(text):
            return False
        return bool(self._cuts) or self.are_words or mode == "rank-ordered"

    def _parts(self, text: str, mode: Mode, match_special_tokens: bool) -> list[_Part] | None:
        """Cut a text into tokens that are found in it and what is between; None as `read`."""
        return self._parts_with(self._plain_parts, text, mode, match_special_tokens)

    def _parts_without_places(
        self, text: str, mode: Mode, match_special_tokens: bool
    ) -> list[_Part] | None:
        """Do the same where the parts, but for tokens, may be those of the normalized text."""
        cut = self._normal_parts if self._cuts.sees_only_words else self._plain_parts
        return self._parts_with(cut, text, mode, match_special_tokens)

    def _parts_with(
        self,
        cut: Callable[[int, str, bool], list[_Part] | None],
        text: str,
        mode: Mode,
        match_special_tokens: bool,
    ) -> list[_Part] | None:
        """Find tokens, and let `cut` cut what is between them; None if it cannot."""
        if not self._is_readable(text, mode):
            return None
        parts: list[_Part] = []
        for start, end, token_id in _spans(self._early, text, match_special_tokens):
            if token_id is not None:
                parts.append(_Part(start, text[start:end], token_id))
                continue
            between = cut(start, text[start:end], match_special_tokens)
            if between is None:
                return None
            parts += between
        return parts

    def _normal_parts(self, start: int, text: str, match_special_tokens: bool) -> list[_Part]:
        """Cut the normalized text of a part that is no token."""
        normal = changed_text(self._normalizers, text)
        return self._cut_parts(start, normal, match_special_tokens)

    def _plain_parts(self, start: int, text: str, match_special_tokens: bool) -> list[_Part] | None:
        """Cut a part of a text that is no token; None if it cannot be read in chunks."""
        if self._cuts and self._is_left_alone(text):
            return self._cut_parts(start, text, match_special_tokens)
        if self._spaces is None:
            return None
        first = self._first_chunk if start == 0 else self._chunk_after_token
        return [_Part(start, text, None, self._spaces, (first, self._inner_chunk))]

    def _cut_parts(self, start: int, text: str, match_special_tokens: bool) -> list[_Part]:
        """Cut tokens out of a text whose chunks are words; only one of them begins the text."""
        within = self._words[1:] * 2
        return [
            _Part(
                start + first,
                text[first:last],
                token_id,
                self._cuts,
                within if start + first else self._words,
            )
            for first, last, token_id in _spans(self._late, text, match_special_tokens)
        ]

    def _read_chunks(
        self,
        reading: _Reading,
        part: _Part,
        places: CutPlaces | SpacePlaces,
        memories: Sequence[WordCache[ChunkEntry]],
    ) -> None:
        """Read chunks: what begins the part goes the first way, all others the second."""
        first, memory = memories
        text, entries, begins = part.text, reading.entries, reading.places
        for start, end in places.spans(text):
            if start < end:
                chunk = text[start:end]
                entries.append(memory[chunk] if start else first[chunk])
                begins.append(part.start + start)

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

    def _entries(self, way: Way, mode: Mode, match_special_tokens: bool) -> WordCache[ChunkEntry]:
        """Give what is remembered of chunks that are read in one way."""
        key = way, mode, match_special_tokens
        memory = self._memories.get(key)
        if memory is None:
            compute = partial(self._entry, way, mode, match_special_tokens)
            memory = self._memories[key] = WordCache(compute, _MOST_CHUNKS)
        return memory

    def _pieces(self, way: Way, match_special_tokens: bool, chunk: str) -> list[Piece]:
        """Lead a chunk through its steps."""
        pieces = [Piece(placed(chunk, way.offset))]
        for step in way.steps:
            pieces = step(pieces, match_special_tokens)
        return pieces

    def _entry(self, way: Way, mode: Mode, match_special_tokens: bool, chunk: str) -> ChunkEntry:
        """Give what the model makes of a chunk."""
        pieces = self._pieces(way, match_special_tokens, chunk)
        rows = self._reader.read((piece for piece in pieces if piece.text.text), mode)
        rows.starts = [start - way.offset for start in rows.starts]
        rows.ends = [end - way.offset for end in rows.ends]
        spans = character_spans(chunk, rows.starts, rows.ends)
        return ChunkEntry(
            ids=tuple(rows.ids),
            labels=tuple(rows.labels),
            data=tuple(token_bytes(chunk, rows, self._data_of)),
            starts=tuple(rows.starts),
            ends=tuple(rows.ends),
            firsts=tuple(start for start, _ in spans),
            lasts=tuple(end for _, end in spans),
            unknown=tuple(rows.unknown),
            word_of=tuple(rows.word_of),
            word_texts=tuple(rows.word_texts),
            word_starts=tuple(start - way.offset for start in rows.word_starts),
            word_ends=tuple(end - way.offset for end in rows.word_ends),
        )

    def _token(self, text: str, token_id: int) -> ChunkEntry:
        """Give an added token that was found in a text."""
        data = text.encode("utf-8", "surrogatepass")
        known = self._data_of(token_id)
        return ChunkEntry(
            ids=(token_id,),
            labels=(text,),
            data=(data if known is None else known,),
            starts=(0,),
            ends=(len(data),),
            firsts=(0,),
            lasts=(len(text),),
            unknown=(False,),
            word_of=(-1,),
            word_texts=(),
            word_starts=(),
            word_ends=(),
        )


class _Reading:
    """One text on its way: what its chunks became, and where they begin in characters."""

    def __init__(self, text: str) -> None:
        self.text = text
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


def _spans(
    step: TokenStep | None, text: str, match_special_tokens: bool
) -> Iterable[tuple[int, int, int | None]]:
    return [(0, len(text), None)] if step is None else step.spans(text, match_special_tokens)


def _is_inside_of_chunks(late: TokenStep | None) -> bool:
    """Tell whether tokens that are found after the normalizer never reach into two chunks."""
    return late is None or not any(
        token.rstrip or token.single_word or _ACROSS.search(text) or not text
        for text, token in late.patterns.items()
    )
