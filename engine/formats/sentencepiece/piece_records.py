"""The pieces of a .model file, read in columns.

`model_proto` knows the whole file; here are its records of pieces, a quarter of a million in large
files. Nearly all are written alike: text, score, perhaps a type. Those are taken apart together,
and the `protobuf` library reads the others one by one.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

_TEXT, _SCORE, _TYPE = 0x0A, 0x15, 0x18  # field numbers 1, 2, 3 with the types of their values
_NORMAL = 1
_BEFORE, _BEHIND, _TYPED_BEHIND = 2, 5, 7  # bytes around a text

Numbers = NDArray[np.int64]
Columns = tuple[list[str], NDArray[np.float32], Numbers]


def read_records(records: Sequence[bytes], parsed: Callable[[bytes], Any]) -> Columns:
    """Read the records of n pieces.

    Args:
        records: the serialized messages.
        parsed: reads one as a message with the fields piece, score and type.

    Returns:
        n texts, n scores, n numbers of types.

    Raises:
        DecodeError: as `parsed` does, for a record that is no message.
    """
    data = np.frombuffer(b"".join([*records, bytes(_BEFORE + _TYPED_BEHIND)]), np.uint8)
    lengths = np.fromiter(map(len, records), np.int64, len(records))
    starts = np.cumsum(lengths) - lengths
    sizes = data[starts + 1].astype(np.int64)
    behind = lengths - _BEFORE - sizes
    # What is not written like this may end anywhere.
    ends = np.minimum(starts + _BEFORE + sizes, len(data) - _TYPED_BEHIND)
    usual = (data[starts] == _TEXT) & (sizes < 0x80) & (data[ends] == _SCORE)
    typed = (behind == _TYPED_BEHIND) & (data[ends + 5] == _TYPE) & (data[ends + 6] < 0x80)
    usual &= typed | (behind == _BEHIND)
    scores = data[ends[:, None] + np.arange(1, 5)].view("<f4").astype(np.float32).ravel()
    types = np.where(typed, data[ends + 6], _NORMAL).astype(np.int64)
    texts = _texts(data, starts, ends, typed) if usual.all() else []
    if len(texts) != len(records):
        bounds = zip(records, np.where(usual, sizes, 0).tolist(), strict=True)
        texts = [piece_text(record[_BEFORE : _BEFORE + size]) for record, size in bounds]
    for number in np.flatnonzero(~usual).tolist():
        message = parsed(records[number])
        texts[number] = piece_text(message.piece)
        scores[number], types[number] = message.score, message.type
    return texts, scores, types


def _texts(
    data: NDArray[np.uint8], starts: Numbers, ends: Numbers, typed: NDArray[np.bool_]
) -> list[str]:
    """Give what is behind a zero byte each, after all else that is around the texts was left out.

    Nothing if a text has one itself, or is no UTF-8.
    """
    kept = np.ones(len(data), np.bool_)
    kept[starts + 1] = False
    for place in range(_BEHIND):
        kept[ends + place] = False
    for place in range(_BEHIND, _TYPED_BEHIND):
        kept[ends[typed] + place] = False
    kept[-_BEFORE - _TYPED_BEHIND :] = False
    blank = data.copy()
    blank[starts] = 0
    texts = blank[kept]
    if len(texts) - np.count_nonzero(texts) != len(starts):
        return []
    try:
        return str(texts[1:].data, "utf-8").split("\0")
    except UnicodeDecodeError:
        return []


def piece_text(data: bytes) -> str:
    """Decode a text; a byte that is no UTF-8 must not make two pieces look the same."""
    return data.decode("utf-8", "backslashreplace")
