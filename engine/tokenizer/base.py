"""BaseTokenizer: a vocabulary and its special tokens, without any way of splitting.

`bpe` adds the splitting. Apart from it, this class is what a file without merges can promise.
"""

from __future__ import annotations

import os
from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from typing import Self

from engine.documented_json import SPECIAL_NAMES, Document, load, save_vocabulary
from engine.tokenizer.ids import Ids

DEFAULT_SPECIAL_TOKENS = tuple(SPECIAL_NAMES.values())


class BaseTokenizer(ABC):
    """A vocabulary with special tokens; subclasses add how texts are split.

    Attributes:
        vocab: token -> id.
        inverse_vocab: id -> token.
        pad_token, unk_token, bos_token, eos_token: names of the special tokens; their ids
            (`pad_token_id` and so on) are None while the vocabulary does not hold them.
    """

    def __init__(self) -> None:
        """Start with an empty vocabulary."""
        self.vocab: dict[str, int] = {}
        self.inverse_vocab: dict[int, str] = {}
        self.pad_token = SPECIAL_NAMES["pad_token"]
        self.unk_token = SPECIAL_NAMES["unk_token"]
        self.bos_token = SPECIAL_NAMES["bos_token"]
        self.eos_token = SPECIAL_NAMES["eos_token"]

    @abstractmethod
    def train(self, texts: Iterable[str], vocab_size: int | None = 1000) -> None:
        """Learn a vocabulary from texts."""

    @abstractmethod
    def encode(self, text: str) -> list[int]:
        """Turn a text into ids."""

    @abstractmethod
    def decode(self, ids: Ids) -> str:
        """Turn ids into a text."""

    def tokenize(self, text: str) -> list[str]:
        """Give the tokens of a text; an unknown character shows as the unknown token."""
        return [self.inverse_vocab.get(number, self.unk_token) for number in self.encode(text)]

    @property
    def vocab_size(self) -> int:
        """The number of tokens, special ones included."""
        return len(self.vocab)

    @property
    def pad_token_id(self) -> int | None:
        """The id of the padding token."""
        return self.vocab.get(self.pad_token)

    @property
    def unk_token_id(self) -> int | None:
        """The id of the token for unknown characters."""
        return self.vocab.get(self.unk_token)

    @property
    def bos_token_id(self) -> int | None:
        """The id of the token that begins a text."""
        return self.vocab.get(self.bos_token)

    @property
    def eos_token_id(self) -> int | None:
        """The id of the token that ends a text."""
        return self.vocab.get(self.eos_token)

    def get_vocab(self) -> dict[str, int]:
        """Give a copy of the vocabulary."""
        return dict(self.vocab)

    def get_vocab_size(self) -> int:
        """Give the number of tokens, special ones included."""
        return len(self.vocab)

    def __len__(self) -> int:
        return len(self.vocab)

    def add_special_tokens(self, special_tokens: Sequence[str] = DEFAULT_SPECIAL_TOKENS) -> None:
        """Put the tokens that are not there yet at the end of the vocabulary."""
        self._set_vocab(with_special_tokens(self.vocab, special_tokens))

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write vocabulary and special tokens (only these) as JSON.

        Raises:
            TokenizerFileError: it could not be written; an old file is unchanged.
        """
        kind = type(self).__name__
        document = Document(self.vocab, None, (), self._special_names(), tokenizer_type=kind)
        save_vocabulary(document, path)

    @classmethod
    def load(cls, path: str | os.PathLike[str]) -> Self:
        """Read a file that `save` wrote.

        Raises:
            TokenizerFileError: with file, place and reason.
        """
        return cls.from_document(load(path))

    @classmethod
    def from_document(cls, document: Document) -> Self:
        """Make a tokenizer of the content of a file."""
        tokenizer = cls()
        tokenizer._adopt(document)
        return tokenizer

    def _special_names(self) -> dict[str, str]:
        return {field: getattr(self, field) for field in SPECIAL_NAMES}

    def _special_ids(self) -> frozenset[int]:
        ids = (self.vocab.get(name) for name in self._special_names().values())
        return frozenset(number for number in ids if number is not None)

    def _adopt(self, document: Document) -> None:
        for field, name in document.special_names.items():
            setattr(self, field, name)
        self._set_vocab(dict(document.vocab))

    def _set_vocab(self, vocab: dict[str, int]) -> None:
        self.vocab = vocab
        self.inverse_vocab = {number: token for token, number in vocab.items()}


def with_special_tokens(vocab: Mapping[str, int], special_tokens: Sequence[str]) -> dict[str, int]:
    """Add tokens with the next free ids; tokens that are there keep theirs.

    >>> with_special_tokens({"a": 0, "b": 1}, ["<pad>", "a"])
    {'a': 0, 'b': 1, '<pad>': 2}
    """
    if isinstance(special_tokens, str):
        raise TypeError("special_tokens is one string; a list of tokens is needed")
    result = dict(vocab)
    # A vocabulary with holes goes on after its largest id, so that no id is given twice.
    next_id = max(vocab.values(), default=-1) + 1
    for token in special_tokens:
        if not isinstance(token, str):
            raise TypeError(f"a special token is a text, not {token!r}")
        if token not in result:
            result[token] = next_id
            next_id += 1
    return result
