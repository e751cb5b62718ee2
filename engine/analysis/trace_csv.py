"""A training as a table for other programs: one row per merge.

The format is that of RFC 4180: fields parted by commas, rows ended by CR LF, fields that hold a
comma, a quote or a line end in quotes, and a quote inside them doubled. The encoding is UTF-8; half
a surrogate pair, which that cannot hold, is written as the escape that Python and JSON have for it.
"""

from __future__ import annotations

import csv
import io
import os
from collections.abc import Iterator
from typing import Final

from engine.documented_json import write_atomically
from engine.training import Trace

COLUMNS: Final = ("rank", "left", "right", "token", "count", "replacements", "tie_size")
"""Rank from 0, the two tokens and what they became, how often the pair was adjacent and how often
it was replaced, and how many pairs had that count (1: no tie)."""

_ROWS_AT_ONCE = 1_000


def trace_csv(trace: Trace) -> str:
    r"""The whole table with its header.

    >>> from engine import Corpus, TrainingOptions
    >>> trace = Trace(Corpus.from_counts({"a,a": 2}), TrainingOptions(merges=1))
    >>> print(trace_csv(trace).replace("\r", ""), end="")
    rank,left,right,token,count,replacements,tie_size
    0,a,",","a,",2,2,2
    """
    return "".join(trace_csv_parts(trace))


def trace_csv_parts(trace: Trace) -> Iterator[str]:
    """The same in parts, so that a long table is never in memory as a whole."""
    buffer = io.StringIO(newline="")
    writer = csv.writer(buffer)
    writer.writerow(COLUMNS)
    for rank in range(len(trace)):
        writer.writerow(_row(trace, rank))
        if rank % _ROWS_AT_ONCE == 0:
            yield _taken(buffer)
    yield _taken(buffer)


def save_trace_csv(trace: Trace, path: str | os.PathLike[str]) -> None:
    """Write the table to a file, whole or not at all.

    Raises:
        TokenizerFileError: it could not be written; a file that was there is unchanged.
    """
    write_atomically(path, trace_csv(trace).encode("utf-8"))


def _row(trace: Trace, rank: int) -> tuple[int | str, ...]:
    return (
        rank,
        trace.token(int(trace.left_ids[rank])),
        trace.token(int(trace.right_ids[rank])),
        trace.token(int(trace.token_ids[rank])),
        int(trace.counts[rank]),
        int(trace.replacements[rank]),
        int(trace.tie_sizes[rank]),
    )


def _taken(buffer: io.StringIO) -> str:
    """What the buffer holds; it is empty afterwards."""
    text = buffer.getvalue().encode("utf-8", "backslashreplace").decode("utf-8")
    buffer.seek(0)
    buffer.truncate()
    return text
