"""A question in the status bar: it moves nothing that a person reads, and no letter answers it.

Beside `NoticeBar`, which stands above a view and tells what somebody has just asked for.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSizePolicy, QWidget

from gui.look import icons, theme
from gui.widgets.elided_label import ElidedLabel


class StatusOffer(QWidget):
    """A sentence and two buttons.

    Signals:
        accepted: a person wants what is offered.
        declined: a person does not, or has read the sentence.
    """

    accepted = Signal()
    declined = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        """Say nothing yet."""
        super().__init__(parent)
        self._sign, self._sentence = QLabel(self), ElidedLabel(self)
        self._sentence.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._sign.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._accept, self._decline = QPushButton(self), QPushButton(self)
        self._accept.clicked.connect(self.accepted)
        self._decline.clicked.connect(self.declined)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, round(theme.active().spacing), 0)  # off the window's edge
        row.setSpacing(round(theme.active().spacing / 2))
        for part in (self._sign, self._sentence, self._accept, self._decline):
            row.addWidget(part)
        for button in (self._accept, self._decline):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.setProperty("role", "slim")
        self._dress()

    @property
    def sentence(self) -> str:
        """What is said, empty when nothing is."""
        return self._sentence.text()

    def say(self, sentence: str, accept: str, decline: str) -> None:
        """Say a sentence and name the buttons; nothing can be accepted without a name for it."""
        self._sentence.show_text(sentence)
        for button, text in ((self._accept, accept), (self._decline, decline)):
            button.setText(text)
            button.setVisible(bool(text))
        self.setAccessibleName(sentence)
        self.setVisible(bool(sentence))

    def explain(self, accept: str, decline: str) -> None:
        """Say what the buttons do."""
        for button, text in ((self._accept, accept), (self._decline, decline)):
            button.setToolTip(text)
            button.setAccessibleDescription(text)

    def _dress(self) -> None:
        side = self.fontMetrics().height()
        sign = icons.icon("warning").pixmap(QSize(side, side), self.devicePixelRatio())
        self._sign.setPixmap(sign)
        for button in (self._accept, self._decline):
            button.setFixedHeight(side + 6)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the theme."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.StyleChange):
            self._dress()
