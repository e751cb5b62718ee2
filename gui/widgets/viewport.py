"""The part of a scroll area on which everything stands: made here and not by Qt, or written on."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QAbstractScrollArea, QWidget

_REWRITTEN: Final = "rewritten"


def own_viewport(area: QAbstractScrollArea) -> QWidget:
    """Give an area without content a viewport that shows the ground behind it, and return it.

    subtle: asked for the one that Qt has made, PySide6 makes the classes of all widgets there are,
    to find out which of them it is. It knows what is made here.
    """
    viewport = QWidget()
    area.setViewport(viewport)
    return viewport


def write_in(area: QAbstractScrollArea, font: QFont) -> None:
    """Write in this font from now on; again in every change of the style.

    subtle: Qt writes what stands in an empty text field in the font of its viewport, and a style
    sheet that comes back after another font gives that the old one. Before there was another font
    nothing is to be done, and the viewport is not asked for.
    """
    if area.testAttribute(Qt.WidgetAttribute.WA_SetFont) and area.font() != font:
        area.setProperty(_REWRITTEN, True)
    area.setFont(font)
    if area.property(_REWRITTEN):
        area.viewport().setFont(font)
