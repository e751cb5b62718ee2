"""MP4 through the program `ffmpeg`, where it is installed: nothing of it comes with this program.

H.264 where that `ffmpeg` can write it, else MPEG-4 Part 2; without the things that would make two
runs differ. No Qt and no shell.
"""

from __future__ import annotations

import errno
import os
import shutil
import subprocess
from functools import cache
from pathlib import Path
from typing import Final

from gui.export.film_files import as_rgb
from gui.export.palette import Frame

_ENCODERS: Final = {
    "libx264": ("-preset", "medium", "-crf", "18", "-tune", "animation"),
    "libopenh264": ("-b:v", "4M"),
    "mpeg4": ("-q:v", "3"),
}
_ASKING: Final = 20  # seconds


def find_ffmpeg() -> Path | None:
    """The program, if there is one on the path."""
    found = shutil.which("ffmpeg")
    return Path(found) if found else None


class Mp4Writer:
    """Hands frames to `ffmpeg`, which writes the file."""

    def __init__(self, path: Path, size: tuple[int, int], rate: int) -> None:
        """Start it.

        Args:
            path: the file to write; its ending does not matter.
            size: width and height in pixels, both even.
            rate: frames in a second.

        Raises:
            OSError: there is no `ffmpeg`, or it cannot be started.
        """
        program = find_ffmpeg()
        if program is None:
            raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), "ffmpeg")
        self._path = path
        self._process = subprocess.Popen(
            _command(program, path, size, rate),
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )

    def add(self, frame: Frame, frames: int) -> None:
        """Show a picture for that many frames.

        Raises:
            OSError: `ffmpeg` has ended too early.
        """
        data = as_rgb(frame).tobytes()
        assert self._process.stdin is not None
        try:
            for _ in range(frames):
                self._process.stdin.write(data)
        except BrokenPipeError:
            raise self._failure() from None

    def close(self) -> None:
        """Wait until the file is whole.

        Raises:
            OSError: `ffmpeg` could not write it.
        """
        assert self._process.stdin is not None
        try:
            self._process.stdin.close()
        except BrokenPipeError:
            raise self._failure() from None
        if self._process.wait() != 0:
            raise self._failure()

    def stop(self) -> None:
        """End it at once; what it has written is worth nothing."""
        self._process.kill()
        self._process.communicate()

    def _failure(self) -> OSError:
        return OSError(errno.EIO, os.strerror(errno.EIO), str(self._path))


def _command(program: Path, path: Path, size: tuple[int, int], rate: int) -> list[str]:
    encoder = _encoder(program)
    width, height = size
    return [
        *(str(program), "-hide_banner", "-loglevel", "error", "-y"),
        *("-f", "rawvideo", "-pixel_format", "rgb24", "-video_size", f"{width}x{height}"),
        *("-framerate", str(rate), "-i", "-", "-an"),
        *("-c:v", encoder, *_ENCODERS[encoder], "-pix_fmt", "yuv420p"),
        *("-threads", "1", "-map_metadata", "-1", "-fflags", "+bitexact", "-flags:v", "+bitexact"),
        *("-movflags", "+faststart", "-f", "mp4", str(path)),
    ]


@cache
def _encoder(program: Path) -> str:
    """The best of the known encoders that this `ffmpeg` has."""
    listed = subprocess.run(
        [str(program), "-hide_banner", "-encoders"],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        check=False,
        timeout=_ASKING,
    ).stdout.split()
    return next((name for name in _ENCODERS if name.encode() in listed), "mpeg4")
