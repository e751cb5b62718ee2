"""Normalizers: the stages of a tokenizer file that change a text before it is cut into words.

Each takes an `AlignedText` and gives another, so that every character still knows which bytes of
the original it stands for. They do what those of the Hugging Face library do, and bear their names.
"""

from __future__ import annotations

from typing import Protocol

from engine.text.aligned import AlignedText
from engine.text.normalizers.bert import BertNormalizer
from engine.text.normalizers.plain import (
    ByteLevelNormalizer,
    Lowercase,
    Nmt,
    NormalizerSequence,
    Prepend,
    Replace,
    Strip,
    StripAccents,
)
from engine.text.normalizers.precompiled import Precompiled
from engine.text.normalizers.sentencepiece import SentencePieceNormalizer
from engine.text.normalizers.unicode_forms import NFC, NFD, NFKC, NFKD


class Normalizer(Protocol):
    """What every normalizer can do."""

    @property
    def name(self) -> str:
        """The field's name for it."""

    def settings(self) -> dict[str, object]:
        """Give its settings as tokenizer.json writes them."""

    def __call__(self, text: AlignedText) -> AlignedText:
        """Change a text."""


__all__ = [
    "NFC",
    "NFD",
    "NFKC",
    "NFKD",
    "BertNormalizer",
    "ByteLevelNormalizer",
    "Lowercase",
    "Nmt",
    "Normalizer",
    "NormalizerSequence",
    "Precompiled",
    "Prepend",
    "Replace",
    "SentencePieceNormalizer",
    "Strip",
    "StripAccents",
]
