"""A field that searches in a panel. Its keys lead back to what is found there.

It adds to a line edit that nobody has to reach for the mouse before the keys of the player, which
write while the cursor is in a field, play again.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QWidget

_LEAVING: Final = (Qt.Key.Key_Escape, Qt.Key.Key_Down)
_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class SearchField(QLineEdit):
    """Escape empties it; Return, the arrow down, and Escape once it is empty leave it."""

    def __init__(self, panel: QWidget, parent: QWidget | None = None) -> None:
        """Search in `panel`, which takes the keys when this field is left."""
        super().__init__(parent)
        self._panel = panel
        self.setClearButtonEnabled(True)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take the keys that empty and leave."""
        key = event.key()
        if key == Qt.Key.Key_Escape and self.text():
            self.clear()
        elif key in _LEAVING:
            self._panel.setFocus()
        else:
            super().keyPressEvent(event)
            if key in _ENTER:
                self._panel.setFocus()
