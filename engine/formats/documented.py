"""The documented JSON as a `Tokenizer`."""

from __future__ import annotations

import os

from engine.documented_json import read_document
from engine.pipeline import Tokenizer
from engine.tokenizer import BPETokenizer


def open_documented(value: object, path: str | os.PathLike[str]) -> Tokenizer:
    """Make a tokenizer of the parsed content of a documented file.

    Raises:
        TokenizerFileError: with file, place and reason.
    """
    return Tokenizer(BPETokenizer.from_document(read_document(value, path)))
