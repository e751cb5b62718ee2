"""Tokenizer and Encoding: any tokenizer file as one object that knows where each token stands.

`tokenizer` gives ids. Here each id also keeps the label and the bytes of its token and the span of
characters it stands for. The stages of the field (normalizer, pre-tokenizer, model, post-processor,
decoder) are, for the documented format: none, the split rule, the merges, bos and eos, joining.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from engine.documented_json import Settings
from engine.models.word_splitter import Mode
from engine.text.pretokenize import word_spans
from engine.text.remark import Remark
from engine.tokenizer import BPETokenizer, Ids, plain_ids
from engine.tokenizer.places import token_places

Span = tuple[int, int]


class UnknownIdError(ValueError):
    """Ids that no token has. Attribute `ids`: these ids."""

    def __init__(self, ids: tuple[int, ...]) -> None:
        """Take the ids."""
        self.ids = ids
        super().__init__(f"no such id: {', '.join(map(str, ids[:20]))}")

    def __reduce__(self) -> tuple[object, ...]:
        """Cross a process border with the ids."""
        return type(self), (self.ids,)


@dataclass(frozen=True)
class Encoding:
    """A text as tokens; the four lists have one entry per token.

    Attributes:
        ids: ids.
        tokens: labels of these ids in the vocabulary.
        bytes: what each token stands for, as bytes (of an unknown character: its own bytes).
        spans: (start, end) in characters of the original text; empty for added tokens. A token
            of bytes spans every character that it holds a part of.
    """

    ids: list[int] = field(default_factory=list)
    tokens: list[str] = field(default_factory=list)
    bytes: list[bytes] = field(default_factory=list)
    spans: list[Span] = field(default_factory=list)

    def __len__(self) -> int:
        return len(self.ids)


class Tokenizer:
    """A tokenizer that came from a file (or is to be shown like one).

    Attributes:
        format: name of the file format, for people.
        model: the tokenizer behind it.
    """

    def __init__(self, model: BPETokenizer, format: str = "documented JSON") -> None:
        """Wrap a tokenizer."""
        self.model, self.format = model, format

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
        """Turn a text into tokens.

        Args:
            text: the text.
            mode: "rank-ordered" is BPE; "longest-match", "left-to-right" and "fewest-tokens" are
                there to be compared with it.
            match_special_tokens: recognise special tokens in the text, where the format does so.
                The documented format never does: their names are text like any other.
            add_special_tokens: put bos and eos around, as far as there are such tokens.

        Raises:
            UnknownCharactersError: characters are unknown, and there is no unknown token.
            ValueError: the mode is unknown.
        """
        # The ids come from the classic class, which is what other programs compute.
        ids = self.model.encode(text, mode=mode)
        encoding = Encoding(ids, [self.model.inverse_vocab[number] for number in ids])
        for start, end in word_spans(text, self.model.rule):
            texts = self.model.split_word(text[start:end], mode).texts
            places = token_places(text[start:end], texts, self.model.writing)
            spans = zip(places.starts, places.ends, strict=True)
            encoding.spans.extend((start + first, start + last) for first, last in spans)
            encoding.bytes.extend(self.model.writing.data(token) for token in texts)
        return self._with_special(encoding, len(text)) if add_special_tokens else encoding

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

    def _with_special(self, encoding: Encoding, length: int) -> Encoding:
        first = self._special(self.model.bos_token_id, 0)
        last = self._special(self.model.eos_token_id, length)
        parts = (first, encoding, last)
        return Encoding(
            [number for part in parts for number in part.ids],
            [token for part in parts for token in part.tokens],
            [data for part in parts for data in part.bytes],
            [span for part in parts for span in part.spans],
        )

    def _special(self, number: int | None, place: int) -> Encoding:
        if number is None:
            return Encoding()
        label = self.model.inverse_vocab[number]
        return Encoding(
            [number], [label], [label.encode("utf-8", "surrogatepass")], [(place, place)]
        )
