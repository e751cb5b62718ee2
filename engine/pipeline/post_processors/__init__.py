"""Post-processors: what tokenizer files put around the tokens of a text, and how they trim places.

The names and settings are those of the Hugging Face library (processors/*.rs). There is one text,
in one part; but a template leaves it in several, and then the next post-processor sees them all.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.pipeline.encoding import Encoding
from engine.pipeline.post_processors.around import (
    BertProcessing,
    NamedId,
    RobertaProcessing,
    SpecialTokens,
    TemplatePiece,
    TemplateProcessing,
)
from engine.pipeline.post_processors.base import PostProcessor, joined
from engine.pipeline.post_processors.trimming import ByteLevelProcessor


@dataclass(frozen=True)
class PostProcessorSequence(PostProcessor):
    """Post-processors one after the other.

    Attributes:
        stages: the post-processors.
    """

    name: ClassVar[str] = "Sequence"

    stages: tuple[PostProcessor, ...] = ()

    def settings(self) -> dict[str, object]:
        """There are none of its own."""
        return {}

    def process(self, parts: list[Encoding], add_special_tokens: bool) -> list[Encoding]:
        """Change the tokens of a text."""
        for stage in self.stages:
            parts = stage.process(parts, add_special_tokens)
        return parts


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
    "joined",
]
