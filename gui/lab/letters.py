"""How large the type of the theme is: pages decide by it what they have room for.

A page cannot ask itself: its own font is that of the style only once it was shown.
"""

from __future__ import annotations

from PySide6.QtGui import QFontMetrics

from gui.look import theme


def letter_width() -> int:
    """How wide a letter is on average, in pixels."""
    return max(1, QFontMetrics(theme.active().ui_font()).averageCharWidth())


def line_height() -> int:
    """How high a line of text is, in pixels."""
    return QFontMetrics(theme.active().ui_font()).height()
