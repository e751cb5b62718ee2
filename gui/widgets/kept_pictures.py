"""Finished pictures of small things, as many as fit on what they are drawn on.

More than fill a panel can never be in sight at once, and a panel that plays for an hour shows
hundreds of thousands of boxes: without a limit that follows its size it would keep megabytes of
those that nobody sees again.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable
from math import ceil
from typing import TypeVar

from PySide6.QtGui import QPaintDevice, QPainter, QPixmap
from PySide6.QtWidgets import QWidget

Key = TypeVar("Key", bound=Hashable)


class KeptPictures(OrderedDict[Key, QPixmap]):
    """Pictures by what they look like: `get` one, or make it and `keep` it.

    Together they have no more pixels than the largest thing that they were drawn on. The oldest go.
    """

    def __init__(self) -> None:
        """Keep nothing yet."""
        super().__init__()
        self._pixels = self._room = 0

    def keep(self, key: Key, picture: QPixmap, painter: QPainter) -> QPixmap:
        """Keep a new picture that `painter` is about to draw."""
        self[key] = picture
        self._pixels += _pixels(picture)
        self._room = max(self._room, _pixels(painter.device()))
        # subtle: one at a time, as throwing all away at once would cost a frame.
        while self._pixels > self._room and len(self) > 1:
            self._pixels -= _pixels(self.popitem(last=False)[1])
        return picture


def _pixels(device: QPaintDevice) -> int:
    """How many pixels of the screen something has; a widget gives its size in logical ones."""
    scale = device.devicePixelRatio() if isinstance(device, QWidget) else 1.0
    return ceil(device.width() * scale) * ceil(device.height() * scale)
