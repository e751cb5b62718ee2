"""Tokenizer files -> Tokenizer: one module per format; `detect` looks at content, not at names."""

from engine.formats.detect import Recognition, recognise
from engine.formats.opening import open_tokenizer
from engine.formats.options import OpeningOptions

__all__ = ["OpeningOptions", "Recognition", "open_tokenizer", "recognise"]
