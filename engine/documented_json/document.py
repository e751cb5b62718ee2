"""What a documented tokenizer file holds, as one value between the file and the tokenizer."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from engine.text.reading import InputFileError
from engine.text.remark import Remark

SPECIAL_NAMES: Mapping[str, str] = {
    "pad_token": "<pad>",
    "unk_token": "<unk>",
    "bos_token": "<bos>",
    "eos_token": "<eos>",
}
"""Field of the file -> the name that the special token has unless the file says otherwise."""


class TokenizerFileError(InputFileError):
    """A file that cannot be used as a tokenizer: `path`, `place` (line or JSON path), `reason`."""


@dataclass(frozen=True)
class Settings:
    """What the tokenizer was trained with and still needs: the file's object `training`.

    Attributes:
        alphabet: "characters" or "bytes".
        split_rule: as for `pretokenize`.
        end_of_word: the end-of-word mark, or "".
        end_of_word_attached: whether the mark is part of the last character's symbol.
        tie_rule: the tie rule, or None if the file does not say.
        min_count: the least count a merged pair had.
        corpus_hash: fingerprint of the counted words, or None.
    """

    alphabet: str = "characters"
    split_rule: str = "document"
    end_of_word: str = ""
    end_of_word_attached: bool = False
    tie_rule: str | None = None
    min_count: int = 1
    corpus_hash: str | None = None


@dataclass(frozen=True)
class Document:
    """The content of a documented tokenizer file.

    Attributes:
        vocab: token -> id, in the file's order.
        special_names: field -> name, for the four special tokens.
        merges: the usable merges in rank order; None if the file lists none, so that longest match
            is all that can be done.
        vocab_list: the trained tokens, without special ones.
        settings: the object `training`, or None if the file has none.
        tokenizer_type: the class that wrote it.
        warnings: what a reader should know about the file.
    """

    vocab: Mapping[str, int]
    merges: tuple[tuple[str, str], ...] | None
    vocab_list: tuple[str, ...]
    special_names: Mapping[str, str] = field(default_factory=lambda: dict(SPECIAL_NAMES))
    settings: Settings | None = None
    tokenizer_type: str = "BPETokenizer"
    warnings: tuple[Remark, ...] = ()
