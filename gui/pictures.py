"""Draw a widget into a PNG, SVG or PDF file, exactly as it stands on the screen.

A picture is made in memory first and written in one go, so a failed save leaves the old file.
"""

import errno
import os
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

from PySide6.QtCore import (
    QBuffer,
    QByteArray,
    QIODevice,
    QMarginsF,
    QPoint,
    QRect,
    QSaveFile,
    QSize,
    QSizeF,
    Qt,
)
from PySide6.QtGui import QImage, QImageWriter, QPageSize, QPainter, QPdfWriter, QPicture, QRegion
from PySide6.QtSvg import QSvgGenerator
from PySide6.QtWidgets import QAbstractScrollArea, QWidget

_PIXELS_PER_INCH: Final = 96
_POINTS_PER_PIXEL: Final = 72 / _PIXELS_PER_INCH
_SLACK: Final = 6
"""Pixels that a text may stick out at its end: whoever shows an SVG sets type a little wider."""
_LARGEST_SIDE: Final = 32_000  # pixels; QImage ends at 32 767


def save_picture(widget: QWidget, path: Path, scale: float = 1.0) -> None:
    """Write `widget` to `path`; the file's ending says in which format.

    Args:
        widget: what to draw; it must have its size, but need not be on a screen.
        path: ends in `.png`, `.svg` or `.pdf`.
        scale: how many pixels of a PNG stand for one of the widget.

    Raises:
        ValueError: when the ending is none of the three.
        OSError: when there is no memory for so large a picture, or the file cannot be written;
            what was there before is untouched.
    """
    draw = FORMATS.get(path.suffix.lower())
    if draw is None:
        raise ValueError(f"a picture cannot be saved as '{path.suffix}'")
    try:
        content = draw(widget, scale)
    except MemoryError:
        raise OSError(errno.ENOMEM, os.strerror(errno.ENOMEM), str(path)) from None
    _write(path, content)


def _png(widget: QWidget, scale: float) -> bytes:
    longest = max(widget.width(), widget.height(), 1)
    scale = min(scale, _LARGEST_SIDE / longest)
    image = QImage(widget.size() * scale, QImage.Format.Format_ARGB32_Premultiplied)
    if image.isNull():
        raise MemoryError
    image.setDevicePixelRatio(scale)
    image.fill(Qt.GlobalColor.transparent)
    with QPainter(image) as painter:
        widget.render(painter, QPoint(0, 0))
    return _collect(lambda device: QImageWriter(device, QByteArray(b"png")).write(image))


def _svg(widget: QWidget, scale: float) -> bytes:
    def draw(device: QBuffer) -> None:
        # Only the newer version of the format clips what a scrolled panel hides.
        generator = QSvgGenerator(QSvgGenerator.SvgVersion.Svg11)
        generator.setOutputDevice(device)
        generator.setResolution(_PIXELS_PER_INCH)
        generator.setSize(widget.size())
        generator.setViewBox(QRect(QPoint(0, 0), widget.size()))
        generator.setTitle(widget.accessibleName() or widget.window().windowTitle())
        with QPainter(generator) as painter:
            painter.drawPicture(0, 0, _record(widget))

    return _collect(draw)


def _pdf(widget: QWidget, scale: float) -> bytes:
    def draw(device: QBuffer) -> None:
        writer = QPdfWriter(device)
        writer.setResolution(_PIXELS_PER_INCH)
        writer.setPageSize(QPageSize(_points(widget.size()), QPageSize.Unit.Point))
        writer.setPageMargins(QMarginsF(0, 0, 0, 0))
        writer.setTitle(widget.accessibleName() or widget.window().windowTitle())
        with QPainter(writer) as painter:
            painter.drawPicture(0, 0, _record(widget))

    return _collect(draw)


FORMATS: Final[Mapping[str, Callable[[QWidget, float], bytes]]] = {
    ".png": _png,
    ".svg": _svg,
    ".pdf": _pdf,
}


def _record(widget: QWidget) -> QPicture:
    """The widget as drawing commands that also clip.

    Rendered straight into a vector format, widgets draw over their edges: Qt clips them by means
    that only pixel formats understand. In a recording, every clip is a command of its own.
    """
    picture = QPicture()
    with QPainter(picture) as painter:
        _record_tree(widget, painter)
    return picture


def _record_tree(widget: QWidget, painter: QPainter) -> None:
    flags = QWidget.RenderFlag(0)
    if widget.isWindow() or widget.autoFillBackground():
        flags = QWidget.RenderFlag.DrawWindowBackground
    slack = 0 if widget.isWindow() or _scrolls(widget) else _SLACK
    clip = widget.rect().adjusted(-slack, 0, slack, 0)
    painter.setClipRect(clip, Qt.ClipOperation.IntersectClip)
    painter.save()
    widget.render(painter, QPoint(0, 0), QRegion(), flags)
    painter.restore()
    for child in widget.children():
        if isinstance(child, QWidget) and child.isVisibleTo(widget) and not child.isWindow():
            painter.save()
            painter.translate(child.pos())
            _record_tree(child, painter)
            painter.restore()


def _scrolls(widget: QWidget) -> bool:
    """Whether only a part of what the widget shows is in sight."""
    parent = widget.parent()
    return isinstance(parent, QAbstractScrollArea) and parent.viewport() is widget


def _points(size: QSize) -> QSizeF:
    return QSizeF(size) * _POINTS_PER_PIXEL


def _collect(draw: Callable[[QBuffer], object]) -> bytes:
    """What `draw` writes into the device that it is given."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    draw(buffer)
    buffer.close()
    return bytes(buffer.data().data())


def _write(path: Path, content: bytes) -> None:
    file = QSaveFile(str(path))
    if not (
        file.open(QIODevice.OpenModeFlag.WriteOnly)
        and file.write(content) == len(content)
        and file.commit()
    ):
        raise OSError(errno.EIO, file.errorString(), str(path))
