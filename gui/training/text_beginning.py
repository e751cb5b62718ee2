"""The beginning of a file as text: to show what is too long to be shown whole, to choose encodings.

It adds to the engine's reading that only a few bytes are read, so a character may be cut at the
end; and that a wrong guess is shown as text with gaps instead of being an error.
"""

from __future__ import annotations

import codecs
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from engine.text.reading import CorpusError, UnknownEncodingError, decode

MOST_CHARACTERS: Final = 200_000
_LONGEST_CHARACTER: Final = 4
_AROUND: Final = 2_000
_SHORT_LINE: Final = 1_000
_LONGEST_PREVIEW: Final = 60
_MARKS: Final = (codecs.BOM_UTF8, codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE, codecs.BOM_UTF32_BE)


@dataclass(frozen=True)
class EncodingChoice:
    """An encoding and how a line of the file reads in it."""

    encoding: str
    preview: str


def beginning(path: Path, encoding: str | None = None, limit: int = MOST_CHARACTERS) -> str:
    """The first characters of a text file, at most `limit`; whole lines, unless they are long.

    Raises:
        CorpusError: the file cannot be read, or not in this encoding.
    """
    data = _read(path, 0, limit)
    text = _decode_cut(data, encoding)[:limit]
    lines = text.rfind("\n") + 1
    is_cut = path.is_file() and path.stat().st_size > limit
    return text[:lines] if is_cut and lines and len(text) - lines < _SHORT_LINE else text


def encoding_choices(error: UnknownEncodingError, most: int = 5) -> tuple[EncodingChoice, ...]:
    """The likely encodings, each with the first line in which they differ.

    That is the line with the first byte that is no UTF-8: all before reads alike.
    """
    if error.path is None:
        return ()
    start = max(0, error.position - _AROUND)
    start -= start % 2  # two-byte encodings keep their step
    data = _read(error.path, start, 2 * _AROUND)
    choices = (
        EncodingChoice(name, _line_at(data, error.position - start, name))
        for name in error.candidates
    )
    return tuple(dict.fromkeys(choices))[:most]


def encoding_name(encoding: str) -> str:
    """What people call an encoding that Python calls `encoding`.

    >>> encoding_name("cp1251"), encoding_name("koi8_r")
    ('Windows-1251', 'KOI8-R')
    """
    name = codecs.lookup(encoding).name
    if name.startswith("cp125"):
        return f"Windows-{name[2:]}"
    if name.startswith("cp"):
        return f"DOS {name[2:]}"
    if name.startswith("mac"):
        return f"Mac {name[4:].capitalize()}".strip()
    return name.replace("_", "-").replace("iso8859", "ISO 8859").upper()


def _read(path: Path, start: int, length: int) -> bytes:
    if not path.is_file():  # opening a pipe would wait for ever
        return b""
    with path.open("rb") as stream:
        stream.seek(start)
        return stream.read(length)


def _decode_cut(data: bytes, encoding: str | None) -> str:
    """Decode bytes whose last character may be cut."""
    if encoding is None and not data.startswith(_MARKS):
        return _decode_utf8(data)
    for missing in range(_LONGEST_CHARACTER):
        try:
            return decode(data[: len(data) - missing], encoding)
        except CorpusError as error:
            problem = error
    raise problem


def _decode_utf8(data: bytes) -> str:
    """Decode without thinking about what else it could be: that takes half a second."""
    try:
        return codecs.getincrementaldecoder("utf-8")().decode(data)
    except UnicodeDecodeError as error:
        raise UnknownEncodingError(None, (), error.start) from None


def _line_at(data: bytes, position: int, encoding: str) -> str:
    """The line around a byte, in an encoding that may be wrong."""
    before = data[:position].decode(encoding, "replace")
    after = data[position:].decode(encoding, "replace")
    start = before[before.rfind("\n") + 1 :][-_LONGEST_PREVIEW // 3 :].lstrip()
    lines = after.splitlines()
    return (start + (lines[0] if lines else ""))[:_LONGEST_PREVIEW]
