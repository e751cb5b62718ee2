"""The number of an option, as a key that can be pressed."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPen

from gui.look.theme import Theme


def draw_badge(painter: QPainter, box: QRectF, number: int, font: QFont, theme: Theme) -> None:
    """Draw the key of a number into `box`."""
    painter.setPen(QPen(theme.control, 1.2))
    painter.setBrush(theme.raised)
    painter.drawRoundedRect(box, 3, 3)
    painter.setFont(font)
    painter.setPen(theme.text)
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(number))
