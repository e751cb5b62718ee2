"""Post-processors: what tokenizer files put around the tokens of a text, and how they trim places.

The names and settings are those of the Hugging Face library (processors/*.rs). Only single texts
are known here, so the templates for pairs are kept and never used.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Protocol

from engine.pipeline.encoding import Encoding
from engine.pipeline.post_processors.around import (
    BertProcessing,
    NamedId,
    RobertaProcessing,
    SpecialTokens,
    TemplatePiece,
    TemplateProcessing,
)
from engine.pipeline.post_processors.trimming import ByteLevelProcessor


class PostProcessor(Protocol):
    """What every post-processor can do."""

    @property
    def name(self) -> str:
        """The field's name for it."""

    def settings(self) -> dict[str, object]:
        """Give its settings as tokenizer.json writes them."""

    def __call__(self, encoding: Encoding, add_special_tokens: bool) -> Encoding:
        """Change the tokens of a text."""


@dataclass(frozen=True)
class PostProcessorSequence:
    """Post-processors one after the other.

    Attributes:
        stages: the post-processors.
    """

    name: ClassVar[str] = "Sequence"

    stages: tuple[PostProcessor, ...] = ()

    def settings(self) -> dict[str, object]:
        """There are none of its own."""
        return {}

    def __call__(self, encoding: Encoding, add_special_tokens: bool) -> Encoding:
        """Change the tokens of a text."""
        for stage in self.stages:
            encoding = stage(encoding, add_special_tokens)
        return encoding


__all__ = [
    "BertProcessing",
    "ByteLevelProcessor",
    "NamedId",
    "PostProcessor",
    "PostProcessorSequence",
    "RobertaProcessing",
    "SpecialTokens",
    "TemplatePiece",
    "TemplateProcessing",
]
