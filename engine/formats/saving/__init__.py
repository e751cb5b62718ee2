"""Saving tokenizers in other formats than their own, where the format can hold them.

What a format cannot hold is said before: `losses` gives it for every format, and what forbids
saving stops `save_as` too. A `loss` is a sentence; `tried_texts` shows what it comes to.

Tokenizers with merges become `parts` first, then `documents`, `pair_files` or `rank_files`; stages
become `components`, and with them tokenizer.json (`hugging_face`). For SentencePiece models that is
`sentencepiece`, with `piece_models` and `piece_losses`.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable
from pathlib import Path

from engine.documented_json import TokenizerFileError, save, write_atomically
from engine.formats.saving.documents import document, document_losses
from engine.formats.saving.hugging_face import (
    hugging_face_file,
    hugging_face_losses,
    is_written_whole,
    stand_in_losses,
)
from engine.formats.saving.loss import Loss
from engine.formats.saving.pair_files import pair_files, pair_losses
from engine.formats.saving.parts import BPEParts, parts_of
from engine.formats.saving.piece_losses import sentencepiece_losses
from engine.formats.saving.rank_files import rank_file, rank_file_losses
from engine.formats.saving.sentencepiece import sentencepiece_file
from engine.formats.sentencepiece.tokenizer import SentencePieceTokenizer
from engine.pipeline import DocumentedTokenizer, Tokenizer
from engine.text.remark import Remark

FORMATS = ("documented", "tokenizer.json", "vocab+merges", "tiktoken")
"""The formats; "vocab+merges" is a folder of two files."""

__all__ = ["FORMATS", "Loss", "losses", "save_as"]


def losses(tokenizer: Tokenizer) -> dict[str, tuple[Loss, ...]]:
    """Say for every format what it would lose of a tokenizer; what forbids it comes first."""
    parts = parts_of(tokenizer)
    return {format: _losses(tokenizer, parts, format) for format in FORMATS}


def save_as(tokenizer: Tokenizer, path: str | os.PathLike[str], format: str) -> Path:
    """Write a tokenizer; give what was written: the file, or of two files the folder.

    Raises:
        TokenizerFileError: the format cannot hold the tokenizer, or it could not be written; then
            a file that was there is unchanged.
        ValueError: there is no such format.
    """
    if format not in FORMATS:
        raise ValueError(f"{format!r} is none of: {', '.join(FORMATS)}")
    path, parts = Path(path), parts_of(tokenizer)
    for loss in _losses(tokenizer, parts, format):
        if loss.forbids:
            raise TokenizerFileError(path, "", loss.remark)
    if format == "tokenizer.json":
        if isinstance(tokenizer, SentencePieceTokenizer):
            content = sentencepiece_file(tokenizer)
        else:
            content = hugging_face_file(tokenizer, parts)
        file = json.dumps(content, ensure_ascii=True, indent=1)
        write_atomically(path, file.encode())
    elif format == "documented" and isinstance(tokenizer, DocumentedTokenizer):
        tokenizer.model.save(path)
    elif parts is not None:
        _write(parts, path, format)
    return path


def _write(parts: BPEParts, path: Path, format: str) -> None:
    if format == "documented":
        save(document(parts), path)
    elif format == "tiktoken":
        write_atomically(path, rank_file(parts))
    else:
        _make_folder(path)
        vocabulary, merges = pair_files(parts)
        write_atomically(path / "vocab.json", vocabulary)
        write_atomically(path / "merges.txt", merges)


def _make_folder(path: Path) -> None:
    try:
        path.mkdir(exist_ok=True)
    except (OSError, ValueError) as error:
        detail = getattr(error, "strerror", None) or str(error)
        reason = Remark("the file could not be written: {detail}", detail=detail)
        raise TokenizerFileError(path, "", reason) from None


def _losses(tokenizer: Tokenizer, parts: BPEParts | None, format: str) -> tuple[Loss, ...]:
    found = _found(tokenizer, parts, format)
    return tuple(sorted(found, key=lambda loss: not loss.forbids))


def _found(tokenizer: Tokenizer, parts: BPEParts | None, format: str) -> Iterable[Loss]:
    if format == "documented" and isinstance(tokenizer, DocumentedTokenizer):
        return ()
    if format == "tokenizer.json" and is_written_whole(tokenizer):
        return stand_in_losses(tokenizer)
    if format == "tokenizer.json" and isinstance(tokenizer, SentencePieceTokenizer):
        return sentencepiece_losses(tokenizer)
    if tokenizer.refusal is not None:
        return (Loss(tokenizer.refusal, True),)
    if parts is None and format == "tokenizer.json":
        reason = Remark("this format has no way of splitting that would give the same tokens")
        return (Loss(reason, True),)
    if parts is None and tokenizer.merges:
        reason = Remark("this format cannot hold what this tokenizer does before and after merging")
        return (Loss(reason, True),)
    if parts is None:
        return (Loss(Remark("this format holds only tokenizers that work by merges"), True),)
    if format == "documented":
        return document_losses(parts)
    if format == "tokenizer.json":
        return hugging_face_losses(parts)
    return pair_losses(tokenizer, parts) if format == "vocab+merges" else rank_file_losses(parts)
