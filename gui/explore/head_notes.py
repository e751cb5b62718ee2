"""The notes about a file: a button with their number, and all of them in a small window below."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QToolButton, QWidget

from gui.explore.popup import TextPopup
from gui.look import icons
from gui.look.translation import format_number

_WIDTH_IN_LETTERS = 60


class NotesButton(QToolButton):
    """Hidden without notes."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._notes: tuple[str, ...] = ()
        self._popup = TextPopup(self)
        self._lay_out()
        self._dress()
        self.hide()

    def show_notes(self, notes: Sequence[str]) -> None:
        """Offer these sentences."""
        self._notes = tuple(notes)
        self._popup.set_text("\n\n".join(self._notes))
        self.setVisible(bool(notes))
        self._popup.hide()
        self.retranslate()

    def notes(self) -> tuple[str, ...]:
        """What is offered."""
        return self._notes

    def retranslate(self) -> None:
        """Set all texts in the present language."""
        number = len(self._notes)
        text = self.tr("{count} note(s)", "", number).format(count=format_number(number))
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
        self.setIcon(icons.icon("info"))
        self.setIconSize(QSize(side, side))

    def changeEvent(self, event: QEvent) -> None:
        """Follow language and theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange):
            self._dress()
