"""Line icons, drawn from the SVG files in `resources/icons` in the text colour of the theme."""

from functools import lru_cache
from pathlib import Path
from typing import Final

from PySide6.QtCore import QByteArray, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from gui.look import theme

FOLDER: Final = Path(__file__).resolve().parents[2] / "resources" / "icons"

# Each size of an icon on the sheet on which all are drawn, with room for lines that go too far.
_PLACES: Final = (QRect(0, 0, 16, 16), QRect(24, 0, 24, 24), QRect(56, 0, 48, 48))
_FADED: Final = 0.45


def names() -> tuple[str, ...]:
    """Every icon that there is."""
    return tuple(sorted(path.stem for path in FOLDER.glob("*.svg")))


def icon(name: str) -> QIcon:
    """The icon called `name`, tinted for the active theme; ask again when the theme changed.

    Raises:
        FileNotFoundError: when there is no such icon.
    """
    look = theme.active()
    return _tinted(name, look.text.name(), look.muted.name())


def pixmap(name: str, size: int, colour: QColor) -> QPixmap:
    """The icon called `name` as a square picture of `size` pixels in any colour."""
    return _draw(_source(name), size, colour.name())


@lru_cache(maxsize=256)
def _tinted(name: str, colour: str, disabled: str) -> QIcon:
    faded = QColor(disabled)
    faded.setAlphaF(_FADED)
    sheet, made = _sheet(_renderer(_source(name), colour)), QIcon()
    pale = _recoloured(sheet, faded)
    for place in _PLACES:
        made.addPixmap(sheet.copy(place))
        made.addPixmap(pale.copy(place), QIcon.Mode.Disabled)
    return made


@lru_cache(maxsize=64)
def _source(name: str) -> str:
    return (FOLDER / f"{name}.svg").read_text(encoding="utf-8")


@lru_cache(maxsize=256)
def _draw(source: str, size: int, colour: str) -> QPixmap:
    return _render(_renderer(source, colour), size)


def _renderer(source: str, colour: str) -> QSvgRenderer:
    return QSvgRenderer(QByteArray(source.replace("currentColor", colour).encode()))


def _sheet(renderer: QSvgRenderer) -> QPixmap:
    """The icon in all its sizes: what is drawn at once costs half as much."""
    whole = _PLACES[0].united(_PLACES[-1])
    sheet = QPixmap(whole.size())
    sheet.fill(Qt.GlobalColor.transparent)
    with QPainter(sheet) as painter:
        for place in _PLACES:
            renderer.render(painter, QRectF(place))
    return sheet


def _render(renderer: QSvgRenderer, size: int) -> QPixmap:
    picture = QPixmap(size, size)
    picture.fill(Qt.GlobalColor.transparent)
    with QPainter(picture) as painter:
        renderer.render(painter, QRectF(0, 0, size, size))
    return picture


def _recoloured(picture: QPixmap, colour: QColor) -> QPixmap:
    """The same lines in another colour: quicker than to draw them again."""
    copy = QPixmap(picture)
    with QPainter(copy) as painter:
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
        painter.fillRect(copy.rect(), colour)
    return copy
