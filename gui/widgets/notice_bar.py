"""One sentence across the view about what it shows, with at most one thing to do about it.

Stays until it is answered or closed; a warning has another sign, not only another colour. It knows
nothing of problems and trainings: sentences in, wishes out.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QToolButton,
    QWidget,
)

from gui.look import icons, theme


class NoticeBar(QFrame):
    """Hidden until there is something to say."""

    action_requested = Signal()
    dismiss_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        """Say nothing yet."""
        super().__init__(parent)
        self._warning = False
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setObjectName("notice")
        self._sign = QLabel(self)
        self._sentence = QLabel(self)
        self._sentence.setWordWrap(True)
        self._sentence.setTextFormat(Qt.TextFormat.PlainText)
        self._sentence.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._sentence.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._action = QPushButton(self)
        self._action.clicked.connect(self.action_requested)
        self._close = QToolButton(self)
        self._close.setAutoRaise(True)
        self._close.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._close.clicked.connect(self.dismiss_requested)
        self._lay_out()
        self.retranslate()
        self.hide()

    def _lay_out(self) -> None:
        row = QHBoxLayout(self)
        gap = round(theme.active().spacing)
        row.setContentsMargins(gap, gap // 2, gap // 2, gap // 2)
        row.setSpacing(gap)
        row.addWidget(self._sign)
        row.addWidget(self._sentence, 1)
        row.addWidget(self._action)
        row.addWidget(self._close)

    def show_notice(self, sentence: str, *, action: str = "", warning: bool = False) -> None:
        """Show a sentence, and a button for what can be done; an empty sentence hides the bar."""
        self._warning = warning
        self._sentence.setText(sentence)
        self._action.setText(action)
        self._action.setVisible(bool(action))
        self.setAccessibleName(sentence)
        self._dress()
        self.setVisible(bool(sentence))

    @property
    def sentence(self) -> str:
        """What is said, empty when nothing is."""
        return self._sentence.text()

    def retranslate(self) -> None:
        """Set every text that is the bar's own."""
        self._close.setAccessibleName(self.tr("Close this notice"))
        self._close.setToolTip(self.tr("Close this notice"))
        self._action.setAccessibleDescription(self.tr("What can be done about the notice"))

    def _dress(self) -> None:
        side = round(1.2 * self.fontMetrics().height())
        name = "warning" if self._warning else "info"
        self._sign.setPixmap(icons.icon(name).pixmap(QSize(side, side), self.devicePixelRatio()))
        self._close.setIcon(icons.icon("close"))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape closes the notice."""
        if event.key() == Qt.Key.Key_Escape:
            self.dismiss_requested.emit()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Follow language and theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() in (QEvent.Type.PaletteChange, QEvent.Type.StyleChange):
            self._dress()
