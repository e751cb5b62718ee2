"""Document -> file. The old file stays whole until the new one is complete on the disk."""

from __future__ import annotations

import contextlib
import json
import os
import re
import secrets
import stat
from pathlib import Path

from engine.documented_json.document import Document, TokenizerFileError
from engine.documented_json.settings import settings_as_json
from engine.text.remark import Remark

_SURROGATE = re.compile("[\ud800-\udfff]")


def save(document: Document, path: str | os.PathLike[str]) -> None:
    """Write a documented tokenizer file.

    Raises:
        TokenizerFileError: it could not be written; a file that was there is unchanged.
    """
    write_atomically(path, _as_bytes(_all_fields(document)))


def save_vocabulary(document: Document, path: str | os.PathLike[str]) -> None:
    """Write the vocabulary and the special tokens only.

    Raises:
        TokenizerFileError: as `save`.
    """
    write_atomically(path, _as_bytes(_vocabulary_fields(document)))


def _as_bytes(value: object) -> bytes:
    text = json.dumps(value, ensure_ascii=False, indent=1) + "\n"
    # UTF-8 cannot hold lone surrogates; JSON can, as escapes.
    text = _SURROGATE.sub(lambda found: f"\\u{ord(found.group()):04x}", text)
    return text.encode("utf-8")


def _vocabulary_fields(document: Document) -> dict[str, object]:
    return {
        "vocab": dict(document.vocab),
        "vocab_size": len(document.vocab),
        **document.special_names,
        "tokenizer_type": document.tokenizer_type,
    }


def _all_fields(document: Document) -> dict[str, object]:
    result = _vocabulary_fields(document)
    result["merges"] = [list(pair) for pair in document.merges or ()]
    result["vocab_list"] = list(document.vocab_list)
    if document.settings is not None:
        result["training"] = settings_as_json(document.settings)
    return result


def write_atomically(path: str | os.PathLike[str], data: bytes) -> None:
    """Write a whole file, or nothing: a temporary file beside it takes its place when complete.

    A link is followed: what it points to is replaced. Permissions of an old file are kept.

    Raises:
        TokenizerFileError: it could not be written; a file that was there is unchanged.
    """
    try:
        _replace(Path(path).resolve(), data)
    except (OSError, RuntimeError, ValueError) as error:  # a link to itself, an impossible name
        detail = getattr(error, "strerror", None) or str(error)
        reason = Remark("the file could not be written: {detail}", detail=detail)
        raise TokenizerFileError(path, "", reason) from error


def _replace(target: Path, data: bytes) -> None:
    mode = _permissions(target)
    temporary = target.parent / f".{target.name[:40]}.{secrets.token_hex(6)}.tmp"
    try:
        with temporary.open("xb") as stream:
            stream.write(data)
            stream.flush()
            os.fsync(stream.fileno())
        if mode is not None:
            temporary.chmod(mode)
        temporary.replace(target)
    except BaseException:
        with contextlib.suppress(OSError):
            temporary.unlink()
        raise
    _sync_folder(target.parent)


def _permissions(target: Path) -> int | None:
    try:
        status = target.stat()
    except FileNotFoundError:
        return None
    if not stat.S_ISREG(status.st_mode):
        raise OSError(None, "this is no regular file")
    return stat.S_IMODE(status.st_mode)


def _sync_folder(folder: Path) -> None:
    """Make the new name itself durable, where the system can."""
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
