"""What somebody wants to be opened, as a value; `opening_job` opens it.

It is apart from the job, which loads every reader of files that there is. It imports no Qt.
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from itertools import islice
from pathlib import Path

from engine.formats.options import NO_OPTIONS, OpeningOptions

SMALL = 200_000
"""Up to this many bytes a tokenizer is read within two frames."""

HEAD = 65_536
"""So many bytes of a text are looked at to say what it is."""

_MOST_IN_A_FOLDER = 100


@dataclass(frozen=True)
class Opening:
    """What to open.

    Attributes:
        paths: files, or folders that hold a tokenizer.
        only_tokenizers: whatever is no tokenizer is a problem, and no text.
        options: what was chosen where such a file does not say it.
    """

    paths: tuple[Path, ...]
    only_tokenizers: bool = False
    options: OpeningOptions = NO_OPTIONS

    @property
    def is_small(self) -> bool:
        """Whether it is done before anybody could notice."""
        return all(map(self._is_quick, self.paths))

    def _is_quick(self, path: Path) -> bool:
        if _size(path) <= SMALL:
            return True
        return not self.only_tokenizers and path.is_file() and not begins_like_json(path)


def begins_like_json(path: Path) -> bool:
    """Whether the whole file would have to be read to say what it is."""
    with suppress(OSError, ValueError):
        return head(path).lstrip(b"\xef\xbb\xbf\xff\xfe\0 \t\r\n")[:1] in (b"{", b"[")
    return False


def head(path: Path, size: int = HEAD) -> bytes:
    """The first bytes of a file."""
    if not path.is_file():  # opening a pipe would wait for ever
        return b""
    with path.open("rb") as stream:
        return stream.read(size)


def _size(path: Path) -> int:
    """How many bytes may have to be read: of a folder, all that its files have."""
    try:
        if not path.is_dir():
            return path.stat().st_size
        entries = list(islice(path.iterdir(), _MOST_IN_A_FOLDER + 1))
        sizes = sum(entry.stat().st_size for entry in entries if entry.is_file())
        return sizes if len(entries) <= _MOST_IN_A_FOLDER else SMALL + 1
    except (OSError, ValueError):  # opening it says what is wrong
        return 0
