"""What a film shows: scenes that can be painted at any moment, and their pictures as pixels.

A scene is a function of (base, alpha), as everything that moves in the window is; it adds that
theme and size are its own and need not be those of the window. In which language it speaks is
decided around it (`speaking`), without the window hearing of it.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import fields
from typing import Final, Protocol

import numpy as np
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QImage, QPainter

from gui.export.palette import Frame
from gui.look import translation
from gui.look.theme import Theme

_NATURAL_WIDTH: Final = 1280
_SMALLEST_SCALE: Final = 0.75

ZOOMS: Final = (2.4, 2.0, 1.7, 1.4, 1.2, 1.0)
"""How much larger than usual a scene may be drawn whose contents leave room, the largest first."""


class Scene(Protocol):
    """Something that moves from position 0 to `length`."""

    @property
    def length(self) -> int:
        """The last position."""

    def zoom(self, room: QRectF) -> float:
        """How many times larger it may be drawn so that what matters still fits into `room`."""

    def paint(self, painter: QPainter, room: QRectF, base: int, alpha: float) -> None:
        """Draw the moment `alpha` (0..1) of the way from `base` to the next position."""


def picture(scene: Scene, theme: Theme, size: tuple[int, int], base: int, alpha: float) -> QImage:
    """Draw a moment of a scene.

    Type has at least its natural size where the picture is 1280 pixels wide, and grows and shrinks
    with it, but never below what can be read.
    """
    width, height = size
    scale = max(_SMALLEST_SCALE, width / _NATURAL_WIDTH)
    scale *= scene.zoom(QRectF(0, 0, width / scale, height / scale))
    # With alpha, letters have grey edges on every system and not the coloured ones of its screen.
    image = QImage(QSize(width, height), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(theme.window)
    with QPainter(image) as painter:
        # subtle: to a painter that magnifies everything is drawn as shapes. Finished pictures of
        # boxes look the same only where every pixel of theirs is one of the film's.
        painter.scale(scale, scale)
        room = QRectF(0, 0, width / scale, height / scale)
        scene.paint(painter, room, base, alpha)
    return image


def pixels(image: QImage) -> Frame:
    """The picture as height x width pixels, each 0xRRGGBB."""
    image = image.convertToFormat(QImage.Format.Format_RGB32)
    rows = np.frombuffer(image.constBits(), np.uint32).reshape(image.height(), -1)
    return rows[:, : image.width()] & np.uint32(0xFFFFFF)


def colours_of(theme: Theme) -> set[int]:
    """The colours of a theme, as 0xRRGGBB."""
    values = [getattr(theme, field.name) for field in fields(theme)]
    found = [value for value in (*values, *theme.tokens) if isinstance(value, QColor)]
    return {colour.rgb() & 0xFFFFFF for colour in found}


def draw_line(
    painter: QPainter, room: QRectF, text: str, font: QFont, colour: QColor, right: bool = False
) -> None:
    """Write one line, cut with an ellipsis where it does not fit, in the middle of the height."""
    metrics = QFontMetricsF(font)
    shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, room.width())
    side = Qt.AlignmentFlag.AlignRight if right else Qt.AlignmentFlag.AlignLeft
    painter.setFont(font)
    painter.setPen(colour)
    painter.drawText(room, int(side | Qt.AlignmentFlag.AlignVCenter), shown)


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Have everything inside speak a language, while no widget hears of it."""
    app, before = QCoreApplication.instance(), translation.current()
    if app is None or language == before:
        yield
        return
    deaf = _Deaf(app)
    app.installEventFilter(deaf)
    try:
        translation.install(app, language)
        yield
    finally:
        translation.install(app, before)
        app.removeEventFilter(deaf)


class _Deaf(QObject):
    """Keeps the news of another language from the application, which would tell every widget."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Swallow it."""
        return event.type() == QEvent.Type.LanguageChange and watched is self.parent()
