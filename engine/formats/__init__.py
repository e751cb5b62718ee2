"""Tokenizer files -> Tokenizer: one module per format; `detect` looks at content, not at names."""

from typing import TYPE_CHECKING

from engine.late_names import late_names

if TYPE_CHECKING:
    from engine.formats.detect import Recognition, recognise
    from engine.formats.opening import open_tokenizer
    from engine.formats.options import OpeningOptions
else:
    __getattr__ = late_names(
        __name__,
        {
            "OpeningOptions": "engine.formats.options",
            "Recognition": "engine.formats.detect",
            "open_tokenizer": "engine.formats.opening",
            "recognise": "engine.formats.detect",
        },
    )

__all__ = ["OpeningOptions", "Recognition", "open_tokenizer", "recognise"]
