"""Decoders: how the labels of tokens become a text again.

The names and settings are those of the Hugging Face library (decoders/*.rs, pre_tokenizers of the
same names): each takes the labels and gives others, and what is left in the end is joined.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from engine.pipeline.decoders.joining import CTC, BPEDecoder, MetaspaceDecoder, WordPieceDecoder
from engine.pipeline.decoders.rewriting import (
    ByteFallback,
    ByteLevelDecoder,
    Fuse,
    ReplaceDecoder,
    StripDecoder,
)


class Decoder(Protocol):
    """What every decoder can do."""

    @property
    def name(self) -> str:
        """The field's name for it."""

    def settings(self) -> dict[str, object]:
        """Give its settings as tokenizer.json writes them."""

    def __call__(self, labels: list[str]) -> list[str]:
        """Change labels."""


class DecoderSequence:
    """Decoders one after the other.

    Attributes:
        stages: the decoders.
    """

    name = "Sequence"

    def __init__(self, stages: Sequence[Decoder] = ()) -> None:
        """Take the decoders."""
        self.stages = tuple(stages)

    def settings(self) -> dict[str, object]:
        """There are none of its own."""
        return {}

    def __call__(self, labels: list[str]) -> list[str]:
        """Change labels."""
        for stage in self.stages:
            labels = stage(labels)
        return labels


__all__ = [
    "CTC",
    "BPEDecoder",
    "ByteFallback",
    "ByteLevelDecoder",
    "Decoder",
    "DecoderSequence",
    "Fuse",
    "MetaspaceDecoder",
    "ReplaceDecoder",
    "StripDecoder",
    "WordPieceDecoder",
]
