"""Files -> text: what is safe to open, how much is read, and in which encoding.

Files are data from strangers. Nothing but a regular file of bounded size is opened, line ends stay
as they are, and an encoding that is not plain from the bytes is asked for, never guessed silently.
"""

from __future__ import annotations

import codecs
import os
import stat
from pathlib import Path

from engine.text.encodings import likely_encodings
from engine.text.remark import Remark

TEXT_LIMIT = 1 << 30
"""The largest text file that is read, in bytes."""

_BYTE_ORDER_MARKS = (
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF32_LE, "utf-32-le"),  # begins like UTF-16 LE: asked first
    (codecs.BOM_UTF32_BE, "utf-32-be"),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
)


class InputFileError(ValueError):
    """A file that cannot be used.

    Attributes:
        path: the file, or None for text that came from no file.
        place: where in it ("line 3", "$.vocab", "byte 17"), or "".
        reason: what is wrong, in plain words (a `Remark`: translatable).
    """

    def __init__(self, path: str | os.PathLike[str] | None, place: str, reason: str) -> None:
        """Keep the parts; the message joins them."""
        self.path = None if path is None else Path(path)
        self.place, self.reason = place, reason
        super().__init__(": ".join(str(part) for part in (self.path, place, reason) if part))

    @property
    def file(self) -> Path | None:
        """The same as `path`."""
        return self.path

    def __reduce__(self) -> tuple[object, ...]:
        """Cross a process border with all parts."""
        return type(self), (self.path, self.place, self.reason)


class CorpusError(InputFileError):
    """A corpus that cannot be read or counted."""


class UnknownEncodingError(CorpusError):
    """A text whose encoding must be chosen by a person.

    Attributes:
        candidates: encodings that decode it, the likeliest first.
        position: index of the first byte that is no UTF-8.
    """

    def __init__(
        self, path: str | os.PathLike[str] | None, candidates: tuple[str, ...], position: int
    ) -> None:
        """Keep the parts."""
        reason = Remark("the text is not UTF-8; its encoding has to be chosen")
        super().__init__(path, f"byte {position}", reason)
        self.candidates, self.position = candidates, position

    def __reduce__(self) -> tuple[object, ...]:
        """Cross a process border with all parts."""
        return type(self), (self.path, self.candidates, self.position)


def read_text(path: str | os.PathLike[str], encoding: str | None = None) -> str:
    """Read a text file, line ends untouched.

    UTF-8 with or without byte order mark, UTF-16 and UTF-32 with one; anything else needs
    `encoding`.

    Raises:
        UnknownEncodingError: it is none of these, and no encoding was given.
        CorpusError: it cannot be opened, is no regular file, is too large, is no text, or is not in
            `encoding`.
    """
    data = read_bytes(path, TEXT_LIMIT, CorpusError)
    try:
        return decode(data, encoding)
    except UnknownEncodingError as error:
        raise UnknownEncodingError(path, error.candidates, error.position) from None
    except CorpusError as error:
        raise CorpusError(path, error.place, error.reason) from None


def decode(data: bytes, encoding: str | None = None) -> str:
    """Decode bytes as `read_text` does.

    >>> decode("ёж".encode("utf-16"))
    'ёж'
    >>> decode("ёж".encode("cp1251"), "cp1251")
    'ёж'

    Raises:
        UnknownEncodingError, CorpusError: as `read_text`.
    """
    if encoding is not None:
        return _decode_as(data, encoding)
    for mark, name in _BYTE_ORDER_MARKS:
        if data.startswith(mark):
            return _decode_as(data[len(mark) :], name)
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise _undecided(data, error.start) from None


def _undecided(data: bytes, position: int) -> CorpusError:
    """What to say of bytes that are no UTF-8: a question, unless they are no text at all."""
    candidates = likely_encodings(data)
    if 0 in data and not any(name.startswith("utf") for name in candidates):
        return CorpusError(None, f"byte {data.index(0)}", Remark("this is binary data, not text"))
    return UnknownEncodingError(None, candidates, position)


def _decode_as(data: bytes, encoding: str) -> str:
    try:
        text = data.decode(encoding)
    except LookupError:
        raise CorpusError(
            None, "", Remark("there is no encoding called {encoding}", encoding=encoding)
        ) from None
    except UnicodeDecodeError as error:
        reason = Remark("this byte does not belong to {encoding} text", encoding=encoding)
        raise CorpusError(None, f"byte {error.start}", reason) from None
    return text.removeprefix("\ufeff") if encoding.lower().startswith("utf") else text


def read_bytes(
    path: str | os.PathLike[str], limit: int, error: type[InputFileError] = InputFileError
) -> bytes:
    """Read a regular file of at most `limit` bytes.

    Raises:
        error: the file is missing, is no regular file, is too large, or cannot be read.
    """
    path = Path(path)
    try:
        status = path.stat()
        if not stat.S_ISREG(status.st_mode):
            # Asked before it is opened: opening a pipe waits for ever, a device never ends.
            raise error(path, "", _what_instead(status.st_mode))
        if status.st_size > limit:
            raise error(path, "", _too_large(limit))
        with path.open("rb") as stream:
            data = stream.read(limit + 1)
    except (OSError, ValueError) as problem:
        if isinstance(problem, InputFileError):
            raise
        raise error(path, "", _why_unreadable(path, problem)) from None
    if len(data) > limit:  # some files of the system do not tell their size, and others grow
        raise error(path, "", _too_large(limit))
    return data


def _too_large(limit: int) -> Remark:
    return Remark("the file is larger than {limit} bytes", limit=limit)


def _what_instead(mode: int) -> Remark:
    if stat.S_ISDIR(mode):
        return Remark("this is a folder, not a file")
    if stat.S_ISFIFO(mode):
        return Remark("this is a pipe, not a regular file")
    if stat.S_ISSOCK(mode):
        return Remark("this is a socket, not a regular file")
    return Remark("this is a device, not a regular file")


def _why_unreadable(path: Path, problem: Exception) -> Remark:
    if isinstance(problem, FileNotFoundError):
        if path.is_symlink():
            return Remark("file not found: this is a link to a file that does not exist")
        return Remark("file not found")
    if isinstance(problem, PermissionError):
        return Remark("there is no permission to read this file")
    if isinstance(problem, OSError):
        reason = problem.strerror or str(problem)
        return Remark("the file cannot be read: {reason}", reason=reason)
    return Remark("this cannot be the name of a file")
