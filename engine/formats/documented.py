"""The documented JSON as a `DocumentedTokenizer`."""

from __future__ import annotations

import os
from itertools import islice

from engine.documented_json import read_document
from engine.pipeline import DocumentedTokenizer
from engine.tokenizer import BPETokenizer


def open_documented(value: object, path: str | os.PathLike[str]) -> DocumentedTokenizer:
    """Make a tokenizer of the parsed content of a documented file.

    Raises:
        TokenizerFileError: with file, place and reason.
    """
    model = BPETokenizer.from_document(read_document(value, path))
    return DocumentedTokenizer(model, source=_first_merge(value))


def _first_merge(value: object) -> dict[str, object] | None:
    merges = value.get("merges") if isinstance(value, dict) else None
    if isinstance(merges, dict):
        return {"merges": dict(islice(merges.items(), 1))}
    return {"merges": merges[:1]} if isinstance(merges, list) else None
