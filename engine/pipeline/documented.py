"""DocumentedTokenizer: a tokenizer of the documented JSON, or a trained one, as a `Tokenizer`.

`BPETokenizer` gives ids. Here each id also keeps the label and the bytes of its token and the span
of characters it stands for. The stages of the field (normalizer, pre-tokenizer, model,
post-processor, decoder) are here: none, the split rule, the merges, bos and eos, joining.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import numpy as np

from engine.documented_json import Settings
from engine.models.modes import Mode
from engine.pipeline.encoding import Encoding, Span, UnknownIdError
from engine.pipeline.post_processors import joined
from engine.pipeline.tokenizer import Tokenizer
from engine.pipeline.values import Stage, StageResult, TextTokens, Token, TrailPiece
from engine.text.aligned import AlignedText
from engine.text.pretokenize import pretokenize, word_spans
from engine.text.remark import Remark
from engine.tokenizer import BPETokenizer, Ids, plain_ids
from engine.tokenizer.places import token_places
from engine.tokenizer.word_table import UNKNOWN


class DocumentedTokenizer(Tokenizer):
    """A `BPETokenizer` with places.

    Attributes:
        model: the tokenizer behind it.
        source: of the file, its first merge, which shows how they are written; None if there is
            no file, or it has none.
    """

    model: BPETokenizer

    def __init__(
        self,
        model: BPETokenizer,
        format: str = "documented JSON",
        source: Mapping[str, object] | None = None,
    ) -> None:
        """Wrap a tokenizer."""
        self.model, self.format, self.source = model, format, source

    @property
    def vocabulary(self) -> Mapping[str, int]:
        """Token label -> id."""
        return self.model.vocab

    @property
    def merges(self) -> tuple[tuple[str, str], ...]:
        """The merges in rank order, as (left, right)."""
        return tuple(self.model.merge_list)

    @property
    def merge_list(self) -> list[tuple[str, str]]:
        """The same as a list, as `BPETokenizer` has it."""
        return list(self.model.merge_list)

    @property
    def settings(self) -> Settings:
        """Alphabet, split rule and end-of-word mark, as the file says or else the usual ones."""
        return self.model.settings or Settings()

    @property
    def special_ids(self) -> frozenset[int]:
        """The ids of pad, unk, bos and eos, as far as there are such tokens."""
        return self.model.special_ids

    @property
    def warnings(self) -> tuple[Remark, ...]:
        """What a reader should know about the file; each is a sentence."""
        return self.model.warnings

    def encode(
        self,
        text: str,
        mode: Mode = "rank-ordered",
        match_special_tokens: bool = True,
        add_special_tokens: bool = False,
    ) -> Encoding:
        """Turn a text into tokens, see `Tokenizer.encode`.

        The documented format never recognises special tokens: their names are text like any other.

        Raises:
            UnknownCharactersError: characters are unknown, and there is no unknown token.
            ValueError: the mode is unknown.
        """
        # The ids come from the classic class, which is what other programs compute.
        ids = self.model.encode(text, mode=mode)
        encoding = Encoding(
            ids,
            lambda: [self.model.inverse_vocab[number] for number in ids],
            lambda: self._bytes(text, mode),
            lambda: self._spans(text, mode),
        )
        return self._with_special(encoding, len(text)) if add_special_tokens else encoding

    def _bytes(self, text: str, mode: Mode) -> list[bytes]:
        words, data = pretokenize(text, self.model.rule), self.model.writing.data
        return [data(token) for word in words for token in self.model.split_word(word, mode).texts]

    def _spans(self, text: str, mode: Mode) -> list[Span]:
        found: list[Span] = []
        for start, end in word_spans(text, self.model.rule):
            texts = self.model.split_word(text[start:end], mode).texts
            places = token_places(text[start:end], texts, self.model.writing)
            spans = zip(places.starts, places.ends, strict=True)
            found += [(start + first, start + last) for first, last in spans]
        return found

    def decode(self, ids: Ids, skip_special_tokens: bool = True) -> str:
        """Turn ids into a text.

        Raises:
            UnknownIdError: no token has such an id.
            TypeError: `ids` is no flat list (array, tensor) of whole numbers.
        """
        listed = plain_ids(ids)
        missing = dict.fromkeys(n for n in listed if n not in self.model.inverse_vocab)
        if missing:
            raise UnknownIdError(tuple(missing))
        return self.model.decode(listed, skip_special_tokens)

    def token(self, id: int) -> Token:
        """Give the token with an id.

        Raises:
            UnknownIdError: there is none.
        """
        label = self.model.inverse_vocab.get(id)
        if label is None:
            raise UnknownIdError((id,))
        special = id in self.model.special_ids
        if not self.model.is_trained(label):
            return Token(id, label, label.encode("utf-8", "surrogatepass"), special)
        writing = self.model.writing
        text, _ = writing.without_mark(writing.text(label))
        return Token(id, label, writing.data(text), special)

    def stages(self) -> tuple[Stage, ...]:
        """Give the split rule, the merges, the tokens around a text, and joining."""
        settings = self.settings
        model = {
            "alphabet": settings.alphabet,
            "end_of_word": settings.end_of_word,
            "end_of_word_attached": settings.end_of_word_attached,
        }
        around = {"bos": self.model.bos_token, "eos": self.model.eos_token}
        around = {role: name for role, name in around.items() if name in self.model.vocab}
        return (
            Stage("pre-tokenizer", self.model.rule),
            Stage("model", "BPE", model),
            *((Stage("post-processor", "bos, eos", around),) if around else ()),
            Stage("decoder", "Fuse"),
        )

    def trail(
        self, text: str, match_special_tokens: bool = True, add_special_tokens: bool = False
    ) -> tuple[StageResult, ...]:
        """Give a text as it is after each stage up to the ids; unknown characters have none."""
        whole = AlignedText.original(text)
        spans = word_spans(text, self.model.rule)
        words = tuple(_piece(whole.slice(start, end)) for start, end in spans)
        tokens = tuple(self._token_pieces(self.split(text)))
        results = []
        for stage in self.stages():
            if stage.kind == "pre-tokenizer":
                results.append(StageResult(stage, words))
            elif stage.kind == "model":
                results.append(StageResult(stage, tokens))
            elif stage.kind == "post-processor" and add_special_tokens:
                first = self._pieces_around(self.model.bos_token_id, 0)
                last = self._pieces_around(self.model.eos_token_id, whole.end)
                results.append(StageResult(stage, (*first, *tokens, *last)))
        return tuple(results)

    def split(
        self, text: str, mode: Mode = "rank-ordered", match_special_tokens: bool = True
    ) -> TextTokens:
        """Split a text into arrays; what is unknown is marked, not refused.

        Raises:
            ValueError: the mode is unknown, or the split rule does not go with this text.
        """
        split = self.model.split_text(text, mode)
        counts = np.diff(split.last_tokens, prepend=0)
        offsets = np.array([*AlignedText.original(text).starts, split.byte_total], np.int32)
        return TextTokens(
            ids=split.ids,
            byte_starts=split.byte_starts,
            byte_ends=split.byte_ends,
            unknown=(split.marks & UNKNOWN).astype(np.bool_),
            word_of=np.repeat(np.arange(len(counts), dtype=np.int32), counts),
            word_starts=offsets[split.words.starts],
            word_ends=offsets[split.words.ends],
            words=[
                text[start:end]
                for start, end in zip(
                    split.words.starts.tolist(), split.words.ends.tolist(), strict=True
                )
            ],
            byte_total=split.byte_total,
        )

    def _token_pieces(self, split: TextTokens) -> Iterator[TrailPiece]:
        columns = (split.ids, split.byte_starts, split.byte_ends)
        for number, start, end in zip(*(column.tolist() for column in columns), strict=True):
            yield _token_piece(self.model.inverse_vocab.get(number, ""), start, end, number)

    def _pieces_around(self, number: int | None, place: int) -> Iterator[TrailPiece]:
        if number is not None:
            yield _token_piece(self.model.inverse_vocab[number], place, place, number)

    def _with_special(self, encoding: Encoding, length: int) -> Encoding:
        first = self._special(self.model.bos_token_id, 0)
        last = self._special(self.model.eos_token_id, length)
        return joined((first, encoding, last))

    def _special(self, number: int | None, place: int) -> Encoding:
        if number is None:
            return Encoding()
        label = self.model.inverse_vocab[number]
        return Encoding(
            [number], [label], [label.encode("utf-8", "surrogatepass")], [(place, place)]
        )


def _piece(text: AlignedText) -> TrailPiece:
    return TrailPiece(text.text, text.starts, text.ends, text.start, text.end)


def _token_piece(label: str, start: int, end: int, number: int) -> TrailPiece:
    starts, ends = [start] * len(label), [end] * len(label)
    return TrailPiece(label, starts, ends, start, end, number if number >= 0 else None)
