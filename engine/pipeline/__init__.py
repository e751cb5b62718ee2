"""Any tokenizer file as one object that keeps the place of each token in the original text."""

from typing import TYPE_CHECKING

from engine.late_names import late_names

if TYPE_CHECKING:
    from engine.pipeline.added_token import AddedToken
    from engine.pipeline.documented import DocumentedTokenizer
    from engine.pipeline.encoding import Encoding, Span, UnknownIdError, UnsupportedTokenizerError
    from engine.pipeline.staged import StagedTokenizer
    from engine.pipeline.tokenizer import Tokenizer
    from engine.pipeline.values import (
        Choice,
        Stage,
        StageKind,
        StageResult,
        TextTokens,
        Token,
        TrailPiece,
    )
else:
    __getattr__ = late_names(
        __name__,
        {
            "AddedToken": "engine.pipeline.added_token",
            "Choice": "engine.pipeline.values",
            "DocumentedTokenizer": "engine.pipeline.documented",
            "Encoding": "engine.pipeline.encoding",
            "Span": "engine.pipeline.encoding",
            "Stage": "engine.pipeline.values",
            "StageKind": "engine.pipeline.values",
            "StageResult": "engine.pipeline.values",
            "StagedTokenizer": "engine.pipeline.staged",
            "TextTokens": "engine.pipeline.values",
            "Token": "engine.pipeline.values",
            "Tokenizer": "engine.pipeline.tokenizer",
            "TrailPiece": "engine.pipeline.values",
            "UnknownIdError": "engine.pipeline.encoding",
            "UnsupportedTokenizerError": "engine.pipeline.encoding",
        },
    )

__all__ = [
    "AddedToken",
    "Choice",
    "DocumentedTokenizer",
    "Encoding",
    "Span",
    "Stage",
    "StageKind",
    "StageResult",
    "StagedTokenizer",
    "TextTokens",
    "Token",
    "Tokenizer",
    "TrailPiece",
    "UnknownIdError",
    "UnsupportedTokenizerError",
]
