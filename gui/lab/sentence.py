"""A sentence that takes as many lines as it needs, without asking the page for height of its own.

A wrapped QLabel makes every layout around it one whose height follows its width, and a scroll area
then gives such a page the height that it would like instead of the one there is.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QFont, QResizeEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget


class Sentence(QLabel):
    """Plain text over the whole width; `role` as the style sheet knows it."""

    def __init__(self, role: str = "", parent: QWidget | None = None) -> None:
        """Say nothing yet."""
        super().__init__(parent)
        self._fitted: tuple[str, int, QFont] | None = None
        self.setProperty("role", role)
        self.setWordWrap(True)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def say(self, text: str, role: str | None = None) -> None:
        """Show a text, in another role if one is given; without a text take no room."""
        if role is not None and role != self.property("role"):
            self.setProperty("role", role)
            self.style().polish(self)
        self.setText(text)
        self.setVisible(bool(text))
        self._fit()

    def _fit(self) -> None:
        if (self.text(), self.width(), self.font()) == self._fitted:
            return
        self._fitted = self.text(), self.width(), self.font()
        self.setMinimumHeight(0)  # a label never measures itself lower than that
        self.setFixedHeight(max(self.fontMetrics().height(), self.heightForWidth(self.width())))

    def hasHeightForWidth(self) -> bool:
        """Keep the layouts around it simple."""
        return False

    def minimumSizeHint(self) -> QSize:
        """Be content with any width."""
        return QSize(0, self.fontMetrics().height())

    def sizeHint(self) -> QSize:
        """The height of the text; a label would ask for a square."""
        return QSize(0, max(self.minimumHeight(), self.fontMetrics().height()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Take the lines that this width asks for."""
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the size of the type."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._fit()
