"""Drawing a film while the window goes on: frames here, some at a time; compressing beside.

Widgets' fonts and pictures belong to the window's thread, so frames are drawn in it, for some
milliseconds at a time. `film_job` compresses them in a thread of its own. The same scene and wish
give the same bytes.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from time import monotonic
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from gui.export.film_job import FORMATS, FilmPlan, FrameQueue, Stopped, write_film
from gui.export.moments import Moment, moments
from gui.export.scene import Scene, colours_of, picture, pixels, speaking
from gui.look import theme as themes
from gui.look.theme import Theme

SIZES: Final = ((640, 360), (960, 540), (1280, 720), (1920, 1080))
RATES: Final = (10, 20, 25, 50)
"""Frames in a second; each of them stays for whole hundredths of one, as GIF needs it."""

_SLICE: Final = 0.008  # seconds of drawing, after which the window has its turn
_WAIT_MS: Final = 10
_SAMPLES: Final = 8


@dataclass(frozen=True)
class AnimationWish:
    """What a person wants of a film.

    Attributes:
        first: the position it begins with.
        last: the position it ends with.
        ending: of the file: ".gif", ".png" (animated) or ".mp4".
        size: width and height in pixels; of an MP4 they are made even.
        seconds: how long a step takes.
        rate: frames in a second.
        theme: the name of the theme.
        language: the code of the language.
    """

    first: int = 0
    last: int = 0
    ending: str = ".gif"
    size: tuple[int, int] = (1280, 720)
    seconds: float = 1.2
    rate: int = 20
    theme: str = "light"
    language: str = "en"


MakeScene = Callable[[Theme], Scene]


class AnimationExport(QObject):
    """Makes one film.

    Signals:
        progressed: how many pictures are drawn, and how many there will be.
        finished: the path of the file, which is complete.
        failed: the exception; there is no file, or the old one.
        cancelled: there is no file, or the old one.
    """

    progressed = Signal(int, int)
    finished = Signal(object)
    failed = Signal(object)
    cancelled = Signal()

    def __init__(
        self, make_scene: MakeScene, wish: AnimationWish, path: Path, parent: QObject | None = None
    ) -> None:
        """Get ready.

        Args:
            make_scene: makes the scene in a theme.
            wish: what is to be seen of it.
            path: the file; its ending says the format.
            parent: its owner.
        """
        super().__init__(parent)
        self._wish, self._theme = wish, themes.THEMES[wish.theme]
        with speaking(wish.language):
            self._scene = make_scene(self._theme)
        last = min(wish.last, self._scene.length)
        self._moments = moments(min(wish.first, last), last, wish.seconds, wish.rate)
        kind = FORMATS[path.suffix.lower()]
        samples = _spread(self._moments) if kind == "gif" else ()
        # The colours of four pixels are one in an MP4.
        self._size = (wish.size[0] & ~1, wish.size[1] & ~1) if kind == "mp4" else wish.size
        self._plan = FilmPlan(path, self._size, wish.rate, len(samples), colours_of(self._theme))
        self._to_draw = [*samples, *self._moments]
        self._drawn = 0
        self._ended = False
        self._frames = FrameQueue()
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="film")
        self._writing: Future[None] | None = None
        self._turn = QTimer(self)
        self._turn.timeout.connect(self._go_on)

    @property
    def running(self) -> bool:
        """Whether it is being made."""
        return self._writing is not None

    def start(self) -> None:
        """Begin."""
        self._writing = self._thread.submit(write_film, self._plan, self._frames)
        self.progressed.emit(0, len(self._to_draw))
        self._turn.start(0)

    def cancel(self) -> None:
        """Stop at once and leave nothing behind; also when the window closes."""
        if self._writing is not None:
            self._frames.stop()
            self._conclude(wait=True)

    def _go_on(self) -> None:
        """Draw for a moment; or wait, if the writer has enough to do or has all."""
        if self._writing is None or self._writing.done():
            self._conclude(wait=False)
            return
        before = self._drawn
        with speaking(self._wish.language):
            end = monotonic() + _SLICE
            while self._has_to_draw() and not self._frames.full and monotonic() < end:
                self._draw(self._to_draw[self._drawn])
        if self._drawn > before:
            self.progressed.emit(self._drawn, len(self._to_draw))
        if not self._has_to_draw() and not self._frames.full and not self._ended:
            self._ended = True
            self._frames.end()
        self._turn.setInterval(0 if self._has_to_draw() and not self._frames.full else _WAIT_MS)

    def _has_to_draw(self) -> bool:
        return self._drawn < len(self._to_draw)

    def _draw(self, moment: Moment) -> None:
        base, alpha = moment.base, moment.alpha
        image = picture(self._scene, self._theme, self._size, base, alpha)
        self._frames.put(pixels(image), moment.frames)
        self._drawn += 1

    def _conclude(self, *, wait: bool) -> None:
        """Say how it went."""
        self._turn.stop()
        writing, self._writing = self._writing, None
        self._thread.shutdown(wait=wait)
        if writing is None:
            return
        problem = writing.exception()
        if problem is None:
            self.finished.emit(self._plan.path)
        elif isinstance(problem, Stopped):
            self.cancelled.emit()
        else:
            self.failed.emit(problem)


def _spread(all_moments: Sequence[Moment]) -> tuple[Moment, ...]:
    """Some moments from all over the film, in whose pictures the colours are looked for."""
    number = min(_SAMPLES, len(all_moments))
    places = {round(place * (len(all_moments) - 1) / max(1, number - 1)) for place in range(number)}
    return tuple(all_moments[place] for place in sorted(places))
