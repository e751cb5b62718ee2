"""The notes about a file: a button, and all of them in a small window below.

They are what the reader noticed. The doctor makes findings of them and finds more; only findings
are counted, so that no two numbers seem to tell of the same thing.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QToolButton, QWidget

from engine.analysis.doctor import Severity
from gui.explore.doctor_card import SIGNS
from gui.explore.popup import TextPopup
from gui.look import icons, theme

_WIDTH_IN_LETTERS = 60


class NotesButton(QToolButton):
    """Hidden without notes."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._notes: tuple[str, ...] = ()
        self._severity: Severity = "note"
        self._popup = TextPopup(self)
        self._lay_out()
        self._dress()
        self.hide()

    def show_notes(self, notes: Sequence[str], severity: Severity = "note") -> None:
        """Offer these sentences; the gravest of them is as grave as this."""
        self._notes, self._severity = tuple(notes), severity
        self._popup.set_text("\n\n".join(self._notes))
        self.setVisible(bool(notes))
        self._popup.hide()
        self._dress()
        self.retranslate()

    def notes(self) -> tuple[str, ...]:
        """What is offered."""
        return self._notes

    def retranslate(self) -> None:
        """Set all texts in the present language."""
        text = self.tr("Remarks on the file")
        if self._severity == "error":
            text = self.tr("Remarks on the file, with an error")
        elif self._severity == "warning":
            text = self.tr("Remarks on the file, with a warning")
        self.setText(text)
        self.setAccessibleName(text)
        self.setAccessibleDescription(self.tr("Shows what should be known about the file"))
        self.setToolTip(self.tr("Shows what should be known about the file"))
        self._popup.setAccessibleName(text)

    def open_notes(self) -> None:
        """Show the notes below the button, inside the window."""
        place = self.mapToGlobal(QPoint())
        self._popup.open_below(QRect(place, self.size()), _WIDTH_IN_LETTERS)

    def _lay_out(self) -> None:
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.clicked.connect(self.open_notes)

    def _dress(self) -> None:
        side = round(1.1 * self.fontMetrics().height())
        look = theme.active()
        ink = {"error": look.error, "warning": look.warning, "note": look.text}[self._severity]
        self.setIcon(QIcon(icons.pixmap(SIGNS[self._severity], side, ink)))
        self.setIconSize(QSize(side, side))

    def changeEvent(self, event: QEvent) -> None:
        """Follow language and theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange):
            self._dress()
