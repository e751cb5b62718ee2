"""Any tokenizer file as one object that keeps the place of each token in the original text.

`tokenizer` is what every file becomes, `encoding` what it makes of a text, `values` what it tells
of itself. Two kinds of it: `documented` for the documented JSON and for trained ones, and `staged`
for stages as other programs have them. On the way through the stages a text is a `staged_text`;
`added_*` find tokens that are not to be cut, `model_rows` gives those of the model their places,
`post_processors` and `decoders` do the rest, and `token_data` has the bytes of each token.
`spans` turns places in bytes into places in characters, `library_spans` has those of the library
where it loses count, and `repair` mends lone surrogates before anything else.

What makes long texts quick: `chunk_places` says where a text may be cut, by what each stage does
there (`chunk_stages`); `chunk_reader` leads each distinct chunk through the stages once, new ones
as `chunks_together`; `chunk_rows` puts the whole together, and `chunk_ids` finds ids alone.
"""

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
