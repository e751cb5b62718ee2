"""SentencePieceTokenizer: stages whose special tokens are pieces, and never found in a text.

In Hugging Face's files special tokens are added ones. Here they are control pieces: a text cannot
hold them, decoding passes over them, and the bytes on both sides of one are not joined.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import cache, cached_property

from engine.formats.sentencepiece.decoding import SentencePieceDecoder
from engine.formats.sentencepiece.normalized_chunks import NormalizedChunks
from engine.models.modes import Mode
from engine.models.pieces import Piece, Pieces
from engine.models.sentencepiece import SentencePieceModel
from engine.pipeline import Encoding, Span, StagedTokenizer, Token
from engine.pipeline.model_rows import Rows, token_bytes
from engine.pipeline.post_processors import PostProcessor
from engine.pipeline.repair import repaired
from engine.pipeline.spans import character_spans
from engine.text.aligned import AlignedText
from engine.text.normalizers.sentencepiece import SentencePieceNormalizer
from engine.text.remark import Remark
from engine.tokenizer import Ids


class SentencePieceTokenizer(StagedTokenizer):
    """What opening a SentencePiece model gives.

    In what it encodes, unknown characters are named by the unknown piece. Where several tokens
    stand for one character (those of its bytes, or of what it was normalized to), the last one has
    its place, and the others an empty place before it: these are the offsets of SentencePiece.
    `split` gives all of them the whole character, also where a model of words has no such word.

    Attributes:
        pieces: the pieces as the file has them.
    """

    model: SentencePieceModel
    normalizer: SentencePieceNormalizer
    decoder: SentencePieceDecoder

    def __init__(
        self,
        model: SentencePieceModel,
        pieces: Iterable[Piece],
        normalizer: SentencePieceNormalizer,
        post_processor: PostProcessor | None,
        decoder: SentencePieceDecoder,
        warnings: Iterable[Remark] = (),
        facts: Iterable[tuple[str, object]] = (),
    ) -> None:
        """Take the stages, and the pieces for their types."""
        super().__init__(
            "SentencePiece model",
            model,
            normalizer,
            post_processor=post_processor,
            decoder=decoder,
            warnings=warnings,
            facts=facts,
        )
        self.pieces = Pieces.of(pieces)
        self._control = frozenset(self.pieces.numbers("control"))

    @property
    def special_ids(self) -> frozenset[int]:
        """The ids of control pieces."""
        return self._control

    def _late_encoding(self, text: str, mode: Mode, match: bool) -> tuple[Encoding, bool]:
        self.model.tokenize("", mode)  # asks whether there is such a mode
        normal = self._normalized.text(repaired(AlignedText.original(text)).text)
        [found] = self.model.ids_of_words([normal], mode)
        ids = [number for number in found if number is not None]

        @cache
        def rows() -> Rows:
            return self._rows_at_length(text, mode, match)

        encoding = Encoding(
            ids,
            lambda: list(map(self._labels.__getitem__, ids)),
            lambda: token_bytes(text, rows(), self._data_of.__getitem__),
            lambda: self._spans(text, rows()),
        )
        return encoding, False

    def _spans(self, text: str, rows: Rows) -> list[Span]:
        places = self._places(rows, text)
        return character_spans(text, [start for start, _ in places], [end for _, end in places])

    def _places(self, rows: Rows, text: str) -> list[tuple[int, int]]:
        """Give the bytes of each token as SentencePiece does: up to where the next one begins."""
        places: list[tuple[int, int]] = []
        labels, raw = iter(rows.labels), text.encode("utf-8", "surrogatepass")
        for word in rows.words:
            starts = [*word.starts, self._end_of(word, raw)]
            place = 0
            while place < len(word):
                label, first = next(labels), place
                is_byte = label in self.decoder.bytes
                place = self.model.end_of_bytes(word.text, first) if is_byte else first + len(label)
                if is_byte:
                    others = len(word.text[first:place].encode("utf-8")) - 1
                    places += [(starts[first], starts[first])] * others
                    for _ in range(others):
                        next(labels)
                places.append((starts[first], starts[place]))
        return places

    def _end_of(self, word: AlignedText, raw: bytes) -> int:
        """Give where SentencePiece says that a text ends.

        Of a piece, or what the map made, whose last spaces were taken off, it counts nothing.
        """
        start, end = word.starts[-1], word.ends[-1]
        rest = raw[start:end].decode("utf-8", "replace")
        return start if self.normalizer.cuts_spaces_of(rest) else end

    def decode(self, ids: Ids, skip_special_tokens: bool = True) -> str:
        """Turn ids into a text; control pieces are named if they are not passed over.

        Raises:
            UnknownIdError: no token has such an id.
            TypeError: `ids` is no flat list (array, tensor) of whole numbers.
        """
        if skip_special_tokens:
            # It is the decoder that passes over them: see the module.
            return super().decode(ids, skip_special_tokens=False)
        return self._naming.decode(ids)

    def token(self, id: int) -> Token:
        """Give the token with an id.

        Raises:
            UnknownIdError: there is none.
        """
        token = super().token(id)
        return replace(token, special=True) if id in self._control else token

    @cached_property
    def _normalized(self) -> NormalizedChunks:
        return NormalizedChunks(self.normalizer)

    @cached_property
    def _naming(self) -> SentencePieceTokenizer:
        """The same, with a decoder to which control pieces are pieces like any other."""
        other = SentencePieceTokenizer.__new__(SentencePieceTokenizer)
        other.__dict__.update(self.__getstate__())
        other.decoder = replace(self.decoder, control=frozenset())
        return other

    def __getstate__(self) -> dict[str, object]:
        """Cross a process border without what is computed when it is needed."""
        computed = ("_naming", "_normalized")
        return {name: v for name, v in super().__getstate__().items() if name not in computed}
