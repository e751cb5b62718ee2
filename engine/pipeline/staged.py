"""StagedTokenizer: normalizer, pre-tokenizer, model, post-processor, decoder, and places.

`staged_text` leads a text to the model, `model_rows` has it split. Here is the rest of what a
`Tokenizer` can do, in the way of the Hugging Face library, whose files are made of such stages.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache, cached_property

import numpy as np

from engine.models.bpe_model import BPEModel
from engine.models.model import Model
from engine.models.modes import Mode
from engine.pipeline.added_token import AddedToken
from engine.pipeline.added_vocabulary import AddedVocabulary
from engine.pipeline.chunk_reader import ChunkReader
from engine.pipeline.chunk_rows import ChunkRows
from engine.pipeline.decoders import Decoder
from engine.pipeline.encoding import Encoding, UnknownIdError, UnsupportedTokenizerError
from engine.pipeline.library_spans import LibrarySpans
from engine.pipeline.model_rows import Rows, WordReader, token_bytes
from engine.pipeline.post_processors import PostProcessor, joined
from engine.pipeline.spans import byte_spans, character_spans
from engine.pipeline.staged_text import Pieces, TextStages, flat, stage_of
from engine.pipeline.token_data import TokenData
from engine.pipeline.tokenizer import Tokenizer
from engine.pipeline.values import Choice, Stage, StageResult, TextTokens, Token, TrailPiece
from engine.text.aligned import AlignedText
from engine.text.normalizers import Normalizer
from engine.text.pretokenizers import PreTokenizer
from engine.text.remark import Remark
from engine.tokenizer import Ids, UnknownCharactersError, plain_ids
from engine.tokenizer.joining import decode_bytes

_COMPUTED = frozenset(
    {
        "special_ids",
        "vocabulary",
        "_labels",
        "_written_labels",
        "_left_out",
        "_data",
        "_data_of",
        "_text_stages",
        "_reader",
        "_chunk_reader",
        "_library_spans",
    }
)


class StagedTokenizer(Tokenizer):
    """A model between its stages.

    Attributes:
        normalizer, pre_tokenizer, post_processor, decoder: the stages; None where there is none.
        added: the added tokens with the ids that they have.
        source: the file as it was parsed, without vocabulary and with the first merge only, or
            None.
    """

    model: Model

    def __init__(
        self,
        format: str,
        model: Model,
        normalizer: Normalizer | None = None,
        pre_tokenizer: PreTokenizer | None = None,
        post_processor: PostProcessor | None = None,
        decoder: Decoder | None = None,
        added_tokens: Iterable[AddedToken] = (),
        warnings: Iterable[Remark] = (),
        refusal: Remark | None = None,
        facts: Iterable[tuple[str, object]] = (),
        choices: Iterable[Choice] = (),
        source: Mapping[str, object] | None = None,
    ) -> None:
        """Take the parts; the ids of added tokens are found out here, see `AddedVocabulary`."""
        self.format, self.model = format, model
        self.normalizer, self.pre_tokenizer = normalizer, pre_tokenizer
        self.post_processor, self.decoder = post_processor, decoder
        added_tokens = tuple(added_tokens)
        # Some models make their vocabulary only when it is asked for.
        self.added = (
            AddedVocabulary(added_tokens, model.vocabulary, model.entry_count)
            if added_tokens
            else AddedVocabulary((), {})
        )
        self.added_tokens = tuple(self.added.by_id.values())
        self._warnings, self.refusal = tuple(warnings), refusal
        self.facts, self.choices, self.source = tuple(facts), tuple(choices), source

    @cached_property
    def special_ids(self) -> frozenset[int]:
        """The ids that decoding can leave out."""
        return self.added.special_ids

    @property
    def warnings(self) -> tuple[Remark, ...]:
        """What a reader should know about the file; each is a sentence."""
        return self._warnings

    @cached_property
    def vocabulary(self) -> Mapping[str, int]:
        """Token label -> id, added tokens included."""
        own, added = self.model.vocabulary, self.added.ids
        if all(own.get(label) == number for label, number in added.items()):
            return own
        return {**own, **added}

    @property
    def merges(self) -> tuple[tuple[str, str], ...]:
        """The merges in rank order, as (left, right)."""
        return self.model.merges

    def encode(
        self,
        text: str,
        mode: Mode = "rank-ordered",
        match_special_tokens: bool = True,
        add_special_tokens: bool = False,
    ) -> Encoding:
        """Turn a text into tokens, see `Tokenizer.encode`.

        Where a BPE model has no token for unknown characters, they are dropped, as the library
        does. Where any other model has none, the library fails. Places are the library's, also
        where it loses count, see `library_spans`.

        Raises:
            UnsupportedTokenizerError: the file needs a stage that is not known here.
            UnknownCharactersError: characters are unknown, and the file's unknown token is missing.
            ValueError: the model has no such mode, or a pattern needs too long for this text.
        """
        self._check_supported()
        encoding, has_dropped = self._late_encoding(text, mode, match_special_tokens)
        encoding = self._library_spans.counted(
            encoding, has_dropped, text, mode, match_special_tokens
        )
        if self.post_processor is None:
            return encoding
        return self.post_processor(encoding, add_special_tokens)

    def decode(self, ids: Ids, skip_special_tokens: bool = True) -> str:
        """Turn ids into a text.

        Raises:
            UnsupportedTokenizerError: the file needs a stage that is not known here.
            UnknownIdError: no token has such an id; the library leaves such ids out.
            TypeError: `ids` is no flat list (array, tensor) of whole numbers.
        """
        self._check_supported()
        listed = plain_ids(ids)
        missing = dict.fromkeys(n for n in listed if n not in self._labels)
        if missing:
            raise UnknownIdError(tuple(missing))
        if skip_special_tokens:
            listed = [number for number in listed if number not in self._left_out]
        labels = [self._written_labels[number] for number in listed]
        return " ".join(labels) if self.decoder is None else "".join(self.decoder(labels))

    def token(self, id: int) -> Token:
        """Give the token with an id; of labels that share it the last one.

        Raises:
            UnknownIdError: there is none.
        """
        label = self._labels.get(id)
        if label is None:
            raise UnknownIdError((id,))
        if id in self.added.by_id:
            data = label.encode("utf-8", "surrogatepass")
            return Token(id, label, data, label in self.added.special, added=True)
        return Token(id, label, self._data.data(label), label in self.added.special)

    def stages(self) -> tuple[Stage, ...]:
        """Give the stages in the order in which a text, and then its ids, pass through them."""
        model = Stage("model", self.model.kind, self.model.settings())
        after = (stage_of("post-processor", part) for part in flat(self.post_processor))
        decoders = (stage_of("decoder", part) for part in flat(self.decoder))
        return (*self._text_stages.stages(), model, *after, *decoders)

    def trail(
        self, text: str, match_special_tokens: bool = True, add_special_tokens: bool = False
    ) -> tuple[StageResult, ...]:
        """Give a text as it is after each stage up to the ids.

        Raises:
            UnsupportedTokenizerError: the file needs a stage that is not known here.
            ValueError: a pattern needs too long for this text.
        """
        self._check_supported()
        whole = AlignedText.original(text)
        before = self._text_stages.trail(whole, match_special_tokens)
        results = [StageResult(stage, _as_trail(pieces)) for stage, pieces in before]
        rows = self._rows(text, "rank-ordered", match_special_tokens)
        model = Stage("model", self.model.kind, self.model.settings())
        places = zip(rows.labels, rows.starts, rows.ends, rows.ids, strict=True)
        tokens = tuple(_token_piece(*place) for place in places)
        results.append(StageResult(model, tokens))
        parts = [self._encoding(text, rows)]
        for part in flat(self.post_processor):
            parts = part.process(parts, add_special_tokens)
            encoding = joined(parts)
            spans = byte_spans(text, encoding.spans)
            rest = zip(encoding.tokens, spans, encoding.ids, strict=True)
            tokens = tuple(_token_piece(label, *span, number) for label, span, number in rest)
            results.append(StageResult(stage_of("post-processor", part), tokens))
        return tuple(results)

    def split(
        self, text: str, mode: Mode = "rank-ordered", match_special_tokens: bool = True
    ) -> TextTokens:
        """Split a text into arrays; what is unknown is marked, not refused.

        Raises:
            UnsupportedTokenizerError: the file needs a stage that is not known here.
            ValueError: the model has no such mode, or a pattern needs too long for this text.
        """
        rows = self._rows(text, mode, match_special_tokens, words_too=True)
        wide = max(rows.ids, default=0) >= 1 << 31
        return TextTokens(
            ids=np.array(rows.ids, np.int64 if wide else np.int32),
            byte_starts=np.array(rows.starts, np.int32),
            byte_ends=np.array(rows.ends, np.int32),
            unknown=np.array(rows.unknown, np.bool_),
            word_of=np.array(rows.word_of, np.int32),
            word_starts=np.array(rows.word_starts, np.int32),
            word_ends=np.array(rows.word_ends, np.int32),
            words=rows.word_texts,
            byte_total=len(text) if text.isascii() else len(text.encode("utf-8", "surrogatepass")),
        )

    def _check_supported(self) -> None:
        if self.refusal is not None:
            raise UnsupportedTokenizerError(self.refusal)

    def _rows(
        self, text: str, mode: Mode, match_special_tokens: bool, words_too: bool = False
    ) -> Rows | ChunkRows:
        self._check_supported()
        if self._chunk_reader.are_words or not words_too:
            rows = self._chunk_reader.read(text, mode, match_special_tokens)
            if rows is not None:
                return rows
        return self._rows_at_length(text, mode, match_special_tokens)

    def _rows_at_length(self, text: str, mode: Mode, match_special_tokens: bool) -> Rows:
        """Lead a whole text through all stages: the slow twin of reading it in chunks."""
        self._check_supported()
        pieces = self._text_stages.pieces(AlignedText.original(text), match_special_tokens)
        return self._reader.read(pieces, mode)

    def _late_encoding(self, text: str, mode: Mode, match: bool) -> tuple[Encoding, bool]:
        """Give the ids now and the rest when it is asked for, and whether anything was dropped."""
        ids = self._chunk_reader.ids(text, mode, match)
        if ids is None or self._chunk_reader.has_dropped:
            rows = self._rows(text, mode, match)
            return self._encoding(text, rows), -1 in rows.ids

        @cache
        def whole() -> Encoding:
            return self._encoding(text, self._rows(text, mode, match))

        given = lambda: whole().tokens, lambda: whole().bytes, lambda: whole().spans
        return Encoding(ids, *given), False

    def _encoding(self, text: str, rows: Rows | ChunkRows) -> Encoding:
        """Give what has an id, with the bytes that it stands for."""
        if isinstance(rows, ChunkRows):
            data, spans = rows.data, rows.spans
        else:
            data = token_bytes(text, rows, self._data_of.__getitem__)
            spans = character_spans(text, rows.starts, rows.ends)
        if -1 not in rows.ids:
            return Encoding(rows.ids, rows.labels, data, spans)
        if not self._drops_unknown:
            raise self._unknown_characters(text.encode("utf-8", "surrogatepass"), rows)
        kept = [row for row, number in enumerate(rows.ids) if number >= 0]
        return Encoding(
            [rows.ids[row] for row in kept],
            [rows.labels[row] for row in kept],
            [data[row] for row in kept],
            [spans[row] for row in kept],
        )

    @property
    def _drops_unknown(self) -> bool:
        return isinstance(self.model, BPEModel) and self.model.settings()["unk_token"] is None

    def _unknown_characters(self, raw: bytes, rows: Rows | ChunkRows) -> UnknownCharactersError:
        places = zip(rows.ids, rows.starts, rows.ends, strict=True)
        unknown = (raw[start:end] for number, start, end in places if number < 0)
        # Of a character that is unknown in part, the part is shown as what it is: no character.
        return UnknownCharactersError(tuple(dict.fromkeys(map(decode_bytes, unknown))))

    @cached_property
    def _labels(self) -> dict[int, str]:
        labels = self.model.labels
        labels.update((number, token.content) for number, token in self.added.by_id.items())
        return labels

    @cached_property
    def _written_labels(self) -> dict[int, str]:
        """The labels for decoding: added tokens that are found normalized stay so.

        subtle: of a token that is listed twice one entry is enough, though the last one is found.
        """
        labels = dict(self._labels)
        for token in self.added_tokens:
            if token.content in self.added.normalized and self.normalizer is not None:
                labels[token.id] = self.normalizer(AlignedText.original(token.content)).text
        return labels

    @cached_property
    def _left_out(self) -> frozenset[int]:
        """The ids that decoding does leave out if it is asked to leave out special ones.

        subtle: the library looks for the label that it would write among the names of special
        tokens, so one whose name the normalizer changes stays. LLaMA's `<s>` was once such. What
        the normalizer turns into the name of a special token is left out.
        """
        written, names = self._written_labels, self.added.special
        asked = self.special_ids.union(self.added.by_id)
        return frozenset(number for number in asked if written[number] in names)

    @cached_property
    def _data(self) -> TokenData:
        return TokenData(self.model, self.stages())

    @cached_property
    def _data_of(self) -> _DataOfIds:
        return _DataOfIds(self)

    @cached_property
    def _text_stages(self) -> TextStages:
        return TextStages(self.added, self.normalizer, self.pre_tokenizer)

    @cached_property
    def _reader(self) -> WordReader:
        return WordReader(self.model)

    @cached_property
    def _library_spans(self) -> LibrarySpans:
        return LibrarySpans(self.added, self.normalizer, self.pre_tokenizer, self.model)

    @cached_property
    def _chunk_reader(self) -> ChunkReader:
        return ChunkReader(
            self.added,
            self.normalizer,
            self.pre_tokenizer,
            self.model,
            self._data_of.__getitem__,
        )

    def __getstate__(self) -> dict[str, object]:
        """Cross a process border without what is computed when it is needed."""
        return {name: value for name, value in self.__dict__.items() if name not in _COMPUTED}


class _DataOfIds(dict[int, bytes | None]):
    """Id -> bytes, each found out once."""

    def __init__(self, tokenizer: Tokenizer) -> None:
        super().__init__()
        self._tokenizer = tokenizer

    def __missing__(self, number: int) -> bytes | None:
        data = self[number] = self._tokenizer.token(number).data if number >= 0 else None
        return data


def _as_trail(pieces: Pieces) -> tuple[TrailPiece, ...]:
    return tuple(
        TrailPiece(text.text, text.starts, text.ends, text.start, text.end, token_id)
        for text, token_id in pieces
    )


def _token_piece(label: str, start: int, end: int, number: int) -> TrailPiece:
    starts, ends = [start] * len(label), [end] * len(label)
    return TrailPiece(label, starts, ends, start, end, number if number >= 0 else None)
