"""Source: a file that was read and recognised, on its way to the reader of its format."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from engine.documented_json import SIZE_LIMIT, TokenizerFileError, decode_json
from engine.formats.options import NO_OPTIONS, OpeningOptions
from engine.formats.packed import GZIP, unpacked
from engine.text.reading import read_bytes
from engine.text.remark import Remark


@dataclass(frozen=True)
class Source:
    """A file.

    Attributes:
        path: where it is; for sentences and for looking beside it.
        data: its content, unpacked.
        value: the same parsed, if it is JSON.
        options: what a person chose where the file says nothing.
    """

    path: Path
    data: bytes = field(repr=False)
    value: object = field(default=None, repr=False)
    options: OpeningOptions = NO_OPTIONS

    def refused(self, place: str, reason: Remark) -> TokenizerFileError:
        """Say where and why it cannot be used."""
        return TokenizerFileError(self.path, place, reason)

    def members(self) -> Mapping[str, object]:
        """Give the members of its JSON object."""
        return self.value if isinstance(self.value, dict) else {}


def read_unpacked(path: Path) -> bytes:
    """Read a file, unpacked if it is a gzip file.

    Raises:
        TokenizerFileError: it cannot be read, is too large, or is damaged.
    """
    data = read_bytes(path, SIZE_LIMIT, TokenizerFileError)
    return unpacked(data, path) if data.startswith(GZIP) else data


def text_lines(source: Source) -> list[str]:
    r"""Give the lines of a text, which end at `\n` and nowhere else.

    Other line ends of Unicode, and `\r`, may be tokens. Only where each line ends with `\r\n`,
    `\r` belongs to the line end. Behind the last line end there is no line.

    Raises:
        TokenizerFileError: the text is not UTF-8.
    """
    lines = decode_json(source.data, source.path).split("\n")
    ended = lines[:-1]
    if ended and all(line.endswith("\r") for line in ended):
        lines = [line.removesuffix("\r") for line in ended] + lines[-1:]
    return lines[:-1] if lines[-1] == "" else lines
