"""A line of text that is cut with an ellipsis where there is no room, and whole in its tool tip."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from gui.widgets.plain_text import plain_tip

_CUT = "…"  # what Qt puts for letters that do not fit


class ElidedLabel(QLabel):
    """A QLabel that may become as narrow as it must."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._more = ""
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def show_text(self, text: str, more: str = "") -> None:
        """Show this text; its tool tip says `more`, too."""
        if (text, more) != (self.text(), self._more):
            self._more = more
            self.setText(text)
            self._hint()

    def _hint(self) -> None:
        fits = self.fontMetrics().horizontalAdvance(self.text()) <= self.contentsRect().width()
        said = self._more if fits else "\n".join(filter(None, (self.text(), self._more)))
        self.setToolTip(plain_tip(said))

    def minimumSizeHint(self) -> QSize:
        """No width at all, one line high."""
        return QSize(0, self.fontMetrics().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw what fits, if that is at least a letter."""
        room = self.contentsRect()
        text = self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, room.width())
        if text == _CUT:
            return
        with QPainter(self) as painter:
            painter.setPen(self.palette().color(self.foregroundRole()))
            painter.drawText(room, self.alignment(), text)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Tell the whole text where it no longer fits."""
        self._hint()
        super().resizeEvent(event)
