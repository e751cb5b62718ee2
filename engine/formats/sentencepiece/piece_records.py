"""The pieces of a .model file, read in columns.

`model_proto` knows the whole file; here are its records of pieces, a quarter of a million in large
files. Nearly all are written alike: text, score, perhaps a type. Where a file begins with such ones
only, they are found in its bytes. Else the `protobuf` library gives the records: those that are
alike are taken apart together, the others one by one.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

_RECORD = 0x0A  # field 1 of the file
_TEXT, _SCORE, _TYPE = 0x0A, 0x15, 0x18  # field numbers 1, 2, 3 with the types of their values
_NORMAL = 1
_BEFORE, _BEHIND, _TYPED_BEHIND = 2, 5, 7  # bytes around a text

Numbers = NDArray[np.int64]
Columns = tuple[list[str], NDArray[np.float32], Numbers]


def read_beginning(file: bytes) -> tuple[Columns, int] | None:
    """Read the records of n pieces from the beginning of a file, where all are written alike.

    Where one could begin, its bytes tell; each then must begin where the one before ends, which
    none that only looks like one does.

    Returns:
        the columns as `read_records` gives them, and where the rest of the file begins; None if
        there is anything else between the records.
    """
    data = np.frombuffer(file + bytes(_TYPED_BEHIND), np.uint8)
    total = len(file)
    if total < _BEFORE:
        return None
    places = np.flatnonzero((data[: total - 2] == _RECORD) & (data[2:total] == _TEXT))
    lengths = data[places + 1].astype(np.int64)
    sizes = data[places + 3].astype(np.int64)
    ends = np.minimum(places + 4 + sizes, total)
    behind = lengths - _BEFORE - sizes
    typed = behind == _TYPED_BEHIND
    usual = (lengths < 0x80) & (data[ends] == _SCORE) & (typed | (behind == _BEHIND))
    usual &= ~typed | ((data[ends + 5] == _TYPE) & (data[np.minimum(ends + 6, total)] < 0x80))
    places, lengths, sizes, ends, typed = (
        column[usual] for column in (places, lengths, sizes, ends, typed)
    )
    follow = np.append(places[1:], places[-1:] + 2 + lengths[-1:]) == places + 2 + lengths
    if not len(places) or places[0] or not follow.all():
        return None
    end = int(places[-1] + 2 + lengths[-1])
    texts = _texts_between(data[:end], sizes, lengths)
    if end > total or len(texts) != len(places):
        return None
    types = np.where(typed, data[np.minimum(ends + 6, total)], _NORMAL).astype(np.int64)
    return (texts, _scores(data, ends), types), end


def _scores(data: NDArray[np.uint8], ends: Numbers) -> NDArray[np.float32]:
    """Give the scores behind texts."""
    columns = np.empty((len(ends), 4), np.uint8)
    for place in range(4):
        columns[:, place] = data[ends + 1 + place]
    return columns.view("<f4").astype(np.float32).ravel()


def _texts_between(data: NDArray[np.uint8], sizes: Numbers, lengths: Numbers) -> list[str]:
    """Give the texts: what is around them is left out, but for one byte each, which is made zero.

    Nothing if a text has a zero byte itself, or is no UTF-8.
    """
    ones = np.ones_like(sizes)
    counts = np.stack([2 * ones, ones, ones, sizes, lengths - _BEFORE - sizes], axis=1).ravel()
    kept = np.repeat(np.tile(np.array([False, True, False, True, False]), len(sizes)), counts)
    marks = np.cumsum(sizes + 1) - (sizes + 1)
    texts = data[kept]
    texts[marks] = 0
    return _cut(texts, len(sizes))


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
    scores = _scores(data, ends)
    types = np.where(typed, data[ends + 6], _NORMAL).astype(np.int64)
    bounds = zip(records, np.where(usual, sizes, 0).tolist(), strict=True)
    texts = [piece_text(record[_BEFORE : _BEFORE + size]) for record, size in bounds]
    for number in np.flatnonzero(~usual).tolist():
        message = parsed(records[number])
        texts[number] = piece_text(message.piece)
        scores[number], types[number] = message.score, message.type
    return texts, scores, types


def _cut(texts: NDArray[np.uint8], count: int) -> list[str]:
    """Cut texts that are behind a zero byte each; nothing if there are others, or no UTF-8."""
    if len(texts) - np.count_nonzero(texts) != count:
        return []
    try:
        return str(texts[1:].data, "utf-8").split("\0")
    except UnicodeDecodeError:
        return []


def piece_text(data: bytes) -> str:
    """Decode a text; a byte that is no UTF-8 must not make two pieces look the same."""
    return data.decode("utf-8", "backslashreplace")
