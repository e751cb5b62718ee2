"""Fingerprints of files: what a session says of a file that is too large to be kept in it.

A file that has not changed since it was read last is not read again. No Qt: it may run in a thread.
"""

from __future__ import annotations

import hashlib
from contextlib import suppress
from dataclasses import replace
from functools import lru_cache
from pathlib import Path
from typing import Final

from engine.text.reading import CorpusError, read_text
from gui.export.session_record import FileRecord, SessionRecord

SMALL: Final = 200_000
"""Up to this many characters or bytes a text is kept whole."""

READ_WHOLE: Final = 1 << 26
"""Of a larger file only the size is looked at when a session is opened: reading would take long."""


def sealed(record: SessionRecord) -> SessionRecord:
    """The record with what only the files can say: their sizes, fingerprints and small texts."""
    corpus = record.corpus
    files = tuple(map(described, corpus.files))
    text = corpus.text
    if text is None and len(files) == 1 and (files[0].size or SMALL + 1) <= SMALL:
        with suppress(CorpusError):
            text = read_text(files[0].path, corpus.encoding)
    return replace(
        record,
        corpus=replace(corpus, files=files, text=text),
        tokenizers=tuple(map(described, record.tokenizers)),
    )


def described(file: FileRecord) -> FileRecord:
    """The file as it is now; what cannot be read keeps what is known of it.

    A folder that holds a tokenizer has neither size nor fingerprint.
    """
    with suppress(OSError, ValueError):
        status = file.path.stat()
        if file.path.is_file():
            found = _sha256(str(file.path), status.st_size, status.st_mtime_ns)
            return replace(file, size=status.st_size, sha256=found)
    return file


def has_changed(file: FileRecord) -> bool:
    """Whether a file that is there is another one than the record says."""
    with suppress(OSError, ValueError):
        status = file.path.stat()
        if file.size is not None and file.path.is_file() and status.st_size != file.size:
            return True
        if file.sha256 and status.st_size <= READ_WHOLE and file.path.is_file():
            return _sha256(str(file.path), status.st_size, status.st_mtime_ns) != file.sha256
    return False


@lru_cache(maxsize=32)
def _sha256(path: str, size: int, changed: int) -> str:
    """The fingerprint of a file; size and time only say whether it is still the same one."""
    with Path(path).open("rb") as stream:
        return hashlib.file_digest(stream, "sha256").hexdigest()
