"""Two buttons that open a token into its parts, one level at a time, and close it again."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QWidget

_OUTLINED: Final = """
QToolButton { border: 1px solid palette(shadow); background: palette(base); padding: 0 6px; }
QToolButton:focus { border: 2px solid palette(link); padding: 0 5px; }
QToolButton:disabled { border-color: palette(mid); background: transparent; }
"""


class LevelButtons(QWidget):
    """Shows how far a token is opened."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.opening, self.closing = QToolButton(self), QToolButton(self)
        self.opening.setText("+")
        self.closing.setText("−")
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(2)
        for button in (self.opening, self.closing):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.setStyleSheet(_OUTLINED)
            row.addWidget(button)
        row.addStretch(1)

    def show_level(self, lane: str, level: int, levels: int, tips: tuple[str, str]) -> None:
        """Allow what is possible at a level of so many; nothing is shown where there are none."""
        self.opening.setEnabled(level < levels)
        self.closing.setEnabled(level > 0)
        self.setVisible(levels > 0)
        for button, tip in zip((self.opening, self.closing), tips, strict=True):
            button.setToolTip(tip)
            button.setAccessibleName(f"{lane}: {tip}" if lane else tip)
