"""Pre-tokenizers: the stages of a tokenizer file that cut a text into the words a model splits.

Each takes words as `AlignedText`s and gives more of them. They do what those of the Hugging Face
library do, and bear their names.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from engine.text.aligned import AlignedText
from engine.text.pretokenizers.plain import (
    BertPreTokenizer,
    CharDelimiterSplit,
    Digits,
    FixedLength,
    PreTokenizerSequence,
    Punctuation,
    Split,
    Whitespace,
    WhitespaceSplit,
)
from engine.text.pretokenizers.rewriting import ByteLevel, Metaspace, PrependScheme
from engine.text.pretokenizers.scripts import UnicodeScripts
from engine.text.pretokenizers.splitting import Behavior


class PreTokenizer(Protocol):
    """What every pre-tokenizer can do."""

    @property
    def name(self) -> str:
        """The field's name for it."""

    def settings(self) -> dict[str, object]:
        """Give its settings as tokenizer.json writes them."""

    def __call__(self, words: Sequence[AlignedText]) -> list[AlignedText]:
        """Cut words."""


__all__ = [
    "Behavior",
    "BertPreTokenizer",
    "ByteLevel",
    "CharDelimiterSplit",
    "Digits",
    "FixedLength",
    "Metaspace",
    "PreTokenizer",
    "PreTokenizerSequence",
    "PrependScheme",
    "Punctuation",
    "Split",
    "UnicodeScripts",
    "Whitespace",
    "WhitespaceSplit",
]
