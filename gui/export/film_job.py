"""Frames -> a film file, whole or not at all; it runs in a thread beside the window.

The window's thread draws and puts frames into a queue of bounded length; here they are compressed.
No Qt.
"""

from __future__ import annotations

import contextlib
import queue
import secrets
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from gui.export.film_files import ApngWriter, FilmWriter, GifWriter
from gui.export.mp4 import Mp4Writer
from gui.export.palette import Frame, Palette

FORMATS: Final = {".gif": "gif", ".png": "apng", ".apng": "apng", ".mp4": "mp4"}
"""Ending of the file -> what is written into it."""

_WAITING: Final = 8
"""Frames that may wait to be compressed: of 1920 x 1080 pixels they have 66 MB."""


@dataclass(frozen=True)
class FilmPlan:
    """What is written.

    Attributes:
        path: the file; its ending says the format.
        size: width and height in pixels; of an MP4 both are even.
        rate: frames in a second.
        samples: how many frames come first from which the palette is chosen.
        colours: colours that must be exact, as 0xRRGGBB.
    """

    path: Path
    size: tuple[int, int]
    rate: int
    samples: int = 0
    colours: Collection[int] = ()


class Stopped(Exception):  # noqa: N818 - it is no error
    """Nobody wants the film any more."""


class FrameQueue:
    """Frames on their way from the window's thread to the one that writes."""

    def __init__(self) -> None:
        """Begin empty."""
        self._queue: queue.Queue[tuple[Frame, int] | None] = queue.Queue(_WAITING)
        self._stopped = False

    @property
    def full(self) -> bool:
        """Whether a frame would have to wait; then nobody draws one."""
        return self._queue.full()

    def put(self, frame: Frame, frames: int) -> None:
        """Add a frame and for how many frames it stays; there must be room."""
        self._queue.put_nowait((frame, frames))

    def end(self) -> None:
        """Say that no frame follows; there must be room."""
        self._queue.put_nowait(None)

    def stop(self) -> None:
        """Have the writing end at once, whatever still waits."""
        self._stopped = True
        with contextlib.suppress(queue.Full):
            self._queue.put_nowait(None)

    def __iter__(self) -> Iterator[tuple[Frame, int]]:
        """Take the frames, until the end.

        Raises:
            Stopped: the film is not wanted any more.
        """
        while (item := self._queue.get()) is not None:
            if self._stopped:
                break
            yield item
        if self._stopped:
            raise Stopped


def write_film(plan: FilmPlan, frames: FrameQueue) -> None:
    """Write a film; the file takes its name when it is complete.

    Raises:
        Stopped: it is not wanted any more; nothing is left of it.
        OSError: it could not be written; a file that was there is unchanged.
    """
    temporary = plan.path.parent / f".{plan.path.name[:40]}.{secrets.token_hex(6)}.tmp"
    try:
        _write(plan, frames, temporary)
        temporary.replace(plan.path)
    except BaseException:
        with contextlib.suppress(OSError):
            temporary.unlink()
        raise


def _write(plan: FilmPlan, frames: FrameQueue, temporary: Path) -> None:
    source = iter(frames)
    samples = [next(source)[0] for _ in range(plan.samples)]
    if FORMATS[plan.path.suffix.lower()] == "mp4":
        film = Mp4Writer(temporary, plan.size, plan.rate)
        try:
            _fill(film, source)
        except BaseException:
            film.stop()
            raise
        return
    with temporary.open("xb") as stream:
        writer: FilmWriter
        if FORMATS[plan.path.suffix.lower()] == "gif":
            palette = Palette(samples, plan.colours)
            writer = GifWriter(stream, plan.size, plan.rate, palette)
        else:
            writer = ApngWriter(stream, plan.size, plan.rate)
        _fill(writer, source)


def _fill(film: FilmWriter, source: Iterator[tuple[Frame, int]]) -> None:
    for frame, count in source:
        film.add(frame, count)
    film.close()
