"""The part of a scroll area on which everything stands, made here and not by Qt."""

from __future__ import annotations

from PySide6.QtWidgets import QAbstractScrollArea, QWidget


def own_viewport(area: QAbstractScrollArea) -> QWidget:
    """Give an area without content a viewport that shows the ground behind it, and return it.

    subtle: asked for the one that Qt has made, PySide6 makes the classes of all widgets there are,
    to find out which of them it is. It knows what is made here.
    """
    viewport = QWidget()
    area.setViewport(viewport)
    return viewport
