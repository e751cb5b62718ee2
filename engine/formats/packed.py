"""gzip: files that hold another file, unpacked with bounds.

A small file may unpack to one without end, so its size and the ratio of both sizes are limited.
"""

from __future__ import annotations

import os
import zlib

from engine.documented_json import SIZE_LIMIT, TokenizerFileError
from engine.text.remark import Remark

GZIP = b"\x1f\x8b"
_LARGEST_RATIO = 200
_ALWAYS_ALLOWED = 1 << 20
_MOST_MEMBERS = 1_000
_WITH_HEADER = 16 + zlib.MAX_WBITS


def unpacked(data: bytes, path: str | os.PathLike[str]) -> bytes:
    """Unpack a gzip file.

    Raises:
        TokenizerFileError: it is damaged, cut off, or unpacks to far more than a tokenizer has,
            or holds another gzip file.
    """
    limit = min(SIZE_LIMIT, max(_ALWAYS_ALLOWED, _LARGEST_RATIO * len(data)))
    parts: list[bytes] = []
    rest = data
    for _ in range(_MOST_MEMBERS):
        machine = zlib.decompressobj(_WITH_HEADER)
        try:
            parts.append(machine.decompress(rest, limit + 1))
        except zlib.error:
            reason = Remark("this gzip file is damaged")
            raise TokenizerFileError(path, "", reason) from None
        limit -= len(parts[-1])
        if limit < 0:
            reason = Remark("this gzip file unpacks to far more than a tokenizer needs")
            raise TokenizerFileError(path, "", reason)
        if not machine.eof:
            reason = Remark("this gzip file ends too early: it is cut off")
            raise TokenizerFileError(path, "", reason)
        rest = machine.unused_data
        if not rest.startswith(GZIP):  # what follows the last member is padding
            break
    content = b"".join(parts)
    if content.startswith(GZIP):
        raise TokenizerFileError(path, "", Remark("this gzip file holds another; unpack it first"))
    return content


def unpacked_beginning(data: bytes, most: int) -> bytes:
    """Unpack the first bytes of what may be the beginning of a gzip file; b"" if it is damaged."""
    try:
        return zlib.decompressobj(_WITH_HEADER).decompress(data, most)
    except zlib.error:
        return b""
