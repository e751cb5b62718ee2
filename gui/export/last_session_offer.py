"""The question after a crash, in the status bar.

Beside `autosave`, which kept the session, and `session_place`, which opens it.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QWidget

from gui.widgets.status_offer import StatusOffer


class LastSessionOffer(StatusOffer):
    """Offers to go on with what was open; whoever makes it has a session to offer."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        asked = self.tr("The program ended unexpectedly last time. Restore what was open then?")
        said = self.tr("Last time the program ended unexpectedly.")
        self.say(said, self.tr("Restore"), self.tr("Discard"))
        self.explain(asked, self.tr("Deletes what was kept of the last session"))
        self.setAccessibleName(asked)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
