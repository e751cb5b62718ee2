"""A line of text that may be another after every key, and never moves what stands around it.

A QLabel asks all that is around it, up to the window, to be laid out anew for every text.
"""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

from gui.widgets.elided_label import ElidedLabel


class StillLabel(ElidedLabel):
    """An ElidedLabel that is given its width, whatever it says."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Begin with nothing to say."""
        self._shown = ""
        super().__init__(parent)

    def text(self) -> str:
        """What it says."""
        return self._shown

    def setText(self, text: str) -> None:  # noqa: N802
        """Say something else."""
        if text != self._shown:
            self._shown = text
            self.setAccessibleName(text)
            self.update()

    def sizeHint(self) -> QSize:
        """All in one line."""
        metrics = self.fontMetrics()
        return QSize(metrics.horizontalAdvance(self._shown), metrics.height())
