"""While a file is being opened: its name over the view, whose old content is not the answer.

Beside the progress in the status bar, which is small: who started with a file must not read the
numbers of another tokenizer meanwhile. It takes neither mouse nor keys: what is typed stays.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from gui.look import theme
from gui.work.opening import Opening

_THICKNESS: Final = 0.82


class OpeningVeil(QWidget):
    """Covers its parent thinly, with a sentence in the middle; hidden until there is an opening."""

    def __init__(self, parent: QWidget) -> None:
        """Cover nothing yet."""
        super().__init__(parent)
        self._covered = parent
        self._names: tuple[str, ...] = ()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._said, self._warned = self._label("heading"), self._label("muted")
        column = QVBoxLayout(self)
        gap = round(3 * theme.active().spacing)
        column.setContentsMargins(gap, gap, gap, gap)
        column.addStretch(1)
        column.addWidget(self._said)
        column.addWidget(self._warned)
        column.addStretch(1)
        parent.installEventFilter(self)
        self.hide()

    def _label(self, role: str) -> QLabel:
        label = QLabel(self, wordWrap=True, textFormat=Qt.TextFormat.PlainText)
        label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        label.setProperty("role", role)
        return label

    def cover(self, opening: Opening | None) -> None:
        """Say what is being opened; None: nothing any more."""
        self._names = tuple(path.name for path in opening.paths) if opening is not None else ()
        self.retranslate()
        self.setVisible(opening is not None)
        if opening is not None:
            self.setGeometry(self._covered.rect())
            self.raise_()

    def _sentences(self) -> QRectF:
        """Where the sentences are: in the middle of their labels, which are as wide as the view."""
        labels = self._said, self._warned
        place = QRectF(self._said.geometry().united(self._warned.geometry()))
        width = max(label.fontMetrics().horizontalAdvance(label.text()) for label in labels)
        spare = max(0.0, place.width() - width) / 2
        return place.adjusted(spare, 0, -spare, 0)

    def text(self) -> str:
        """What is said; nothing while nothing is opened."""
        return "" if self.isHidden() else self._said.text()

    def retranslate(self) -> None:
        """Say it in the language of now."""
        self._said.setText(self.tr("Opening {file}…").format(file=", ".join(self._names)))
        self._warned.setText(self.tr("What is still to be seen here is not from this file."))
        self.setAccessibleName(self._said.text())

    # Qt

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay as large as the parent."""
        if event.type() == QEvent.Type.Resize and not self.isHidden():
            self.setGeometry(self._covered.rect())
        return super().eventFilter(watched, event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the veil, and a quiet ground below the sentences."""
        look = theme.active()
        ground = QColor(look.window)
        ground.setAlphaF(_THICKNESS)
        gap = 2 * look.spacing
        middle = self._sentences().adjusted(-gap, -gap, gap, gap)
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), ground)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(look.border, 1))
            painter.setBrush(look.panel)
            painter.drawRoundedRect(middle, 4, 4)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
