"""The way from a tie to the experiments: a small button in the line of the panel's heading."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QWidget

from gui.look import icons, theme


class ForkButton(QWidget):
    """Says that one wants another choice; its name is left out where it does not fit."""

    fork_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        """Wait for a tie."""
        super().__init__(parent)
        self._button = QToolButton()
        self._button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._button.setAutoRaise(True)
        self._button.setProperty("role", "slim")
        self._button.clicked.connect(self.fork_requested)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addStretch(1)
        row.addWidget(self._button)
        self._dress()
        self.retranslate()

    def allow(self, allowed: bool) -> None:
        """Say whether there is something to choose."""
        self._button.setEnabled(allowed)

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self._button.setText(self.tr("Fork here…"))
        tip = self.tr("Choose another pair or rule at this step, and compare both timelines")
        self._button.setToolTip(f"{tip} (Ctrl+Shift+F)")
        self._button.setAccessibleName(self.tr("Fork here"))
        self._button.setAccessibleDescription(tip)
        self._fit()

    def _dress(self) -> None:
        self._button.setIcon(icons.icon("fork"))
        side = self.fontMetrics().height() - 2
        self._button.setIconSize(QSize(side, side))
        self._button.setFixedHeight(self.fontMetrics().height() + 2)
        self._fit()

    def _fit(self) -> None:
        style = Qt.ToolButtonStyle
        self._button.setToolButtonStyle(style.ToolButtonTextBesideIcon)
        if self._button.sizeHint().width() > self.width():
            self._button.setToolButtonStyle(style.ToolButtonIconOnly)

    def minimumSizeHint(self) -> QSize:
        """Room for the picture alone."""
        side = self.fontMetrics().height() + 2
        return QSize(side + round(theme.active().spacing), side)

    def sizeHint(self) -> QSize:
        """No more than that is asked for."""
        return self.minimumSizeHint()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Write the name where there is room."""
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        """Follow language and theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() in (QEvent.Type.FontChange, QEvent.Type.PaletteChange):
            self._dress()
