"""Any tokenizer file as one object that keeps the place of each token in the original text."""

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
