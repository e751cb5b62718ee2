"""A chip above the vocabulary: its name says which tokens are shown only, its cross shows all."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QToolButton, QWidget

from gui.look import icons
from gui.widgets.elided_label import ElidedLabel

_LOOK = """
#chip { background: palette(highlight); border: 1px solid palette(link); border-radius: 6px; }
"""


class VocabularyChip(QFrame):
    """Hidden until it has a title."""

    close_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("chip")
        self.setStyleSheet(_LOOK)
        self._title = ElidedLabel(self)
        self._close = QToolButton(self)
        self._close.clicked.connect(self.close_requested)
        row = QHBoxLayout(self)
        row.setContentsMargins(8, 0, 2, 0)
        row.addWidget(self._title, 1)
        row.addWidget(self._close)
        self._dress()
        self.retranslate()
        self.hide()

    def show_title(self, title: str) -> None:
        """Say which tokens are shown; nothing hides the chip."""
        self._title.show_text(title)
        self.setAccessibleName(title)
        self.setVisible(bool(title))

    def title(self) -> str:
        """What is said; empty while the chip is hidden."""
        return "" if self.isHidden() else self._title.text()

    def retranslate(self) -> None:
        """Set the texts of the cross."""
        self._close.setAccessibleName(self.tr("Show all tokens again"))
        self._close.setToolTip(self.tr("Show all tokens again"))

    def _dress(self) -> None:
        self._close.setIcon(icons.icon("close"))

    def changeEvent(self, event: QEvent) -> None:
        """Follow language and theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.PaletteChange:
            self._dress()
