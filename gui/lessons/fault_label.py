"""What is not as it should be in a lesson: a few lines beside its text, which scroll if they must.

It adds to a label that a long fault takes no more than a share of the dock, and is never cut off.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtWidgets import QFrame, QLabel, QScrollArea, QSizePolicy, QWidget

_MOST_LINES: Final = 7


class FaultLabel(QScrollArea):
    """Shows plain text; as high as it is, up to a few lines."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Show nothing yet."""
        super().__init__(parent)
        self._label = QLabel()
        self._label.setWordWrap(True)
        self._label.setTextFormat(Qt.TextFormat.PlainText)
        self._label.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._label.setProperty("role", "warning")
        self._label.setSizePolicy(_as_high_as_text(QSizePolicy.Policy.Minimum))
        self.setWidget(self._label)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(_as_high_as_text(QSizePolicy.Policy.Minimum))
        for ground in (self._label, self.viewport()):
            ground.setAutoFillBackground(False)

    def text(self) -> str:
        """What is shown."""
        return self._label.text()

    def set_text(self, text: str) -> None:
        """Show this."""
        self._label.setText(text)
        self.updateGeometry()

    # Qt

    def hasHeightForWidth(self) -> bool:
        """It has."""
        return True

    def heightForWidth(self, width: int) -> int:
        """As high as the text, up to some lines."""
        most = _MOST_LINES * self.fontMetrics().lineSpacing()
        return min(most, self._label.heightForWidth(width))

    def sizeHint(self) -> QSize:
        """As high as the text in this width."""
        return QSize(self.width(), self.heightForWidth(self.width()))

    def minimumSizeHint(self) -> QSize:
        """A line."""
        return QSize(0, self.fontMetrics().lineSpacing())

    def changeEvent(self, event: QEvent) -> None:
        """Follow the type."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self.updateGeometry()


def _as_high_as_text(vertical: QSizePolicy.Policy) -> QSizePolicy:
    policy = QSizePolicy(QSizePolicy.Policy.Ignored, vertical)
    policy.setHeightForWidth(True)
    return policy
