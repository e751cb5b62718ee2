"""What SentencePiece puts around a text on request: `add_bos` and `add_eos` of its `Encode`.

The file names the pieces for begin and end and does not say whether they are put there: whoever
calls decides that. Only control pieces can be put there; a model can have none of them, or one.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.pipeline import Encoding
from engine.pipeline.post_processors import NamedId, PostProcessor, joined


@dataclass(frozen=True)
class SentencePieceEnds(PostProcessor):
    """The pieces for begin and end, as far as there are such.

    >>> SentencePieceEnds(NamedId("<s>", 1)).settings()
    {'bos_piece': '<s>', 'bos_id': 1}

    Attributes:
        bos: what begins a text, or None.
        eos: what ends one, or None.
    """

    name: ClassVar[str] = "SentencePiece"

    bos: NamedId | None = None
    eos: NamedId | None = None

    def settings(self) -> dict[str, object]:
        """Give what the file says about both."""
        named = (("bos", self.bos), ("eos", self.eos))
        return {
            name: value
            for kind, piece in named
            if piece is not None
            for name, value in ((f"{kind}_piece", piece.name), (f"{kind}_id", piece.id))
        }

    def process(self, parts: list[Encoding], add_special_tokens: bool) -> list[Encoding]:
        """Put both around a text, if that is wanted."""
        if not add_special_tokens:
            return parts
        before = [] if self.bos is None else [self.bos.encoding()]
        after = [] if self.eos is None else [self.eos.encoding()]
        return [joined([*before, *parts, *after])]
