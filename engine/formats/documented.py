"""The documented JSON as a `DocumentedTokenizer`."""

from __future__ import annotations

import os

from engine.documented_json import read_document
from engine.pipeline import DocumentedTokenizer
from engine.tokenizer import BPETokenizer


def open_documented(value: object, path: str | os.PathLike[str]) -> DocumentedTokenizer:
    """Make a tokenizer of the parsed content of a documented file.

    Raises:
        TokenizerFileError: with file, place and reason.
    """
    return DocumentedTokenizer(BPETokenizer.from_document(read_document(value, path)))
