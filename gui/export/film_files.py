"""The formats of films: frames go in one after the other, and none is kept.

Each writer takes a frame (0xRRGGBB pixels) and for how long it stays. Of a frame only what differs
from the one before is stored, within the smallest rectangle around it. GIF after the specification
of GIF89a (CompuServe 1990), APNG after "PNG Specification (Third Edition)" (W3C 2025). No Qt.
"""

from __future__ import annotations

import struct
import zlib
from typing import BinaryIO, Final, Protocol

import numpy as np
from numpy.typing import NDArray
from PIL import Image
from PIL.GifImagePlugin import getdata

from gui.export.palette import UNCHANGED, Frame, Indices, Palette

_LONGEST_GIF: Final = 65_535  # hundredths of a second
_LONGEST_APNG: Final = 65_535  # frames: the numerator of a delay
_OPAQUE: Final = np.uint32(0xFF00_0000)
_SAME: Final = (slice(0, 1), slice(0, 1))


class FilmWriter(Protocol):
    """What every format can do."""

    def add(self, frame: Frame, frames: int) -> None:
        """Show a picture for that many frames."""

    def close(self) -> None:
        """End the film; the file belongs to the caller."""


class GifWriter:
    """Writes a GIF that plays for ever, with one palette for all its frames."""

    def __init__(
        self, stream: BinaryIO, size: tuple[int, int], rate: int, palette: Palette
    ) -> None:
        """Write the beginning: width and height in pixels, frames in a second."""
        self._stream, self._palette, self._rate = stream, palette, rate
        self._before: Indices | None = None
        self._clock = self._shown = 0
        stream.write(b"GIF89a" + struct.pack("<HHBBB", *size, 0b1111_0111, 0, 0))
        stream.write(palette.as_bytes())
        stream.write(b"!\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00")

    def add(self, frame: Frame, frames: int) -> None:
        """Store what has changed; the rest is transparent."""
        now = self._palette.indices(frame)
        part = _changed_part(self._before, now)
        stored = now[part].copy()
        if self._before is not None:
            stored[stored == self._before[part]] = UNCHANGED
        rows, columns = part
        image = Image.frombytes("P", stored.shape[::-1], stored.tobytes())
        self._stream.writelines(
            getdata(
                image,
                (columns.start, rows.start),
                duration=self._duration(frames),
                transparency=UNCHANGED,
                disposal=1,
            )
        )
        self._before = now

    def close(self) -> None:
        """Write the end."""
        self._stream.write(b";")

    def _duration(self, frames: int) -> int:
        """Milliseconds in whole hundredths of a second, in which rounding does not add up."""
        self._clock += frames
        until = round(100 * self._clock / self._rate)
        hundredths = min(_LONGEST_GIF, max(2, until - self._shown))
        self._shown += hundredths
        return 10 * hundredths


class ApngWriter:
    """Writes an animated PNG that plays for ever; every pixel is exact."""

    def __init__(self, stream: BinaryIO, size: tuple[int, int], rate: int) -> None:
        """Write the beginning; how many frames there are is written in the end."""
        self._stream, self._rate = stream, rate
        self._before: Frame | None = None
        self._number = self._count = 0
        stream.write(b"\x89PNG\r\n\x1a\n")
        self._write(b"IHDR", struct.pack(">IIBBBBB", *size, 8, 6, 0, 0, 0))
        self._control = stream.tell()
        self._write(b"acTL", struct.pack(">II", 0, 0))

    def add(self, frame: Frame, frames: int) -> None:
        """Store what has changed; the rest is transparent."""
        part = _changed_part(self._before, frame)
        rows, columns = part
        stored = frame[part] | _OPAQUE
        if self._before is not None:
            stored[frame[part] == self._before[part]] = 0
        height, width = stored.shape
        place = (width, height, columns.start, rows.start)
        delay = (min(frames, _LONGEST_APNG), self._rate)
        self._write(b"fcTL", struct.pack(">IIIIIHHBB", self._next(), *place, *delay, 0, 1))
        data = zlib.compress(_rows(stored), 6)
        if self._before is None:
            self._write(b"IDAT", data)
        else:
            self._write(b"fdAT", struct.pack(">I", self._next()) + data)
        self._before = frame
        self._count += 1

    def close(self) -> None:
        """Write the end, and the number of frames at the beginning."""
        self._write(b"IEND", b"")
        end = self._stream.tell()
        self._stream.seek(self._control)
        self._write(b"acTL", struct.pack(">II", self._count, 0))
        self._stream.seek(end)

    def _next(self) -> int:
        self._number += 1
        return self._number - 1

    def _write(self, kind: bytes, data: bytes) -> None:
        check = zlib.crc32(kind + data)
        self._stream.write(struct.pack(">I", len(data)) + kind + data + struct.pack(">I", check))


def as_rgb(frame: Frame) -> NDArray[np.uint8]:
    """Height x width x 3 bytes: red, green, blue."""
    swapped = frame.astype(">u4").view(np.uint8).reshape(*frame.shape, 4)
    return np.ascontiguousarray(swapped[..., 1:])


def _rows(frame: Frame) -> bytes:
    """The rows of pixels 0xAARRGGBB as PNG stores them: none is filtered."""
    height, width = frame.shape
    rows = np.zeros((height, 1 + 4 * width), np.uint8)
    rgba = (frame << 8 | frame >> 24).astype(">u4")
    rows[:, 1:] = rgba.view(np.uint8).reshape(height, -1)
    return rows.tobytes()


def _changed_part(
    before: NDArray[np.uint8] | Frame | None, now: NDArray[np.uint8] | Frame
) -> tuple[slice, slice]:
    """The smallest rectangle that holds every pixel that has changed; never an empty one."""
    if before is None:
        return slice(0, now.shape[0]), slice(0, now.shape[1])
    changed = before != now
    rows, columns = np.flatnonzero(changed.any(1)), np.flatnonzero(changed.any(0))
    if not len(rows):
        return _SAME
    return slice(int(rows[0]), int(rows[-1]) + 1), slice(int(columns[0]), int(columns[-1]) + 1)
