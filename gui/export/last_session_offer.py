"""The question after a crash, in the status bar: it moves nothing, and no letter answers it.

Beside `autosave`, which kept the session, and `session_place`, which opens it.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSizePolicy, QWidget

from gui.look import icons, theme
from gui.widgets.elided_label import ElidedLabel
from gui.widgets.work_bar import WITHOUT_PADDING


class LastSessionOffer(QWidget):
    """A sentence and two buttons.

    Signals:
        accepted: a person wants to go on with what was open.
        declined: a person does not.
    """

    accepted = Signal()
    declined = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        """Offer it; whoever makes it has a session to offer."""
        super().__init__(parent)
        self._sign, self._sentence = QLabel(self), ElidedLabel(self)
        self._sentence.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._accept, self._decline = QPushButton(self), QPushButton(self)
        self._accept.clicked.connect(self.accepted)
        self._decline.clicked.connect(self.declined)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(round(theme.active().spacing / 2))
        for part in (self._sign, self._sentence, self._accept, self._decline):
            row.addWidget(part)
        for button in (self._accept, self._decline):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.setStyleSheet(WITHOUT_PADDING)
        self._dress()
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        asked = self.tr("The program ended unexpectedly last time. Go on with what was open then?")
        self._sentence.show_text(self.tr("Last time the program ended unexpectedly."))
        self._accept.setText(self.tr("Go on from there"))
        self._decline.setText(self.tr("Forget it"))
        self.setAccessibleName(asked)
        self._accept.setToolTip(asked)
        self._accept.setAccessibleDescription(asked)
        does = self.tr("Deletes what was kept of the last session")
        self._decline.setToolTip(does)
        self._decline.setAccessibleDescription(does)

    def _dress(self) -> None:
        side = self.fontMetrics().height()
        sign = icons.icon("warning").pixmap(QSize(side, side), self.devicePixelRatio())
        self._sign.setPixmap(sign)
        for button in (self._accept, self._decline):
            button.setFixedHeight(side + 6)

    def changeEvent(self, event: QEvent) -> None:
        """Follow language and theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() in (QEvent.Type.PaletteChange, QEvent.Type.StyleChange):
            self._dress()
