"""Reading a text file that is to be compared: in the window if it is small, else in a worker.

A text may have a megabyte in UTF-8. A file in another encoding can be larger than its text, by four
times at most; what is larger still is not read at all. No Qt here.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from engine.text.reading import read_text
from gui.work.compare_job import Listener

SMALL: Final = 64_000
"""Bytes of a file that is read in the time of a frame."""

_LARGEST_RATIO = 4


@dataclass(frozen=True, slots=True)
class TextFile:
    """A file that is to be read.

    Attributes:
        path: the file.
        most_bytes: how many bytes its text may have in UTF-8.
    """

    path: Path
    most_bytes: int


@dataclass(frozen=True, slots=True)
class TooLong:
    """What a text is that is longer than it may be; `size` in bytes."""

    size: int


def read(order: TextFile, listener: Listener) -> str | TooLong:
    """Read a file.

    Raises:
        CorpusError, OSError: it cannot be read, or not as text.
    """
    size = order.path.stat().st_size
    if size > _LARGEST_RATIO * order.most_bytes:
        return TooLong(size)
    listener.progress("opening", 0, size)
    text = read_text(order.path)
    length = len(text.encode("utf-8", "surrogatepass"))
    return text if length <= order.most_bytes else TooLong(length)
