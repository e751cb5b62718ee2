"""The notes about a file: a button with their number, and all of them in a small window below."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPoint, QSize, Qt
from PySide6.QtWidgets import QFrame, QLabel, QScrollArea, QToolButton, QVBoxLayout, QWidget

from gui.look import icons, theme
from gui.look.translation import format_number

_WIDTH_IN_LETTERS = 60


class NotesButton(QToolButton):
    """Hidden without notes."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._notes: tuple[str, ...] = ()
        self._popup = QFrame(self, Qt.WindowType.Popup)
        self._popup.setProperty("role", "panel")
        self._list = QLabel(wordWrap=True, textFormat=Qt.TextFormat.PlainText)
        self._scroll = QScrollArea(self._popup)
        self._lay_out()
        self._dress()
        self.hide()

    def show_notes(self, notes: Sequence[str]) -> None:
        """Offer these sentences."""
        self._notes = tuple(notes)
        self._list.setText("\n\n".join(self._notes))
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
        """Show the notes below the button, inside the screen."""
        letters = self.fontMetrics().averageCharWidth() * _WIDTH_IN_LETTERS
        room = self.screen().availableGeometry()
        width = min(letters, room.width() // 2)
        height = self._list.heightForWidth(width) + 4 * round(theme.active().spacing)
        self._popup.resize(width + 40, min(height, room.height() // 2))
        place = self.mapToGlobal(QPoint(0, self.height()))
        left = max(room.left(), min(place.x(), room.right() - self._popup.width()))
        self._popup.move(left, place.y())
        self._popup.show()
        self._scroll.setFocus()

    def _lay_out(self) -> None:
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.clicked.connect(self.open_notes)
        self._list.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._list.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._scroll.setWidget(self._list)
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.viewport().setAutoFillBackground(False)
        self._list.setAutoFillBackground(False)
        QVBoxLayout(self._popup).addWidget(self._scroll)

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
